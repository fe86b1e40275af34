import { createTranslator } from 'next-intl';
import ar from './ar.json';
import en from './en.json';

/** Every message by its path. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => flat(inner, `${path}/${key}`));
}

/** Names of the gaps that code fills; a plural's branches are not compared. */
function gaps(message: string): string[] {
  const names = [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

const arabic = new Map(flat(ar));
const english = new Map(flat(en));

it('has the same messages in both languages', () => {
  expect([...english.keys()].sort()).toEqual([...arabic.keys()].sort());
});

it('leaves none of them empty', () => {
  const empty = [...flat(ar), ...flat(en)].filter(([, text]) => text.trim() === '');
  expect(empty).toEqual([]);
});

it('fills the same gaps in both languages', () => {
  const different = [...english].filter(([path, text]) => {
    // Arabic has forms for one and two that need no number.
    const plural = /, plural,/.test(text) || /\/(one|two|few|many|other)$/.test(path);
    return !plural && gaps(text).join() !== gaps(arabic.get(path) ?? '').join();
  });
  expect(different).toEqual([]);
});

/** One number of each plural form of Arabic. */
const NUMBERS = [0, 1, 2, 3, 11, 100];

it.each([
  ['ar', ar, arabic],
  ['en', en, english],
] as const)('reads each message with a plural in %s', (locale, messages, texts) => {
  const faults: string[] = [];
  const t = createTranslator({
    locale,
    messages: messages,
    onError: ({ message }) => faults.push(message),
  }) as (path: string, values: Record<string, string | number>) => string;
  for (const [path, text] of texts) {
    if (!/plural/.test(text) && !/\b(zero|few|many) \{/.test(text)) continue;
    const values = Object.fromEntries(gaps(text).map((gap) => [gap, '7']));
    for (const count of NUMBERS) t(path.slice(1).replaceAll('/', '.'), { ...values, count });
  }
  expect(faults).toEqual([]);
});
