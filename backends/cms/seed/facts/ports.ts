import { PORT_NAMES, rows } from './tables';
import { TERMINALS, type PortSlug } from './terminals';

type Language = 'ar' | 'en';

/** Capacity of each port in million tonnes a year. */
export const CAPACITY: Readonly<Record<PortSlug, number>> = {
  jeddah: 240,
  dammam: 165,
  'jubail-industrial': 205,
  'yanbu-industrial': 190,
  'jubail-commercial': 70,
  'yanbu-commercial': 55,
  jazan: 60,
  'ras-al-khair': 85,
  duba: 18,
  khafji: 12,
};

/** Annual rent in riyals per square metre: land near the quays, away from them, outside; buildings. */
export const RENTS: Readonly<
  Record<PortSlug, { near: number; far: number; outside: number; buildings: number }>
> = {
  jeddah: { near: 60, far: 45, outside: 30, buildings: 180 },
  dammam: { near: 57, far: 42.5, outside: 28.5, buildings: 172 },
  'jubail-industrial': { near: 54, far: 40, outside: 27, buildings: 164 },
  'yanbu-industrial': { near: 51, far: 37.5, outside: 25.5, buildings: 156 },
  'jubail-commercial': { near: 48, far: 35, outside: 24, buildings: 148 },
  'yanbu-commercial': { near: 45, far: 32.5, outside: 22.5, buildings: 140 },
  jazan: { near: 42, far: 30, outside: 21, buildings: 132 },
  'ras-al-khair': { near: 39, far: 27.5, outside: 19.5, buildings: 124 },
  duba: { near: 36, far: 25, outside: 18, buildings: 116 },
  khafji: { near: 33, far: 22.5, outside: 16.5, buildings: 108 },
};

const SLUGS = Object.keys(PORT_NAMES) as PortSlug[];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const berthsOf = (slug: PortSlug) => sum(TERMINALS[slug].map(({ berths }) => berths));
const BERTHS = sum(SLUGS.map(berthsOf));
const CAPACITIES = sum(SLUGS.map((slug) => CAPACITY[slug])).toLocaleString('en');

/** What texts say of all ports, with tables of them. */
export function portsIn(language: Language) {
  return {
    berths: BERTHS,
    capacity: CAPACITIES,
    portRows: rows(
      ...SLUGS.map((slug) => [
        PORT_NAMES[slug][language],
        berthsOf(slug),
        TERMINALS[slug].length,
        CAPACITY[slug],
      ]),
      [
        language === 'ar' ? 'المجموع' : 'Total',
        BERTHS,
        sum(SLUGS.map((slug) => TERMINALS[slug].length)),
        CAPACITIES,
      ],
    ),
    rentRows: rows(
      ...SLUGS.map((slug) => {
        const { near, far, outside, buildings } = RENTS[slug];
        return [PORT_NAMES[slug][language], near, far, outside, buildings];
      }),
    ),
  };
}
