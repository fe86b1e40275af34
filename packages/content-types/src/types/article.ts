import { contentType } from '../definition';
import { html, picture, publishDate, slug, title } from '../fields';
import { LEFT_OUT } from '../missing';

export const article = contentType({
  plural: 'articles',
  displayName: 'Article',
  section: 'news',
  label: ['الأخبار والصور والتاريخ', 'News, photos and history'],
  shownAt: ['article', '?a=', 'Slug'],
  title: 'Articles',
  without: 'media centre, home page and history have no news, photos and magazine',
  columns: ['Title', 'PublishDate', 'Category'],
  sort: '-PublishDate',
  fields: [
    {
      Title: {
        ...title,
        help: [
          'يظهر في الصفحة والقوائم ونتائج البحث. سطر واحد، مثل: تشغيل الرصيف الجديد في ميناء جدة.',
          'Shown on the page, in lists and in search results. One line, such as: New berth opens in Jeddah.',
        ],
        maxCharacters: 110,
        missing: LEFT_OUT,
      },
      Summary: {
        type: 'text',
        maxLength: 280,
        label: ['الملخص', 'Summary'],
        help: [
          'جملة أو جملتان تظهران تحت العنوان في القوائم وفي محركات البحث.',
          'One or two sentences shown below the title in lists and in search engines.',
        ],
        maxCharacters: 230,
        missing: 'cards have no summary',
      },
      Body: {
        ...html,
        help: ['نص الخبر كاملًا. يمكنك لصقه من وورد.', 'The whole text. You can paste it from Word.'],
        missing: 'the page has no text',
      },
    },
    {
      Category: {
        type: 'relation',
        relation: 'manyToOne',
        target: 'api::category.category',
        label: ['التصنيف', 'Category'],
        help: [
          'يحدد مكان ظهوره: News الأخبار، Press البيانات الصحفية، Photos ألبومات الصور، History وnewsletter صفحة التاريخ.',
          'Decides where it is shown: News, Press (releases), Photos (galleries), History and newsletter (history page).',
        ],
        isNeededToPublish: true,
        missing: 'the article is on no list; links and the search find it',
      },
      Ports: {
        type: 'string',
        maxLength: 255,
        isLocalized: false,
        label: ['الموانئ', 'Ports'],
        help: [
          'تصل رسالة الخبر إلى المشتركين في أخبار هذه الموانئ. عناوين صفحاتها بالإنجليزية مفصولة بفواصل، مثل jeddah, jazan. فارغ: جميع المشتركين.',
          'Subscribers to the news of these ports are told. Addresses of the ports separated by commas, such as jeddah, jazan. Empty: all subscribers.',
        ],
        missing: 'subscribers of a single port are not notified',
        isExtra: true,
      },
      PublishDate: publishDate,
      Slug: slug,
    },
    {
      CardImage: {
        ...picture,
        label: ['صورة البطاقة', 'Card picture'],
        help: [
          'تظهر في القوائم. إن تُركت فارغة ظهرت أول صورة من الصور. الأفضل 1200 × 750.',
          'Shown in lists. If empty, the first of the pictures is shown. Best 1200 × 750.',
        ],
        width: 1200,
        missing: 'the picture of the category, if it has one',
      },
      Images: {
        type: 'media',
        multiple: true,
        allowedTypes: ['images'],
        isLocalized: false,
        label: ['الصور', 'Pictures'],
        help: [
          'تظهر في أعلى الصفحة. صِف كل صورة بالعربية والإنجليزية في مكتبة الوسائط.',
          'Shown at the top of the page. Describe each picture in Arabic and English in the Media Library.',
        ],
        width: 1200,
        missing: 'no pictures in the article',
      },
    },
  ],
});
