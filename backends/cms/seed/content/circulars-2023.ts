import { DEPARTMENTS } from '../facts/departments';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      CircularNumber: '2023/001',
      ReleaseDate: '2023-01-15',
      TransferDate: '2023-01-16',
      PublishedOn: '2023-01-18',
      Ports: 'dammam',
    },
    ar: {
      Subject: 'توسعة ساحة انتظار الشاحنات في ميناء الدمام',
      Description:
        'تُفتح ساحة انتظار جديدة تتسع لنحو 450 شاحنة عند البوابة الغربية لميناء الدمام في 29 يناير 2023، ويُمنع الوقوف على كتفي الطريق المؤدي إلى الميناء.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'شركات النقل البري',
      File: 'circular-2023-001-ar.pdf',
    },
    en: {
      Subject: 'Larger truck park at Dammam Port',
      Description:
        'A truck park for about 450 vehicles opens at the western gate of Dammam Port on 29 January 2023. Vehicles must not stop on the shoulders of the approach road.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'Road transport companies',
      File: 'circular-2023-001-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2023/002',
      ReleaseDate: '2023-02-08',
      TransferDate: '2023-02-12',
      PublishedOn: '2023-02-13',
    },
    ar: {
      Subject: 'الضمان المالي للوكلاء الملاحيين',
      Description:
        'يُرفع الضمان البنكي للوكيل الملاحي إلى 500 ألف ريال أيًا كان عدد السفن التي يخدمها، ويُقدم الضمان الجديد عند أول تجديد للترخيص.',
      Category: 'مالية',
      OrganizationName: DEPARTMENTS.finance.ar,
      DirectedTo: 'الوكلاء الملاحيين',
      File: 'circular-2023-002-ar.pdf',
    },
    en: {
      Subject: 'Financial guarantee of shipping agents',
      Description:
        'The bank guarantee of a shipping agent rises to SAR 500,000 whatever the number of vessels it serves. Agents must provide the new guarantee at their next licence renewal.',
      Category: 'Financial',
      OrganizationName: DEPARTMENTS.finance.en,
      DirectedTo: 'Shipping agents',
      File: 'circular-2023-002-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2023/003',
      ReleaseDate: '2023-03-01',
    },
    ar: {
      Subject: 'رفع العلم في مباني الموانئ',
      Description:
        'تُرفع الأعلام على مباني الموانئ وأرصفتها الرئيسة يوم 11 مارس 2023 بمناسبة يوم العلم، مع مراعاة أحكام رفعه وتنكيسه وسلامة حالته.',
      File: 'circular-2023-003-ar.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2023/004',
      ReleaseDate: '2023-03-15',
      TransferDate: '2023-03-19',
      PublishedOn: '2023-03-21',
    },
    ar: {
      Subject: 'الدوام خلال رمضان 1444هـ',
      Description:
        'يكون دوام منسوبي الموانئ في رمضان 1444هـ 5 ساعات يوميًا تبدأ من 10 صباحًا، مع إتاحة بداية مرنة حتى 11 صباحًا لغير العاملين بنظام المناوبات.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2023-004-ar.pdf',
    },
    en: {
      Subject: 'Ramadan 1444 AH office hours',
      Description:
        'In Ramadan 1444 AH staff work five hours a day from 10am. Those not on shifts may start as late as 11am.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'All port users',
      File: 'circular-2023-004-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2023/005',
      ReleaseDate: '2023-04-12',
    },
    ar: {
      Subject: 'مناوبات عيد الفطر 1444هـ في البوابات',
      Description:
        'تُشغّل نصف مسارات البوابات في أول يومين من عيد الفطر 1444هـ، ثم تعود جميعها إلى العمل اعتبارًا من اليوم الثالث، ويُنشر جدول المسارات على لوحات البوابات.',
      File: 'circular-2023-005-ar.pdf',
    },
    en: {
      Subject: 'Gate rosters for Eid al-Fitr 1444 AH',
      Description:
        'Half of the gate lanes work on the first two days of Eid al-Fitr 1444 AH and all of them from the third. The lane timetable is posted at the gates.',
      File: 'circular-2023-005-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2023/006',
      ReleaseDate: '2023-05-07',
      TransferDate: '2023-05-09',
      PublishedOn: '2023-05-10',
    },
    ar: {
      Subject: 'استقبال السفن القادمة بالعائدين من السودان',
      Description:
        'تُعطى الأولوية المطلقة في ميناء جدة للسفن التي تنقل العائدين من السودان، وتُعفى من أجور الرسو والإرشاد والقطر حتى انتهاء عمليات الإجلاء.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'الوكلاء الملاحيين ومشغّلي المحطات',
      File: 'circular-2023-006-ar.pdf',
    },
    en: {
      Subject: 'Vessels carrying evacuees from Sudan',
      Description:
        'Vessels carrying evacuees from Sudan have absolute priority at Jeddah Port and pay no berth, pilotage or towage charges until the evacuation ends.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'Shipping agents and terminal operators',
      File: 'circular-2023-006-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2023/007',
      ReleaseDate: '2023-05-28',
      TransferDate: '2023-05-29',
      PublishedOn: '2023-05-31',
    },
    ar: {
      Subject: 'تمديد مدة إعفاء حاويات المسافنة',
      Description:
        'تُمدد مدة إعفاء حاويات المسافنة من أجور التخزين من 21 يومًا إلى 30 يومًا في جميع محطات الحاويات اعتبارًا من الأول من يوليو 2023.',
      Category: 'مالية',
      OrganizationName: DEPARTMENTS.finance.ar,
      DirectedTo: 'الوكلاء الملاحيين ومشغّلي المحطات',
      File: 'circular-2023-007-ar.pdf',
    },
    en: {
      Subject: 'Free period for transhipment containers',
      Description:
        'From 1 July 2023 the free storage period for transhipment containers rises from 21 to 30 days at every container terminal.',
      Category: 'Financial',
      OrganizationName: DEPARTMENTS.finance.en,
      DirectedTo: 'Shipping agents and terminal operators',
      File: 'circular-2023-007-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2023/008',
      ReleaseDate: '2023-06-18',
    },
    ar: {
      Subject: 'مدة إعادة الحاويات الفارغة في إجازة عيد الأضحى 1444هـ',
      Description:
        'لا تُحتسب أيام إجازة عيد الأضحى من 9 إلى 12 ذي الحجة 1444هـ ضمن مدة إعادة الحاويات الفارغة إلى ساحات الموانئ.',
      File: 'circular-2023-008-ar.pdf',
    },
    en: {
      Subject: 'Return of empties over Eid al-Adha 1444 AH',
      Description:
        'The days from 9 to 12 Dhu al-Hijjah 1444 AH do not count towards the time allowed for returning empty containers to port yards.',
      File: 'circular-2023-008-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2023/009',
      ReleaseDate: '2023-07-12',
      TransferDate: '2023-07-13',
      PublishedOn: '2023-07-16',
    },
    ar: {
      Subject: 'خطة مكافحة الإجهاد الحراري',
      Description:
        'يُعيَّن في كل ميناء مسؤول للإجهاد الحراري يقيس مؤشر الحرارة الرطبة كل ساعتين، وتُخفض مدد العمل المتصل إلى 20 دقيقة عند تجاوز المؤشر 32 درجة.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'مديري عموم الموانئ',
      File: 'circular-2023-009-ar.pdf',
    },
    en: {
      Subject: 'Heat stress plan',
      Description:
        'Each port must appoint a heat stress officer to read the wet-bulb globe index every two hours. Continuous work must be cut to 20 minutes when the index exceeds 32 degrees.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'Port general managers',
      File: 'circular-2023-009-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2023/010',
      ReleaseDate: '2023-08-13',
      TransferDate: '2023-08-15',
      PublishedOn: '2023-08-17',
    },
    ar: {
      Subject: 'نسخة جديدة من بوابة العملاء',
      Description:
        'تنتقل حسابات المخلّصين الجمركيين إلى النسخة الجديدة من بوابة العملاء ليلة 25 أغسطس 2023، وتتوقف الخدمة من منتصف الليل إلى 6 صباحًا.',
      Category: 'تقنية',
      OrganizationName: DEPARTMENTS.digital.ar,
      DirectedTo: 'المخلّصين الجمركيين',
      File: 'circular-2023-010-ar.pdf',
    },
    en: {
      Subject: 'New version of the customer portal',
      Description:
        'Customs brokers’ accounts move to the new customer portal on the night of 25 August 2023. The service is unavailable from midnight to 6am.',
      Category: 'Digital',
      OrganizationName: DEPARTMENTS.digital.en,
      DirectedTo: 'Customs brokers',
      File: 'circular-2023-010-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2023/011',
      ReleaseDate: '2023-09-06',
      TransferDate: '2023-09-07',
      PublishedOn: '2023-09-10',
      Ports: 'yanbu-industrial',
    },
    ar: {
      Subject: 'إغلاق جزئي للقناة الشمالية بميناء ينبع الصناعي',
      Description:
        'تُغلق القناة الشمالية لميناء ينبع الصناعي من 10 إلى 24 سبتمبر 2023 لأعمال التكريك، وتُحوّل الناقلات إلى القناة الجنوبية بغاطس أقصاه 16.5 متر.',
      Category: 'بحرية',
      OrganizationName: DEPARTMENTS.pilotage.ar,
      DirectedTo: 'ملاك السفن وربابنتها',
      File: 'circular-2023-011-ar.pdf',
    },
    en: {
      Subject: 'Northern channel at Yanbu Industrial Port',
      Description:
        'The northern channel of Yanbu Industrial Port is closed for dredging from 10 to 24 September 2023. Tankers must use the southern channel, with a maximum draught of 16.5 metres.',
      Category: 'Marine',
      OrganizationName: DEPARTMENTS.pilotage.en,
      DirectedTo: 'Ship owners and masters',
      File: 'circular-2023-011-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2023/012',
      ReleaseDate: '2023-09-17',
    },
    ar: {
      Subject: 'عروض اليوم الوطني 93 البحرية',
      Description:
        'تُقام مسيرة بحرية بالقاطرات وزوارق الإرشاد في 5 موانئ مساء يوم 23 سبتمبر 2023، ويُمنع اقتراب القوارب الخاصة منها لمسافة تقل عن 200 متر.',
      File: 'circular-2023-012-ar.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2023/013',
      ReleaseDate: '2023-10-08',
      TransferDate: '2023-10-09',
      PublishedOn: '2023-10-11',
      Replaces: '2019/009',
    },
    ar: {
      Subject: 'تصنيف موردي السفن',
      Description:
        'يُصنف موردو السفن في 3 فئات بحسب رأس المال والأنشطة، ويقتصر توريد الزيوت والمواد الكيميائية على الفئتين الأولى والثانية ابتداءً من يناير 2024.',
      Category: 'تنظيمية',
      OrganizationName: DEPARTMENTS.licensing.ar,
      DirectedTo: 'موردي السفن',
      File: 'circular-2023-013-ar.pdf',
    },
    en: {
      Subject: 'Classes of ship chandlers',
      Description:
        'Chandlers are placed in three classes by capital and activity. From January 2024 only the first two may supply oils and chemicals.',
      Category: 'Regulatory',
      OrganizationName: DEPARTMENTS.licensing.en,
      DirectedTo: 'Ship chandlers',
      File: 'circular-2023-013-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2023/014',
      ReleaseDate: '2023-11-05',
      TransferDate: '2023-11-07',
      PublishedOn: '2023-11-08',
    },
    ar: {
      Subject: 'اختبار أنظمة الإطفاء على أرصفة السوائل',
      Description:
        'تُختبر مدافع الرغوة ومضخات الحريق في أرصفة السوائل شهريًا بضغط التشغيل الكامل، ويُحفظ سجل الاختبار سنتين في غرفة التحكم.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'مشغّلي المحطات',
      File: 'circular-2023-014-ar.pdf',
    },
    en: {
      Subject: 'Fire-fighting tests at liquid berths',
      Description:
        'Foam monitors and fire pumps at liquid berths must be tested monthly at full working pressure. The test log must be kept in the control room for two years.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'Terminal operators',
      File: 'circular-2023-014-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2023/015',
      ReleaseDate: '2023-11-26',
    },
    ar: {
      Subject: 'توحيد نماذج محاضر الأضرار',
      Description:
        'تُحرر محاضر أضرار السفن والأرصفة على النموذج الموحد خلال 6 ساعات من الحادث، ويوقعها الربان وممثل الميناء، وترفق بها الصور وتسجيلات المراقبة.',
      File: 'circular-2023-015-ar.pdf',
    },
    en: {
      Subject: 'Standard damage reports',
      Description:
        'Damage to vessels and quays must be reported on the standard form within six hours, signed by the master and the port’s representative, with photographs and recordings attached.',
      File: 'circular-2023-015-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2023/016',
      ReleaseDate: '2023-12-19',
      TransferDate: '2023-12-21',
      PublishedOn: '2023-12-25',
    },
    ar: {
      Subject: 'ترتيبات السفن العابرة لباب المندب',
      Description:
        'يُطلب من وكلاء السفن المحوّلة عن مضيق باب المندب تحديث موعد الوصول كل 12 ساعة، وتحجز الهيئة طاقة تخزينية إضافية للمسافنة في ميناء جدة.',
      Category: 'بحرية',
      OrganizationName: DEPARTMENTS.pilotage.ar,
      DirectedTo: 'الوكلاء الملاحيين',
      File: 'circular-2023-016-ar.pdf',
    },
    en: {
      Subject: 'Vessels diverted from Bab al-Mandab',
      Description:
        'Agents of vessels diverted from Bab al-Mandab must update the arrival time every 12 hours. Additional transhipment capacity is reserved at Jeddah Port.',
      Category: 'Marine',
      OrganizationName: DEPARTMENTS.pilotage.en,
      DirectedTo: 'Shipping agents',
      File: 'circular-2023-016-en.pdf',
    },
  },
] satisfies SeedEntry[];
