type Language = 'ar' | 'en';

/** A decision of the board that issued a regulation; all invented. */
interface Decision {
  readonly number: string;
  /** Day of the decision and of publication, ISO. */
  readonly date: string;
  /** Days from publication to commencement. */
  readonly days: 0 | 30 | 60 | 90;
}

/** The decision that issued each regulation, by its IDNumber. */
export const DECISIONS = {
  'REG-01': { number: '1443/21', date: '2022-04-12', days: 30 },
  'REG-02': { number: '1446/09', date: '2024-09-24', days: 90 },
  'REG-03': { number: '1447/17', date: '2025-12-09', days: 60 },
  'REG-04': { number: '1448/06', date: '2026-10-22', days: 30 },
  'REG-05': { number: '1446/14', date: '2024-11-05', days: 60 },
  'REG-06': { number: '1445/18', date: '2023-12-19', days: 60 },
  'REG-07': { number: '1446/27', date: '2025-02-25', days: 0 },
  'REG-08': { number: '1446/11', date: '2024-10-15', days: 60 },
  'REG-09': { number: '1447/05', date: '2025-08-19', days: 30 },
  'REG-10': { number: '1444/08', date: '2022-10-25', days: 30 },
  'REG-11': { number: '1446/29', date: '2025-03-11', days: 30 },
  'REG-12': { number: '1447/30', date: '2026-03-03', days: 30 },
} as const satisfies Record<string, Decision>;

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
export function lawDate(day: Date, language: Language): string {
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
export function commencementOf({ date, days }: Decision): Date {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000);
}

/** What the text of a regulation says of its own decision: `{{decision}}` and `{{commencement}}`. */
export function decisionFacts(decision: Decision, language: Language) {
  const { number, date, days } = decision;
  const on = lawDate(new Date(`${date}T12:00:00Z`), language);
  const from = lawDate(commencementOf(decision), language);
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
