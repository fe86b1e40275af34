import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { multipart, pdf, type Client, type ServiceResponse } from './support/client.js';
import { newFolder } from './support/folders.js';
import { startPostgres, postgresProblem, type Postgres } from './support/postgres.js';
import { startProcess, type Spawned } from './support/running.js';
import { CONTACT, DATA_SHARING, FEEDBACK, ORDER } from './support/samples.js';

const token = 'a-token-of-thirty-two-characters!';
const PROCESSES = 3;

describe('three processes on one database', { skip: postgresProblem() ?? false }, () => {
  const folders = Array.from({ length: PROCESSES }, () => newFolder());
  const scanner = slowScanner(path.join(newFolder(), 'clamd.sock'));
  let postgres: Postgres;
  let database: pg.Pool;
  let env: Record<string, string>;
  let processes: Spawned[] = [];

  const start = (number: number) =>
    startProcess({ ...env, E_SERVICES_DATA_DIR: folders[number] ?? '' });

  before(async () => {
    postgres = await startPostgres();
    await scanner.listen();
    env = {
      DATABASE_URL: await postgres.newDatabase({ empty: true }),
      CAPTCHA_KEY: 'a secret of the test, shared by its instances',
      CLAMD_ADDRESS: scanner.socket,
      E_SERVICES_TOKEN: token,
      LOOKUPS_PER_HOUR: '9',
      WRONG_DATES_PER_HOUR: '5',
      SUBMISSIONS_PER_DAY_FEEDBACK: '4',
      OPEN_ORDERS_PER_IDENTITY: '2',
    };
    database = new pg.Pool({ connectionString: env['DATABASE_URL'] });
    // Ending a pool does not wait for its connections, which the server may end first.
    database.on('error', () => {});
    // Concurrently: they migrate the empty database and load its rows.
    processes = await Promise.all(folders.map((_, number) => start(number)));
  });
  after(async () => {
    for (const { process } of processes) process.kill('SIGTERM');
    await Promise.all(processes.map(({ ended }) => ended));
    await database?.end();
    await postgres?.stop();
    scanner.close();
  });

  /** A client of the nth process, with a visitor's address. */
  const at = (number: number, address = '192.0.2.1'): Client =>
    processes[number % PROCESSES]!.client.with({
      authorization: `Bearer ${token}`,
      'x-client-address': address,
    });
  /** Sends a request to each process, concurrently. */
  const atOnce = (
    times: number,
    send: (client: Client, time: number) => Promise<ServiceResponse>,
  ) => Promise.all(Array.from({ length: times }, (_, time) => send(at(time), time)));
  const rows = async (text: string, ...values: unknown[]) =>
    (await database.query(text, values)).rows as Record<string, unknown>[];
  const statuses = (responses: ServiceResponse[]) => responses.map(({ status }) => status).sort();

  test('a challenge is valid at all processes, once', async () => {
    const { cookie, answer, id } = await at(0).captcha();
    const check = (client: Client, code: string, challenge: string, of: string) =>
      client.post(
        '/captcha/check',
        { captcha: code },
        { cookie: of, more: { 'x-captcha-challenge': challenge } },
      );
    assert.equal((await check(at(1), answer, id, cookie)).status, 200);
    assert.equal((await check(at(2), answer, id, cookie)).status, 400);

    const open = await at(1).captcha();
    const passed = await atOnce(9, (client) => check(client, open.answer, open.id, open.cookie));
    assert.deepEqual(statuses(passed), [200, ...Array<number>(8).fill(400)]);
    const sound = await at(2).raw(`/captcha?audio=1&challenge=${(await at(0).captcha()).id}`);
    assert.equal(sound.status, 404, 'a challenge is of its session');
  });

  test('processes share the counters of lookups and wrong dates', async () => {
    const lookUp = async (client: Client, number: string, date: string) => {
      const { cookie, answer } = await client.captcha();
      const query = { DocumentNumber: number, HDate: date, captcha: answer };
      return client.get('/transactionStatus', query, cookie);
    };
    const counted = await atOnce(18, (client, time) =>
      lookUp(client.with({ 'x-client-address': '192.0.2.2' }), `1446/9${time}`, '2/03/1446'),
    );
    assert.equal(statuses(counted).filter((status) => status === 200).length, 9);
    const wrong = await atOnce(12, (client, time) =>
      lookUp(client.with({ 'x-client-address': `192.0.2.1${time}` }), '1447/1', '9/09/1447'),
    );
    assert.equal(statuses(wrong).filter((status) => status === 200).length, 5);
  });

  test('processes share the daily quota', async () => {
    const sent = await atOnce(12, (client, time) =>
      client.post('/feedback', { ...FEEDBACK, reason: String(time) }, { key: randomUUID() }),
    );
    assert.deepEqual(statuses(sent), [200, 200, 200, 200].concat(Array<number>(8).fill(429)));
  });

  test('the last piece is ordered once, and an identity has its number of open orders', async () => {
    const order = (client: Client, identity: string) =>
      client.submit('/orderForm', { ...ORDER, IdentityNo: identity });
    await database.query('update e_services.movables set available = 1 where id = 1001');
    const orders = await atOnce(9, (client, time) => order(client, `100000010${time}`));
    assert.deepEqual(statuses(orders), [200, ...Array<number>(8).fill(400)]);
    const [left] = await rows('select available from e_services.movables where id = 1001');
    assert.equal(Number(left?.['available']), 0);
    const reserved = await rows('select quantity from e_services.reservations');
    assert.deepEqual(
      reserved.map(({ quantity }) => Number(quantity)),
      [1],
    );

    await database.query('update e_services.movables set available = 100 where id = 1001');
    const same = await atOnce(9, (client) => order(client, '1000000999'));
    assert.equal(statuses(same).filter((status) => status === 200).length, 2);
    const [after] = await rows('select available from e_services.movables where id = 1001');
    assert.equal(Number(after?.['available']), 98);
  });

  test('a form sent to all processes is stored once, and each responds with its receipt', async () => {
    for (let round = 0; round < 5; round += 1) {
      const key = randomUUID();
      const { cookie, answer } = await at(round).captcha();
      const fields = { ...DATA_SHARING, purpose: key, captcha: answer };
      const sent = await atOnce(9, (client) =>
        client.post('/dataSharing', fields, { cookie, key }),
      );
      const text = JSON.stringify(sent.map(({ body }) => body));
      assert.deepEqual(statuses(sent), Array<number>(9).fill(200), text);
      assert.equal(new Set(sent.map(({ body }) => body.data.reference)).size, 1);
      const stored = await rows(
        "select reference from e_services.submissions where fields ->> 'purpose' = $1",
        key,
      );
      assert.equal(stored.length, 1);
    }
  });

  test('of different forms under one key the first is stored', async () => {
    const key = randomUUID();
    const sent = await atOnce(6, async (client, time) => {
      const { cookie, answer } = await client.captcha();
      const fields = { ...DATA_SHARING, purpose: key, requiredData: `${time}`, captcha: answer };
      return client.post('/dataSharing', fields, { cookie, key });
    });
    assert.deepEqual(statuses(sent), [200, ...Array<number>(5).fill(409)]);
  });

  test('each sees keys in progress of the others, and those of a killed process expire', async () => {
    const key = randomUUID();
    const content = pdf(3000, key);
    const send = async (client: Client) => {
      const { cookie, answer } = await client.captcha();
      const form = multipart({ ...CONTACT, captcha: answer }, { field: 'file', content });
      return client.post('/contactUs', form, { cookie, key });
    };
    const state = async (number: number) => {
      const { status, body } = await at(number).get('/submissionStatus', { key });
      return status === 404 ? 'unknown' : String(body.data.state);
    };
    scanner.hold();
    const lost = send(at(0)).catch(() => undefined);
    while (scanner.delayed() === 0) await pause(20);
    assert.deepEqual(await Promise.all([state(0), state(1), state(2)]), [
      'in-progress',
      'in-progress',
      'in-progress',
    ]);
    processes[0]!.process.kill('SIGKILL');
    await lost;
    processes[0] = await start(0);
    scanner.release();
    assert.equal(await state(1), 'unknown');
    const again = await Promise.all([send(at(1)), send(at(2))]);
    assert.deepEqual(statuses(again), [200, 200]);
    assert.equal(again[0]?.body.data.reference, again[1]?.body.data.reference);
    assert.equal(await state(0), 'stored');
    const left = await rows('select key from e_services.submissions_in_progress');
    assert.deepEqual(left, []);
  });
});

/** A clamd that finds every file clean and can hold its responses back. */
function slowScanner(socket: string) {
  const waiting: Socket[] = [];
  let isHolding = false;
  const answer = (socket: Socket) => socket.end('stream: OK\0');
  const server = createServer((socket) => {
    socket.on('error', () => {});
    let end = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      end = Buffer.concat([end, chunk]).subarray(-4);
      if (!end.equals(Buffer.alloc(4))) return;
      if (isHolding) waiting.push(socket);
      else answer(socket);
    });
  });
  return {
    socket,
    listen: () => new Promise<void>((resolve) => server.listen(socket, resolve)),
    hold: () => {
      isHolding = true;
    },
    delayed: () => waiting.length,
    release: () => {
      isHolding = false;
      waiting.splice(0).forEach(answer);
    },
    close: () => server.close(),
  };
}
