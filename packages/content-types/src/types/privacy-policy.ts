import { contentType } from '../definition';

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
        type: 'text',
        maxLength: 100000,
        html: 'text',
        label: ['النص', 'Text'],
        help: ['نص صفحة سياسة الخصوصية كاملًا.', 'The whole text of the page Privacy policy.'],
        missing: 'no text',
      },
    },
  ],
});
