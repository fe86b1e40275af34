import { readYaml } from '../read';
import type { Locale } from './rows';

interface Decision {
  readonly number: string;
  /** Day of the decision and of publication, ISO. */
  readonly date: string;
  /** Days from publication to commencement. */
  readonly days: number;
}

/** The decision that issued each regulation, by its IDNumber. */
export const DECISIONS = readYaml<Readonly<Record<string, Decision>>>('facts/decisions.yaml');

const HIJRI = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const HIJRI_MONTHS = [
  'Muharram',
  'Safar',
  'Rabi al-Awwal',
  'Rabi al-Thani',
  'Jumada al-Awwal',
  'Jumada al-Thani',
  'Rajab',
  'Shaban',
  'Ramadan',
  'Shawwal',
  'Dhu al-Qadah',
  'Dhu al-Hijjah',
];
const ENGLISH = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });

/** A day in both calendars (Umm al-Qura), as law texts write it. */
function lawDate(day: Date, language: Locale): string {
  const parts = HIJRI.formatToParts(day);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  if (language === 'ar') {
    const [year, month, date] = day.toISOString().slice(0, 10).split('-');
    return `${part('day')}/${part('month')}/${part('year')}هـ، الموافق ${date}/${month}/${year}م`;
  }
  const month = HIJRI_MONTHS[Number(part('month')) - 1];
  return `${Number(part('day'))} ${month} ${part('year')} AH (${ENGLISH.format(day)})`;
}

/** The day on which a regulation takes effect. */
export function commencementDate({ date, days }: Decision): Date {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000);
}

/** Facts of a regulation's own decision: `{{decision}}` and `{{commencement}}`. */
export function decisionFacts(id: string, language: Locale) {
  const decision = DECISIONS[id];
  if (!decision) throw new Error(`seed/facts/decisions.yaml has no decision on ${id}`);
  const { number, date, days } = decision;
  const on = lawDate(new Date(`${date}T12:00:00Z`), language);
  const from = lawDate(commencementDate(decision), language);
  if (language === 'ar') {
    return {
      decision: `قرار مجلس إدارة الهيئة الوطنية للموانئ رقم (${number}) وتاريخ ${on}`,
      commencement:
        days === 0
          ? `من تاريخ نشرها، وهو ${from}`
          : `بعد ${days} يومًا من تاريخ نشرها، أي من ${from}`,
    };
  }
  return {
    decision: `decision No. ${number} of the Board of Directors of the National Ports Authority, dated ${on}`,
    commencement:
      days === 0
        ? `on its publication, on ${from}`
        : `${days} days after its publication, on ${from}`,
  };
}

/** Facts of each decision, by regulation: `{{regulations.REG-04.commencement}}`. */
export function decisionsIn(language: Locale) {
  return Object.fromEntries(
    Object.entries(DECISIONS).map(([id, { date }]) => [
      id,
      { date, ...decisionFacts(id, language) },
    ]),
  );
}
