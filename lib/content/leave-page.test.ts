import { cachedLoader } from '../content/cached-loader';
import { NotPublishedError } from '../content/errors';
import { evictUnknown, unknownPages } from '../content/unknown-entries';
import { leaveUnknownPage } from './leave-page';

let preview = false;
/** What the functions of React's cache remember, as for one rendering. */
let rendering = new Map<unknown, unknown>();
jest.mock('react', () => ({
  ...jest.requireActual<object>('react'),
  cache:
    (run: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      if (args.length > 0) return run(...args);
      if (!rendering.has(run)) rendering.set(run, run());
      return rendering.get(run);
    },
}));
jest.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock('../config', () => ({ config: () => ({ redisUrl: '', contentRevalidateSeconds: 300 }) }));
jest.mock('../content/snapshots', () => ({
  beginSnapshot: () => ({ remove: async () => undefined, end: () => undefined }),
  snapshotName: () => 'name',
}));
jest.mock('../logging/log', () => ({ log: { error: jest.fn() } }));
jest.mock('../preview/draft-mode', () => ({ showsDrafts: async () => preview }));
jest.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`redirect ${to}`);
  },
}));

const PATH = '/ar/article/news/no-such';

const leave = () => leaveUnknownPage('ar', ['article', 'news', 'no-such'], '/404');

beforeEach(() => {
  preview = false;
  rendering = new Map();
  evictUnknown();
});

it('redirects, and the next requests too until content changes', async () => {
  await expect(leave()).rejects.toThrow('redirect /404');
  expect(unknownPages().get(PATH)).toBe('/404');
  evictUnknown();
  expect(unknownPages().get(PATH)).toBeUndefined();
});

it('remembers nothing that was read before the latest change', async () => {
  const reading: (() => void)[] = [];
  const load = cachedLoader({
    name: 'article',
    version: 1,
    tags: [],
    load: async () => {
      await new Promise<void>((resolve) => reading.push(resolve));
      throw new NotPublishedError('article');
    },
  });
  const render = async () => {
    const slug = load();
    while (reading.length === 0) await new Promise(setImmediate);
    return async () => {
      reading.pop()?.();
      await expect(slug).rejects.toThrow(NotPublishedError);
      await expect(leave()).rejects.toThrow('redirect /404');
    };
  };
  const end = await render();
  // The CMS has answered that there is no such article, and it is published.
  evictUnknown();
  await end();
  expect(unknownPages().get(PATH)).toBeUndefined();

  rendering = new Map();
  await (
    await render()
  )();
  expect(unknownPages().get(PATH)).toBe('/404');
});

it('records nothing for visitors of what a preview lacks', async () => {
  preview = true;
  await expect(leave()).rejects.toThrow('redirect /404');
  expect(unknownPages().size).toBe(0);
});
