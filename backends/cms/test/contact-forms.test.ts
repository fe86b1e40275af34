import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { CONTACT_FORM, wireExampleOf } from '@ports-authority/e-services-contract';
import { samplePdf } from '@ports-authority/submissions/dist/testing/sample-pdf';
import { readSettings } from '../src/settings';
import { waitFor, type RunningCms, type WebhookListener } from './cms';
import { signIn, type Editor } from './editor';
import { FORMS_TOKEN, withForms } from './shared';

const TYPE = 'api::contact-form.contact-form';
const MAX_FILE_BYTES = 5_242_880;
const HOUR = 60 * 60 * 1000;
const SECRET_NAME = 'Visitor Whose Name Is Not Logged';

const FIELDS = { ...wireExampleOf(CONTACT_FORM), name: SECRET_NAME };

interface Row {
  id: number;
  documentId: string;
  FileName: string;
  [field: string]: unknown;
}

const settings = readSettings();
const asSite = { authorization: `Bearer ${FORMS_TOKEN}` };
const asReader = { authorization: `Bearer ${settings.readToken}` };
let cms: RunningCms;
let site: WebhookListener;
let admin: Editor;

before(async () => {
  ({ cms, site } = await withForms.use());
  admin = await signIn(cms.url);
});

after(() => withForms.release());

const LETTER = samplePdf(0, 'letter').toString();

const pdf = (name = 'letter.pdf', content: string | Buffer = LETTER, type?: string) =>
  new File([content], name, { type: type ?? 'application/pdf' });

function post(
  address: string,
  body: FormData | string,
  headers: Record<string, string> = asSite,
): Promise<Response> {
  return fetch(`${cms.url}/api/${address}`, { method: 'POST', headers, body });
}

function upload(files: File[], headers?: Record<string, string>): Promise<Response> {
  const body = new FormData();
  for (const file of files) body.append('files', file, file.name);
  return post('upload', body, headers);
}

async function uploaded(): Promise<string> {
  const response = await upload([pdf()]);
  assert.equal(response.status, 201);
  const [first] = (await response.json()) as { id: string }[];
  return first?.id ?? '';
}

function send(fields: Record<string, string>, headers?: Record<string, string>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return post('contact-forms', body, headers);
}

async function readReference(response: Response): Promise<string> {
  const { data } = (await response.json()) as { data: { Reference: string } };
  return data.Reference;
}

async function sentences(response: Response): Promise<Record<string, string>> {
  const { error } = (await response.json()) as {
    error: { details: { fields: Record<string, string> } };
  };
  return error.details.fields;
}

const rows = () => admin.list<Row>(TYPE, 'pageSize=100&sort=ReceivedAt:DESC');

const folder = (): string => path.join(cms.dataDir, 'contact-files');
const storedFiles = (): string[] =>
  fs.readdirSync(folder()).filter((name) => name.endsWith('.pdf'));
const parts = (): string[] => fs.readdirSync(path.join(folder(), 'incoming'));

describe('a contact form', () => {
  test('is stored with its file under a reference number', async () => {
    const file = await uploaded();
    const response = await send({ ...FIELDS, file, SubmissionKey: randomUUID() });
    assert.equal(response.status, 201);
    const reference = await readReference(response);
    assert.match(reference, /^NPA-\d{4}-[0-9A-HJKMNP-TV-Z]{6}$/);
    const stored = (await rows()).find(({ Reference }) => Reference === reference);
    for (const [name, value] of Object.entries(FIELDS)) assert.equal(stored?.[name], value, name);
    assert.equal(stored?.FileName, file);
    const onDisk = path.join(folder(), file);
    assert.equal(fs.readFileSync(onDisk, 'utf8'), LETTER);
    assert.equal(fs.statSync(folder()).mode & 0o777, 0o700);
    assert.equal(fs.statSync(onDisk).mode & 0o777, 0o600);
    assert.match(file, /^[0-9a-f-]{36}\.pdf$/, 'the name is generated');
    for (const address of [`uploads/${file}`, `contact-files/${file}`, file]) {
      assert.equal((await fetch(`${cms.url}/${address}`)).status, 404, address);
    }
  });

  test('is stored without invisible characters', async () => {
    const copied = {
      name: '\u2068شركة\u2069 النقل\u200f',
      emailAddress: '\u200evisitor@مثال.السعودية',
      details: '\u200bFirst\u000bTerminal\u001e3',
    };
    const form = { ...FIELDS, ...copied, file: await uploaded(), SubmissionKey: randomUUID() };
    const reference = await readReference(await send(form));
    const stored = (await rows()).find(({ Reference }) => Reference === reference);
    assert.deepEqual(
      [stored?.name, stored?.emailAddress, stored?.details],
      ['شركة النقل', 'visitor@xn--mgbh0fb.xn--mgberp4a5d4ar', 'First\nTerminal-3'],
    );
    const invisible = { ...form, name: '\u200b \u200b', details: '\u3164' };
    const refused = await send({ ...invisible, SubmissionKey: randomUUID() });
    assert.equal(refused.status, 400);
    assert.deepEqual(Object.keys(await sentences(refused)).sort(), ['details', 'name']);
  });

  test('of 5 MB is accepted, one byte more is not', async () => {
    const largest = samplePdf(MAX_FILE_BYTES);
    assert.equal((await upload([pdf('largest.PDF', largest)])).status, 201);
    const refused = await upload([pdf('larger.pdf', samplePdf(MAX_FILE_BYTES + 1))]);
    assert.equal(refused.status, 413);
    assert.deepEqual(await sentences(refused), { file: 'File is too large' });
    assert.deepEqual(parts(), []);
  });

  test('is stored once, even if it is sent repeatedly or in parallel', async () => {
    const SubmissionKey = randomUUID();
    const before = (await rows()).length;
    const files = await Promise.all([uploaded(), uploaded(), uploaded(), uploaded()]);
    const answers = await Promise.all(
      files.map((file) => send({ ...FIELDS, file, SubmissionKey })),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 200, 201]);
    const references = new Set(await Promise.all(answers.map(readReference)));
    assert.equal(references.size, 1);
    assert.equal((await rows()).length, before + 1);
    const kept = files.filter((file) => storedFiles().includes(file));
    assert.equal(kept.length, 1, 'the files of the other three are gone');

    const query = new URLSearchParams({ 'filters[SubmissionKey][$startsWith]': SubmissionKey });
    const found = await fetch(`${cms.url}/api/contact-forms?${query}`, { headers: asSite });
    assert.deepEqual(await found.json(), {
      data: [{ Reference: [...references][0], SubmissionKey }],
    });
  });

  test('is rejected if its key was used for other content', async () => {
    const key = '0'.repeat(16) + randomUUID().replaceAll('-', '').slice(16);
    const first = await send({ ...FIELDS, file: await uploaded(), SubmissionKey: `${key}aaaa` });
    assert.equal(first.status, 201);
    const before = (await rows()).length;
    const file = await uploaded();
    const other = await send({ ...FIELDS, file, SubmissionKey: `${key}bbbb` });
    assert.equal(other.status, 409);
    assert.equal((await rows()).length, before);
    assert.ok(!storedFiles().includes(file));

    const query = new URLSearchParams({ 'filters[SubmissionKey][$startsWith]': key });
    const found = await fetch(`${cms.url}/api/contact-forms?${query}`, { headers: asSite });
    const { data } = (await found.json()) as { data: { Reference: string }[] };
    assert.equal(data[0]?.Reference, await readReference(first));
  });

  test('is rejected with the names of its invalid fields', async () => {
    const before = (await rows()).length;
    const file = await uploaded();
    const valid: Record<string, string> = { ...FIELDS, file, SubmissionKey: randomUUID() };
    const wrong: [string, string][] = [
      ['name', ''],
      ['name', 'x'.repeat(101)],
      ['name', 'two\nlines'],
      ['emailAddress', 'visitor@example'],
      ['relationToPorts', 'Neighbour'],
      ['file', '../../data.db'],
      ['SubmissionKey', 'short'],
    ];
    for (const [field, value] of wrong) {
      const refused = await send({ ...valid, [field]: value });
      assert.equal(refused.status, 400, field);
      assert.deepEqual(await sentences(refused), { [field]: 'Input is not valid' });
    }
    const unknown = await send({ ...valid, file: `${randomUUID()}.pdf` });
    assert.deepEqual(await sentences(unknown), { file: 'File is required' });
    const empty = await send({});
    assert.equal(Object.keys(await sentences(empty)).length, 11);
    assert.equal((await rows()).length, before);
  });

  test('cannot claim the file of another form', async () => {
    const file = await uploaded();
    const first = await send({ ...FIELDS, file, SubmissionKey: randomUUID() });
    assert.equal(first.status, 201);
    const second = await send({ ...FIELDS, file, SubmissionKey: randomUUID() });
    assert.deepEqual(await sentences(second), { file: 'File is required' });
    assert.ok(storedFiles().includes(file));
  });

  test('is refused if the body is not multipart or has a file', async () => {
    const json = { ...asSite, 'content-type': 'application/json' };
    for (const address of ['contact-forms', 'upload']) {
      assert.equal((await post(address, JSON.stringify(FIELDS), json)).status, 415);
    }
    const body = new FormData();
    body.set('name', pdf());
    assert.equal((await post('contact-forms', body)).status, 400);
  });
});

// The rules for PDFs are tested in packages/submissions, lost connections with the e-services.
describe('a file', () => {
  const refused: [string, File[], number, string?][] = [
    ['of another signature', [pdf('letter.pdf', 'PK\u0003\u0004 zip')], 400, 'File must be a PDF'],
    [
      'that is cut off',
      [pdf('letter.pdf', LETTER.slice(0, 60))],
      400,
      'File is damaged or incomplete',
    ],
    ['with a virus', [pdf('a.pdf', samplePdf(0, 'EVIL'))], 400, 'Input is not valid'],
    ['that can’t be scanned', [pdf('a.pdf', samplePdf(0, 'SILENT'))], 500],
    ['that is missing', [], 400],
    ['beside a second one', [pdf(), pdf()], 400],
  ];
  for (const [what, files, status, sentence] of refused) {
    test(`${what} is rejected and not stored`, async () => {
      const before = storedFiles();
      const response = await upload(files);
      assert.equal(response.status, status);
      if (sentence) assert.deepEqual(await sentences(response), { file: sentence });
      assert.deepEqual(storedFiles(), before);
      assert.deepEqual(parts(), []);
    });
  }
});

describe('contact forms are closed', () => {
  test('without their token', async () => {
    const form = { ...FIELDS, file: `${randomUUID()}.pdf`, SubmissionKey: randomUUID() };
    const before = storedFiles().length;
    for (const headers of [
      {},
      { authorization: 'Bearer made-up' },
      asReader,
      { authorization: `Bearer ${settings.previewToken}` },
    ] as Record<string, string>[]) {
      const answers = [
        await upload([pdf()], headers),
        await send(form, headers),
        await fetch(`${cms.url}/api/contact-forms?populate=*`, { headers }),
      ];
      for (const { status } of answers) assert.ok([401, 403].includes(status), String(status));
    }
    assert.equal(storedFiles().length, before);
  });

  test('to reading, even with their token', async () => {
    for (const query of ['', '?populate=*', '?filters[name][$contains]=a', '?status=draft']) {
      const answer = await fetch(`${cms.url}/api/contact-forms${query}`, { headers: asSite });
      assert.equal(answer.status, 400, query);
      assert.doesNotMatch(await answer.text(), new RegExp(SECRET_NAME));
    }
    for (const { id, documentId } of await rows()) {
      for (const name of [id, documentId]) {
        const address = `${cms.url}/api/contact-forms/${name}`;
        for (const headers of [{}, asReader, asSite]) {
          assert.equal((await fetch(address, { headers })).status, 404);
        }
      }
    }
    for (const address of ['articles', 'upload/files', 'users']) {
      const answer = await fetch(`${cms.url}/api/${address}`, { headers: asSite });
      assert.equal(answer.status, 401, address);
    }
    assert.equal((await post('articles', new FormData())).status, 405);
    const remove = { method: 'DELETE', headers: asSite };
    assert.equal((await fetch(`${cms.url}/api/contact-forms`, remove)).status, 405);
  });

  test('to editors, but not to administrators', async () => {
    assert.ok((await rows()).length > 0);
    const { data: roles } = await admin.call<{ data: { id: number; code: string }[] }>(
      'GET',
      '/admin/roles',
    );
    for (const { id, code } of roles) {
      const { data } = await admin.call<{ data: { subject: string | null }[] }>(
        'GET',
        `/admin/roles/${id}/permissions`,
      );
      const given = data.some(({ subject }) => subject === TYPE);
      assert.equal(given, ['strapi-super-admin', 'contact-forms-reader'].includes(code), code);
    }
  });

  test('to the site’s webhook', async () => {
    const [row] = (await rows()) as [Row];
    site.deliveries.length = 0;
    await admin.call('PUT', `/content-manager/collection-types/${TYPE}/${row.documentId}`, {
      purpose: 'Inquiry',
    });
    const listed = await fetch(`${cms.url}/api/articles`, { headers: asReader });
    const { data } = (await listed.json()) as { data: Row[] };
    const article = `/content-manager/collection-types/api::article.article/${data[0]?.documentId}`;
    await admin.call('PUT', `${article}?locale=ar`, { Title: 'عنوان' });
    await waitFor(() => site.deliveries.length > 0);
    assert.deepEqual(
      [...new Set(site.deliveries.map(({ body }) => body.uid))],
      ['api::article.article'],
    );
  });
});

describe('a form’s file', () => {
  const download = (documentId: string, headers: Record<string, string> = {}) =>
    fetch(`${cms.url}/contact-forms/${documentId}/file`, { headers });

  async function stored(): Promise<Row> {
    const file = await uploaded();
    assert.equal((await send({ ...FIELDS, file, SubmissionKey: randomUUID() })).status, 201);
    return (await rows()).find(({ FileName }) => FileName === file) as Row;
  }

  /** A new account with its own role. */
  async function signInAs(name: string, permissions: object[]): Promise<Editor> {
    const role = await admin.call<{ data: { id: number } }>('POST', '/admin/roles', { name });
    const { id } = role.data;
    await admin.call('PUT', `/admin/roles/${id}/permissions`, { permissions });
    const email = `${name}@example.com`;
    const password = `Panel-${randomUUID()}`;
    const created = await admin.call<{ data: { id: number } }>('POST', '/admin/users', {
      email,
      firstname: name,
      lastname: name,
      roles: [id],
    });
    await admin.call('PUT', `/admin/users/${created.data.id}`, { password, isActive: true });
    return signIn(cms.url, { email, password });
  }

  const reading = (fields: string[]) => [
    {
      action: 'plugin::content-manager.explorer.read',
      subject: TYPE,
      properties: { fields },
      conditions: [],
    },
  ];

  test('is downloaded by an administrator under the reference number', async () => {
    const { documentId, Reference } = await stored();
    const answer = await download(documentId, admin.headers);
    assert.equal(answer.status, 200);
    assert.equal(await answer.text(), LETTER);
    assert.equal(answer.headers.get('content-type'), 'application/pdf');
    assert.equal(
      answer.headers.get('content-disposition'),
      `attachment; filename="${String(Reference)}.pdf"`,
    );
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
    const line = new RegExp(
      `"user":\\d+,"reference":"${Reference}","msg":"contact form file downloaded"`,
    );
    assert.match(cms.output(), line);
  });

  test('is not downloaded without signing in', async () => {
    const { documentId } = await stored();
    for (const headers of [
      {},
      { authorization: 'Bearer made-up' },
      asSite,
      asReader,
      { authorization: `Bearer ${settings.previewToken}` },
    ] as Record<string, string>[]) {
      const answer = await download(documentId, headers);
      assert.equal(answer.status, 401);
      assert.doesNotMatch(await answer.text(), /%PDF/);
    }
  });

  test('is downloaded only by roles that may read FileName', async () => {
    const { documentId } = await stored();
    const readers: [string, object[], number][] = [
      ['complaints', reading(['Reference', 'FileName']), 200],
      ['statistics', reading(['Reference', 'purpose']), 403],
      ['newcomers', [], 403],
    ];
    for (const [name, permissions, status] of readers) {
      const { headers } = await signInAs(name, permissions);
      assert.equal((await download(documentId, headers)).status, status, name);
    }
  });

  test('is not found if it does not exist or FileName was changed', async () => {
    const { documentId, FileName } = await stored();
    assert.equal((await download('unknown', admin.headers)).status, 404);
    const address = `/content-manager/collection-types/${TYPE}/${documentId}`;
    for (const name of ['../data.db', 'incoming', '../contact-files/letter.pdf']) {
      await admin.call('PUT', address, { FileName: name });
      assert.equal((await download(documentId, admin.headers)).status, 404, name);
    }
    await admin.call('PUT', address, { FileName });
    fs.rmSync(path.join(folder(), FileName));
    assert.equal((await download(documentId, admin.headers)).status, 404);
  });
});

test('an expired form is deleted with its file, a file without a form after an hour', async () => {
  const [old, young, orphan, fresh] = [
    await uploaded(),
    await uploaded(),
    await uploaded(),
    await uploaded(),
  ];
  for (const file of [old, young]) {
    assert.equal((await send({ ...FIELDS, file, SubmissionKey: randomUUID() })).status, 201);
  }
  const set = async (file: string, days: number): Promise<void> => {
    const row = (await rows()).find(({ FileName }) => FileName === file) as Row;
    const ReceivedAt = new Date(Date.now() - days * 24 * HOUR).toISOString();
    const address = `/content-manager/collection-types/${TYPE}/${row.documentId}`;
    await admin.call('PUT', address, { ReceivedAt });
  };
  await set(old, 30.01);
  await set(young, 29.99);
  const earlier = new Date(Date.now() - HOUR - 1000);
  for (const file of [orphan, young]) fs.utimesSync(path.join(folder(), file), earlier, earlier);
  const half = path.join(folder(), 'incoming', `${randomUUID()}.part`);
  fs.writeFileSync(half, '%PDF-');
  fs.utimesSync(half, earlier, earlier);

  await cms.restart();
  const names = (await rows()).map(({ FileName }) => FileName);
  assert.ok(!names.includes(old) && names.includes(young));
  const kept = storedFiles();
  assert.ok(!kept.includes(old) && !kept.includes(orphan), 'expired and orphaned files are gone');
  assert.ok(kept.includes(young) && kept.includes(fresh), 'the others are there');
  assert.deepEqual(parts(), []);
  assert.match(cms.output(), /"expired":1,"orphanedFiles":2,"msg":"contact forms deleted"/);
});

test('the log contains no input of visitors', () => {
  for (const secret of [SECRET_NAME, FIELDS.emailAddress, FIELDS.identityNumber, FORMS_TOKEN]) {
    assert.ok(!cms.output().includes(secret));
  }
});
