import { contentType } from '../definition';
import { LEFT_OUT } from '../missing';

export const redirect = contentType({
  plural: 'redirects',
  displayName: 'Redirect',
  hasDrafts: false,
  isLocalized: false,
  section: 'settings',
  label: ['العناوين القديمة', 'Old addresses'],
  shownAt: null,
  title: 'Old addresses',
  without: 'no redirects',
  isOwn: true,
  columns: ['From', 'To', 'Note'],
  sort: 'From',
  fields: [
    {
      From: {
        type: 'string',
        maxLength: 255,
        required: true,
        label: ['العنوان القديم', 'Old address'],
        help: [
          'ما بعد اسم الموقع، مثل ‎/Pages/Tariff.aspx أو ‎/news.aspx?id=7. يصلح بالعربية وبالإنجليزية (‎/en) معًا.',
          'What follows the name of the site, such as /Pages/Tariff.aspx or /news.aspx?id=7. It works with and without /en.',
        ],
        isAddress: true,
        missing: LEFT_OUT,
      },
      To: {
        type: 'string',
        maxLength: 255,
        required: true,
        label: ['العنوان الجديد', 'Leads to'],
        help: [
          'مسار صفحة مثل ‎/contact (يفتح بلغة الزائر، و‎/en/contact بالإنجليزية دائمًا)، أو ملف، أو عنوان https. يسري فور الحفظ.',
          'The path of a page such as /contact (in the visitor’s language; /en/contact always in English), a file, or an https address. It works as soon as you save it.',
        ],
        isAddress: true,
        missing: LEFT_OUT,
      },
      Note: {
        type: 'string',
        maxLength: 255,
        label: ['ملاحظة', 'Note'],
        help: [
          'للمحررين وحدهم: من أين جاء هذا العنوان؟',
          'For editors only: where is this address still used?',
        ],
      },
    },
  ],
});
