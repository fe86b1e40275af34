import { FACTS } from '../facts';
import { DEPARTMENTS } from '../facts/departments';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      CircularNumber: '2025/001',
      ReleaseDate: '2025-01-14',
      TransferDate: '2025-01-15',
      PublishedOn: '2025-01-19',
    },
    ar: {
      Subject: 'قياس زمن دوران الشاحنة',
      Description: `يُحتسب زمن دوران الشاحنة من دخول البوابة إلى الخروج منها، ويُنشر متوسطه لكل محطة أسبوعيًا، ويجب على المحطة التي يتجاوز متوسطها ${FACTS.ar.turnaroundPlanMinutes} دقيقة أسبوعين متتاليين أن تقدم خطة تصحيح.`,
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'مشغّلي المحطات',
      File: 'circular-2025-001-ar.pdf',
    },
    en: {
      Subject: 'Truck turnaround time',
      Description: `Truck turnaround is measured from gate to gate and published weekly for each terminal. A terminal that averages more than ${FACTS.en.turnaroundPlanMinutes} minutes in two weeks running must submit a corrective plan.`,
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'Terminal operators',
      File: 'circular-2025-001-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2025/002',
      ReleaseDate: '2025-02-02',
      TransferDate: '2025-02-04',
      PublishedOn: '2025-02-05',
    },
    ar: {
      Subject: 'تجديد شهادات المرشدين البحريين',
      Description:
        'تُجدد شهادات المرشدين كل 5 سنوات بعد اجتياز 3 أيام من التدريب على المحاكي، ويُوقف عن العمل من لم يُجدد شهادته قبل 30 يونيو 2025.',
      Category: 'بحرية',
      OrganizationName: DEPARTMENTS.pilotage.ar,
      DirectedTo: 'مقدمي الخدمات البحرية',
      File: 'circular-2025-002-ar.pdf',
    },
    en: {
      Subject: 'Renewal of pilots’ certificates',
      Description:
        'Pilots’ certificates must be renewed every five years after three days on the simulator. Pilots whose certificates are not renewed by 30 June 2025 must stop work.',
      Category: 'Marine',
      OrganizationName: DEPARTMENTS.pilotage.en,
      DirectedTo: 'Marine service providers',
      File: 'circular-2025-002-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2025/003',
      ReleaseDate: '2025-02-20',
      TransferDate: '2025-02-23',
      PublishedOn: '2025-02-24',
    },
    ar: {
      Subject: 'مواعيد الخدمات في رمضان 1446هـ',
      Description:
        'تفتح مكاتب الخدمات في رمضان 1446هـ من 10 صباحًا إلى 3 عصرًا، وتُقدم خدمات النافذة المسائية في موانئ جدة والدمام وجازان من 9 مساءً إلى منتصف الليل.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2025-003-ar.pdf',
    },
    en: {
      Subject: 'Service hours in Ramadan 1446 AH',
      Description:
        'Service offices open from 10am to 3pm in Ramadan 1446 AH. Jeddah, Dammam and Jazan ports also keep an evening window from 9pm to midnight.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'All port users',
      File: 'circular-2025-003-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2025/004',
      ReleaseDate: '2025-03-19',
    },
    ar: {
      Subject: 'ترتيبات عيد الفطر 1446هـ',
      Description:
        'تستمر مناولة الحاويات طوال إجازة عيد الفطر 1446هـ، وتتوقف مناولة الحبوب السائبة في اليوم الأول من 4 فجرًا إلى 2 ظهرًا.',
      File: 'circular-2025-004-ar.pdf',
    },
    en: {
      Subject: 'Eid al-Fitr 1446 AH arrangements',
      Description:
        'Container handling continues throughout Eid al-Fitr 1446 AH. Bulk grain handling stops on the first day from 4am to 2pm.',
      File: 'circular-2025-004-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2025/005',
      ReleaseDate: '2025-04-16',
      TransferDate: '2025-04-17',
      PublishedOn: '2025-04-20',
    },
    ar: {
      Subject: 'رقم السداد الموحد',
      Description:
        'يُصدر لكل عميل رقم سداد موحد تُجمع تحته فواتير الموانئ كلها، ويُلغى العمل بأرقام السداد الخاصة بكل ميناء في 31 مايو 2025.',
      Category: 'مالية',
      OrganizationName: DEPARTMENTS.finance.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2025-005-ar.pdf',
    },
    en: {
      Subject: 'Single payment number',
      Description:
        'Each customer receives one payment number for the invoices of all ports. Separate port numbers are withdrawn on 31 May 2025.',
      Category: 'Financial',
      OrganizationName: DEPARTMENTS.finance.en,
      DirectedTo: 'All port users',
      File: 'circular-2025-005-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2025/006',
      ReleaseDate: '2025-05-11',
      TransferDate: '2025-05-13',
      PublishedOn: '2025-05-14',
    },
    ar: {
      Subject: 'حظر العمل وقت الظهيرة لصيف 2025',
      Description:
        'يسري حظر العمل في الأماكن المكشوفة من 12 ظهرًا إلى 3 عصرًا بين 15 يونيو و15 سبتمبر 2025، وتُنقل مناولة البضائع العامة إلى الفترتين الصباحية والمسائية.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2025-006-ar.pdf',
    },
    en: {
      Subject: 'Midday work ban, summer 2025',
      Description:
        'Work in the open is banned from noon to 3pm between 15 June and 15 September 2025. General cargo is handled in morning and evening shifts.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'All port users',
      File: 'circular-2025-006-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2025/007',
      ReleaseDate: '2025-05-25',
      TransferDate: '2025-05-26',
      PublishedOn: '2025-05-28',
      Ports: 'jeddah',
    },
    ar: {
      Subject: 'تنظيم قدوم حجاج 1446هـ عبر ميناء جدة',
      Description:
        'تُستقبل سفن الحجاج على الرصيفين 57 و58 في ميناء جدة، وتُنقل الأمتعة مباشرة إلى الحافلات دون تسليمها في الصالة.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'الجهات الحكومية العاملة في الموانئ',
      File: 'circular-2025-007-ar.pdf',
    },
    en: {
      Subject: 'Hajj 1446 AH arrivals at Jeddah Port',
      Description:
        'Pilgrim vessels use berths 57 and 58 at Jeddah Port. Luggage goes straight to the buses without passing through the hall.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'Government agencies working in the ports',
      File: 'circular-2025-007-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2025/008',
      ReleaseDate: '2025-06-24',
    },
    ar: {
      Subject: 'اتفاقية هونغ كونغ لإعادة تدوير السفن',
      Description:
        'تُطلب من السفن القادمة شهادة جرد المواد الخطرة اعتبارًا من 26 يونيو 2025، ولا يُسمح بتفكيك السفن على شواطئ الموانئ ومرافئ الصيد.',
      File: 'circular-2025-008-ar.pdf',
    },
    en: {
      Subject: 'Hong Kong Convention on ship recycling',
      Description:
        'From 26 June 2025 arriving ships must show their inventory of hazardous materials. Ships must not be broken up on port beaches or in fishing harbours.',
      File: 'circular-2025-008-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2025/009',
      ReleaseDate: '2025-07-16',
      TransferDate: '2025-07-17',
      PublishedOn: '2025-07-20',
    },
    ar: {
      Subject: 'تحديث عقود المراكز اللوجستية',
      Description:
        'تُضاف إلى عقود المناطق اللوجستية بنود للحد الأدنى من الإنتاجية، وتُمنح المنشآت التي تعيد تصدير 30% من بضائعها أولوية التجديد.',
      Category: 'تنظيمية',
      OrganizationName: DEPARTMENTS.licensing.ar,
      DirectedTo: 'مستأجري المواقع والمستودعات',
      File: 'circular-2025-009-ar.pdf',
    },
    en: {
      Subject: 'Logistics zone leases',
      Description:
        'Logistics zone leases now contain minimum output clauses. Firms that re-export 30% of their cargo have priority on renewal.',
      Category: 'Regulatory',
      OrganizationName: DEPARTMENTS.licensing.en,
      DirectedTo: 'Tenants of sites and warehouses',
      File: 'circular-2025-009-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2025/010',
      ReleaseDate: '2025-08-06',
      TransferDate: '2025-08-10',
      PublishedOn: '2025-08-12',
    },
    ar: {
      Subject: 'التحقق بخطوتين في بوابة العملاء',
      Description:
        'يصبح التحقق بخطوتين إلزاميًا لكل مستخدمي بوابة العملاء في 24 أغسطس 2025، وتُلغى الحسابات المشتركة التي يستخدمها أكثر من شخص.',
      Category: 'تقنية',
      OrganizationName: DEPARTMENTS.digital.ar,
      DirectedTo: 'الوكلاء الملاحيين',
      File: 'circular-2025-010-ar.pdf',
    },
    en: {
      Subject: 'Two-step sign-in on the customer portal',
      Description:
        'Two-step sign-in is compulsory on the customer portal from 24 August 2025. Accounts shared by more than one person are closed.',
      Category: 'Digital',
      OrganizationName: DEPARTMENTS.digital.en,
      DirectedTo: 'Shipping agents',
      File: 'circular-2025-010-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2025/011',
      ReleaseDate: '2025-08-27',
    },
    ar: {
      Subject: 'مخالفات السرعة داخل الموانئ',
      Description: `تُحدد السرعة القصوى على طرق الموانئ بـ${FACTS.ar.roadSpeed} كيلومترًا في الساعة وفي الساحات بـ${FACTS.ar.yardSpeed} كيلومترًا، ويُوقف السائق ${FACTS.ar.driverSuspendDays} يومًا بعد ${FACTS.ar.driverBreaches} مخالفات في السنة.`,
      File: 'circular-2025-011-ar.pdf',
    },
    en: {
      Subject: 'Speed limits inside ports',
      Description: `The limit is ${FACTS.en.roadSpeed} kilometres an hour on port roads and ${FACTS.en.yardSpeed} in yards. A driver is suspended for ${FACTS.en.driverSuspendDays} days after ${FACTS.en.driverBreaches} breaches in a year.`,
      File: 'circular-2025-011-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2025/012',
      ReleaseDate: '2025-09-10',
    },
    ar: {
      Subject: 'إجازة اليوم الوطني 95 ومناوباتها',
      Description:
        'تُقدم خدمة إصدار أذونات السفر للسفن دون انقطاع يوم الثلاثاء 23 سبتمبر 2025، وتُعلّق الزيارات الميدانية للمستأجرين من 22 إلى 24 سبتمبر.',
    },
    en: {
      Subject: '95th National Day holiday and rosters',
      Description:
        'Port clearance for vessels continues without a break on Tuesday 23 September 2025. Site visits by tenants are suspended from 22 to 24 September.',
    },
  },
  {
    shared: {
      CircularNumber: '2025/013',
      ReleaseDate: '2025-10-05',
      TransferDate: '2025-10-06',
      PublishedOn: '2025-10-08',
    },
    ar: {
      Subject: 'تشغيل جهاز التعريف الآلي في السفن',
      Description:
        'تُلزم السفن التي تزيد حمولتها الإجمالية على 300 طن بإبقاء جهاز التعريف الآلي عاملًا منذ دخول منطقة المراقبة، ويُبلّغ عن كل انقطاع يتجاوز 5 دقائق.',
      Category: 'بحرية',
      OrganizationName: DEPARTMENTS.pilotage.ar,
      DirectedTo: 'الوكلاء الملاحيين',
      File: 'circular-2025-013-ar.pdf',
    },
    en: {
      Subject: 'Automatic identification of vessels',
      Description:
        'Vessels of over 300 GT must keep AIS transmitting inside the surveillance area. Any break of more than five minutes must be reported.',
      Category: 'Marine',
      OrganizationName: DEPARTMENTS.pilotage.en,
      DirectedTo: 'Shipping agents',
      File: 'circular-2025-013-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2025/014',
      ReleaseDate: '2025-10-29',
      TransferDate: '2025-11-02',
      PublishedOn: '2025-11-03',
      EffectiveDate: '2026-01-01',
      Replaces: '2022/006',
    },
    ar: {
      Subject: 'التعديل 42-24 على مدونة البضائع الخطرة',
      Description:
        'يصبح التعديل 42-24 إلزاميًا في الأول من يناير 2026، ويشمل أحكامًا جديدة للمركبات الكهربائية وبطاريات أيونات الصوديوم والفحم النباتي.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'الوكلاء الملاحيين ومشغّلي المحطات',
      File: 'circular-2025-014-ar.pdf',
    },
    en: {
      Subject: 'IMDG Code amendment 42-24',
      Description:
        'Amendment 42-24 is mandatory from 1 January 2026. It brings new rules for electric vehicles, sodium-ion batteries and charcoal.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'Shipping agents and terminal operators',
      File: 'circular-2025-014-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2025/015',
      ReleaseDate: '2025-11-19',
      TransferDate: '2025-11-20',
      PublishedOn: '2025-11-23',
    },
    ar: {
      Subject: 'تفتيش الحاويات الفارغة قبل التحميل',
      Description:
        'تُفتح الحاويات الفارغة المعدة للتصدير وتُصوّر من الداخل قبل نقلها إلى الرصيف بـ6 ساعات على الأكثر، وتُختم بختم أزرق مرقم.',
      Category: 'أمنية',
      OrganizationName: DEPARTMENTS.compliance.ar,
      DirectedTo: 'مشغّلي المحطات',
    },
    en: {
      Subject: 'Inspection of empty containers',
      Description:
        'Empty containers for export must be opened and photographed no more than six hours before they go to the quay, then closed with a numbered blue seal.',
      Category: 'Security',
      OrganizationName: DEPARTMENTS.compliance.en,
      DirectedTo: 'Terminal operators',
    },
  },
  {
    shared: {
      CircularNumber: '2025/016',
      ReleaseDate: '2025-12-17',
      EffectiveDate: '2026-01-01',
    },
    ar: {
      Subject: 'الإبلاغ عن الحاويات المفقودة في البحر',
      Description:
        'يجب أن يبلّغ الربان عن الحاويات المفقودة أو الطافية فور علمه بها، وفق تعديلات الاتفاقية الدولية لسلامة الأرواح في البحار النافذة في الأول من يناير 2026، مع بيان العدد والموقع والمحتويات الخطرة.',
      File: 'circular-2025-016-ar.pdf',
    },
    en: {
      Subject: 'Reporting of containers lost at sea',
      Description:
        'Under the SOLAS amendments in force on 1 January 2026, masters must report lost or drifting containers at once, with their number, position and any dangerous contents.',
      File: 'circular-2025-016-en.pdf',
    },
  },
] satisfies SeedEntry[];
