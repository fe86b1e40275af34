import type { SeedEntry } from '../types';

/** Words that visitors use for the same thing; the site's own title of it is among them. */
const GROUPS: readonly (readonly [ar: string, en: string])[] = [
  [
    'المنافسات، مناقصة، مناقصات، عطاء، عطاءات، مشتريات، تعاقدات، مزايدة، منافسات مفتوحة، منافسات قائمة، نتائج المنافسات، tender، tenders، bidding، bids، procurement',
    'biddings, bidding, bids, tender, tenders, tendering, procurement, rfp, rfq, purchasing, open tenders, tender results',
  ],
  [
    'الوظائف، وظيفة، وظيفة شاغرة، وظائف شاغرة، شواغر، توظيف، تقديم على وظيفة، سيرة ذاتية، مهن، jobs، careers، vacancies',
    'jobs, job, career, careers, vacancy, vacancies, employment, recruitment, hiring, work with us, cv',
  ],
  [
    'تواصل معنا، اتصل بنا، اتصل، الاتصال، رقم الهاتف، هاتف، جوال، أرقام التواصل، رقم التواصل، واتساب، بريد إلكتروني، إيميل، عنوان، متحدث رسمي، شكوى، شكاوى، بلاغ، اقتراح، contact',
    'contact us, contact, phone, phone number, telephone, call, email, whatsapp, media contact, spokesperson, press office, address, complaint, complaints, feedback',
  ],
  [
    'بوابة العملاء، تسجيل الدخول، تسجيل دخول، دخول، تسجيل، أسجل، حسابي، حساب جديد، كلمة المرور، login، portal، sign in',
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
    'البحث عن السفن، سفينة، سفينتي، باخرة، بواخر، مركب، حركة السفن، جدول السفن، وصول السفن، مغادرة السفن، وكيل ملاحي، vessel، vessels، ship، ships، IMO',
    'vessel search, vessel, ship, ship search, vessel schedule, ship schedule, vessels, ships, arrivals, departures, imo, shipping agent',
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
    'طلب استئجار المرافق، طلب تأجير المرافق، تأجير، إيجار، استئجار، إيجار أرض، إيجار مستودع، أرض، برج اتصالات، أبراج اتصالات، rent، lease',
    'request for rental of facilities, rent, rental, lease, lease land, rent land, warehouse rental, telecom tower, telecom towers, communication tower',
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
    'مجلس الإدارة، أعضاء المجلس، رئيس الهيئة، الرئيس التنفيذي، الوزير، الإدارة العليا',
    'board of directors, board, board members, management, ceo, chairman, president, minister',
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
    'ميناء جدة، ميناء جدة الإسلامي، جده، jeddah، jeddah port، jeddah islamic port',
    'jeddah port, jeddah islamic port, jiddah, جدة، ميناء جدة',
  ],
  [
    'ميناء الدمام، ميناء الملك عبدالعزيز، ميناء الملك عبد العزيز، dammam، dammam port',
    'dammam port, king abdulaziz port, الدمام، ميناء الدمام',
  ],
  [
    'اتفاقية مستوى الخدمة، مدة الخدمة، مدة الإنجاز، sla',
    'service-level agreement, sla, service time, turnaround',
  ],
  ['ميناء رأس الخير، راس الخير، ras al-khair', 'ras al-khair port, ras alkhair, ras al khair'],
  [
    'ما أوقات العمل؟، أوقات العمل، أوقات الدوام، دوام، مواعيد العمل',
    'what are the support hours?, support hours, opening hours, office hours, working hours',
  ],
  [
    'دليل أجور خدمات الموانئ، لائحة أجور خدمات الموانئ، أجور الموانئ، رسوم الموانئ، رسوم التخزين، رسوم، تعرفة، أرضيات، أسعار، قائمة أسعار، tariff',
    'port tariff guide, regulation on charges for port services, tariff, tariffs, fees, port fees, port charges, storage charges, prices, price list',
  ],
  [
    'دليل مواعيد الشاحنات، موعد شاحنة، مواعيد الشاحنات، حجز موعد، موعد دخول',
    'truck appointments guide, truck appointment, truck booking, gate appointment',
  ],
  [
    'دليل المستثمر في الموانئ، مستثمر، استثمار، فرص استثمارية، investor',
    'investor guide to the ports, investor, investors, invest, investing, investment, investments, investment opportunities',
  ],
  [
    'دليل الموردين والمقاولين، مورد، موردين، تسجيل الموردين، مقاول',
    'supplier and contractor guide, supplier, suppliers, supplier registration, vendor, vendors, contractor',
  ],
  [
    'التدريب والابتعاث، تدريب تعاوني، متدرب، ابتعاث',
    'training and scholarships, internship, internships, trainee, scholarship',
  ],
  ['خدمات الركاب، كروز، سفن سياحية، عبارات', 'passenger services, cruise, cruises, ferry, ferries'],
  ['حج، حاج، حجاج، ضيوف الرحمن', 'hajj, pilgrim, pilgrims'],
  ['غاطس، عمق، أعماق', 'draft, draught, depth, depths'],
  ['الأسئلة الشائعة، أسئلة شائعة، أسئلة متكررة، faq', 'frequently asked questions, faq, faqs'],
  ['خريطة الموقع، sitemap', 'site map, sitemap'],
  [
    'إمكانية الوصول، ذوي الإعاقة، ذوو الإعاقة، قارئ الشاشة، accessibility',
    'accessibility, disability, disabled, screen reader',
  ],
  [
    'التنبيهات بالبريد الإلكتروني، اشتراك، اشتراك بالبريد، تنبيهات، إشعارات، قائمة بريدية، RSS',
    'email updates, email alerts, alerts, notifications, subscribe, subscription, subscriptions, unsubscribe, mailing list, rss, feed, feeds',
  ],
  [
    'حالة الخدمات، النظام معطل، النظام لا يعمل، الخدمة معطلة، الخدمة لا تعمل، الموقع لا يعمل، عطل، انقطاع الخدمة',
    'service status, outage, outages, site down, site is down, the site down, system down, service down, not working',
  ],
  [
    'تقييم الخدمات الإلكترونية، تقييم الخدمة، رضا العملاء',
    'ratings of the e-services, rate service, rate a service, service rating, customer satisfaction',
  ],
];

export default GROUPS.map(([ar, en]): SeedEntry => ({ ar: { Words: ar }, en: { Words: en } }));
