import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { multipart, pdf } from './support/client.js';
import { startHere, type Running } from './support/running.js';
import { CALLBACK, CONTACT, DATA_SHARING } from './support/samples.js';

let service: Running;
before(async () => {
  service = await startHere();
});
after(() => service.stop());

test('a single line has no control characters and no overrides of direction', async () => {
  for (const hidden of ['\u009b', '\u0085', '\u202e', '\u2066', '\u0007', '\n']) {
    const { status, body } = await service.client.post('/remarks', {
      ...CALLBACK,
      name: `cv${hidden}exe`,
    });
    assert.equal(status, 400, JSON.stringify(hidden));
    assert.equal(body.error, 'Hidden characters are not accepted');
    assert.deepEqual(Object.keys(body.data.fields), ['name']);
  }
  // Marks come along with Arabic text, and several lines may quote anything but control characters.
  const marked = { ...CALLBACK, name: 'أحمد\u200f', details: 'سطر\n\u2067سطر\u2069' };
  assert.equal((await service.client.post('/remarks', marked)).status, 200);
  const c1 = { ...DATA_SHARING, purpose: 'a\u009bb' };
  assert.equal((await service.client.post('/dataSharing', c1)).status, 400);
});

test('the name of a file has none either', async () => {
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
