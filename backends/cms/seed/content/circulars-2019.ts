import { DEPARTMENTS } from '../facts/departments';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      CircularNumber: '2019/001',
      ReleaseDate: '2019-01-13',
      TransferDate: '2019-01-14',
      PublishedOn: '2019-01-16',
    },
    ar: {
      Subject: 'تنظيم مواعيد تقديم بيانات الحمولة',
      Description:
        'يُقدَّم بيان الحمولة (المنافست) إلكترونيًا قبل 48 ساعة من وصول السفينة إلى منطقة الانتظار، وتُعامل البيانات التي تُقدَّم بعد هذا الموعد معاملة الطلبات المتأخرة عند تخصيص الأرصفة.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'الوكلاء الملاحيين ومشغّلي المحطات',
      File: 'circular-2019-001-ar.pdf',
    },
    en: {
      Subject: 'Deadlines for cargo manifests',
      Description:
        'The cargo manifest must be filed electronically 48 hours before the vessel reaches the anchorage. Manifests filed later are treated as late requests when berths are allocated.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'Shipping agents and terminal operators',
      File: 'circular-2019-001-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2019/002',
      ReleaseDate: '2019-02-04',
      TransferDate: '2019-02-06',
      PublishedOn: '2019-02-07',
    },
    ar: {
      Subject: 'الفحص السنوي لمعدات الرفع',
      Description:
        'تبدأ الهيئة في الأول من مارس 2019 جولات الفحص السنوي على رافعات الأرصفة والساحات، وتُوقف عن العمل كل رافعة انتهت شهادة اختبار الحمل الخاصة بها إلى حين تجديدها.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'مشغّلي المحطات',
      File: 'circular-2019-002-ar.pdf',
    },
    en: {
      Subject: 'Annual inspection of lifting equipment',
      Description:
        'Annual inspections of quay and yard cranes begin on 1 March 2019. Any crane whose load-test certificate has expired must be taken out of service until the certificate is renewed.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'Terminal operators',
      File: 'circular-2019-002-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2019/003',
      ReleaseDate: '2019-03-05',
    },
    ar: {
      Subject: 'تحديث بيانات الوكلاء الملاحيين',
      Description:
        'يُطلب من جميع الوكلاء الملاحيين المرخصين تحديث بيانات المفوضين بالتوقيع وأرقام التواصل على مدار الساعة قبل 31 مارس 2019، وتُعلّق طلبات من لم يحدّث بياناته بعد هذا التاريخ.',
      File: 'circular-2019-003-ar.pdf',
    },
    en: {
      Subject: 'Update of shipping agents’ details',
      Description:
        'Licensed shipping agents must update the names of their authorised signatories and their 24-hour telephone numbers by 31 March 2019. Requests from agents that have not done so will be suspended after that date.',
      File: 'circular-2019-003-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2019/004',
      ReleaseDate: '2019-04-10',
      TransferDate: '2019-04-14',
      PublishedOn: '2019-04-16',
      Ports: 'jazan',
    },
    ar: {
      Subject: 'قيود الإبحار في قناة ميناء جازان',
      Description:
        'تقتصر حركة السفن التي يزيد غاطسها على 9 أمتار في قناة ميناء جازان على ساعات النهار إلى حين اكتمال أعمال التعميق، وتُرافق كل سفينة منها قاطرتان.',
      Category: 'بحرية',
      OrganizationName: DEPARTMENTS.pilotage.ar,
      DirectedTo: 'ملاك السفن وربابنتها',
      File: 'circular-2019-004-ar.pdf',
    },
    en: {
      Subject: 'Navigation limits in the Jazan Port channel',
      Description:
        'Vessels drawing more than 9 metres may use the Jazan Port channel in daylight only until deepening works are complete, and each must be accompanied by two tugs.',
      Category: 'Marine',
      OrganizationName: DEPARTMENTS.pilotage.en,
      DirectedTo: 'Ship owners and masters',
      File: 'circular-2019-004-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2019/005',
      ReleaseDate: '2019-04-28',
      TransferDate: '2019-04-29',
      PublishedOn: '2019-04-30',
    },
    ar: {
      Subject: 'ساعات العمل في شهر رمضان 1440هـ',
      Description:
        'تعمل مكاتب الخدمات في الموانئ خلال شهر رمضان 1440هـ من الساعة 10 صباحًا إلى 3 عصرًا ومن 9 مساءً إلى 1 بعد منتصف الليل، وتستمر مناولة السفن على مدار الساعة دون تغيير.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2019-005-ar.pdf',
    },
    en: {
      Subject: 'Working hours in Ramadan 1440 AH',
      Description:
        'During Ramadan 1440 AH port service offices open from 10am to 3pm and from 9pm to 1am. Vessel handling continues around the clock as usual.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'All port users',
      File: 'circular-2019-005-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2019/006',
      ReleaseDate: '2019-05-26',
    },
    ar: {
      Subject: 'المناوبات في إجازة عيد الفطر 1440هـ',
      Description:
        'تُشكّل في كل ميناء مناوبة تضم العمليات البحرية والبوابات والمالية من 29 رمضان إلى 5 شوال 1440هـ، وتُنهى معاملات الأغذية والأدوية والمواشي في يوم وصولها.',
      File: 'circular-2019-006-ar.pdf',
    },
    en: {
      Subject: 'Duty rosters for Eid al-Fitr 1440 AH',
      Description:
        'From 29 Ramadan to 5 Shawwal 1440 AH each port keeps a duty roster covering marine operations, gates and finance. Food, medicine and livestock must be cleared on the day of arrival.',
      File: 'circular-2019-006-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2019/007',
      ReleaseDate: '2019-06-17',
      TransferDate: '2019-06-18',
      PublishedOn: '2019-06-20',
    },
    ar: {
      Subject: 'إيقاف التحصيل النقدي في مكاتب الموانئ',
      Description:
        'يتوقف قبول النقد في مكاتب التحصيل اعتبارًا من الأول من يوليو 2019، وتُسدد جميع الأجور والرسوم عبر قنوات السداد الإلكتروني برقم الفاتورة.',
      Category: 'مالية',
      OrganizationName: DEPARTMENTS.finance.ar,
      DirectedTo: 'الوكلاء الملاحيين',
      File: 'circular-2019-007-ar.pdf',
    },
    en: {
      Subject: 'End of cash collection at port offices',
      Description:
        'From 1 July 2019 collection offices no longer accept cash. All charges and fees are paid through electronic payment channels, quoting the invoice number.',
      Category: 'Financial',
      OrganizationName: DEPARTMENTS.finance.en,
      DirectedTo: 'Shipping agents',
      File: 'circular-2019-007-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2019/008',
      ReleaseDate: '2019-07-08',
      TransferDate: '2019-07-10',
      PublishedOn: '2019-07-11',
      Ports: 'jeddah',
    },
    ar: {
      Subject: 'استقبال الحجاج القادمين بحرًا إلى ميناء جدة',
      Description:
        'تُخصص صالتا الركاب الأولى والثانية في ميناء جدة لاستقبال الحجاج القادمين بحرًا من 5 إلى 28 ذي القعدة 1440هـ، وتُستكمل إجراءات كل رحلة في مدة لا تتجاوز 90 دقيقة.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'الجهات الحكومية العاملة في الموانئ',
      File: 'circular-2019-008-ar.pdf',
    },
    en: {
      Subject: 'Pilgrims arriving by sea at Jeddah Port',
      Description:
        'Passenger halls 1 and 2 at Jeddah Port are reserved for pilgrims from 5 to 28 Dhu al-Qidah 1440 AH. The formalities of each voyage must take no longer than 90 minutes.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'Government agencies working in the ports',
      File: 'circular-2019-008-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2019/009',
      ReleaseDate: '2019-07-28',
      TransferDate: '2019-07-29',
      PublishedOn: '2019-07-30',
    },
    ar: {
      Subject: 'اشتراطات مركبات موردي السفن',
      Description:
        'يُشترط لدخول مركبة تموين السفن إلى الأرصفة ألا يتجاوز عمرها 10 سنوات وأن تحمل بطاقة تشغيل سارية، ويُمنح الموردون مهلة 90 يومًا لاستبدال المركبات المخالفة.',
      Category: 'تنظيمية',
      OrganizationName: DEPARTMENTS.licensing.ar,
      DirectedTo: 'موردي السفن',
      File: 'circular-2019-009-ar.pdf',
    },
    en: {
      Subject: 'Requirements for ship chandlers’ vehicles',
      Description:
        'A chandler’s vehicle that enters the quays must be no more than 10 years old and must carry a valid operating card. Chandlers have 90 days to replace vehicles that do not comply.',
      Category: 'Regulatory',
      OrganizationName: DEPARTMENTS.licensing.en,
      DirectedTo: 'Ship chandlers',
      File: 'circular-2019-009-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2019/010',
      ReleaseDate: '2019-08-19',
      Ports: 'dammam',
    },
    ar: {
      Subject: 'تخزين الحاويات المبردة في ميناء الدمام',
      Description:
        'تُرصد درجات حرارة الحاويات المبردة في ميناء الدمام كل 4 ساعات وتُسجل إلكترونيًا، ويُبلّغ صاحب البضاعة خلال ساعة واحدة عند تجاوز الحد المسموح.',
      File: 'circular-2019-010-ar.pdf',
    },
    en: {
      Subject: 'Storage of reefer containers at Dammam Port',
      Description:
        'Reefer container temperatures at Dammam Port are read every four hours and recorded electronically. The cargo owner is told within one hour when a limit is exceeded.',
      File: 'circular-2019-010-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2019/011',
      ReleaseDate: '2019-09-15',
      TransferDate: '2019-09-16',
      PublishedOn: '2019-09-17',
    },
    ar: {
      Subject: 'العمل في إجازة اليوم الوطني 89',
      Description:
        'تُغلق المكاتب الإدارية يوم الاثنين 23 سبتمبر 2019 بمناسبة اليوم الوطني التاسع والثمانين، وتستمر أعمال الأرصفة والبوابات كالمعتاد دون احتساب اليوم ضمن مدة الإعفاء من أجور التخزين.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2019-011-ar.pdf',
    },
    en: {
      Subject: 'Work on the 89th National Day',
      Description:
        'Administrative offices close on Monday 23 September 2019 for the 89th National Day. Quays and gates work as usual, and the day does not count towards the free storage period.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'All port users',
      File: 'circular-2019-011-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2019/012',
      ReleaseDate: '2019-10-06',
      TransferDate: '2019-10-08',
      PublishedOn: '2019-10-09',
    },
    ar: {
      Subject: 'بلاغات التلوث الزيتي',
      Description:
        'يلتزم مقدمو الخدمات البحرية بالإبلاغ عن أي بقعة زيتية في حدود الميناء خلال 15 دقيقة من مشاهدتها على القناة 16، مع تحديد الموقع واتجاه الحركة ومصدر التسرب إن عُرف.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'مقدمي الخدمات البحرية',
      File: 'circular-2019-012-ar.pdf',
    },
    en: {
      Subject: 'Reporting of oil spills',
      Description:
        'Marine service providers must report any oil slick within port limits on channel 16 no later than 15 minutes after sighting it, giving its position, drift and, where known, its source.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'Marine service providers',
      File: 'circular-2019-012-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2019/013',
      ReleaseDate: '2019-10-27',
    },
    ar: {
      Subject: 'التحقق من الوزن الإجمالي للحاويات المصدّرة',
      Description:
        'لا تُقبل حاوية مصدّرة في ساحات المحطات دون بيان الوزن الإجمالي المتحقق منه (VGM)، ويُعاد الوزن على نفقة الشاحن إذا زاد الفرق على 5%.',
      File: 'circular-2019-013-ar.pdf',
    },
    en: {
      Subject: 'Verified gross mass of export containers',
      Description:
        'No export container is accepted in a terminal yard without its verified gross mass (VGM). It must be weighed again at the shipper’s expense where the difference exceeds 5%.',
      File: 'circular-2019-013-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2019/014',
      ReleaseDate: '2019-11-17',
      TransferDate: '2019-11-19',
      PublishedOn: '2019-11-20',
    },
    ar: {
      Subject: 'وقود السفن منخفض الكبريت',
      Description:
        'يُحظر على السفن في المياه الإقليمية استخدام وقود تزيد نسبة الكبريت فيه على 0.50% اعتبارًا من الأول من يناير 2020، وتُقدَّم إشعارات تسليم الوقود عند طلب التفتيش.',
      Category: 'بحرية',
      OrganizationName: DEPARTMENTS.pilotage.ar,
      DirectedTo: 'الوكلاء الملاحيين',
      File: 'circular-2019-014-ar.pdf',
    },
    en: {
      Subject: 'Low-sulphur marine fuel',
      Description:
        'From 1 January 2020 ships in territorial waters must not use fuel with more than 0.50% sulphur. Bunker delivery notes must be shown on inspection.',
      Category: 'Marine',
      OrganizationName: DEPARTMENTS.pilotage.en,
      DirectedTo: 'Shipping agents',
      File: 'circular-2019-014-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2019/015',
      ReleaseDate: '2019-12-02',
      TransferDate: '2019-12-03',
      PublishedOn: '2019-12-04',
      Ports: 'jeddah',
      WithdrawnOn: '2024-11-01',
    },
    ar: {
      Subject: 'فترات دخول الشاحنات إلى ميناء جدة',
      Description:
        'تُقسم ساعات دخول شاحنات الحاويات إلى ميناء جدة إلى 4 فترات اعتبارًا من 15 ديسمبر 2019، وتُمنع الشاحنات من سلوك طرق المدينة بين 6 و9 صباحًا وبين 1 و4 عصرًا.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'شركات النقل البري',
      File: 'circular-2019-015-ar.pdf',
    },
    en: {
      Subject: 'Truck entry periods at Jeddah Port',
      Description:
        'From 15 December 2019 container trucks enter Jeddah Port in four periods. Trucks must not use city roads from 6am to 9am and from 1pm to 4pm.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'Road transport companies',
      File: 'circular-2019-015-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2019/016',
      ReleaseDate: '2019-12-22',
    },
    ar: {
      Subject: 'جرد المهمل والمتروك لنهاية العام',
      Description:
        'تُحصر البضائع المهملة والمتروكة في ساحات الموانئ حتى 31 ديسمبر 2019، وترفع لجان الجرد قوائمها مع الصور خلال 15 يوم عمل تمهيدًا لإعلان المزادات.',
      File: 'circular-2019-016-ar.pdf',
    },
  },
] satisfies SeedEntry[];
