import { DEPARTMENTS } from '../facts/departments';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      CircularNumber: '2020/001',
      ReleaseDate: '2020-01-12',
      TransferDate: '2020-01-13',
      PublishedOn: '2020-01-15',
    },
    ar: {
      Subject: 'تجديد تراخيص الوكالات الملاحية إلكترونيًا',
      Description:
        'تُستقبل طلبات تجديد تراخيص الوكالات الملاحية عبر بوابة العملاء فقط اعتبارًا من الأول من فبراير 2020، ويُقدَّم الطلب قبل 30 يومًا من انتهاء الترخيص.',
      Category: 'تنظيمية',
      OrganizationName: DEPARTMENTS.licensing.ar,
      DirectedTo: 'الوكلاء الملاحيين',
      File: 'circular-2020-001-ar.pdf',
    },
    en: {
      Subject: 'Online renewal of shipping agency licences',
      Description:
        'From 1 February 2020 shipping agency licences must be renewed through the customer portal only. The request must be filed 30 days before the licence expires.',
      Category: 'Regulatory',
      OrganizationName: DEPARTMENTS.licensing.en,
      DirectedTo: 'Shipping agents',
      File: 'circular-2020-001-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2020/002',
      ReleaseDate: '2020-02-05',
      TransferDate: '2020-02-09',
      PublishedOn: '2020-02-10',
    },
    ar: {
      Subject: 'الإقرار الصحي البحري قبل الوصول',
      Description:
        'يرسل ربان كل سفينة قادمة الإقرار الصحي البحري وقائمة آخر 10 موانئ زارتها قبل 24 ساعة من الوصول، ولا يصعد المرشد إلى السفينة قبل إشعار المراقبة الصحية.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'الوكلاء الملاحيين',
      File: 'circular-2020-002-ar.pdf',
    },
    en: {
      Subject: 'Maritime declaration of health before arrival',
      Description:
        'The master of every arriving vessel must send the maritime declaration of health and a list of the last 10 ports of call 24 hours before arrival. The pilot must not board before the health authority has given notice.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'Shipping agents',
      File: 'circular-2020-002-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2020/003',
      ReleaseDate: '2020-03-09',
      TransferDate: '2020-03-10',
      PublishedOn: '2020-03-11',
    },
    ar: {
      Subject: 'الإجراءات الوقائية في مرافق الموانئ',
      Description:
        'تُقاس درجة الحرارة عند جميع البوابات، ويُلزم العاملون بارتداء الكمامة وترك مسافة مترين في صالات الخدمة، وتُعقم المكاتب المشتركة مرتين يوميًا.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2020-003-ar.pdf',
    },
    en: {
      Subject: 'Precautionary measures in port facilities',
      Description:
        'Temperatures are taken at every gate. Staff must wear masks and keep two metres apart in service halls, and shared offices must be disinfected twice a day.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'All port users',
      File: 'circular-2020-003-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2020/004',
      ReleaseDate: '2020-03-22',
      TransferDate: '2020-03-24',
      PublishedOn: '2020-03-26',
    },
    ar: {
      Subject: 'تعليق تبديل أطقم السفن',
      Description:
        'يُعلّق نزول أفراد الطواقم إلى البر وتبديلهم في جميع الموانئ حتى إشعار آخر، وتُستثنى الحالات الطبية الطارئة بموافقة المراقبة الصحية وأمن الميناء.',
      Category: 'بحرية',
      OrganizationName: DEPARTMENTS.pilotage.ar,
      DirectedTo: 'ملاك السفن وربابنتها',
      File: 'circular-2020-004-ar.pdf',
    },
    en: {
      Subject: 'Suspension of crew changes',
      Description:
        'Shore leave and crew changes are suspended in all ports until further notice. Medical emergencies are excepted with the approval of port health and port security.',
      Category: 'Marine',
      OrganizationName: DEPARTMENTS.pilotage.en,
      DirectedTo: 'Ship owners and masters',
      File: 'circular-2020-004-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2020/005',
      ReleaseDate: '2020-04-06',
      TransferDate: '2020-04-07',
      PublishedOn: '2020-04-08',
      WithdrawnOn: '2020-12-31',
    },
    ar: {
      Subject: 'تمديد مدة الإعفاء من أجور التخزين',
      Description:
        'تُمدد مدة الإعفاء من أجور تخزين الحاويات الواردة من 5 أيام إلى 10 أيام حتى 30 يونيو 2020، ويُطبق التمديد تلقائيًا دون الحاجة إلى تقديم طلب.',
      Category: 'مالية',
      OrganizationName: DEPARTMENTS.finance.ar,
      DirectedTo: 'المستوردين والمصدّرين',
      File: 'circular-2020-005-ar.pdf',
    },
    en: {
      Subject: 'Longer free storage period',
      Description:
        'The free storage period for import containers is extended from 5 to 10 days until 30 June 2020. It is applied automatically and needs no request.',
      Category: 'Financial',
      OrganizationName: DEPARTMENTS.finance.en,
      DirectedTo: 'Importers and exporters',
      File: 'circular-2020-005-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2020/006',
      ReleaseDate: '2020-04-19',
      TransferDate: '2020-04-21',
      PublishedOn: '2020-04-22',
    },
    ar: {
      Subject: 'العمل في رمضان 1441هـ مع ساعات منع التجول',
      Description:
        'تُصدر تصاريح التنقل لعمال الموانئ والشاحنات إلكترونيًا خلال رمضان 1441هـ، وتبقى المكاتب مفتوحة من 9 صباحًا إلى 2 ظهرًا مع تقديم بقية الخدمات عن بُعد.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2020-006-ar.pdf',
    },
    en: {
      Subject: 'Work in Ramadan 1441 AH during curfew hours',
      Description:
        'Movement permits for port workers and trucks are issued electronically during Ramadan 1441 AH. Offices open from 9am to 2pm and all other services are given remotely.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'All port users',
      File: 'circular-2020-006-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2020/007',
      ReleaseDate: '2020-05-17',
    },
    ar: {
      Subject: 'مناوبات عيد الفطر 1441هـ والخدمات عن بُعد',
      Description:
        'تُقدم خدمات الفواتير والتصاريح عن بُعد طوال إجازة عيد الفطر 1441هـ، ويخصص كل ميناء رقم هاتف للمناوب يُعلن على بواباته.',
      File: 'circular-2020-007-ar.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2020/008',
      ReleaseDate: '2020-06-07',
      TransferDate: '2020-06-09',
      PublishedOn: '2020-06-10',
    },
    ar: {
      Subject: 'العودة التدريجية إلى مقرات العمل',
      Description:
        'يعود نصف منسوبي المكاتب إلى مقراتهم اعتبارًا من 14 يونيو 2020، ثم ترتفع النسبة إلى 75% بعد أسبوعين، مع استمرار إعفاء من تجاوزوا 60 عامًا من الحضور.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'مديري عموم الموانئ',
      File: 'circular-2020-008-ar.pdf',
    },
    en: {
      Subject: 'Gradual return to the workplace',
      Description:
        'Half of office staff return from 14 June 2020, rising to 75% two weeks later. Staff aged over 60 remain excused from attendance.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'Port general managers',
      File: 'circular-2020-008-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2020/009',
      ReleaseDate: '2020-06-24',
      TransferDate: '2020-06-25',
      PublishedOn: '2020-06-28',
    },
    ar: {
      Subject: 'تطبيق نسبة ضريبة القيمة المضافة الجديدة',
      Description:
        'تُطبق نسبة 15% لضريبة القيمة المضافة على أجور خدمات الموانئ التي تُؤدى اعتبارًا من الأول من يوليو 2020، وتخضع العقود المستمرة للأحكام الانتقالية.',
      Category: 'مالية',
      OrganizationName: DEPARTMENTS.finance.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2020-009-ar.pdf',
    },
    en: {
      Subject: 'New rate of value added tax',
      Description:
        'Value added tax of 15% applies to port services supplied from 1 July 2020. Continuing contracts follow the transitional rules.',
      Category: 'Financial',
      OrganizationName: DEPARTMENTS.finance.en,
      DirectedTo: 'All port users',
      File: 'circular-2020-009-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2020/010',
      ReleaseDate: '2020-07-15',
      TransferDate: '2020-07-19',
      PublishedOn: '2020-07-21',
      Replaces: '2020/004',
    },
    ar: {
      Subject: 'استئناف تبديل الأطقم بضوابط صحية',
      Description:
        'يُستأنف تبديل أطقم السفن في موانئ جدة والدمام وينبع الصناعي اعتبارًا من 20 يوليو 2020، على أن يحمل كل فرد نتيجة فحص سلبية لا يزيد عمرها على 72 ساعة.',
      Category: 'بحرية',
      OrganizationName: DEPARTMENTS.pilotage.ar,
      DirectedTo: 'الوكلاء الملاحيين',
      File: 'circular-2020-010-ar.pdf',
    },
    en: {
      Subject: 'Crew changes resume under health rules',
      Description:
        'Crew changes resume at Jeddah, Dammam and Yanbu Industrial ports from 20 July 2020. Each seafarer must hold a negative test result no more than 72 hours old.',
      Category: 'Marine',
      OrganizationName: DEPARTMENTS.pilotage.en,
      DirectedTo: 'Shipping agents',
      File: 'circular-2020-010-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2020/011',
      ReleaseDate: '2020-08-10',
      TransferDate: '2020-08-11',
      PublishedOn: '2020-08-12',
    },
    ar: {
      Subject: 'جرد البضائع الخطرة المخزنة في الساحات',
      Description:
        'يُقدم كل مشغل محطة خلال 10 أيام قائمة بحاويات البضائع الخطرة التي تجاوز بقاؤها المدة المسموح بها لصنفها، وتُنقل شحنات نترات الأمونيوم فور تفريغها دون تخزين داخل الميناء.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'مشغّلي المحطات',
      File: 'circular-2020-011-ar.pdf',
    },
    en: {
      Subject: 'Count of dangerous goods held in yards',
      Description:
        'Within 10 days each terminal operator must list the dangerous goods containers that have stayed longer than their class allows. Ammonium nitrate must be moved out directly on discharge and must not be stored in port.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'Terminal operators',
      File: 'circular-2020-011-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2020/012',
      ReleaseDate: '2020-09-14',
    },
    ar: {
      Subject: 'فعاليات اليوم الوطني 90 في الموانئ',
      Description:
        'تُزين واجهات مباني الموانئ ورافعاتها من 20 إلى 24 سبتمبر 2020 احتفاءً باليوم الوطني التسعين، وتطلق السفن الراسية صافراتها في الساعة 4 عصر يوم 23 سبتمبر.',
    },
    en: {
      Subject: '90th National Day in the ports',
      Description:
        'Port buildings and cranes are decorated from 20 to 24 September 2020 for the 90th National Day. Vessels alongside sound their horns at 4pm on 23 September.',
    },
  },
  {
    shared: {
      CircularNumber: '2020/013',
      ReleaseDate: '2020-10-04',
      TransferDate: '2020-10-05',
      PublishedOn: '2020-10-07',
    },
    ar: {
      Subject: 'إذن التسليم الإلكتروني',
      Description:
        'يحل إذن التسليم الإلكتروني محل الإذن الورقي في موانئ جدة والدمام والجبيل التجاري اعتبارًا من الأول من نوفمبر 2020، ولا تُقبل النسخ المصورة بعد هذا التاريخ.',
      Category: 'تقنية',
      OrganizationName: DEPARTMENTS.digital.ar,
      DirectedTo: 'المخلّصين الجمركيين',
      File: 'circular-2020-013-ar.pdf',
    },
    en: {
      Subject: 'Electronic delivery order',
      Description:
        'From 1 November 2020 the electronic delivery order replaces the paper one at Jeddah, Dammam and Jubail Commercial ports. Photocopies are not accepted after that date.',
      Category: 'Digital',
      OrganizationName: DEPARTMENTS.digital.en,
      DirectedTo: 'Customs brokers',
      File: 'circular-2020-013-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2020/014',
      ReleaseDate: '2020-10-20',
    },
    ar: {
      Subject: 'تنظيم تموين السفن بالوقود في منطقة الانتظار',
      Description:
        'يُسمح بتموين السفن بالوقود في منطقة الانتظار بميناء ينبع التجاري من شروق الشمس إلى غروبها، بشرط ألا تتجاوز سرعة الرياح 20 عقدة وأن تُنشر الحواجز العائمة قبل البدء.',
      File: 'circular-2020-014-ar.pdf',
    },
    en: {
      Subject: 'Bunkering at anchorage',
      Description:
        'Bunkering at the Yanbu Commercial Port anchorage is allowed from sunrise to sunset, provided that the wind does not exceed 20 knots and booms are laid beforehand.',
      File: 'circular-2020-014-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2020/015',
      ReleaseDate: '2020-11-08',
      TransferDate: '2020-11-09',
      PublishedOn: '2020-11-10',
      Ports: 'dammam',
    },
    ar: {
      Subject: 'تمرين أمن المرافق المينائية بميناء الدمام',
      Description:
        'يُنفذ تمرين أمني وفق المدونة الدولية لأمن السفن والمرافق المينائية في ميناء الدمام يوم 18 نوفمبر 2020 من 9 صباحًا إلى 12 ظهرًا، وتُغلق خلاله البوابة رقم 3.',
      Category: 'أمنية',
      OrganizationName: DEPARTMENTS.compliance.ar,
      DirectedTo: 'الجهات الحكومية العاملة في الموانئ',
      File: 'circular-2020-015-ar.pdf',
    },
    en: {
      Subject: 'Port facility security exercise at Dammam Port',
      Description:
        'A security exercise under the ISPS Code takes place at Dammam Port on 18 November 2020 from 9am to noon. Gate 3 is closed meanwhile.',
      Category: 'Security',
      OrganizationName: DEPARTMENTS.compliance.en,
      DirectedTo: 'Government agencies working in the ports',
      File: 'circular-2020-015-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2020/016',
      ReleaseDate: '2020-11-29',
      WithdrawnOn: '2022-01-01',
    },
    ar: {
      Subject: 'تحديد أجور الإرشاد للسفن الصغيرة',
      Description:
        'تُعفى السفن التي تتراوح حمولتها الإجمالية بين 500 و1,000 طن من أجور الإرشاد إذا كان ربانها حاصلًا على شهادة إعفاء سارية للميناء نفسه.',
      File: 'circular-2020-016-ar.pdf',
    },
    en: {
      Subject: 'Pilotage charges for small craft',
      Description:
        'Vessels of 500 to 1,000 GT are exempt from pilotage charges where the master holds a valid exemption certificate for that port.',
      File: 'circular-2020-016-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2020/017',
      ReleaseDate: '2020-12-13',
      TransferDate: '2020-12-14',
      PublishedOn: '2020-12-15',
    },
    ar: {
      Subject: 'جدولة مستحقات الإيجار المتأخرة',
      Description:
        'يحق لمستأجري الأراضي والمستودعات المتأثرين بظروف عام 2020 طلب تقسيط المستحقات المتأخرة على 12 قسطًا شهريًا دون غرامة، وتُستقبل الطلبات حتى 31 يناير 2021.',
      Category: 'مالية',
      OrganizationName: DEPARTMENTS.finance.ar,
      DirectedTo: 'مستأجري المواقع والمستودعات',
      File: 'circular-2020-017-ar.pdf',
    },
    en: {
      Subject: 'Rescheduling of rent arrears',
      Description:
        'Tenants of land and warehouses affected by the conditions of 2020 may ask to pay their arrears in 12 monthly instalments without penalty. Requests are accepted until 31 January 2021.',
      Category: 'Financial',
      OrganizationName: DEPARTMENTS.finance.en,
      DirectedTo: 'Tenants of sites and warehouses',
      File: 'circular-2020-017-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2020/018',
      ReleaseDate: '2020-12-27',
    },
    ar: {
      Subject: 'إقفال الحسابات المالية لعام 2020',
      Description:
        'تُقدم مطالبات الموردين والمقاولين عن عام 2020 في موعد أقصاه 14 يناير 2021، وتُرحّل المطالبات المتأخرة إلى ميزانية العام التالي.',
      File: 'circular-2020-018-ar.pdf',
    },
  },
] satisfies SeedEntry[];
