import { FACTS } from '../facts';
import { DECISIONS, decisionFacts } from '../facts/decisions';
import type { Locale } from '../facts/rows';
import { articleNumber, bilingualHtml, type Line } from './bilingual-text';
import { filesIn, parseYaml, place, readText } from '../read';

/** A long text in both languages: a file of seed/regulations, guides or reports. */
interface Text {
  /** How documents print it, in the file's front matter. */
  readonly name: string;
  readonly lines: readonly Line[];
}

const FRONT_MATTER = /^---\n(.*?\n)---\n/s;
const PART = /^> ([\w-]+)$/;

/** Lines of a text with their places; a line `> name` stands for a part. */
export function readLines(text: string, file: string, skipped = 0): Line[] {
  return text.split('\n').flatMap((line, index) => {
    const at = place(file, index + 1 + skipped);
    const [, part] = PART.exec(line) ?? [];
    return part ? readPart(part, at) : [{ text: line, at }];
  });
}

/** Lines that several texts repeat, of seed/parts. */
function readPart(name: string, at: string): Line[] {
  const file = `parts/${name}.md`;
  if (!filesIn('parts', '.md').includes(file)) throw new Error(`${at}: there is no seed/${file}`);
  return readLines(readText(file), file);
}

function parseTextFile(file: string): Text {
  const source = readText(file);
  const [head = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  const { name } = parseYaml<{ name?: unknown } | undefined>(yaml, file, 1) ?? {};
  if (typeof name !== 'string') {
    throw new Error(`${place(file, 1)}: the text must begin with ---, its name and ---`);
  }
  const skipped = head.split('\n').length - 1;
  return { name, lines: readLines(source.slice(head.length), file, skipped) };
}

function readTexts(folder: string): readonly Text[] {
  return filesIn(folder, '.md').map(parseTextFile);
}

type Html = Readonly<Record<string, string>>;

function inBoth(htmlIn: (language: Locale) => Html): Readonly<Record<Locale, Html>> {
  return { ar: htmlIn('ar'), en: htmlIn('en') };
}

function readReports(folder: string): Readonly<Record<Locale, Html>> {
  const texts = readTexts(folder);
  return inBoth((language) =>
    Object.fromEntries(
      texts.map(({ name, lines }) => [
        name,
        bilingualHtml(lines, language, { facts: FACTS[language], form: 'report' }),
      ]),
    ),
  );
}

const regulations = readTexts('regulations');
for (const id of Object.keys(DECISIONS)) {
  if (!regulations.some(({ name }) => name === id))
    throw new Error(`no text of seed/regulations has the name ${id}`);
}

/** The regulations as HTML; sample documents print them as `{{REG04}}`. */
export const REGULATIONS = inBoth((language) =>
  Object.fromEntries(
    regulations.map(({ name, lines }) => {
      const facts = { ...FACTS[language], ...decisionFacts(name, language) };
      return [name.replace('-', ''), bilingualHtml(lines, language, { facts, form: 'law' })];
    }),
  ),
);

/** Reports as HTML; sample documents print them as `{{annualReport2025}}`. */
export const REPORTS = readReports('reports');

/** User guides of e-services and ports as HTML; sample documents print them as `{{guidePayment}}`. */
export const GUIDES = readReports('guides');

/** Number of an article of a regulation that texts rest on; throws when none has this name. */
export function findArticleNumber(id: string, name: string): number {
  const text = regulations.find((regulation) => regulation.name === id);
  return articleNumber(text?.lines ?? [], name);
}

/** A text as it is written, with its parts, facts by name: `guides/safety.md`. */
export function readSource(file: string): string {
  return parseTextFile(file)
    .lines.map(({ text }) => text)
    .join('\n');
}
