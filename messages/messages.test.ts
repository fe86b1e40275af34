import ar from './ar.json';
import en from './en.json';

function keys(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    typeof item === 'object' && item !== null
      ? keys(item, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  );
}

function texts(value: object): string[] {
  return Object.values(value).flatMap((item: unknown) =>
    typeof item === 'object' && item !== null ? texts(item) : [String(item)],
  );
}

it('has the same keys in both languages', () => {
  expect(keys(ar).sort()).toEqual(keys(en).sort());
});

it('leaves no message empty', () => {
  expect([...texts(ar), ...texts(en)].filter((text) => text.trim() === '')).toEqual([]);
});

it('writes Arabic with Arabic punctuation and Latin digits', () => {
  const arabic = texts(ar).filter((text) => /\p{Script=Arabic}/u.test(text));
  const plain = (text: string) => text.replace(/\{[^}]*\}+/g, '');
  expect(arabic.filter((text) => /[,;?](\s|$)/.test(plain(text)))).toEqual([]);
  expect(arabic.filter((text) => /[٠-٩۰-۹]/.test(text))).toEqual([]);
});
