import type { ContactFacts } from './contact-facts.js';

export type Language = 'ar' | 'en';
export type InBoth = Readonly<Record<Language, string>>;

/** A page of the website; its path has no language prefix. */
export interface Link {
  readonly label: string;
  readonly path: string;
}

/** A subject with its keywords, its answer and the page about it. */
export interface Topic {
  readonly key: string;
  readonly keywords: InBoth;
  readonly answer: Readonly<Record<Language, (facts: ContactFacts) => string>>;
  readonly label?: InBoth;
  readonly path?: string;
}

/** Everything the assistant can answer: support hours, contact details and where each service is. */
export const TOPICS: readonly Topic[] = [
  {
    key: 'greeting',
    keywords: { ar: 'سلام مرحبا اهلا صباح مساء', en: 'hello hi hey morning evening' },
    answer: {
      ar: () => 'أهلًا وسهلًا بك. اكتب ما تبحث عنه، مثل: أوقات الدعم أو متابعة معاملة.',
      en: () =>
        'Hello. Type what you are looking for, for example support hours or tracking a transaction.',
    },
  },
  {
    key: 'thanks',
    keywords: { ar: 'شكرا مشكور ممنون', en: 'thanks thank' },
    answer: {
      ar: () => 'العفو. تسعدنا خدمتك في أي وقت.',
      en: () => 'You are welcome. Let me know if you need anything else.',
    },
  },
  {
    key: 'hours',
    keywords: { ar: 'ساعات اوقات دوام متي مواعيد', en: 'hours open opening when time' },
    answer: {
      ar: ({ hours }) => `أوقات عمل مركز خدمة العملاء: ${hours}.`,
      en: ({ hours }) => `Support is available ${hours}.`,
    },
    label: { ar: 'تواصل معنا', en: 'Contact us' },
    path: '/contact',
  },
  {
    key: 'person',
    keywords: {
      ar: 'موظف انسان شخص معاوده مكالمه رقم هاتف جوال تواصل اتصال اتصل عنوان بريد فاكس',
      en: 'person human agent call phone number contact address email fax reach speak',
    },
    answer: {
      ar: ({ shortNumber, hours, email }) =>
        `للتحدث إلى موظف، اتصل بمركز خدمة العملاء${shortNumber ? ` على الرقم ${shortNumber}` : ''}${email ? `، أو راسلنا على ${email}` : ''}. أوقات الدعم: ${hours}. ويمكنك أيضًا إغلاق هذه المحادثة وطلب معاودة الاتصال.`,
      en: ({ shortNumber, hours, email }) =>
        `To speak to a person, call the contact centre${shortNumber ? ` on ${shortNumber}` : ''}${email ? ` or write to ${email}` : ''}, ${hours}. You can also close this chat and request a callback.`,
    },
    label: { ar: 'تواصل معنا', en: 'Contact us' },
    path: '/contact',
  },
  {
    key: 'complaint',
    keywords: {
      ar: 'شكوي شكاوي اقتراح مقترح بلاغ',
      en: 'complain complaint complaints suggestion suggest',
    },
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
    key: 'vessels',
    keywords: {
      ar: 'سفينه سفن بواخر باخره جدول وصول مغادره وكيل وكلاء ملاحي',
      en: 'vessel vessels ship ships schedule arrival departure agent agents',
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
    keywords: {
      ar: 'معامله معاملات خطاب وثيقه تتبع',
      en: 'transaction transactions document letter track',
    },
    answer: {
      ar: () => 'لمعرفة حالة معاملتك، أدخل رقمها وتاريخها الهجري في خدمة متابعة المعاملات.',
      en: () =>
        'To see where your transaction is, enter its document number and Hijri date in transaction tracking.',
    },
    label: { ar: 'متابعة المعاملات', en: 'Transaction tracking' },
    path: '/e-services/trxtracking',
  },
  {
    key: 'containers',
    keywords: { ar: 'حاويه حاويات', en: 'container containers' },
    answer: {
      ar: () => 'يُستعلم عن الحاويات من خلال خدمة تتبع الحاويات.',
      en: () => 'You can track a container here:',
    },
    label: { ar: 'تتبع الحاويات', en: 'Container tracking' },
    path: '/e-services/containertracking',
  },
  {
    key: 'invoices',
    keywords: { ar: 'فاتوره فواتير', en: 'invoice invoices bill billing' },
    answer: {
      ar: () =>
        'فواتير أصحاب البضائع متاحة في صفحة الخدمة، وتسجّل الدخول في النظام الخارجي الذي تنتقل إليه.',
      en: () => 'You can view your invoices here. You will sign in on an external system.',
    },
    label: { ar: 'فواتير أصحاب البضائع', en: 'Goods-owner invoices' },
    path: '/e-services/iogs',
  },
  {
    key: 'payment',
    keywords: { ar: 'دفع سداد مدي بطاقه', en: 'pay payment card mada' },
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
    key: 'licences',
    keywords: {
      ar: 'رخصه رخص ترخيص تراخيص تموين',
      en: 'licence licences license licenses permit chandelling chandling chandler',
    },
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
    key: 'rental',
    keywords: {
      ar: 'ايجار تاجير استئجار مرافق ارض اراضي',
      en: 'rent rental lease land facility facilities',
    },
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
    key: 'biddings',
    keywords: {
      ar: 'منافسه منافسات مناقصه مناقصات مزايده تاهيل كراسه',
      en: 'bid bids bidding biddings tender tenders qualification',
    },
    answer: {
      ar: () => 'المنافسات ومواعيدها ونتائج فتح المظاريف في صفحة المنافسات.',
      en: () => 'See current tenders, closing dates and bid results here:',
    },
    label: { ar: 'المنافسات', en: 'Biddings' },
    path: '/e-services/biddings',
  },
  {
    key: 'statistics',
    keywords: { ar: 'احصاءات احصائيات احصائيه ارقام', en: 'statistics statistic figures' },
    answer: {
      ar: () => 'إحصاءات الموانئ من 2005 إلى 2019 متاحة للاطلاع والتنزيل.',
      en: () => 'Port statistics from 2005 to 2019 can be read and downloaded.',
    },
    label: { ar: 'الإحصاءات', en: 'Statistics' },
    path: '/e-services/statistics',
  },
  {
    key: 'movables',
    keywords: { ar: 'منقولات رجيع مستودع مستودعات', en: 'movable movables surplus warehouse' },
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
    keywords: { ar: 'تذكره تذاكر بلاغات دعم فني', en: 'ticket tickets support technical' },
    answer: {
      ar: () => 'تُتابع التذاكر في بوابة الدعم، ويمكنك إعادة فتح التذكرة إن لم ترضَ عن إغلاقها.',
      en: () =>
        'Follow a ticket on the support portal; it can be re-opened if you are unhappy with its closure.',
    },
    label: { ar: 'متابعة التذاكر', en: 'Ticket follow-up' },
    path: '/e-services/tktfollowup',
  },
  {
    key: 'circulars',
    keywords: { ar: 'تعميم تعاميم', en: 'circular circulars' },
    answer: {
      ar: () => 'التعاميم منذ عام 2019 مصنّفة بحسب السنة، ولكل تعميم ملفه.',
      en: () => 'Circulars since 2019 are listed by year, each with its file.',
    },
    label: { ar: 'التعاميم', en: 'Circulars' },
    path: '/circulars',
  },
  {
    key: 'regulations',
    keywords: {
      ar: 'نظام انظمه لائحه لوائح تعرفه رسوم',
      en: 'regulation regulations rules tariff fees law',
    },
    answer: {
      ar: () => 'الأنظمة واللوائح والتعرفة متاحة للاطلاع والتنزيل.',
      en: () => 'Regulations and tariffs can be read and downloaded.',
    },
    label: { ar: 'الأنظمة واللوائح', en: 'Regulations' },
    path: '/regulations',
  },
  {
    key: 'ports',
    keywords: { ar: 'ميناء موانئ مواني رصيف ارصفه خريطه', en: 'port ports berth berths map' },
    answer: {
      ar: () => 'لكل ميناء صفحة بأرصفته ومحطاته وطاقته وبيانات التواصل معه.',
      en: () => 'Each port has a page with its berths, terminals, capacity and contact details.',
    },
    label: { ar: 'الموانئ', en: 'Ports' },
    path: '/ports',
  },
  {
    key: 'jobs',
    keywords: { ar: 'وظيفه وظائف توظيف عمل', en: 'job jobs career careers vacancy vacancies' },
    answer: {
      ar: () => 'الوظائف المتاحة وطريقة التقدم إليها في صفحة الوظائف.',
      en: () => 'Open positions and how to apply are on the jobs page.',
    },
    label: { ar: 'الوظائف', en: 'Jobs' },
    path: '/vacancies',
  },
  {
    key: 'data',
    keywords: { ar: 'بيانات مشاركه مفتوحه', en: 'data sharing' },
    answer: {
      ar: () => 'تُطلب مشاركة البيانات بنموذج خاص، ويُقيَّم الطلب خلال 30 يوم عمل.',
      en: () =>
        'Data sharing is requested with a form; a request is evaluated within 30 working days.',
    },
    label: { ar: 'طلب مشاركة البيانات', en: 'Data sharing request' },
    path: '/data-sharing',
  },
];

/** The greeting, which says that the assistant is automatic. */
export const GREETING: InBoth = {
  ar: 'أنا مساعد آلي أجيب عن أوقات الدعم ووسائل التواصل وأماكن الخدمات. كيف يمكنني مساعدتك؟',
  en: 'Hello, I am a virtual assistant. I can help with opening hours, contact details and finding services. How can I help?',
};

/** Linked where no topic matches. */
export const CONTACT_PAGE: Readonly<Record<Language, Link>> = {
  ar: { label: 'تواصل معنا', path: '/contact' },
  en: { label: 'Contact us', path: '/contact' },
};

export const UNKNOWN: Readonly<Record<Language, (facts: ContactFacts) => string>> = {
  ar: ({ shortNumber }) =>
    `أعتذر، لم أجد إجابة عن سؤالك. جرّب كلمات أخرى، أو اطلب معاودة الاتصال${shortNumber ? `، أو اتصل على الرقم ${shortNumber}` : ' أو استخدم صفحة «تواصل معنا»'}.`,
  en: ({ shortNumber }) =>
    `Sorry, I could not find an answer. Try different words, request a callback${shortNumber ? `, or call ${shortNumber}` : ' or use the contact page'}.`,
};
