import type { Locale } from '../../i18n/locales';

/**
 * Queries of people who have not seen the site, each with the pages that answer it.
 * They measure how well the search understands visitors; they were written without
 * the index, so a miss is repaired by a general means and not by changing its row.
 */
export interface VisitorQuery {
  readonly locale: Locale;
  readonly query: string;
  readonly expected: readonly string[];
}

type Row = readonly [query: string, ...expected: string[]];

const JUBAIL = ['/ports?port=jubail-commercial', '/ports?port=jubail-industrial'] as const;
const YANBU = ['/ports?port=yanbu-commercial', '/ports?port=yanbu-industrial'] as const;

const ARABIC: readonly Row[] = [
  // Agents and crews
  ['وين السفينة الحين', '/e-services/vesselsearch'],
  ['متى توصل الباخرة', '/e-services/vesselsearch'],
  ['مواعيد البواخر ميناء جدة', '/e-services/vesselsearch'],
  ['جدول وصول السفن', '/e-services/vesselsearch'],
  ['سفن اليوم في الدمام', '/e-services/vesselsearch'],
  ['المركب وصل ولا لسه', '/e-services/vesselsearch'],
  ['ارقام الوكلا الملاحيين', '/e-services/vesselsearch'],
  ['ابي رخصة وكيل ملاحي', '/e-services/license'],
  ['ترخيص تموين سفن', '/e-services/license'],
  ['تجديد رخصه وكاله', '/e-services/license'],
  ['عمق رصيف جدة', '/ports?port=jeddah'],
  ['غاطس ميناء جازان', '/ports?port=jazan'],
  ['كم الغاطس المسموح في ينبع', ...YANBU],
  ['كم رصيف في الجبيل', ...JUBAIL],
  ['محطة الحاويات الدمام', '/ports?port=dammam'],
  ['رقم تلفون ميناء ضباء', '/ports?port=duba'],
  ['فاكس ميناء الدمام', '/ports?port=dammam'],
  ['صندوق بريد ميناء جده', '/ports?port=jeddah'],
  ['عنوان ميناء الجبيل التجاري', '/ports?port=jubail-commercial'],
  ['وين ميناء راس الخير', '/ports?port=ras-al-khair'],
  ['رسوم الموانئ', 'kind:regulations'],
  ['كم رسوم الارضيات', 'kind:regulations', '/faq'],
  ['تعرفة الخدمات', 'kind:regulations'],

  // Drivers, importers and exporters
  ['حجز موعد شاحنة', '/faq', 'kind:circulars', 'kind:regulations'],
  ['تصريح دخول الميناء', '/faq', 'kind:circulars', 'kind:regulations'],
  ['تتبع حاويه', '/e-services/containertracking'],
  ['وين الكونتينر حقي', '/e-services/containertracking'],
  ['فين الحاوية بتاعتي', '/e-services/containertracking'],
  ['تتبع شحنتي', '/e-services/containertracking'],
  ['رقم الحاوية MSKU1234567', '/e-services/containertracking'],
  ['تعقب الحاويات', '/e-services/containertracking'],
  ['ادفع فاتورة الميناء', '/e-services/epayment', '/e-services/iogs'],
  ['تسديد الرسوم بمدى', '/e-services/epayment'],
  ['الدفع بالفيزا', '/e-services/epayment'],
  ['فواتير صاحب البضاعة', '/e-services/iogs'],
  ['كيف اسدد فاتوره', '/e-services/epayment'],
  ['فسح البضاعة', '/faq', 'kind:circulars', 'kind:regulations'],

  // Everybody who wants an answer
  ['ابغى اشتكي', '/contact'],
  ['عايز اعمل شكوى', '/contact'],
  ['شكوه على موظف', '/contact'],
  ['بلاغ', '/contact'],
  ['ابغى اكلم احد', '/contact'],
  ['رقم خدمة العملاء', '/contact'],
  ['الرقم الموحد', '/contact'],
  ['ايميل الهيئة', '/contact'],
  ['فاكس', '/contact'],
  ['رقم التليفون', '/contact'],
  ['اتصل بنا', '/contact'],
  ['العنوان البريدي', '/contact'],
  ['مقترح', '/contact'],
  ['متابعة الشكوى', '/e-services/request-tracking'],
  ['وين وصل طلبي', '/e-services/request-tracking'],
  ['ايش صار على الشكوى', '/e-services/request-tracking', '/contact'],
  ['رقم الطلب NPA-2026-7K3M9Q', '/e-services/request-tracking'],
  ['متابعة معاملة', '/e-services/trxtracking'],
  ['معاملتي وين وصلت', '/e-services/trxtracking'],
  ['استعلام عن معامله', '/e-services/trxtracking'],
  ['تذكرة الدعم الفني', '/e-services/tktfollowup'],
  ['اعادة فتح تذكره', '/e-services/tktfollowup'],
  ['اوقات الدوام', '/contact', '/faq', '/e-services/tktfollowup'],
  ['الموقع معطل', '/status', '/contact'],

  // Job seekers
  ['ابغى اتوظف', '/vacancies'],
  ['شغل في الميناء', '/vacancies'],
  ['وضايف', '/vacancies'],
  ['تقديم على وظيفه', '/vacancies'],
  ['تدريب تعاوني', '/vacancies'],
  ['السيره الذاتيه', '/vacancies'],

  // Investors and bidders
  ['ايجار ارض في الميناء', '/e-services/reqrentalfacilities'],
  ['كم سعر المتر', '/e-services/reqrentalfacilities'],
  ['استئجار مستودع', '/e-services/reqrentalfacilities'],
  ['ابي استثمر', '/e-services/reqrentalfacilities', '/ports'],
  ['منافسات الهيئه', '/e-services/biddings'],
  ['كراسة الشروط', '/e-services/biddings', 'kind:tenders'],
  ['مين فاز بالمناقصه', '/e-services/biddings', 'kind:tenders'],
  ['تندر', '/e-services/biddings'],
  ['مزاد سيارات', '/announcement', 'kind:announcements', '/e-services/moveableitems'],
  ['سكراب للبيع', '/e-services/moveableitems', '/announcement', 'kind:announcements'],
  ['اصناف منقولة لجهة حكومية', '/e-services/moveableitems'],

  // Residents, students and the press
  ['احصائيات الموانئ 2018', '/e-services/statistics'],
  ['كم حاوية في السنة', '/e-services/statistics'],
  ['بيانات مفتوحه', '/open-data'],
  ['طلب بيانات', '/data-sharing'],
  ['مين مدير الهيئة', '/about-us#board'],
  ['رئيس مجلس الادارة', '/about-us#board'],
  ['الهيكل التنظيمي', '/about-us#chart'],
  ['اخبار الميناء اليوم', '/media-center?o=News'],
  ['صور الميناء', '/media-center?o=Photos'],
  ['الغاء الاشتراك', '/subscriptions'],
  ['ابغى توصلني التعاميم على الايميل', '/subscriptions'],
  ['اخر التعاميم', '/circulars', 'kind:circulars'],
  ['تعميم رقم 5 لسنة 2026', '/circular?number=2026-005'],
  ['الانظمه واللوائح', '/regulations'],
  ['وش معنى الغاطس', '/glossary'],
  ['حقوق ذوي الاعاقه', '/accessibility'],
  ['خصوصيتي', '/privacy-policy'],
  ['اتفاقية مستوى الخدمه', '/e-services/sla'],
  ['كم ياخذ الطلب وقت', '/e-services/sla', '/faq', '/e-services/request-tracking'],
  ['تسجيل حساب جديد', '/customerportal'],
  ['نسيت كلمة السر', '/customerportal'],
  ['اسئله شائعه', '/faq'],
  ['خريطة الموانئ', '/ports'],
  ['تقييم الخدمات', '/service-ratings'],
  ['تاريخ الموانئ', '/history'],
  ['موظفين الموانئ', '/port-employees'],
];

const ENGLISH: readonly Row[] = [
  // Agents and crews
  ['where is my ship', '/e-services/vesselsearch'],
  ['when does the vessel arrive', '/e-services/vesselsearch'],
  ['ships in jeddah port today', '/e-services/vesselsearch'],
  ['vesel schedule', '/e-services/vesselsearch'],
  ['boat arrivals', '/e-services/vesselsearch'],
  ['IMO 9946178', '/e-services/vesselsearch'],
  ['shiping agent phone numbers', '/e-services/vesselsearch'],
  ['ship agents list', '/e-services/vesselsearch'],
  ['how to become a shipping agent', '/e-services/license'],
  ['agent licence renewal', '/e-services/license'],
  ['ship chandler license', '/e-services/license'],
  ['berth depth dammam', '/ports?port=dammam'],
  ['max draft jazan', '/ports?port=jazan'],
  ['how many berths in yanbu', ...YANBU],
  ['fax jeddah port', '/ports?port=jeddah'],
  ['phone number jubail port', ...JUBAIL],
  ['po box duba port', '/ports?port=duba'],
  ['dammam port adress', '/ports?port=dammam'],
  ['terminals in jeddah', '/ports?port=jeddah'],
  ['ras al khair port capacity', '/ports?port=ras-al-khair'],
  ['jedda port', '/ports?port=jeddah'],
  ['king abdul aziz port', '/ports?port=dammam'],
  ['damam', '/ports?port=dammam'],
  ['port dues', 'kind:regulations'],
  ['port tarrif', 'kind:regulations'],

  // Drivers, importers and exporters
  ['where is my container', '/e-services/containertracking'],
  ['container tracing', '/e-services/containertracking'],
  ['track and trace', '/e-services/containertracking'],
  ['box number MSKU1234567', '/e-services/containertracking'],
  ['track my shipment', '/e-services/containertracking'],
  ['cargo tracking', '/e-services/containertracking'],
  ['pay bill', '/e-services/epayment'],
  ['pay invoice online', '/e-services/epayment', '/e-services/iogs'],
  ['how do i pay port fees', '/e-services/epayment'],
  ['credit card', '/e-services/epayment'],
  ['my invoice is wrong', '/e-services/iogs', '/contact'],
  ['storage charges', 'kind:regulations', '/faq'],
  ['demurrage', 'kind:regulations', '/faq', '/glossary'],
  ['price list', 'kind:regulations', '/e-services/reqrentalfacilities'],
  ['gate pass', '/faq', 'kind:circulars', 'kind:regulations'],
  ['truck appointment', '/faq', 'kind:circulars', 'kind:regulations'],

  // Everybody who wants an answer
  ['complain', '/contact'],
  ['how to complain', '/contact'],
  ['complaint about an employee', '/contact'],
  ['file a complant', '/contact'],
  ['report a problem', '/contact'],
  ['speak to someone', '/contact'],
  ['customer service number', '/contact'],
  ['telefone number', '/contact'],
  ['fax', '/contact'],
  ['email address', '/contact'],
  ['call centre', '/contact'],
  ['suggestion', '/contact'],
  ['postal address', '/contact'],
  ['opening hours', '/contact', '/faq', '/e-services/tktfollowup'],
  ['status of my complaint', '/e-services/request-tracking'],
  ['track my request', '/e-services/request-tracking'],
  ['NPA-2026-7K3M9Q', '/e-services/request-tracking'],
  ['transaction status', '/e-services/trxtracking'],
  ['support ticket', '/e-services/tktfollowup'],
  ['reopen ticket', '/e-services/tktfollowup'],
  ['site not working', '/status', '/contact'],

  // Job seekers
  ['jobs', '/vacancies'],
  ['job vacancy', '/vacancies'],
  ['carrers', '/vacancies'],
  ['work at the port', '/vacancies'],
  ['send my cv', '/vacancies'],
  ['internship', '/vacancies'],

  // Investors and bidders
  ['rent land', '/e-services/reqrentalfacilities'],
  ['warehouse for rent', '/e-services/reqrentalfacilities'],
  ['lease price per square meter', '/e-services/reqrentalfacilities'],
  ['how to invest in ports', '/e-services/reqrentalfacilities', '/ports'],
  ['biding', '/e-services/biddings'],
  ['who won the tender', '/e-services/biddings', 'kind:tenders'],
  ['procurement', '/e-services/biddings'],
  ['vendor registration', '/e-services/biddings', '/customerportal'],
  ['surplus equipment', '/e-services/moveableitems'],

  // Residents, students and the press
  ['container throughput 2018', '/e-services/statistics'],
  ['TEU figures', '/e-services/statistics'],
  ['yearly statistics download', '/e-services/statistics'],
  ['open data', '/open-data'],
  ['api', '/open-data/api'],
  ['data request', '/data-sharing'],
  ['ceo', '/about-us#board'],
  ['board members', '/about-us#board'],
  ['org chart', '/about-us#chart'],
  ['press release', '/media-center?o=Press'],
  ['photos of ports', '/media-center?o=Photos'],
  ['videos', '/media-center?o=Video'],
  ['unsubscribe', '/subscriptions'],
  ['email alerts', '/subscriptions'],
  ['latest circulars', '/circulars', 'kind:circulars'],
  ['circular 2026/005', '/circular?number=2026-005'],
  ['rules and regulations', '/regulations'],
  ['what does TEU mean', '/glossary'],
  ['screen reader', '/accessibility'],
  ['cookies', '/privacy-policy'],
  ['terms of use', '/conditions'],
  ['phishing', '/safe-usage'],
  ['processing time', '/e-services/sla', '/faq'],
  ['login', '/customerportal'],
  ['forgot password', '/customerportal'],
  ['create account', '/customerportal'],
  ['port map', '/ports'],
  ['history of the ports', '/history'],
  ['about the authority', '/about-us'],
  ['rate a service', '/service-ratings'],

  // Arabic in Latin letters
  ['mina jeddah', '/ports?port=jeddah'],
  ['munaqasat', '/e-services/biddings'],
  ['wazaif', '/vacancies'],
  ['shakwa', '/contact'],
  ['taameem', '/circulars', 'kind:circulars'],
];

function queriesOf(locale: Locale, rows: readonly Row[]): VisitorQuery[] {
  return rows.map(([query, ...expected]) => ({ locale, query, expected }));
}

export const VISITOR_QUERIES: readonly VisitorQuery[] = [
  ...queriesOf('ar', ARABIC),
  ...queriesOf('en', ENGLISH),
];
