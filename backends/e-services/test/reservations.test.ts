import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { CaseDetails } from '@ports-authority/e-services-contract';
import { and, eq } from 'drizzle-orm';
import { expireOrders } from '../src/cases/orders.js';
import { cases, movables, reservations } from '../src/database/schema.js';
import { outbox } from '../src/outbox/table.js';
import { withEachDatabase } from './support/databases.js';
import { deskClient, deskEnvironment } from './support/desk.js';
import { openMailbox, type Mailbox } from './support/mailbox.js';
import { startHere, type Running } from './support/running.js';
import { DATA_SHARING, ORDER } from './support/samples.js';
import { setStock } from './support/stock.js';
import { tool as runTool } from './support/tool.js';

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
  let mailbox: Mailbox;
  before(async () => {
    mailbox = await openMailbox();
    service = await startHere({
      ...(await environment()),
      ...(await deskEnvironment()),
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'noreply@authority.example',
    });
  });
  after(async () => {
    await service.stop();
    await mailbox.close();
  });

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
  const readState = async (reference: string) => {
    const { database } = service.application;
    const [found] = await database
      .select()
      .from(reservations)
      .where(eq(reservations.reference, reference));
    return found?.state;
  };
  const REASON = 'نفدت الكمية.';
  const desk = (role: 'reader' | 'clerk' | 'head' = 'clerk') =>
    deskClient(service.settings.deskPort, role);
  const getCase = async (reference: string) =>
    (await desk().get(`/cases/${reference}`)).body as CaseDetails;
  const decide = async (
    reference: string,
    decision: 'accepted' | 'refused',
    {
      text = REASON,
      version,
      as = desk(),
    }: { text?: string; version?: number; as?: typeof service.client } = {},
  ) => {
    const body = { decision, text, version: version ?? (await getCase(reference)).version };
    const { status, body: answer } = await as.post(`/cases/${reference}/decision`, body);
    return status === 200 ? 'done' : `${status} ${answer.error}`;
  };
  const readHistory = async (reference: string) =>
    (await getCase(reference)).history
      .filter(({ what }) => what === 'order' || what === 'state')
      .map(({ what, from, to, by }) => `${what} ${from} ${to} ${by?.id ?? 'service'}`);
  /** Subjects of the mails with a decision. */
  const decisionSubjects = async (reference: string) => {
    const { database } = service.application;
    const matching = and(eq(outbox.reference, reference), eq(outbox.purpose, 'answer'));
    const rows = await database.select().from(outbox).where(matching).orderBy(outbox.id);
    return rows.map(({ content }) =>
      (content as { subject: string }).subject.replace(reference, '…'),
    );
  };
  const tool = (...args: string[]) => runTool(service.settings.dataDir, ...args);

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

  test('a refused order returns its quantity once, an accepted one keeps it', async () => {
    const { database } = service.application;
    await expireOrders(database, new Date(Date.now() + 100 * DAY_MS));
    await setStock(service, 1001, '5');
    const refused = await order({ Quantity: '2' });
    const accepted = await order({ Quantity: '1' });
    assert.equal(await available(), 2);
    const thrice = await Promise.all([
      decide(refused, 'refused', { version: 1 }),
      decide(refused, 'refused', { version: 1 }),
      tool('refuse', refused, '--reason', REASON).then(
        () => 'done',
        () => 'late',
      ),
    ]);
    assert.equal(thrice.filter((outcome) => outcome === 'done').length, 1, thrice.join());
    assert.equal(await available(), 4);
    assert.match((await tool('accept', accepted)).stdout, /accepted/);
    await assert.rejects(tool('accept', accepted), /can't be accepted: it is accepted/);
    await assert.rejects(tool('accept', refused), /can't be accepted: it is refused/);
    await expireOrders(database, new Date(Date.now() + 100 * DAY_MS));
    assert.equal(await readState(accepted), 'accepted');
    await tool('delete', accepted);
    assert.equal(await available(), 4);
    await assert.rejects(tool('refuse', accepted, '--reason', REASON), /There is no order/);

    const notCollected = await order({ Quantity: '1' });
    await tool('accept', notCollected);
    assert.match((await tool('list', '--kind', 'order')).stdout, /accepted[\s\S]*refused/);
    await assert.rejects(tool('refuse', notCollected), /--reason/);
    assert.match((await tool('refuse', notCollected, '--reason', REASON)).stdout, /refused/);
    assert.equal(await available(), 4);
  });

  test('a decision changes the case and notifies the sender once, by desk or tool', async () => {
    await setStock(service, 1001, '5');
    const first = await order({ Quantity: '1' });
    const { order: open } = await getCase(first);
    assert.deepEqual([open?.state, open?.decisions], ['open', ['accepted', 'refused']]);
    assert.equal(await decide(first, 'accepted', { as: desk('reader') }), '403 role');
    assert.equal(await decide(first, 'refused', { text: ' ' }), '400 input');
    assert.equal(await readState(first), 'open');
    assert.equal(await decide(first, 'accepted', { text: 'Gate 3.' }), 'done');
    const { state, version, order: decided, messages } = await getCase(first);
    assert.deepEqual([state, version, decided?.state], ['answered', 2, 'accepted']);
    assert.deepEqual(decided?.decisions, ['refused']);
    assert.match(messages.at(-1)?.body ?? '', /Gate 3\.$/);
    assert.equal(await decide(first, 'accepted'), '422 transition');
    const author = 'user-clerk';
    const history = [`order open accepted ${author}`, `state received answered ${author}`];
    assert.deepEqual(await readHistory(first), history);

    await tool('refuse', first, '--reason', REASON);
    history.push('order accepted refused command-line', 'state answered closed command-line');
    assert.deepEqual(await readHistory(first), history);
    assert.deepEqual(await decisionSubjects(first), [
      'قُبل طلب المواد رقم …',
      'تعذّر قبول طلب المواد رقم …',
    ]);
    assert.equal(await available(), 5);

    const second = await order({ Quantity: '1' });
    const both = await Promise.all([
      decide(second, 'accepted', { version: 1 }),
      decide(second, 'refused', { version: 1 }),
    ]);
    assert.deepEqual(both.sort(), ['409 changed', 'done']);
    assert.equal((await decisionSubjects(second)).length, 1);
    assert.equal((await readHistory(second)).length, 2);

    const { body: sharing } = await service.client.submit('/dataSharing', DATA_SHARING);
    assert.equal((await getCase(sharing.data.reference)).order, null);
    assert.equal(await decide(sharing.data.reference, 'accepted'), '422 transition');
    const sentTo = () => mailbox.mails.filter(({ text }) => text?.includes(first)).length;
    while (sentTo() < 3) await pause(50);
    assert.equal(sentTo(), 3, 'acknowledged, accepted, refused');
  });

  test('the tool decides on an order whose case was closed, or never opened', async () => {
    await setStock(service, 1001, '5');
    const { database } = service.application;
    const closed = await order({ Quantity: '1' });
    await desk().patch(`/cases/${closed}`, { state: 'closed', version: 1 });
    assert.deepEqual((await getCase(closed)).order?.decisions, []);
    assert.equal(await decide(closed, 'accepted'), '422 transition');
    await tool('accept', closed);
    assert.equal((await getCase(closed)).state, 'closed');
    assert.equal((await decisionSubjects(closed)).length, 1);
    const older = await order({ Quantity: '1' });
    await database.delete(cases).where(eq(cases.reference, older));
    await tool('accept', older);
    assert.equal((await getCase(older)).state, 'answered');
  });

  test('deleting an open order returns its quantity once', async () => {
    await setStock(service, 1001, '5');
    const reference = await order({ Quantity: '3' });
    await Promise.allSettled([tool('delete', reference), tool('delete', reference)]);
    assert.equal(await available(), 5);
  });

  test('an undecided order is reserved until its due day is over, then expires once', async () => {
    await setStock(service, 1001, '5');
    const { database } = service.application;
    const reference = await order({ Quantity: '3' });
    const { dueOn } = await getCase(reference);
    const end = Date.parse(`${dueOn}T24:00:00+03:00`);
    await expireOrders(database, new Date(end - 1));
    assert.equal(await available(), 2);
    const later = new Date(end);
    await Promise.all([
      expireOrders(database, later),
      expireOrders(database, later),
      decide(reference, 'refused', { version: 1 }),
      tool('delete', reference),
    ]);
    assert.equal(await available(), 5);

    const noted = await order({ Quantity: '1' });
    await Promise.all([expireOrders(database, later), expireOrders(database, later)]);
    assert.deepEqual(await readHistory(noted), ['order open lapsed service']);
    assert.deepEqual((await getCase(noted)).order?.decisions, []);
    assert.equal(await decide(noted, 'accepted', { version: 1 }), '409 changed');
    assert.deepEqual(await decisionSubjects(noted), []);
  });
});

withEachDatabase('limits of open orders', (environment) => {
  const token = 'a-token-of-thirty-two-characters!';
  let service: Running;
  before(async () => {
    service = await startHere({
      ...(await environment()),
      ...(await deskEnvironment()),
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

  test('open orders are limited per identity and client', async () => {
    await setStock(service, 1001, '1000');
    const { database } = service.application;
    const parallel = await Promise.all(
      Array.from({ length: 5 }, (_, n) => order(`192.0.2.${n + 1}`, '1000000001')),
    );
    assert.equal(parallel.filter((outcome) => outcome === 'placed').length, 2);
    assert.ok(parallel.includes('Too many open orders'));
    const [open] = await database.select().from(reservations).where(eq(reservations.state, 'open'));
    const decided = await deskClient(service.settings.deskPort).post(
      `/cases/${open!.reference}/decision`,
      { decision: 'accepted', text: '', version: 1 },
    );
    assert.equal(decided.status, 200);
    assert.equal(await order('192.0.2.9', '1000000001'), 'placed');
    assert.equal(await order('192.0.2.9', '1000000001'), 'Too many open orders');

    const same = [];
    for (let n = 0; n < 4; n++) {
      same.push(await order(`2001:db8:1:1::${n + 1}`, `100000001${n}`));
    }
    assert.deepEqual(same, ['placed', 'placed', 'placed', 'Too many open orders']);
  });
});
