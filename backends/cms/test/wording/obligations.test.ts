import type { Locale } from '../../../../lib/i18n/locales';
import { readDocuments, seedEntries } from './published-texts';

/**
 * Modal verbs of rules. Arabic law also states duties in the plain present, so only modals marked in
 * Arabic must be marked in English; prohibitions equally often (`often`).
 */
const MODALITIES: readonly { name: string; ar: RegExp; en: RegExp; often?: true }[] = [
  {
    name: 'must',
    ar: /(?:^|[\s>؛،(و])(?:و|ف)?(?:يجب|يلزم|يُلزم|تُلزم|تلتزم|يلتزم|يتعين|يُشترط|وعلى \p{L}+ أن|على ال\p{L}+ (?:ال\p{L}+ )?أن)/u,
    en: /\bmust\b(?! not\b)|\bcompulsory\b|\brequires\b/,
  },
  {
    name: 'must not',
    ar: /(?:^|[\s>؛،(و])(?:و|ف)?(?:يُحظر|تُحظر|يُمنع|تُمنع|لا يجوز|لا تجوز|لا يُسمح)/u,
    en: /\bmust not\b|\bmay\b[^.]*\bonly\b|\b[Oo]nly\b[^.]*\bmay\b/,
    often: true,
  },
  {
    name: 'may',
    ar: /(?:^|[\s>؛،(])(?<!لا\s)(?:و|ف)?(?:يجوز|تجوز)(?! ل?ه? ?إلا)/u,
    en: /\bmay\b(?! not\b)|\bcan\b/,
  },
];

/** Text of paragraphs, list items and cells, in order. */
function splitBlocks(html: string): string[] {
  return Array.from(html.matchAll(/<(p|li|h2|h3|td|th|caption)\b[^>]*>(.*?)<\/\1>/gs), (found) =>
    (found[2] ?? '').replace(/<[^>]*>/g, ''),
  );
}

interface Pair extends Record<Locale, string> {
  readonly where: string;
}

function pairs(where: string, ar: string, en: string): Pair[] {
  const [arabic, english] = [splitBlocks(ar), splitBlocks(en)];
  if (arabic.length === 0) return [{ where, ar, en }];
  if (arabic.length !== english.length) throw new Error(`${where} has other paragraphs in English`);
  return arabic.map((block, index) => ({ where, ar: block, en: english[index] ?? '' }));
}

function regulations(): Pair[] {
  return Object.entries(readDocuments('regulations.json')).flatMap(([name, { ar, en }]) =>
    ar && en ? pairs(name, ar.html, en.html) : [],
  );
}

/** Guides and plans of the digital library; reports state no obligations. */
function libraries(): Pair[] {
  return Object.entries(readDocuments('libraries.json')).flatMap(([name, { ar, en }]) =>
    ar && en && !/report-|yearbook-/.test(name) ? pairs(name, ar.html, en.html) : [],
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** Circulars, conditions, policies and the summaries of regulations. */
function rules(): Pair[] {
  const files = /^(?:circulars-|condition|regulations|license|privacy-policy)/;
  return seedEntries()
    .filter(({ file }) => files.test(file))
    .flatMap(({ file, entries }) =>
      (entries as { ar?: Fields; en?: Fields }[]).flatMap(({ ar, en }, index) =>
        Object.entries(ar ?? {}).flatMap(([field, value]) => {
          const english = en?.[field];
          if (typeof value !== 'string' || typeof english !== 'string') return [];
          return pairs(`${file}[${index}] ${field}`, value, english);
        }),
      ),
    );
}

const all = [...regulations(), ...libraries(), ...rules()];

const times = (text: string, mark: RegExp) =>
  Array.from(text.matchAll(new RegExp(mark, `${mark.flags}g`))).length;

it.each(MODALITIES)('where Arabic rules say $name, English rules say so', ({ ar, en, often }) => {
  const marked = all.filter((pair) => ar.test(pair.ar));
  const missing = marked.filter((pair) =>
    often ? times(pair.en, en) < times(pair.ar, ar) : !en.test(pair.en),
  );
  expect(missing).toEqual([]);
  expect(marked.length).toBeGreaterThan(10);
});

it('where English rules forbid, Arabic rules forbid or deny', () => {
  const forbidden = all.filter(({ en }) => /\bmust not\b/.test(en));
  const denial =
    /(?:^|[\s>؛،(و])(?:و|ف)?(?:يُحظر|تُحظر|يُمنع|تُمنع|يحظر|تحظر|منع|لا|ألّ?ا|فلا|ولا|دون|عدم|غير)(?!\p{L})/u;
  expect(forbidden.filter(({ ar }) => !denial.test(ar))).toEqual([]);
});
