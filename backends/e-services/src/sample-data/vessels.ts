import type { ShipKind } from './ports.js';
import { readSample } from './read.js';
import { seeded } from './random.js';

export interface SampleVessel {
  name: string;
  imo: string;
  kind: ShipKind;
  /** Gross tonnage. */
  tonnage: number;
  /** Laden, in metres. */
  draught: number;
}

interface Words {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly cities: readonly string[];
  readonly people: readonly string[];
  /** Marks of invented shipping lines. */
  readonly lines: readonly string[];
  readonly owners: readonly string[];
}

const { first: FIRST, last: LAST, cities, people, lines, owners } = readSample<Words>('vessels');
const OF_SERIES = ['', ' Express', ' Bridge', ' Leader', ' Pride'] as const;
const ROMAN = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII'] as const;

/**
 * Name of a vessel from a word of FIRST and one of LAST; unique per pair. Lines name container
 * ships after cities and owners name tankers after people; ferries and supply vessels are numbered.
 */
function vesselName(kind: ShipKind, words: string): string {
  const [first, last] = wordIndexes(words);
  const [eighth, fifth] = [Math.floor(first / 8), Math.floor(first / 5)];
  switch (kind) {
    case 'container':
      return `${lines[first % 8]} ${cities[last]}${OF_SERIES[eighth]}`;
    case 'tanker':
      return `${owners[first % 8]} ${people[last]}${ROMAN[eighth]}`;
    case 'passenger':
      return `${['Queen', 'Princess', 'Lady', 'Spirit', 'Star'][first % 5]} of ${cities[last]}${ROMAN[fifth]}`;
    case 'supply':
      return `${['Sea', 'Offshore', 'Marine', 'Coastal', 'Swift'][first % 5]} ${LAST[last]} ${fifth + 1}`;
    default:
      return words;
  }
}

function wordIndexes(words: string): [first: number, last: number] {
  const place = (list: readonly string[]) =>
    list.findIndex((word) => words.split(' ').includes(word));
  return [place(FIRST), place(LAST)];
}

const TONNAGE: Record<ShipKind, readonly [number, number]> = {
  container: [17_000, 196_000],
  tanker: [23_000, 165_000],
  bulk: [6_000, 94_000],
  general: [3_200, 21_000],
  vehicles: [38_000, 76_000],
  passenger: [6_500, 32_000],
  livestock: [4_800, 26_000],
  supply: [900, 4_300],
};

/**
 * Draught of a vessel in metres by the cube root of its gross tonnage: 16 m for the largest container
 * ship, 10 m for the largest general cargo ship.
 */
const DRAUGHT: Record<ShipKind, number> = {
  container: 0.275,
  tanker: 0.39,
  bulk: 0.4,
  general: 0.36,
  vehicles: 0.245,
  passenger: 0.22,
  livestock: 0.3,
  supply: 0.4,
};

const FLEET: Record<ShipKind, number> = {
  container: 150,
  tanker: 120,
  bulk: 280,
  general: 130,
  vehicles: 110,
  passenger: 90,
  livestock: 60,
  supply: 90,
};

/** The vessels that call at the ports; names and IMO numbers are unique. */
export function sampleVessels(): SampleVessel[] {
  const random = seeded(7101);
  const names = new Set<string>();
  const numbers = new Set<string>();
  const vessels: SampleVessel[] = [];
  for (const [kind, count] of Object.entries(FLEET) as [ShipKind, number][]) {
    const [least, most] = TONNAGE[kind];
    for (let index = 0; index < count; index++) {
      // Small vessels are more frequent than large ones.
      const tonnage = Math.round(least + (most - least) * random.next() ** 1.7);
      vessels.push({
        name: vesselName(
          kind,
          unused(names, () => `${random.pick(FIRST)} ${random.pick(LAST)}`),
        ),
        imo: unused(numbers, () => imoNumber(random.between(910_000, 998_999))),
        kind,
        tonnage,
        draught: Math.round(DRAUGHT[kind] * Math.cbrt(tonnage) * 10) / 10,
      });
    }
  }
  return vessels;
}

function unused(taken: Set<string>, make: () => string): string {
  for (;;) {
    const value = make();
    if (taken.has(value)) continue;
    taken.add(value);
    return value;
  }
}

/** Six digits and the check digit: the last digit of the sum of the digits times 7, 6 … 2. */
function imoNumber(six: number): string {
  const digits = String(six);
  let sum = 0;
  for (let index = 0; index < 6; index++) sum += Number(digits[index]) * (7 - index);
  return `${digits}${sum % 10}`;
}
