import { valuesOf } from './multipart-values';

const form = (entries: Readonly<Record<string, string | File>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
};

it('takes the fields of a form and drops others', () => {
  expect(valuesOf(form({ name: 'a', other: 'b' }), ['name'], undefined)).toEqual({ name: 'a' });
});

it('refuses a text of more than 32 KB, however large the body may be', () => {
  const text = 'x'.repeat(32 * 1024);
  expect(valuesOf(form({ name: text }), ['name'], undefined)).toEqual({ name: text });
  expect(valuesOf(form({ name: `${text}x` }), ['name'], undefined)).toBeNull();
  const file = new File([new Uint8Array(100_000)], 'a.pdf');
  expect(valuesOf(form({ file }), ['file'], 'file')).toEqual({ file });
});
