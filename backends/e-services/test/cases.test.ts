import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { CaseDetails, ExportedCase } from '@ports-authority/e-services-contract';
import { FolderStore } from '@ports-authority/submissions';
import { eq, sql } from 'drizzle-orm';
import { backfillFoldedText } from '../src/cases/search.js';
import { submissions } from '../src/database/schema.js';
import { DeskFiles } from '../src/desk/files.js';
import { pdf } from './support/client.js';
import { withEachDatabase } from './support/databases.js';
import { deskClient, deskEnvironment } from './support/desk.js';
import { openMailbox, type Mailbox } from './support/mailbox.js';
import { startHere, type Running } from './support/running.js';
import { CALLBACK, CONTACT, DATA_SHARING, FEEDBACK, ORDER } from './support/samples.js';

withEachDatabase('cases', (environment) => {
  let service: Running;
  let mailbox: Mailbox;
  const desk = (role: 'reader' | 'clerk' | 'head' = 'clerk', departments = '*') =>
    deskClient(service.settings.deskPort, role, departments);

  before(async () => {
    mailbox = await openMailbox();
    service = await startHere({
      ...(await environment()),
      ...(await deskEnvironment()),
      DESK_UNSCANNED_FILES: 'on',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'noreply@authority.example',
    });
  });
  after(async () => {
    await service.stop();
    await mailbox.close();
  });

  const contact = async (details = CONTACT.details): Promise<string> => {
    const file = { field: 'file', content: pdf(2000, details) };
    const { body } = await service.client.submit('/contactUs', { ...CONTACT, details }, file);
    return body.data.reference as string;
  };
  const details = async (reference: string, client = desk()) =>
    (await client.get(`/cases/${reference}`)).body as CaseDetails;

  test('every submission opens a case of its department, with the promised day', async () => {
    const reference = await contact();
    const { body: sharing } = await service.client.submit('/dataSharing', DATA_SHARING);
    const { body: order } = await service.client.submit('/orderForm', ORDER);
    await service.client.post('/remarks', CALLBACK);
    await service.client.post('/feedback', FEEDBACK);
    await service.client.post('/feedback', { ...FEEDBACK, reason: 'لم أجد الرسوم' });
    const { body } = await desk().get('/cases', { sort: 'newest' });
    const found = (body.items as CaseDetails[]).map(({ kind, state, department }) => [
      kind,
      state,
      department,
    ]);
    assert.deepEqual(found, [
      ['feedback', 'received', 'website'],
      ['feedback', 'closed', 'website'],
      ['callback', 'received', 'customer-care'],
      ['order', 'received', 'warehouse'],
      ['data-sharing', 'received', 'data-management'],
      ['contact', 'received', 'customer-care'],
    ]);
    const shown = await details(reference);
    assert.match(shown.dueOn ?? '', /^\d{4}-\d\d-\d\d$/);
    assert.equal(shown.overdue, false);
    assert.deepEqual(shown.fields.map(({ name }) => name).slice(0, 2), ['name', 'emailAddress']);
    assert.equal(shown.files[0]?.title, 'document.pdf');
    assert.equal((await details(sharing.data.reference)).title, DATA_SHARING.applicant);
    assert.equal((await details(order.data.reference)).department, 'warehouse');
  });

  test('a change has its history; one that is based on an older version is refused', async () => {
    const reference = await contact('تغيير');
    const { body: taken } = await desk().patch(`/cases/${reference}`, {
      state: 'in-progress',
      assignee: { id: 'user-clerk', name: 'سارة العمري', departments: ['customer-care'] },
      version: 1,
    });
    assert.equal(taken.version, 2);
    assert.equal(taken.assignee.name, 'سارة العمري');
    const late = await desk().patch(`/cases/${reference}`, { state: 'closed', version: 1 });
    assert.deepEqual([late.status, late.body.error], [409, 'changed']);
    const odd = await desk().patch(`/cases/${reference}`, { state: 'received', version: 2 });
    assert.deepEqual([odd.status, odd.body.error], [422, 'transition']);
    const moved = await desk().patch(`/cases/${reference}`, {
      department: 'warehouse',
      version: 2,
    });
    assert.equal(moved.body.assignee, null, 'whoever was in charge is of the other department');
    // The acknowledgement may be sent before, between or after the clerk's changes.
    const work = (moved.body as CaseDetails).history.filter(({ what }) => what !== 'message-sent');
    assert.deepEqual(
      work.map(({ what, to }) => [what, to]),
      [
        ['received', null],
        ['state', 'in-progress'],
        ['assignee', 'سارة العمري'],
        ['department', 'warehouse'],
        ['assignee', null],
      ],
    );
    const both = await Promise.all(
      ['waiting', 'closed'].map((state) =>
        desk().patch(`/cases/${reference}`, { state, version: 3 }),
      ),
    );
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  });

  test('an assignee belongs to the department, and is found also without an account', async () => {
    const reference = await contact('إسناد');
    const path = `/cases/${reference}`;
    const gone = { id: 'user-gone', name: 'ريم القحطاني' };
    const assign = (departments: unknown, more = {}) =>
      desk().patch(path, { assignee: { ...gone, departments }, version: 1, ...more });
    const refused = await assign(['warehouse']);
    assert.deepEqual([refused.status, refused.body.error], [400, 'unknown-person']);
    const handed = await assign(['customer-care'], { department: 'warehouse' });
    assert.deepEqual([handed.status, handed.body.error], [400, 'unknown-person']);
    assert.equal((await assign(['customer-care', 'website'])).status, 200);
    const assignees = async (departments?: string) =>
      (await desk('clerk', departments).get('/summary')).body.assignees as { id: string }[];
    assert.deepEqual(
      (await assignees()).find(({ id }) => id === gone.id),
      gone,
    );
    assert.deepEqual(await assignees('warehouse'), []);
  });

  test('a follow-up of the sender is linked to the case, a stranger is not', async () => {
    const sender = { emailAddress: 'again@mail.example', mobileNumber: '966511111111' };
    const write = async (text: string, from: object = sender) => {
      const fields = { ...CONTACT, ...from, details: text };
      const file = { field: 'file', content: pdf(2000, text) };
      const { status, body } = await service.client.submit('/contactUs', fields, file);
      assert.equal(status, 200);
      return body.data.reference as string;
    };
    const { body: sharing } = await service.client.submit('/dataSharing', {
      ...DATA_SHARING,
      ...sender,
    });
    const first = sharing.data.reference as string;
    const path = `/cases/${first}`;
    await desk().patch(path, { state: 'waiting', version: 1 });
    const typed = first.toLowerCase().replaceAll('-', ' ');
    const other = { emailAddress: 'other@mail.example', mobileNumber: '966522222222' };
    const strange = await write(`الطلب ${first}`, other);
    assert.deepEqual(
      [(await details(first)).version, (await details(first)).state],
      [2, 'waiting'],
    );
    assert.deepEqual(
      (await details(strange)).history.map(({ what }) => what).filter((what) => what === 'follows'),
      [],
    );
    assert.equal((await details(strange)).department, 'customer-care');
    const second = await write(`أرفقت ما طلبتم في ${typed}.`, {
      ...sender,
      emailAddress: 'AGAIN@mail.example',
      mobileNumber: other.mobileNumber,
    });
    const reopened = await details(first);
    assert.deepEqual([reopened.version, reopened.state], [3, 'in-progress']);
    assert.ok(reopened.history.some(({ what, to }) => what === 'follow-up' && to === second));
    const later = await details(second);
    assert.equal(later.department, 'data-management');
    assert.ok(later.history.some(({ what, to, by }) => what === 'follows' && to === first && !by));
    assert.equal((await desk().patch(path, { state: 'closed', version: 2 })).status, 409);
    await desk().patch(path, { state: 'closed', version: 3 });
    const third = await write(`${first} NPA-2026-000000`);
    const closed = await details(first);
    assert.equal(closed.state, 'closed');
    assert.ok(closed.history.some(({ what, to }) => what === 'follow-up' && to === third));
    assert.equal((await details(third)).state, 'received');
  });

  test('roles and departments restrict reading and changing', async () => {
    const reference = await contact('صلاحيات');
    const path = `/cases/${reference}`;
    assert.equal((await desk('reader').get(path)).status, 200);
    assert.equal((await desk('reader').get(path)).body.canChange, false);
    assert.equal((await desk('reader').patch(path, { state: 'closed', version: 1 })).status, 403);
    assert.equal((await desk('reader').post(`${path}/notes`, { text: 'x' })).status, 403);
    assert.equal((await desk('clerk', 'warehouse').get(path)).status, 404);
    assert.equal(
      (await desk('clerk', 'warehouse').patch(path, { state: 'closed', version: 1 })).status,
      404,
    );
    assert.equal((await desk('clerk', '').get('/cases')).body.total, 0);
    await desk().patch(path, { state: 'closed', version: 1 });
    assert.equal((await desk().patch(path, { state: 'in-progress', version: 2 })).status, 422);
    assert.equal(
      (await desk('head').patch(path, { state: 'in-progress', version: 2 })).status,
      200,
    );
    for (const [name, value] of [
      ['authorization', 'Bearer wrong'],
      ['x-desk-role', 'king'],
    ] as const) {
      const { status } = await desk()
        .with({ [name]: value })
        .get('/cases');
      assert.ok([400, 401].includes(status));
    }
    const open = await service.client.raw('/../desk/cases');
    assert.equal(open.status, 404, 'the public API has no desk');
  });

  test('a retried note or answer is stored once', async () => {
    const reference = await contact('رد');
    const path = `/cases/${reference}`;
    const note = { text: 'اتصلت بالمقدم.', key: 'note-key-1' };
    await Promise.all([1, 2].map(() => desk().post(`${path}/notes`, note)));
    assert.equal((await details(reference)).notes.length, 1);
    assert.equal((await desk().post(`${path}/notes`, { ...note, text: 'غير ذلك' })).status, 409);
    const answer = {
      language: 'ar',
      subject: 'ردّنا على طلبك',
      body: 'اطلعنا على طلبك.\n\nوتقبل تحياتنا <b>',
      nextState: 'answered',
      version: 1,
      key: 'answer-key-1',
    };
    const sent = await Promise.all([1, 2].map(() => desk().post(`${path}/answers`, answer)));
    assert.deepEqual(
      sent.map(({ status }) => status),
      [200, 200],
    );
    const shown = await details(reference);
    assert.equal(shown.state, 'answered');
    assert.equal(shown.messages.filter(({ purpose }) => purpose === 'answer').length, 1);
    assert.equal(
      (await desk().post(`${path}/answers`, { ...answer, body: 'آخر' })).body.error,
      'key-reused',
    );
    assert.equal(
      (await desk().post(`${path}/answers`, { ...answer, key: 'answer-key-2' })).status,
      409,
    );
  });

  test('the list is filtered, searched and counted', async () => {
    const reference = await contact('حاوية MSKU1234567 و 100% تلف');
    const list = async (query: Record<string, string>) => (await desk().get('/cases', query)).body;
    assert.equal((await list({ search: 'msku1234567' })).items[0].reference, reference);
    assert.equal((await list({ search: '100% ت' })).total, 1);
    assert.equal((await list({ search: '%%' })).total, 0);
    assert.equal((await list({ kind: 'order,callback', state: 'open' })).total, 2);
    assert.equal((await list({ overdue: 'true' })).total, 0);
    await service.application.database.execute(
      sql`update e_services.cases set due_on = '2020-01-01' where reference = ${reference}`,
    );
    assert.equal((await list({ overdue: 'true' })).items[0].reference, reference);
    assert.equal((await list({ sort: 'due', pageSize: '1' })).items[0].reference, reference);
    const { body: summary } = await desk().get('/summary');
    assert.equal(summary.overdue, 1);
    assert.notEqual(summary.dueSoon, 0);
    assert.equal((await list({ dueSoon: 'true' })).total, summary.dueSoon);
    const others = (await list({ dueSoon: 'false' })).items as { reference: string }[];
    assert.ok(others.some((row) => row.reference === reference));
    for (const query of ['kind=x', 'page=0', 'search=x', 'sort=name']) {
      assert.equal((await desk().raw(`/cases?${query}`)).status, 400, query);
    }
  });

  test('a search of very many cases is counted up to 10,000', async () => {
    const { database } = service.application;
    await database.execute(sql`insert into e_services.submissions (reference, kind, received_at, fields)
        select 'NPA-2001-' || i, 'contact', now(), '{"name": "many"}' from generate_series(1, 10001) i`);
    await database.execute(sql`insert into e_services.cases
          (reference, state, department, language, changed_at, folded_text)
        select reference, 'received', 'customer-care', 'ar', now(), 'zzmany'
        from e_services.submissions where reference like 'NPA-2001-%'`);
    const { body } = await desk().get('/cases', { search: 'zzmany', page: '2' });
    assert.deepEqual([body.total, body.isTotalCapped, body.items.length], [10_000, true, 25]);
    const { body: unsearched } = await desk().get('/cases', { kind: 'contact' });
    assert.ok(unsearched.total > 10_000);
    await database.execute(sql`delete from e_services.submissions
      where reference = 'NPA-2001-1'`);
    const { body: whole } = await desk().get('/cases', { search: 'zzmany' });
    assert.deepEqual([whole.total, whole.isTotalCapped], [10_000, false]);
    await database.execute(sql`delete from e_services.submissions
      where reference like 'NPA-2001-%'`);
  });

  test('a search finds all spellings', async () => {
    const fields = {
      ...CONTACT,
      name: 'أحمد الزُّهراني',
      mobileNumber: '966512345678',
      port: 'Duba',
    };
    const file = { field: 'file', content: pdf(2000) };
    const { body } = await service.client.submit('/contactUs', fields, file);
    const reference = body.data.reference as string;
    const found = async (search: string) =>
      ((await desk().get('/cases', { search })).body.items as { reference: string }[]).map(
        (row) => row.reference,
      );
    for (const search of [
      'احمد الزهراني',
      'الزهراني احمد',
      '0512345678',
      '051 234 5678',
      '+966 51-234-5678',
      '00966512345678',
      '٠٥١٢٣٤٥٦٧٨',
      reference.toLowerCase().replaceAll('-', ' '),
      reference.slice(-6).toLowerCase(),
    ]) {
      assert.deepEqual(await found(search), [reference], search);
    }
    const curly = await contact('Captain O’Neil');
    for (const search of ["o'neil", 'O’Neil', 'O‘Neil']) {
      assert.deepEqual(await found(search), [curly], search);
    }
    for (const search of ['الزهراني سالم', '0512345679', 'ًٌ', '0500 000 0']) {
      assert.equal((await found(search)).includes(reference), false, search);
    }
    await desk().patch(`/cases/${reference}`, { state: 'closed', version: 1 });
    const among = async (search: string, departments?: string) =>
      (await desk('clerk', departments).get('/cases', { search, state: 'open', kind: 'order' }))
        .body.total as number;
    assert.equal(await among(reference.toLowerCase().replaceAll('-', ' ')), 1);
    assert.equal(await among(reference, 'warehouse'), 0);
    assert.equal(await among('احمد الزهراني'), 0);
    const { database } = service.application;
    await database.execute(
      sql`update e_services.cases set folded_text = '' where reference = ${reference}`,
    );
    assert.deepEqual(await found('احمد الزهراني'), []);
    await backfillFoldedText(database);
    assert.deepEqual(await found('احمد الزهراني'), [reference]);
  });

  test('the export has one case per line, and every access is logged', async () => {
    const reference = await contact('سطر\nوسطر');
    await details(reference);
    const text = await (await desk().raw('/cases.ndjson?kind=contact')).text();
    const lines = text.trimEnd().split('\n');
    const found = lines.map((line) => JSON.parse(line) as ExportedCase);
    assert.ok(found.every(({ kind }) => kind === 'contact'));
    const exported = found.find((row) => row.reference === reference);
    assert.deepEqual(
      [exported?.email, exported?.mobile],
      [CONTACT.emailAddress, CONTACT.mobileNumber],
    );
    assert.equal(exported?.fields.find(({ name }) => name === 'details')?.value, 'سطر\nوسطر');
    const file = await desk().raw(`/cases/${reference}/files/file`);
    assert.equal(file.headers.get('content-type'), 'application/pdf');
    assert.equal((await file.arrayBuffer()).byteLength, 2000);
    assert.equal((await desk().raw(`/cases/${reference}/files/other`)).status, 404);
    assert.equal((await desk().get('/access-log')).status, 403);
    const { body } = await desk('head').get('/access-log', { pageSize: '3' });
    const looks = (body.items as { what: string; reference: string | null }[]).map(
      ({ what, reference: of }) => [what, of],
    );
    assert.deepEqual(looks, [
      ['file', reference],
      ['export', null],
      ['case', reference],
    ]);
  });

  test('every response with personal data is logged', async () => {
    const reference = await contact('اطلاع');
    const path = `/cases/${reference}`;
    const { body: sent } = await service.client.submit('/orderForm', ORDER);
    const order = sent.data.reference as string;
    const answer = {
      language: 'ar',
      subject: 'رد',
      body: 'نص الرد',
      nextState: 'answered',
      version: 1,
      key: 'access-key-1',
    };
    const requests: readonly (readonly [
      what: string,
      of: string | null,
      () => Promise<unknown>,
    ])[] = [
      ['list', null, () => desk().get('/cases')],
      ['search', null, () => desk().get('/cases', { search: reference })],
      ['export', null, async () => (await desk().raw('/cases.ndjson')).text()],
      ['case', reference, () => desk().get(path)],
      ['case', reference, () => desk().patch(path, { version: 1 })],
      ['case', reference, () => desk().post(`${path}/notes`, { text: 'x', key: 'access-note' })],
      ['case', reference, () => desk().post(`${path}/notes`, { text: 'x', key: 'access-note' })],
      ['case', reference, () => desk().post(`${path}/answers`, answer)],
      ['case', reference, () => desk().post(`${path}/answers`, answer)],
      [
        'case',
        order,
        () =>
          desk().post(`/cases/${order}/decision`, { decision: 'accepted', text: '', version: 1 }),
      ],
      ['file', reference, async () => (await desk().raw(`${path}/files/file`)).arrayBuffer()],
    ];
    const looks = async () => (await desk('head').get('/access-log', { pageSize: '1' })).body;
    for (const [what, of, send] of requests) {
      const before = (await looks()).total as number;
      await send();
      const { total, items } = await looks();
      assert.equal(total, before + 1, `${what} ${of}`);
      assert.deepEqual([items[0].what, items[0].reference], [what, of]);
    }
  });

  test('a list value has its titles in both languages', async () => {
    const { body } = await service.client.submit('/orderForm', ORDER);
    const reference = body.data.reference as string;
    const titles = {
      MainCategory: { ar: 'المعدات البحرية', en: 'Marine equipment' },
      MangulCategory: { ar: 'معدات الرسو والربط', en: 'Mooring and berthing equipment' },
      Port: { ar: 'ميناء جدة', en: 'Jeddah Port' },
      ManqulName: { ar: 'مصد مطاطي أسطواني مستعمل', en: 'Used cylindrical rubber fender' },
    };
    const exported = (await (await desk().raw('/cases.ndjson?kind=order')).text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as ExportedCase)
      .find((row) => row.reference === reference);
    for (const fields of [(await details(reference)).fields, exported?.fields ?? []]) {
      for (const [name, expected] of Object.entries(titles)) {
        const field = fields.find((shown) => shown.name === name);
        assert.equal(field?.value, ORDER[name as keyof typeof ORDER]);
        assert.deepEqual(field?.titles, expected);
      }
    }
    const { fields } = await details(await contact('ميناء'));
    assert.deepEqual(fields.find(({ name }) => name === 'port')?.titles, titles.Port);
    assert.equal(fields.find(({ name }) => name === 'name')?.titles, undefined);
  });

  test('an unscanned file is scanned before it is opened', async () => {
    const reference = await contact('فحص');
    const { database } = service.application;
    const files = new FolderStore(path.join(service.settings.dataDir, 'files'));
    const row = async () => {
      const matching = eq(submissions.reference, reference);
      return (await database.select().from(submissions).where(matching))[0]!;
    };
    const opened = async (verdict: boolean | undefined) => {
      const scanner = verdict === undefined ? undefined : { isClean: async () => verdict };
      const file = await new DeskFiles(database, files, scanner, false).open(await row());
      file?.content.destroy();
      return file !== undefined;
    };
    assert.equal(await opened(undefined), false, 'there is no scanner');
    assert.equal(await opened(false), false, 'it is not clean');
    assert.equal((await row()).fileScanned, null);
    assert.equal(await opened(true), true);
    assert.equal((await row()).fileScanned, true);
    assert.equal(await opened(undefined), true, 'it was scanned before');
  });

  test('a case is deleted with its submission', async () => {
    const reference = await contact('حذف');
    const { database } = service.application;
    await desk().post(`/cases/${reference}/notes`, { text: 'ملاحظة' });
    await database.execute(sql`delete from e_services.submissions where reference = ${reference}`);
    for (const table of ['cases', 'case_events', 'case_notes', 'outbox']) {
      const found = await database.execute(
        sql.raw(`select 1 from e_services.${table} where reference = '${reference}'`),
      );
      assert.equal((found as { rows: unknown[] }).rows.length, 0, table);
    }
    assert.equal((await desk().get(`/cases/${reference}`)).status, 404);
  });
});
