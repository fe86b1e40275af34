import { runTasks } from './task-runner.mjs';

/** A task that the test settles, and that logs its start. */
function deferred(name: string, log: string[]) {
  let settle: (fault?: Error) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    settle = (fault) => (fault ? reject(fault) : resolve());
  });
  const run = () => {
    log.push(name);
    return ended;
  };
  return { name, run, settle };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('runs as many tasks at once as there are slots, in their order', async () => {
  const log: string[] = [];
  const [a, b, c] = ['a', 'b', 'c'].map((name) => deferred(name, log));
  const all = runTasks([a!, b!, c!], { slots: 2 });
  await turn();
  expect(log).toEqual(['a', 'b']);
  b!.settle();
  await turn();
  expect(log).toEqual(['a', 'b', 'c']);
  a!.settle();
  c!.settle();
  expect((await all).map(({ name, passed }) => [name, passed])).toEqual([
    ['b', true],
    ['a', true],
    ['c', true],
  ]);
});

it('runs a later task while an earlier one waits for its dependencies', async () => {
  const log: string[] = [];
  const [build, journeys, lint] = ['build', 'journeys', 'lint'].map((name) => deferred(name, log));
  const all = runTasks([build!, { ...journeys!, needs: ['build'] }, lint!], { slots: 2 });
  await turn();
  expect(log).toEqual(['build', 'lint']);
  build!.settle();
  await turn();
  expect(log).toEqual(['build', 'lint', 'journeys']);
  for (const task of [journeys!, lint!]) task.settle();
  await all;
});

it('runs an exclusive task alone', async () => {
  const log: string[] = [];
  const [a, alone, b] = ['a', 'alone', 'b'].map((name) => deferred(name, log));
  const all = runTasks([a!, { ...alone!, alone: true, needs: ['a'] }, b!], { slots: 2 });
  await turn();
  expect(log).toEqual(['a', 'b']);
  a!.settle();
  await turn();
  expect(log).toEqual(['a', 'b']);
  b!.settle();
  await turn();
  expect(log).toEqual(['a', 'b', 'alone']);
  alone!.settle();
  await all;
});

it('reports a failure with its skipped dependents, and runs the rest', async () => {
  const log: string[] = [];
  const fails = { name: 'install', run: () => Promise.reject(new Error('no network')) };
  const dependent = { ...deferred('build', log), needs: ['install'] };
  const further = { ...deferred('journeys', log), needs: ['build'] };
  const other = deferred('lint', log);
  other.settle();
  const results = await runTasks([fails, dependent, further, other], { slots: 1 });
  expect(log).toEqual(['lint']);
  expect(results.map(({ name, fault }) => [name, (fault as Error | undefined)?.message])).toEqual([
    ['install', 'no network'],
    ['build', 'Not run, because "install" failed.'],
    ['journeys', 'Not run, because "build" failed.'],
    ['lint', undefined],
  ]);
});

it('refuses a task that would wait for ever', async () => {
  const task = { name: 'build', needs: ['instal'], run: async () => undefined };
  await expect(runTasks([task], { slots: 1 })).rejects.toThrow('needs "instal"');
});

it('begins nothing more once it is cancelled', async () => {
  const log: string[] = [];
  const [a, b] = ['a', 'b'].map((name) => deferred(name, log));
  let cancelled = false;
  const all = runTasks([a!, b!], { slots: 1, isCancelled: () => cancelled });
  await turn();
  cancelled = true;
  a!.settle(new Error('stopped'));
  await all;
  expect(log).toEqual(['a']);
});
