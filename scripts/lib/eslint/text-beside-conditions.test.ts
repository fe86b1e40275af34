import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { textBesideConditions } from './text-beside-conditions.mjs';

const FILE = 'translated-view.tsx';
const START = `interface ReactElement { readonly type: unknown }
type ReactNode = ReactElement | string | number | boolean | null | undefined | Iterable<ReactNode>;
declare const is: boolean, label: string, count: number, names: string[], node: ReactNode;
declare const perhaps: string | undefined, mark: ReactElement, perhapsMark: ReactElement | null;
export const view = (
`;

const linter = new Linter();

/** A program of this file alone, without the project's types, which take half a minute to load. */
function programOf(code: string): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    jsx: ts.JsxEmit.Preserve,
    lib: ['lib.es2015.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, code, rest[0]) : getSourceFile(name, ...rest);
  return ts.createProgram([FILE], options, host);
}

/** The lines that are reported, of a component that returns this JSX. */
function reported(jsx: string): number[] {
  const code = `${START}${jsx}\n);`;
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    plugins: { own: { rules: { beside: textBesideConditions } } },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { programs: [programOf(code)] },
    },
    rules: { 'own/beside': 'error' },
  };
  return linter.verify(code, [config], FILE).map(({ line, ruleId, message }) => {
    if (ruleId !== 'own/beside') throw new Error(message);
    return line - START.split('\n').length + 1;
  });
}

it.each([
  ['text after a conditional element', '<b>\n{is ? <i /> : null}\n{label}\n</b>', [3]],
  ['the same with &&', "<b>\n{is && <i />}\n{'Send'}\n</b>", [3]],
  ['text after an optional mark', '<b>\n{perhapsMark}\n{label}\n</b>', [3]],
  ['text after a list', '<b>\n{names.map(() => mark)}\n{count}\n</b>', [3]],
  ['conditional text beside an element', '<b>\n<i />\n{is ? label : null}\n</b>', [3]],
  ['two conditional texts', '<b>\n{is ? label : null}\n{is ? null : label}\n</b>', [2, 3]],
  ['text or an element', '<b>\n<i />\n{is ? <i /> : label}\n</b>', [3]],
  ['text that may be missing', '<b>\n<i />\n{perhaps}\n</b>', [3]],
  ['conditional text in a fragment', '<b>\n<i />\n{is ? <>, {label}</> : null}\n</b>', [3]],
  ['a slot beside something else', '<b>\n<i />\n{node}\n</b>', [3]],
])('refuses %s', (_, jsx, lines) => {
  expect(reported(jsx)).toEqual(lines);
});

it.each([
  ['conditional text alone', '<b>{is ? label : null}</b>'],
  ['text or an element alone', '<b>{is ? <i /> : label}</b>'],
  ['text in an element of its own', '<b>{is ? <i /> : null}<span>{label}</span></b>'],
  ['text before a conditional element', '<b>{label} {is ? <i /> : null}</b>'],
  ['text beside elements that stay', '<b>{mark}{label}: <i />{count}</b>'],
  ['one text or another', "<b><i />{is ? 'Yes' : `No ${label}`}</b>"],
  ['blocks of a slot', '<div><i />{node}</div>'],
])('takes %s', (_, jsx) => {
  expect(reported(jsx)).toEqual([]);
});
