import type { ShipKind } from './ports.js';
import { seeded } from './random.js';

/** A fictitious vessel. */
export interface SampleVessel {
  name: string;
  imo: string;
  kind: ShipKind;
  /** Gross tonnage. */
  tonnage: number;
  /** Laden, in metres. */
  draught: number;
}

const FIRST = [
  'Amber', 'Azure', 'Blue', 'Bright', 'Celtic', 'Coral', 'Crystal', 'Desert', 'Eastern', 'Emerald',
  'Fortune', 'Fidelity', 'Golden', 'Grand', 'Green', 'Gulf', 'Hermes', 'Indigo', 'Ivory', 'Jade',
  'Northern', 'Noble', 'Ocean', 'Onyx', 'Orient', 'Pacific', 'Palm', 'Pearl', 'Regal', 'Royal',
  'Ruby', 'Sapphire', 'Silver', 'Southern', 'Star', 'Sirius', 'Swift', 'Trident', 'Western', 'White',
] as const; // oxfmt-ignore

const LAST = [
  'Arrow', 'Bay', 'Beacon', 'Breeze', 'Bridge', 'Cape', 'Carrier', 'Compass', 'Courier', 'Crest',
  'Crown', 'Dawn', 'Dolphin', 'Falcon', 'Glory', 'Harbour', 'Harvest', 'Horizon', 'Island', 'Jewel',
  'Lagoon', 'Leader', 'Light', 'Meridian', 'Mistral', 'Passage', 'Pioneer', 'Reef', 'Seeker', 'Spirit',
  'Strait', 'Sunrise', 'Tide', 'Trader', 'Venture', 'Voyager', 'Wave', 'Wind', 'Wisdom', 'Zenith',
] as const; // oxfmt-ignore

const CITIES = [
  'Aden', 'Algeciras', 'Antwerp', 'Aqaba', 'Bahrain', 'Barcelona', 'Beirut', 'Busan', 'Chennai', 'Colombo',
  'Dammam', 'Doha', 'Dubai', 'Duba', 'Genoa', 'Hamburg', 'Hong Kong', 'Jazan', 'Jeddah', 'Jubail',
  'Karachi', 'Khafji', 'Kuwait', 'Lisbon', 'Malta', 'Marseille', 'Mombasa', 'Mumbai', 'Muscat', 'Ningbo',
  'Piraeus', 'Qingdao', 'Rotterdam', 'Salalah', 'Shanghai', 'Singapore', 'Sohar', 'Tangier', 'Valencia', 'Yanbu',
] as const; // oxfmt-ignore

const ARABIC = [
  'Abha', 'Aseel', 'Basma', 'Dana', 'Deema', 'Durra', 'Fahda', 'Farah', 'Ghadeer', 'Ghinah',
  'Hala', 'Hanan', 'Jana', 'Jawaher', 'Jawhara', 'Joud', 'Lamya', 'Layan', 'Lulwa', 'Maha',
  'Manar', 'Marjan', 'Mashael', 'Nadeem', 'Najla', 'Nasr', 'Noura', 'Rahma', 'Rawda', 'Reema',
  'Safa', 'Sahar', 'Salma', 'Samar', 'Sarab', 'Shams', 'Shaya', 'Wafra', 'Waha', 'Zahra',
] as const; // oxfmt-ignore

/** Marks of invented shipping lines. */
const LINES = [
  'RSL',
  'Gulf Star',
  'Sahil',
  'Hejaz',
  'Orient',
  'Transarab',
  'Blue Line',
  'Najd',
] as const;
const OWNERS = [
  'Gulf',
  'Red Sea',
  'Arabian',
  'Tihama',
  'Peninsula',
  'Eastern',
  'Rabigh',
  'Farasan',
] as const;
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
      return `${LINES[first % 8]} ${CITIES[last]}${OF_SERIES[eighth]}`;
    case 'tanker':
      return `${OWNERS[first % 8]} ${ARABIC[last]}${ROMAN[eighth]}`;
    case 'passenger':
      return `${['Queen', 'Princess', 'Lady', 'Spirit', 'Star'][first % 5]} of ${CITIES[last]}${ROMAN[fifth]}`;
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
