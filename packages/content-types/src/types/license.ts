import { contentType } from '../definition';
import { html } from '../fields';

export const license = contentType({
  kind: 'single',
  plural: 'licenses',
  displayName: 'Licences and permits',
  section: 'services',
  label: ['التراخيص والتصاريح', 'Licences and permits'],
  shownAt: ['license'],
  title: 'Licences, as a single type',
  without: 'the page has no texts, unless there are licenses',
  alternative: 'licenses',
  fields: [
    {
      AgentLicense: {
        ...html,
        label: ['ترخيص الوكالة الملاحية', 'Shipping agency licence'],
        help: [
          'من يحصل عليه، وبأي شروط ومستندات، وكيف يطلبه؟',
          'Who may have it, on what conditions and with which documents, and how to apply.',
        ],
        missing: 'the tab is empty',
      },
      ChandellingLicense: {
        ...html,
        label: ['ترخيص تموين السفن', 'Ship chandling licence'],
        help: [
          'من يحصل عليه، وبأي شروط ومستندات، وكيف يطلبه؟',
          'Who may have it, on what conditions and with which documents, and how to apply.',
        ],
        missing: 'the tab is empty',
      },
    },
  ],
});
