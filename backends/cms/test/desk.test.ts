import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { readSettings } from '../src/settings';
import type { RunningCms } from './cms';
import { addPerson, signIn, type Editor, type Person } from './editor';
import { CALLBACK, CONTACT, FILE, type FakeDesk } from './fake-desk';
import { DESK_TOKEN, withForms } from './shared';

const PASSWORD = 'Quay-Berth-2026';

const settings = readSettings();
let cms: RunningCms;
let desk: FakeDesk;
let admin: Editor;
let reader: Person;
let clerk: Person;
let head: Person;
let editor: Person;

before(async () => {
  ({ cms, desk } = await withForms.use());
  admin = await signIn(cms.url);
  reader = await person('desk-reader');
  clerk = await person('desk-clerk');
  head = await person('desk-head');
  editor = await person('strapi-editor');
});

after(() => withForms.release());

function person(code: string): Promise<Person> {
  return addPerson(cms.url, admin, { code, email: `${code}@ports.example`, password: PASSWORD });
}

function ask(
  who: Person | undefined,
  method: string,
  path: string,
  { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(`${cms.url}/desk${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...who?.editor.headers, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function refusal(response: Response): Promise<[number, string | undefined]> {
  const { error } = (await response.json()) as { error?: { details?: { reason?: string } } };
  return [response.status, error?.details?.reason];
}

const answerTo = (version: number) => ({
  language: 'ar',
  subject: 'ردّ',
  body: 'نص الرد',
  nextState: 'answered',
  version,
  key: 'key-of-an-answer',
});

/** Desk routes with their permitted roles. */
const REQUESTS: [method: string, path: string, allowed: string, body?: unknown][] = [
  ['GET', '/me', 'reader clerk head'],
  ['GET', '/summary', 'reader clerk head'],
  ['GET', '/cases', 'reader clerk head'],
  ['GET', `/cases/${CONTACT}`, 'reader clerk head'],
  ['GET', `/cases/${CONTACT}/files/1`, 'reader clerk head'],
  ['GET', '/people', 'clerk head'],
  ['GET', '/templates', 'clerk head'],
  ['GET', '/cases.ndjson', 'clerk head'],
  ['PUT', `/cases/${CALLBACK}`, 'clerk head', { version: 0 }],
  ['POST', `/cases/${CALLBACK}/notes`, 'clerk head', { text: 'note', key: 'key-of-a-note' }],
  ['POST', `/cases/${CALLBACK}/answers`, 'clerk head', answerTo(0)],
  [
    'POST',
    `/cases/${CALLBACK}/decision`,
    'clerk head',
    { decision: 'refused', text: 'reason', version: 0 },
  ],
  ['GET', '/access-log', 'head'],
  ['PUT', '/people/0/departments', 'head', { departments: [] }],
];

describe('the desk', () => {
  for (const [method, path, allowed, body] of REQUESTS) {
    test(`${method} ${path} requires ${allowed}`, async () => {
      for (const [name, who] of Object.entries({ reader, clerk, head, editor })) {
        const { status } = await ask(who, method, path, { body });
        assert.equal(status !== 403, allowed.includes(name), `${name}: ${status}`);
      }
      const before = desk.calls.length;
      assert.equal((await ask(undefined, method, path, { body })).status, 401);
      const asSite = { headers: { authorization: `Bearer ${settings.readToken}` }, body };
      assert.equal((await ask(undefined, method, path, asSite)).status, 401);
      assert.equal(desk.calls.length, before);
    });
  }

  test('takes the user from the session, not from headers', async () => {
    const headers = {
      'x-desk-user': '999',
      'x-desk-name': 'Another%20User',
      'x-desk-role': 'head',
      'x-desk-departments': '*',
    };
    assert.equal((await ask(reader, 'GET', '/cases', { headers })).status, 200);
    const call = desk.calls.at(-1);
    assert.equal(call?.user, String(reader.id));
    assert.equal(call?.name, 'desk-reader');
    assert.equal(call?.role, 'reader');
    assert.equal(call?.departments, '');
    assert.equal(call?.authorization, `Bearer ${DESK_TOKEN}`);
  });

  test('passes on filters, and the search from a header', async () => {
    const headers = { 'x-desk-search': encodeURIComponent('سالم 1012345678') };
    const query = '?kind=contact&state=open&page=2&pageSize=10&sort=due&role=head&user=7';
    assert.equal((await ask(clerk, 'GET', `/cases${query}`, { headers })).status, 200);
    assert.deepEqual(desk.calls.at(-1)?.query, {
      kind: 'contact',
      state: 'open',
      page: '2',
      pageSize: '10',
      sort: 'due',
      search: 'سالم 1012345678',
    });
    assert.doesNotMatch(cms.output(), /1012345678/);
  });

  for (const [what, path, headers] of [
    ['a list for a value', '/cases?kind=contact&kind=order', {}],
    ['a value without end', `/cases?state=${'a'.repeat(201)}`, {}],
    ['a search that is not encoded', '/cases', { 'x-desk-search': '%E0%A4%A' }],
    ['a search without end', '/cases', { 'x-desk-search': 'a'.repeat(201) }],
  ] as const) {
    test(`rejects ${what} without a request`, async () => {
      const before = desk.calls.length;
      assert.deepEqual(await refusal(await ask(clerk, 'GET', path, { headers })), [400, 'input']);
      assert.equal(desk.calls.length, before);
    });
  }

  for (const path of ['/cases/..%2Fsummary', '/cases/%2E%2E', '/cases/a%00b', '/cases/a%3Fb']) {
    test(`has no case at ${path}`, async () => {
      const before = desk.calls.length;
      assert.equal((await ask(head, 'GET', path)).status, 404);
      assert.equal(desk.calls.length, before);
    });
  }

  test('assigns a case by account id with the name of the account', async () => {
    const { version } = (await (await ask(clerk, 'GET', `/cases/${CONTACT}`)).json()) as {
      version: number;
    };
    const body = { assignee: String(head.id), version };
    assert.equal((await ask(clerk, 'PUT', `/cases/${CONTACT}`, { body })).status, 200);
    const call = desk.calls.at(-1);
    assert.equal(call?.method, 'PATCH');
    assert.deepEqual(call?.body, {
      version,
      assignee: { id: String(head.id), name: 'desk-head', departments: '*' },
    });
  });

  test('assigns no user without access to the case', async () => {
    for (const assignee of [String(editor.id), String(reader.id), '0', 'me']) {
      const response = await ask(clerk, 'PUT', `/cases/${CONTACT}`, {
        body: { assignee, version: 1 },
      });
      assert.deepEqual(await refusal(response), [400, 'unknown-person']);
    }
  });

  test('sends the departments of the assignee', async () => {
    const body = { assignee: String(clerk.id), department: 'website', version: 1 };
    await ask(head, 'PUT', `/cases/${CONTACT}`, { body });
    const { assignee } = desk.calls.at(-1)?.body as { assignee: { departments: unknown } };
    assert.deepEqual(assignee.departments, []);
  });

  test('passes on conflicts and invalid transitions', async () => {
    const { version } = (await (await ask(clerk, 'GET', `/cases/${CALLBACK}`)).json()) as {
      version: number;
    };
    desk.change(CALLBACK, 'closed');
    const answers = `/cases/${CALLBACK}/answers`;
    const late = await ask(clerk, 'POST', answers, { body: answerTo(version) });
    assert.deepEqual(await refusal(late), [409, 'changed']);
    const body = { state: 'waiting', version: version + 1 };
    const wrong = await ask(clerk, 'PUT', `/cases/${CALLBACK}`, { body });
    assert.deepEqual(await refusal(wrong), [422, 'transition']);
  });

  test('rejects an oversized text', async () => {
    const body = { ...answerTo(1), body: 'ن'.repeat(60_000) };
    const response = await ask(clerk, 'POST', `/cases/${CONTACT}/answers`, { body });
    assert.deepEqual(await refusal(response), [413, 'too-large']);
  });

  test('sends files and lists as attachments without caching', async () => {
    const file = await ask(reader, 'GET', `/cases/${CONTACT}/files/1`);
    assert.equal(file.headers.get('content-disposition'), `attachment; filename="${CONTACT}.pdf"`);
    assert.equal(file.headers.get('cache-control'), 'no-store');
    assert.equal(file.headers.get('x-content-type-options'), 'nosniff');
    assert.deepEqual(Buffer.from(await file.arrayBuffer()), FILE);
    const list = await ask(clerk, 'GET', '/cases.ndjson?state=open&page=3');
    assert.match(list.headers.get('content-type') ?? '', /^application\/x-ndjson/);
    assert.match(await list.text(), new RegExp(CONTACT));
    assert.deepEqual(desk.calls.at(-1)?.query, { state: 'open' });
  });
});

describe('departments', () => {
  const readDepartments = async (who: Person): Promise<unknown> =>
    ((await (await ask(who, 'GET', '/me')).json()) as { departments: unknown }).departments;

  test('are assigned by a head and apply to the next request', async () => {
    assert.deepEqual(await readDepartments(clerk), []);
    assert.equal(await readDepartments(head), '*');
    const body = { departments: ['customer-care', 'warehouse'] };
    const response = await ask(head, 'PUT', `/people/${clerk.id}/departments`, { body });
    assert.equal(response.status, 200);
    assert.deepEqual(await readDepartments(clerk), body.departments);
    await ask(clerk, 'GET', '/cases');
    assert.equal(desk.calls.at(-1)?.departments, 'customer-care,warehouse');
    const line = new RegExp(`"user":"?${clerk.id}"?,.*"msg":"desk departments changed"`);
    assert.match(cms.output(), line);
  });

  test('must exist, and the user must work at the desk', async () => {
    const departments = ['treasury'];
    const unknown = await ask(head, 'PUT', `/people/${clerk.id}/departments`, {
      body: { departments },
    });
    assert.deepEqual(await refusal(unknown), [400, 'input']);
    const stranger = await ask(head, 'PUT', `/people/${editor.id}/departments`, {
      body: { departments: [] },
    });
    assert.deepEqual(await refusal(stranger), [400, 'unknown-person']);
  });

  test('are listed with the users, without email addresses', async () => {
    const list = await (await ask(clerk, 'GET', '/people')).text();
    const people = JSON.parse(list) as { id: string; role: string }[];
    const findRole = ({ id }: Person) => people.find((person) => person.id === String(id))?.role;
    assert.deepEqual([reader, clerk, head, editor].map(findRole), [
      'reader',
      'clerk',
      'head',
      undefined,
    ]);
    assert.doesNotMatch(list, /@/);
  });
});

describe('a desk whose e-services API', () => {
  after(() => {
    desk.mood = 'well';
  });

  for (const [mood, what] of [
    ['broken', 'fails'],
    ['nonsense', 'sends no JSON'],
    ['moved', 'points somewhere else'],
    ['huge', 'sends too much'],
  ] as const) {
    test(`${what} is reported as unavailable`, async () => {
      desk.mood = mood;
      assert.deepEqual(await refusal(await ask(clerk, 'GET', '/cases')), [502, 'unavailable']);
    });
  }

  test('does not respond is reported as a timeout', async () => {
    desk.mood = 'silent';
    assert.deepEqual(await refusal(await ask(clerk, 'GET', '/cases')), [504, 'timeout']);
    desk.mood = 'well';
    assert.equal((await ask(clerk, 'GET', '/cases')).status, 200);
  });
});
