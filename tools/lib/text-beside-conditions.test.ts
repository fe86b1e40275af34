import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const START = `interface ReactElement { readonly type: unknown }
type ReactNode = ReactElement | string | number | boolean | null | undefined | Iterable<ReactNode>;
declare const is: boolean, label: string, count: number, names: string[], node: ReactNode;
declare const perhaps: string | undefined, mark: ReactElement, perhapsMark: ReactElement | null;
export const view = (
`;

const REFUSED: [title: string, jsx: string, lines: number[]][] = [
  ['text after a conditional element', '<b>\n{is ? <i /> : null}\n{label}\n</b>', [3]],
  ['the same with &&', "<b>\n{is && <i />}\n{'Send'}\n</b>", [3]],
  ['text after an optional mark', '<b>\n{perhapsMark}\n{label}\n</b>', [3]],
  ['text after a list', '<b>\n{names.map(() => mark)}\n{count}\n</b>', [3]],
  ['conditional text beside an element', '<b>\n<i />\n{is ? label : null}\n</b>', [3]],
  ['two conditional texts', '<b>\n{is ? label : null}\n{is ? null : label}\n</b>', [2, 3]],
  ['text or an element', '<b>\n<i />\n{is ? <i /> : label}\n</b>', [3]],
  ['text that may be missing', '<b>\n<i />\n{perhaps}\n</b>', [3]],
  ['text that stands in for another', "<b>\n{perhapsMark}\n{perhaps ?? 'none'}\n</b>", [3]],
  ['conditional text in a fragment', '<b>\n<i />\n{is ? <>, {label}</> : null}\n</b>', [3]],
  ['a slot beside something else', '<b>\n<i />\n{node}\n</b>', [3]],
];
const TAKEN: [title: string, jsx: string][] = [
  ['conditional text alone', '<b>{is ? label : null}</b>'],
  ['text or an element alone', '<b>{is ? <i /> : label}</b>'],
  ['text in an element of its own', '<b>{is ? <i /> : null}<span>{label}</span></b>'],
  ['text before a conditional element', '<b>{label} {is ? <i /> : null}</b>'],
  ['text beside elements that stay', '<b>{mark}{label}: <i />{count}</b>'],
  ['one text or another', "<b><i />{is ? 'Yes' : `No ${label}`}</b>"],
  ['blocks of a slot', '<div><i />{node}</div>'],
];

const views = [...REFUSED, ...TAKEN].map(([title, jsx]) => ({ title, jsx }));
let folder: string;
let reported: { file: string; line: number }[];

/** Jest cannot load the compiler's ES module. */
const PROGRAM = `
import { textsBesideConditions } from ${JSON.stringify(path.join(__dirname, 'text-beside-conditions.mjs'))};
console.log(JSON.stringify(textsBesideConditions(process.argv[1], () => true)));
`;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'views-'));
  const compilerOptions = { strict: true, jsx: 'preserve', lib: ['es2015'], types: [] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  for (const [index, { jsx }] of views.entries()) {
    writeFileSync(path.join(folder, `${index}.tsx`), `${START}${jsx}\n);`);
  }
  const args = ['--input-type=module', '--eval', PROGRAM, folder];
  reported = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function findLines(title: string): number[] {
  const name = `${views.findIndex((view) => view.title === title)}.tsx`;
  return reported
    .filter(({ file }) => file === name)
    .map(({ line }) => line - START.split('\n').length + 1);
}

it.each(REFUSED)('refuses %s', (title, _, lines) => {
  expect(findLines(title)).toEqual(lines);
});

it.each(TAKEN)('takes %s', (title) => {
  expect(findLines(title)).toEqual([]);
});
