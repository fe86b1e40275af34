import type { Locale } from '../../i18n/locales';

/** Why visitors search for it in these words. */
export type QueryReason =
  | 'everyday word'
  | 'kind of entry'
  | 'title'
  | 'number'
  | 'spelling'
  | 'typo'
  | 'topic'
  | 'document';

/**
 * A query that visitors type, and what must answer it: a path without its language,
 * a kind of results (`kind:tenders`) or the beginning of a title. Any one of
 * them suffices. It must be the first result, or among the first three.
 */
export interface SearchQuery {
  readonly locale: Locale;
  readonly query: string;
  readonly reason: QueryReason;
  readonly within: 1 | 3;
  readonly expected: readonly string[];
}

type Row = readonly [query: string, within: 1 | 3, ...expected: string[]];

const ARABIC: Readonly<Record<QueryReason, readonly Row[]>> = {
  'everyday word': [
    ['مناقصات', 1, '/e-services/biddings'],
    ['مناقصة', 1, '/e-services/biddings', 'kind:tenders'],
    ['عطاءات', 1, '/e-services/biddings'],
    ['عطاء', 1, '/e-services/biddings'],
    ['مشتريات', 3, '/e-services/biddings'],
    ['توظيف', 1, '/vacancies'],
    ['وظائف', 1, '/vacancies'],
    ['وظيفة شاغرة', 1, '/vacancies'],
    ['تسجيل الدخول', 1, '/customerportal'],
    ['دخول', 3, '/customerportal'],
    ['دفع الفاتورة', 3, '/e-services/epayment', '/e-services/iogs'],
    ['سداد', 1, '/e-services/epayment'],
    ['فواتير', 1, '/e-services/iogs', '/e-services/iogsx'],
    ['شكوى', 3, '/contact'],
    ['رقم الهاتف', 3, '/contact'],
    ['اتصل', 3, '/contact'],
    ['ايجار ارض', 3, '/e-services/reqrentalfacilities'],
    ['تأجير', 3, '/e-services/reqrentalfacilities'],
    ['باخرة', 3, '/e-services/vesselsearch'],
    ['حركة السفن', 3, '/e-services/vesselsearch'],
    ['كونتينر', 3, '/e-services/containertracking'],
    ['رخصة', 3, '/e-services/license'],
    ['مزاد', 3, '/announcement?id=1005'],
    ['معاملتي', 3, '/e-services/trxtracking'],
    ['إحصائيات', 1, '/e-services/statistics'],
  ],
  'kind of entry': [
    ['تعميم', 1, '/circulars', 'kind:circulars'],
    ['تعاميم', 1, '/circulars'],
    ['فيديو الفنار', 1, '/article?video=video-lighthouse-at-night'],
    ['تعميم الحج', 1, 'kind:circulars'],
    ['النشرة الشهرية', 1, 'النشرة الشهرية', '/media-center?o=newsletter'],
    ['نشرة أكتوبر', 1, 'النشرة الشهرية: أكتوبر 2026'],
    ['لائحة', 1, 'kind:regulations', '/regulations'],
    ['خبر', 3, '/media-center?o=News', 'kind:articles'],
    ['أخبار', 1, '/media-center?o=News'],
    ['منافسة', 1, '/e-services/biddings', 'kind:tenders'],
    ['إعلان', 3, '/announcement', 'kind:pages'],
    ['صور', 1, '/media-center?o=Photos'],
    ['فيديو', 1, '/media-center?o=Video'],
    ['تقرير', 3, 'التقرير السنوي'],
    ['دليل', 1, 'kind:library'],
    ['تعميم رمضان', 1, 'kind:circulars'],
    ['لائحة الشكاوى', 1, '/regulations?r=REG-12'],
  ],
  title: [
    ['اتصل بنا', 1, '/contact'],
    ['تواصل معنا', 1, '/contact'],
    ['جدة', 1, '/ports?port=jeddah'],
    ['ميناء جدة', 1, '/ports?port=jeddah'],
    ['ميناء الدمام', 1, '/ports?port=dammam'],
    ['ميناء رأس الخير', 1, '/ports?port=ras-al-khair'],
    ['ينبع الصناعي', 1, '/ports?port=yanbu-industrial'],
    ['مجلس الإدارة', 1, '/about-us#board'],
    ['الهيكل التنظيمي', 1, '/about-us#chart'],
    ['عن الهيئة', 1, '/about-us'],
    ['البيانات المفتوحة', 1, '/open-data'],
    ['سياسة الخصوصية', 1, '/privacy-policy'],
    ['الشروط والأحكام', 1, '/conditions'],
    ['تتبع الحاويات', 1, '/e-services/containertracking'],
    ['البحث عن السفن', 1, '/e-services/vesselsearch'],
    ['نظام التراخيص', 1, '/e-services/license'],
    ['اتفاقية مستوى الخدمة', 1, '/e-services/sla'],
    ['متابعة المعاملات', 1, '/e-services/trxtracking'],
    ['المكتبة الرقمية', 1, '/media-center?o=library'],
    ['التقرير السنوي 2024', 1, '/article?a=annual-report-2024'],
    ['دليل البضائع الخطرة', 1, '/article?a=dangerous-goods-guide'],
    ['بوابة العملاء', 1, '/customerportal'],
    ['تاريخ الموانئ', 1, '/history'],
    ['لائحة الإرشاد والقطر', 1, '/regulations?r=REG-04'],
    ['رفع العلم في مباني الموانئ', 1, '/circular?number=2023-003'],
  ],
  number: [
    ['2026/014', 1, '/circular?number=2026-014'],
    ['014/2026', 1, '/circular?number=2026-014'],
    ['2024/017', 1, '/circular?number=2024-017'],
    ['017/2024', 1, '/circular?number=2024-017'],
    ['٢٠٢٤/٠١٧', 1, '/circular?number=2024-017'],
    ['٠١٧/٢٠٢٤', 1, '/circular?number=2024-017'],
    ['تعميم رقم 2025/010', 1, '/circular?number=2025-010'],
    ['تعميم 10/2025', 1, '/circular?number=2025-010'],
    ['2026-014', 1, '/circular?number=2026-014'],
    ['REG-01', 1, '/regulations?r=REG-01'],
    ['reg 12', 1, '/regulations?r=REG-12'],
    ['9946178', 1, '/e-services/vesselsearch'],
    ['IMO 9074729', 1, '/e-services/vesselsearch'],
    ['19000', 3, '/contact'],
  ],
  spelling: [
    ['مجلس الاداره', 1, '/about-us#board'],
    ['ميناء جده', 1, '/ports?port=jeddah'],
    ['میناء ینبع التجاری', 1, '/ports?port=yanbu-commercial'],
    ['الموانئ', 1, '/ports'],
    ['المواني', 1, '/ports'],
    ['البيانات المفتوحه', 1, '/open-data'],
    ['الاستخدام الامن', 1, '/safe-usage'],
    ['معجم مصطلحات الموانى', 1, '/glossary'],
    ['مِينَاءُ الخَفجي', 1, '/ports?port=khafji'],
    ['للوظائف', 1, '/vacancies'],
    ['إحصاءات', 1, '/e-services/statistics'],
    ['احصاءات', 1, '/e-services/statistics'],
  ],
  typo: [
    ['تتبع الحاوبات', 1, '/e-services/containertracking'],
    ['المنافسسات', 1, '/e-services/biddings'],
    ['التعامييم', 1, '/circulars'],
    ['الخصوصبة', 1, '/privacy-policy'],
    ['مجلس الادراة', 3, '/about-us#board'],
    ['ميناء الدماام', 3, '/ports?port=dammam'],
  ],
  topic: [
    ['كاميرات مراقبة', 1, 'kind:tenders'],
    ['الكاثودية', 1, 'kind:tenders'],
    [
      'الحج',
      3,
      '/circular?number=2024-008',
      '/article?news=hajj-sea-season-1447',
      '/circular?number=2022-008',
      '/circular?number=2025-007',
    ],
    ['بطاريات الليثيوم', 1, '/circular?number=2024-002'],
    ['مياه الاتزان', 1, '/circular?number=2024-009'],
    ['البضائع الخطرة', 3, '/regulations?r=REG-03', '/article?a=dangerous-goods-guide'],
    ['رؤية 2030', 3, '/about-us'],
    ['التدريب', 3, '/port-employees#training'],
    ['jeddah', 1, '/ports?port=jeddah'],
    ['vessel', 3, '/e-services/vesselsearch'],
    ['container tracking', 1, '/e-services/containertracking'],
    ['Dammam Port', 1, '/ports?port=dammam'],
    ['tenders', 1, '/e-services/biddings'],
  ],
  document: [
    ['كسر الساعة إلى ساعة', 1, '/article?a=port-tariff-guide'],
    ['رسم الربط أو الحل', 3, '/article?a=port-tariff-guide', '/regulations?r=REG-02'],
    ['أعماق القنوات المسح السنوي', 1, 'النشرة الشهرية: أكتوبر 2026'],
    ['رافعتا رصيف ذراع', 1, 'النشرة الشهرية: أكتوبر 2026'],
  ],
};

const ENGLISH: Readonly<Record<QueryReason, readonly Row[]>> = {
  'everyday word': [
    ['career', 1, '/vacancies'],
    ['careers', 1, '/vacancies'],
    ['vacancy', 1, '/vacancies'],
    ['vacancies', 1, '/vacancies'],
    ['employment', 3, '/vacancies'],
    ['login', 1, '/customerportal'],
    ['log in', 1, '/customerportal'],
    ['sign in', 1, '/customerportal'],
    ['register', 3, '/customerportal'],
    ['tender', 1, '/e-services/biddings', 'kind:tenders'],
    ['tenders', 1, '/e-services/biddings'],
    ['procurement', 1, '/e-services/biddings'],
    ['pay', 3, '/e-services/epayment'],
    ['pay invoice', 3, '/e-services/epayment', '/e-services/iogs'],
    ['phone number', 3, '/contact'],
    ['complaint', 3, '/contact', '/regulations?r=REG-12'],
    ['lease land', 3, '/e-services/reqrentalfacilities', '/regulations?r=REG-09'],
    ['ship schedule', 1, '/e-services/vesselsearch'],
    ['permit', 3, '/e-services/license', '/port-employees#entry-cards'],
    ['photos', 1, '/media-center?o=Photos'],
  ],
  'kind of entry': [
    ['circular', 1, '/circulars', 'kind:circulars'],
    ['hajj circular', 1, 'kind:circulars'],
    ['monthly newsletter', 1, 'Monthly newsletter', '/media-center?o=newsletter'],
    ['newsletter october 2026', 1, 'Monthly newsletter: October 2026'],
    ['regulation', 1, '/regulations', 'kind:regulations'],
    ['news', 1, '/media-center?o=News'],
    ['videos', 1, '/media-center?o=Video'],
    ['video lighthouse', 1, '/article?video=video-lighthouse-at-night'],
    ['annual report', 1, 'Annual Report'],
    ['guide', 3, 'kind:library'],
  ],
  title: [
    ['contact us', 1, '/contact'],
    ['contact', 1, '/contact'],
    ['jeddah', 1, '/ports?port=jeddah'],
    ['Jeddah Port', 1, '/ports?port=jeddah'],
    ['port of jeddah', 1, '/ports?port=jeddah'],
    ['board of directors', 1, '/about-us#board'],
    ['organizational chart', 1, '/about-us#chart'],
    ['open data', 1, '/open-data'],
    ['privacy policy', 1, '/privacy-policy'],
    ['vessel search', 1, '/e-services/vesselsearch'],
    ['container tracking', 1, '/e-services/containertracking'],
    ['statistics', 1, '/e-services/statistics'],
    ['jobs', 1, '/vacancies'],
    ['regulation on charges for port services', 1, '/regulations?r=REG-02'],
    ['statistical yearbook 2025', 1, '/article?a=statistical-yearbook-2025'],
    ['terms and conditions', 1, '/conditions'],
    ['about us', 1, '/about-us'],
  ],
  number: [
    ['2026/014', 1, '/circular?number=2026-014'],
    ['014/2026', 1, '/circular?number=2026-014'],
    ['circular 2024/017', 1, '/circular?number=2024-017'],
    ['17/2024', 1, '/circular?number=2024-017'],
    ['REG-05', 1, '/regulations?r=REG-05'],
    ['reg-05', 1, '/regulations?r=REG-05'],
    ['IMO 9946178', 1, '/e-services/vesselsearch'],
    ['9074729', 1, '/e-services/vesselsearch'],
  ],
  spelling: [
    ['CONTACT US', 1, '/contact'],
    ['organisational chart', 1, '/about-us#chart'],
    ['ras alkhair', 3, '/ports?port=ras-al-khair'],
    ['license', 1, '/e-services/license'],
    ['licence', 1, '/e-services/license'],
    ['biddings', 1, '/e-services/biddings'],
    ['bidding', 1, '/e-services/biddings', 'kind:tenders'],
  ],
  typo: [
    ['continer traking', 1, '/e-services/containertracking'],
    ['statistcs', 1, '/e-services/statistics'],
    ['privcy policy', 1, '/privacy-policy'],
    ['regulatons', 1, '/regulations', 'kind:regulations'],
  ],
  topic: [
    ['hazardous cargo', 3, '/regulations?r=REG-03', '/article?a=dangerous-goods-guide'],
    ['dangerous goods', 3, '/regulations?r=REG-03', '/article?a=dangerous-goods-guide'],
    ['gate cameras', 1, 'kind:tenders'],
    ['cathodic protection', 1, 'kind:tenders'],
    ['lithium batteries', 1, '/circular?number=2024-002'],
    ['oil spill', 3, '/article?a=oil-spill-response-plan'],
    ['pilotage', 3, '/regulations?r=REG-04', '/article?a=pilotage-guide', '/about-us#services'],
    ['جدة', 1, '/ports?port=jeddah'],
  ],
  document: [
    ['abandoned cargo 60 days', 3, '/regulations?r=REG-02'],
    ['untreated ballast water D-2 standard', 1, '/circular?number=2024-009'],
    ['lost-time injuries fell', 1, '/article?a=annual-report-2025'],
  ],
};

function rows(locale: Locale, table: typeof ARABIC): SearchQuery[] {
  return (Object.entries(table) as [QueryReason, readonly Row[]][]).flatMap(([reason, list]) =>
    list.map(([query, within, ...expected]) => ({ locale, query, reason, within, expected })),
  );
}

/** What visitors search for, in both languages. */
export const SEARCH_QUERIES: readonly SearchQuery[] = [
  ...rows('ar', ARABIC),
  ...rows('en', ENGLISH),
];
