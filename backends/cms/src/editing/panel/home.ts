import { field, withMaxCharacters, shared, type FieldText, type TypeText } from './types';

/** Home page and site-wide notices. */
export const home: Readonly<Record<string, TypeText>> = {
  'site-setting': {
    displayName: 'Site setting',
    section: 'home',
    name: ['الصفحة الرئيسة والتذييل', 'Home page and footer'],
    groups: [
      ['Headlines', 'Counters', 'Tiles'],
      ['HistoryTitle', 'HistoryText', 'HistoryYears'],
      ['ShortNumber', 'InternationalNumber', 'Fax', 'Email', 'PostalBox', 'Address'],
      ['SupportHours', 'SocialLinks'],
    ],
    fields: {
      Headlines: field(
        'العناوين المتبدلة',
        'Rotating headlines',
        'في أعلى الصفحة الرئيسة.',
        'At the top of the home page.',
      ),
      Counters: field('الأرقام', 'Statistics', 'تحت العناوين.', 'Below the headlines.'),
      Tiles: field(
        'بطاقات المعلومات',
        'Information tiles',
        'في أسفل الصفحة الرئيسة، قبل التذييل.',
        'Towards the end of the home page, before the footer.',
      ),
      HistoryTitle: field(
        'عنوان قسم التاريخ',
        'Title of the history section',
        'في الصفحة الرئيسة. سطر واحد.',
        'On the home page. One line.',
      ),
      HistoryText: field(
        'نص قسم التاريخ',
        'Text of the history section',
        'في الصفحة الرئيسة. جملتان أو ثلاث.',
        'On the home page. Two or three sentences.',
      ),
      HistoryYears: field(
        'محطات التاريخ',
        'Milestones',
        'سنوات مهمة، الأقدم أولًا.',
        'Important years, the oldest first.',
      ),
      ShortNumber: field('الرقم الموحد', 'Short number', 'مثال: 19000', 'Such as: 19000'),
      InternationalNumber: field(
        'الرقم من خارج المملكة',
        'Number from abroad',
        'برمز الدولة، مثل: ‎+966 11 000 0000',
        'With the country code, such as: +966 11 000 0000',
      ),
      Fax: field(
        'الفاكس',
        'Fax',
        'برمز الدولة. يظهر في التذييل.',
        'With the country code. Shown in the footer.',
      ),
      Email: field(
        'البريد الإلكتروني',
        'Email address',
        'العنوان العام للهيئة. يظهر في التذييل وصفحة التواصل.',
        'The authority’s general address. Shown in the footer and on the contact page.',
      ),
      PostalBox: field(
        'صندوق البريد',
        'PO box',
        'مثال: 00000، الرياض 11000',
        'Such as: 00000, Riyadh 11000',
      ),
      Address: field(
        'العنوان',
        'Address',
        'عنوان المقر: الشارع والحي والمدينة.',
        'Where the head office is: street, district, city.',
      ),
      SupportHours: field(
        'أوقات العمل',
        'Support hours',
        'مثال: الأحد إلى الخميس، 8 ص إلى 4 م.',
        'Such as: Sunday to Thursday, 8 am to 4 pm.',
      ),
      SocialLinks: field(
        'وسائل التواصل',
        'Social networks',
        'تظهر أيقوناتها في التذييل بترتيبها هنا.',
        'Their icons stand in the footer in this order.',
      ),
    },
  },
  'home-page-announcement': {
    displayName: 'Home-page announcement',
    section: 'home',
    name: ['الإعلانات والنافذة المنبثقة', 'Announcements and pop-up'],
    groups: [
      ['Title', 'Announcement'],
      ['StartDate', 'EndDate', 'Kind', 'AnnouncementId'],
    ],
    columns: ['Title', 'StartDate', 'EndDate', 'Kind'],
    sort: '-StartDate',
    fields: {
      Title: withMaxCharacters(
        70,
        shared.title(
          'عنوان النافذة المنبثقة وصفحة الإعلان. لا يظهر الإعلان إلا بالعربية.',
          'Title of the pop-up and of the announcement’s page. Announcements are shown in Arabic only.',
        ),
      ),
      Announcement: field(
        'نص الإعلان',
        'Text',
        'تظهر أول فقرة في النافذة، والنص كاملًا في صفحته.',
        'The pop-up shows the first paragraph, its page the whole text.',
      ),
      StartDate: shared.start,
      EndDate: shared.end,
      Kind: field('النوع', 'Kind', 'يحدد الصورة.', 'Selects the picture.'),
      AnnouncementId: field(
        'رقم الإعلان',
        'Number',
        'رقم الهيئة للإعلان، وهو جزء من عنوان صفحته. لا يتكرر.',
        'The authority’s own number, part of the address. It must be unique.',
      ),
    },
  },
  'emergency-banner': {
    displayName: 'Emergency banner',
    section: 'home',
    name: ['شريط الطوارئ', 'Emergency banner'],
    groups: [
      ['Level', 'Text'],
      ['Link', 'LinkText'],
      ['From', 'To'],
    ],
    fields: {
      Level: field(
        'الدرجة',
        'Level',
        'تحدد شكل الشريط، وكيف يعلنه قارئ الشاشة.',
        'How it looks and how urgently it is read out.',
      ),
      Text: withMaxCharacters(
        160,
        field(
          'النص',
          'Text',
          'جملة أو جملتان تظهران فوق كل صفحة.',
          'One or two sentences above every page.',
        ),
      ),
      Link: field(
        'الرابط',
        'Link',
        'مسار في الموقع مثل ‎/contact، أو عنوان https.',
        'A path of this site such as /contact, or an https address.',
      ),
      LinkText: withMaxCharacters(
        30,
        field('نص الرابط', 'Link text', 'مثال: تفاصيل الإغلاق', 'Such as: Closure details'),
      ),
      From: field('من', 'From', 'إن تُرك فارغًا ظهر عند النشر.', 'Empty: when you publish it.'),
      To: field('إلى', 'To', 'إن تُرك فارغًا بقي حتى تلغي نشره.', 'Empty: until you unpublish it.'),
    },
  },
  'related-organization': {
    displayName: 'Related organisation',
    section: 'home',
    name: ['الجهات ذات الصلة', 'Related organisations'],
    groups: [['Title', 'Link', 'Logo', 'DisplayOrder']],
    columns: ['Title', 'DisplayOrder'],
    sort: 'DisplayOrder',
    fields: {
      Title: field(
        'اسم الجهة',
        'Name',
        'يقرؤه قارئ الشاشة مع الشعار، مثل: وزارة النقل والخدمات اللوجستية.',
        'Read out with the logo, such as: Ministry of Transport and Logistics.',
      ),
      Link: field(
        'عنوان موقعها',
        'Address of its site',
        'عنوان يبدأ بـ https.',
        'An address that begins with https.',
      ),
      Logo: field(
        'الشعار',
        'Logo',
        'صورة بخلفية شفافة، PNG أو WebP. تظهر في أسفل الصفحة الرئيسة.',
        'A picture with a transparent background, PNG or WebP. Shown at the end of the home page.',
      ),
      DisplayOrder: shared.order,
    },
  },
};

/** Fields of components, by displayName. */
export const components: Readonly<Record<string, Readonly<Record<string, FieldText>>>> = {
  Headline: {
    Title: withMaxCharacters(60, field('العنوان', 'Title', 'سطر واحد.', 'One line.')),
    Lead: withMaxCharacters(
      130,
      field('النص تحته', 'Text below it', 'جملة واحدة.', 'One sentence.'),
    ),
  },
  Counter: {
    Key: field(
      'المفتاح',
      'Key',
      'يختار الصورة؛ لا تغيّره.',
      'Selects the picture; do not change it.',
    ),
    Value: field(
      'القيمة',
      'Value',
      'رقم، مثل: 13.2. يظهر كبيرًا.',
      'A number such as 13.2. Shown large.',
    ),
    Unit: field('الوحدة', 'Unit', 'مثال: مليون', 'Such as: million'),
    Label: field('ما يُعَدّ', 'What is counted', 'مثال: حاوية قياسية', 'Such as: TEU'),
    Note: field('ملاحظة', 'Note', 'مثال: عام 2025', 'Such as: in 2025'),
  },
  Tile: {
    Title: withMaxCharacters(30, field('العنوان', 'Title', 'سطر واحد.', 'One line.')),
    Text: withMaxCharacters(
      70,
      field('النص', 'Text', 'جملة قصيرة تحت العنوان.', 'A short sentence below the title.'),
    ),
    Link: field('الرابط', 'Link', 'مسار في الموقع مثل ‎/regulations', 'A path such as /regulations'),
    Image: field(
      'الصورة',
      'Picture',
      'تظهر وراء العنوان. الأفضل 1200 × 750.',
      'Shown behind the title. Best 1200 × 750.',
    ),
  },
  Milestone: {
    Year: field('السنة', 'Year', 'أربعة أرقام، مثل: 1976', 'Four digits, such as 1976'),
    Text: field('ما حدث', 'What happened', 'جملة واحدة.', 'One sentence.'),
  },
  'Social link': {
    Network: field('الشبكة', 'Network', 'يحدد الأيقونة واسمها.', 'Decides the icon and its name.'),
    URL: field(
      'العنوان',
      'Address',
      'عنوان حساب الهيئة، ويبدأ بـ https.',
      'Address of the authority’s account; begins with https.',
    ),
  },
  Terminal: {
    NameAr: field('الاسم بالعربية', 'Name in Arabic', 'مثل: محطة الركاب.', 'Such as: محطة الركاب'),
    NameEn: field(
      'الاسم بالإنجليزية',
      'Name in English',
      'مثل: Passenger Terminal',
      'Such as: Passenger Terminal',
    ),
    Berths: field('عدد الأرصفة', 'Berths', 'رقم، مثل: 6.', 'A number such as 6.'),
    Depth: field(
      'عمق المياه عند الرصيف بالمتر',
      'Depth alongside in metres',
      'رقم، مثل: 13.5.',
      'A number such as 13.5.',
    ),
    MaximumDraught: field(
      'أقصى غاطس بالمتر',
      'Maximum draught in metres',
      'رقم، مثل: 12.1. الغاطس المسموح عند هذا العمق.',
      'A number such as 12.1: the draught permitted at this depth.',
    ),
  },
  Document: {
    Title: field(
      'اسم الوثيقة',
      'Name',
      'نص الرابط، مثل: لائحة التراخيص.',
      'Text of the link, such as: Licensing rules.',
    ),
    Document: field('الملف', 'File', 'ملف PDF بهذه اللغة.', 'A PDF in this language.'),
    ReleaseDate: field(
      'تاريخ الإصدار',
      'Date of release',
      'التاريخ المكتوب على الوثيقة.',
      'The date written on the document.',
    ),
  },
};
