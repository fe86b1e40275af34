import { CONTENT_TAGS } from '../routing/routes';
import { contentTagsIn, parseChange } from './change';

const parse = (body: unknown) => parseChange(JSON.stringify(body));

it('reads the change of an entry with fields of any type', () => {
  const entry = { id: 1, Slug: { a: 1 }, locale: 3 };
  expect(parse({ event: 'entry.publish', model: 'article', entry })).toEqual({
    event: 'entry.publish',
    tags: ['article'],
  });
});

it('changes nothing for a saved draft, and something for a published entry', () => {
  const saved = (publishedAt: unknown) =>
    parse({ event: 'entry.update', model: 'article', entry: { publishedAt } })?.tags;
  expect(saved(null)).toEqual([]);
  expect(saved('2026-01-01T00:00:00Z')).toEqual(['article']);
});

it('changes everything for a changed file', () => {
  expect(parse({ event: 'media.update', media: { url: '/uploads/quay_1a2b.webp' } })?.tags).toEqual(
    ['*', 'file:quay_1a2b.webp'],
  );
  expect(parse({ event: 'media.delete', media: { url: '/uploads/../secret' } })?.tags).toEqual([
    '*',
    'file:secret',
  ]);
  expect(parse({ event: 'media.delete', media: { url: '/uploads/..' } })?.tags).toEqual(['*']);
});

it('changes no page for a new file, which is no longer missing', () => {
  expect(parse({ event: 'media.create', media: { url: '/uploads/quay_1a2b.webp' } })?.tags).toEqual(
    ['file:quay_1a2b.webp'],
  );
});

it('changes nothing for a type that no page shows', () => {
  expect(parse({ event: 'entry.publish', model: 'user' })?.tags).toEqual([]);
});

it('finds the content types of a change', () => {
  expect(contentTagsIn(['article', 'file:a.webp'])).toEqual(['article']);
  expect(contentTagsIn(parse({ event: 'refresh' })?.tags ?? [])).toEqual(CONTENT_TAGS);
});

it.each(['', '[]', '{}', 'null', '{"event":5}', '{"event":"entry.publish"}', '{'])(
  'refuses %s',
  (text) => expect(parseChange(text)).toBeUndefined(),
);
