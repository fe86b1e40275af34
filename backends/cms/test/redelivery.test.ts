import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { Redelivery } from '../src/bootstrap/redelivery';

const lines: string[] = [];
const log = { info: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
let sent: string[] = [];
let isThere = false;
let again: Redelivery<string>;

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  lines.length = 0;
  sent = [];
  isThere = false;
  again = new Redelivery(async ({ name, info }) => {
    sent.push(`${name} ${String(info.version)}`);
    return isThere;
  }, log);
});
afterEach(() => mock.timers.reset());

const change = (name: string, version = 1) =>
  again.add({ name, webhook: 'site', event: 'entry.publish', info: { version } });

async function after(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1000) {
    mock.timers.tick(Math.min(1000, ms - passed));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('what the site did not take is sent again, less and less often, until it is taken', async () => {
  change('a');
  await after(1000);
  assert.equal(sent.length, 1);
  await after(17_000);
  assert.equal(sent.length, 4);
  isThere = true;
  await after(30_000);
  assert.equal(sent.length, 5);
  assert.match(lines.join(), /delivered at a further attempt: a\./);
  await after(120_000);
  assert.equal(sent.length, 5);
});

test('of several changes of an entry the last one is sent, and the others wait for the first', async () => {
  change('a', 1);
  change('b', 1);
  change('a', 2);
  await after(1000);
  assert.deepEqual(sent, ['a 2']);
  isThere = true;
  await after(2000);
  assert.deepEqual(sent.slice(1), ['a 2', 'b 1']);
});

test('it is given up after an hour', async () => {
  change('a');
  await after(3_700_000);
  const { length } = sent;
  assert.match(lines.join(), /given up: a\./);
  isThere = true;
  await after(120_000);
  assert.equal(sent.length, length);
});
