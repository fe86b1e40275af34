import type { SeedEntry } from '../types';

export default [
  {
    shared: { Slug: 'port-safety-manual', PublishDate: '2026-09-20T09:00:00+03:00' },
    ar: {
      Title: 'دليل السلامة في الموانئ',
      Description:
        'قواعد العمل الآمن على الأرصفة وفي الساحات والمستودعات، ومعدات الوقاية، والإبلاغ عن الحوادث والحوادث الوشيكة.',
      MediaFile: 'library-port-safety-manual-ar.pdf',
    },
    en: {
      Title: 'Port Safety Manual',
      Description:
        'Rules for safe work on quays, in yards and in warehouses, protective equipment, and the reporting of accidents and near misses.',
      MediaFile: 'library-port-safety-manual-en.pdf',
    },
  },
  {
    shared: { Slug: 'statistical-yearbook-2025', PublishDate: '2026-07-26T09:00:00+03:00' },
    ar: {
      Title: 'الكتاب الإحصائي السنوي 2025',
      Description:
        'البيانات النهائية لحركة السفن والبضائع والحاويات والركاب في عام 2025، مع التعريفات ومنهجية الجمع.',
      MediaFile: 'library-statistical-yearbook-2025-ar.pdf',
    },
    en: {
      Title: 'Statistical Yearbook 2025',
      Description:
        'Final figures for ships, cargo, containers and passengers in 2025, with definitions and the method of collection.',
      MediaFile: 'library-statistical-yearbook-2025-en.pdf',
    },
  },
  {
    shared: { Slug: 'annual-report-2025', PublishDate: '2026-06-21T09:00:00+03:00' },
    ar: {
      Title: 'التقرير السنوي 2025',
      Description:
        'أداء الموانئ العشرة في عام 2025: البضائع والحاويات بحسب الميناء، والمشاريع المنجزة، ومؤشرات الخدمة والسلامة.',
      MediaFile: 'library-annual-report-2025-ar.pdf',
    },
    en: {
      Title: 'Annual Report 2025',
      Description:
        'The performance of the ten ports in 2025: cargo and containers by port, completed projects, and indicators of service and safety.',
      MediaFile: 'library-annual-report-2025-en.pdf',
    },
  },
  {
    shared: { Slug: 'port-handbook', PublishDate: '2026-04-12T09:00:00+03:00' },
    ar: {
      Title: 'كتيب الموانئ',
      Description:
        'تعريف بالموانئ العشرة: مواقعها وأرصفتها ومحطاتها وأعماقها وحركتها، وما يلزم السفينة والزائر قبل الوصول إليها.',
      MediaFile: 'library-port-handbook-ar.pdf',
    },
    en: {
      Title: 'Port Handbook',
      Description:
        'An introduction to the ten ports: where they lie, their berths, terminals, depths and traffic, and what vessels and visitors need before arrival.',
      MediaFile: 'library-port-handbook-en.pdf',
    },
  },
  {
    shared: { Slug: 'truck-appointments-guide', PublishDate: '2026-03-29T09:00:00+03:00' },
    ar: {
      Title: 'دليل مواعيد الشاحنات',
      Description:
        'خطوات حجز موعد الشاحنة وتعديله، وما يلزم السائق عند البوابة، وأثر التأخر عن الموعد أو التخلف عنه.',
      MediaFile: 'library-truck-appointments-guide-ar.pdf',
    },
    en: {
      Title: 'Truck Appointments Guide',
      Description:
        'How to book and change a truck appointment, what the driver needs at the gate, and what follows a late or missed appointment.',
      MediaFile: 'library-truck-appointments-guide-en.pdf',
    },
  },
  {
    shared: { Slug: 'pilotage-guide', PublishDate: '2026-02-22T09:00:00+03:00' },
    ar: {
      Title: 'دليل الإرشاد البحري',
      Description:
        'متطلبات الإرشاد الإلزامي ومواعيد الطلب ومناطق صعود المرشد والحدود الجوية في الموانئ العشرة.',
      MediaFile: 'library-pilotage-guide-ar.pdf',
    },
    en: {
      Title: 'Pilotage Guide',
      Description:
        'Compulsory pilotage, ordering times, boarding areas and weather limits at the ten ports.',
      MediaFile: 'library-pilotage-guide-en.pdf',
    },
  },
  {
    shared: { Slug: 'port-tariff-guide', PublishDate: '2026-01-11T09:00:00+03:00' },
    ar: {
      Title: 'دليل أجور خدمات الموانئ 2026',
      Description:
        'أجور الإرشاد والقطر والأرصفة والتخزين المعمول بها في عام 2026، وطريقة احتسابها ومواعيد سدادها.',
      MediaFile: 'library-port-tariff-guide-ar.pdf',
    },
    en: {
      Title: 'Port Tariff Guide 2026',
      Description:
        'Charges for pilotage, towage, berths and storage in force in 2026, how they are calculated and when they fall due.',
      MediaFile: 'library-port-tariff-guide-en.pdf',
    },
  },
  {
    shared: { Slug: 'environmental-guideline', PublishDate: '2025-11-30T09:00:00+03:00' },
    ar: {
      Title: 'الدليل البيئي للموانئ',
      Description:
        'متطلبات حماية البيئة البحرية في الموانئ: استقبال مخلفات السفن، ومياه الاتزان، والغبار، ومراقبة جودة المياه والهواء.',
      MediaFile: 'library-environmental-guideline-ar.pdf',
    },
    en: {
      Title: 'Environmental Guideline for Ports',
      Description:
        'Protecting the marine environment in ports: reception of ships’ waste, ballast water, dust, and the monitoring of water and air.',
      MediaFile: 'library-environmental-guideline-en.pdf',
    },
  },
  {
    shared: { Slug: 'investor-guide', PublishDate: '2025-10-19T09:00:00+03:00' },
    ar: {
      Title: 'دليل المستثمر في الموانئ',
      Description:
        'فرص الاستثمار في المحطات والمناطق اللوجستية، ونماذج التعاقد ومددها، وخطوات التقديم من التأهيل إلى توقيع العقد.',
      MediaFile: 'library-investor-guide-ar.pdf',
    },
    en: {
      Title: 'Investor Guide to the Ports',
      Description:
        'Investment in terminals and logistics zones, forms and lengths of contract, and the steps from qualification to signature.',
      MediaFile: 'library-investor-guide-en.pdf',
    },
  },
  {
    shared: { Slug: 'dangerous-goods-guide', PublishDate: '2025-09-07T09:00:00+03:00' },
    ar: {
      Title: 'دليل البضائع الخطرة',
      Description:
        'متطلبات إعلان البضائع الخطرة ومناولتها وتخزينها في الموانئ، ومدد البقاء المسموح بها بحسب الصنف.',
      MediaFile: 'library-dangerous-goods-guide-ar.pdf',
    },
    en: {
      Title: 'Dangerous Goods Guide',
      Description:
        'Requirements for declaring, handling and storing dangerous goods in the ports, and the permitted length of stay by class.',
      MediaFile: 'library-dangerous-goods-guide-en.pdf',
    },
  },
  {
    shared: { Slug: 'statistical-yearbook-2024', PublishDate: '2025-07-20T09:00:00+03:00' },
    ar: {
      Title: 'الكتاب الإحصائي السنوي 2024',
      Description:
        'البيانات النهائية لعام 2024: البضائع بحسب الاتجاه والنوع، والسفن بحسب فئاتها، ومؤشرات إنتاجية الأرصفة.',
      MediaFile: 'library-statistical-yearbook-2024-ar.pdf',
    },
    en: {
      Title: 'Statistical Yearbook 2024',
      Description:
        'Final figures for 2024: cargo by direction and type, ships by class, and the productivity of berths.',
      MediaFile: 'library-statistical-yearbook-2024-en.pdf',
    },
  },
  {
    shared: { Slug: 'annual-report-2024', PublishDate: '2025-06-15T09:00:00+03:00' },
    ar: {
      Title: 'التقرير السنوي 2024',
      Description:
        'أداء الموانئ العشرة في عام 2024: تركيب البضائع، ونمو المسافنة، وأعمال تجديد الأرصفة والقاطرات، ونتائج رضا المستفيدين.',
      MediaFile: 'library-annual-report-2024-ar.pdf',
    },
    en: {
      Title: 'Annual Report 2024',
      Description:
        'The performance of the ten ports in 2024: cargo by type, growth of transhipment, renewal of berths and tugs, and customer satisfaction.',
      MediaFile: 'library-annual-report-2024-en.pdf',
    },
  },
  {
    shared: { Slug: 'oil-spill-response-plan', PublishDate: '2025-05-18T09:00:00+03:00' },
    ar: {
      Title: 'الخطة الإطارية لمكافحة التسرب الزيتي',
      Description:
        'مستويات الاستجابة للتسرب الزيتي في الموانئ، وأدوار الجهات، والموارد المتاحة في كل ساحل، وبرنامج التمارين.',
      MediaFile: 'library-oil-spill-response-plan-ar.pdf',
    },
    en: {
      Title: 'Framework Plan for Oil Spill Response',
      Description:
        'Levels of response to oil spills in the ports, the roles of each agency, the resources on each coast and the programme of exercises.',
      MediaFile: 'library-oil-spill-response-plan-en.pdf',
    },
  },
  {
    shared: { Slug: 'customer-service-charter', PublishDate: '2025-03-23T09:00:00+03:00' },
    ar: {
      Title: 'ميثاق خدمة العملاء',
      Description:
        'التزامات الهيئة نحو المستفيدين: مدد إنجاز الخدمات، وقنوات التواصل، ومعالجة الشكاوى، وحماية البيانات الشخصية.',
      MediaFile: 'library-customer-service-charter-ar.pdf',
    },
    en: {
      Title: 'Customer Service Charter',
      Description:
        'What the authority undertakes: times of completion, ways to reach us, complaints, and protection of personal data.',
      MediaFile: 'library-customer-service-charter-en.pdf',
    },
  },
  {
    shared: { Slug: 'supplier-guide', PublishDate: '2024-11-24T09:00:00+03:00' },
    ar: {
      Title: 'دليل الموردين والمقاولين',
      Description:
        'خطوات تسجيل الموردين والمقاولين لدى الهيئة، وطرق الشراء وحدودها، ومتطلبات العروض، ومدد صرف المستحقات.',
      MediaFile: 'library-supplier-guide-ar.pdf',
    },
    en: {
      Title: 'Supplier and Contractor Guide',
      Description:
        'How suppliers and contractors register, methods of purchase and their limits, what offers must contain, and times of payment.',
      MediaFile: 'library-supplier-guide-en.pdf',
    },
  },
  {
    shared: { Slug: 'maritime-glossary', PublishDate: '2024-09-15T09:00:00+03:00' },
    ar: {
      Title: 'معجم المصطلحات البحرية',
      Description:
        'شرح موجز لأكثر المصطلحات تداولًا في الموانئ والملاحة والشحن، ليفهمها المستفيد والطالب والباحث.',
      MediaFile: 'library-maritime-glossary-ar.pdf',
    },
  },
  {
    shared: { Slug: 'statistical-yearbook-2023', PublishDate: '2024-07-28T09:00:00+03:00' },
    ar: {
      Title: 'الكتاب الإحصائي السنوي 2023',
      Description:
        'البيانات النهائية لعام 2023، مع سلسلة زمنية لخمس سنوات لحركة البضائع والحاويات.',
      MediaFile: 'library-statistical-yearbook-2023-ar.pdf',
    },
    en: {
      Title: 'Statistical Yearbook 2023',
      Description:
        'Final figures for 2023, with a five-year series of cargo and container traffic.',
      MediaFile: 'library-statistical-yearbook-2023-en.pdf',
    },
  },
  {
    shared: { Slug: 'annual-report-2023', PublishDate: '2024-06-23T09:00:00+03:00' },
    ar: {
      Title: 'التقرير السنوي 2023',
      Description:
        'أداء الموانئ العشرة في عام 2023: الحركة الربعية، وعقود التشغيل، وخطوات التحول الرقمي، وأعمال حماية البيئة البحرية.',
      MediaFile: 'library-annual-report-2023-ar.pdf',
    },
    en: {
      Title: 'Annual Report 2023',
      Description:
        'The performance of the ten ports in 2023: traffic by quarter, operating contracts, steps towards online services and protection of the sea.',
      MediaFile: 'library-annual-report-2023-en.pdf',
    },
  },
] satisfies SeedEntry[];
