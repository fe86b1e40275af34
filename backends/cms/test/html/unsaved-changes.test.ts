import {
  changedFields,
  readMissing,
  readUnsaved,
  removeUnsavedOnSignOut,
  storageKeyFor,
  storeUnsaved,
} from '../../src/admin/publishing/unsaved-changes';

const PLACE = ['api::article.article', 'abc', 'ar'];
const KEY = storageKeyFor('1', PLACE);
const TEXT = { at: '2026-01-01T08:00:00.000Z', values: { Title: 'رصيف' } };

beforeEach(() => {
  sessionStorage.clear();
  storeUnsaved(KEY, TEXT);
});

it('restores changes to the same account only', () => {
  expect(readUnsaved(KEY)).toEqual(TEXT);
  expect(readUnsaved(storageKeyFor('2', PLACE))).toBeUndefined();
});

it('removes all changes on sign-out, and nothing else', () => {
  sessionStorage.setItem('other', 'x');
  removeUnsavedOnSignOut();
  expect(readUnsaved(KEY)).toEqual(TEXT);
  document.cookie = 'signed-out=1767254400000';
  removeUnsavedOnSignOut();
  expect(readUnsaved(KEY)).toBeUndefined();
  expect(sessionStorage.getItem('other')).toBe('x');

  // A cookie of an earlier sign-out.
  storeUnsaved(KEY, TEXT);
  removeUnsavedOnSignOut();
  expect(readUnsaved(KEY)).toEqual(TEXT);
});

it('removes changes that the saved entry has', () => {
  expect(readMissing(KEY, { Title: 'رصيف آخر', Order: 1 })).toEqual(TEXT);
  expect(readMissing(KEY, { Title: 'رصيف', Order: 1 })).toBeUndefined();
  expect(readUnsaved(KEY)).toBeUndefined();
});

it('finds changed scalar fields, without lists and relations', () => {
  const saved = { Title: 'a', Order: 1, Body: 'b', Images: [], Summary: null };
  const values = { Title: 'a', Order: 2, Body: '<p>c</p>', Images: [{ id: 1 }], Summary: 's' };
  expect(changedFields(values, saved)).toEqual({ Order: 2, Body: '<p>c</p>', Summary: 's' });
});

it('ignores invalid JSON', () => {
  sessionStorage.setItem(KEY, '{');
  expect(readUnsaved(KEY)).toBeUndefined();
});
