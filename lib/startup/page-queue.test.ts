import { PageQueue, startingAt } from './page-queue';

const ended = new Map<string, () => void>();
let begun: string[] = [];
let queue: PageQueue;

beforeEach(() => {
  begun = [];
  ended.clear();
  queue = new PageQueue((path) => {
    begun.push(path);
    return new Promise((resolve) => ended.set(path, resolve));
  });
});

async function end(path: string): Promise<void> {
  ended.get(path)?.();
  await new Promise(setImmediate);
}

it("renders an entry's own page alone, then home alone, and lists after it", async () => {
  void queue.add([['/a', '/en/a'], ['/'], ['/en', '/list']]);
  expect(begun).toEqual(['/a', '/en/a']);
  await end('/a');
  expect(begun).toEqual(['/a', '/en/a']);
  await end('/en/a');
  expect(begun).toEqual(['/a', '/en/a', '/']);
  await end('/');
  expect(begun.slice(3)).toEqual(['/en', '/list']);
});

it('lets the page of a later change overtake lists that wait', async () => {
  void queue.add([[], ['/', '/en', '/list', '/b']]);
  void queue.add([['/b'], ['/']]);
  expect(begun).toEqual(['/', '/en', '/b']);
  await end('/en');
  expect(begun).toHaveLength(3);
  await end('/b');
  expect(begun.slice(3)).toEqual(['/list']);
  await end('/');
  expect(begun.slice(3)).toEqual(['/list', '/']);
});

it('does not render a page once more that waits in an earlier rank', async () => {
  void queue.add([['/a'], []]);
  void queue.add([['/b', '/c'], []]);
  void queue.add([[], ['/c']]);
  await end('/a');
  await end('/b');
  await end('/c');
  expect(begun).toEqual(['/a', '/b', '/c']);
});

it('renders a page once for changes that wait together, and again if it was running', async () => {
  for (let change = 0; change < 3; change += 1) void queue.add([['/a'], ['/']]);
  expect(begun).toEqual(['/a']);
  await end('/a');
  expect(begun).toEqual(['/a', '/a']);
  await end('/a');
  expect(begun).toEqual(['/a', '/a', '/']);
});

it('says when nothing waits any more', async () => {
  let isIdle = false;
  void queue.add([['/a'], ['/']]).then(() => (isIdle = true));
  await end('/a');
  expect(isIdle).toBe(false);
  await end('/');
  expect(isIdle).toBe(true);
});

it('has instances begin with different pages, and each render all of them', () => {
  const paths = ['/a', '/b', '/c', '/d'];
  expect(startingAt(paths, 0)).toEqual(paths);
  expect(startingAt(paths, 0.6)).toEqual(['/c', '/d', '/a', '/b']);
  expect(startingAt(paths, 0.99)).toEqual(['/d', '/a', '/b', '/c']);
  expect(startingAt([], 0.5)).toEqual([]);
});
