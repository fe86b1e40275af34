import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, describe, test } from 'node:test';
import { readSettings } from '../src/settings';
import type { RunningCms } from './cms';
import { signIn, type Editor } from './editor';
import { withContent } from './shared';

const PROCESS = path.join(__dirname, '..', 'src', 'process');
/** A request that blocks the CMS would never get a response. */
const TIMEOUT_MS = 20_000;

const settings = readSettings();
let cms: RunningCms;

before(async () => {
  ({ cms } = await withContent.use());
});

after(() => withContent.release());

function read(query: string, token = settings.readToken): Promise<Response> {
  return fetch(`${cms.url}/api/${query}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

const many = (count: number, parameter: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => parameter(n)).join('&');

const chain = (steps: number): string => Array(steps).fill('localizations').join('.');

const levels = (count: number): string =>
  `populate${Array(count).fill('[localizations]').join('[populate]')}=true`;

describe('a query', () => {
  const tooMuch: Readonly<Record<string, string>> = {
    'a path that leads back and forth': `populate=${chain(40)}`,
    'such a path in a list': `populate[0]=Category&populate[1]=${chain(5)}`,
    'such a path as a name': `populate[${chain(5)}]=true`,
    'such a path below a name': `populate[localizations]=${chain(5)}`,
    'such a path below a type': `populate[localizations][on][api::article.article][populate]=${chain(5)}`,
    'such a path below a level': `populate[localizations][populate]=${chain(4)}`,
    'five levels': levels(5),
    'thirty levels': levels(30),
    'more conditions than parts': many(61, (n) => `filters[$or][${n}][Title][$containsi]=a`),
    'a condition over a hundred values': many(100, (n) => `filters[id][$in][${n}]=${n}`),
    'four joins': many(4, (n) => `filters[$or][${n}][Category][Name][$containsi]=a`),
    'joins in filters and sort orders': `${many(2, (n) => `filters[$or][${n}][Category][Name][$eq]=a`)}&sort=Category.Name,Category.Name`,
    'joins in a populated list': `populate[localizations][sort]=Category.Name,Category.Name,Category.Name,Category.Name`,
    'fifty negations': `filters${'[$not]'.repeat(12)}[Title][$eq]=a`,
    'fields without end': `fields=${Array(50).fill('Title').join(',')}`,
    'a long search': `_q=${'a'.repeat(301)}`,
    'a long pattern': `filters[Body][$contains]=${'%25_'.repeat(200)}`,
    'a page in words': 'pagination[page]=ten',
    'a page in Arabic digits': 'pagination[start]=%D9%A3%D9%A1',
    'a page beyond all': 'pagination[start]=99999999999999999999',
    'two pages': 'pagination[page]=1&pagination[page]=2',
    'a page that is a list': 'pagination=5',
    'an unknown word about pages': 'pagination[__proto__x]=5',
  };
  for (const [name, query] of Object.entries(tooMuch)) {
    test(`with ${name} is rejected`, async () => {
      for (const token of [settings.readToken, settings.previewToken]) {
        const response = await read(`articles?${query}`, token);
        const body = (await response.json()) as { data: unknown; error: { name: string } };
        assert.equal(response.status, 400, JSON.stringify(body).slice(0, 300));
        assert.equal(body.data, null);
        assert.equal(body.error.name, 'ValidationError');
      }
    });
  }

  test('for a single entry or a single type has the same limits', async () => {
    assert.equal((await read(`articles/x?populate=${chain(40)}`)).status, 400);
    assert.equal((await read(`site-setting?populate=${chain(40)}`)).status, 400);
  });

  const enough: Readonly<Record<string, string>> = {
    'four levels': levels(4),
    'fifteen conditions': many(15, (n) => `filters[$or][${n}][Title][$containsi]=a`),
    'three joins': many(3, (n) => `filters[$or][${n}][Category][Name][$containsi]=a`),
    'the category twice, as the site asks':
      'filters[Category][Name][$notNull]=true&filters[Category][Name][$in][0]=newsletter&filters[Category][Name][$in][1]=History&sort=PublishDate:desc&populate=deep&pagination[page]=1&pagination[pageSize]=100',
    'a slug of the greatest length': `filters[Slug][$eqi]=${'a'.repeat(120)}`,
  };
  for (const [name, query] of Object.entries(enough)) {
    test(`with ${name} returns entries`, async () => {
      const response = await read(`articles?locale=en&${query}`);
      assert.equal(response.status, 200, (await response.text()).slice(0, 300));
    });
  }
});

describe('an email address', () => {
  const ENDLESS = `a@${'a.'.repeat(1500)}`;
  const post = (route: string, body: object): Promise<Response> =>
    fetch(`${cms.url}${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

  for (const email of [ENDLESS, `a@${'a.'.repeat(40)}`, `${'a.'.repeat(45)}@`]) {
    test(`of ${email.length} characters does not block the CMS`, async () => {
      const registration = { firstname: 'a', password: 'Xx1-xxxxxxxxxx', email };
      for (const [route, body] of [
        ['/admin/register-admin', registration],
        ['/admin/register', { registrationToken: 'x', userInfo: registration }],
        ['/admin/forgot-password', { email }],
        ['/admin/login', { email, password: 'x' }],
        ['/api/auth/local/register', { username: 'x', ...registration }],
        ['/api/auth/forgot-password', { email }],
      ] as const) {
        const response = await post(route, body);
        assert.ok(response.status >= 400 && response.status < 500, `${route} ${response.status}`);
      }
    });
  }

  test('that is valid is accepted', async () => {
    const response = await post('/admin/forgot-password', { email: 'no.one+1@ports.example' });
    assert.equal(response.status, 204);
  });
});

describe('an error response', () => {
  const SECRET = '<q7zx>my secret';

  test('to a form names the field without repeating its value', async () => {
    for (const [route, body, path] of [
      ['reset-password', { password: SECRET, resetPasswordToken: 'x' }, 'password'],
      ['reset-password', { password: [SECRET], resetPasswordToken: 'x' }, 'password'],
      ['forgot-password', { email: SECRET }, 'email'],
      ['forgot-password', { email: 'a@ports.example', [SECRET]: 1, password: SECRET }, undefined],
      ['register-admin', { email: { a: SECRET }, password: SECRET }, 'email'],
    ] as const) {
      const response = await fetch(`${cms.url}/admin/${route}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      assert.equal(response.status, 400);
      assert.ok(!text.includes('q7zx') && !text.includes('my secret'), text);
      const { error } = JSON.parse(text) as {
        error: { name: string; details: { errors: { path: string[]; message: string }[] } };
      };
      assert.equal(error.name, 'ValidationError', `${route} ${text}`);
      assert.ok(error.details.errors.some((fault) => fault.message && fault.path[0] === path));
    }
  });

  test('to a query names the parameter only if it is a valid name', async () => {
    const refused = async (query: string): Promise<string> => {
      const response = await read(`articles?${query}`);
      assert.equal(response.status, 400);
      return response.text();
    };
    assert.match(await refused('filters[NoSuchField][$eq]=x'), /Invalid key NoSuchField/);
    for (const query of ['filters[%3Cq7zx%3E][$eq]=x', 'sort=%3Cq7zx%3E', 'fields=%3Cq7zx%3E']) {
      assert.doesNotMatch(await refused(query), /q7zx/);
    }
    assert.doesNotMatch(await refused('populate=%3Cq7zx%3E.a'), /q7zx/);
  });
});

describe('a process', () => {
  test('with a blocked event loop is killed, also after SIGTERM', async () => {
    const { signal, output } = await run(`
      require(${JSON.stringify(path.join(PROCESS, 'bounded-exit.js'))}).limitShutdown();
      require(${JSON.stringify(path.join(PROCESS, 'stall-guard.js'))}).killWhenStalled(1);
      setTimeout(() => { process.kill(process.pid, 'SIGTERM'); for (;;); }, 1500);
    `);
    assert.equal(signal, 'SIGKILL');
    const line = /"level":"error".*"service":"cms".*"limitSeconds":1,"msg":"event loop blocked/;
    assert.match(output, line);
  });

  test('that is busy but not blocked continues', async () => {
    const { status, output } = await run(`
      require(${JSON.stringify(path.join(PROCESS, 'stall-guard.js'))}).killWhenStalled(2);
      const until = Date.now() + 3000;
      (function busy() {
        for (const end = Date.now() + 200; Date.now() < end; );
        if (Date.now() < until) setTimeout(busy, 1);
        else console.log('done');
      })();
    `);
    assert.equal(status, 0);
    assert.match(output, /done/);
  });

  test('that does not finish its shutdown exits', async () => {
    const { status, output } = await run(`
      process.on('SIGTERM', async () => { await new Promise(() => undefined); });
      require(${JSON.stringify(path.join(PROCESS, 'bounded-exit.js'))}).limitShutdown(500);
      setInterval(() => undefined, 1000);
      process.kill(process.pid, 'SIGTERM');
    `);
    assert.equal(status, 1);
    assert.match(output, /ended 500 ms after SIGTERM/);
  });

  test('of the CMS ends on SIGTERM while requests are running, and keeps customized columns', async () => {
    const admin = await signIn(cms.url);
    const columns = ['Title', 'Slug'];
    const { layouts, settings: own, metadatas } = await readListView(admin);
    assert.deepEqual(layouts.list.slice(0, 3), ['Title', 'PublishDate', 'Category']);
    await admin.call('PUT', LIST_VIEW, {
      layouts: { ...layouts, list: columns },
      settings: own,
      // In the format of the panel's request.
      metadatas: Object.fromEntries(
        Object.entries(metadatas).map(([name, config]) => {
          const list = { ...config.list };
          delete list.mainField;
          return [name, { ...config, list }];
        }),
      ),
    });
    const requests = Array.from({ length: 20 }, () =>
      read('articles?populate=deep&pagination[limit]=100').catch(() => undefined),
    );
    await cms.restart();
    await Promise.all(requests);
    assert.equal((await read('articles')).status, 200);
    assert.deepEqual((await readListView(admin)).layouts.list, columns);
  });
});

const LIST_VIEW = '/content-manager/content-types/api::article.article/configuration';

interface ListView {
  layouts: { list: string[] };
  settings: object;
  metadatas: Record<string, { list: { mainField?: string } }>;
}

async function readListView(admin: Editor): Promise<ListView> {
  const { data } = await admin.call<{ data: { contentType: ListView } }>('GET', LIST_VIEW);
  return data.contentType;
}

async function run(script: string) {
  const child = spawn(process.execPath, ['-e', script], { timeout: TIMEOUT_MS });
  const [[status, signal], ...outputs] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, signal, output: outputs.join('') };
}

describe('a malformed request', () => {
  async function requestStatus(request: string): Promise<string | undefined> {
    const { hostname, port } = new URL(cms.url);
    const socket = net.connect(Number(port), hostname);
    socket.write(request);
    const [data] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return String(data).split(' ')[1];
  }

  test('is rejected if a proxy could parse it differently', async () => {
    for (const head of [
      'GET /admin HTTP/1.1\r\nHost: a\r\nHost: b',
      'GET /admin HTTP/1.1\r\nHost: a b',
      'GET /admin HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked',
      'GET /admin',
    ]) {
      assert.equal(await requestStatus(`${head}\r\n\r\n`), '400', head);
    }
  });

  test('is not logged as an error', async () => {
    const errors = () => cms.output().split(/"level":"error"|^ +at /m).length;
    const before = errors();
    for (const path of ['/%zz', '/uploads/%zz', '/admin/%zz']) {
      assert.equal((await fetch(cms.url + path)).status, 400, path);
    }
    const { hostname, port } = new URL(cms.url);
    const socket = net.connect(Number(port), hostname);
    socket.write(
      'POST /admin/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    await pause(200);
    socket.destroy();
    await pause(500);
    assert.equal(errors(), before, cms.output().slice(-2000));
  });

  test('has no CORS headers', async () => {
    for (const origin of ['', 'https://evil.example']) {
      const headers: Record<string, string> = origin ? { origin } : {};
      const response = await fetch(`${cms.url}/api/articles`, { headers });
      assert.equal(response.headers.get('access-control-allow-origin'), null);
      assert.equal(response.headers.get('access-control-allow-credentials'), null);
    }
  });
});

interface Sqlite {
  prepare(sql: string): { all(): { detail: string }[] };
  close(): void;
}

const usesPostgres = Boolean(process.env.CMS_TEST_POSTGRES_BIN);

test('growing types are read from an index', { skip: usesPostgres }, () => {
  // It has no types.
  // oxlint-disable-next-line typescript/no-require-imports
  const Database = require('better-sqlite3') as new (file: string) => Sqlite;
  const database = new Database(path.join(cms.dataDir, 'data.db'));
  const steps = (query: string) => {
    const plan = database.prepare(`explain query plan ${query}`).all();
    return plan.map(({ detail }) => detail).join(', ');
  };
  for (const [table, date] of [
    ['articles', 'publish_date'],
    ['circulars', 'release_date'],
  ]) {
    const shown = `locale = 'ar' and published_at is not null and ${date} <= '2026-01-01'`;
    const list = steps(`select * from ${table} where ${shown} order by ${date} desc limit 10`);
    assert.match(list, new RegExp(`USING INDEX ${table}_by_date .*${date}<`));
    assert.doesNotMatch(list, /SCAN|TEMP/);
  }
  for (const [table, name] of [
    ['articles', 'slug'],
    ['circulars', 'circular_number'],
  ]) {
    const one = `${name} = 'a' and locale = 'ar' and published_at is not null`;
    const found = steps(`select * from ${table} where ${one} limit 1`);
    assert.match(found, new RegExp(`USING INDEX ${table}_by_\\w+ \\(${name}=`));
  }
  const replacing = `replaces is not null and lower(replaces) like '%2026/014%' and locale = 'ar'`;
  const linked = steps(`select * from circulars where ${replacing} order by release_date desc`);
  assert.match(linked, /USING INDEX circulars_that_replace/);
  database.close();
});
