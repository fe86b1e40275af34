import '../content/collections';
import { CAPABILITIES } from '@ports-authority/e-services-contract';
import { contentSources } from '../content/collection';
import { kindText } from './content';
import { CONTENT_CONTRACT, OWN_TYPES, type TypeContract } from './content-contract';
import {
  CALLS,
  CAPABILITY_CONTRACT,
  FORMS,
  type CallContract,
  type ValueContract,
} from './service-contract';

const EXTRA = '○';
const REQUIRED = '●';
/** Effects of a missing value that a reader expects: its place stays empty. */
const STAYS_EMPTY =
  /^(?:no (?:such )?\w+|nothing to download|an empty cell|the (?:tab|panel) is empty|the page has no text)$/;
const LEFT_OUT = /^(?:entry|the row is) left out$/;
/** Effects of a missing type or call that a reader expects. */
const PAGE_STAYS_EMPTY =
  /^(?:the (?:page|tab) is empty|the search shows an error|no order can be placed)$/;

/** Tables of docs/backends.md by name, generated from the code. */
const TABLES: Readonly<Record<string, () => string>> = {
  content: () => Object.entries(CONTENT_CONTRACT).map(typePart).join('\n\n'),
  'own types': () => Object.entries(OWN_TYPES).map(typePart).join('\n\n'),
  calls: () => Object.values<CallContract>(CALLS).map(callPart).join('\n\n'),
  forms: () =>
    FORMS.map(
      ({ operation, title, fields }) =>
        `- \`POST ${operation}\` (${title}): ${fields.map(code).join(', ')}`,
    ).join('\n'),
  capabilities: () =>
    CAPABILITIES.map((name) => {
      const { offers, without } = CAPABILITY_CONTRACT[name];
      return `- ${code(name)}: ${offers}. Without it: ${without}`;
    }).join('\n'),
};

const GENERATED = /(<!-- generated: ([\w ]+) -->\n)[\s\S]*?(?=<!-- end -->)/g;

/** docs/backends.md with regenerated tables. */
export function withTables(page: string): string {
  return page.replace(
    GENERATED,
    (_, start: string, name: string) => `${start}\n${TABLES[name]?.() ?? ''}\n\n`,
  );
}

function typePart([name, { title, without, fields, extras }]: [string, TypeContract]): string {
  const source = contentSources().get(name);
  const texts: Readonly<Record<string, string>> = { ...fields, ...extras };
  const names = Object.keys(source?.fields ?? {});
  const values = [
    ...names.filter((field) => field in fields),
    ...names.filter((field) => !(field in fields)),
  ].map((field) => ({
    name: code(field) + (field in fields ? '' : EXTRA),
    kind: kindText(source?.fields[field]),
    without: texts[field] ?? '',
  }));
  return [
    `#### ${title}`,
    `\`/api/${name}\`${orderText(source?.sort)}.${missingText(without)}`,
    valueList(values),
  ].join('\n\n');
}

interface Value {
  readonly name: string;
  readonly kind: string;
  /** Effect for visitors if it is missing. */
  readonly without: string;
}

/**
 * A list of values; those of one kind and effect share a line. A kind is a text unless stated; the
 * usual effects are a mark or left out, as the head of the page explains.
 */
function valueList(values: readonly Value[]): string {
  const lines = new Map<string, string[]>();
  for (const { name, kind, without } of values) {
    const isRequired = LEFT_OUT.test(without);
    const effect = isRequired || STAYS_EMPTY.test(without) ? '' : `: ${without}`;
    const meaning = (kind === 'text' ? '' : ` (${kind})`) + effect;
    const marked = isRequired ? name + REQUIRED : name;
    lines.set(meaning, [...(lines.get(meaning) ?? []), marked]);
  }
  return [...lines].map(([meaning, names]) => `- ${names.join(', ')}${meaning}`).join('\n');
}

function orderText(sort = ''): string {
  const [field = '', direction] = sort.split(':');
  if (field === '') return '';
  return `, by ${code(field)}${direction === 'desc' ? ' descending' : ''}`;
}

function callPart({ operation, title, query, without, fields }: CallContract): string {
  const parameters = query.length > 0 ? ` with ${query.map(code).join(', ')}` : '';
  const rows = Object.entries<ValueContract>(fields);
  const values = [
    ...rows.filter(([, { extra }]) => !extra),
    ...rows.filter(([, { extra }]) => extra),
  ].map(([name, { extra, kind, without: effect }]) => ({
    name: code(name) + (extra ? EXTRA : ''),
    kind,
    without: effect,
  }));
  return [
    `#### ${title}`,
    `\`GET ${operation}\`${parameters}.${missingText(without)}`,
    ...(values.length > 0 ? [valueList(values)] : []),
  ].join('\n\n');
}

function missingText(without: string): string {
  return PAGE_STAYS_EMPTY.test(without) ? '' : ` Missing: ${without}.`;
}

function code(text: string): string {
  return `\`${text}\``;
}
