import {
  changedValues,
  forget,
  discardAll,
  discardSaved,
  keep,
  keyOf,
  readKept,
} from '../../src/admin/publishing/kept-texts';

const PLACE = ['api::article.article', 'abc', 'ar'];
const TEXT = { at: '2026-01-01T08:00:00.000Z', values: { Title: 'رصيف' } };

beforeEach(() => sessionStorage.clear());

it('gives back to an account what it wrote, and to no other', () => {
  keep(keyOf('1', PLACE), TEXT);
  expect(readKept(keyOf('1', PLACE))).toEqual(TEXT);
  expect(readKept(keyOf('2', PLACE))).toBeUndefined();
  forget(keyOf('1', PLACE));
  expect(readKept(keyOf('1', PLACE))).toBeUndefined();
});

it('leaves nothing behind after signing out but what is not its own', () => {
  sessionStorage.setItem('other', 'x');
  keep(keyOf('1', PLACE), TEXT);
  discardAll();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

it('forgets what the CMS has taken, of that entry in that language alone', () => {
  const english = keyOf('1', ['api::article.article', 'abc', 'en']);
  for (const key of [keyOf('1', PLACE), english]) keep(key, TEXT);
  discardSaved({ model: 'api::article.article', params: { locale: 'ar' } });
  expect(readKept(keyOf('1', PLACE))).toEqual(TEXT);
  discardSaved({ model: 'api::article.article', documentId: 'abc', params: { locale: 'ar' } });
  expect(readKept(keyOf('1', PLACE))).toBeUndefined();
  expect(readKept(english)).toEqual(TEXT);
});

it('keeps what differs from what is saved, without lists and references', () => {
  const saved = { Title: 'a', Order: 1, Body: 'b', Images: [], Summary: null };
  const values = { Title: 'a', Order: 2, Body: '<p>c</p>', Images: [{ id: 1 }], Summary: 's' };
  expect(changedValues(values, saved)).toEqual({ Order: 2, Body: '<p>c</p>', Summary: 's' });
});

it('takes what cannot be read for nothing', () => {
  sessionStorage.setItem(keyOf('1', PLACE), '{');
  expect(readKept(keyOf('1', PLACE))).toBeUndefined();
});
