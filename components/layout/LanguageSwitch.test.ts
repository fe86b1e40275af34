import { withPlace } from './LanguageSwitch';

const link = () => new URL('https://ports.example/article?news=quay&lang=en');

it('keeps the search and the tab that only the browser knows of', () => {
  expect(withPlace(link(), { search: '?port=jazan', hash: '#results' })).toBe(
    'https://ports.example/article?news=quay&lang=en&port=jazan#results',
  );
});

it('never takes the place of what the link says', () => {
  expect(withPlace(link(), { search: '?lang=ar&news=other', hash: '' })).toBe(
    'https://ports.example/article?news=quay&lang=en',
  );
});
