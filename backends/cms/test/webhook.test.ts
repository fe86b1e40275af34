import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { createDelivery } from '../src/webhook/webhook';

const TARGET = { url: 'http://site.example/api/revalidate', secret: 'secret-of-the-test' };

const lines: string[] = [];
const write = (event: string, { fields }: { fields: object }) =>
  lines.push(`${event} ${JSON.stringify(fields)}`);
const log = { info: write, error: write };
let sent: string[] = [];
let status = 503;
let deliver: ReturnType<typeof createDelivery>;

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  mock.method(globalThis, 'fetch', (_: string, { body }: RequestInit) => {
    const { entry } = JSON.parse(body as string) as { entry: { Slug: string; version: number } };
    sent.push(`${entry.Slug} ${entry.version}`);
    return Promise.resolve(new Response('', { status }));
  });
  lines.length = 0;
  sent = [];
  status = 503;
  deliver = createDelivery(TARGET, log);
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

const change = (Slug: string, version = 1) =>
  void deliver({ event: 'entry.publish', createdAt: new Date(), entry: { Slug, version } });

async function after(ms: number): Promise<void> {
  for (let passed = 0; passed <= ms; passed += 1000) {
    await new Promise((resolve) => setImmediate(resolve));
    mock.timers.tick(1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a failed webhook is retried with growing delays', async () => {
  change('a');
  await after(18_000);
  assert.equal(sent.length, 5);
  assert.match(lines.join(), /webhook failed .*"change":"entry\.publish a".*"reason":"503 "/);
  status = 200;
  await after(30_000);
  assert.equal(sent.length, 6);
  assert.match(lines.join(), /webhook delivered .*"change":"entry\.publish a"/);
  await after(120_000);
  assert.equal(sent.length, 6);
});

test('a webhook whose response breaks off is retried', async () => {
  mock.method(globalThis, 'fetch', () => {
    sent.push('a 1');
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{'));
        if (sent.length === 1) controller.error(new TypeError('terminated'));
        else controller.close();
      },
    });
    return Promise.resolve(new Response(body));
  });
  change('a');
  await after(3000);
  assert.equal(sent.length, 2);
  assert.match(lines.join(), /webhook failed .*"reason":"terminated","willRetry":true/);
});

test('only the last change of an entry is retried', async () => {
  change('a', 1);
  change('b', 1);
  change('a', 2);
  await after(0);
  sent = [];
  status = 200;
  await after(2000);
  assert.deepEqual(sent.sort(), ['a 2', 'b 1']);
});

test('a permanent error is not retried', async () => {
  status = 401;
  change('a');
  await after(60_000);
  assert.equal(sent.length, 1);
});

test('retries end after an hour', async () => {
  change('a');
  await after(3_700_000);
  const { length } = sent;
  assert.match(lines.join(), /webhook given up .*"change":"entry\.publish a"/);
  status = 200;
  await after(120_000);
  assert.equal(sent.length, length);
});
