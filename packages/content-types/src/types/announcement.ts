import { contentType } from '../definition';
import { end, picture, start } from '../fields';
import { NO_PICTURE } from '../missing';

export const announcement = contentType({
  plural: 'announcements',
  displayName: 'Announcement',
  section: 'services',
  label: ['إعلانات الخدمات', 'Service announcements'],
  shownAt: ['eServices', '#announcements-title'],
  title: 'Announcements about e-services',
  without: 'the page of the e-services has none',
  columns: ['Title', 'StartDate', 'EndDate'],
  sort: '-StartDate',
  fields: [
    {
      Title: {
        type: 'string',
        maxLength: 300,
        required: true,
        label: ['العنوان', 'Title'],
        help: ['يظهر في صفحة الخدمات.', 'Shown on the services page.'],
        missing: 'the first line of Description; else entry left out',
      },
      Description: {
        type: 'text',
        maxLength: 2000,
        label: ['النص', 'Text'],
        help: [
          'جملة أو جملتان: ما الذي يتغير، ومتى، وما البديل؟',
          'One or two sentences: what changes, when, and what to do meanwhile.',
        ],
        missing: 'no text',
      },
    },
    {
      StartDate: {
        ...start,
        missing: 'shown from its last change on',
      },
      EndDate: {
        ...end,
        missing: 'shown without an end',
      },
      Icon: {
        ...picture,
        label: ['الأيقونة', 'Icon'],
        help: [
          'صورة صغيرة بجانب الإعلان، للغتين معًا. يمكن تركها فارغة.',
          'A small picture beside the announcement, for both languages. It may be empty.',
        ],
        missing: NO_PICTURE,
      },
    },
  ],
});
