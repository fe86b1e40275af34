import { readFileSync } from 'node:fs';
import path from 'node:path';
import arabic from '@/messages/ar.json';

const css = readFileSync(path.join(__dirname, 'fonts.css'), 'utf8');

/** True if a file's unicode-range has a character. */
function covers(file: string, character: string): boolean {
  const face = css.split('@font-face').find((rule) => rule.includes(`/${file}.woff2`)) ?? '';
  const code = character.codePointAt(0) ?? 0;
  return [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].some(
    ([, first = '', last = first]) => code >= parseInt(first, 16) && code <= parseInt(last, 16),
  );
}

const missing = (file: string, text: string) =>
  [...text].filter((character) => !covers(file, character));

it('has all letters of the Arabic names in one file, or they would not join', () => {
  const names = arabic.authority.name + arabic.languages.ar;
  expect(missing('readex-pro-names', names)).toEqual([]);
});

it('has digits, spaces and their punctuation in the file of Arabic pages', () => {
  expect(missing('readex-pro-arabic', '2026-005 (12.5 %), 10:30/1,200 «»')).toEqual([]);
});
