import { latinDigits } from '@ports-authority/text';
import type { Language } from '../preview/site-paths';

/** A published value of something that texts call by a name. */
export interface Fact {
  /** What the figure is of. */
  readonly kind: FactKind;
  /** What texts call it, in the language of the text; empty where the phrase alone says what is meant. */
  readonly subject: string;
  /** The figures that agree with it, as texts write them. */
  readonly values: readonly string[];
  /** Its name in the panel. */
  readonly known: string;
  /** Saved with the text itself, and not yet published. */
  readonly isDraft?: boolean;
  /** The entry that has it, with its title; a single type has none. */
  readonly place: { readonly uid: string; readonly documentId: string; readonly title: string };
}

export type FactKind =
  | 'berths'
  | 'terminals'
  | 'portsTotal'
  | 'berthsTotal'
  | 'terminalsTotal'
  | 'capacity'
  | 'draught'
  | 'rent'
  | 'telephone'
  | 'hotline'
  | 'hours'
  | 'time'
  | 'cost';

/** A figure of a text that differs from the one that is published. */
export interface Contradiction {
  readonly found: string;
  readonly fact: Fact;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)*)`;
const TELEPHONE = String.raw`(\+966[\d\s-]{8,14}\d)`;

/** From one time of the day to another. */
export const SPAN: Readonly<Record<Language, RegExp>> = {
  ar: /من \d{1,2}(?::\d\d)? (?:صباحًا|مساءً|ظهرًا) (?:إلى|حتى) \d{1,2}(?::\d\d)? (?:صباحًا|مساءً|ظهرًا)/,
  en: /\d{1,2}(?::\d\d)? ?[ap]m (?:to|until) \d{1,2}(?::\d\d)? ?[ap]m/i,
};

/**
 * How a sentence speaks of each figure, with its unit: "has 62 berths", but not "2 new berths". The
 * first group is the figure.
 */
const PHRASES: Readonly<Record<FactKind, Readonly<Record<Language, RegExp>>>> = {
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
};

/** Of another time, or of what is still to come. */
const OTHER_TIME: Readonly<Record<Language, RegExp>> = {
  ar: /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\p{L})(?:كان|كانت|سابقًا|السابق|السابقة|سوف|سي\p{L}+|ست\p{L}+)(?!\p{L})/u,
  en: /(?<!\d)(?:19|20)\d\d(?!\d)|\b(?:was|were|had|previous|previously|formerly|will|would)\b/i,
};

/** The figures of a text, HTML or plain, that differ from what is published. */
export function contradictionsIn(
  text: string,
  language: Language,
  facts: readonly Fact[],
): Contradiction[] {
  return sentencesOf(text).flatMap((sentence) => {
    if (OTHER_TIME[language].test(sentence)) return [];
    const named = facts.filter(({ subject }) => names(sentence, subject));
    return named.flatMap((fact): Contradiction[] => {
      // Whose figure is it, where two are named?
      const { kind, subject } = fact;
      if (named.some((one) => one.kind === kind && one.subject !== subject)) return [];
      // A total is of no port.
      if (kind.endsWith('Total') && named.some((one) => one.subject)) return [];
      const [found] = (PHRASES[kind][language].exec(sentence) ?? []).slice(1).filter(Boolean);
      const isOther = found !== undefined && !fact.values.some((value) => isSame(value, found));
      return isOther ? [{ found: found.trim(), fact }] : [];
    });
  });
}

/** Rows of a table count as sentences. */
function sentencesOf(text: string): string[] {
  return latinDigits(text)
    .replace(/<\/(?:p|li|tr|h[1-6]|dt|dd|caption|blockquote|figcaption|div)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/([.!?؟])\s+/g, '$1\n')
    .split('\n')
    .map((sentence) => sentence.replace(/[ \t]+/g, ' ').trim())
    .filter((sentence) => /\d/.test(sentence));
}

const names = (sentence: string, subject: string): boolean =>
  sentence.toLowerCase().includes(subject.toLowerCase());

const isSame = (one: string, other: string): boolean => plain(one) === plain(other);

/** A figure without what only makes it readable. */
const plain = (figure: string): string =>
  latinDigits(figure)
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})|[\s-]/g, '')
    .replace(/\.0+$/, '');

/** All figures that a text has. */
export const figuresOf = (text: string): string[] =>
  latinDigits(text).match(/\d+(?:[.,]\d+)*/g) ?? [];
