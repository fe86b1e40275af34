import { DEPARTMENTS } from '../facts/departments';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      CircularNumber: '2021/001',
      ReleaseDate: '2021-01-18',
      TransferDate: '2021-01-19',
      PublishedOn: '2021-01-21',
    },
    ar: {
      Subject: 'قواعد تخصيص الأرصفة',
      Description:
        'تُخصص الأرصفة وفق نافذة الرسو المحجوزة، وتفقد السفينة أولويتها إذا تأخر وصولها أكثر من 8 ساعات عن النافذة دون إشعار قبل 24 ساعة.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'الوكلاء الملاحيين',
      File: 'circular-2021-001-ar.pdf',
    },
    en: {
      Subject: 'Berth allocation rules',
      Description:
        'Berths are allocated by booked berthing window. A vessel arriving more than eight hours outside its window without 24 hours’ notice loses its priority.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'Shipping agents',
      File: 'circular-2021-001-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2021/002',
      ReleaseDate: '2021-02-07',
      TransferDate: '2021-02-09',
      PublishedOn: '2021-02-10',
    },
    ar: {
      Subject: 'تشديد الإجراءات الاحترازية',
      Description:
        'تُقصر الاجتماعات الحضورية في الموانئ على 10 أشخاص، وتُعلّق زيارات الوفود من 8 فبراير إلى 8 مارس 2021، ويُشترط التحقق من الحالة الصحية عبر الهاتف عند الدخول.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'مديري عموم الموانئ',
      File: 'circular-2021-002-ar.pdf',
    },
    en: {
      Subject: 'Tighter precautions',
      Description:
        'Meetings in person are limited to 10 people, delegations are not received from 8 February to 8 March 2021, and health status must be checked by telephone on entry.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'Port general managers',
      File: 'circular-2021-002-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2021/003',
      ReleaseDate: '2021-03-03',
    },
    ar: {
      Subject: 'تسجيل بيانات السائقين مسبقًا',
      Description:
        'تُسجل بيانات سائق الشاحنة ورقم هويته في سجل البوابات الإلكتروني قبل 4 ساعات من الدخول، ويُرفض دخول السائق الذي لا تطابق هويته البيانات المسجلة.',
      File: 'circular-2021-003-ar.pdf',
    },
    en: {
      Subject: 'Advance registration of drivers',
      Description:
        'The truck driver’s name and identity number must be entered in the electronic gate register four hours before entry. A driver whose identity does not match is refused.',
      File: 'circular-2021-003-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2021/004',
      ReleaseDate: '2021-03-28',
      TransferDate: '2021-03-30',
      PublishedOn: '2021-04-01',
      Ports: 'jeddah, yanbu-commercial, yanbu-industrial, jazan, duba',
      WithdrawnOn: '2021-06-30',
    },
    ar: {
      Subject: 'إجراءات السفن المتأثرة بتعطل الملاحة في قناة السويس',
      Description:
        'تُمنح السفن المتأخرة بسبب توقف الملاحة في قناة السويس نوافذ رسو بديلة في موانئ البحر الأحمر خلال 72 ساعة من وصولها، ولا تُحتسب عليها أجور انتظار.',
      Category: 'بحرية',
      OrganizationName: DEPARTMENTS.pilotage.ar,
      DirectedTo: 'الوكلاء الملاحيين',
      File: 'circular-2021-004-ar.pdf',
    },
    en: {
      Subject: 'Vessels delayed by the Suez Canal stoppage',
      Description:
        'Vessels delayed by the stoppage in the Suez Canal receive new berthing windows at the Red Sea ports within 72 hours of arrival and pay no waiting charges.',
      Category: 'Marine',
      OrganizationName: DEPARTMENTS.pilotage.en,
      DirectedTo: 'Shipping agents',
      File: 'circular-2021-004-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2021/005',
      ReleaseDate: '2021-04-07',
      TransferDate: '2021-04-08',
      PublishedOn: '2021-04-11',
    },
    ar: {
      Subject: 'دوام رمضان 1442هـ',
      Description:
        'يبدأ دوام المكاتب في رمضان 1442هـ الساعة 10 صباحًا وينتهي الساعة 3 عصرًا، ويُمنع دخول الشاحنات بين أذان المغرب والساعة 8 مساءً ثم تُفتح جميع المسارات.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2021-005-ar.pdf',
    },
    en: {
      Subject: 'Ramadan 1442 AH hours',
      Description:
        'In Ramadan 1442 AH offices open from 10am to 3pm. Trucks must not enter between sunset and 8pm. All lanes open afterwards.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'All port users',
      File: 'circular-2021-005-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2021/006',
      ReleaseDate: '2021-05-05',
    },
    ar: {
      Subject: 'استمرار العمل في عيد الفطر 1442هـ',
      Description:
        'تعمل بوابات الحاويات في عيد الفطر 1442هـ من الساعة 2 ظهرًا إلى منتصف الليل في أول أيام العيد، وعلى مدار الساعة من اليوم الثاني.',
      File: 'circular-2021-006-ar.pdf',
    },
    en: {
      Subject: 'Eid al-Fitr 1442 AH operations',
      Description:
        'Container gates open from 2pm to midnight on the first day of Eid al-Fitr 1442 AH and around the clock from the second day.',
      File: 'circular-2021-006-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2021/007',
      ReleaseDate: '2021-06-02',
      TransferDate: '2021-06-03',
      PublishedOn: '2021-06-07',
    },
    ar: {
      Subject: 'تأهيل مقدمي خدمات الغوص',
      Description:
        'لا تُنفذ أعمال الغوص وفحص هياكل السفن داخل حدود الميناء إلا من منشأة مؤهلة لديها مشرف غوص معتمد وغرفة ضغط متاحة خلال ساعتين.',
      Category: 'تنظيمية',
      OrganizationName: DEPARTMENTS.licensing.ar,
      DirectedTo: 'مقدمي الخدمات البحرية',
      File: 'circular-2021-007-ar.pdf',
    },
    en: {
      Subject: 'Qualification of diving contractors',
      Description:
        'Diving and hull inspection within port limits is reserved for qualified firms that have a certified supervisor and a decompression chamber available within two hours.',
      Category: 'Regulatory',
      OrganizationName: DEPARTMENTS.licensing.en,
      DirectedTo: 'Marine service providers',
      File: 'circular-2021-007-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2021/008',
      ReleaseDate: '2021-06-09',
      TransferDate: '2021-06-13',
      PublishedOn: '2021-06-14',
    },
    ar: {
      Subject: 'تنظيم العمل تحت أشعة الشمس',
      Description:
        'يُحظر العمل في الساحات المكشوفة من 12 ظهرًا إلى 3 عصرًا من 15 يونيو إلى 15 سبتمبر 2021، وتُستثنى أعمال ربط السفن والطوارئ مع توفير الظل والماء.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2021-008-ar.pdf',
    },
    en: {
      Subject: 'Midday outdoor work ban',
      Description:
        'Work must not take place in open yards from noon to 3pm between 15 June and 15 September 2021. Mooring and emergencies are exempt, with shade and water provided.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'All port users',
      File: 'circular-2021-008-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2021/009',
      ReleaseDate: '2021-06-27',
      TransferDate: '2021-06-28',
      PublishedOn: '2021-06-29',
    },
    ar: {
      Subject: 'تسريع فسح الأضاحي قبل عيد الأضحى 1442هـ',
      Description:
        'تُخصص أرصفة المواشي في ميناءي جدة وجازان لسفن الأضاحي من 20 ذي القعدة إلى 8 ذي الحجة 1442هـ، وتُفرغ السفينة فور ربطها بحضور الطبيب البيطري.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'المستوردين والمصدّرين',
      File: 'circular-2021-009-ar.pdf',
    },
    en: {
      Subject: 'Sacrificial livestock before Eid al-Adha 1442 AH',
      Description:
        'Livestock berths at Jeddah and Jazan ports are reserved for sacrificial animals from 20 Dhu al-Qidah to 8 Dhu al-Hijjah 1442 AH. Vessels must discharge as soon as they are moored, with the veterinarian present.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'Importers and exporters',
      File: 'circular-2021-009-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2021/010',
      ReleaseDate: '2021-07-28',
    },
    ar: {
      Subject: 'اشتراط التحصين لدخول مرافق الموانئ',
      Description:
        'يُشترط التحصين بجرعة واحدة على الأقل لدخول مباني الموانئ وساحاتها اعتبارًا من الأول من أغسطس 2021، وتُنجز معاملات غير المحصنين عن بُعد.',
      File: 'circular-2021-010-ar.pdf',
    },
    en: {
      Subject: 'Vaccination required to enter port facilities',
      Description:
        'From 1 August 2021 people must have had at least one vaccine dose to enter port buildings and yards. Others are served remotely.',
      File: 'circular-2021-010-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2021/011',
      ReleaseDate: '2021-08-23',
      TransferDate: '2021-08-24',
      PublishedOn: '2021-08-25',
    },
    ar: {
      Subject: 'ربط أنظمة المحطات ببوابة البيانات',
      Description:
        'تُرسل أنظمة تشغيل المحطات حركة الحاويات (دخول وخروج وتحميل وتفريغ) إلى بوابة البيانات خلال 5 دقائق من وقوعها، ويكتمل الربط قبل 31 ديسمبر 2021.',
      Category: 'تقنية',
      OrganizationName: DEPARTMENTS.digital.ar,
      DirectedTo: 'مشغّلي المحطات',
      File: 'circular-2021-011-ar.pdf',
    },
    en: {
      Subject: 'Linking terminal systems to the data gateway',
      Description:
        'Terminal operating systems must send container moves (in, out, load, discharge) to the data gateway within five minutes. The link must be complete by 31 December 2021.',
      Category: 'Digital',
      OrganizationName: DEPARTMENTS.digital.en,
      DirectedTo: 'Terminal operators',
      File: 'circular-2021-011-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2021/012',
      ReleaseDate: '2021-09-12',
    },
    ar: {
      Subject: 'إجازة اليوم الوطني 91',
      Description:
        'تُمنح المكاتب الإدارية إجازة يوم الخميس 23 سبتمبر 2021، وتُفعّل مناوبة مالية حتى الساعة 10 مساءً لإصدار فواتير السفن المغادرة.',
      File: 'circular-2021-012-ar.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2021/013',
      ReleaseDate: '2021-10-05',
      TransferDate: '2021-10-06',
      PublishedOn: '2021-10-10',
      Ports: 'duba',
    },
    ar: {
      Subject: 'تغيير عوامات مدخل ميناء ضباء',
      Description:
        'استُبدلت العوامتان رقما 2 و4 عند مدخل ميناء ضباء بعوامتين مضيئتين تومضان باللون الأحمر كل 4 ثوانٍ، وعلى الربابنة تصحيح خرائطهم وفق الإشعار الملاحي الصادر.',
      Category: 'بحرية',
      OrganizationName: DEPARTMENTS.pilotage.ar,
      DirectedTo: 'ملاك السفن وربابنتها',
      File: 'circular-2021-013-ar.pdf',
    },
    en: {
      Subject: 'Buoys at the entrance of Duba Port',
      Description:
        'Buoys 2 and 4 at the entrance of Duba Port have been replaced by lit buoys flashing red every four seconds. Masters must correct their charts in line with the notice to mariners.',
      Category: 'Marine',
      OrganizationName: DEPARTMENTS.pilotage.en,
      DirectedTo: 'Ship owners and masters',
      File: 'circular-2021-013-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2021/014',
      ReleaseDate: '2021-10-24',
      TransferDate: '2021-10-26',
      PublishedOn: '2021-10-27',
    },
    ar: {
      Subject: 'رفع الحد الأقصى لارتفاع رص الحاويات الفارغة',
      Description:
        'يُسمح برص الحاويات الفارغة حتى 7 طبقات في ساحات ميناء الجبيل التجاري بدلًا من 5 طبقات، ويُخفض إلى 4 طبقات عند توقع رياح تزيد على 30 عقدة.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'مشغّلي المحطات',
      File: 'circular-2021-014-ar.pdf',
    },
    en: {
      Subject: 'Stacking height of empty containers',
      Description:
        'Empty containers may be stacked seven high instead of five in the yards of Jubail Commercial Port, reduced to four high when winds above 30 knots are forecast.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'Terminal operators',
      File: 'circular-2021-014-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2021/015',
      ReleaseDate: '2021-11-14',
      TransferDate: '2021-11-15',
      PublishedOn: '2021-11-16',
    },
    ar: {
      Subject: 'الفوترة الإلكترونية: مرحلة الإصدار',
      Description:
        'تُصدر الهيئة فواتيرها بصيغة إلكترونية تحمل رمز الاستجابة السريعة اعتبارًا من 4 ديسمبر 2021، وعلى العملاء تحديث الرقم الضريبي والعنوان الوطني قبل هذا التاريخ.',
      Category: 'مالية',
      OrganizationName: DEPARTMENTS.finance.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2021-015-ar.pdf',
    },
    en: {
      Subject: 'Electronic invoicing: issue phase',
      Description:
        'From 4 December 2021 the authority issues electronic invoices with a QR code. Customers must update their tax number and national address before that date.',
      Category: 'Financial',
      OrganizationName: DEPARTMENTS.finance.en,
      DirectedTo: 'All port users',
      File: 'circular-2021-015-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2021/016',
      ReleaseDate: '2021-12-08',
      TransferDate: '2021-12-12',
      PublishedOn: '2021-12-14',
    },
    ar: {
      Subject: 'تصاريح الدخول الدائمة لعام 2022',
      Description:
        'تُستقبل طلبات تجديد تصاريح الدخول الدائمة لعام 2022 من 12 إلى 30 ديسمبر 2021، وتتوقف تصاريح عام 2021 عن العمل آليًا في 15 يناير 2022.',
      Category: 'أمنية',
      OrganizationName: DEPARTMENTS.compliance.ar,
      DirectedTo: 'مستأجري المواقع والمستودعات',
      File: 'circular-2021-016-ar.pdf',
    },
    en: {
      Subject: 'Permanent entry permits for 2022',
      Description:
        'Permanent entry permits for 2022 must be renewed from 12 to 30 December 2021. Permits for 2021 stop working automatically on 15 January 2022.',
      Category: 'Security',
      OrganizationName: DEPARTMENTS.compliance.en,
      DirectedTo: 'Tenants of sites and warehouses',
      File: 'circular-2021-016-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2021/017',
      ReleaseDate: '2021-12-26',
    },
    ar: {
      Subject: 'معايرة موازين الشاحنات',
      Description:
        'تُعاير موازين الشاحنات في جميع الموانئ مرتين سنويًا في يناير ويوليو، وتُعلّق شهادة المعايرة في مكان ظاهر عند كل ميزان.',
      File: 'circular-2021-017-ar.pdf',
    },
    en: {
      Subject: 'Calibration of weighbridges',
      Description:
        'Weighbridges in all ports are calibrated twice a year, in January and July, and the certificate must be displayed at each.',
      File: 'circular-2021-017-en.pdf',
    },
  },
] satisfies SeedEntry[];
