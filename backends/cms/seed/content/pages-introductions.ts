import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    shared: { Key: 'home' },
    ar: {
      Title: 'الهيئة الوطنية للموانئ',
      Summary:
        'الموقع الرسمي للهيئة الوطنية للموانئ: الموانئ العشرة، والخدمات الإلكترونية، والأنظمة، والأخبار.',
      Content:
        '<p>يجمع هذا الموقع خدمات الهيئة الوطنية للموانئ وأخبارها وأنظمتها في مكان واحد، ويعرّف بموانئها العشرة على ساحلي الخليج العربي والبحر الأحمر.</p>',
    },
    en: {
      Title: 'National Ports Authority',
      Summary:
        'The official website of the National Ports Authority: ten ports, e-services, regulations and news.',
      Content:
        '<p>This website brings the services, news and regulations of the National Ports Authority together in one place, and introduces its ten ports on the Arabian Gulf and the Red Sea.</p>',
    },
  },
  {
    shared: { Key: 'media-center' },
    ar: {
      Title: 'المركز الإعلامي',
      Summary: 'أخبار الهيئة وموانئها، ومقاطع الفيديو والصور والإصدارات.',
      Content:
        '<p>تابع في المركز الإعلامي أخبار الهيئة وبياناتها الصحفية، وشاهد مقاطع الفيديو وألبومات الصور، ونزّل التقارير والأدلة من المكتبة الرقمية. ويُسمح لوسائل الإعلام بإعادة نشر المواد مع الإشارة إلى الهيئة مصدرًا لها.</p>',
    },
    en: {
      Title: 'Media centre',
      Summary: 'News of the authority and its ports, videos, pictures and publications.',
      Content:
        '<p>Follow the authority’s news and press releases, watch videos, look through picture albums, and download reports and guides from the digital library. The media may republish the material provided that they name the authority as the source.</p>',
    },
  },
  {
    shared: { Key: 'history' },
    ar: {
      Title: 'تاريخ الموانئ',
      Summary: 'مجلة تروي حكاية الموانئ من مرسى السنابيك إلى الأرصفة العميقة.',
      Content:
        '<p>تجمع هذه المجلة ما حفظته الوثائق وروايات من عملوا في الموانئ عن البدايات: المراسي القديمة، والرصيف الأول، والفنارات، والرجال الذين بنوها. وترحب الهيئة بما لدى القراء من صور ووثائق، ويمكن إرسالها عبر صفحة <a href="/contact">تواصل معنا</a>.</p>',
    },
    en: {
      Title: 'History of the ports',
      Summary:
        'A magazine that tells the story of the ports, from dhow anchorages to deep-water quays.',
      Content:
        '<p>This magazine gathers what documents and the accounts of those who worked in the ports have preserved of their beginnings: the old anchorages, the first quay, the lighthouses and the people who built them. The authority welcomes pictures and documents from its readers through the <a href="/contact">contact page</a>.</p>',
    },
  },
  {
    shared: { Key: 'ports' },
    ar: {
      Title: 'الموانئ',
      Summary: 'عشرة موانئ على ساحلين، تضم 291 رصيفًا.',
      Content:
        '<p>اختر ميناءً من القائمة أو من الخريطة لتطّلع على موقعه وأرصفته ومحطاته وطاقته الاستيعابية ووسائل التواصل مع إدارته. وتُحدَّث بيانات الموانئ مرة كل ثلاثة أشهر.</p>',
    },
    en: {
      Title: 'Ports',
      Summary: 'Ten ports on two coasts, with 291 berths.',
      Content:
        '<p>Choose a port from the list or on the map to see where it is, its berths, terminals and capacity, and how to reach its administration. The figures are updated every three months.</p>',
    },
  },
  {
    shared: { Key: 'about-us' },
    ar: {
      Title: 'عن الهيئة',
      Summary: 'ندير منظومة الموانئ الوطنية ونطوّرها لتكون حلقة الوصل بين ثلاث قارات.',
      Content:
        '<p>تعرّف في هذه الصفحة إلى الهيئة واستراتيجيتها ومجلس إدارتها وهيكلها التنظيمي، وإلى ما تقدّمه موانئها من خدمات وإمكانات.</p>',
    },
    en: {
      Title: 'About us',
      Summary: 'We manage and develop the national ports as a link between three continents.',
      Content:
        '<p>This page introduces the authority, its strategy, its board of directors and its organisational structure, and the services and capabilities of its ports.</p>',
    },
  },
  {
    shared: { Key: 'regulations' },
    ar: {
      Title: 'الأنظمة واللوائح',
      Summary: 'النصوص المعتمدة للأنظمة واللوائح المنظمة للعمل في الموانئ.',
      Content:
        '<p>تنشر الهيئة هنا الأنظمة واللوائح والتعليمات السارية بنصوصها المعتمدة. والنص العربي هو المرجع عند الاختلاف، وتُنشر التعديلات فور اعتمادها. ومعاني المصطلحات في <a href="/glossary">معجم مصطلحات الموانئ</a>.</p>',
    },
    en: {
      Title: 'Regulations',
      Summary: 'The approved texts of the laws and regulations that govern work in the ports.',
      Content:
        '<p>The authority publishes here the approved texts of the laws, regulations and instructions in force. Where the two languages differ, the Arabic text prevails. Amendments are published as soon as they are approved. The <a href="/glossary">glossary</a> explains their terms.</p>',
    },
  },
  {
    shared: { Key: 'circulars' },
    ar: {
      Title: 'التعاميم',
      Summary: 'تعاميم الهيئة إلى الوكلاء والمشغلين والعاملين في الموانئ منذ عام 2019.',
      Content:
        '<p>تجد في هذه الصفحة التعاميم الصادرة عن الهيئة مرتبة من الأحدث إلى الأقدم. اختر السنة لتصفيتها، واضغط رقم التعميم لعرض تفاصيله أو تنزيل نصه.</p>',
    },
    en: {
      Title: 'Circulars',
      Summary: 'Circulars to agents, operators and port workers since 2019.',
      Content:
        '<p>This page lists the circulars issued by the authority, newest first. Choose a year to narrow the list, and select the number of a circular to see its details or download its text.</p>',
    },
  },
  {
    shared: { Key: 'port-employees' },
    ar: {
      Title: 'منسوبو الموانئ',
      Summary: 'ما يهم منسوبي الموانئ من أنظمة العمل والمزايا والخدمات.',
      Content:
        '<p>تعرض هذه الصفحة أبرز ما يحتاج إليه منسوبو الموانئ من معلومات عن ساعات العمل والإجازات والتأمين الطبي والتدريب والإسكان وغيرها. وهي بيان مختصر، والمرجع في تفاصيلها لائحة العمل المعتمدة.</p>',
    },
    en: {
      Title: 'Port employees',
      Summary: 'Work rules, benefits and services for port employees.',
      Content:
        '<p>This page sets out what port employees most often need to know about working hours, leave, medical insurance, training, housing and other matters. It is a summary; the approved work regulations contain the details.</p>',
    },
  },
  {
    shared: { Key: 'contact' },
    ar: {
      Title: 'تواصل معنا',
      Summary: 'نستقبل الشكاوى والمقترحات والاستفسارات، ونرد عليها خلال يومي عمل بحد أقصى.',
      Content: `<p>تستقبل الهيئة الشكاوى والمقترحات والاستفسارات، وتلتزم بالرد عليها خلال يومي عمل بحد أقصى من تاريخ وصولها. املأ النموذج أدناه وأرفق ما يؤيد طلبك في ملف PDF واحد، أو اتصل بمركز خدمة العملاء على الرقم ${FACTS.ar.shortNumber} ${FACTS.ar.hours}.</p>
<p>ولمتابعة ما أرسلته عبر هذا الموقع، استخدم <a href="/e-services/request-tracking">متابعة الطلبات والشكاوى</a>. ولمتابعة تذكرة دعم، انتقل إلى <a href="/e-services/tktfollowup">متابعة التذاكر</a>.</p>`,
    },
    en: {
      Title: 'Contact us',
      Summary: 'Send us a complaint, a suggestion or an enquiry. We reply within 2 working days.',
      Content: `<p>The authority welcomes your complaints, suggestions and enquiries, and undertakes to reply within 2 working days of receiving them. Complete the form below and attach any supporting documents as one PDF file, or call the contact centre on ${FACTS.en.shortNumber}, ${FACTS.en.hours}.</p>
<p>To follow what you have sent through this site, use <a href="/e-services/request-tracking">request tracking</a>. To follow a support ticket, go to <a href="/e-services/tktfollowup">ticket follow-up</a>.</p>`,
    },
  },
  {
    shared: { Key: 'e-services' },
    ar: {
      Title: 'الخدمات الإلكترونية',
      Summary: 'ابدأ خدمتك أو استعلم عنها دون زيارة المكاتب.',
      Content:
        '<p>خدمات متاحة على مدار الساعة للعملاء والوكلاء والمستثمرين والجهات الحكومية. وتُفتح كل خدمة في علامة تبويب جديدة، ويُشار إلى الخدمات التي تنقلك إلى موقع خارجي.</p>',
    },
    en: {
      Title: 'E-services',
      Summary: 'Start a service or look one up without visiting an office.',
      Content:
        '<p>Services for customers, agents, investors and government agencies, available around the clock. Each opens in a new tab, and those that lead to an external site are marked.</p>',
    },
  },
  {
    shared: { Key: 'announcement' },
    ar: {
      Title: 'الإعلانات',
      Summary: 'إعلانات المزادات وأعمال الصيانة السارية.',
      Content:
        '<p>تُنشر في هذه الصفحة الإعلانات السارية عن المزادات الإلكترونية على البضائع المتروكة، وعن أعمال الصيانة المجدولة للخدمات الإلكترونية. ويبقى الإعلان معروضًا حتى انتهاء مدته.</p>',
    },
  },
  {
    shared: { Key: 'vacancies' },
    ar: {
      Title: 'الوظائف',
      Summary: 'قدّم طلبك للانضمام إلى فريق الهيئة.',
      Content:
        '<p>تبحث الهيئة عن كفاءات في الملاحة والهندسة والتقنية والإدارة. املأ النموذج وأرفق سيرتك الذاتية بصيغة PDF على ألّا يتجاوز حجمها 5 ميغابايت، ويُحتفظ بطلبك ستة أشهر، ونتواصل معك إذا توافرت وظيفة تناسب مؤهلاتك.</p>',
    },
    en: {
      Title: 'Jobs',
      Summary: 'Apply to join the authority’s staff.',
      Content:
        '<p>The authority is looking for people qualified in navigation, engineering, technology and administration. Complete the form and attach your CV as a PDF file of no more than 5 MB. Applications are kept for six months, and we will contact you if a suitable post becomes available.</p>',
    },
  },
] satisfies SeedEntry[];
