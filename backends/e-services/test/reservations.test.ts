import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { movables, reservations } from '../src/database/schema.js';
import { packagePath } from '../src/paths.js';
import { decide, lapseReservations } from '../src/submissions/reservations.js';
import { withEachDatabase } from './support/databases.js';
import { startHere, type Running } from './support/running.js';
import { ORDER } from './support/samples.js';
import { setStock } from './support/stock.js';

const run = promisify(execFile);
const DAY_MS = 24 * 60 * 60 * 1000;
const CABLE = {
  ...ORDER,
  MovableId: '1079',
  MainCategory: 'Vehicles and machinery',
  MangulCategory: 'Generators and electrical equipment',
  Port: 'Khafji Port',
  ManqulName: 'Copper cable, by the metre',
};

withEachDatabase('reservations', (environment) => {
  let service: Running;
  before(async () => {
    service = await startHere(await environment());
  });
  after(() => service.stop());

  const order = async (fields: Partial<typeof ORDER> = {}, of = ORDER) => {
    const { status, body } = await service.client.submit('/orderForm', { ...of, ...fields });
    assert.equal(status, 200, JSON.stringify(body));
    return String(body.data.reference);
  };
  const refusal = async (fields: Partial<typeof ORDER>, of = ORDER) => {
    const { status, body } = await service.client.submit('/orderForm', { ...of, ...fields });
    return `${status} ${body.error}`;
  };
  const available = async (id = 1001) => {
    const { database } = service.application;
    const [found] = await database.select().from(movables).where(eq(movables.id, id));
    return Number(found?.available);
  };
  const stateOf = async (reference: string) => {
    const { database } = service.application;
    const [found] = await database
      .select()
      .from(reservations)
      .where(eq(reservations.reference, reference));
    return found?.state;
  };
  const tool = (...args: string[]) =>
    run(process.execPath, [packagePath('dist/src/tool/submissions.js'), ...args], {
      env: { ...process.env, E_SERVICES_DATA_DIR: service.settings.dataDir },
    });

  test('pieces are ordered whole, lengths in fractions, and nothing is no order', async () => {
    await setStock(service, 1001, '5');
    await setStock(service, 1079, '5');
    for (const quantity of ['0', '0.0', '0.5', '1.5']) {
      const whole = Number(quantity) === 0;
      assert.equal(
        await refusal({ Quantity: quantity }),
        whole ? '400 Quantity must be more than zero' : '400 Quantity must be a whole number',
      );
    }
    assert.equal(await refusal({ Quantity: '0' }, CABLE), '400 Quantity must be more than zero');
    await order({ Quantity: '2.5' }, CABLE);
    assert.equal(await available(1079), 2.5);
    await order({ Quantity: '2.0' });
    assert.equal(await available(), 3);
  });

  test('the names must be those of the movable that the id names', async () => {
    await setStock(service, 1001, '5');
    const other: Partial<typeof ORDER>[] = [
      { Port: 'Dammam Port' },
      { MainCategory: 'المركبات والآليات' },
      { MangulCategory: 'معدات السلامة البحرية' },
      { ManqulName: 'Navigation buoy' },
      { MovableId: '1002' },
    ];
    for (const fields of other) {
      assert.equal(await refusal(fields), '400 The item is no longer available');
    }
    assert.equal(await available(), 5);
  });

  test('a refused order gives its quantity back once, an accepted one keeps it', async () => {
    const { database } = service.application;
    await lapseReservations(database, new Date(Date.now() + 100 * DAY_MS));
    await setStock(service, 1001, '5');
    const refused = await order({ Quantity: '2' });
    const accepted = await order({ Quantity: '1' });
    assert.equal(await available(), 2);
    const twice = await Promise.all([
      decide(database, refused, 'refused'),
      decide(database, refused, 'refused'),
      decide(database, refused, 'refused'),
    ]);
    assert.equal(twice.filter(Boolean).length, 1);
    assert.equal(await available(), 4);
    assert.match((await tool('accept', accepted)).stdout, /accepted/);
    await assert.rejects(tool('accept', accepted), /can't be accepted: it is accepted/);
    await assert.rejects(tool('accept', refused), /can't be accepted: it is refused/);
    await lapseReservations(database, new Date(Date.now() + 100 * DAY_MS));
    assert.equal(await stateOf(accepted), 'accepted');
    await tool('delete', accepted);
    assert.equal(await available(), 4);
    await assert.rejects(tool('refuse', accepted), /There is no order/);

    const notCollected = await order({ Quantity: '1' });
    await tool('accept', notCollected);
    assert.match((await tool('list', '--kind', 'order')).stdout, /accepted[\s\S]*refused/);
    assert.match((await tool('refuse', notCollected)).stdout, /refused/);
    assert.equal(await available(), 4);
  });

  test('deleting an open order gives its quantity back once', async () => {
    await setStock(service, 1001, '5');
    const reference = await order({ Quantity: '3' });
    await Promise.allSettled([tool('delete', reference), tool('delete', reference)]);
    assert.equal(await available(), 5);
  });

  test('an order that nobody decides on lapses after 15 days, once', async () => {
    await setStock(service, 1001, '5');
    const { database } = service.application;
    const reference = await order({ Quantity: '3' });
    await lapseReservations(database, new Date(Date.now() + 15 * DAY_MS - 60_000));
    assert.equal(await available(), 2);
    const later = new Date(Date.now() + 15 * DAY_MS + 60_000);
    await Promise.all([
      lapseReservations(database, later),
      lapseReservations(database, later),
      decide(database, reference, 'refused'),
      tool('delete', reference),
    ]);
    assert.equal(await available(), 5);
  });
});

withEachDatabase('limits of open orders', (environment) => {
  const token = 'a-token-of-thirty-two-characters!';
  let service: Running;
  before(async () => {
    service = await startHere({
      ...(await environment()),
      E_SERVICES_TOKEN: token,
      OPEN_ORDERS_PER_IDENTITY: '2',
      OPEN_ORDERS_PER_CLIENT: '3',
    });
  });
  after(() => service.stop());

  const order = async (address: string, identity: string) => {
    const client = service.client.with({ 'x-client-address': address });
    const { status, body } = await client.submit('/orderForm', { ...ORDER, IdentityNo: identity });
    return status === 200 ? 'placed' : String(body.error);
  };

  test('one identity and one client may have some, a decision makes room', async () => {
    await setStock(service, 1001, '1000');
    const { database } = service.application;
    const parallel = await Promise.all(
      Array.from({ length: 5 }, (_, n) => order(`192.0.2.${n + 1}`, '1000000001')),
    );
    assert.equal(parallel.filter((outcome) => outcome === 'placed').length, 2);
    assert.ok(parallel.includes('Too many open orders'));
    const [open] = await database.select().from(reservations).where(eq(reservations.state, 'open'));
    await decide(database, open!.reference, 'accepted');
    assert.equal(await order('192.0.2.9', '1000000001'), 'placed');
    assert.equal(await order('192.0.2.9', '1000000001'), 'Too many open orders');

    const same = [];
    for (let n = 0; n < 4; n++) {
      same.push(await order(`2001:db8:1:1::${n + 1}`, `100000001${n}`));
    }
    assert.deepEqual(same, ['placed', 'placed', 'placed', 'Too many open orders']);
  });
});
