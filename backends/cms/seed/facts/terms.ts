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
  readonly glossary?: { readonly under: 'ship' | 'port' | 'cargo' } & Readonly<
    Record<Language, string>
  >;
}

/** The term base: tests hold all texts to it, and the public glossary is printed from it. */
export const TERMS: readonly Term[] = [
  {
    ar: 'الغاطس',
    en: 'draught',
    source: 'IMO',
    forbidden: { en: '\\bdraft of (?:the |a )?(?:ship|vessel)' },
    glossary: {
      under: 'ship',
      ar: 'المسافة الرأسية بين سطح الماء وأسفل نقطة في بدن السفينة',
      en: 'the vertical distance between the surface of the water and the lowest point of the hull',
    },
  },
  {
    ar: 'العنبر',
    en: 'hold',
    source: 'authority',
    glossary: {
      under: 'ship',
      ar: 'الحيّز الذي تُحفظ فيه البضائع داخل السفينة',
      en: 'the space in a ship where cargo is kept',
    },
  },
  {
    ar: 'القيدوم',
    en: 'bow',
    source: 'authority',
    glossary: {
      under: 'ship',
      ar: 'مقدم السفينة، ويقابله الكوثل وهو مؤخرها',
      en: 'the front of a ship; the other end is the stern',
    },
  },
  {
    ar: 'الميمنة والميسرة',
    en: 'starboard and port',
    source: 'IMO',
    glossary: {
      under: 'ship',
      ar: 'جانبا السفينة الأيمن والأيسر لمن يستقبل مقدمها',
      en: 'the right and left sides of a ship for someone facing forward',
    },
  },
  {
    ar: 'مياه الاتزان',
    en: 'ballast water',
    source: 'IMO',
    glossary: {
      under: 'ship',
      ar: 'ماء يُحمل في خزانات السفينة لحفظ توازنها',
      en: 'water carried in a ship’s tanks to keep it balanced',
    },
  },
  {
    ar: 'الحمولة الإجمالية',
    en: 'gross tonnage (GT)',
    source: 'IMO',
    forbidden: { en: '\\d gross ton' },
    glossary: {
      under: 'ship',
      ar: 'قياس للحجم الكلي للسفينة تُحتسب عليه أجورها',
      en: 'a measure of the whole volume of a ship, on which its charges are based',
    },
  },
  {
    ar: 'منطقة الانتظار (المخطاف)',
    en: 'anchorage area',
    source: 'authority',
    glossary: {
      under: 'port',
      ar: 'المنطقة التي تنتظر فيها السفن راسيةً قبل دخول الميناء',
      en: 'the waters where ships wait at anchor before entering the port',
    },
  },
  {
    ar: 'حوض الدوران',
    en: 'turning basin',
    source: 'authority',
    glossary: {
      under: 'port',
      ar: 'مساحة من الماء العميق تدير فيها القاطرات السفينة',
      en: 'deep water in which tugs turn a ship',
    },
  },
  {
    ar: 'كاسر الأمواج',
    en: 'breakwater',
    source: 'authority',
    glossary: {
      under: 'port',
      ar: 'حاجز من الصخور والكتل يحمي الميناء من الموج',
      en: 'a barrier of rock and blocks that shelters the port from waves',
    },
  },
  {
    ar: 'المربط',
    en: 'bollard',
    source: 'authority',
    glossary: {
      under: 'port',
      ar: 'عمود قصير من الحديد تُشد إليه حبال السفينة',
      en: 'a short iron post to which a ship’s lines are made fast',
    },
  },
  {
    ar: 'الفرضة',
    en: 'custom house quay',
    source: 'authority',
    glossary: {
      under: 'port',
      ar: 'اسم قديم للمرسى ودار الجمرك معًا',
      en: 'an old name for the landing place and the customs house together',
    },
  },
  {
    ar: 'ماسكة الحاويات (السبريدر)',
    en: 'spreader',
    source: 'authority',
    forbidden: { ar: 'تحت الممسك|موزع رفع' },
    glossary: {
      under: 'port',
      ar: 'إطار تمسك به الرافعة الحاوية من أركانها الأربعة',
      en: 'the frame with which a crane holds a container by its four corners',
    },
  },
  {
    ar: 'بوليصة الشحن',
    en: 'bill of lading',
    source: 'FAL',
    glossary: {
      under: 'cargo',
      ar: 'مستند يثبت استلام الناقل للبضاعة ويخول حامله تسلّمها',
      en: 'a document that proves that the carrier received the cargo and entitles its holder to collect it',
    },
  },
  {
    ar: 'إذن التسليم',
    en: 'delivery order',
    source: 'FAL',
    forbidden: { ar: 'أمر(?: ال)? ?تسليم|أمر التسليم|أذون التسليم' },
    glossary: {
      under: 'cargo',
      ar: 'إذن يصدره الوكيل الملاحي بتسليم البضاعة إلى صاحبها',
      en: 'the shipping agent’s permission to hand the cargo over to its owner',
    },
  },
  {
    ar: 'المسافنة',
    en: 'transhipment',
    source: 'authority',
    forbidden: { en: 'transshipment' },
    glossary: {
      under: 'cargo',
      ar: 'نقل الحاوية من سفينة إلى أخرى دون دخولها السوق المحلية',
      en: 'moving a container from one ship to another without its entering the local market',
    },
  },
  {
    ar: 'بيان الحمولة',
    en: 'manifest',
    source: 'FAL',
    forbidden: { ar: '(?:قائمة|قوائم) الشحن' },
    glossary: {
      under: 'cargo',
      ar: 'قائمة بجميع البضائع التي تحملها السفينة',
      en: 'the list of all cargo that a ship carries',
    },
  },
  {
    ar: 'مدة الإعفاء',
    en: 'free period',
    source: 'authority',
    forbidden: { ar: 'مدة السماح|فترة السماح|التخزين المجاني' },
    glossary: {
      under: 'cargo',
      ar: 'الأيام التي لا تُحتسب عنها أجور التخزين',
      en: 'the days for which no storage is charged',
    },
  },
  {
    ar: 'أجور التأخير',
    en: 'demurrage',
    source: 'authority',
    forbidden: { ar: 'غرامة التأخير:' },
    glossary: {
      under: 'cargo',
      ar: 'ما يُدفع عن تجاوز مدة الإعفاء في تفريغ السفينة أو إعادة الحاوية',
      en: 'what is paid for exceeding the free period in discharging a ship or returning a container',
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
      en: 'one of the nine divisions of dangerous goods in the international maritime code',
    },
  },
  {
    ar: 'البضائع الخطرة',
    en: 'dangerous goods',
    source: 'IMDG',
    forbidden: {
      ar: '(?:حاويات|سفن|فريق|لجنة|مواقع|مناولة) المواد الخطرة',
      en: '\\bhazardous (?:goods|cargo|materials (?:committee|team))\\b',
    },
    allowed: 'hazardous cargo،|hazardous cargo,|, hazardous (?:goods|cargo)',
  },
  {
    ar: 'حاوية قياسية',
    en: 'TEU',
    source: 'authority',
    forbidden: { en: 'standard containers?' },
    glossary: {
      under: 'cargo',
      ar: 'وحدة عدّ الحاويات، وهي حاوية طولها 20 قدمًا',
      en: 'the unit in which containers are counted: a container 20 feet long',
    },
  },
  { ar: 'مخلفات السفن', en: 'ships’ waste', source: 'IMO', forbidden: { ar: 'نفايات' } },
  { ar: 'التسرب الزيتي', en: 'oil spill', source: 'IMO', forbidden: { ar: 'انسكاب' } },
  {
    ar: 'رفاص جانبي',
    en: 'thruster',
    source: 'authority',
    forbidden: { ar: 'الرفاصات والدف' },
  },
  {
    ar: 'أوقات العمل',
    en: 'support hours',
    source: 'style guide',
    forbidden: { ar: '(?:أوقات|ساعات) الدعم' },
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
      '[Ll]icense system|new license|agent license|chandelling license|licences license licenses|licences? licenses?|<li>Licenses|license licenses|license(?:s? licen[sc]| permit|،|,|’|$)|o=[Ll]icense|, license|/license',
  },
  {
    ar: 'الاتفاقية الدولية لسلامة الأرواح في البحار',
    en: 'International Convention for the Safety of Life at Sea',
    source: 'IMO',
    forbidden: { ar: 'سلامة الأرواح في البحر(?!\\p{L})' },
  },
  {
    ar: 'أجور الخدمات',
    en: 'charges for services',
    source: 'authority',
    forbidden: {
      ar: 'رسوم (?:الإرشاد|القطر|التخزين|المناولة|الأرضيات|الأرصفة|الرسو|رسوّ)',
      en: '\\b(?:[Bb]erth(?:ing)?|[Hh]andling|[Mm]ooring|[Pp]ilotage|[Pp]orts?|[Ss]torage|[Tt]owage) fees?\\b|\\b(?:[Bb]erth(?:ing)?|[Pp]ilotage|[Tt]owage) dues\\b',
    },
  },
  {
    ar: 'الأشخاص ذوو الإعاقة',
    en: 'disabled people',
    source: 'style guide',
    forbidden: { en: '\\b(?:people|persons) with disabilities\\b|\\bthe elderly\\b' },
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
  {
    ar: 'الإرشاد',
    en: 'pilotage',
    source: 'IMO',
    glossary: {
      under: 'ship',
      ar: 'قيادة السفينة في مياه الميناء بمعونة مرشد يعرفها',
      en: 'guiding a ship through port waters with a pilot who knows them',
    },
  },
  {
    ar: 'القطر',
    en: 'towage',
    source: 'IMO',
    glossary: {
      under: 'ship',
      ar: 'دفع السفينة أو سحبها بقاطرة',
      en: 'pushing or pulling a ship with a tug',
    },
  },
  {
    ar: 'الربان',
    en: 'master',
    source: 'IMO',
    glossary: {
      under: 'ship',
      ar: 'من يتولى قيادة السفينة',
      en: 'the person in command of a ship',
    },
  },
  {
    ar: 'الخلوص تحت قعر السفينة',
    en: 'under-keel clearance',
    source: 'IMO',
    glossary: {
      under: 'ship',
      ar: 'المسافة بين أسفل السفينة وقاع القناة',
      en: 'the distance between the bottom of a ship and the bed of the channel',
    },
  },
  {
    ar: 'الرفاص',
    en: 'propeller',
    source: 'IMO',
    glossary: {
      under: 'ship',
      ar: 'مروحة تحت الماء تدفع السفينة',
      en: 'the screw under water that drives a ship',
    },
  },
  {
    ar: 'الرصيف',
    en: 'berth',
    source: 'authority',
    glossary: {
      under: 'port',
      ar: 'موضع على حافة الميناء ترسو عليه سفينة واحدة',
      en: 'a place at a quay where one ship lies',
    },
  },
  {
    ar: 'المحطة',
    en: 'terminal',
    source: 'authority',
    glossary: {
      under: 'port',
      ar: 'جزء من الميناء مخصص لنوع من البضائع أو للركاب',
      en: 'a part of a port for one type of cargo or for passengers',
    },
  },
  {
    ar: 'برج المراقبة',
    en: 'control tower',
    source: 'authority',
    glossary: {
      under: 'port',
      ar: 'المركز الذي ينظم حركة السفن في الميناء',
      en: 'the centre that directs the movement of ships in the port',
    },
  },
  {
    ar: 'نافذة الرسو',
    en: 'berthing window',
    source: 'authority',
    glossary: {
      under: 'port',
      ar: 'موعد أسبوعي محجوز لسفن خط منتظم',
      en: 'a weekly time reserved for the ships of a regular service',
    },
  },
  {
    ar: 'زيارة السفينة',
    en: 'vessel call',
    source: 'authority',
    glossary: {
      under: 'port',
      ar: 'دخول السفينة إلى الميناء ورسوها فيه ثم مغادرتها',
      en: 'the arrival of a ship, its stay at berth and its departure',
    },
  },
  {
    ar: 'الكهرباء من الرصيف',
    en: 'shore power',
    source: 'IMO',
    glossary: {
      under: 'port',
      ar: 'تزويد السفينة الراسية بالكهرباء لتوقف محركاتها',
      en: 'electricity for a ship alongside, so that it can stop its engines',
    },
  },
  {
    ar: 'التكريك',
    en: 'dredging',
    source: 'authority',
    glossary: {
      under: 'port',
      ar: 'رفع الرواسب من القاع لتعميق الماء',
      en: 'lifting sediment from the bed to make the water deeper',
    },
  },
  {
    ar: 'الحاوية المبردة',
    en: 'reefer container',
    source: 'authority',
    glossary: {
      under: 'cargo',
      ar: 'حاوية تحفظ بضاعتها في درجة حرارة محددة',
      en: 'a container that keeps its cargo at a set temperature',
    },
  },
  {
    ar: 'المناولة',
    en: 'handling',
    source: 'authority',
    glossary: {
      under: 'cargo',
      ar: 'تحميل البضائع وتفريغها ونقلها داخل الميناء',
      en: 'loading, discharging and moving cargo in the port',
    },
  },
  {
    ar: 'السوائب',
    en: 'bulk',
    source: 'authority',
    glossary: {
      under: 'cargo',
      ar: 'بضائع تُنقل دون تعبئة، صلبة كالحبوب أو سائلة كالنفط',
      en: 'cargo carried without packing, dry such as grain or liquid such as oil',
    },
  },
  {
    ar: 'إذن السفر',
    en: 'port clearance',
    source: 'FAL',
    glossary: {
      under: 'cargo',
      ar: 'إذن يسمح للسفينة بمغادرة الميناء',
      en: 'the permission for a ship to leave the port',
    },
  },
  {
    ar: 'الوزن الإجمالي المتحقق منه',
    en: 'verified gross mass',
    source: 'IMO',
    glossary: {
      under: 'cargo',
      ar: 'وزن الحاوية وما فيها، مقيسًا قبل تحميلها',
      en: 'the mass of a container with its contents, measured before loading',
    },
  },
  {
    ar: 'الساحة',
    en: 'yard',
    source: 'authority',
    glossary: {
      under: 'cargo',
      ar: 'الأرض التي تُخزن فيها الحاويات والبضائع داخل الميناء',
      en: 'the land in the port where containers and cargo are stored',
    },
  },
];

/** Rows of the public glossary under one of its headings. */
export function glossaryRows(under: 'ship' | 'port' | 'cargo'): string {
  return TERMS.filter(({ glossary }) => glossary?.under === under)
    .map(
      ({ ar, en, glossary }) =>
        `<tr><td>${ar}</td><td><bdi dir="ltr" lang="en">${en}</bdi></td><td>${glossary?.ar}</td></tr>`,
    )
    .join('');
}

/** Letter under which a name stands: without the article, and أ إ آ as ا. */
function letterOf(name: string, language: Language): string {
  if (language === 'en') return name.charAt(0).toUpperCase();
  return name
    .replace(/^ال(?=.{2})/u, '')
    .charAt(0)
    .replace(/[أإآ]/u, 'ا');
}

/** «المرسى (المخطاف)» as «المرسى، المخطاف»: a name that stands in brackets has none of its own. */
function withoutBrackets(name: string, language: Language): string {
  return name.replace(/ \(([^()]*)\)/g, language === 'ar' ? '، $1' : ', $1');
}

/**
 * The public glossary as HTML: a heading for each letter, below it its names with the name in the
 * other language and the explanation.
 */
export function glossaryPage(language: Language): string {
  const other = language === 'ar' ? 'en' : 'ar';
  const direction = other === 'ar' ? 'rtl' : 'ltr';
  const letters = new Map<string, string[]>();
  const sortable = (name: string) => (language === 'ar' ? name.replace(/^ال/u, '') : name);
  const terms = TERMS.filter(({ glossary }) => glossary).sort((a, b) =>
    sortable(a[language]).localeCompare(sortable(b[language]), language),
  );
  for (const term of terms) {
    const letter = letterOf(term[language], language);
    const names = `<dt>${term[language]} <bdi dir="${direction}" lang="${other}">(${withoutBrackets(term[other], other)})</bdi></dt>`;
    const entry = `${names}<dd>${term.glossary?.[language]}</dd>`;
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return Array.from(
    letters,
    ([letter, entries]) => `<h2>${letter}</h2>\n<dl>${entries.join('')}</dl>`,
  ).join('\n');
}
