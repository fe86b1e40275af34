import { hoursAfter, isWorkingDay } from '../dates.js';
import { SAMPLE_PORTS } from './ports.js';
import { readSample, type Pair } from './read.js';
import { seeded } from './random.js';
import { sampleTenderRecord } from './tender-records.js';

const { subjects } = readSample<{ readonly subjects: readonly Pair[] }>('biddings');

const COUNT = 60;
const PAST = 20;
const FEES = [0, 200, 500, 1000, 2000, 5000, 10_000] as const;

/**
 * 60 tenders: 25 open, 20 past their deadline, 15 without a deadline. Envelopes are opened on the
 * next working day.
 * @param day YYYY-MM-DD
 */
export function sampleBiddings(day: string) {
  const random = seeded(7401);
  return Array.from({ length: COUNT }, (_, index) => {
    const [title, titleEn] = subjects[index % subjects.length]!;
    const port = SAMPLE_PORTS[(index * 3 + Math.floor(index / 10)) % SAMPLE_PORTS.length]!;
    // Shuffled, so that those without a date are in between.
    const dated = index % 4 !== 3;
    const turn = index - Math.floor((index + 1) / 4);
    const distance = turn < PAST ? -random.between(2, 60) : random.between(4, 75);
    const finalAt = dated ? workingDay(day, distance, 14) : null;
    const envelopesAt = finalAt && workingDayAfter(finalAt);
    return {
      id: index + 1,
      title: title.replace('{port}', port.titleAr),
      titleEn: titleEn.replace('{port}', port.title),
      fees: random.pick(FEES),
      ...location(port.titleAr, port.title, index % 3 === 0),
      finalAt,
      envelopesAt,
      ...sampleTenderRecord(day, index + 1, envelopesAt),
    };
  });
}

function location(portAr: string, port: string, atHeadOffice: boolean) {
  return atHeadOffice
    ? {
        location:
          '<p>المقر الرئيس للهيئة الوطنية للموانئ، الرياض<br>إدارة العقود والمشتريات، <strong>الدور الثاني</strong></p>',
        locationEn:
          '<p>National Ports Authority, head office, Riyadh<br>Contracts and Procurement Department, <strong>second floor</strong></p>',
      }
    : {
        location: `<p>مبنى إدارة ${portAr}<br>وحدة المنافسات، من الأحد إلى الخميس، <strong>من 8 صباحًا إلى 2 ظهرًا</strong></p>`,
        locationEn: `<p>Administration building, ${port}<br>Tenders unit, Sunday to Thursday, <strong>8am to 2pm</strong></p>`,
      };
}

function workingDay(day: string, distance: number, hour: number): Date {
  for (let days = distance; ; days++) {
    const time = hoursAfter(day, days * 24 + hour);
    if (isWorkingDay(time)) return time;
  }
}

function workingDayAfter(finalAt: Date): Date {
  const hour = 60 * 60 * 1000;
  // From 2 p.m. to 10 a.m. are twenty hours.
  for (let hours = 20; ; hours += 24) {
    const time = new Date(finalAt.getTime() + hours * hour);
    if (isWorkingDay(time)) return time;
  }
}
