import { hoursAfter, toHijri } from '../dates.js';
import { SAMPLE_PORTS } from './ports.js';
import { readSample, type Pair } from './read.js';
import { seeded, type Random } from './random.js';

interface Sample {
  readonly senders: Readonly<Record<string, readonly Pair[]>>;
  /** Kinds of government correspondence; `{port}` is replaced by the name of a port. */
  readonly subjects: readonly {
    readonly subject: Pair;
    readonly category: Pair;
    readonly directedTo: Pair;
    /** Key of `senders`. */
    readonly from: string;
  }[];
  readonly closed: readonly Pair[];
  readonly open: readonly Pair[];
}

const { senders, subjects, closed, open } = readSample<Sample>('correspondence');

/** Start days of 1446 and 1447, for the fixed documents. */
const FIXED_YEARS = ['2024-07-07', '2025-06-26'];
const FIXED_PER_YEAR = 125;
/** Many offices assign numbers, so their order is unrelated to the dates. */
const FIXED_DAYS = 340;
/** Dates of 1001 and 1023, which the documentation uses. */
const KNOWN_DAYS: Readonly<Record<number, number>> = { 0: 1, 22: 60 };
const RECENT = 150;
const RECENT_DAYS = 120;
const OFFICE_HOUR = 9;

/**
 * 400 documents: 250 whose numbers and dates never change (1446/1001 to 1446/1125 and 1447/1001 to
 * 1447/1125), and 150 of the last four months before a day.
 * @param day YYYY-MM-DD
 */
export function sampleTransactions(day: string) {
  const fixed = FIXED_YEARS.flatMap((yearStart, year) => {
    const random = seeded(7301 + year);
    const days = seeded(7401 + year);
    return Array.from({ length: FIXED_PER_YEAR }, (_, index) => {
      const day = KNOWN_DAYS[index] ?? days.between(1, FIXED_DAYS);
      return document(random, {
        id: year * FIXED_PER_YEAR + index + 1,
        serial: 1001 + index,
        sent: hoursAfter(yearStart, day * 24 + OFFICE_HOUR),
        statuses: closed,
      });
    });
  });
  const random = seeded(7310);
  const ages = seeded(7410);
  const recent = Array.from({ length: RECENT }, (_, index) => {
    const age = ages.between(1, RECENT_DAYS);
    return document(random, {
      id: fixed.length + index + 1,
      serial: 4001 + index,
      sent: hoursAfter(day, OFFICE_HOUR - age * 24),
      statuses: age > 60 && index % 3 > 0 ? closed : open,
    });
  });
  return [...fixed, ...recent];
}

function document(
  random: Random,
  known: { id: number; serial: number; sent: Date; statuses: readonly Pair[] },
) {
  const kind = random.pick(subjects);
  const port = random.pick(SAMPLE_PORTS);
  const organisation = random.pick(senders[kind.from] ?? []);
  const status = random.pick(known.statuses);
  const documentDate = toHijri(known.sent);
  // Never forwarded in the future.
  const passedOn = new Date(known.sent.getTime() + random.between(0, 1) * 24 * 60 * 60 * 1000);
  return {
    id: known.id,
    referenceNumber: `${documentDate.slice(-4)}/${known.serial}`,
    documentDate,
    subject: kind.subject[0].replace('{port}', port.titleAr),
    subjectEn: kind.subject[1].replace('{port}', port.title),
    category: kind.category[0],
    categoryEn: kind.category[1],
    organisation: organisation[0],
    organisationEn: organisation[1],
    directedTo: kind.directedTo[0],
    directedToEn: kind.directedTo[1],
    status: status[0],
    statusEn: status[1],
    transferDate: toHijri(passedOn),
  };
}
