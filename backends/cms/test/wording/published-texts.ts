import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../../lib/i18n/locales';
import { FACTS, GUIDES, readContent, REGULATIONS, REPORTS, type SeedEntry } from '../../seed';

/** A published text with its source. */
export interface PublishedText {
  readonly where: string;
  readonly locale: Locale;
  readonly text: string;
}

const ROOT = path.join(__dirname, '../../../..');

/** JSON texts of the sample PDFs. */
export const DOCUMENTS = path.join(ROOT, 'tools/documents/texts');

/** File names, dates, URLs and codes. */
const NOT_PROSE = /^[\w./:+-]*$/;

function strings(value: unknown, where: string): { where: string; text: string }[] {
  if (typeof value === 'string') return NOT_PROSE.test(value) ? [] : [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${where} ${key}`));
}

function inBoth(value: unknown, where: string): PublishedText[] {
  const languages = value as Partial<Record<Locale, unknown>>;
  return (['ar', 'en'] as const).flatMap((locale) =>
    strings(languages[locale], where).map((found) => ({ ...found, locale })),
  );
}

function tokenText(locale: Locale, name: string): string {
  const texts: Readonly<Record<string, string | number>> = {
    ...FACTS[locale],
    ...REGULATIONS[locale],
    ...REPORTS[locale],
    ...GUIDES[locale],
  };
  return String(texts[name]);
}

/** Search synonyms contain discouraged terms on purpose. */
const NOT_PUBLISHED = 'search-synonyms';

/** Entries of the sample content of the CMS, by file. */
export function seedEntries(): { file: string; entries: readonly SeedEntry[] }[] {
  return readContent().map(({ name, entries }) => ({
    file: name,
    entries: entries.map(({ entry }) => entry),
  }));
}

function seedTexts(): PublishedText[] {
  const published = seedEntries().filter(({ file }) => file !== NOT_PUBLISHED);
  return published.flatMap(({ file, entries }) =>
    entries.flatMap((entry, index) => inBoth(entry, `${file}[${index}]`)),
  );
}

export type Documents = Readonly<
  Record<string, Partial<Record<Locale, { title: string; subtitle?: string; html: string }>>>
>;

/** Texts of a file of sample PDFs, by document, with facts filled in. */
export function readDocuments(file: string): Documents {
  const source = readFileSync(path.join(DOCUMENTS, file), 'utf8');
  const documents = JSON.parse(source) as Documents;
  const filled = Object.entries(documents).map(([name, texts]) => {
    const languages = (['ar', 'en'] as const).flatMap((locale) => {
      const text = texts[locale];
      if (!text) return [];
      const html = text.html.replace(/\{\{(\w+)\}\}/g, (_, fact: string) =>
        tokenText(locale, fact),
      );
      return [[locale, { ...text, html }] as const];
    });
    return [name, Object.fromEntries(languages)] as const;
  });
  return Object.fromEntries(filled);
}

function documentTexts(): PublishedText[] {
  return readdirSync(DOCUMENTS)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      Object.entries(readDocuments(file)).flatMap(([name, texts]) => inBoth(texts, name)),
    );
}

function messageTexts(): PublishedText[] {
  return (['ar', 'en'] as const).flatMap((locale) => {
    const file = path.join(ROOT, `messages/${locale}.json`);
    return strings(JSON.parse(readFileSync(file, 'utf8')), 'messages').map((found) => ({
      ...found,
      locale,
    }));
  });
}

const ARABIC = /\p{Script=Arabic}/u;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g;

/** Folders of back ends with texts in code: assistant, samples, mails, desk templates. */
const CODE_WITH_TEXTS = [
  'chat/src/assistant',
  'e-services/src/sample-data',
  'e-services/src/outbox',
  'e-services/src/subscriptions',
  'e-services/src/desk',
  'e-services/src/tool',
];

/** String literals of back ends. */
function literalTexts(): PublishedText[] {
  return CODE_WITH_TEXTS.flatMap((folder) =>
    readdirSync(path.join(ROOT, 'backends', folder))
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => {
        const where = `${folder}/${file}`;
        const source = readFileSync(path.join(ROOT, 'backends', where), 'utf8');
        return Array.from(source.matchAll(LITERAL), ([, single, template]) => single ?? template)
          .filter((text): text is string => !!text && !NOT_PROSE.test(text))
          .map((text) => {
            const locale: Locale = ARABIC.test(text) ? 'ar' : 'en';
            return { where, locale, text };
          });
      }),
  );
}

const SAMPLES = 'backends/e-services/assets/samples';
/** Regular expressions of the assistant. */
const EXPRESSION = / (?:pattern|decides)$/;

/** Sample data of the e-services and topics of the assistant. */
function storedTexts(): PublishedText[] {
  const samples = readdirSync(path.join(ROOT, SAMPLES)).map((file) => `${SAMPLES}/${file}`);
  return [...samples, 'backends/chat/assets/topics.json']
    .flatMap((file) => strings(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')), file))
    .filter(({ where }) => !EXPRESSION.test(where))
    .map((found) => ({
      ...found,
      locale: ARABIC.test(found.text) ? ('ar' as const) : ('en' as const),
    }));
}

/** All texts of the project: messages, sample content, documents, chat, samples and mails. */
export function publishedTexts(): PublishedText[] {
  return [
    ...messageTexts(),
    ...seedTexts(),
    ...documentTexts(),
    ...storedTexts(),
    ...literalTexts(),
  ];
}
