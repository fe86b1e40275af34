/* Content of another authority: small, in both languages, with empty, mistyped and oddly named
   values. */

/**
 * @typedef {{ file: string, alt: string }} Media
 * @typedef {Readonly<Record<string, unknown>>} Entry
 */

/**
 * A value per language.
 * @template Value
 */
class Localized {
  /** @param {Value} ar @param {Value} en */
  constructor(ar, en) {
    this.ar = ar;
    this.en = en;
  }
}

const t = (/** @type {string} */ ar, /** @type {string} */ en) => new Localized(ar, en);
const html = (/** @type {string} */ ar, /** @type {string} */ en) =>
  new Localized(`<p>${ar}</p>`, `<p>${en}</p>`);
const picture = (/** @type {string} */ name, /** @type {string} */ ar, /** @type {string} */ en) =>
  new Localized({ file: `${name}.png`, alt: ar }, { file: `${name}.png`, alt: en });
const pdf = (/** @type {string} */ name) => ({ file: `${name}.pdf`, alt: '' });

/** @type {Record<string, readonly Entry[]>} */
const entries = {
  categories: [
    { Name: 'News', CategoryImage: null },
    { Name: 'newsletter', CategoryImage: null },
    { Name: 'Photos', CategoryImage: picture('category-photos', 'صور', 'Photos') },
    { Name: 'History', CategoryImage: null },
    { Name: 'Tenders & Auctions', CategoryImage: null },
  ],

  articles: [
    {
      Slug: 'new-container-cranes',
      Title: t('وصول أربع رافعات حاويات جديدة', 'Four new container cranes arrive'),
      Summary: t(
        'ترفع الرافعات الجديدة سرعة المناولة في المحطة الشمالية.',
        'The new cranes speed up handling at the northern terminal.',
      ),
      PublishDate: '2026-10-12T09:30:00.000Z',
      Body: html(
        'تصل أذرع الرافعات إلى أربع وعشرين حاوية عرضًا، وتبدأ العمل بعد اختبارات السلامة.',
        'Their booms reach across twenty-four containers. They go to work after the safety trials.',
      ),
      Images: [
        picture('cranes-quay', 'الرافعات على الرصيف', 'The cranes on the quay'),
        picture('cranes-sea', 'الرافعات من جهة البحر', 'The cranes seen from the sea'),
      ],
      CardImage: picture('cranes-card', 'رافعة حاويات', 'A container crane'),
      Category: 'News',
    },
    {
      Slug: 'night-pilotage',
      Title: t('بدء خدمة الإرشاد الليلي', 'Night pilotage begins'),
      Summary: null,
      PublishDate: '2026-09-03',
      Body: html(
        'يستقبل مركز الإرشاد طلبات السفن على مدار الساعة.',
        'The pilot station takes requests from ships around the clock.',
      ),
      Images: null,
      CardImage: null,
      Category: 'News',
    },
    {
      Slug: 'Winter_Schedule-2026',
      Title: t('جدول العمل الشتوي في الموانئ', 'Winter working hours at the ports'),
      Summary: t('تُعدَّل ساعات البوابات ابتداءً من ديسمبر.', 'Gate hours change from December.'),
      PublishDate: '2026-08-20T05:00:00+03:00',
      Body: html(
        'تفتح البوابات من السادسة صباحًا حتى العاشرة مساءً.',
        'Gates open from six in the morning until ten at night.',
      ),
      Images: [],
      CardImage: picture('gate', 'بوابة الميناء', 'The port gate'),
      Category: 'News',
    },
    {
      Slug: 'green-berths',
      Title: t('تزويد الأرصفة بالكهرباء من البر', 'Shore power reaches the berths'),
      Summary: t('خطوة لخفض الانبعاثات في الموانئ.', 'A step towards lower emissions in port.'),
      PublishDate: '2026-07-01',
      Body: html(
        'تُطفئ السفن محركاتها المساعدة أثناء الرسو.',
        'Ships switch off their auxiliary engines at berth.',
      ),
      Images: [picture('shore-power', 'مقبس كهرباء على الرصيف', 'A power socket on the quay')],
      CardImage: null,
      Category: 'News',
    },
    {
      Slug: 'harbour-at-dawn',
      Title: t('الميناء عند الفجر', 'The harbour at dawn'),
      Summary: null,
      PublishDate: '2026-06-15',
      Body: null,
      Images: [
        picture('dawn-1', 'قاطرة عند الفجر', 'A tug at dawn'),
        picture('dawn-2', 'مدخل الميناء عند الفجر', 'The harbour entrance at dawn'),
      ],
      CardImage: picture('dawn-card', 'شروق الشمس على الأرصفة', 'Sunrise over the berths'),
      Category: 'Photos',
    },
    {
      Slug: 'open-day',
      Title: t('اليوم المفتوح لطلاب المدارس', 'Open day for schools'),
      Summary: null,
      PublishDate: '2026-05-11',
      Body: null,
      Images: [picture('open-day', 'طلاب على متن قاطرة', 'Pupils on board a tug')],
      CardImage: null,
      Category: 'Photos',
    },
    {
      Slug: 'first-stone-jetty',
      Title: t('أول رصيف حجري', 'The first stone jetty'),
      Summary: t('كيف بدأ الميناء قبل قرن.', 'How the port began a century ago.'),
      PublishDate: '2026-04-02',
      Body: html(
        'بُني الرصيف من حجارة المحاجر القريبة ونُقلت على ظهور الجمال.',
        'It was built with stone from nearby quarries, carried by camel.',
      ),
      Images: [picture('jetty', 'الرصيف الحجري قديمًا', 'The stone jetty in old times')],
      CardImage: null,
      Category: 'History',
    },
    {
      Slug: 'harbour-letter-spring',
      Title: t('رسالة الميناء: عدد الربيع', 'Harbour letter: spring issue'),
      Summary: t('أخبار العاملين وقصصهم.', 'News and stories of the staff.'),
      PublishDate: '2026-03-21',
      Body: html(
        'في هذا العدد لقاء مع أقدم مرشدي السفن.',
        'This issue meets the longest-serving pilot.',
      ),
      Images: null,
      CardImage: null,
      Category: 'newsletter',
    },
    {
      Slug: 'scrap-auction',
      Title: t('مزاد علني لمعدات مستعملة', 'Public auction of used equipment'),
      Summary: t('يقام المزاد في ساحة المستودعات.', 'It takes place in the warehouse yard.'),
      PublishDate: '2026-02-10',
      Body: html(
        'تُعاين المعدات قبل المزاد بثلاثة أيام.',
        'Equipment can be viewed three days before the auction.',
      ),
      Images: null,
      CardImage: null,
      Category: 'Tenders & Auctions',
    },
    {
      Slug: 'lighthouse-lamp',
      Title: t('تجديد مصباح المنارة', 'The lighthouse lamp is renewed'),
      Summary: null,
      PublishDate: '2026-01-05',
      Body: html('يُرى ضوؤه من عشرين ميلًا بحريًا.', 'Its light is seen twenty nautical miles away.'),
      Images: null,
      CardImage: null,
      Category: null,
    },
  ],

  videos: [
    {
      Summary: t('جولة في محطة الحاويات', 'A tour of the container terminal'),
      URL: '/uploads/terminal-tour.mp4',
      Thumbnail: picture('tour', 'محطة الحاويات من الجو', 'The container terminal from the air'),
      PublishDate: '2026-10-01',
    },
    {
      Summary: t('كيف ترسو السفينة', 'How a ship berths'),
      URL: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      Thumbnail: null,
      PublishDate: '2026-09-09T12:00:00.000Z',
    },
    {
      Summary: t('يوم مع رجال الإنقاذ البحري', 'A day with the sea rescue crew'),
      URL: 'https://videos.example/sea-rescue.mp4',
      Thumbnail: null,
      PublishDate: null,
    },
  ],

  newsletters: [
    {
      Title: t('النشرة الفصلية الثالثة', 'Third quarterly bulletin'),
      PublishDate: '2026-09-30',
      Thumbnail: picture('bulletin-3', 'غلاف النشرة', 'Cover of the bulletin'),
      NewsletterFile: pdf('bulletin-3'),
    },
    {
      Title: t('النشرة الفصلية الثانية', 'Second quarterly bulletin'),
      PublishDate: '2026-06-30',
      Thumbnail: null,
      NewsletterFile: pdf('bulletin-2'),
    },
    {
      Title: t('النشرة الفصلية الأولى', 'First quarterly bulletin'),
      PublishDate: '2026-03-31',
      Thumbnail: null,
      NewsletterFile: pdf('bulletin-1'),
    },
  ],

  libraries: [
    {
      Slug: 'safety-handbook',
      Title: t('دليل السلامة على الأرصفة', 'Safety handbook for the berths'),
      Description: t('قواعد العمل قرب الرافعات.', 'Rules for work near cranes.'),
      MediaFile: pdf('safety-handbook'),
      PublishDate: '2026-08-08',
    },
    {
      Slug: 'annual-report-2025',
      Title: t('التقرير السنوي ٢٠٢٥', 'Annual report 2025'),
      Description: null,
      MediaFile: pdf('annual-report-2025'),
      PublishDate: '2026-02-28',
    },
    {
      Slug: 'tide-tables',
      Title: t('جداول المد والجزر', 'Tide tables'),
      Description: t('لكل ميناء وعلى مدار السنة.', 'For every port and the whole year.'),
      MediaFile: null,
      PublishDate: '2026-01-01',
    },
  ],

  ports: [
    {
      Port: t('ميناء المرجان', 'Marjan Port'),
      Slug: 'marjan',
      Category: 'Multi-purpose',
      Latitude: '21.46',
      Longitude: '39.17',
      Berths: '42',
      Terminals: '4',
      Capacity: t('٨٥ مليون طن', '85 million tons'),
      Operators: t('شركة خدمات المرجان', 'Marjan Services Company'),
      Area: '12.5',
      Description: t('أكبر موانئ الساحل الغربي.', 'The largest port of the western coast.'),
      AssetsAndFacilities: new Localized(
        '<ul><li>محطة حاويات شمالية</li><li>محطة حبوب</li></ul>',
        '<ul><li>Northern container terminal</li><li>Grain terminal</li></ul>',
      ),
      CoverImage: picture('marjan', 'ميناء المرجان من الجو', 'Marjan Port from the air'),
      ContactUsTitle: t('مركز خدمة المرجان', 'Marjan service centre'),
      TelNo: '+966 12 555 0101',
      FaxNo: '+966 12 555 0102',
      PostalAddress: t('ص.ب ٩٢٨٥', 'P.O. Box 9285'),
    },
    {
      Port: t('ميناء اللؤلؤ', 'Lulu Port'),
      Slug: 'lulu',
      Category: 'Fishing',
      Latitude: 26.5,
      Longitude: 50.2,
      Berths: 18,
      Terminals: 2,
      Capacity: t('٢٠ مليون طن', '20 million tons'),
      Operators: null,
      Area: 5,
      Description: t('ميناء الساحل الشرقي.', 'The port of the eastern coast.'),
      AssetsAndFacilities: null,
      CoverImage: null,
      ContactUsTitle: t('مركز خدمة اللؤلؤ', 'Lulu service centre'),
      TelNo: '+966 13 555 0201',
      FaxNo: null,
      PostalAddress: t('ص.ب ٢٧١٧', 'P.O. Box 2717'),
    },
    {
      Port: t('ميناء النخيل', 'Nakheel Port'),
      Slug: null,
      Category: null,
      Latitude: null,
      Longitude: null,
      Berths: t('تسعة أرصفة', 'Nine berths'),
      Terminals: null,
      Capacity: null,
      Operators: null,
      Area: null,
      Description: t('ميناء قيد الإنشاء.', 'A port under construction.'),
      AssetsAndFacilities: null,
      CoverImage: null,
      ContactUsTitle: null,
      TelNo: null,
      FaxNo: null,
      PostalAddress: null,
    },
  ],

  abouts: [
    {
      AboutLabel: t('من نحن', 'Who we are'),
      AboutContent: html(
        'تشرف الهيئة على موانئ البلاد وتنظّم العمل فيها.',
        'The authority oversees the ports of the country and regulates work in them.',
      ),
      StrategyLabel: t('استراتيجيتنا', 'Our strategy'),
      Strategy: html('موانئ تصل القارات الثلاث.', 'Ports that join three continents.'),
      ValueLable: t('قيمنا', 'What we value'),
      StrategyValue: html('الأمانة والسرعة والسلامة.', 'Honesty, speed and safety.'),
      ObjectivesLabel: t('أهدافنا', 'Our objectives'),
      StrategicObjectives: html('مضاعفة حجم المناولة.', 'Twice the cargo handled.'),
      PillarsLabel: t('ركائزنا', 'Our pillars'),
      StrategicPillars: html('الكفاءة والاستدامة.', 'Efficiency and sustainability.'),
      PlansLabel: t('خططنا', 'Our plans'),
      AmbitionsAndPlans: html('توسعة المحطات الشمالية.', 'Larger northern terminals.'),
      AmbitionsLabel: t('طموحنا ٢٠٣٠', 'Our ambition for 2030'),
      Ambitions: html('مركز لوجستي عالمي.', 'A logistics hub for the world.'),
    },
  ],

  directors: [
    {
      Name: t('رئيس مجلس الإدارة', 'Chair of the board'),
      Role: t('وزير النقل', 'Minister of Transport'),
      About: t('يرأس المجلس منذ ٢٠٢٣.', 'Has led the board since 2023.'),
      Image: picture('chair', 'صورة الرئيس', 'Portrait of the chair'),
      Display_Order: 1,
    },
    {
      Name: t('نائب الرئيس', 'Deputy chair'),
      Role: t('ممثل وزارة المالية', 'For the Ministry of Finance'),
      About: null,
      Image: null,
      Display_Order: '2',
    },
    {
      Name: t('عضو عن القطاع الخاص', 'Member for the private sector'),
      Role: null,
      About: null,
      Image: null,
      Display_Order: 3,
    },
    {
      Name: t('عضو عن الجمارك', 'Member for customs'),
      Role: t('هيئة الجمارك', 'Customs authority'),
      About: null,
      Image: null,
      Display_Order: null,
    },
  ],

  'organizational-charts': [{ Image: picture('chart', 'الهيكل التنظيمي', 'Organizational chart') }],

  services: [
    {
      Title: t('الإرشاد والقطر', 'Pilotage and towage'),
      Content: html('اثنتا عشرة قاطرة في الخدمة.', 'Twelve tugs in service.'),
      BackgroundImage: picture('tugs', 'قاطرات', 'Tugs'),
    },
    {
      Title: t('تخزين البضائع', 'Storage of goods'),
      Content: html('مستودعات مبردة وجافة.', 'Cold and dry warehouses.'),
      BackgroundImage: null,
    },
    {
      Title: t('صيانة السفن', 'Ship repair'),
      Content: null,
      BackgroundImage: null,
    },
  ],

  'e-services': [
    {
      Title: t('تراخيص النشاط البحري', 'Maritime activity licences'),
      Content: html('تصدر خلال ثلاثين يومًا.', 'Issued within thirty days.'),
    },
    { Title: t('حجز الأرصفة', 'Berth booking'), Content: null },
  ],

  'qualification-bindings': [
    {
      Label: t('تأهيل مقاولي التعميق', 'Qualification of dredging contractors'),
      Date: '2026-11-01',
      Content: html('يُقدَّم الطلب ورقيًا.', 'Applications are made on paper.'),
    },
    {
      Label: t('تأهيل موردي الرافعات', 'Qualification of crane suppliers'),
      Date: null,
      Content: null,
    },
  ],

  'prequalification-of-operators': [
    {
      Description: html(
        'دعوة المشغلين إلى التأهيل المسبق لمحطة الركاب.',
        'Operators are invited to prequalify for the passenger terminal.',
      ),
    },
  ],

  'prequalification-of-operator-tables': [
    {
      Description: new Localized(
        '<table><tbody><tr><td>محطة الركاب</td><td>المرجان</td></tr></tbody></table>',
        '<table><tbody><tr><td>Passenger terminal</td><td>Marjan</td></tr></tbody></table>',
      ),
    },
  ],

  'facility-rentals': [
    {
      Port: t('ميناء المرجان', 'Marjan Port'),
      Near: '40',
      Far: '30',
      Outside: '20',
      RentalFee: '4,000',
    },
    { Port: t('ميناء اللؤلؤ', 'Lulu Port'), Near: 28, Far: 21, Outside: 14, RentalFee: 2800 },
    {
      Port: t('ميناء النخيل', 'Nakheel Port'),
      Near: null,
      Far: t('حسب الاتفاق', 'By agreement'),
      Outside: null,
      RentalFee: null,
    },
  ],

  licenses: [
    {
      AgentLicense: html(
        'يُرفق بطلب ترخيص الوكيل ضمان بنكي.',
        'The application for an agent licence comes with a bank guarantee.',
      ),
      ChandellingLicense: html(
        'يُرفق بطلب ترخيص التموين كشف المركبات.',
        'The application for a chandling licence comes with a list of vehicles.',
      ),
    },
  ],

  announcements: [
    {
      Title: t('توقف نظام التراخيص للصيانة', 'Licences are down for maintenance'),
      Description: t('يعود النظام للعمل صباح الأحد.', 'The system is back on Sunday morning.'),
      Icon: picture('maintenance', 'صيانة', 'Maintenance'),
      StartDate: '2026-01-01T00:00:00.000Z',
      EndDate: '2036-01-01T00:00:00.000Z',
    },
    {
      Title: t('نموذج جديد لطلب المعاينة', 'New form for inspections'),
      Description: null,
      Icon: null,
      StartDate: '2026-02-01',
      EndDate: '2036-02-01',
    },
    {
      Title: t('إعلان منتهٍ', 'An announcement that has ended'),
      Description: null,
      Icon: null,
      StartDate: '2020-01-01',
      EndDate: '2020-02-01',
    },
  ],

  'home-page-announcements': [
    {
      only: 'ar',
      AnnouncementId: 71,
      StartDate: '2026-01-01T00:00:00.000Z',
      EndDate: '2036-01-01T00:00:00.000Z',
      Announcement: '<p>مزاد إلكتروني على بضائع المستودعات.</p>',
    },
    {
      only: 'ar',
      AnnouncementId: '72',
      StartDate: '2026-02-01',
      EndDate: '2036-02-01',
      Announcement: '<p>صيانة بوابة الدفع يوم الجمعة.</p>',
    },
  ],

  'related-organizations': [
    {
      Link: 'https://customs.example/',
      Logo: picture('customs', 'شعار الجمارك', 'Logo of the customs'),
      DisplayOrder: 1,
    },
    {
      Link: 'https://transport.example/',
      Logo: picture('transport', 'شعار وزارة النقل', 'Logo of the transport ministry'),
      DisplayOrder: '2',
    },
    { Link: 'https://railways.example/', Logo: null, DisplayOrder: null },
  ],

  regulations: [
    {
      IDNumber: 'R/12',
      Title: t('لائحة السلامة البحرية', 'Maritime safety regulation'),
      Description: t('تسري على جميع السفن الزائرة.', 'Applies to all visiting ships.'),
      PublishDate: '2024-05-01',
      DisplayOrder: 1,
      MediaAssets: [
        {
          Title: t('نص لائحة السلامة', 'Text of the safety regulation'),
          Document: pdf('safety-regulation'),
        },
        { Title: t('ملحق السلامة', 'Annex on safety'), Document: pdf('safety-annex') },
      ],
    },
    {
      IDNumber: 7,
      Title: t('لائحة أجور الأرصفة', 'Regulation on berth dues'),
      Description: null,
      PublishDate: '2023-01-15T00:00:00.000Z',
      DisplayOrder: '2',
      MediaAssets: [{ Title: null, Document: pdf('berth-dues') }],
    },
    {
      IDNumber: null,
      Title: t('لائحة النفايات', 'Regulation on waste'),
      Description: t('تنظّم تسليم نفايات السفن.', 'Governs the delivery of ship waste.'),
      PublishDate: null,
      DisplayOrder: null,
      MediaAssets: [],
    },
  ],

  circulars: [
    ...Array.from({ length: 13 }, (_, index) => ({
      ReleaseDate: `2025-${String(12 - (index % 12)).padStart(2, '0')}-${String(10 + index)}`,
      CircularNumber: `${200 + index}/46`,
      Description: t(`تعميم بشأن البوابة رقم ${index + 1}`, `Circular about gate ${index + 1}`),
      File: pdf(`circular-${200 + index}`),
    })),
    {
      ReleaseDate: '2026-04-14T00:00:00.000Z',
      CircularNumber: 31,
      Description: t('تعميم رسوم التخزين', 'Circular on storage fees'),
      File: pdf('circular-31'),
    },
    {
      ReleaseDate: '2026-02-02',
      CircularNumber: '30',
      Description: null,
      File: null,
    },
  ],

  'port-employees': [
    {
      title: t('الدوام والإجازات', 'Hours and leave'),
      content: html('تُقدَّم طلبات الإجازة قبل أسبوع.', 'Leave is requested one week ahead.'),
    },
    {
      title: t('التدريب', 'Training'),
      content: html('دورات السلامة كل شهر.', 'Safety courses every month.'),
    },
    { title: t('السكن', 'Housing'), content: null },
  ],

  'privacy-policy': [
    {
      Content: html(
        'نجيب عن طلبات البيانات الشخصية خلال ثلاثين يومًا.',
        'We answer requests about personal data within thirty days.',
      ),
    },
  ],
  condition: [
    {
      Content: html(
        'باستخدام هذا الموقع تقبل هذه الشروط.',
        'By using this website you accept these terms.',
      ),
    },
  ],
};

export const LOCALES = /** @type {const} */ (['ar', 'en']);

/** @typedef {typeof LOCALES[number]} Locale */

/** @returns {unknown} the value of a language */
function inLanguage(/** @type {unknown} */ value, /** @type {Locale} */ locale) {
  if (value instanceof Localized) return value[locale];
  if (Array.isArray(value)) return value.map((child) => inLanguage(child, locale));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, inLanguage(child, locale)]),
  );
}

/**
 * Entries of a type in a language, with numeric ids that are unique across languages. Files are `{file,
 * alt}`, a category is its name.
 * @param {string} type name of the type in the API's paths
 * @param {Locale} locale
 * @returns {{ id: number, fields: Entry }[]}
 */
export function sampleEntries(type, locale) {
  return (entries[type] ?? []).flatMap((entry, index) => {
    const { only = locale, ...fields } = entry;
    if (only !== locale) return [];
    const id = 1 + index * LOCALES.length + LOCALES.indexOf(locale);
    return [{ id, fields: /** @type {Entry} */ (inLanguage(fields, locale)) }];
  });
}
