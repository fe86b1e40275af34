import { FIGURES } from './figures';

const format = (value: number, decimals = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const percent = (part: number, whole: number, decimals = 0) =>
  `${Number(((100 * part) / whole).toFixed(decimals))}%`;
const growth = (now: number, before: number, decimals = 0) =>
  percent(now - before, before, decimals);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const BEFORE = 2024;
const NOW = 2025;

function year(number: number) {
  const totals = FIGURES.totals[number];
  if (!totals) throw new Error(`there are no figures of ${number}`);
  return totals;
}
function waiting(number: number) {
  return FIGURES.waiting.find(([year]) => year === number)?.[1] ?? NaN;
}
function type(name: string) {
  const [before = NaN, now = NaN] = FIGURES.cargoByType.find(({ en }) => en === name)?.values ?? [];
  return { before, now };
}

/** Figures of one year, with the name of the year at the end of each: `tonnes2025`. */
function figuresOf<Year extends number>(number: Year) {
  const { tonnes, teu, vessels, passengers } = year(number);
  const values = {
    tonnes: format(tonnes / 1000, 1),
    teu: format(teu / 1000, 2),
    calls: format(vessels),
    passengers: format(passengers),
    vehicles: format(FIGURES.vehicles[number] ?? NaN),
    waiting: format(waiting(number), 1),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [`${name}${number}`, text]),
  ) as Readonly<Record<`${keyof typeof values}${Year}`, string>>;
}

const [before, now] = [year(BEFORE), year(NOW)];
const ports = Object.values(FIGURES.cargoByPort);
const largest = ports.map(([, tonnes]) => tonnes).sort((a, b) => b - a);
const fastest = FIGURES.cargoByPort['ras-al-khair'] ?? [NaN, NaN];
const containers = Object.values(FIGURES.containersByPort);
const teu = sum(containers.flat());
const transhipment = sum(containers.map(([, transhipped]) => transhipped));

/** Figures that the annual report and the yearbook of 2025 name in sentences, as they are written. */
export const PROSE = {
  ...figuresOf(BEFORE),
  ...figuresOf(NOW),
  tonnes2005: format(year(2005).tonnes / 1000, 1),
  tonnesRounded: format(now.tonnes / 1000),
  passengersInFull: format(now.passengers * 1000),
  vehiclesInFull: format((FIGURES.vehicles[NOW] ?? NaN) * 1000),
  waitingBeforeRounded: format(waiting(BEFORE)),
  tonnesGrowth: growth(now.tonnes, before.tonnes),
  teuGrowth: growth(now.teu, before.teu, 1),
  callsGrowth: growth(now.vessels, before.vessels, 1),
  liquidShare: percent(type('Liquid bulk').now, now.tonnes / 1000),
  containerShare: percent(type('Cargo in containers').now, now.tonnes / 1000),
  dryShare: percent(type('Dry bulk').now, now.tonnes / 1000),
  vehiclesGrowth: growth(type('Vehicles').now, type('Vehicles').before),
  transhipment: format(transhipment / 1000, 2),
  jeddahTeuShare: percent(sum(FIGURES.containersByPort.jeddah ?? []), teu),
  largestShare: percent(sum(largest.slice(0, 4)), sum(largest)),
  fastestGrowth: growth(fastest[1], fastest[0], 1),
  monthlyRange: `${Math.ceil(100 * (Math.max(...FIGURES.cargoByMonth) / Math.min(...FIGURES.cargoByMonth) - 1))}%`,
  electronicShare: FIGURES.electronicShare,
  safePorts: format(FIGURES.safePorts),
};
