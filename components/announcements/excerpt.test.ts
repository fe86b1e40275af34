import { excerpt } from './excerpt';

it('takes the labels of the first paragraph', () => {
  expect(excerpt('<h2>Terms</h2><p>Call <strong>19000</strong> &#x26; ask.</p><p>More</p>')).toBe(
    'Call 19000 &#x26; ask.',
  );
});

it('is empty without a paragraph', () => {
  expect(excerpt('<ul><li>One</li></ul>')).toBe('');
});

it('says that a paragraph before a list goes on', () => {
  expect(excerpt('<p>The lots are:</p><ul><li>One</li></ul>')).toBe('The lots are…');
});
