import { readMultipart, formValues } from './multipart';

const TYPE = 'multipart/form-data; boundary=----edge';

const ask = (body: BodyInit, type = TYPE) =>
  readMultipart(
    new Request('http://localhost/', {
      method: 'POST',
      body,
      headers: type ? { 'Content-Type': type } : {},
    }),
  );

it('reads a browser’s multipart body', async () => {
  const form = new FormData();
  form.set('name', 'نورة');
  form.set('file', new File(['%PDF-1.7\r\n\r\n--'], 'خطاب رسمي.pdf', { type: 'application/pdf' }));
  const sent = new Request('http://localhost/', { method: 'POST', body: form });
  const read = await readMultipart(sent);
  if ('refusal' in read) throw new Error('refused');
  expect(read.data.get('name')).toBe('نورة');
  expect((read.data.get('file') as File).name).toBe('خطاب رسمي.pdf');
  const head = 'Content-Disposition: form-data; name="name"\r\n\r\n';
  const plain = `------edge\r\n${head}Noura\r\n------edge--\r\n`;
  for (const type of [TYPE, 'Multipart/Form-Data; boundary="----edge"']) {
    expect(await ask(plain, type)).toHaveProperty('data');
  }
});

it('refuses another type and a boundary that can be read in two ways', async () => {
  for (const type of [
    'application/json',
    'multipart/form-data',
    `${TYPE}"`,
    `${TYPE}; boundary=x`,
  ]) {
    expect(await ask('x', type)).toEqual({ refusal: 415 });
  }
});

const PART = '------edge\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';

it.each([
  ['parts', PART.repeat(80_000)],
  ['lines in a head', `------edge\r\n${'A: b\r\n'.repeat(800_000)}\r\n\r\n`],
  [
    'a name',
    `------edge\r\nContent-Disposition: form-data; name="${'%22'.repeat(1_600_000)}"\r\n\r\nx\r\n`,
  ],
  [
    'parts after a name that looks like the end',
    `------edge\r\nContent-Disposition: form-data; name="----edge--"\r\n\r\n\r\n${PART.repeat(80_000)}`,
  ],
])('refuses a body of nothing but %s before it costs the others time', async (_what, body) => {
  const began = process.cpuUsage();
  expect(await ask(`${body}------edge--\r\n`)).toEqual({ refusal: 400 });
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(400);
});

it('rejects a truncated body', async () => {
  expect(await ask('')).toEqual({ refusal: 400 });
  expect(await ask('------edge\r\nContent-Disposition: form-data; name="a"\r\n\r\nx')).toEqual({
    refusal: 400,
  });
});

const form = (entries: Readonly<Record<string, string | File>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
};

it('keeps the fields of a form and drops others', () => {
  expect(formValues(form({ name: 'a', other: 'b' }), ['name'], undefined)).toEqual({ name: 'a' });
});

it('refuses a text of more than 32 KB, however large the body may be', () => {
  const text = 'x'.repeat(32 * 1024);
  expect(formValues(form({ name: text }), ['name'], undefined)).toEqual({ name: text });
  expect(formValues(form({ name: `${text}x` }), ['name'], undefined)).toBeNull();
  const file = new File([new Uint8Array(100_000)], 'a.pdf');
  expect(formValues(form({ file }), ['file'], 'file')).toEqual({ file });
});
