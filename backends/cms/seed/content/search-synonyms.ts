import type { SeedEntry } from '../types';

/** Words that visitors use for the same thing; the site's own title of it is among them. */
const GROUPS: readonly (readonly [ar: string, en: string])[] = [
  [
    'المنافسات، مناقصة، مناقصات، عطاء، عطاءات، مشتريات، تعاقدات، مزايدة، منافسات مفتوحة، منافسات قائمة، نتائج المنافسات، tender، tenders، bidding، bids، procurement، كراسة الشروط، كراسة المنافسة، وثائق المنافسة، تندر',
    'biddings, bidding, bids, tender, tenders, tendering, procurement, rfp, rfq, purchasing, open tenders, tender results, tender documents, bid documents, invitation to bid',
  ],
  [
    'الوظائف، وظيفة، وظيفة شاغرة، وظائف شاغرة، شواغر، توظيف، تقديم على وظيفة، سيرة ذاتية، مهن، jobs، careers، vacancies، أتوظف، اشتغل، أشتغل، شغل، وظائف الموانئ، تقديم وظيفة، التقديم على الوظائف، فرص وظيفية، السيرة الذاتية، سي في',
    'jobs, job, career, careers, vacancy, vacancies, employment, recruitment, hiring, work with us, cv, work at the port, work in the port, work for the port, apply for a job, job application, openings, resume, curriculum vitae',
  ],
  [
    'تواصل معنا، اتصل بنا، اتصل، الاتصال، رقم الهاتف، هاتف، جوال، أرقام التواصل، رقم التواصل، واتساب، بريد إلكتروني، إيميل، عنوان، متحدث رسمي، شكوى، شكاوى، بلاغ، اقتراح، contact، اتصال، فاكس، رقم الفاكس، تلفون، تليفون، رقم التلفون، رقم التليفون، موبايل، الرقم الموحد، الرقم المجاني، خدمة العملاء، رقم خدمة العملاء، مركز الاتصال، كول سنتر، أكلم، أكلم موظف، أتكلم، أتكلم مع موظف، أتواصل، تواصل، أشتكي، أشكي، أشكو، شكوة، شكوتي، أبلغ، بلاغات، مقترح، مقترحات، ملاحظة، ملاحظات، استفسار، استفسارات، العنوان البريدي، صندوق بريد، صندوق البريد، رقم الهيئة، عنوان الهيئة، إيميل الهيئة',
    'contact us, contact, phone, phone number, telephone, call, email, whatsapp, media contact, spokesperson, press office, address, complaint, complaints, feedback, fax, fax number, telephone number, mobile number, customer service, customer service number, customer care, contact centre, contact center, call centre, call center, hotline, helpline, toll free, talk to someone, speak to someone, talk to a person, speak to a person, talk to an agent, complain, complaining, grievance, report a problem, report an issue, enquiry, enquiries, inquiry, inquiries, suggestion, suggestions, postal address, mailing address, po box, p.o. box, email address, e-mail',
  ],
  [
    'بوابة العملاء، تسجيل الدخول، تسجيل دخول، دخول، تسجيل، أسجل، حسابي، حساب جديد، كلمة المرور، login، portal، sign in، كلمة السر، نسيت كلمة السر، نسيت كلمة المرور، الرقم السري، باسورد، إنشاء حساب، فتح حساب، تسجيل حساب',
    'customer portal, login, log in, log on, sign in, signin, sign up, register, registration, account, password, portal, create account, create an account, open an account, new account, forgot password, forgotten password, reset password, username',
  ],
  [
    'السداد الإلكتروني، سداد، دفع، دفع الفاتورة، سداد الفاتورة، مدى، بطاقة ائتمان، payment، pay، تسديد، أسدد، سدد، أدفع، ادفع، دفع الرسوم، فيزا، ماستر كارد، بطاقة بنكية',
    'electronic payment, pay, payment, pay bill, pay invoice, pay online, mada, card, pay fees, pay port fees, credit card, debit card, bank card, visa, mastercard, settle',
  ],
  [
    'فواتير أصحاب البضائع، فاتورة، فواتير، فوترة، invoice، invoices',
    'goods-owner invoices, invoice, invoices, bill, bills, billing',
  ],
  [
    'البحث عن السفن، سفينة، سفينتي، باخرة، بواخر، مركب، حركة السفن، جدول السفن، وصول السفن، مغادرة السفن، وكيل ملاحي، vessel، vessels، ship، ships، IMO، سفن، السفينة، مواعيد السفن، مواعيد البواخر، قارب، قوارب، مراكب، وكلاء ملاحيون، وكلاء ملاحيين، أرقام الوكلاء',
    'vessel search, vessel, ship, ship search, vessel schedule, ship schedule, vessels, ships, arrivals, departures, imo, shipping agent, boat, boats, ship arrival, ship arrivals, vessel arrival, vessel arrivals, shipping agents, ship agents, list of agents',
  ],
  [
    'تتبع الحاويات، حاوية، كونتينر، كونتينرات، تتبع شحنة، شحنتي، بوليصة، container، container tracking، tracking، حاويتي، حاويات، شحنة، رقم الحاوية، تعقب',
    'container tracking, track container, track shipment, shipment, bill of lading, cargo tracking, track and trace, trace container, container number, my cargo, consignment',
  ],
  [
    'نظام التراخيص، رخصة، رخص، ترخيص، تراخيص، license، licence، رخصة وكيل ملاحي، ترخيص وكيل ملاحي، رخصة وكالة ملاحية، تجديد رخصة، تجديد الرخصة، أصير وكيل ملاحي، أفتح وكالة ملاحية، تموين السفن',
    'license system, licence, licences, license, licensing, permit, permits, shipping agent licence, agent licence, become a shipping agent, licence renewal, renew licence, ship chandler, ship chandling',
  ],
  [
    'طلب استئجار المرافق، طلب تأجير المرافق، تأجير، إيجار، استئجار، إيجار أرض، إيجار مستودع، أرض، برج اتصالات، أبراج اتصالات، rent، lease، أستأجر، أجار، سعر المتر، إيجار المتر، أجرة المتر',
    'request for rental of facilities, rent, rental, lease, lease land, rent land, warehouse rental, telecom tower, telecom towers, communication tower, price per square metre, price per square meter, rent per square metre, hire',
  ],
  [
    'متابعة المعاملات، معاملة، معاملتي، معاملات، خطاب، رقم المعاملة، معاملتي وين، حالة المعاملة، متابعة معاملة، رقم الصادر، رقم الوارد',
    'transaction tracking, track transaction, transaction status, letter, correspondence, transaction, transactions, document number',
  ],
  [
    'متابعة التذاكر، تذكرة، تذاكر، دعم فني، مساعدة، support، ticket، إعادة فتح تذكرة، مشكلة تقنية',
    'ticket follow-up, ticket, tickets, support, technical support, help, reopen ticket, reopen a ticket, help desk, helpdesk',
  ],
  [
    'الإحصاءات، إحصاء، إحصائية، إحصائيات، أرقام، بيانات إحصائية، statistics، حجم المناولة، أعداد الحاويات، كم حاوية',
    'statistics, figures, numbers, statistical data, throughput, yearbook, figures by year, teu figures, container throughput',
  ],
  [
    'طلب المواد المنقولة، مواد منقولة، فائض، رجيع، منقولات، خردة، سكراب، أصناف منقولة، أصناف فائضة',
    'orders (movable items), movable items, moveable items, surplus, scrap, surplus equipment, surplus goods',
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
    'مجلس الإدارة، أعضاء المجلس، رئيس الهيئة، الرئيس التنفيذي، الوزير، الإدارة العليا، رئيس مجلس الإدارة، مدير الهيئة، مدير عام، المدير العام، محافظ الهيئة',
    'board of directors, board, board members, management, ceo, chairman, president, minister, head of the authority, director general, general manager, leadership, boss',
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
    'dammam port, king abdulaziz port, الدمام، ميناء الدمام, king abdul aziz port',
  ],
  [
    'اتفاقية مستوى الخدمة، مدة الخدمة، مدة الإنجاز، sla، كم ياخذ، كم يستغرق، كم يوم، مدة المعالجة',
    'service-level agreement, sla, service time, turnaround, processing time, how long, waiting time',
  ],
  ['ميناء رأس الخير، راس الخير، ras al-khair', 'ras al-khair port, ras alkhair, ras al khair'],
  [
    'ما أوقات العمل؟، أوقات العمل، أوقات الدوام، دوام، مواعيد العمل',
    'what are the support hours?, support hours, opening hours, office hours, working hours',
  ],
  [
    'دليل أجور خدمات الموانئ، لائحة أجور خدمات الموانئ، أجور الموانئ، رسوم الموانئ، رسوم التخزين، رسوم، تعرفة، أرضيات، أسعار، قائمة أسعار، tariff، أجور، كم الرسوم، رسوم الأرضيات، تسعيرة',
    'port tariff guide, regulation on charges for port services, tariff, tariffs, fees, port fees, port charges, storage charges, prices, price list, port dues, dues, demurrage, storage fees, charges, rates',
  ],
  [
    'دليل مواعيد الشاحنات، موعد شاحنة، مواعيد الشاحنات، حجز موعد، موعد دخول',
    'truck appointments guide, truck appointment, truck booking, gate appointment',
  ],
  [
    'دليل المستثمر في الموانئ، مستثمر، استثمار، فرص استثمارية، investor، أستثمر، الاستثمار في الموانئ',
    'investor guide to the ports, investor, investors, invest, investing, investment, investments, investment opportunities, investing in ports, invest in a port',
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
  ['غاطس، عمق، أعماق، مغطس', 'draft, draught, depth, depths, draughts, drafts'],
  ['الأسئلة الشائعة، أسئلة شائعة، أسئلة متكررة، faq', 'frequently asked questions, faq, faqs'],
  ['خريطة الموقع، sitemap', 'site map, sitemap'],
  [
    'إمكانية الوصول، ذوي الإعاقة، ذوو الإعاقة، قارئ الشاشة، accessibility، الإعاقة، معاق، كفيف',
    'accessibility, disability, disabled, screen reader, blind, wheelchair',
  ],
  [
    'التنبيهات بالبريد الإلكتروني، اشتراك، اشتراك بالبريد، تنبيهات، إشعارات، قائمة بريدية، RSS، إلغاء الاشتراك، إلغاء التنبيهات، التعاميم على الإيميل، التعاميم بالبريد، توصلني التعاميم',
    'email updates, email alerts, alerts, notifications, subscribe, subscription, subscriptions, unsubscribe, mailing list, rss, feed, feeds, cancel subscription, stop emails, circulars by email, news by email',
  ],
  [
    'حالة الخدمات، النظام معطل، النظام لا يعمل، الخدمة معطلة، الخدمة لا تعمل، الموقع لا يعمل، عطل، انقطاع الخدمة، الموقع معطل، معطل، متعطل، خربان، ما يفتح، ما يشتغل، الموقع طايح',
    'service status, outage, outages, site down, site is down, the site down, system down, service down, not working, site not working, website not working, website down, does not work',
  ],
  [
    'تقييم الخدمات الإلكترونية، تقييم الخدمة، رضا العملاء',
    'ratings of the e-services, rate service, rate a service, service rating, customer satisfaction',
  ],
  [
    'متابعة الطلبات والشكاوى، متابعة طلب، متابعة طلبي، متابعة الطلب، حالة الطلب، حالة طلبي، طلبي، وصل طلبي، رقم الطلب، الرقم المرجعي، متابعة شكوى، متابعة الشكوى، حالة الشكوى، صار على الشكوى، شكواي',
    'track a request or complaint, track request, track complaint, follow up complaint, request status, complaint status, status of request, status of complaint, reference number, case number',
  ],
  [
    'الاستخدام الآمن، احتيال، نصب، تصيد، رسالة مزيفة، موقع مزيف، أمن المعلومات',
    'safe usage, phishing, fraud, scam, scams, fake site, fake website, fake email, spam',
  ],
  [
    'معجم مصطلحات الموانئ، معنى، مصطلح، مصطلحات، قاموس',
    'glossary of port terms, meaning, mean, means, definition, define, terminology, dictionary',
  ],
  [
    'سياسة الخصوصية، خصوصية، خصوصيتي، بياناتي، ملفات الارتباط، كوكيز',
    'privacy policy, privacy, cookies, my data, personal data, gdpr',
  ],
  ['موظفو الموانئ، موظفو الميناء، منسوبو الموانئ', 'port employees, port staff, port workers'],
];

export default GROUPS.map(([ar, en]): SeedEntry => ({ ar: { Words: ar }, en: { Words: en } }));
