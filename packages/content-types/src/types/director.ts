import { contentType } from '../definition';
import { order, picture } from '../fields';
import { LEFT_OUT, NO_LINE } from '../missing';

export const director = contentType({
  plural: 'directors',
  displayName: 'Director',
  section: 'about',
  label: ['مجلس الإدارة', 'Board'],
  shownAt: ['about', '#board'],
  title: 'Board of directors',
  without: 'the tab is empty',
  columns: ['Name', 'Role', 'Display_Order'],
  sort: 'Display_Order',
  fields: [
    {
      Name: {
        type: 'string',
        maxLength: 200,
        required: true,
        label: ['الاسم', 'Name'],
        help: [
          'الاسم مع اللقب، مثل: م. خالد القحطاني.',
          'Name with its title, such as: Eng. Khalid Al-Qahtani.',
        ],
        missing: LEFT_OUT,
      },
      Role: {
        type: 'string',
        maxLength: 200,
        label: ['المنصب', 'Position'],
        help: [
          'سطر واحد تحت الاسم، مثل: رئيس مجلس الإدارة.',
          'One line below the name, such as: Chairman of the board.',
        ],
        missing: NO_LINE,
      },
      About: {
        type: 'text',
        maxLength: 4000,
        label: ['نبذة', 'About'],
        help: ['فقرة أو فقرتان عن الخبرة.', 'A paragraph or two on experience.'],
        missing: 'no text about the person',
      },
      Image: {
        ...picture,
        label: ['الصورة', 'Picture'],
        help: [
          'صورة شخصية طولية، 600 بكسل عرضًا أو أكثر. من لا صورة له يظهر مكانها رسم.',
          'A portrait, upright, 600 pixels wide or wider. Without one, a drawing is shown.',
        ],
        missing: 'no portrait',
      },
      Display_Order: {
        type: 'integer',
        isLocalized: false,
        label: order.label,
        help: order.help,
        min: 1,
        required: true,
        missing: 'after those that have one',
      },
    },
  ],
});
