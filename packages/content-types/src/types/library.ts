import { contentType } from '../definition';
import { file, publishDate, slug, title } from '../fields';
import { LEFT_OUT, NO_LINK } from '../missing';

export const library = contentType({
  plural: 'libraries',
  displayName: 'Library item',
  section: 'news',
  label: ['المكتبة الرقمية', 'Digital library'],
  shownAt: ['article', '?a=', 'Slug'],
  title: 'Digital library',
  without: 'media centre and home page have no library',
  columns: ['Title', 'PublishDate'],
  sort: '-PublishDate',
  fields: [
    {
      Title: {
        ...title,
        help: ['اسم الوثيقة أو الدليل.', 'Name of the document or guide.'],
        maxCharacters: 90,
        missing: LEFT_OUT,
      },
      Description: {
        type: 'text',
        maxLength: 2000,
        label: ['الوصف', 'Description'],
        help: ['فقرة قصيرة عن محتواه.', 'A short paragraph.'],
        maxCharacters: 170,
        missing: 'no description',
      },
    },
    {
      MediaFile: {
        ...file,
        label: ['الملف', 'File'],
        help: ['ملف PDF بهذه اللغة.', 'A PDF in this language.'],
        isDocument: true,
        missing: NO_LINK,
      },
      PublishDate: publishDate,
      Slug: slug,
    },
  ],
});
