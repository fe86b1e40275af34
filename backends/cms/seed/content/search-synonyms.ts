import type { SeedEntry } from '../types';

/** Words that visitors use for the same thing; the site's own title of it is among them. */
const GROUPS: readonly (readonly [ar: string, en: string])[] = [
  [
    'المنافسات، مناقصة، مناقصات، عطاء، عطاءات، مشتريات، تعاقدات، مزايدة، tender، tenders، bidding، bids، procurement',
    'biddings, bidding, bids, tender, tenders, tendering, procurement, rfp, rfq, purchasing',
  ],
  [
    'الوظائف، وظيفة، وظيفة شاغرة، وظائف شاغرة، شواغر، توظيف، تقديم على وظيفة، سيرة ذاتية، مهن، jobs، careers، vacancies',
    'jobs, job, career, careers, vacancy, vacancies, employment, recruitment, hiring, work with us, cv',
  ],
  [
    'تواصل معنا، اتصل بنا، اتصل، الاتصال، رقم الهاتف، هاتف، جوال، بريد إلكتروني، عنوان، شكوى، شكاوى، بلاغ، اقتراح، contact',
    'contact us, contact, phone, phone number, telephone, call, email, address, complaint, complaints, feedback',
  ],
  [
    'بوابة العملاء، تسجيل الدخول، تسجيل دخول، دخول، تسجيل، حسابي، حساب جديد، كلمة المرور، login، portal، sign in',
    'customer portal, login, log in, log on, sign in, signin, sign up, register, registration, account, password, portal',
  ],
  [
    'السداد الإلكتروني، سداد، دفع، دفع الفاتورة، سداد الفاتورة، مدى، بطاقة ائتمان، payment، pay',
    'electronic payment, pay, payment, pay bill, pay invoice, pay online, mada, card',
  ],
  [
    'فواتير أصحاب البضائع، فاتورة، فواتير، فوترة، invoice، invoices',
    'goods-owner invoices, invoice, invoices, bill, bills, billing',
  ],
  [
    'البحث عن السفن، سفينة، باخرة، بواخر، مركب، حركة السفن، جدول السفن، وصول السفن، مغادرة السفن، وكيل ملاحي، vessel، vessels، ship، ships، IMO',
    'vessel search, ship search, vessel schedule, ship schedule, vessels, ships, arrivals, departures, imo, shipping agent',
  ],
  [
    'تتبع الحاويات، حاوية، كونتينر، كونتينرات، تتبع شحنة، شحنتي، بوليصة، container، container tracking، tracking',
    'container tracking, track container, track shipment, shipment, bill of lading, cargo tracking',
  ],
  [
    'نظام التراخيص، رخصة، رخص، ترخيص، تراخيص، license، licence',
    'license system, licence, licences, license, licensing, permit, permits',
  ],
  [
    'طلب استئجار المرافق، طلب تأجير المرافق، تأجير، إيجار، استئجار، إيجار أرض، إيجار مستودع، أرض، rent، lease',
    'request for rental of facilities, rent, rental, lease, lease land, rent land, warehouse rental',
  ],
  [
    'متابعة المعاملات، معاملة، معاملتي، معاملات، خطاب، رقم المعاملة',
    'transaction tracking, track transaction, transaction status, letter, correspondence',
  ],
  [
    'متابعة التذاكر، تذكرة، تذاكر، دعم فني، مساعدة، support، ticket',
    'ticket follow-up, ticket, tickets, support, technical support, help',
  ],
  [
    'الإحصاءات، إحصاء، إحصائية، إحصائيات، أرقام، بيانات إحصائية، statistics',
    'statistics, figures, numbers, statistical data, throughput',
  ],
  [
    'طلب المواد المنقولة، مواد منقولة، فائض، رجيع، منقولات، خردة',
    'orders (movable items), movable items, moveable items, surplus, scrap',
  ],
  ['البيانات المفتوحة، open data، بيانات', 'open data, datasets, data sets'],
  ['مقاطع الفيديو، فيديو، فيديوهات، video', 'videos, video, films, clips'],
  ['الصور، صورة، ألبوم، photos، pictures', 'pictures, photos, photo, images, gallery, albums'],
  [
    'النشرة، النشرة الشهرية، النشرة البريدية، newsletter',
    'newsletter, monthly newsletter, bulletin',
  ],
  ['الإعلانات، إعلان، مزاد، مزادات، auction', 'announcements, notices, auction, auctions'],
  [
    'الأنظمة واللوائح، أنظمة، لوائح، قوانين، قانون، تشريعات، regulations',
    'regulations, rules, laws, law, legislation, bylaws',
  ],
  [
    'مجلس الإدارة، أعضاء المجلس، رئيس الهيئة، الإدارة العليا',
    'board of directors, board, board members, management',
  ],
  [
    'الهيكل التنظيمي، هيكل، إدارات الهيئة',
    'organizational chart, organisational chart, organisation chart, org chart, departments',
  ],
  [
    'عن الهيئة، من نحن، نبذة، تعريف، رؤية 2030، رؤيتنا',
    'about us, about, who we are, vision, mission',
  ],
  [
    'البضائع الخطرة، مواد خطرة، بضائع خطرة، hazardous',
    'dangerous goods, hazardous, hazardous cargo, hazmat, imdg',
  ],
  [
    'ميناء جدة، جده، jeddah، jeddah port، jeddah islamic port',
    'jeddah port, jeddah islamic port, jiddah, جدة، ميناء جدة',
  ],
  ['ميناء الدمام، dammam، dammam port', 'dammam port, king abdulaziz port, الدمام، ميناء الدمام'],
  [
    'اتفاقية مستوى الخدمة، مدة الخدمة، مدة الإنجاز، sla',
    'service-level agreement, sla, service time, turnaround',
  ],
  ['ميناء رأس الخير، راس الخير، ras al-khair', 'ras al-khair port, ras alkhair, ras al khair'],
];

export default GROUPS.map(([ar, en]): SeedEntry => ({ ar: { Words: ar }, en: { Words: en } }));
