import { readYaml } from '../read';
import type { Locale } from './rows';

/** One name for one thing in each language. */
interface Term {
  readonly ar: string;
  readonly en: string;
  /** Where the name comes from. */
  readonly source: 'authority' | 'IMO' | 'FAL' | 'IMDG' | 'procurement law' | 'style guide';
  /** Other names that texts must not use, as regular expressions. */
  readonly forbidden?: Partial<Record<Locale, string>>;
  /** Allowed matches of a forbidden pattern, such as labels of the specification. */
  readonly allowed?: string;
  /** Explanation in the public glossary, under one of its headings. */
  readonly glossary?: { readonly under: 'ship' | 'port' | 'cargo' } & Readonly<
    Record<Locale, string>
  >;
}

export const TERMS = readYaml<readonly Term[]>('facts/terms.yaml');

/** Rows of the public glossary under one of its headings. */
export function glossaryRows(under: 'ship' | 'port' | 'cargo'): string {
  return TERMS.filter(({ glossary }) => glossary?.under === under)
    .map(
      ({ ar, en, glossary }) =>
        `<tr><td>${ar}</td><td><bdi dir="ltr" lang="en">${en}</bdi></td><td>${glossary?.ar}</td></tr>`,
    )
    .join('');
}

/** Letter under which a name stands: without the article, and أ إ آ as ا. */
function initialLetter(name: string, language: Locale): string {
  if (language === 'en') return name.charAt(0).toUpperCase();
  return name
    .replace(/^ال(?=.{2})/u, '')
    .charAt(0)
    .replace(/[أإآ]/u, 'ا');
}

/** «المرسى (المخطاف)» as «المرسى، المخطاف»: a name that stands in brackets has none of its own. */
function withoutBrackets(name: string, language: Locale): string {
  return name.replace(/ \(([^()]*)\)/g, language === 'ar' ? '، $1' : ', $1');
}

/** The glossary as HTML: a heading per letter, names in the other language, explanations. */
export function glossaryPage(language: Locale): string {
  const other = language === 'ar' ? 'en' : 'ar';
  const direction = other === 'ar' ? 'rtl' : 'ltr';
  const letters = new Map<string, string[]>();
  const sortable = (name: string) => (language === 'ar' ? name.replace(/^ال/u, '') : name);
  const terms = TERMS.filter(({ glossary }) => glossary).sort((a, b) =>
    sortable(a[language]).localeCompare(sortable(b[language]), language),
  );
  for (const term of terms) {
    const letter = initialLetter(term[language], language);
    const names = `<dt>${term[language]} <bdi dir="${direction}" lang="${other}">(${withoutBrackets(term[other], other)})</bdi></dt>`;
    const entry = `${names}<dd>${term.glossary?.[language]}</dd>`;
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return Array.from(
    letters,
    ([letter, entries]) => `<h2>${letter}</h2>\n<dl>${entries.join('')}</dl>`,
  ).join('\n');
}
