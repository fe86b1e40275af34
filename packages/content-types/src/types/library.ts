import { contentType } from '../definition';
import { publishDate, slug } from '../fields';
import { ID, LEFT_OUT, NO_LINK, PUBLISHED } from '../missing';

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
        type: 'string',
        maxLength: 200,
        required: true,
        label: ['العنوان', 'Title'],
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
        type: 'media',
        multiple: false,
        allowedTypes: ['files'],
        label: ['الملف', 'File'],
        help: ['ملف PDF بهذه اللغة.', 'A PDF in this language.'],
        isDocument: true,
        missing: NO_LINK,
      },
      PublishDate: {
        ...publishDate,
        missing: PUBLISHED,
      },
      Slug: {
        ...slug,
        missing: ID,
      },
    },
  ],
});
