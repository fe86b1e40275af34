import { KeyedMutex } from './keyed-mutex';

/** A task that ends on command, and records its start and end. */
function task(name: string, events: string[]) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const run = async () => {
    events.push(`${name} starts`);
    await ended;
    events.push(`${name} ends`);
    return name;
  };
  return { run, end: () => end() };
}

it('runs tasks of one key in order and others in parallel', async () => {
  const mutex = new KeyedMutex();
  const events: string[] = [];
  const [first, second, other] = ['first', 'second', 'other'].map((name) => task(name, events));
  const results = [
    mutex.run('a', first!.run),
    mutex.run('a', second!.run),
    mutex.run('b', other!.run),
  ];
  other!.end();
  await results[2];
  expect(events).toEqual(['first starts', 'other starts', 'other ends']);
  first!.end();
  second!.end();
  expect(await Promise.all(results)).toEqual(['first', 'second', 'other']);
  expect(events.slice(3)).toEqual(['first ends', 'second starts', 'second ends']);
});

it('continues after a failed task', async () => {
  const mutex = new KeyedMutex();
  const failed = mutex.run('a', () => Promise.reject(new Error('broken')));
  const next = mutex.run('a', async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
