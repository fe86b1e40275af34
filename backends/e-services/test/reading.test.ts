import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ALL_OPERATIONS } from '@ports-authority/e-services-contract';
import { riyadhDay, toHijri } from '../src/dates.js';
import { loadSamples } from '../src/sample-data/load.js';
import { connect } from '../src/database/connect.js';
import { requestCookies, type Client } from './support/client.js';
import { withEachDatabase } from './support/databases.js';
import { newDataFolder } from './support/folders.js';
import { startHere, type Running } from './support/running.js';
import { setStock } from './support/stock.js';

const monthFirst = (date: Date) => {
  const [year, month, day] = riyadhDay(date).split('-');
  return `${month}/${day}/${year}`;
};
const TODAY = monthFirst(new Date());
const JEDDAH = { Port: 'Jeddah Port', StartDate: TODAY };

async function search(client: Client, path: string, query: Record<string, string>) {
  const { cookie, answer } = await client.captcha();
  return client.get(path, { ...query, captcha: answer }, cookie);
}

withEachDatabase('reading', (environment) => {
  let service: Running;
  let client: Client;
  before(async () => {
    service = await startHere(await environment());
    client = service.client;
  });
  after(() => service.stop());

  test('health, lookups and unknown paths', async () => {
    assert.deepEqual((await client.get('/health/live')).body, { status: 'live' });
    assert.deepEqual((await client.get('/health/ready')).body, {
      status: 'ready',
      database: 'up',
      files: 'up',
    });
    assert.equal((await client.get('/health')).status, 404);
    const { vesselPorts, vesselTrafficTypes } = (await client.get('/lookups')).body;
    assert.equal(vesselPorts.length, 10);
    assert.deepEqual(vesselPorts[0], { title: 'Jeddah Port', titleAr: 'ميناء جدة' });
    assert.deepEqual(vesselTrafficTypes[0], { id: -1, title: 'All', titleAr: 'الكل' });
    assert.equal(vesselTrafficTypes.length, 6);
    const unknown = await client.get('/nothing');
    assert.equal(unknown.status, 404);
    assert.deepEqual(unknown.body, { isSuccess: false, error: 'Not found', data: null });
  });

  test('the captcha is a picture with a session cookie, and has audio', async () => {
    const response = await client.raw('/captcha');
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'image/png');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    const [session = '', open = ''] = response.headers.getSetCookie();
    assert.match(
      session,
      /^captcha_session=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const id = response.headers.get('x-captcha-challenge') ?? '';
    assert.match(open, new RegExp(`^captcha_open=${id}; Max-Age=1\\d{3}; Path=/; HttpOnly;`));
    const headers = { cookie: requestCookies(response) };
    const sound = await client.raw(`/captcha?challenge=${id}&audio=1&locale=en`, { headers });
    assert.equal(sound.status, 200);
    assert.equal(sound.headers.get('content-type'), 'audio/wav');
    const stranger = await client.get('/captcha', { challenge: id, audio: '1' });
    assert.equal(stranger.status, 404);
    assert.equal(stranger.body.error, 'Not found');
    const newest = await client.raw('/captcha?audio=1', { headers });
    assert.equal(newest.headers.get('content-type'), 'audio/wav');
    assert.equal((await client.get('/captcha', { audio: '1' })).status, 404);
  });

  test('a captcha answer can be checked by itself, once', async () => {
    const check = (captcha: unknown, cookie?: string) =>
      client.post('/captcha/check', { captcha }, { cookie });
    const right = await client.captcha();
    assert.equal((await check(right.answer)).status, 400, 'without the session');
    const first = await check(right.answer, right.cookie);
    assert.equal(first.status, 200);
    assert.deepEqual(first.body, { isSuccess: true, error: null, data: null });
    const again = await check(right.answer, right.cookie);
    assert.equal(again.status, 400);
    assert.deepEqual(again.body, { isSuccess: false, error: 'Invalid Captcha', data: null });

    const open = await client.captcha();
    for (const nothing of ['', undefined, 6]) {
      assert.equal((await check(nothing, open.cookie)).body.error, 'Invalid Captcha');
    }
    assert.equal((await client.answers(open.cookie)).length, 1, 'an empty answer consumes nothing');
    const wrong = open.answer === '000000' ? '000001' : '000000';
    assert.equal((await check(wrong, open.cookie)).body.error, 'Invalid Captcha');
    assert.equal((await check(open.answer, open.cookie)).body.error, 'Invalid Captcha');
  });

  test('the schedule names the invalid fields of a search', async () => {
    const faults: [Record<string, string>, string][] = [
      [{}, 'Port is required'],
      [{ Port: '', StartDate: '' }, 'Port is required'],
      [{ Port: 'Jeddah Port' }, 'Start date is required'],
      [{ ...JEDDAH, StartDate: '21/11/2026' }, 'Start date is not a date'],
      [{ ...JEDDAH, EndDate: 'soon' }, 'End date is not a date'],
      [{ ...JEDDAH, EndDate: '01/01/2020' }, 'End date is before start date'],
      [{ ...JEDDAH, Port: 'Atlantis' }, 'Input is not valid'],
      [{ ...JEDDAH, Status: '6' }, 'Input is not valid'],
      [{ ...JEDDAH, AgentName: 'x'.repeat(101) }, 'Input is not valid'],
      [{ ...JEDDAH, pageSize: '501' }, 'Input is not valid'],
    ];
    const { cookie, answer } = await client.captcha();
    for (const [query, sentence] of faults) {
      const complete = { ...query, captcha: answer };
      const refused = await client.get('/searchVesselSchedule', complete, cookie);
      assert.equal(refused.status, 400);
      assert.deepEqual(refused.body, { isSuccess: false, error: sentence, data: null });
    }
    const found = await client.get('/searchVesselSchedule', { ...JEDDAH, captcha: answer }, cookie);
    assert.equal(found.status, 200, 'a wrong input does not use the captcha up');
  });

  test('the schedule finds calls that overlap the period', async () => {
    const { body } = await search(client, '/searchVesselSchedule', { ...JEDDAH, EndDate: TODAY });
    assert.equal(body.isSuccess, true);
    assert.equal(body.meta.total, body.data.length);
    assert.ok(body.data.length > 20);
    for (const row of body.data) {
      assert.equal(row.port, 'Jeddah Port');
      assert.equal(row.trafficType, row.status);
      assert.match(row.arrivalDate, /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+03:00$/);
      assert.ok(row.arrivalDate.slice(0, 10) <= riyadhDay(new Date()));
    }
  });

  test('the schedule filters by status, ship and agent, in both languages', async () => {
    const wide = { Port: 'Jeddah Port', StartDate: '01/01/2020' };
    const { body: all } = await search(client, '/searchVesselSchedule', wide);
    assert.equal(all.meta.total, 200);
    for (const [Status, title] of [
      ['1', 'Expected'],
      ['2', 'In Port'],
      ['3', 'Anchorage Area'],
      ['4', 'Delayed'],
      ['5', 'Departed'],
    ]) {
      const { body } = await search(client, '/searchVesselSchedule', { ...wide, Status: Status! });
      assert.ok(body.data.length > 0, title);
      assert.ok(
        body.data.every((row: { status: string }) => row.status === title),
        title,
      );
    }
    const [first] = all.data;
    const byShip = { ...wide, VesselName: first.vessel.toUpperCase() };
    const { body: ship } = await search(client, '/searchVesselSchedule', byShip);
    assert.ok(ship.data.every((row: { vessel: string }) => row.vessel === first.vessel));
    for (const AgentName of [first.agent.toLowerCase(), first.agentAr]) {
      const { body } = await search(client, '/searchVesselSchedule', { ...wide, AgentName });
      assert.ok(body.data.length > 0);
      assert.ok(body.data.every((row: { agent: string }) => row.agent === first.agent));
    }
    const { body: none } = await search(client, '/searchVesselSchedule', {
      ...wide,
      VesselName: '%',
    });
    assert.equal(none.meta.total, 0, 'a sign of patterns is a letter like others');
  });

  test('a vessel is found by its IMO number, and names without their hyphens and spaces', async () => {
    const query = { Port: 'Jeddah Port', StartDate: '01/01/2020', pageSize: '200' };
    const { body: all } = await search(client, '/searchVesselSchedule', query);
    const [first] = all.data;
    for (const VesselName of [first.imo, `IMO ${first.imo}`, `imo${first.imo}`]) {
      const { body } = await search(client, '/searchVesselSchedule', { ...query, VesselName });
      assert.ok(body.data.length > 0, VesselName);
      assert.ok(body.data.every((row: { imo: string }) => row.imo === first.imo));
    }
    for (const VesselName of [first.vessel.replace(/[ -]/g, ''), first.vessel.replace(/ /g, '-')]) {
      const { body } = await search(client, '/searchVesselSchedule', { ...query, VesselName });
      assert.ok(
        body.data.some((row: { id: number }) => row.id === first.id),
        VesselName,
      );
    }
    const { body: agentRows } = await search(client, '/searchAgents', { Port: 'Jeddah Port' });
    const hyphened = agentRows.data.find((row: { title: string }) => row.title.includes('-'));
    if (hyphened) {
      const AgentName = hyphened.title.replaceAll('-', ' ');
      const { body } = await search(client, '/searchAgents', { Port: 'Jeddah Port', AgentName });
      assert.ok(body.data.some((row: { id: number }) => row.id === hyphened.id));
    }
  });

  test('results are paged', async () => {
    const query = { Port: 'Jeddah Port', StartDate: '01/01/2020', pageSize: '60', page: '4' };
    const { body } = await search(client, '/searchVesselSchedule', query);
    assert.deepEqual(body.meta, { total: 200, page: 4, pageSize: 60, pageCount: 4 });
    assert.equal(body.data.length, 20);
    const whole = { ...query, pageSize: '200', page: '1' };
    const all = (await search(client, '/searchVesselSchedule', whole)).body.data;
    assert.deepEqual(body.data, all.slice(180));
    const arrivals = all.map((row: { arrivalDate: string }) => row.arrivalDate);
    assert.deepEqual(arrivals, arrivals.toSorted());
  });

  test('agents are found by port and by name, as keyboards of other languages write it', async () => {
    const { body } = await search(client, '/searchAgents', { Port: 'Dammam Port' });
    assert.equal(body.meta.total, 15);
    for (const { titleAr, companyAr } of body.data) {
      for (const name of [titleAr, companyAr]) {
        const AgentName = name
          .replace(/[أإآ]/g, 'ا')
          .replaceAll('ة', 'ه')
          .replaceAll('ي', 'ی')
          .replaceAll('ك', 'ک');
        const { body: found } = await search(client, '/searchAgents', {
          Port: 'Dammam Port',
          AgentName,
        });
        assert.ok(
          found.data.some((agent: { titleAr: string }) => agent.titleAr === titleAr),
          AgentName,
        );
      }
    }
    assert.equal((await search(client, '/searchAgents', {})).body.error, 'Port is required');
  });

  test('a document is found by number and Hijri date, in both digit sets', async () => {
    const number = { DocumentNumber: '1446/1023' };
    for (const HDate of ['2/03/1446', '02/3/1446', '٢/٠٣/١٤٤٦']) {
      const { body } = await search(client, '/transactionStatus', { ...number, HDate });
      assert.equal(body.data.REFERENCE_NUMBER, '1446/1023');
      assert.equal(body.data.DOCUMENT_DATE_HIJRI, '2/03/1446');
      assert.ok(Object.values(body.data).every((value) => typeof value === 'string' && value));
    }
    const { status, body } = await search(client, '/transactionStatus', {
      ...number,
      HDate: toHijri(new Date()),
    });
    assert.equal(status, 200);
    assert.deepEqual(body, { isSuccess: true, error: null, data: null });
    const faults: [Record<string, string>, string][] = [
      [{}, 'Document number is required'],
      [{ DocumentNumber: "1' or '1'='1", HDate: '1/01/1446' }, 'Document number is not valid'],
      [number, 'Date is required'],
      [{ ...number, HDate: '31/01/1446' }, 'Date is not a Hijri date'],
      [{ ...number, HDate: '2026-11-21' }, 'Date is not a Hijri date'],
    ];
    for (const [query, sentence] of faults) {
      const refused = await search(client, '/transactionStatus', query);
      assert.equal(refused.status, 400);
      assert.equal(refused.body.error, sentence);
    }
  });

  test('tenders and announcements', async () => {
    const { body: biddings } = await client.get('/biddings');
    assert.equal(biddings.length, 60);
    const dated = biddings.filter(
      (bidding: { compFinalDateAr: unknown }) => bidding.compFinalDateAr,
    );
    assert.equal(dated.length, 45);
    const weekdays = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس'];
    assert.ok(dated.every((bidding: { day: string }) => weekdays.includes(bidding.day)));
    const idsOf = async (path: string, query: Record<string, string>): Promise<number[]> =>
      (await client.get(path, query)).body.map(({ id }: { id: number }) => id);
    const ids = await idsOf('/biddings', {});
    assert.deepEqual(await idsOf('/biddings', { after: String(ids[0]) }), ids.slice(1));
    assert.deepEqual(await idsOf('/biddings', { id: String(ids[1]) }), [ids[1]]);
    const recent = await idsOf('/biddings', { days: '0' });
    assert.ok(recent.length > 0 && recent.length < dated.length);
    assert.deepEqual(await idsOf('/getAnnouncements', { id: '1003' }), [1003]);
    const { body: details } = await client.get('/getAnnouncements');
    assert.deepEqual(
      details.map(({ id }: { id: number }) => id),
      [1005, 1004, 1003, 1002, 1001],
    );
  });

  test('the cascade of movables', async () => {
    const { body: main } = await client.get('/mainCategories');
    assert.equal(main.length, 3);
    let movables = 0;
    for (const { id } of main) {
      const { body: sub } = await client.get('/subCategories', { maincategory: String(id) });
      assert.equal(sub.length, 4);
      for (const item of sub) {
        assert.equal(item.category.id, id);
        const { body } = await client.get('/movable', { subCategory: String(item.id) });
        movables += body.length;
        assert.ok(body.every((movable: { quantity: number }) => movable.quantity > 0));
        assert.equal(body[0].subcategory.id, item.id);
        assert.equal(body[0].category.id, id);
      }
    }
    assert.equal(movables, 120);
    assert.deepEqual((await client.get('/movable', { subCategory: '9' })).body, []);
    assert.equal((await client.get('/movable')).status, 400);
  });

  test('the OpenAPI description has all paths', async () => {
    const { body } = await client.get('/openapi.json');
    assert.equal(body.openapi, '3.1.0');
    const contact = body.paths['/e-services-api/contactUs'].post.requestBody.content;
    const { required } = contact['multipart/form-data'].schema;
    assert.ok(required.includes('file') && required.includes('details'));
    const operations = [...Object.values(ALL_OPERATIONS), 'health/live', 'health/ready'];
    assert.deepEqual(
      Object.keys(body.paths).sort(),
      operations.map((path) => `/e-services-api/${path}`).sort(),
    );
  });

  test('the OpenAPI description suffices for client generators', async () => {
    const { body } = await client.get('/openapi.json');
    assert.ok(body.info.description && body.info.contact.name);
    assert.match(body.servers[0].url, /[^/]$/);
    const tags = (body.tags as { name: string; description: string }[]).map(({ name }) => name);
    interface Operation {
      operationId: string;
      description: string;
      tags: string[];
      security?: object[];
      responses: Record<string, { content?: object }>;
    }
    const operations = Object.entries<Record<string, Operation>>(body.paths).flatMap(
      ([path, methods]) => Object.values(methods).map((operation) => ({ path, operation })),
    );
    for (const { path, operation } of operations) {
      const { operationId, description, responses } = operation;
      assert.match(operationId, /^[a-zA-Z]+$/, path);
      assert.match(description, /^.{4,}\.$/, path);
      assert.ok(operation.tags.length === 1 && operation.tags.every((tag) => tags.includes(tag)));
      const isOpen = /\/(?:capabilities$|health\/)/.test(path);
      assert.deepEqual(operation.security, isOpen ? [] : undefined, path);
      assert.equal('4XX' in responses, !isOpen, path);
    }
    const ids = operations.map(({ operation }) => operation.operationId);
    assert.equal(new Set(ids).size, ids.length);
  });
});

withEachDatabase('sample rows', (environment) => {
  test('move with the day, but stock stays', async () => {
    const env = await environment();
    const folder = await newDataFolder();
    const service = await startHere({ ...env, E_SERVICES_DATA_DIR: folder });
    const { movable, available } = await setStock(service, 1001, '3');
    await service.stop();

    const connection = await connect(
      { databaseUrl: env['DATABASE_URL'] ?? '', databaseTls: false, dataDir: folder },
      () => {},
    );
    const later = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000);
    await loadSamples(connection.database, later);
    await connection.close();

    const again = await startHere({ ...env, E_SERVICES_DATA_DIR: folder });
    const { body } = await again.client.get('/movable', { subCategory: '11' });
    const same = body.find(({ id }: { id: number }) => id === movable);
    assert.equal(String(same.quantity), available);
    const { body: schedule } = await search(again.client, '/searchVesselSchedule', {
      Port: 'Duba Port',
      StartDate: TODAY,
      EndDate: TODAY,
    });
    assert.ok(schedule.meta.total > 20, 'the start has moved the rows back to today');
    await again.stop();
  });
});
