import labels from '../../contact-forms/labels.json';
import { field, largePicture, ltrField, shared, type FieldText, type TypeText } from './types';

const contactFields: Readonly<Record<string, FieldText>> = Object.fromEntries(
  Object.entries(labels).map(([name, [ar = '', en = '']]) => [
    name,
    field(ar, en, 'كما أدخله الزائر في النموذج.', 'As the visitor entered it in the form.'),
  ]),
);

export const aboutAndSettings: Readonly<Record<string, TypeText>> = {
  about: {
    displayName: 'About record',
    section: 'about',
    name: ['عن الهيئة', 'About the authority'],
    groups: [
      ['AboutLabel', 'AboutContent'],
      ['StrategyLabel', 'Strategy'],
      ['ValueLable', 'StrategyValue'],
      ['ObjectivesLabel', 'StrategicObjectives'],
      ['PillarsLabel', 'StrategicPillars'],
      ['PlansLabel', 'AmbitionsAndPlans'],
      ['AmbitionsLabel', 'Ambitions'],
    ],
    columns: ['AboutLabel'],
    fields: {
      AboutLabel: field(
        'عنوان «عن الهيئة»',
        'Title of “About”',
        'عنوان القسم الأول في صفحة «عن الهيئة».',
        'Heading of the first section of the page About.',
      ),
      AboutContent: field(
        'نص «عن الهيئة»',
        'Text of “About”',
        'من نحن وماذا نفعل؟ فقرتان أو ثلاث.',
        'Who the authority is and what it does, in two or three paragraphs.',
      ),
      StrategyLabel: field(
        'عنوان الاستراتيجية',
        'Title of the strategy',
        'عنوان قسم الاستراتيجية في صفحة «عن الهيئة».',
        'Heading of this section of the page About.',
      ),
      Strategy: field(
        'نص الاستراتيجية',
        'Text of the strategy',
        'الرؤية والرسالة، فقرة لكل منهما.',
        'Vision and mission, a paragraph each.',
      ),
      ValueLable: field(
        'عنوان القيم',
        'Title of the values',
        'عنوان قسم القيم في صفحة «عن الهيئة».',
        'Heading of this section of the page About.',
      ),
      StrategyValue: field(
        'نص القيم',
        'Text of the values',
        'قائمة: كل قيمة وجملة عنها.',
        'A list: each value with a sentence on it.',
      ),
      ObjectivesLabel: field(
        'عنوان الأهداف',
        'Title of the objectives',
        'عنوان قسم الأهداف في صفحة «عن الهيئة».',
        'Heading of this section of the page About.',
      ),
      StrategicObjectives: field(
        'نص الأهداف',
        'Text of the objectives',
        'قائمة الأهداف الاستراتيجية.',
        'A list of the strategic objectives.',
      ),
      PillarsLabel: field(
        'عنوان الركائز',
        'Title of the pillars',
        'عنوان قسم الركائز في صفحة «عن الهيئة».',
        'Heading of this section of the page About.',
      ),
      StrategicPillars: field(
        'نص الركائز',
        'Text of the pillars',
        'قائمة الركائز الاستراتيجية.',
        'A list of the strategic pillars.',
      ),
      PlansLabel: field(
        'عنوان الخطط',
        'Title of the plans',
        'عنوان قسم الخطط في صفحة «عن الهيئة».',
        'Heading of this section of the page About.',
      ),
      AmbitionsAndPlans: field(
        'نص الخطط',
        'Text of the plans',
        'ما تعمل عليه الهيئة الآن.',
        'What the authority is working on now.',
      ),
      AmbitionsLabel: field(
        'عنوان الطموحات',
        'Title of the ambitions',
        'عنوان قسم الطموحات في صفحة «عن الهيئة».',
        'Heading of this section of the page About.',
      ),
      Ambitions: field(
        'نص الطموحات',
        'Text of the ambitions',
        'ما تريد الهيئة بلوغه، ومتى.',
        'What the authority wants to reach, and when.',
      ),
    },
  },
  director: {
    displayName: 'Director',
    section: 'about',
    name: ['مجلس الإدارة', 'Board'],
    groups: [['Name', 'Role', 'About', 'Image', 'Display_Order']],
    columns: ['Name', 'Role', 'Display_Order'],
    sort: 'Display_Order',
    fields: {
      Name: field(
        'الاسم',
        'Name',
        'الاسم مع اللقب، مثل: م. خالد القحطاني.',
        'Name with its title, such as: Eng. Khalid Al-Qahtani.',
      ),
      Role: field(
        'المنصب',
        'Position',
        'سطر واحد تحت الاسم، مثل: رئيس مجلس الإدارة.',
        'One line below the name, such as: Chairman of the board.',
      ),
      About: field(
        'نبذة',
        'About',
        'فقرة أو فقرتان عن الخبرة.',
        'A paragraph or two on experience.',
      ),
      Image: field(
        'الصورة',
        'Picture',
        'صورة شخصية طولية، 600 بكسل عرضًا أو أكثر. من لا صورة له يظهر مكانها رسم.',
        'A portrait, upright, 600 pixels wide or wider. Without one, a drawing is shown.',
      ),
      Display_Order: shared.order,
    },
  },
  'organizational-chart': {
    displayName: 'Organisational chart',
    section: 'about',
    name: ['الهيكل التنظيمي', 'Organisational chart'],
    groups: [['Title', 'Structure', 'Image']],
    columns: ['Title'],
    fields: {
      Title: field('العنوان', 'Title', 'عنوان الصفحة.', 'Title of the page.'),
      Structure: field(
        'الهيكل',
        'Structure',
        'يغيّره مدير النظام: خطأ في علامة واحدة يمنع الحفظ.',
        'For administrators: one wrong sign cannot be saved.',
      ),
      Image: field(
        'صورة الهيكل',
        'Picture',
        'صورة الهيكل كاملًا. صِفها في مكتبة الوسائط.',
        'A picture of the whole chart. Describe it in the Media Library.',
      ),
    },
  },
  service: {
    displayName: 'Service',
    section: 'about',
    name: ['الخدمات والإمكانات', 'Services and capabilities'],
    groups: [['Title', 'Content', 'BackgroundImage', 'DisplayOrder']],
    columns: ['Title', 'DisplayOrder'],
    sort: 'DisplayOrder',
    fields: {
      Title: field(
        'العنوان',
        'Title',
        'عنوان البطاقة في صفحة الخدمات والإمكانات.',
        'Heading of the card on the page Services and capabilities.',
      ),
      Content: field('النص', 'Text', 'فقرة أو قائمة قصيرة.', 'A paragraph or a short list.'),
      BackgroundImage: largePicture(
        field(
          'صورة الخلفية',
          'Background picture',
          'تظهر وراء العنوان. الأفضل 1200 × 750.',
          'Shown behind the heading. Best 1200 × 750.',
        ),
      ),
      DisplayOrder: shared.order,
    },
  },
  page: {
    displayName: 'Page',
    section: 'about',
    name: ['صفحات المعلومات والمقدمات', 'Information pages and introductions'],
    groups: [['Title', 'Summary', 'Content', 'Key']],
    columns: ['Title', 'Key'],
    sort: 'Key',
    fields: {
      Title: shared.title('عنوان الصفحة.', 'Title of the page.'),
      Summary: field(
        'المقدمة',
        'Lead',
        'تحت العنوان، وفي محركات البحث.',
        'Below the title, and in search engines.',
      ),
      Content: field(
        'النص',
        'Text',
        'نص الصفحة تحت المقدمة. في صفحات الخدمات والقوائم يمكن تركه فارغًا.',
        'The text below the lead. On pages of services and lists it may be empty.',
      ),
      Key: field(
        'الصفحة',
        'Page',
        'آخر جزء من عنوانها. لا تغيّره.',
        'The last part of its address. Do not change it.',
      ),
    },
  },
  'privacy-policy': {
    displayName: 'Privacy policy',
    section: 'about',
    name: ['سياسة الخصوصية', 'Privacy policy'],
    groups: [['Content']],
    fields: {
      Content: field(
        'النص',
        'Text',
        'نص صفحة سياسة الخصوصية كاملًا.',
        'The whole text of the page Privacy policy.',
      ),
    },
  },
  condition: {
    displayName: 'Terms and conditions',
    section: 'about',
    name: ['الشروط والأحكام', 'Terms and conditions'],
    groups: [['Content']],
    fields: {
      Content: field(
        'النص',
        'Text',
        'نص صفحة الشروط والأحكام كاملًا.',
        'The whole text of the page Terms and conditions.',
      ),
    },
  },
  'search-synonym': {
    displayName: 'Search words',
    section: 'settings',
    name: ['مرادفات البحث', 'Search words'],
    groups: [['Words']],
    columns: ['Words'],
    fields: {
      Words: field(
        'الكلمات',
        'Words',
        'كلمات بمعنى واحد مفصولة بفواصل، مثل: مناقصات، منافسات، tenders.',
        'Words with one meaning separated by commas, such as: login, customer portal.',
      ),
    },
  },
  'promoted-result': {
    displayName: 'Promoted result',
    section: 'settings',
    name: ['نتائج البحث المقدَّمة', 'Promoted search results'],
    groups: [['Title', 'Text', 'Link', 'Words']],
    columns: ['Title', 'Words', 'Link'],
    sort: 'Title',
    fields: {
      Title: field(
        'العنوان',
        'Title',
        'يظهر أول نتائج البحث، مثل: التقديم على الوظائف.',
        'Shown as the first result, such as: Apply for a job.',
      ),
      Text: field(
        'النص تحته',
        'Text below it',
        'جملة واحدة عمّا يجده الزائر في الصفحة. يمكن تركه فارغًا.',
        'One sentence on what visitors find on the page. It may be empty.',
      ),
      Link: ltrField(
        field(
          'الصفحة',
          'Page',
          'مسار في الموقع مثل ‎/vacancies، أو ملف مثل ‎/media/tariff.pdf، أو عنوان https.',
          'A path of the site such as /vacancies, a file such as /media/tariff.pdf, or an https address.',
        ),
      ),
      Words: field(
        'كلمات البحث',
        'Words',
        'كلمات وعبارات مفصولة بفواصل. تظهر النتيجة لمن يبحث بإحداها كاملةً ولا شيء معها.',
        'Words and phrases separated by commas. The result is shown to those who search for exactly one of them.',
      ),
    },
  },
  redirect: {
    displayName: 'Redirect',
    section: 'settings',
    name: ['العناوين القديمة', 'Old addresses'],
    groups: [['From', 'To', 'Note']],
    columns: ['From', 'To', 'Note'],
    sort: 'From',
    fields: {
      From: ltrField(
        field(
          'العنوان القديم',
          'Old address',
          'ما بعد اسم الموقع، مثل ‎/Pages/Tariff.aspx أو ‎/news.aspx?id=7. يصلح بالعربية وبالإنجليزية (‎/en) معًا.',
          'What follows the name of the site, such as /Pages/Tariff.aspx or /news.aspx?id=7. It works with and without /en.',
        ),
      ),
      To: ltrField(
        field(
          'العنوان الجديد',
          'Leads to',
          'مسار صفحة مثل ‎/contact (يفتح بلغة الزائر، و‎/en/contact بالإنجليزية دائمًا)، أو ملف، أو عنوان https. يسري فور الحفظ.',
          'The path of a page such as /contact (in the visitor’s language; /en/contact always in English), a file, or an https address. It works as soon as you save it.',
        ),
      ),
      Note: field(
        'ملاحظة',
        'Note',
        'للمحررين وحدهم: من أين جاء هذا العنوان؟',
        'For editors only: where is this address still used?',
      ),
    },
  },
  'contact-form': {
    displayName: 'Contact form',
    section: 'settings',
    name: ['رسائل التواصل', 'Contact forms'],
    groups: [
      ['Reference', 'ReceivedAt'],
      Object.keys(contactFields),
      ['FileName', 'SubmissionKey'],
    ],
    columns: ['Reference', 'ReceivedAt', 'purpose'],
    sort: '-ReceivedAt',
    fields: {
      Reference: field(
        'الرقم المرجعي',
        'Reference',
        'الرقم الذي تسلّمه الزائر، مثل NPA-2026-7KQ2MX.',
        'What the visitor was given, such as NPA-2026-7KQ2MX.',
      ),
      ReceivedAt: field(
        'وقت الاستلام',
        'Received',
        'متى وصلت الرسالة، بتوقيت جهازك.',
        'When it came in, in the time of your computer.',
      ),
      ...contactFields,
      FileName: field(
        'اسم الملف',
        'File name',
        'الملف المرفق في هذا النظام؛ نزّله من لوحة المرفق.',
        'The attachment in this system; download it from the panel Attachment.',
      ),
      SubmissionKey: field(
        'مفتاح الإرسال',
        'Submission key',
        'يمنع تخزين الرسالة نفسها مرتين.',
        'Keeps the same message from being stored twice.',
      ),
    },
  },
};
