import { contentType } from '../definition';
import { html, order } from '../fields';

export const prequalificationOfOperatorTable = contentType({
  plural: 'prequalification-of-operator-tables',
  displayName: 'Pre-qualification table',
  section: 'services',
  label: ['المنافسات: جداول التأهيل المسبق', 'Tenders: pre-qualification tables'],
  shownAt: ['biddings', '#prequalification'],
  title: 'Tables of the pre-qualification',
  without: 'the tab has no tables',
  columns: ['Title', 'DisplayOrder'],
  sort: 'DisplayOrder',
  fields: [
    {
      Title: {
        type: 'string',
        maxLength: 300,
        required: true,
        label: ['العنوان', 'Title'],
        help: [
          'عنوان الجدول في صفحة التأهيل المسبق.',
          'Heading of the table on the page of pre-qualification.',
        ],
        missing: 'the table has no heading',
        isExtra: true,
      },
      Content: {
        ...html,
        label: ['الجدول', 'Table'],
        help: ['جدول واحد، صفه الأول عناوين.', 'One table, with headings in its first row.'],
        missing: 'no table',
        isExtra: true,
      },
      DisplayOrder: order,
    },
  ],
});
