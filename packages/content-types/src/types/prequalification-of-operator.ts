import { contentType } from '../definition';
import { html } from '../fields';

export const prequalificationOfOperator = contentType({
  plural: 'prequalification-of-operators',
  displayName: 'Pre-qualification of operators',
  section: 'services',
  label: ['المنافسات: التأهيل المسبق', 'Tenders: pre-qualification'],
  shownAt: ['biddings', '#prequalification'],
  title: 'Invitation for pre-qualification',
  without: 'the tab is empty',
  columns: ['Description'],
  fields: [
    {
      Description: {
        ...html,
        label: ['الوصف', 'Description'],
        help: [
          'ما التأهيل المسبق ولمن؟ يظهر في أعلى الصفحة.',
          'What pre-qualification is and for whom, at the top of the page.',
        ],
        missing: 'no text',
      },
      Note: {
        ...html,
        label: ['ملاحظة', 'Note'],
        help: ['تظهر تحت الجداول. يمكن تركها فارغة.', 'Shown below the tables. It may be empty.'],
        missing: 'no note',
        isExtra: true,
      },
    },
  ],
});
