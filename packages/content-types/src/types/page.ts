import { contentType } from '../definition';
import { html, title } from '../fields';
import { LEFT_OUT } from '../missing';

export const page = contentType({
  plural: 'pages',
  displayName: 'Page',
  section: 'about',
  label: ['صفحات المعلومات والمقدمات', 'Information pages and introductions'],
  title: 'Texts of pages',
  without: 'built-in texts; pages without one are not offered',
  isOwn: true,
  columns: ['Title', 'Key'],
  sort: 'Key',
  fields: [
    {
      Title: {
        ...title,
        help: ['عنوان الصفحة.', 'Title of the page.'],
        missing: LEFT_OUT,
      },
      Summary: {
        type: 'text',
        maxLength: 500,
        label: ['المقدمة', 'Lead'],
        help: ['تحت العنوان، وفي محركات البحث.', 'Below the title, and in search engines.'],
        missing: 'no lead',
      },
      Content: {
        ...html,
        help: [
          'نص الصفحة تحت المقدمة. في صفحات الخدمات والقوائم يمكن تركه فارغًا.',
          'The text below the lead. On pages of services and lists it may be empty.',
        ],
        missing: 'no text',
      },
      Key: {
        type: 'string',
        maxLength: 80,
        required: true,
        unique: true,
        regex: '^[a-z0-9-]{1,80}$',
        isLocalized: false,
        label: ['الصفحة', 'Page'],
        help: ['آخر جزء من عنوانها. لا تغيّره.', 'The last part of its address. Do not change it.'],
        missing: LEFT_OUT,
      },
    },
  ],
});
