import { PageQueue } from './page-queue';

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

it("renders an entry's own page alone, and home and lists after it", async () => {
  void queue.add({ own: ['/a', '/en/a'], others: ['/', '/en', '/list'] });
  expect(begun).toEqual(['/a', '/en/a']);
  await end('/a');
  expect(begun).toEqual(['/a', '/en/a']);
  await end('/en/a');
  expect(begun).toEqual(['/a', '/en/a', '/', '/en']);
  await end('/');
  expect(begun.at(-1)).toBe('/list');
});

it('lets the page of a later change overtake lists that wait', async () => {
  void queue.add({ own: [], others: ['/', '/en', '/list', '/b'] });
  void queue.add({ own: ['/b'], others: ['/'] });
  expect(begun).toEqual(['/', '/en', '/b']);
  await end('/en');
  expect(begun).toHaveLength(3);
  await end('/b');
  expect(begun.slice(3)).toEqual(['/list']);
});

it('renders a page once for changes that wait together, and again if it was running', async () => {
  for (let change = 0; change < 3; change += 1) void queue.add({ own: ['/a'], others: ['/'] });
  expect(begun).toEqual(['/a']);
  await end('/a');
  expect(begun).toEqual(['/a', '/a']);
  await end('/a');
  expect(begun).toEqual(['/a', '/a', '/']);
});

it('says when nothing waits any more', async () => {
  let isIdle = false;
  void queue.add({ own: ['/a'], others: ['/'] }).then(() => (isIdle = true));
  await end('/a');
  expect(isIdle).toBe(false);
  await end('/');
  expect(isIdle).toBe(true);
});
