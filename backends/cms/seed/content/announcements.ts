import type { SeedEntry } from '../types';

export default [
  {
    shared: { Icon: 'icon-maintenance.webp', StartDate: 'now-3d 08:00', EndDate: 'now+20d 16:00' },
    ar: {
      Title: 'صيانة أسبوعية لخدمة السداد الإلكتروني',
      Description:
        'تتوقف خدمة السداد الإلكتروني كل يوم جمعة من الساعة 1 صباحًا إلى الساعة 4 صباحًا طوال مدة هذا الإعلان. تبقى الفواتير معروضة للاطلاع، ويُستأنف السداد بعد انتهاء أعمال الصيانة مباشرة.',
    },
    en: {
      Title: 'Weekly maintenance of the electronic payment service',
      Description:
        'The electronic payment service is unavailable every Friday from 1am to 4am while this announcement is in force. Invoices can still be viewed, and payment resumes as soon as the work is complete.',
    },
  },
  {
    shared: { Icon: 'icon-service.webp', StartDate: 'now-5d 08:00', EndDate: 'now+25d 16:00' },
    ar: {
      Title: 'إضافة البحث برقم بوليصة الشحن إلى خدمة تتبع الحاويات',
      Description:
        'يستطيع المستفيد الآن الاستعلام عن جميع الحاويات المدرجة في بوليصة شحن واحدة، بدلًا من إدخال رقم كل حاوية على حدة. تشمل الخدمة محطات الحاويات في جميع الموانئ التابعة للهيئة.',
    },
    en: {
      Title: 'Container tracking now accepts a bill of lading number',
      Description:
        'Customers can now look up every container on a single bill of lading instead of entering container numbers one by one. The service covers the container terminals of all the ports of the authority.',
    },
  },
  {
    shared: { Icon: 'icon-weather.webp', StartDate: 'now-1d 08:00', EndDate: 'now+6d 16:00' },
    ar: {
      Title: 'تنبيه ملاحي: رياح نشطة على موانئ الخليج العربي',
      Description:
        'يُتوقع هبوب رياح شمالية غربية نشطة تصل سرعتها إلى 30 عقدة في منطقة الخليج العربي. على الوكلاء الملاحيين متابعة مواعيد الإرشاد مع أبراج المراقبة، والتأكد من إحكام ربط السفن على الأرصفة.',
    },
    en: {
      Title: 'Navigational notice: strong winds at the Arabian Gulf ports',
      Description:
        'Strong north-westerly winds of up to 30 knots are expected in the Arabian Gulf. Shipping agents are to confirm pilotage times with the port control towers and check that vessels alongside are securely moored.',
    },
  },
  {
    shared: { Icon: 'icon-holiday.webp', StartDate: 'now+30d 08:00', EndDate: 'now+45d 16:00' },
    ar: {
      Title: 'مواعيد مراكز خدمة العملاء خلال الإجازة',
      Description:
        'تستقبل مراكز خدمة العملاء المراجعين خلال الإجازة من الساعة 9 صباحًا إلى الساعة 2 ظهرًا. تستمر الخدمات الإلكترونية وأعمال المناولة والإرشاد على مدار الساعة دون تغيير.',
    },
    en: {
      Title: 'Customer service centre hours during the holiday',
      Description:
        'Customer service centres receive visitors from 9am to 2pm during the holiday. Electronic services, cargo handling and pilotage continue around the clock without change.',
    },
  },
  {
    shared: { Icon: 'icon-auction.webp', StartDate: 'now+28d 08:00', EndDate: 'now+50d 16:00' },
    ar: {
      Title: 'فتح باب التسجيل في المزاد الإلكتروني للمعدات المستبعدة',
      Description:
        'يُفتح التسجيل في المزاد الإلكتروني لبيع معدات مناولة مستبعدة من الخدمة في ميناءي جدة والدمام. يُشترط للمشاركة سجل تجاري ساري المفعول وسداد مبلغ التأمين قبل موعد المزاد بيومي عمل.',
    },
    en: {
      Title: 'Registration for the electronic auction of retired equipment',
      Description:
        'Registration opens for the electronic auction of handling equipment retired from service at Jeddah and Dammam ports. Bidders need a valid commercial registration and must pay the deposit at least two working days before the auction.',
    },
  },
  {
    shared: {
      Icon: 'icon-maintenance.webp',
      StartDate: '2026-08-13T22:00:00+03:00',
      EndDate: '2026-08-15T06:00:00+03:00',
    },
    ar: {
      Title: 'ترقية أنظمة بوابة العملاء',
      Description:
        'تتوقف بوابة العملاء من الساعة 10 مساء يوم الخميس 13 أغسطس 2026 إلى الساعة 6 صباح يوم السبت 15 أغسطس 2026 لترقية الأنظمة. تُقبل طلبات الإرشاد العاجلة هاتفيًا عن طريق أبراج المراقبة.',
    },
    en: {
      Title: 'Upgrade of the customer portal',
      Description:
        'The customer portal is unavailable from 10pm on Thursday 13 August 2026 to 6am on Saturday 15 August 2026 while its systems are upgraded. Urgent pilotage requests are accepted by telephone through the port control towers.',
    },
  },
  {
    shared: {
      Icon: 'icon-notice.webp',
      StartDate: '2026-05-03T08:00:00+03:00',
      EndDate: '2026-06-30T23:59:00+03:00',
    },
    ar: {
      Title: 'تحديث بيانات المفوضين بالتوقيع لدى الوكالات الملاحية',
      Description:
        'على الوكالات الملاحية تحديث بيانات المفوضين بالتوقيع عن طريق نظام التراخيص في موعد أقصاه 30 يونيو 2026. يُعلَّق استقبال طلبات الوكالة التي لا تستكمل التحديث إلى حين استكماله.',
    },
    en: {
      Title: 'Shipping agencies to update their authorised signatories',
      Description:
        'Shipping agencies are to update the details of their authorised signatories in the license system by 30 June 2026. Requests from agencies that have not done so are suspended until the update is complete.',
    },
  },
  {
    shared: {
      Icon: 'icon-service.webp',
      StartDate: '2026-01-04T08:00:00+03:00',
      EndDate: '2026-02-28T23:59:00+03:00',
    },
    ar: {
      Title: 'إيقاف استقبال الطلبات الورقية لتراخيص تموين السفن',
      Description:
        'يتوقف استقبال الطلبات الورقية لإصدار تراخيص تموين السفن وتجديدها اعتبارًا من 1 مارس 2026، وتُقدَّم جميع الطلبات عن طريق نظام التراخيص. تُستكمل الطلبات الورقية المقدمة قبل هذا التاريخ وفق إجراءاتها المعتادة.',
    },
    en: {
      Title: 'Paper applications for ship chandling licences end',
      Description:
        'Paper applications to issue or renew ship chandling licences are no longer accepted from 1 March 2026; all applications are made through the license system. Paper applications submitted before that date are completed in the usual way.',
    },
  },
] satisfies SeedEntry[];
