import { contentType } from '../definition';
import { html } from '../fields';

export const condition = contentType({
  kind: 'single',
  plural: 'conditions',
  displayName: 'Terms and conditions',
  section: 'about',
  label: ['الشروط والأحكام', 'Terms and conditions'],
  shownAt: ['conditions'],
  title: 'Terms and conditions',
  without: 'the page is empty',
  fields: [
    {
      Content: {
        ...html,
        help: ['نص صفحة الشروط والأحكام كاملًا.', 'The whole text of the page Terms and conditions.'],
        missing: 'no text',
      },
    },
  ],
});
