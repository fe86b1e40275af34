import {
  changedFields,
  removeUnsaved,
  removeAllUnsaved,
  removeSaved,
  storeUnsaved,
  storageKeyFor,
  readUnsaved,
} from '../../src/admin/publishing/unsaved-changes';

const PLACE = ['api::article.article', 'abc', 'ar'];
const TEXT = { at: '2026-01-01T08:00:00.000Z', values: { Title: 'رصيف' } };

beforeEach(() => sessionStorage.clear());

it('restores changes to the same account only', () => {
  storeUnsaved(storageKeyFor('1', PLACE), TEXT);
  expect(readUnsaved(storageKeyFor('1', PLACE))).toEqual(TEXT);
  expect(readUnsaved(storageKeyFor('2', PLACE))).toBeUndefined();
  removeUnsaved(storageKeyFor('1', PLACE));
  expect(readUnsaved(storageKeyFor('1', PLACE))).toBeUndefined();
});

it('removes all changes on sign-out, and nothing else', () => {
  sessionStorage.setItem('other', 'x');
  storeUnsaved(storageKeyFor('1', PLACE), TEXT);
  removeAllUnsaved();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

it('removes the changes of the saved entry in its language only', () => {
  const english = storageKeyFor('1', ['api::article.article', 'abc', 'en']);
  for (const key of [storageKeyFor('1', PLACE), english]) storeUnsaved(key, TEXT);
  removeSaved({ model: 'api::article.article', params: { locale: 'ar' } });
  expect(readUnsaved(storageKeyFor('1', PLACE))).toEqual(TEXT);
  removeSaved({ model: 'api::article.article', documentId: 'abc', params: { locale: 'ar' } });
  expect(readUnsaved(storageKeyFor('1', PLACE))).toBeUndefined();
  expect(readUnsaved(english)).toEqual(TEXT);
});

it('finds changed scalar fields, without lists and relations', () => {
  const saved = { Title: 'a', Order: 1, Body: 'b', Images: [], Summary: null };
  const values = { Title: 'a', Order: 2, Body: '<p>c</p>', Images: [{ id: 1 }], Summary: 's' };
  expect(changedFields(values, saved)).toEqual({ Order: 2, Body: '<p>c</p>', Summary: 's' });
});

it('ignores invalid JSON', () => {
  sessionStorage.setItem(storageKeyFor('1', PLACE), '{');
  expect(readUnsaved(storageKeyFor('1', PLACE))).toBeUndefined();
});
