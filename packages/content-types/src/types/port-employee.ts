import { contentType } from '../definition';
import { order, slug } from '../fields';
import { ID, LEFT_OUT } from '../missing';

export const portEmployee = contentType({
  plural: 'port-employees',
  displayName: 'Port employee text',
  section: 'ports',
  label: ['منسوبو الموانئ', 'Port employees'],
  shownAt: ['portEmployees', '#', 'Slug'],
  title: 'Topics for port employees',
  without: 'the page is empty',
  columns: ['title', 'DisplayOrder'],
  sort: 'DisplayOrder',
  fields: [
    {
      title: {
        type: 'string',
        maxLength: 200,
        required: true,
        label: ['العنوان', 'Title'],
        help: [
          'عنوان الصفحة، ويظهر في قائمة منسوبي الموانئ.',
          'Title of the page, also in the list for port employees.',
        ],
        missing: LEFT_OUT,
      },
      content: {
        type: 'text',
        maxLength: 100000,
        html: 'text',
        label: ['النص', 'Text'],
        help: ['نص الصفحة كاملًا.', 'The whole text of the page.'],
        missing: 'no text',
      },
    },
    {
      Slug: {
        ...slug,
        missing: ID,
        isExtra: true,
      },
      DisplayOrder: order,
    },
  ],
});
