import { contentType } from '../definition';
import { html, order, picture, title } from '../fields';
import { LEFT_OUT, NO_PICTURE } from '../missing';

export const service = contentType({
  plural: 'services',
  displayName: 'Service',
  section: 'about',
  label: ['الخدمات والإمكانات', 'Services and capabilities'],
  shownAt: ['about', '#services'],
  title: 'Services and capabilities',
  without: 'the tab is empty',
  columns: ['Title', 'DisplayOrder'],
  sort: 'DisplayOrder',
  fields: [
    {
      Title: {
        ...title,
        help: [
          'عنوان البطاقة في صفحة الخدمات والإمكانات.',
          'Heading of the card on the page Services and capabilities.',
        ],
        missing: LEFT_OUT,
      },
      Content: {
        ...html,
        help: ['فقرة أو قائمة قصيرة.', 'A paragraph or a short list.'],
        missing: 'the panel is empty',
      },
      BackgroundImage: {
        ...picture,
        label: ['صورة الخلفية', 'Background picture'],
        help: [
          'تظهر وراء العنوان. الأفضل 1200 × 750.',
          'Shown behind the heading. Best 1200 × 750.',
        ],
        width: 1200,
        missing: NO_PICTURE,
      },
      DisplayOrder: order,
    },
  ],
});
