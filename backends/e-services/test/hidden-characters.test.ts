import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { submissions } from '../src/database/schema.js';
import { multipart, pdf } from './support/client.js';
import { startHere, type Running } from './support/running.js';
import { CALLBACK, CONTACT, DATA_SHARING } from './support/samples.js';

let service: Running;
before(async () => {
  service = await startHere();
});
after(() => service.stop());

test('a single line has no control characters', async () => {
  for (const hidden of ['\u009b', '\u0085', '\u0007', '\n']) {
    const { status, body } = await service.client.post('/remarks', {
      ...CALLBACK,
      name: `cv${hidden}exe`,
    });
    assert.equal(status, 400, JSON.stringify(hidden));
    assert.equal(body.error, 'Hidden characters are not accepted');
    assert.deepEqual(Object.keys(body.data.fields), ['name']);
  }
  const c1 = { ...DATA_SHARING, purpose: 'a\u009bb' };
  assert.equal((await service.client.post('/dataSharing', c1)).status, 400);
});

test('invisible characters are removed', async () => {
  const copied = {
    ...DATA_SHARING,
    name: '\u2068cv\u202eexe\u2069\u200f',
    emailAddress: '\u200evisitor@مثال.السعودية',
    purpose: '\u200bFirst\u000bTerminal\u001e3',
    requiredData: 'سطر\n\u2067س\u2069طر',
  };
  const { status, body } = await service.client.submit('/dataSharing', copied);
  assert.equal(status, 200, JSON.stringify(body));
  const { database } = service.application;
  const [stored] = await database
    .select()
    .from(submissions)
    .where(eq(submissions.reference, body.data.reference));
  const { name, emailAddress, purpose, requiredData } = stored?.fields as Record<string, string>;
  assert.deepEqual(
    { name, emailAddress, purpose, requiredData },
    {
      name: 'cvexe',
      emailAddress: 'visitor@xn--mgbh0fb.xn--mgberp4a5d4ar',
      purpose: 'First\nTerminal-3',
      requiredData: 'سطر\n\u2067س\u2069طر',
    },
  );
  for (const empty of ['\u200b \u200b', '\u3164', '\u2068\u2069']) {
    for (const name of ['name', 'details']) {
      const { status: refused } = await service.client.post('/remarks', {
        ...CALLBACK,
        [name]: empty,
      });
      assert.equal(refused, 400, `${name} ${JSON.stringify(empty)}`);
    }
  }
});

test('also from file names', async () => {
  const file = { field: 'file', content: pdf(), name: 'cv\u202exe.pdf' };
  const { status, body } = await service.client.post('/contactUs', multipart(CONTACT, file));
  assert.equal(status, 400);
  assert.equal(body.data.fields.file, 'File must be a PDF');
});

test('a text of more than 32 KB is refused early', { timeout: 30_000 }, async () => {
  const file = { field: 'file', content: pdf() };
  const long = { ...CONTACT, emailAddress: `a@${'a.'.repeat(17_000)}` };
  const { status } = await service.client.post('/contactUs', multipart(long, file));
  assert.equal(status, 400);
});
