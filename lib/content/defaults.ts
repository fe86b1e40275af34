import type { Locale } from '../i18n/locales';
import type { SiteSettings } from './collections/site-settings';

/** Text of a page; its title is the route's name. */
export interface DefaultText {
  /** One line, also the meta description. */
  readonly summary: string;
  /** HTML; may be empty. */
  readonly content: string;
}

/** Built-in texts of one language, used where the content API has none. */
export interface ContentDefaults {
  readonly settings: Omit<SiteSettings, 'updatedAt'>;
  /** By the `Key` of the content type `page`: the path without slash, `home` for the home page. */
  readonly pages: Readonly<Record<string, DefaultText>>;
  readonly serviceTimes: readonly { readonly service: string; readonly time: string }[];
  /** First paragraph of the customer portal's page. */
  readonly portal: string;
}

const SHARED_CONTACT = {
  shortNumber: '19000',
  internationalNumber: '+966 11 000 0000',
  fax: '+966 11 000 0001',
  email: 'info@ports.example',
} as const;

/** Numbers of the home page's counters. */
const COUNTERS = { ports: 10, berths: 291, ships: 15, containers: 13, tons: 1.1 } as const;

const text = (summary: string, ...paragraphs: readonly string[]): DefaultText => ({
  summary,
  content: paragraphs
    .map((paragraph) => (paragraph.startsWith('<') ? paragraph : `<p>${paragraph}</p>`))
    .join('\n'),
});

const list = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const ar: ContentDefaults = {
  settings: {
    contact: {
      ...SHARED_CONTACT,
      postalBox: 'ص.ب. 00000، الرياض 11000',
      address: 'المقر الرئيس للهيئة الوطنية للموانئ، الرياض، المملكة العربية السعودية',
      supportHours: 'من 7 صباحًا إلى 10 مساءً في أيام العمل',
    },
    social: [],
    headlines: [
      {
        title: 'عشرة موانئ تربط المملكة بالعالم',
        lead: '291 رصيفًا على الخليج العربي والبحر الأحمر لخدمة التجارة والملاحة.',
      },
      {
        title: 'خدمات الموانئ في مكان واحد',
        lead: 'ابحث عن السفن وتابع معاملاتك واطّلع على الأنظمة دون مراجعة مقر الهيئة.',
      },
    ],
    counters: [
      {
        key: 'ports',
        value: COUNTERS.ports,
        unit: '',
        label: 'موانئ',
        note: 'على الخليج العربي والبحر الأحمر',
      },
      { key: 'berths', value: COUNTERS.berths, unit: '', label: 'رصيفًا', note: '' },
      { key: 'ships', value: COUNTERS.ships, unit: 'ألف', label: 'سفينة', note: 'سنويًا' },
      {
        key: 'containers',
        value: COUNTERS.containers,
        unit: 'مليون',
        label: 'حاوية',
        note: 'سنويًا',
      },
      { key: 'tons', value: COUNTERS.tons, unit: 'مليار', label: 'طن', note: 'سنويًا' },
    ],
    tiles: [
      {
        title: 'الأنظمة واللوائح',
        text: 'القواعد المنظمة للعمل في الموانئ',
        href: '/regulations',
        picture: null,
      },
      {
        title: 'التراخيص',
        text: 'تراخيص الوكالة الملاحية وتموين السفن',
        href: '/e-services?o=License',
        picture: null,
      },
      {
        title: 'عن الهيئة',
        text: 'التعريف بالهيئة ومجلس إدارتها واستراتيجيتها',
        href: '/about-us',
        picture: null,
      },
    ],
    history: {
      title: '',
      text: 'حكاية الموانئ ومن عملوا فيها، كما ترويها الوثائق والصور.',
      milestones: [],
    },
  },
  pages: {
    home: text('موانئ الهيئة وخدماتها الإلكترونية وأنظمتها وأخبارها.'),
    'about-us': text('التعريف بالهيئة ومجلس إدارتها وهيكلها التنظيمي وخدماتها.'),
    ports: text('مواقع الموانئ وأرصفتها ومحطاتها وطاقتها ووسائل التواصل مع إداراتها.'),
    'media-center': text('أخبار الهيئة وصورها ومقاطع الفيديو والإصدارات.'),
    history: text('مقالات مصورة عن تاريخ الموانئ.'),
    announcement: text('الإعلانات السارية عن المزادات الإلكترونية وأعمال الصيانة.'),
    regulations: text('الأنظمة واللوائح المنظمة للعمل في الموانئ.'),
    circulars: text('تعاميم الهيئة منذ عام 2019، مرتبة من الأحدث إلى الأقدم.'),
    'port-employees': text('معلومات تهم منسوبي الموانئ.'),
    'e-services': text('قدّم طلبك أو استعلم عنه دون مراجعة مقر الهيئة.'),
    contact: text(
      'شكاوى ومقترحات واستفسارات، نرد عليها خلال يومي عمل بحد أقصى.',
      'املأ النموذج وأرفق ما يؤيد طلبك في ملف PDF واحد، أو اتصل بمركز خدمة العملاء.',
    ),
    vacancies: text(
      'قدّم طلبك للعمل في الهيئة.',
      'املأ النموذج وأرفق سيرتك الذاتية بصيغة PDF، على ألّا يتجاوز حجم الملف 5 ميغابايت.',
    ),
    'data-sharing': text(
      'نقيّم طلبات مشاركة البيانات خلال 30 يوم عمل.',
      'استخدم هذا النموذج لطلب بيانات لا تنشرها الهيئة، وبيّن فيه البيانات المطلوبة والغرض منها والمسوغ النظامي. وتُقيَّم الطلبات خلال 30 يوم عمل.',
      'وعلى الجهة التي تحصل على البيانات حمايتها واستخدامها للغرض المحدد في الطلب وحده، وإبلاغ الهيئة عن أي حادثة أمنية خلال 72 ساعة.',
    ),
    'open-data': text('بيانات الموانئ متاحة للجميع في بوابة البيانات المفتوحة.'),
    'safe-usage': text(
      'كيف تستخدم الموقع وخدماته استخدامًا آمنًا وتحمي بياناتك.',
      '<h2>قبل إدخال بياناتك</h2>',
      list(
        'تحقق من عنوان الموقع في شريط المتصفح، ومن أن الاتصال مشفّر (HTTPS).',
        'ادخل إلى الخدمات من هذا الموقع مباشرةً، لا من روابط الرسائل.',
        'حدّث المتصفح ونظام التشغيل بانتظام، ولا تشارك كلمة المرور مع أحد.',
      ),
      '<h2>ما لا تطلبه الهيئة</h2>',
      'لا تطلب الهيئة كلمة المرور ولا رمز التحقق ولا بيانات البطاقة المصرفية بالهاتف أو البريد الإلكتروني أو الرسائل.',
      '<h2>خصوصيتك</h2>',
      'الموقع متاح دون تسجيل دخول، ولا يُستخدم ما ترسله عبر النماذج إلا لمعالجة طلبك. اطّلع على <a href="/privacy-policy">سياسة الخصوصية</a>.',
      '<h2>الإبلاغ عن الحوادث الأمنية</h2>',
      'على الجهات التي تشترك مع الهيئة في البيانات أو الأنظمة إبلاغها عن أي حادثة أمنية خلال 72 ساعة. وإذا لاحظت رسالة مشبوهة أو موقعًا ينتحل اسم الهيئة، فأبلغنا عبر صفحة <a href="/contact">تواصل معنا</a>.',
    ),
    status: text('ما يعمل الآن من الموقع وخدماته الإلكترونية.'),
    accessibility: text(
      'ما نلتزم به ليستخدم الموقع كل زائر، وكيف تبلغنا عن عائق.',
      'صُمّم هذا الموقع وفق المستوى AA من إرشادات الوصول إلى محتوى الويب (WCAG 2.2). ويمكن تكبير النص إلى 200%، والتنقل بلوحة المفاتيح وحدها، واختيار المظهر الداكن.',
      'إذا واجهت عائقًا أو احتجت إلى محتوى بصيغة أخرى، فأرسل إلينا عبر صفحة <a href="/contact">تواصل معنا</a> واذكر عنوان الصفحة.',
    ),
    'site-map': text('جميع صفحات الموقع في مكان واحد.'),
  },
  serviceTimes: [
    { service: 'التراخيص', time: '30 يومًا' },
    { service: 'طلب استئجار المرافق', time: '60 يومًا' },
    { service: 'طلب المواد المنقولة', time: '30 يومًا' },
    { service: 'جدول السفن', time: 'فوري' },
    { service: 'الاستعلام عن الحاويات', time: 'فوري' },
    { service: 'فواتير أصحاب البضائع', time: 'فوري' },
    { service: 'متابعة المعاملات', time: 'فوري' },
    { service: 'الإحصاءات', time: 'فوري' },
    { service: 'المنافسات', time: 'فوري' },
  ],
  portal:
    'قدّم طلباتك وتابع معاملاتك وفواتيرك من حساب واحد. وبوابة العملاء موقع خارجي يُفتح في علامة تبويب جديدة.',
};

const en: ContentDefaults = {
  settings: {
    contact: {
      ...SHARED_CONTACT,
      postalBox: 'P.O. Box 00000, Riyadh 11000',
      address: 'Head Office of the National Ports Authority, Riyadh, Saudi Arabia',
      supportHours: '7am to 10pm, Sunday to Thursday',
    },
    social: [],
    headlines: [
      {
        title: 'Ten ports that connect the Kingdom with the world',
        lead: '291 berths on the Arabian Gulf and the Red Sea, for trade and shipping.',
      },
      {
        title: 'Port services in one place',
        lead: 'Find vessels, track your transactions and read the regulations online.',
      },
    ],
    counters: [
      {
        key: 'ports',
        value: COUNTERS.ports,
        unit: '',
        label: 'Ports',
        note: 'on the Arabian Gulf and the Red Sea',
      },
      { key: 'berths', value: COUNTERS.berths, unit: '', label: 'Berths', note: '' },
      { key: 'ships', value: COUNTERS.ships, unit: 'K', label: 'Ships', note: 'a year' },
      {
        key: 'containers',
        value: COUNTERS.containers,
        unit: 'M',
        label: 'Containers',
        note: 'a year',
      },
      { key: 'tons', value: COUNTERS.tons, unit: 'B', label: 'Tons', note: 'a year' },
    ],
    tiles: [
      {
        title: 'Regulations',
        text: 'The rules for work in the ports',
        href: '/regulations',
        picture: null,
      },
      {
        title: 'Licences',
        text: 'Licences for shipping agents and ship chandlers',
        href: '/e-services?o=License',
        picture: null,
      },
      {
        title: 'About the authority',
        text: 'Who we are, our board and our strategy',
        href: '/about-us',
        picture: null,
      },
    ],
    history: {
      title: '',
      text: 'The story of the ports and the people who worked in them, in documents and pictures.',
      milestones: [],
    },
  },
  pages: {
    home: text('The ports, e-services, regulations and news of the authority.'),
    'about-us': text('The authority, its board, its structure and its services.'),
    ports: text(
      'Where the ports are, their berths, terminals and capacity, and how to contact them.',
    ),
    'media-center': text('News, photos, videos and publications.'),
    history: text('Illustrated articles on the history of the ports.'),
    regulations: text('The regulations for work in the ports.'),
    circulars: text('The authority’s circulars since 2019, newest first.'),
    'port-employees': text('Information for port employees.'),
    'e-services': text('Apply for a service or track a request online.'),
    contact: text(
      'Send a complaint, suggestion or enquiry. We reply within 2 working days.',
      'Complete the form and attach any supporting documents as one PDF file, or call the contact centre.',
    ),
    vacancies: text(
      'Apply for a job at the authority.',
      'Complete the form and attach your CV as a PDF file of no more than 5 MB.',
    ),
    'data-sharing': text(
      'We evaluate data sharing requests within 30 working days.',
      'Use this form to ask for data that the authority does not publish. Say which data you need, what for, and on which legal basis. Requests are evaluated within 30 working days.',
      'If you receive data you must protect it, use it only for the purpose in your request, and report any security incident to the authority within 72 hours.',
    ),
    'open-data': text('Port data is open to everyone on the open data portal.'),
    'safe-usage': text(
      'How to use this site and its services safely, and how to protect your data.',
      '<h2>Before you enter your details</h2>',
      list(
        'Check the address in the browser bar, and that the connection is encrypted (HTTPS).',
        'Open the services from this site, not from links in messages.',
        'Keep your browser and operating system up to date, and share your password with no one.',
      ),
      '<h2>What the authority never asks for</h2>',
      'The authority never asks for a password, a verification code or bank card details by telephone, email or message.',
      '<h2>Your privacy</h2>',
      'You can use this site without signing in. What you send through forms is used only to handle your request. See the <a href="/privacy-policy">privacy policy</a>.',
      '<h2>Report a security incident</h2>',
      'Organisations that share data or systems with the authority must report any security incident within 72 hours. If you notice a suspicious message or a site that uses the authority’s name, <a href="/contact">contact us</a>.',
    ),
    status: text('What works at present on this site and in its e-services.'),
    accessibility: text(
      'What we do so that everyone can use this site, and how to report a barrier.',
      'This site is designed to meet level AA of the Web Content Accessibility Guidelines (WCAG 2.2). You can enlarge the text to 200%, use the site with a keyboard alone and choose a dark theme.',
      'If something on this site stops you from using it, or you need content in another format, <a href="/contact">contact us</a> with the address of the page.',
    ),
    'site-map': text('All pages of the site in one place.'),
  },
  serviceTimes: [
    { service: 'Licences', time: '30 days' },
    { service: 'Facility rental request', time: '60 days' },
    { service: 'Orders (movable items)', time: '30 days' },
    { service: 'Vessel schedules', time: 'Immediate' },
    { service: 'Container enquiry', time: 'Immediate' },
    { service: 'Goods-owner invoices', time: 'Immediate' },
    { service: 'Transaction tracking', time: 'Immediate' },
    { service: 'Statistics', time: 'Immediate' },
    { service: 'Biddings', time: 'Immediate' },
  ],
  portal:
    'Submit requests and follow your transactions and invoices from one account. The customer portal is an external site that opens in a new tab.',
};

export const defaults: Readonly<Record<Locale, ContentDefaults>> = { ar, en };
