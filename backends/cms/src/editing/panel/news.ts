import {
  documentField,
  field,
  largePicture,
  withMaxCharacters,
  requiredToPublish,
  shared,
  type TypeText,
} from './types';

export const news: Readonly<Record<string, TypeText>> = {
  article: {
    displayName: 'Article',
    section: 'news',
    name: ['الأخبار والصور والتاريخ', 'News, photos and history'],
    groups: [
      ['Title', 'Summary', 'Body'],
      ['Category', 'Ports', 'PublishDate', 'Slug'],
      ['CardImage', 'Images'],
    ],
    columns: ['Title', 'PublishDate', 'Category'],
    sort: '-PublishDate',
    fields: {
      Title: withMaxCharacters(
        110,
        shared.title(
          'يظهر في الصفحة والقوائم ونتائج البحث. سطر واحد، مثل: تشغيل الرصيف الجديد في ميناء جدة.',
          'Shown on the page, in lists and in search results. One line, such as: New berth opens in Jeddah.',
        ),
      ),
      Summary: withMaxCharacters(
        230,
        field(
          'الملخص',
          'Summary',
          'جملة أو جملتان تظهران تحت العنوان في القوائم وفي محركات البحث.',
          'One or two sentences shown below the title in lists and in search engines.',
        ),
      ),
      Body: field(
        'النص',
        'Text',
        'نص الخبر كاملًا. يمكنك لصقه من وورد.',
        'The whole text. You can paste it from Word.',
      ),
      Category: requiredToPublish(
        field(
          'التصنيف',
          'Category',
          'يحدد مكان ظهوره: News الأخبار، Press البيانات الصحفية، Photos ألبومات الصور، History وnewsletter صفحة التاريخ.',
          'Decides where it is shown: News, Press (releases), Photos (galleries), History and newsletter (history page).',
        ),
      ),
      Ports: field(
        'الموانئ',
        'Ports',
        'تصل رسالة الخبر إلى المشتركين في أخبار هذه الموانئ. عناوين صفحاتها بالإنجليزية مفصولة بفواصل، مثل jeddah, jazan. فارغ: جميع المشتركين.',
        'Subscribers to the news of these ports are told. Addresses of the ports separated by commas, such as jeddah, jazan. Empty: all subscribers.',
      ),
      PublishDate: shared.publishDate,
      Slug: shared.slug,
      CardImage: largePicture(
        field(
          'صورة البطاقة',
          'Card picture',
          'تظهر في القوائم. إن تُركت فارغة ظهرت أول صورة من الصور. الأفضل 1200 × 750.',
          'Shown in lists. If empty, the first of the pictures is shown. Best 1200 × 750.',
        ),
      ),
      Images: largePicture(
        field(
          'الصور',
          'Pictures',
          'تظهر في أعلى الصفحة. صِف كل صورة بالعربية والإنجليزية في مكتبة الوسائط.',
          'Shown at the top of the page. Describe each picture in Arabic and English in the Media Library.',
        ),
      ),
    },
  },
  category: {
    displayName: 'Category',
    section: 'settings',
    name: ['تصنيفات الأخبار', 'News categories'],
    groups: [['Name', 'CategoryImage']],
    columns: ['Name'],
    sort: 'Name',
    fields: {
      Name: field(
        'الاسم',
        'Name',
        'يستعمله الموقع كما هو؛ لا تغيّره.',
        'The site uses it as it is; do not change it.',
      ),
      CategoryImage: largePicture(
        field(
          'الصورة',
          'Picture',
          'تظهر في كل خبر أو ألبوم من هذا التصنيف ليست له صورة. الأفضل 1200 × 750.',
          'Shown with each article of this category that has no picture. Best 1200 × 750.',
        ),
      ),
    },
  },
  video: {
    displayName: 'Video',
    section: 'news',
    name: ['مقاطع الفيديو', 'Videos'],
    groups: [
      ['Title', 'Summary', 'URL'],
      ['PublishDate', 'Duration', 'Thumbnail', 'Slug'],
    ],
    columns: ['Title', 'PublishDate', 'Duration'],
    sort: '-PublishDate',
    fields: {
      Title: withMaxCharacters(
        90,
        shared.title('اسم المقطع كما يظهر في المركز الإعلامي.', 'As shown in the media centre.'),
      ),
      Summary: withMaxCharacters(
        170,
        field('الملخص', 'Summary', 'جملة واحدة عمّا في المقطع.', 'One sentence on what it shows.'),
      ),
      URL: field(
        'عنوان المقطع',
        'Address of the video',
        'عنوانه في يوتيوب أو فيميو، أو رابط ملفه في مكتبة الوسائط.',
        'Its address at YouTube or Vimeo, or the link of its file in the Media Library.',
      ),
      PublishDate: shared.publishDate,
      Duration: field('المدة بالثواني', 'Length in seconds', 'مثال: 95', 'For example: 95'),
      Thumbnail: largePicture(
        field(
          'صورة الغلاف',
          'Cover picture',
          'تظهر في القوائم وقبل تشغيل المقطع. الأفضل 1200 × 750.',
          'Shown in lists and before the video plays. Best 1200 × 750.',
        ),
      ),
      Slug: shared.slug,
    },
  },
  newsletter: {
    displayName: 'Newsletter',
    section: 'news',
    name: ['النشرات', 'Newsletters'],
    groups: [
      ['Title', 'PublishDate'],
      ['NewsletterFile', 'Thumbnail'],
    ],
    columns: ['Title', 'PublishDate'],
    sort: '-PublishDate',
    fields: {
      Title: withMaxCharacters(
        90,
        shared.title('مثال: النشرة الفصلية، الربع الثالث 2026', 'Such as: Quarterly, Q3 2026'),
      ),
      PublishDate: shared.publishDate,
      NewsletterFile: documentField(
        field('ملف النشرة', 'File', 'ملف PDF بهذه اللغة.', 'A PDF in this language.'),
      ),
      Thumbnail: field(
        'صورة الغلاف',
        'Cover picture',
        'صورة الصفحة الأولى. إن تُركت فارغة ظهر غلاف عليه العنوان.',
        'A picture of the first page. If empty, a cover with the title is shown.',
      ),
    },
  },
  library: {
    displayName: 'Library item',
    section: 'news',
    name: ['المكتبة الرقمية', 'Digital library'],
    groups: [
      ['Title', 'Description'],
      ['MediaFile', 'PublishDate', 'Slug'],
    ],
    columns: ['Title', 'PublishDate'],
    sort: '-PublishDate',
    fields: {
      Title: withMaxCharacters(
        90,
        shared.title('اسم الوثيقة أو الدليل.', 'Name of the document or guide.'),
      ),
      Description: withMaxCharacters(
        170,
        field('الوصف', 'Description', 'فقرة قصيرة عن محتواه.', 'A short paragraph.'),
      ),
      MediaFile: documentField(
        field('الملف', 'File', 'ملف PDF بهذه اللغة.', 'A PDF in this language.'),
      ),
      PublishDate: shared.publishDate,
      Slug: shared.slug,
    },
  },
};
