import { contentType } from '../definition';
import { order } from '../fields';
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
        type: 'string',
        maxLength: 200,
        required: true,
        label: ['العنوان', 'Title'],
        help: [
          'عنوان البطاقة في صفحة الخدمات والإمكانات.',
          'Heading of the card on the page Services and capabilities.',
        ],
        missing: LEFT_OUT,
      },
      Content: {
        type: 'text',
        maxLength: 100000,
        html: 'text',
        label: ['النص', 'Text'],
        help: ['فقرة أو قائمة قصيرة.', 'A paragraph or a short list.'],
        missing: 'the panel is empty',
      },
      BackgroundImage: {
        type: 'media',
        multiple: false,
        allowedTypes: ['images'],
        isLocalized: false,
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
