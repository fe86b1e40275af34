import { latinDigits } from '@ports-authority/text';
import type { Locale } from '@ports-authority/e-services-contract';

export interface Fact {
  readonly kind: FactKind;
  /** Name of the port or service in the language of the text; '' matches every sentence. */
  readonly subject: string;
  /** Accepted figures as written in texts. */
  readonly values: readonly string[];
  /** The published value, shown in the warning. */
  readonly known: string;
  /** True if the value is in the same draft, not published. */
  readonly isDraft?: boolean;
  /** The entry with the value; title '' for a single type. */
  readonly place: { readonly uid: string; readonly documentId: string; readonly title: string };
}

export type FactKind = keyof typeof PHRASES;

/** A figure of a text that differs from the published text. */
export interface Contradiction {
  readonly found: string;
  readonly fact: Fact;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)*)`;
const TELEPHONE = String.raw`(\+966[\d\s-]{8,14}\d)`;

export const SPAN: Readonly<Record<Locale, RegExp>> = {
  ar: /من \d{1,2}(?::\d\d)? (?:صباحًا|مساءً|ظهرًا) (?:إلى|حتى) \d{1,2}(?::\d\d)? (?:صباحًا|مساءً|ظهرًا)/,
  en: /\d{1,2}(?::\d\d)? ?[ap]m (?:to|until) \d{1,2}(?::\d\d)? ?[ap]m/i,
};

/** Phrases that state a figure: "has 62 berths", but not "2 new berths". The first group is the figure. */
const PHRASES = {
  berths: {
    ar: new RegExp(
      `(?:يضم|تضم|عدد أرصفت\\S+|عدد الأرصفة|إجمالي)[^\\d]{0,25}${NUMBER} (?:رصيف|أرصفة)`,
    ),
    en: new RegExp(`\\b(?:has|have|comprises|total of|with) ${NUMBER} berths\\b`, 'i'),
  },
  terminals: {
    ar: new RegExp(`(?:يضم|تضم|عدد محطات\\S*|إجمالي)[^\\d]{0,25}${NUMBER} محط`),
    en: new RegExp(`\\b(?:has|have|comprises|total of|with) ${NUMBER} terminals\\b`, 'i'),
  },
  portsTotal: {
    ar: new RegExp(`(?:تشرف على|تدير|إجمالي) ${NUMBER} (?:موانئ|ميناء)`),
    en: new RegExp(`\\b(?:oversees|operates|manages|total of) ${NUMBER} ports\\b`, 'i'),
  },
  berthsTotal: {
    ar: new RegExp(
      `(?:موانئ|الموانئ)[^\\d]{0,40}${NUMBER} (?:رصيف|أرصفة)|^${NUMBER} (?:رصيف\\S*|أرصفة) على الخليج`,
    ),
    en: new RegExp(
      `\\bports\\b[^\\d]{0,40}\\b(?:have|with) ${NUMBER} berths\\b|^${NUMBER} berths on the Arabian Gulf`,
      'i',
    ),
  },
  terminalsTotal: {
    ar: new RegExp(`(?:موانئ|الموانئ)[^\\d]{0,40}${NUMBER} محط`),
    en: new RegExp(`\\bports\\b[^\\d]{0,40}\\b(?:have|with) ${NUMBER} terminals\\b`, 'i'),
  },
  capacity: {
    ar: new RegExp(`(?:طاقة|طاقته|طاقتها|الطاقة)[^\\d]{0,40}${NUMBER} مليون طن`),
    en: new RegExp(`\\bcapacity\\b[^\\d]{0,30}${NUMBER} million tonnes\\b`, 'i'),
  },
  draught: {
    ar: new RegExp(
      `(?:أقصى غاطس|الغاطس المسموح|غاطس أقصاه|غاطس يصل إلى)[^\\d]{0,30}${NUMBER} (?:متر|أمتار)`,
    ),
    en: new RegExp(
      `\\b(?:maximum draught|draught of up to|permitted draught)\\b[^\\d]{0,30}${NUMBER} ?(?:m|metres)\\b`,
      'i',
    ),
  },
  rent: {
    ar: new RegExp(`${NUMBER} (?:ريال|ريالًا|ريالات)[^\\d]{0,20}للمتر`),
    en: new RegExp(`${NUMBER} riyals[^\\d]{0,20}(?:per|a) square metre`, 'i'),
  },
  telephone: { ar: new RegExp(TELEPHONE), en: new RegExp(TELEPHONE) },
  hotline: {
    ar: /(?:الرقم الموحد|الرقم المختصر|هاتف مركز خدمة العملاء)[^\d+]{0,12}(\d{4,7})(?!\d)/,
    en: /\b(?:hotline|unified number|short number|customer service centre|call)\b[^\d+]{0,12}(\d{4,7})(?!\d)/i,
  },
  hours: {
    ar: new RegExp(`(?:الرقم الموحد|مركز خدمة العملاء|مركز الاتصال).*?(${SPAN.ar.source})`),
    en: new RegExp(
      `\\b(?:hotline|customer service centre|contact centre)\\b.*?(${SPAN.en.source})`,
      'i',
    ),
  },
  time: {
    ar: /(?:خلال|في غضون|تستغرق|يستغرق) (\d+) (?:يوم|أيام|ساع)/,
    en: /\b(?:within|takes|in) (\d+) (?:working )?(?:days|hours)\b/i,
  },
  cost: {
    ar: new RegExp(`${NUMBER} (?:ريال|ريالًا|ريالات)`),
    en: new RegExp(`${NUMBER} riyals\\b`, 'i'),
  },
} satisfies Readonly<Record<string, Readonly<Record<Locale, RegExp>>>>;

/** Sentences about the past or future. */
const OTHER_TIME: Readonly<Record<Locale, RegExp>> = {
  ar: /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\p{L})(?:كان|كانت|سابقًا|السابق|السابقة|سوف|سي\p{L}+|ست\p{L}+)(?!\p{L})/u,
  en: /(?<!\d)(?:19|20)\d\d(?!\d)|\b(?:was|were|had|previous|previously|formerly|will|would)\b/i,
};

/** Figures of a text (HTML or plain) that differ from published ones. */
export function contradictionsIn(
  text: string,
  language: Locale,
  facts: readonly Fact[],
): Contradiction[] {
  return splitSentences(text).flatMap((sentence) => {
    if (OTHER_TIME[language].test(sentence)) return [];
    const named = facts.filter(({ subject }) => mentions(sentence, subject));
    return named.flatMap((fact): Contradiction[] => {
      const { kind, subject } = fact;
      // Ambiguous: two subjects in one sentence.
      if (named.some((other) => other.kind === kind && other.subject !== subject)) return [];
      // A sentence about one port states no total.
      if (kind.endsWith('Total') && named.some((other) => other.subject)) return [];
      const [found] = (PHRASES[kind][language].exec(sentence) ?? []).slice(1).filter(Boolean);
      const isOther = found !== undefined && !fact.values.some((value) => isSame(value, found));
      return isOther ? [{ found: found.trim(), fact }] : [];
    });
  });
}

/** Splits at sentence ends and block elements; drops sentences without digits. */
function splitSentences(text: string): string[] {
  return latinDigits(text)
    .replace(/<\/(?:p|li|tr|h[1-6]|dt|dd|caption|blockquote|figcaption|div)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/([.!?؟])\s+/g, '$1\n')
    .split('\n')
    .map((sentence) => sentence.replace(/[ \t]+/g, ' ').trim())
    .filter((sentence) => /\d/.test(sentence));
}

const mentions = (sentence: string, subject: string): boolean =>
  sentence.toLowerCase().includes(subject.toLowerCase());

const isSame = (a: string, b: string): boolean => normalizeFigure(a) === normalizeFigure(b);

/** Removes separators and trailing zeros. */
const normalizeFigure = (figure: string): string =>
  latinDigits(figure)
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})|[\s-]/g, '')
    .replace(/\.0+$/, '');

export const findFigures = (text: string): string[] =>
  latinDigits(text).match(/\d+(?:[.,]\d+)*/g) ?? [];
