import { FIGURES } from './figures';
import { PORTS } from './ports';
import { rows, type InBoth, type Locale } from './rows';

interface Bar {
  readonly label: string;
  readonly value: number;
}

const MONTHS: Record<Locale, readonly string[]> = {
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
};

/** `303.0`, `15,060`: decimals only where the figures have them. */
function figure(value: number, decimals: number): string {
  return value.toLocaleString('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

function caption(title: string, drawing: string, spoken: string): string {
  return `<figure><div role="img" aria-label="${spoken}">${drawing}</div><figcaption>${title}</figcaption></figure>`;
}

function spoken(title: string, bars: readonly Bar[], decimals: number): string {
  return `${title}: ${bars.map(({ label, value }) => `${label} ${figure(value, decimals)}`).join('; ')}`;
}

const WIDTH = 640;
const ROW = 26;

/** Bars beside each other, one below the other, that grow from the side where reading begins. */
function barChart(
  title: string,
  bars: readonly Bar[],
  { language, decimals }: { readonly language: Locale; readonly decimals: number },
): string {
  const isArabic = language === 'ar';
  const names = 200;
  const room = WIDTH - names - 70;
  const largest = Math.max(...bars.map(({ value }) => value));
  const lines = bars.map(({ label, value }, index) => {
    const length = (room * value) / largest;
    const top = index * ROW;
    const [x, name, number] = isArabic
      ? [WIDTH - names - length, WIDTH, WIDTH - names - length - 6]
      : [names, 0, names + length + 6];
    return (
      `<text x="${name}" y="${top + 17}">${label}</text>` +
      `<rect x="${x.toFixed(1)}" y="${top + 4}" width="${length.toFixed(1)}" height="17"/>` +
      `<text class="number" x="${number.toFixed(1)}" y="${top + 17}">${figure(value, decimals)}</text>`
    );
  });
  const drawing = `<svg class="bars" viewBox="0 0 ${WIDTH} ${bars.length * ROW}">${lines.join('')}</svg>`;
  return caption(title, drawing, spoken(title, bars, decimals));
}

/** Columns along time, the earliest at the left in both languages, as on the statistics page. */
function columnChart(
  title: string,
  columns: readonly Bar[],
  { decimals, step }: { readonly decimals: number; readonly step: number },
): string {
  const height = 190;
  const width = WIDTH / columns.length;
  const largest = Math.max(...columns.map(({ value }) => value));
  const lines = columns.map(({ label, value }, index) => {
    const length = (height * value) / largest;
    const middle = (index + 0.5) * width;
    const labelled = (columns.length - 1 - index) % step === 0;
    const texts = labelled
      ? `<text class="middle" x="${middle.toFixed(1)}" y="${height + 40}">${label}</text>` +
        `<text class="middle number" x="${middle.toFixed(1)}" y="${(height + 15 - length).toFixed(1)}">${figure(value, decimals)}</text>`
      : '';
    return `<rect x="${(index * width + width * 0.18).toFixed(1)}" y="${(height + 20 - length).toFixed(1)}" width="${(width * 0.64).toFixed(1)}" height="${length.toFixed(1)}"/>${texts}`;
  });
  const drawing = `<svg class="columns" viewBox="0 0 ${WIDTH} ${height + 48}">${lines.join('')}</svg>`;
  return caption(title, drawing, spoken(title, columns, decimals));
}

const TITLES = {
  cargoByPort: {
    ar: 'البضائع المناولة في عام 2025 بحسب الميناء (مليون طن)',
    en: 'Cargo handled in 2025 by port (million tonnes)',
  },
  cargoByType: {
    ar: 'البضائع المناولة في عام 2025 بحسب النوع (مليون طن)',
    en: 'Cargo handled in 2025 by type (million tonnes)',
  },
  cargoByYear: {
    ar: 'البضائع المناولة من 2005 إلى 2025 (مليون طن)',
    en: 'Cargo handled from 2005 to 2025 (million tonnes)',
  },
  cargoByMonth: {
    ar: 'البضائع المناولة في أشهر عام 2025 (مليون طن)',
    en: 'Cargo handled in the months of 2025 (million tonnes)',
  },
  cargoByDirection: {
    ar: 'البضائع في عام 2025 بحسب الاتجاه (مليون طن)',
    en: 'Cargo in 2025 by direction (million tonnes)',
  },
  teuByYear: {
    ar: 'الحاويات المناولة من 2005 إلى 2025 (مليون حاوية قياسية)',
    en: 'Containers handled from 2005 to 2025 (million TEU)',
  },
  teuByPort: {
    ar: 'الحاويات المناولة في عام 2025 بحسب الميناء (ألف حاوية قياسية)',
    en: 'Containers handled in 2025 by port (thousand TEU)',
  },
  callsByYear: {
    ar: 'عدد السفن الزائرة من 2005 إلى 2025',
    en: 'Vessel calls from 2005 to 2025',
  },
  callsByClass: {
    ar: 'عدد السفن الزائرة في عام 2025 بحسب الفئة',
    en: 'Vessel calls in 2025 by class',
  },
  passengersByYear: {
    ar: 'عدد الركاب من 2005 إلى 2025 (ألف راكب)',
    en: 'Passengers from 2005 to 2025 (thousand)',
  },
  waiting: {
    ar: 'متوسط انتظار السفينة (ساعة)',
    en: 'Average waiting time of a vessel (hours)',
  },
} as const;

const years = Object.entries(FIGURES.totals);

/** Values of ports as rows of a table; ports without any are left out. */
function ofPorts(values: Readonly<Record<string, readonly number[]>>) {
  return Object.entries(PORTS).flatMap(([slug, { name }]) =>
    values[slug] ? [{ ...name, values: values[slug] }] : [],
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const TOTAL = { ar: 'المجموع', en: 'Total' } as const;

/** Charts and tables of the annual figures, as HTML, for reports. */
export function chartsIn(language: Locale) {
  const barsOf =
    (list: readonly (InBoth & { values: readonly number[] })[]) =>
    (value: (values: readonly number[]) => number) =>
      list.map((item) => ({ label: item[language], value: value(item.values) }));
  const overYears = (value: (year: (typeof years)[number][1]) => number) =>
    years.map(([label, year]) => ({ label, value: value(year) }));
  const bars = (title: keyof typeof TITLES, list: readonly Bar[], decimals = 1) =>
    barChart(TITLES[title][language], list, { language, decimals });
  const columns = (title: keyof typeof TITLES, list: readonly Bar[], decimals: number, step = 4) =>
    columnChart(TITLES[title][language], list, { decimals, step });
  const pairRows = (
    list: readonly (InBoth & { values: readonly number[] })[],
    decimals: number,
  ) => {
    const totals = [0, 1].map((at) => sum(list.map(({ values }) => values[at] ?? 0)));
    return rows(
      ...[...list, { ...TOTAL, values: totals }].map((item) => [
        item[language],
        ...item.values.map((value) => figure(value, decimals)),
      ]),
    );
  };
  const ports = ofPorts(FIGURES.cargoByPort);
  const containers = ofPorts(FIGURES.containersByPort);
  return {
    chartCargoByPort: bars(
      'cargoByPort',
      barsOf(ports)(([, now = 0]) => now),
    ),
    chartCargoByType: bars(
      'cargoByType',
      barsOf(FIGURES.cargoByType)(([, now = 0]) => now),
    ),
    chartCargoByDirection: bars('cargoByDirection', barsOf(FIGURES.cargoByDirection)(sum)),
    chartCargoByYear: columns(
      'cargoByYear',
      overYears(({ tonnes }) => tonnes / 1000),
      1,
    ),
    chartCargoByMonth: columns(
      'cargoByMonth',
      FIGURES.cargoByMonth.map((value, month) => ({ label: MONTHS[language][month] ?? '', value })),
      1,
      1,
    ),
    chartTeuByYear: columns(
      'teuByYear',
      overYears(({ teu }) => teu / 1000),
      2,
    ),
    chartTeuByPort: bars('teuByPort', barsOf(containers)(sum), 0),
    chartCallsByYear: columns(
      'callsByYear',
      overYears(({ vessels }) => vessels),
      0,
    ),
    chartCallsByClass: bars(
      'callsByClass',
      barsOf(FIGURES.callsByClass)(([, now = 0]) => now),
      0,
    ),
    chartPassengersByYear: columns(
      'passengersByYear',
      overYears(({ passengers }) => passengers),
      0,
    ),
    chartWaiting: bars(
      'waiting',
      FIGURES.waiting.map(([year, value]) => ({ label: String(year), value })),
    ),
    cargoByPortRows: pairRows(ports, 1),
    cargoByTypeRows: pairRows(FIGURES.cargoByType, 1),
    callsByClassRows: pairRows(FIGURES.callsByClass, 0),
    directionRows: rows(
      ...[
        ...FIGURES.cargoByDirection,
        {
          ...TOTAL,
          values: [0, 1].map((at) => sum(FIGURES.cargoByDirection.map((d) => d.values[at] ?? 0))),
        },
      ].map((item) => [
        item[language],
        ...[...item.values, sum(item.values)].map((value) => figure(value, 1)),
      ]),
    ),
    teuByPortRows: rows(
      ...[
        ...containers,
        { ...TOTAL, values: [0, 1].map((at) => sum(containers.map((p) => p.values[at] ?? 0))) },
      ].map((item) => [
        item[language],
        ...[...item.values, sum(item.values)].map((value) => figure(value, 0)),
      ]),
    ),
    monthRows: rows(
      ...FIGURES.cargoByMonth.map((value, month) => [
        MONTHS[language][month] ?? '',
        figure(value, 1),
      ]),
      [TOTAL[language], figure(sum(FIGURES.cargoByMonth), 1)],
    ),
    yearRows: rows(
      ...years.map(([year, { tonnes, teu, vessels, passengers }]) => [
        year,
        figure(tonnes / 1000, 1),
        figure(teu / 1000, 2),
        figure(vessels, 0),
        figure(passengers, 0),
      ]),
    ),
  };
}
