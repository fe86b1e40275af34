import type { ContactFacts } from './contact-facts.js';
import type { InBoth, Locale } from './locale.js';

/** A page of the website; its path has no language prefix. */
export interface Link {
  readonly label: string;
  readonly path: string;
}

/** Vocabulary of a subject. */
export interface Vocabulary {
  /** Names of the subject, with the highest weight. */
  readonly names?: InBoth;
  /** Related words. */
  readonly keywords?: InBoth;
  /** Words that alone are no match. */
  readonly hints?: InBoth;
  /** References and phrases that count as a name; matched against the folded question. */
  readonly pattern?: RegExp;
  /** Phrases that override all weights; the first topic wins. */
  readonly decides?: RegExp;
}

/** A subject with its words, its answer and the page about it. */
export interface Topic extends Vocabulary {
  readonly key: string;
  readonly answer: Readonly<Record<Locale, (facts: ContactFacts) => string>>;
  readonly label?: InBoth;
  readonly path?: string;
}

/** A telephone number, isolated from Arabic text, which would reorder its groups. */
const leftToRight = (number: string): string => `\u2066${number}\u2069`;

/**
 * All topics: opening hours, contact details and the page of each service. The first of equal
 * matches wins, so general topics come last.
 */
export const TOPICS: readonly Topic[] = [
  {
    key: 'emergency',
    decides: /طوار[يئ]|حريق|تسرب|يغرق|انسكاب|\b(?:emergency|spill|sinking)\b|\b(?:a|on) fire\b/,
    answer: {
      ar: () =>
        'عند الخطر على الأرواح أو البيئة تواصل فورًا مع برج المراقبة على القناة 16 أو مع مركز الطوارئ في الميناء، وهما يعملان على مدار الساعة.',
      en: () =>
        'If there is danger to life or the environment, call the control tower on channel 16 or the emergency centre of the port at once. They answer at any time.',
    },
    label: { ar: 'الموانئ', en: 'Ports' },
    path: '/ports',
  },
  {
    key: 'circulars',
    names: { ar: 'تعميم تعاميم', en: 'circular circulars' },
    pattern: /\b20(?:19|2\d) ?[-/] ?\d{3}\b/,
    answer: {
      ar: () => 'التعاميم منذ عام 2019 مصنّفة بحسب السنة، ولكل تعميم ملفه.',
      en: () => 'Circulars since 2019 are listed by year, each with its file.',
    },
    label: { ar: 'التعاميم', en: 'Circulars' },
    path: '/circulars',
  },
  {
    key: 'regulations',
    names: { ar: 'انظمه لائحه لوائح قانون قوانين', en: 'regulation regulations rules law laws' },
    keywords: { ar: 'نظام غرامه مخالفات', en: 'fine fines penalty penalties' },
    hints: { ar: 'رسوم', en: 'fees' },
    pattern: /\breg ?-? ?\d\d\b/,
    answer: {
      ar: () => 'الأنظمة واللوائح والتعرفة متاحة للاطلاع والتنزيل.',
      en: () => 'Regulations and tariffs can be read and downloaded.',
    },
    label: { ar: 'الأنظمة واللوائح', en: 'Regulations' },
    path: '/regulations',
  },
  {
    key: 'dangerous',
    names: {
      ar: 'كيماويات كيميائيه متفجرات مشعه',
      en: 'chemical chemicals explosives hazardous imdg radioactive',
    },
    pattern:
      /(?:مواد|بضائع|بضاعه|شحنه) (?:ال)?خطره|\bdangerous (?:cargo|goods)\b(?! (?:law|rules))/,
    answer: {
      ar: () =>
        'تُقبل البضائع الخطرة بإقرار يقدمه الوكيل الملاحي قبل 48 ساعة من وصول السفينة. والشروط كاملة في لائحة مناولة البضائع الخطرة.',
      en: () =>
        'The shipping agent must declare dangerous goods 48 hours before the vessel arrives. The full rules are in the regulation on dangerous goods.',
    },
    label: { ar: 'لائحة مناولة البضائع الخطرة', en: 'Regulation on dangerous goods' },
    path: '/regulations?r=REG-03',
  },
  {
    key: 'suppliers',
    names: {
      ar: 'مقاول مقاولين مقاولون مورد موردين موردون',
      en: 'contractor contractors supplier suppliers vendor vendors',
    },
    answer: {
      ar: () =>
        'يسجّل الموردون والمقاولون في منصة المنافسات الحكومية. والشهادات المطلوبة وخطوات تقديم العروض في دليل الموردين والمقاولين في المكتبة الرقمية.',
      en: () =>
        'Suppliers and contractors register on the government tender platform. The certificates required and how to make an offer are in the supplier and contractor guide in the digital library.',
    },
    label: { ar: 'المكتبة الرقمية', en: 'Digital library' },
    path: '/media-center?o=library',
  },
  {
    key: 'biddings',
    names: {
      ar: 'منافسه منافسات مناقصه مناقصات مزايده عطاء عطاءات تاهيل كراسه',
      en: 'bid bids bidding biddings tender tenders qualification prequalification',
    },
    answer: {
      ar: () => 'المنافسات ومواعيدها ونتائج فتح العروض في صفحة المنافسات.',
      en: () => 'See current tenders, closing dates and bid results here:',
    },
    label: { ar: 'المنافسات', en: 'Biddings' },
    path: '/e-services/biddings',
  },
  {
    key: 'movables',
    names: { ar: 'منقولات منقوله رجيع فائضه فائض', en: 'movable movables surplus' },
    keywords: { ar: 'حكوميه', en: 'government' },
    hints: { ar: 'مواد مستودع مستودعات جهه', en: 'warehouse agency furniture' },
    answer: {
      ar: () => 'تُعرض مواد المستودعات الفائضة على الجهات الحكومية في صفحة طلب المواد المنقولة.',
      en: () =>
        'Surplus warehouse items are offered to government agencies on the page for orders of movable items.',
    },
    label: { ar: 'طلب المواد المنقولة', en: 'Orders (movable items)' },
    path: '/e-services/moveableitems',
  },
  {
    key: 'ticket',
    names: { ar: 'تذكره تذاكر', en: 'ticket tickets' },
    keywords: { ar: 'بلاغات دعم فني', en: 'support technical' },
    answer: {
      ar: () => 'تُتابع التذاكر في بوابة الدعم، ويمكنك إعادة فتح التذكرة إن لم ترضَ عن إغلاقها.',
      en: () =>
        'Follow a ticket on the support portal; it can be reopened if you are unhappy with its closure.',
    },
    label: { ar: 'متابعة التذاكر', en: 'Ticket follow-up' },
    path: '/e-services/tktfollowup',
  },
  {
    key: 'licences',
    names: {
      ar: 'رخصه رخص ترخيص تراخيص',
      en: 'chandler chandling licence licences license licenses',
    },
    keywords: { ar: 'تموين', en: 'chandelling' },
    pattern: /(?:شروط|فتح) .*وكاله/,
    hints: { ar: 'وكاله شروط ملاحيه ملاحي', en: 'agent shipping requirements' },
    answer: {
      ar: () =>
        'شروط ترخيص الوكالة الملاحية وترخيص تموين السفن وخطواتهما في صفحة نظام التراخيص. ومدة الإنجاز 30 يومًا.',
      en: () =>
        'The conditions and steps for shipping agent and ship chandling licences are on the license system page. We decide applications within 30 days.',
    },
    label: { ar: 'نظام التراخيص', en: 'License system' },
    path: '/e-services/license',
  },
  {
    key: 'permits',
    names: { ar: 'تصريح تصاريح', en: 'permit permits' },
    keywords: { ar: 'زائر زوار', en: 'visitor visitors' },
    pattern:
      /^(?!.*(?:شاحن|سفين)).*(?:ادخل|دخول|ندخل) .*(?:مينا|موان)|\bgate ?pass(?:es)?\b|\b(?:enter|drive into|visit) (?:the |a |your )?port\b/,
    answer: {
      ar: () =>
        'تُطلب تصاريح الدخول إلى الموانئ عبر بوابة العملاء، ويُبت في التصريح الدائم خلال 5 أيام عمل. وأنواعها وشروطها في لائحة أمن المرافق المينائية.',
      en: () =>
        'Request a permit to enter a port through the customer portal. We decide on a permanent permit within 5 working days. The types and conditions are in the regulation on port facility security.',
    },
    label: { ar: 'لائحة أمن المرافق المينائية', en: 'Regulation on port facility security' },
    path: '/regulations?r=REG-07',
  },
  {
    key: 'rental',
    names: { ar: 'ايجار تاجير استئجار استيجار استاجر اجار', en: 'rent rental lease leasing' },
    keywords: { ar: 'مرافق ارض اراضي متر', en: 'land facility facilities metre meter' },
    hints: { ar: 'اجره مستودع مكتب', en: 'warehouse office' },
    pattern:
      /(?:ابي|ابغي|نبي|نبغي|اريد|نريد|احتاج) (?:محل|مكتب|مستودع|ارض)|\b(?:need|want|looking for) an? (?:office|warehouse|yard)\b/,
    answer: {
      ar: () =>
        'أجور المرافق والأراضي لكل ميناء بالريال للمتر المربع في صفحة طلب استئجار المرافق. ومدة دراسة الطلب 60 يومًا.',
      en: () =>
        'Rental fees for each port, in SAR per sqm, are on the page for rental of facilities. We decide within 60 days.',
    },
    label: { ar: 'طلب استئجار المرافق', en: 'Request for rental of facilities' },
    path: '/e-services/reqrentalfacilities',
  },
  {
    key: 'objection',
    pattern:
      /(?:اعترض|اعتراض).*(?:فاتور|رسوم|اجور)|فاتور.*(?:غلط|خطا|اعترض|اعتراض)|\b(?:challenge|dispute|object|objection|wrong|incorrect)\b.*\b(?:bill|charges?|invoice)s?\b|\b(?:bill|invoice)s?\b.*\b(?:dispute|incorrect|wrong)\b/,
    answer: {
      ar: () =>
        'يُقدَّم الاعتراض على الفاتورة إلى الإدارة المالية في الميناء عبر بوابة العملاء خلال 30 يومًا من تاريخها، ويُرد عليه خلال 10 أيام عمل.',
      en: () =>
        'Object to an invoice through the customer portal within 30 days of its date. The finance office of the port answers within 10 working days.',
    },
    label: { ar: 'بوابة العملاء', en: 'Customer portal' },
    path: '/customerportal',
  },
  {
    key: 'charges',
    names: { ar: 'تخزين ارضيات اعفاء', en: 'storage demurrage' },
    keywords: { ar: 'اجور رسوم تعرفه مناوله', en: 'charges tariff dues handling' },
    hints: { ar: 'سعر اجره', en: 'cost price' },
    pattern:
      /حاوي.* غرام|غرام.* حاوي|\bfree (?:days|period|time)\b|\b(?:cost|price)\b.*\b(?:keep|leave|store)\b/,
    answer: {
      ar: () =>
        'أجور التخزين ومدد الإعفاء منها لكل نوع من البضائع في لائحة أجور خدمات الموانئ وملحقها. ولمعرفة أجور شحنة بعينها اتصل بالإدارة المالية في الميناء.',
      en: () =>
        'Storage charges and free periods for each type of cargo are in the regulation on charges for port services and its annex. For the charges on one consignment, contact the finance office of the port.',
    },
    label: { ar: 'لائحة أجور خدمات الموانئ', en: 'Regulation on charges for port services' },
    path: '/regulations?r=REG-02',
  },
  {
    key: 'payment',
    names: {
      ar: 'دفع ادفع ندفع سداد اسدد نسدد تسديد مدي بطاقه بطاقات',
      en: 'pay paying payment card cards mada mastercard',
    },
    keywords: { ar: '', en: 'dues' },
    hints: { ar: 'فاتوره فواتير فيزا', en: 'invoice invoices bill visa' },
    pattern: /(?:ب|بال|مع )فيزا|\b(?:accept|by|take|with) visa\b/,
    answer: {
      ar: () =>
        'تُسدَّد الفواتير ببطاقات الخصم المحلية وبطاقات الشبكات الدولية من خدمة السداد الإلكتروني.',
      en: () =>
        'Bills can be paid with local debit cards and international card schemes through electronic payment.',
    },
    label: { ar: 'السداد الإلكتروني', en: 'Electronic payment' },
    path: '/e-services/epayment',
  },
  {
    key: 'invoices',
    names: { ar: 'فاتوره فواتير', en: 'invoice invoices billing' },
    hints: { ar: 'بضائع بضاعه', en: 'goods cargo owner' },
    pattern: /\bbills?\b(?! of )/,
    answer: {
      ar: () =>
        'فواتير أصحاب البضائع متاحة في صفحة الخدمة، وتسجّل الدخول في النظام الخارجي الذي تنتقل إليه.',
      en: () => 'You can view your invoices here. You will sign in on an external system.',
    },
    label: { ar: 'فواتير أصحاب البضائع', en: 'Goods-owner invoices' },
    path: '/e-services/iogs',
  },
  {
    key: 'statistics',
    names: { ar: 'احصاءات احصائيات احصائيه احصاء', en: 'statistics statistic' },
    keywords: { ar: 'ارقام', en: 'figures throughput tonnage' },
    hints: { ar: 'عدد سنه عام', en: 'handled tonnes total year' },
    pattern:
      /(?:كم|عدد) (?:عدد )?(?:ال)?(?:سفينه|سفن|حاويه|حاويات|طن|راكب|ركاب) .*(?:20\d\d|(?:سنه|عام) (?:ال)?ماضي)|\bhow many (?:containers|passengers|ships|teu|tonnes|tons|vessels)\b.*\b(?:20\d\d|last year)\b/,
    answer: {
      ar: () =>
        'إحصاءات الموانئ من 2005 إلى 2019 متاحة للاطلاع والتنزيل، وأرقام السنوات الأحدث في الكتب الإحصائية في المكتبة الرقمية.',
      en: () =>
        'Port statistics from 2005 to 2019 can be read and downloaded. Figures of later years are in the statistical yearbooks in the digital library.',
    },
    label: { ar: 'الإحصاءات', en: 'Statistics' },
    path: '/e-services/statistics',
  },
  {
    key: 'library',
    names: { ar: 'مكتبه', en: 'library yearbook yearbooks' },
    pattern: /(?:تقرير|تقارير)\S* (?:ال)?سنوي|(?:كتاب|كتب) (?:ال)?احصائي|\bannual reports?\b/,
    answer: {
      ar: () => 'التقارير السنوية والكتب الإحصائية والأدلة متاحة للتنزيل في المكتبة الرقمية.',
      en: () =>
        'Annual reports, statistical yearbooks and guides can be downloaded from the digital library.',
    },
    label: { ar: 'المكتبة الرقمية', en: 'Digital library' },
    path: '/media-center?o=library',
  },
  {
    key: 'containers',
    names: { ar: 'حاويه حاويات', en: 'container containers' },
    keywords: { ar: 'كونتينر', en: '' },
    hints: { ar: 'تتبع', en: 'track' },
    pattern: /\b[a-z]{4} ?\d{7}\b/,
    answer: {
      ar: () => 'يُستعلم عن الحاويات من خلال خدمة تتبع الحاويات.',
      en: () => 'You can track a container here:',
    },
    label: { ar: 'تتبع الحاويات', en: 'Container tracking' },
    path: '/e-services/containertracking',
  },
  {
    key: 'arrival-notice',
    pattern:
      /(?:اشعار|اخطار) (?:ال)?(?:وصول|قدوم)|\barrival\b.*\bnotices?\b|\bnotices? of arrival\b|\bpre-?arrival\b/,
    answer: {
      ar: () =>
        'يقدّم الوكيل الملاحي إشعار الوصول قبل 48 ساعة من وصول السفينة ويؤكده قبل 24 ساعة. والتفاصيل في لائحة الموانئ وقواعد العمل فيها.',
      en: () =>
        'The shipping agent must give notice of arrival 48 hours before the vessel arrives and confirm it 24 hours before. The details are in the Port Rules and Regulations.',
    },
    label: { ar: 'لائحة الموانئ وقواعد العمل فيها', en: 'Port Rules and Regulations' },
    path: '/regulations?r=REG-01',
  },
  {
    key: 'vessels',
    names: { ar: 'سفينه سفن بواخر باخره مركب', en: 'vessel vessels ship ships eta etd mv' },
    keywords: {
      ar: 'وصول مغادره وكيل وكلاء',
      en: 'arrival arrivals departure departures berthing agent agents berthed docked',
    },
    hints: {
      ar: 'تصل وصلت تغادر غادرت جدول ملاحي بحري',
      en: 'arrive arrives arrived leave schedule shipping',
    },
    answer: {
      ar: () =>
        'تجد مواعيد وصول السفن ومغادرتها وحالتها، وأسماء الوكلاء الملاحيين، في خدمة البحث عن السفن.',
      en: () =>
        'Arrivals, departures and the status of vessels, and shipping agents, are in the vessel search.',
    },
    label: { ar: 'البحث عن السفن', en: 'Vessel search' },
    path: '/e-services/vesselsearch',
  },
  {
    key: 'transaction',
    names: { ar: 'معامله معاملات', en: 'transaction transactions' },
    keywords: { ar: 'خطاب وثيقه تتبع اتابع', en: 'letter correspondence track' },
    hints: { ar: 'حاله رقم', en: 'document status reference' },
    pattern: /\b1[34]\d\d ?[/-] ?\d+/,
    answer: {
      ar: () => 'لمعرفة حالة معاملتك، أدخل رقمها وتاريخها الهجري في خدمة متابعة المعاملات.',
      en: () =>
        'To see where your transaction is, enter its document number and Hijri date in transaction tracking.',
    },
    label: { ar: 'متابعة المعاملات', en: 'Transaction tracking' },
    path: '/e-services/trxtracking',
  },
  {
    key: 'trucks',
    names: { ar: 'شاحنه شاحنات تريله', en: 'truck trucks lorry haulier' },
    keywords: { ar: 'موعد احجز حجز', en: 'appointment appointments' },
    hints: { ar: 'بوابه سائق', en: 'gate book driver' },
    answer: {
      ar: () =>
        'يحجز الناقل موعد الشاحنة في نظام مواعيد الشاحنات قبل 24 ساعة على الأقل. والقواعد كاملة في لائحة دخول الشاحنات إلى الموانئ.',
      en: () =>
        'The haulier books a truck appointment in the appointment system at least 24 hours ahead. The full rules are in the regulation on truck access.',
    },
    label: { ar: 'لائحة دخول الشاحنات', en: 'Regulation on truck access' },
    path: '/regulations?r=REG-11',
  },
  {
    key: 'portal',
    names: { ar: '', en: 'portal' },
    keywords: { ar: 'بوابه تسجيل مرور حساب', en: 'password account register login' },
    hints: { ar: 'عملاء كلمه نسيت دخول', en: 'sign forgot customer' },
    answer: {
      ar: () =>
        'تجد التسجيل في بوابة العملاء وتسجيل الدخول إليها وأدلة استخدامها في صفحة بوابة العملاء. ولا يمكنني الاطلاع على حسابك.',
      en: () =>
        'You can register for the customer portal, sign in and read its user guides from the customer portal page. I cannot see your account.',
    },
    label: { ar: 'بوابة العملاء', en: 'Customer portal' },
    path: '/customerportal',
  },
  {
    key: 'request',
    pattern:
      /رقم(?:ي)? (?:ال)?(?:مرجع|بلاغ|شكو|طلب)|\b(?:lost|forgot|forgotten)\b.*\breference\b|\breference number\b|\b(?:my|a) (?:request|submission)\b/,
    answer: {
      ar: () =>
        'يُتابع ما أُرسل من نماذج الموقع برقمه المرجعي في صفحة متابعة الطلبات والشكاوى. وإن ضاع الرقم فاتصل بمركز خدمة العملاء.',
      en: () =>
        'Follow what you sent with a form of this site by its reference number on the request tracking page. If you no longer have the number, call the contact centre.',
    },
    label: { ar: 'متابعة الطلبات والشكاوى', en: 'Request tracking' },
    path: '/e-services/request-tracking',
  },
  {
    key: 'subscriptions',
    names: {
      ar: 'اشتراك اشتراكات اشترك الاشتراك',
      en: 'newsletter subscribe subscribed subscription subscriptions unsubscribe',
    },
    answer: {
      ar: () =>
        'تشترك في الرسائل من صفحة التنبيهات بالبريد الإلكتروني، وفي نهاية كل رسالة رابط لتعديل الاشتراك أو إنهائه.',
      en: () =>
        'Subscribe on the email updates page. Each email has a link to change or end the subscription.',
    },
    label: { ar: 'التنبيهات بالبريد الإلكتروني', en: 'Email updates' },
    path: '/subscriptions',
  },
  {
    key: 'complaint',
    names: {
      ar: 'شكوي شكوا شكاوي اشتكي اقتراح مقترح بلاغ',
      en: 'complain complaint complaints suggestion suggest',
    },
    hints: { ar: 'رد تردون', en: 'reply answer' },
    answer: {
      ar: () =>
        'تُقدَّم الشكاوى والمقترحات من نموذج صفحة «تواصل معنا»، ويظهر لك رقم مرجعي بعد الإرسال. ونرد خلال يومي عمل بحد أقصى.',
      en: () =>
        'Send a complaint or suggestion with the form on the contact page; you get a reference number. We reply within 2 working days.',
    },
    label: { ar: 'نموذج الشكاوى والمقترحات', en: 'Complaints and suggestions form' },
    path: '/contact',
  },
  {
    key: 'jobs',
    names: {
      ar: 'وظيفه وظائف توظيف شاغره',
      en: 'job jobs career careers hire hiring vacancy vacancies',
    },
    hints: { ar: 'عمل اقدم', en: 'work apply' },
    answer: {
      ar: () => 'الوظائف المتاحة وطريقة التقدم إليها في صفحة الوظائف.',
      en: () => 'Open positions and how to apply are on the jobs page.',
    },
    label: { ar: 'الوظائف', en: 'Jobs' },
    path: '/vacancies',
  },
  {
    key: 'privacy',
    names: { ar: 'خصوصيه', en: 'privacy' },
    pattern: /بياناتي|(?:ال)?بيانات (?:ال)?شخصيه|\b(?:my|personal) (?:data|details|information)\b/,
    answer: {
      ar: () => 'تجد ما نجمعه من بيانات وسبب استعماله ومدة حفظه وحقوقك في سياسة الخصوصية.',
      en: () =>
        'The privacy policy says which data we collect, what we use it for, how long we keep it and what your rights are.',
    },
    label: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
    path: '/privacy-policy',
  },
  {
    key: 'data',
    names: { ar: 'بيانات', en: 'data' },
    keywords: { ar: 'مشاركه مفتوحه', en: 'sharing' },
    answer: {
      ar: () => 'تُطلب مشاركة البيانات بنموذج خاص، ويُقيَّم الطلب خلال 30 يوم عمل.',
      en: () =>
        'Data sharing is requested with a form; a request is evaluated within 30 working days.',
    },
    label: { ar: 'طلب مشاركة البيانات', en: 'Data sharing request' },
    path: '/data-sharing',
  },
  {
    key: 'hours',
    keywords: {
      ar: 'ساعات اوقات دوام السبت الجمعه تفتحون تفتح تقفلون تقفل مفتوح فاتحين',
      en: 'hour hours open opening close closed saturday friday weekend',
    },
    hints: { ar: 'عمل يوم مواعيد رمضان اجازه عيد', en: 'time day working ramadan holiday eid' },
    answer: {
      ar: ({ hours }) => `أوقات عمل مركز خدمة العملاء: ${hours}.`,
      en: ({ hours }) => `Our contact centre is open ${hours}.`,
    },
    label: { ar: 'تواصل معنا', en: 'Contact us' },
    path: '/contact',
  },
  {
    key: 'ports',
    keywords: {
      ar: 'موانئ مواني رصيف ارصفه خريطه غاطس عمق اعماق جده الدمام الجبيل ينبع جازان ضباء الخفجي',
      en: 'ports berth berths map draught draft depth jeddah dammam jubail yanbu jazan duba khafji',
    },
    pattern: /(?:اي|وش|ايش|شنو|ما هي|ماهي) (?:ال)?(?:موان|مينا)|\b(?:which|what) ports?\b/,
    answer: {
      ar: () => 'لكل ميناء صفحة بأرصفته ومحطاته وطاقته وبيانات التواصل معه.',
      en: () => 'Each port has a page with its berths, terminals, capacity and contact details.',
    },
    label: { ar: 'الموانئ', en: 'Ports' },
    path: '/ports',
  },
  {
    key: 'fax',
    names: { ar: 'فاكس', en: 'fax' },
    answer: {
      ar: ({ fax }) =>
        `${fax ? `رقم فاكس الهيئة ${leftToRight(fax)}.` : 'رقم فاكس الهيئة في صفحة «تواصل معنا».'} ولكل ميناء رقم فاكس في صفحته.`,
      en: ({ fax }) =>
        `${fax ? `Our fax number is ${fax}.` : 'Our fax number is on the contact page.'} The fax number of each port is on its page.`,
    },
    label: { ar: 'تواصل معنا', en: 'Contact us' },
    path: '/contact',
  },
  {
    key: 'person',
    keywords: {
      ar: 'موظف انسان شخص معاوده مكالمه هاتف جوال تواصل اتواصل اتصال اتصل يتصل اكلم احد عنوان بريد ايميل',
      en: 'person human call callback ring phone telephone contact address email reach speak talk',
    },
    hints: { ar: 'عملاء خدمه رقم', en: 'customer service back number' },
    pattern:
      /(?:رقم|ارقام) (?:ال)?(?:مدير|مركز|مكتب|خدمه|تواصل|ميناء)|\b(?:give|have|need|send|your)\b.* number\b/,
    decides:
      /(?:كلم|تكلم مع|تحدث مع|تحدث [اإ]لي|حديث مع|حولني (?:علي|[اإ]لي)) (?:ال)?(?:موظف|انسان|شخص|احد|حد|مسوول|بشر|خدمه)|(?:حولني|حولوني) ل(?:موظف|انسان|شخص|مسوول)|(?:ابغي|ابغا|ابي|اريد|عايز|عاوز|ودي ب) ?(?:موظف|انسان|بشر)|\b(?:chat|speak|talk)(?:ing)? (?:to|with) (?:(?:a|an|any|real|live|actual|your) )*(?:agent|anybody|anyone|employee|human|operator|people|person|representative|somebody|someone|staff)\b|\b(?:actual|live|real) (?:agent|human|operator|person)\b/,
    answer: {
      ar: ({ shortNumber, hours, email }) =>
        `للتحدث إلى موظف، اتصل بمركز خدمة العملاء${shortNumber ? ` على الرقم ${shortNumber}` : ''}${email ? `، أو راسلنا على ${email}` : ''}. أوقات العمل: ${hours}. ويمكنك أيضًا أن تضغط «طلب معاودة الاتصال» في هذه المحادثة، فنتصل بك.`,
      en: ({ shortNumber, hours, email }) =>
        `To speak to a person, call the contact centre${shortNumber ? ` on ${shortNumber}` : ''}${email ? ` or write to ${email}` : ''}, ${hours}. You can also choose “Request a callback” in this chat, and we will call you.`,
    },
    label: { ar: 'تواصل معنا', en: 'Contact us' },
    path: '/contact',
  },
  {
    key: 'thanks',
    keywords: { ar: 'شكرا مشكور مشكورين ممنون عافيه تسلم', en: 'thanks thank thx' },
    answer: {
      ar: () => 'العفو. تسعدنا خدمتك في أي وقت.',
      en: () => 'You are welcome. Let me know if you need anything else.',
    },
  },
  {
    key: 'greeting',
    keywords: { ar: 'سلام مرحبا اهلا هلا هلو حياك', en: 'hello hi hey' },
    pattern: /(?:صباح|مساء) (?:ال)?(?:خير|نور)|\bgood (?:afternoon|day|evening|morning)\b/,
    answer: {
      ar: () => 'أهلًا وسهلًا بك. اكتب ما تبحث عنه، مثل: أوقات العمل أو متابعة معاملة.',
      en: () =>
        'Hello. Type what you are looking for, for example opening hours or tracking a transaction.',
    },
  },
];

/**
 * Off-topic subjects with shared words: the page on card payments does not help with a tourist visa
 * or a train ticket.
 */
export const OFF_TOPIC: Vocabulary = {
  names: {
    ar: 'تاشيره تاشيرات عمره حج طيران طقس فندق فنادق',
    en: 'cruise flight flights hotel hotels parcel parcels tourist weather',
  },
  pattern:
    /تذكره (?:سفر|طيران|عباره|قطار)|درجه (?:ال)?حراره|\b(?:cruise|ferry|flight|plane|train)\b.*\btickets?\b|\bvisa (?:for|to)\b/,
};

/** The greeting, which discloses that the assistant is automatic. */
export const GREETING: InBoth = {
  ar: 'أنا مساعد آلي أجيب عن أوقات العمل ووسائل التواصل وأماكن الخدمات. كيف يمكنني مساعدتك؟',
  en: 'Hello, I am a virtual assistant. I can help with opening hours, contact details and finding services. How can I help?',
};

/** Linked where no topic matches. */
export const CONTACT_PAGE: Readonly<Record<Locale, Link>> = {
  ar: { label: 'تواصل معنا', path: '/contact' },
  en: { label: 'Contact us', path: '/contact' },
};

export const UNKNOWN: Readonly<Record<Locale, (facts: ContactFacts) => string>> = {
  ar: ({ shortNumber }) =>
    `أعتذر، لم أجد إجابة عن سؤالك. جرّب كلمات أخرى، أو اطلب معاودة الاتصال${shortNumber ? `، أو اتصل على الرقم ${shortNumber}` : ' أو استخدم صفحة «تواصل معنا»'}.`,
  en: ({ shortNumber }) =>
    `Sorry, I could not find an answer. Try different words, request a callback${shortNumber ? `, or call ${shortNumber}` : ' or use the contact page'}.`,
};
