import { contentType } from '../definition';
import { html } from '../fields';

export const privacyPolicy = contentType({
  kind: 'single',
  plural: 'privacy-policies',
  displayName: 'Privacy policy',
  section: 'about',
  label: ['سياسة الخصوصية', 'Privacy policy'],
  shownAt: ['privacyPolicy'],
  title: 'Privacy policy',
  without: 'the page is empty',
  fields: [
    {
      Content: {
        ...html,
        help: ['نص صفحة سياسة الخصوصية كاملًا.', 'The whole text of the page Privacy policy.'],
        missing: 'no text',
      },
    },
  ],
});
