import { contentType } from '../definition';
import { html, order, slug, title } from '../fields';
import { LEFT_OUT } from '../missing';

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
        ...title,
        help: [
          'عنوان الصفحة، ويظهر في قائمة منسوبي الموانئ.',
          'Title of the page, also in the list for port employees.',
        ],
        missing: LEFT_OUT,
      },
      content: {
        ...html,
        help: ['نص الصفحة كاملًا.', 'The whole text of the page.'],
        missing: 'no text',
      },
    },
    {
      Slug: {
        ...slug,
        isExtra: true,
      },
      DisplayOrder: order,
    },
  ],
});
