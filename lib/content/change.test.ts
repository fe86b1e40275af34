import { ALL_TAGS, parseChange } from './change';

const parse = (body: unknown) => parseChange(JSON.stringify(body));

it('reads the change of an entry with its slug in lower case', () => {
  expect(
    parse({
      event: 'entry.publish',
      model: 'article',
      entry: { id: 1, Slug: 'Quay-1', locale: 'ar' },
    }),
  ).toEqual({ event: 'entry.publish', tags: ['article'], slug: 'quay-1', locale: 'ar' });
});

it('knows a circular by its number', () => {
  expect(
    parse({ event: 'entry.publish', model: 'circular', entry: { CircularNumber: '2026/005' } }),
  ).toEqual({ event: 'entry.publish', tags: ['circular'], slug: '2026-005' });
});

it('takes numbers for texts, and entries with fields of any type', () => {
  const slugOf = (model: string, entry: object) =>
    parse({ event: 'entry.publish', model, entry })?.slug;
  expect(slugOf('circular', { CircularNumber: 17, documentId: 5 })).toBe('17');
  expect(slugOf('home-page-announcement', { AnnouncementId: '7' })).toBe('7');
  expect(slugOf('article', { Slug: { a: 1 }, locale: 3 })).toBeUndefined();
});

it('knows a video by its name, else by the id of its entry; nothing else by that', () => {
  const slugOf = (model: string, entry: object) =>
    parse({ event: 'entry.publish', model, entry: { documentId: 'A1b2', ...entry } })?.slug;
  expect(slugOf('video', { Slug: 'quay' })).toBe('quay');
  expect(slugOf('video', { Slug: null })).toBe('a1b2');
  expect(slugOf('newsletter', {})).toBeUndefined();
});

it('a saved draft changes nothing', () => {
  expect(
    parse({ event: 'entry.update', model: 'article', entry: { Slug: 'a', publishedAt: null } }),
  ).toEqual({ event: 'entry.update', tags: [] });
});

it('a changed file affects everything', () => {
  expect(parse({ event: 'media.update', media: { url: '/uploads/quay_1a2b.webp' } })).toEqual({
    event: 'media.update',
    tags: ALL_TAGS,
    mediaName: 'quay_1a2b.webp',
  });
  expect(parse({ event: 'media.delete', media: { url: '/uploads/../secret' } })?.mediaName).toBe(
    'secret',
  );
});

it('a new file affects no page, but is no longer missing', () => {
  expect(parse({ event: 'media.create', media: { url: '/uploads/quay_1a2b.webp' } })).toEqual({
    event: 'media.create',
    tags: [],
    mediaName: 'quay_1a2b.webp',
  });
});

it('a type that no page shows affects nothing', () => {
  expect(parse({ event: 'entry.publish', model: 'user' })).toEqual({
    event: 'entry.publish',
    tags: [],
  });
});

it.each(['', '[]', '{}', 'null', '{"event":5}', '{"event":"entry.publish"}', '{'])(
  'refuses %s',
  (text) => expect(parseChange(text)).toBeUndefined(),
);

it('drops a slug that no page can have', () => {
  expect(
    parse({ event: 'entry.publish', model: 'article', entry: { Slug: '../x' } })?.slug,
  ).toBeUndefined();
});
