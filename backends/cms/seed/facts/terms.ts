type Language = 'ar' | 'en';

/** One name for one thing in each language. */
export interface Term {
  readonly ar: string;
  readonly en: string;
  /** Where the name comes from. */
  readonly source: 'authority' | 'IMO' | 'FAL' | 'IMDG' | 'procurement law' | 'style guide';
  /** Other names that texts must not use, as regular expressions. */
  readonly forbidden?: Partial<Record<Language, string>>;
  /** What a forbidden pattern may still match, such as labels of the specification. */
  readonly allowed?: string;
  /** Explanation in the public glossary, under one of its headings. */
  readonly glossary?: { readonly under: 'ship' | 'port' | 'cargo'; readonly ar: string };
}

/** The term base: tests hold all texts to it, and the public glossary is printed from it. */
export const TERMS: readonly Term[] = [
  {
    ar: 'الغاطس',
    en: 'draught',
    source: 'IMO',
    forbidden: { en: '\\bdraft of (?:the |a )?(?:ship|vessel)' },
    glossary: { under: 'ship', ar: 'المسافة الرأسية بين سطح الماء وأسفل نقطة في بدن السفينة' },
  },
  {
    ar: 'العنبر',
    en: 'hold',
    source: 'authority',
    glossary: { under: 'ship', ar: 'الحيّز الذي تُحفظ فيه البضائع داخل السفينة' },
  },
  {
    ar: 'القيدوم',
    en: 'bow',
    source: 'authority',
    glossary: { under: 'ship', ar: 'مقدم السفينة، ويقابله الكوثل وهو مؤخرها' },
  },
  {
    ar: 'الميمنة والميسرة',
    en: 'starboard and port',
    source: 'IMO',
    glossary: { under: 'ship', ar: 'جانبا السفينة الأيمن والأيسر لمن يستقبل مقدمها' },
  },
  {
    ar: 'مياه الاتزان',
    en: 'ballast water',
    source: 'IMO',
    glossary: { under: 'ship', ar: 'ماء يُحمل في خزانات السفينة لحفظ توازنها' },
  },
  {
    ar: 'الحمولة الإجمالية',
    en: 'gross tonnage (GT)',
    source: 'IMO',
    forbidden: { en: '\\d gross ton' },
    glossary: { under: 'ship', ar: 'قياس للحجم الكلي للسفينة تُحتسب عليه أجورها' },
  },
  {
    ar: 'منطقة الانتظار (المخطاف)',
    en: 'anchorage area',
    source: 'authority',
    glossary: { under: 'port', ar: 'المنطقة التي تنتظر فيها السفن راسيةً قبل دخول الميناء' },
  },
  {
    ar: 'حوض الدوران',
    en: 'turning basin',
    source: 'authority',
    glossary: { under: 'port', ar: 'مساحة من الماء العميق تدير فيها القاطرات السفينة' },
  },
  {
    ar: 'كاسر الأمواج',
    en: 'breakwater',
    source: 'authority',
    glossary: { under: 'port', ar: 'حاجز من الصخور والكتل يحمي الميناء من الموج' },
  },
  {
    ar: 'المربط',
    en: 'bollard',
    source: 'authority',
    glossary: { under: 'port', ar: 'عمود قصير من الحديد تُشد إليه حبال السفينة' },
  },
  {
    ar: 'الفرضة',
    en: 'custom house quay',
    source: 'authority',
    glossary: { under: 'port', ar: 'اسم قديم للمرسى ودار الجمرك معًا' },
  },
  {
    ar: 'ماسكة الحاويات (السبريدر)',
    en: 'spreader',
    source: 'authority',
    forbidden: { ar: 'تحت الممسك|موزع رفع' },
    glossary: { under: 'port', ar: 'إطار تمسك به الرافعة الحاوية من أركانها الأربعة' },
  },
  {
    ar: 'بوليصة الشحن',
    en: 'bill of lading',
    source: 'FAL',
    glossary: {
      under: 'cargo',
      ar: 'مستند يثبت استلام الناقل للبضاعة ويخول حامله تسلّمها',
    },
  },
  {
    ar: 'إذن التسليم',
    en: 'delivery order',
    source: 'FAL',
    forbidden: { ar: 'أمر(?: ال)? ?تسليم|أمر التسليم|أذون التسليم' },
    glossary: { under: 'cargo', ar: 'إذن يصدره الوكيل الملاحي بتسليم البضاعة إلى صاحبها' },
  },
  {
    ar: 'المسافنة',
    en: 'transhipment',
    source: 'authority',
    forbidden: { en: 'transshipment' },
    glossary: { under: 'cargo', ar: 'نقل الحاوية من سفينة إلى أخرى دون دخولها السوق المحلية' },
  },
  {
    ar: 'بيان الحمولة',
    en: 'manifest',
    source: 'FAL',
    forbidden: { ar: '(?:قائمة|قوائم) الشحن' },
    glossary: { under: 'cargo', ar: 'قائمة بجميع البضائع التي تحملها السفينة' },
  },
  {
    ar: 'مدة الإعفاء',
    en: 'free period',
    source: 'authority',
    forbidden: { ar: 'مدة السماح|فترة السماح|التخزين المجاني' },
    glossary: { under: 'cargo', ar: 'الأيام التي لا تُحتسب عنها أجور التخزين' },
  },
  {
    ar: 'أجور التأخير',
    en: 'demurrage',
    source: 'authority',
    forbidden: { ar: 'غرامة التأخير:' },
    glossary: {
      under: 'cargo',
      ar: 'ما يُدفع عن تجاوز مدة الإعفاء في تفريغ السفينة أو إعادة الحاوية',
    },
  },
  {
    ar: 'الصنف',
    en: 'class',
    source: 'IMDG',
    forbidden: { ar: 'الخطرة من الفئ' },
    glossary: {
      under: 'cargo',
      ar: 'واحد من تسعة أقسام للبضائع الخطرة في المدونة البحرية الدولية',
    },
  },
  {
    ar: 'البضائع الخطرة',
    en: 'dangerous goods',
    source: 'IMDG',
    forbidden: { en: '\\bhazardous (?:goods|cargo)\\b' },
    allowed: 'hazardous cargo،|hazardous cargo,|, hazardous (?:goods|cargo)',
  },
  {
    ar: 'حاوية قياسية',
    en: 'TEU',
    source: 'authority',
    forbidden: { en: 'standard containers?' },
    glossary: { under: 'cargo', ar: 'وحدة عدّ الحاويات، وهي حاوية طولها 20 قدمًا' },
  },
  { ar: 'مخلفات السفن', en: 'ships’ waste', source: 'IMO', forbidden: { ar: 'نفايات' } },
  { ar: 'التسرب الزيتي', en: 'oil spill', source: 'IMO', forbidden: { ar: 'انسكاب' } },
  {
    ar: 'رفاص جانبي',
    en: 'thruster',
    source: 'authority',
    forbidden: { ar: 'الرفاصات والدف' },
  },
  { ar: 'عن بُعد', en: 'remote', source: 'style guide', forbidden: { ar: 'من بُعد|عن بعد(?! )' } },
  {
    ar: 'مركز خدمة العملاء',
    en: 'contact centre',
    source: 'authority',
    forbidden: { ar: 'مركز الاتصال|الرقم المختصر', en: '[Ss]hort number|call cent(?:re|er)' },
  },
  { ar: 'ملاحظة', en: 'note', source: 'style guide', forbidden: { ar: 'ملحوظة|ملحوظات' } },
  { ar: 'أثناء', en: 'during', source: 'style guide', forbidden: { ar: 'في أثناء' } },
  {
    ar: '%',
    en: '%',
    source: 'style guide',
    forbidden: { ar: '\\d بالمئة|\\d في المئة', en: '\\d per ?cent\\b' },
  },
  {
    ar: 'علامة تبويب جديدة',
    en: 'new tab',
    source: 'style guide',
    forbidden: { ar: 'نافذة جديدة', en: 'new window' },
  },
  {
    ar: 'استئجار المرافق',
    en: 'rental of facilities',
    source: 'authority',
    forbidden: { ar: 'طلب تأجير' },
    allowed: 'طلب تأجير المرافق، |طلب التأجير',
  },
  {
    ar: 'ترخيص',
    en: 'licence',
    source: 'style guide',
    forbidden: { en: '\\b[Ll]icenses?\\b' },
    allowed:
      '[Ll]icense system|new license|agent license|chandelling license|licences license licenses permit|licences? licenses?|<li>Licenses|license licenses|license(?:s? licen[sc]| permit|،|,|’|$)|o=[Ll]icense|, license|/license',
  },
  { ar: 'سنوي', en: 'annual', source: 'style guide', forbidden: { en: '\\b[Yy]early\\b' } },
  { ar: 'جهة', en: 'agency', source: 'style guide', forbidden: { en: '\\b[Bb]odies\\b' } },
  {
    ar: 'السفينة',
    en: 'ship, vessel (it)',
    source: 'IMO',
    forbidden: { en: '\\b(?:ship|vessel|tanker|tug)s?\\b[^.]*\\b(?:she|her)\\b' },
  },
  {
    ar: 'من الأحد إلى الخميس',
    en: 'Sunday to Thursday',
    source: 'style guide',
    forbidden: { en: '\\bweekdays\\b' },
  },
  {
    ar: 'المساعد الآلي',
    en: 'virtual assistant',
    source: 'authority',
    forbidden: { ar: 'محادثة مباشرة', en: 'automatic assistant|[Ll]ive chat' },
  },
  { ar: 'نوع', en: 'type', source: 'style guide', forbidden: { en: '\\bkinds? of\\b' } },
  {
    ar: 'وزارة النقل والخدمات اللوجستية',
    en: 'Ministry of Transport and Logistic Services',
    source: 'authority',
    forbidden: {
      ar: 'وزارة النقل(?! والخدمات)',
      en: 'Minist(?:ry|er) of Transport(?! and Logistic Services)',
    },
  },
  {
    ar: 'هيئة الزكاة والضريبة والجمارك',
    en: 'Zakat, Tax and Customs Authority',
    source: 'authority',
    forbidden: { ar: 'هيئة الجمارك|إدارة الجمارك', en: '(?<!Tax and )Customs Authority' },
  },
  {
    ar: 'صورة (رسم)',
    en: 'picture (drawing)',
    source: 'style guide',
    forbidden: { ar: 'التُقطت (?:هذه )?الصور', en: 'photographs? (?:was|were) taken' },
  },
  {
    ar: 'فتح العروض',
    en: 'opening of bids',
    source: 'procurement law',
    forbidden: { ar: 'نتائج فتح المظاريف' },
  },
];

/** Rows of the public glossary under one of its headings. */
export function glossaryRows(under: 'ship' | 'port' | 'cargo'): string {
  return TERMS.filter(({ glossary }) => glossary?.under === under)
    .map(
      ({ ar, en, glossary }) =>
        `<tr><td>${ar}</td><td><bdi lang="en" dir="ltr">${en}</bdi></td><td>${glossary?.ar}</td></tr>`,
    )
    .join('');
}
