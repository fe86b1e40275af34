/**
 * @typedef {object} Task
 * @property {string} name
 * @property {() => Promise<unknown>} run
 * @property {string[]} [needs] names of tasks that must have passed before
 * @property {boolean} [alone] runs while no other task does
 */

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {boolean} passed
 * @property {number} seconds
 * @property {unknown} [fault] what the task threw
 */

/**
 * Runs tasks in order, each as soon as its dependencies have passed and a slot is free.
 * @param {Task[]} tasks
 * @param {{ slots: number, onEnd?: (result: Result) => void, isCancelled?: () => boolean }} options
 *   no task starts while `isCancelled` returns true
 * @returns {Promise<Result[]>} in order of completion; never rejects
 * @throws Error if a task depends on one that does not exist or comes later
 */
export async function runTasks(tasks, { slots, onEnd, isCancelled = () => false }) {
  const waiting = [...tasks];
  /** @type {Map<string, Result>} */
  const ended = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  let isAlone = false;
  requireEarlierNeeds(tasks);

  const end = (task, began, fault) => {
    const seconds = Math.round((Date.now() - began) / 1000);
    const result = { name: task.name, passed: fault === undefined, seconds, fault };
    ended.set(task.name, result);
    onEnd?.(result);
  };
  const begin = (task) => {
    const began = Date.now();
    isAlone = task.alone === true;
    const done = Promise.resolve()
      .then(task.run)
      .then(
        () => end(task, began, undefined),
        (fault) => end(task, began, fault ?? new Error('failed')),
      )
      .then(() => {
        running.delete(task.name);
        if (task.alone) isAlone = false;
      });
    running.set(task.name, done);
  };

  while (!isCancelled()) {
    for (const task of [...waiting]) {
      const needs = (task.needs ?? []).map((name) => ended.get(name));
      const failed = needs.find((need) => need && !need.passed);
      if (failed) {
        waiting.splice(waiting.indexOf(task), 1);
        end(task, Date.now(), new Error(`Not run, because "${failed.name}" failed.`));
        continue;
      }
      const isReady = needs.every(Boolean);
      if (!isReady || isAlone || running.size >= slots || (task.alone && running.size > 0))
        continue;
      waiting.splice(waiting.indexOf(task), 1);
      begin(task);
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  return [...ended.values()];
}

/** Otherwise a task would wait for ever. */
function requireEarlierNeeds(tasks) {
  const names = new Set();
  for (const { name, needs = [] } of tasks) {
    const missing = needs.find((need) => !names.has(need));
    if (missing) throw new Error(`"${name}" needs "${missing}", which does not come before it.`);
    names.add(name);
  }
}
