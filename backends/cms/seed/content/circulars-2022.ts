import { DEPARTMENTS } from '../facts/departments';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      CircularNumber: '2022/001',
      ReleaseDate: '2022-01-16',
      TransferDate: '2022-01-17',
      PublishedOn: '2022-01-19',
    },
    ar: {
      Subject: 'حوافز الخطوط الملاحية الجديدة',
      Description:
        'تُمنح الخطوط الملاحية التي تضيف رحلة منتظمة إلى أحد الموانئ خصم 20% من أجور الرسو لمدة 6 أشهر، ويُقدم الطلب قبل 30 يومًا من أول رحلة.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'الوكلاء الملاحيين ومشغّلي المحطات',
      File: 'circular-2022-001-ar.pdf',
    },
    en: {
      Subject: 'Incentive for new shipping services',
      Description:
        'Lines that add a regular call at a port receive a 20% discount on berth charges for six months. The request must be filed 30 days before the first voyage.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'Shipping agents and terminal operators',
      File: 'circular-2022-001-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2022/002',
      ReleaseDate: '2022-02-15',
    },
    ar: {
      Subject: 'العمل في إجازة يوم التأسيس',
      Description:
        'تُوقف أعمال المكاتب الإدارية يوم الثلاثاء 22 فبراير 2022 بمناسبة يوم التأسيس، وتستمر مناولة السفن وبوابات الشاحنات على مدار الساعة.',
      File: 'circular-2022-002-ar.pdf',
    },
    en: {
      Subject: 'Work on Founding Day',
      Description:
        'Administrative offices close on Tuesday 22 February 2022 for Founding Day. Vessel handling and truck gates continue around the clock.',
      File: 'circular-2022-002-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2022/003',
      ReleaseDate: '2022-03-07',
      TransferDate: '2022-03-08',
      PublishedOn: '2022-03-09',
      Replaces: '2020/003, 2021/002, 2021/010',
    },
    ar: {
      Subject: 'رفع الإجراءات الاحترازية في الموانئ',
      Description:
        'يُلغى شرط التباعد وقياس درجة الحرارة عند البوابات، ويُكتفى بارتداء الكمامة داخل المكاتب المغلقة وعيادات الموانئ.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2022-003-ar.pdf',
    },
    en: {
      Subject: 'Precautions lifted in the ports',
      Description:
        'Distancing and temperature checks at the gates are ended. Masks remain required inside closed offices and port clinics only.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'All port users',
      File: 'circular-2022-003-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2022/004',
      ReleaseDate: '2022-03-27',
      TransferDate: '2022-03-29',
      PublishedOn: '2022-03-31',
    },
    ar: {
      Subject: 'مواعيد العمل في رمضان 1443هـ',
      Description:
        'تعمل مكاتب خدمات العملاء في رمضان 1443هـ على فترتين من 10 صباحًا إلى 3 عصرًا ومن 9:30 مساءً إلى 12:30 ليلًا، وتُفتح 4 مسارات إضافية للشاحنات بعد صلاة التراويح.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2022-004-ar.pdf',
    },
    en: {
      Subject: 'Ramadan 1443 AH timetable',
      Description:
        'Customer offices open from 10am to 3pm and from 9.30pm to 12.30am in Ramadan 1443 AH. Four more truck lanes open after the night prayers.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'All port users',
      File: 'circular-2022-004-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2022/005',
      ReleaseDate: '2022-04-24',
    },
    ar: {
      Subject: 'إجراءات إجازة عيد الفطر 1443هـ',
      Description:
        'تُقدم طلبات الدخول للأعمال الطارئة في إجازة عيد الفطر 1443هـ قبل 28 رمضان، وتُحدد لكل مقاول قائمة واحدة بأسماء العاملين لا تُعدل أثناء الإجازة.',
      File: 'circular-2022-005-ar.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2022/006',
      ReleaseDate: '2022-05-18',
      TransferDate: '2022-05-22',
      PublishedOn: '2022-05-23',
    },
    ar: {
      Subject: 'تعديلات المدونة البحرية الدولية للبضائع الخطرة 40-20',
      Description:
        'يصبح التعديل 40-20 على المدونة البحرية الدولية للبضائع الخطرة إلزاميًا اعتبارًا من الأول من يونيو 2022، وتُرفض الإقرارات المحررة وفق التعديل السابق.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'الوكلاء الملاحيين ومشغّلي المحطات',
      File: 'circular-2022-006-ar.pdf',
    },
    en: {
      Subject: 'IMDG Code amendment 40-20',
      Description:
        'Amendment 40-20 to the IMDG Code is mandatory from 1 June 2022. Declarations drawn up under the earlier amendment are refused.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'Shipping agents and terminal operators',
      File: 'circular-2022-006-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2022/007',
      ReleaseDate: '2022-06-13',
      TransferDate: '2022-06-14',
      PublishedOn: '2022-06-16',
    },
    ar: {
      Subject: 'جاهزية القاطرات',
      Description:
        'يُحتفظ في كل ميناء بقاطرة جاهزة على الأقل لا تقل قوة شدها عن 60 طنًا على مدار الساعة، ويُخطر برج المراقبة بأي عطل خلال 10 دقائق.',
      Category: 'بحرية',
      OrganizationName: DEPARTMENTS.pilotage.ar,
      DirectedTo: 'مقدمي الخدمات البحرية',
      File: 'circular-2022-007-ar.pdf',
    },
    en: {
      Subject: 'Tug readiness',
      Description:
        'Each port must keep at least one tug of 60 tonnes bollard pull ready at all hours. Any failure must be reported to the control tower within 10 minutes.',
      Category: 'Marine',
      OrganizationName: DEPARTMENTS.pilotage.en,
      DirectedTo: 'Marine service providers',
      File: 'circular-2022-007-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2022/008',
      ReleaseDate: '2022-06-19',
      Ports: 'jeddah',
    },
    ar: {
      Subject: 'خطة ميناء جدة لموسم حج 1443هـ',
      Description:
        'تُشغّل في ميناء جدة 3 صالات لاستقبال الحجاج القادمين بحرًا، وتُمنع حركة الشاحنات على الطريق المؤدي إليها قبل وصول كل سفينة بساعة.',
      File: 'circular-2022-008-ar.pdf',
    },
    en: {
      Subject: 'Jeddah Port plan for Hajj 1443 AH',
      Description:
        'Three halls at Jeddah Port receive pilgrims arriving by sea. Trucks must not use the approach road from one hour before each vessel arrives.',
      File: 'circular-2022-008-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2022/009',
      ReleaseDate: '2022-07-26',
      TransferDate: '2022-07-27',
      PublishedOn: '2022-07-28',
    },
    ar: {
      Subject: 'تعديل أجور مناولة البضائع العامة',
      Description:
        'تُحتسب أجور مناولة البضائع العامة بالطن أو المتر المكعب أيهما أكبر، بدءًا من الأول من سبتمبر 2022، ويُستثنى من ذلك الحديد والأخشاب فتُحتسب بالطن.',
      Category: 'مالية',
      OrganizationName: DEPARTMENTS.finance.ar,
      DirectedTo: 'المستوردين والمصدّرين',
      File: 'circular-2022-009-ar.pdf',
    },
    en: {
      Subject: 'Handling charges for general cargo',
      Description:
        'From 1 September 2022 general cargo is charged by the tonne or cubic metre, whichever is greater. Steel and timber are charged by the tonne.',
      Category: 'Financial',
      OrganizationName: DEPARTMENTS.finance.en,
      DirectedTo: 'Importers and exporters',
      File: 'circular-2022-009-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2022/010',
      ReleaseDate: '2022-08-14',
      TransferDate: '2022-08-16',
      PublishedOn: '2022-08-18',
    },
    ar: {
      Subject: 'اشتراطات التأجير من الباطن',
      Description:
        'لا يجوز للمستأجر تأجير الموقع أو جزء منه من الباطن إلا بموافقة خطية من الهيئة، ويُفسخ العقد إذا لم تُصحح المخالفة خلال 30 يومًا من الإنذار.',
      Category: 'تنظيمية',
      OrganizationName: DEPARTMENTS.licensing.ar,
      DirectedTo: 'مستأجري المواقع والمستودعات',
      File: 'circular-2022-010-ar.pdf',
    },
    en: {
      Subject: 'Subletting of leased sites',
      Description:
        'A tenant must not sublet a site or part of it without written consent. The lease is ended if the breach is not put right within 30 days of notice.',
      Category: 'Regulatory',
      OrganizationName: DEPARTMENTS.licensing.en,
      DirectedTo: 'Tenants of sites and warehouses',
      File: 'circular-2022-010-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2022/011',
      ReleaseDate: '2022-09-11',
    },
    ar: {
      Subject: 'اليوم الوطني 92: ترتيبات الموانئ',
      Description:
        'تُفتح أرصفة الركاب في ميناءي جدة وضباء لزيارة العموم يومي 22 و23 سبتمبر 2022 من 4 عصرًا إلى 9 مساءً، ويُسجل الزوار أسماءهم مسبقًا.',
    },
    en: {
      Subject: '92nd National Day arrangements',
      Description:
        'Passenger quays at Jeddah and Duba ports are open to the public on 22 and 23 September 2022 from 4pm to 9pm. Visitors must register beforehand.',
    },
  },
  {
    shared: {
      CircularNumber: '2022/012',
      ReleaseDate: '2022-10-02',
      TransferDate: '2022-10-04',
      PublishedOn: '2022-10-05',
    },
    ar: {
      Subject: 'إيقاف البريد الإلكتروني لطلبات الخدمات البحرية',
      Description:
        'تُقدم طلبات الإرشاد والقطر والربط عبر نظام الطلبات البحرية فقط، ولا يُنظر في الطلبات المرسلة بالبريد الإلكتروني اعتبارًا من 16 أكتوبر 2022.',
      Category: 'تقنية',
      OrganizationName: DEPARTMENTS.digital.ar,
      DirectedTo: 'الوكلاء الملاحيين',
      File: 'circular-2022-012-ar.pdf',
    },
    en: {
      Subject: 'No email requests for marine services',
      Description:
        'Pilotage, towage and mooring must be requested through the marine request system only. Emailed requests are not considered from 16 October 2022.',
      Category: 'Digital',
      OrganizationName: DEPARTMENTS.digital.en,
      DirectedTo: 'Shipping agents',
      File: 'circular-2022-012-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2022/013',
      ReleaseDate: '2022-10-30',
      TransferDate: '2022-10-31',
      PublishedOn: '2022-11-02',
    },
    ar: {
      Subject: 'التعامل مع موسم الأمطار',
      Description:
        'يجب تنظيف قنوات تصريف السيول في الساحات قبل 10 نوفمبر 2022، ونقل البضائع التي تتلفها المياه من المواقع التي سجلت تجمعات مائية في الموسم السابق.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'مشغّلي المحطات',
      File: 'circular-2022-013-ar.pdf',
    },
    en: {
      Subject: 'Rainy season readiness',
      Description:
        'Storm drains in yards must be cleared before 10 November 2022. Cargo that water would damage must be moved from places that flooded last season.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'Terminal operators',
      File: 'circular-2022-013-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2022/014',
      ReleaseDate: '2022-11-20',
      TransferDate: '2022-11-22',
      PublishedOn: '2022-11-23',
    },
    ar: {
      Subject: 'متطلبات كفاءة الطاقة للسفن',
      Description:
        'يجب على ربان السفينة القائمة أن يبرز شهادة كفاءة الطاقة (EEXI) عند أول تفتيش بعد 1 يناير 2023، وأن يقدّم تصنيف كثافة الكربون السنوي ليُسجل في ملف السفينة.',
      Category: 'بحرية',
      OrganizationName: DEPARTMENTS.pilotage.ar,
      DirectedTo: 'ملاك السفن وربابنتها',
      File: 'circular-2022-014-ar.pdf',
    },
    en: {
      Subject: 'Ship energy efficiency',
      Description:
        'The master of an existing ship must show its energy efficiency certificate (EEXI) at the first inspection after 1 January 2023, and must give the annual carbon intensity rating for the ship’s file.',
      Category: 'Marine',
      OrganizationName: DEPARTMENTS.pilotage.en,
      DirectedTo: 'Ship owners and masters',
      File: 'circular-2022-014-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2022/015',
      ReleaseDate: '2022-12-11',
    },
    ar: {
      Subject: 'ضوابط بيع كميات الخردة',
      Description:
        'يجب فرز الخردة المعدنية في موقع واحد بكل ميناء ووزنها قبل عرضها في المزاد، ولا يجوز تسليم أي جزء منها إلا بسند صرف من المستودعات.',
      File: 'circular-2022-015-ar.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2022/016',
      ReleaseDate: '2022-12-25',
      TransferDate: '2022-12-27',
      PublishedOn: '2022-12-29',
    },
    ar: {
      Subject: 'المركبات المهجورة في مواقف الموانئ',
      Description:
        'تُسحب المركبات التي تُركت في مواقف الموانئ أكثر من 30 يومًا، بعد إنذار مدته 7 أيام بملصق على المركبة، ويتحمل مالكها أجرة السحب والحفظ.',
      Category: 'أمنية',
      OrganizationName: DEPARTMENTS.compliance.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2022-016-ar.pdf',
    },
    en: {
      Subject: 'Abandoned vehicles in port car parks',
      Description:
        'Vehicles left in port car parks for more than 30 days are removed after a seven-day notice on the vehicle. The owner pays for removal and storage.',
      Category: 'Security',
      OrganizationName: DEPARTMENTS.compliance.en,
      DirectedTo: 'All port users',
      File: 'circular-2022-016-en.pdf',
    },
  },
] satisfies SeedEntry[];
