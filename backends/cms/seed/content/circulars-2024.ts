import { DEPARTMENTS } from '../facts/departments';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      CircularNumber: '2024/001',
      ReleaseDate: '2024-01-10',
      TransferDate: '2024-01-11',
      PublishedOn: '2024-01-15',
    },
    ar: {
      Subject: 'النافذة البحرية الموحدة',
      Description:
        'تُرسل إقرارات الوصول والإقامة والمغادرة عبر النافذة البحرية الموحدة وحدها اعتبارًا من الأول من فبراير 2024، تنفيذًا لتعديلات اتفاقية تيسير حركة الملاحة البحرية الدولية.',
      Category: 'تقنية',
      OrganizationName: DEPARTMENTS.digital.ar,
      DirectedTo: 'الوكلاء الملاحيين',
      File: 'circular-2024-001-ar.pdf',
    },
    en: {
      Subject: 'Maritime single window',
      Description:
        'From 1 February 2024 arrival, stay and departure declarations must be sent through the maritime single window only, in line with the amended FAL Convention.',
      Category: 'Digital',
      OrganizationName: DEPARTMENTS.digital.en,
      DirectedTo: 'Shipping agents',
      File: 'circular-2024-001-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2024/002',
      ReleaseDate: '2024-01-28',
      TransferDate: '2024-01-30',
      PublishedOn: '2024-01-31',
    },
    ar: {
      Subject: 'نقل بطاريات الليثيوم في الحاويات',
      Description:
        'يُشترط في إقرار شحنات بطاريات الليثيوم بيان نسبة الشحن ونوع التغليف، وتُخزن حاوياتها في مواقع منفصلة لا ترتفع عن طبقة واحدة.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'الوكلاء الملاحيين ومشغّلي المحطات',
      File: 'circular-2024-002-ar.pdf',
    },
    en: {
      Subject: 'Lithium batteries in containers',
      Description:
        'Declarations for lithium batteries must give the state of charge and the packing. The containers must be kept separate and must not be stacked.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'Shipping agents and terminal operators',
      File: 'circular-2024-002-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2024/003',
      ReleaseDate: '2024-02-18',
    },
    ar: {
      Subject: 'أعمال الصيانة في يوم التأسيس',
      Description:
        'تُنفذ صيانة أنظمة البوابات الإلكترونية في يوم التأسيس 22 فبراير 2024 من 1 إلى 5 صباحًا، ويُستخدم التسجيل اليدوي في هذه الفترة.',
      File: 'circular-2024-003-ar.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2024/004',
      ReleaseDate: '2024-03-03',
      TransferDate: '2024-03-05',
      PublishedOn: '2024-03-07',
    },
    ar: {
      Subject: 'تنظيم العمل في رمضان 1445هـ',
      Description:
        'يُعمل في رمضان 1445هـ بثلاث مناوبات في الساحات تبدأ في 8 صباحًا و2 ظهرًا و9 مساءً، وتُصرف وجبات الإفطار للمناوبين في مواقعهم.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2024-004-ar.pdf',
    },
    en: {
      Subject: 'Organisation of work in Ramadan 1445 AH',
      Description:
        'In Ramadan 1445 AH yards work three shifts starting at 8am, 2pm and 9pm. Meals are brought to those on duty.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'All port users',
      File: 'circular-2024-004-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2024/005',
      ReleaseDate: '2024-04-01',
      TransferDate: '2024-04-02',
      PublishedOn: '2024-04-03',
    },
    ar: {
      Subject: 'فسح البضائع سريعة التلف في عيد الفطر 1445هـ',
      Description:
        'تُستكمل إجراءات الحاويات المبردة الواردة من 29 رمضان إلى 4 شوال 1445هـ خلال 12 ساعة من التفريغ، وعلى المستورد تعيين مندوب متاح على مدار الساعة.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'المستوردين والمصدّرين',
      File: 'circular-2024-005-ar.pdf',
    },
    en: {
      Subject: 'Perishables over Eid al-Fitr 1445 AH',
      Description:
        'Reefer imports arriving from 29 Ramadan to 4 Shawwal 1445 AH must be cleared within 12 hours of discharge. Importers must name a representative who can be reached at any hour.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'Importers and exporters',
      File: 'circular-2024-005-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2024/006',
      ReleaseDate: '2024-04-24',
      TransferDate: '2024-04-28',
      PublishedOn: '2024-04-29',
      Ports: 'jazan',
    },
    ar: {
      Subject: 'مراسي الانتظار الجديدة قبالة ميناء جازان',
      Description:
        'حُددت 4 مراسي انتظار جديدة قبالة ميناء جازان للسفن التي يصل طولها إلى 230 مترًا، ويُخصص المرسى «د» لسفن البضائع الخطرة.',
      Category: 'بحرية',
      OrganizationName: DEPARTMENTS.pilotage.ar,
      DirectedTo: 'ملاك السفن وربابنتها',
      File: 'circular-2024-006-ar.pdf',
    },
    en: {
      Subject: 'New anchorages off Jazan Port',
      Description:
        'Four new anchorages off Jazan Port take vessels of up to 230 metres. Anchorage D is reserved for dangerous cargo.',
      Category: 'Marine',
      OrganizationName: DEPARTMENTS.pilotage.en,
      DirectedTo: 'Ship owners and masters',
      File: 'circular-2024-006-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2024/007',
      ReleaseDate: '2024-05-15',
    },
    ar: {
      Subject: 'تقدير حمولات سفن الدحرجة',
      Description:
        'تُحتسب أجور مناولة المركبات على سفن الدحرجة بحسب الوزن الفارغ المسجل في الاستمارة، ويُقبل بيان المصنّع للمركبات الجديدة.',
    },
    en: {
      Subject: 'Weights on ro-ro vessels',
      Description:
        'Handling of vehicles on ro-ro vessels is charged on the registered unladen weight. For new vehicles the maker’s statement is accepted.',
    },
  },
  {
    shared: {
      CircularNumber: '2024/008',
      ReleaseDate: '2024-06-02',
      TransferDate: '2024-06-04',
      PublishedOn: '2024-06-05',
    },
    ar: {
      Subject: 'خدمات موسم حج 1445هـ في موانئ البحر الأحمر',
      Description:
        'تبدأ مناوبات الحج في ميناءي جدة وضباء من الأول من ذي الحجة 1445هـ، وتُخصص 6 منصات خدمة لكبار السن والأشخاص ذوي الإعاقة في صالات القدوم.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'الجهات الحكومية العاملة في الموانئ',
      File: 'circular-2024-008-ar.pdf',
    },
    en: {
      Subject: 'Hajj 1445 AH at the Red Sea ports',
      Description:
        'Hajj rosters at Jeddah and Duba ports start on 1 Dhu al-Hijjah 1445 AH. Six counters in the arrival halls serve older and disabled pilgrims.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'Government agencies working in the ports',
      File: 'circular-2024-008-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2024/009',
      ReleaseDate: '2024-06-26',
      TransferDate: '2024-06-27',
      PublishedOn: '2024-06-30',
    },
    ar: {
      Subject: 'منع تفريغ مياه الاتزان غير المعالجة',
      Description:
        'لا يُسمح بتفريغ مياه الاتزان في حدود الموانئ إلا بعد معالجتها وفق المعيار D-2، وتؤخذ عينة من سفينة واحدة من كل 20 سفينة قادمة.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'مقدمي الخدمات البحرية',
      File: 'circular-2024-009-ar.pdf',
    },
    en: {
      Subject: 'Untreated ballast water',
      Description:
        'Ballast water may be discharged within port limits only after treatment to the D-2 standard. One in every 20 arriving ships is sampled.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'Marine service providers',
      File: 'circular-2024-009-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2024/010',
      ReleaseDate: '2024-07-21',
      TransferDate: '2024-07-23',
      PublishedOn: '2024-07-25',
    },
    ar: {
      Subject: 'دورة مراجعة أجور الأراضي',
      Description:
        'تُراجع أجور الأراضي المؤجرة كل 5 سنوات، ولا تزيد نسبة التعديل في الدورة الواحدة على 15%، ويُشعر المستأجر قبل 180 يومًا من السريان.',
      Category: 'مالية',
      OrganizationName: DEPARTMENTS.finance.ar,
      DirectedTo: 'مستأجري المواقع والمستودعات',
      File: 'circular-2024-010-ar.pdf',
    },
    en: {
      Subject: 'Review of land rents',
      Description:
        'Land rents are reviewed every five years. A review changes them by no more than 15%, and tenants must be told 180 days beforehand.',
      Category: 'Financial',
      OrganizationName: DEPARTMENTS.finance.en,
      DirectedTo: 'Tenants of sites and warehouses',
      File: 'circular-2024-010-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2024/011',
      ReleaseDate: '2024-08-11',
    },
    ar: {
      Subject: 'نقل الشحنات كبيرة الأبعاد',
      Description:
        'تُقدم طلبات خروج الشحنات التي يزيد عرضها على 3.5 متر قبل 3 أيام عمل، وتتحرك من منتصف الليل إلى 5 صباحًا بمرافقة مركبة إرشاد.',
      File: 'circular-2024-011-ar.pdf',
    },
    en: {
      Subject: 'Oversize loads',
      Description:
        'Requests for loads wider than 3.5 metres must be filed three working days ahead. They may move only between midnight and 5am, behind an escort vehicle.',
      File: 'circular-2024-011-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2024/012',
      ReleaseDate: '2024-08-28',
      TransferDate: '2024-09-01',
      PublishedOn: '2024-09-02',
    },
    ar: {
      Subject: 'الإفصاح عن أجور الوكالات الملاحية',
      Description:
        'ينشر كل وكيل ملاحي قائمة أجوره على موقعه الإلكتروني قبل الأول من أكتوبر 2024، ولا يحق له تحصيل بند غير مدرج فيها.',
      Category: 'تنظيمية',
      OrganizationName: DEPARTMENTS.licensing.ar,
      DirectedTo: 'الوكلاء الملاحيين',
      File: 'circular-2024-012-ar.pdf',
    },
    en: {
      Subject: 'Publication of agency charges',
      Description:
        'Each shipping agent must publish its charges on its website by 1 October 2024 and must not collect a charge that is not listed.',
      Category: 'Regulatory',
      OrganizationName: DEPARTMENTS.licensing.en,
      DirectedTo: 'Shipping agents',
      File: 'circular-2024-012-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2024/013',
      ReleaseDate: '2024-09-15',
    },
    ar: {
      Subject: 'أعمال اليوم الوطني 94',
      Description:
        'تُرحّل مواعيد الشاحنات المحجوزة بين 4 عصرًا و10 مساءً يوم 23 سبتمبر 2024 إلى اليوم التالي دون رسوم، لتنظيم الفعاليات على واجهة الميناء.',
      File: 'circular-2024-013-ar.pdf',
    },
    en: {
      Subject: '94th National Day arrangements',
      Description:
        'Truck appointments between 4pm and 10pm on 23 September 2024 move to the next day without charge because of events on the port waterfront.',
      File: 'circular-2024-013-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2024/014',
      ReleaseDate: '2024-10-06',
      TransferDate: '2024-10-08',
      PublishedOn: '2024-10-09',
    },
    ar: {
      Subject: 'الطائرات المسيّرة فوق الموانئ',
      Description:
        'يُحظر تشغيل الطائرات المسيّرة داخل حدود الموانئ دون تصريح يُطلب قبل 10 أيام عمل، ويُكتفى بتصريح سنوي لأعمال المسح والتفتيش الهندسي.',
      Category: 'أمنية',
      OrganizationName: DEPARTMENTS.compliance.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2024-014-ar.pdf',
    },
    en: {
      Subject: 'Drones over the ports',
      Description:
        'Drones must not be flown within port limits without a permit, which must be requested 10 working days ahead. An annual permit covers survey and engineering inspection.',
      Category: 'Security',
      OrganizationName: DEPARTMENTS.compliance.en,
      DirectedTo: 'All port users',
      File: 'circular-2024-014-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2024/015',
      ReleaseDate: '2024-10-30',
      TransferDate: '2024-10-31',
      PublishedOn: '2024-11-03',
      Ports: 'jeddah, dammam',
    },
    ar: {
      Subject: 'قراءة اللوحات آليًا عند البوابات',
      Description:
        'تُفعّل القراءة الآلية للوحات المركبات وأرقام الحاويات في بوابات ميناء الجبيل التجاري اعتبارًا من 17 نوفمبر 2024، وتُعاد كل مركبة لوحتها غير واضحة أو محجوبة.',
      Category: 'تقنية',
      OrganizationName: DEPARTMENTS.digital.ar,
      DirectedTo: 'شركات النقل البري',
      File: 'circular-2024-015-ar.pdf',
    },
    en: {
      Subject: 'Automatic plate reading at the gates',
      Description:
        'Plates and container numbers are read automatically at the gates of Jubail Commercial Port from 17 November 2024. Vehicles with unclear or covered plates are turned back.',
      Category: 'Digital',
      OrganizationName: DEPARTMENTS.digital.en,
      DirectedTo: 'Road transport companies',
      File: 'circular-2024-015-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2024/016',
      ReleaseDate: '2024-11-20',
    },
    ar: {
      Subject: 'التخزين المؤقت للسيارات الواردة',
      Description:
        'تُنقل السيارات التي تجاوز بقاؤها 15 يومًا في ساحات ميناء الدمام إلى ساحة مساندة خارج الميناء، ويتحمل المستورد أجرة النقل.',
      File: 'circular-2024-016-ar.pdf',
    },
    en: {
      Subject: 'Temporary storage of imported cars',
      Description:
        'Cars held in the yards of Dammam Port for more than 15 days move to an outside yard at the importer’s expense.',
      File: 'circular-2024-016-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2024/017',
      ReleaseDate: '2024-12-15',
      TransferDate: '2024-12-16',
      PublishedOn: '2024-12-17',
    },
    ar: {
      Subject: 'منطقتا البحر الأحمر وخليج عدن الخاصتان',
      Description:
        'يُعمل اعتبارًا من الأول من يناير 2025 بأحكام المناطق الخاصة في البحر الأحمر وخليج عدن بشأن الزيوت والقمامة، وتُسلَّم المخلفات إلى مرافق الاستقبال في الموانئ.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'ملاك السفن وربابنتها',
      File: 'circular-2024-017-ar.pdf',
    },
    en: {
      Subject: 'Red Sea and Gulf of Aden special areas',
      Description:
        'From 1 January 2025 the special area rules for oil and garbage apply in the Red Sea and the Gulf of Aden. Waste must be delivered to port reception facilities.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'Ship owners and masters',
      File: 'circular-2024-017-en.pdf',
    },
  },
] satisfies SeedEntry[];
