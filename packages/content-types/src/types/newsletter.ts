import { contentType } from '../definition';
import { file, picture, publishDate, title } from '../fields';
import { LEFT_OUT, NO_LINK, NO_PICTURE } from '../missing';

export const newsletter = contentType({
  plural: 'newsletters',
  displayName: 'Newsletter',
  section: 'news',
  label: ['النشرات', 'Newsletters'],
  shownAt: ['mediaCenter', '?o=newsletter'],
  title: 'Newsletter',
  without: 'media centre and home page have no newsletter',
  columns: ['Title', 'PublishDate'],
  sort: '-PublishDate',
  fields: [
    {
      Title: {
        ...title,
        help: ['مثال: النشرة الفصلية، الربع الثالث 2026', 'Such as: Quarterly, Q3 2026'],
        maxCharacters: 90,
        missing: LEFT_OUT,
      },
      PublishDate: publishDate,
    },
    {
      NewsletterFile: {
        ...file,
        label: ['ملف النشرة', 'File'],
        help: ['ملف PDF بهذه اللغة.', 'A PDF in this language.'],
        isDocument: true,
        missing: NO_LINK,
      },
      Thumbnail: {
        ...picture,
        label: ['صورة الغلاف', 'Cover picture'],
        help: [
          'صورة الصفحة الأولى. إن تُركت فارغة ظهر غلاف عليه العنوان.',
          'A picture of the first page. If empty, a cover with the title is shown.',
        ],
        missing: NO_PICTURE,
      },
    },
  ],
});
