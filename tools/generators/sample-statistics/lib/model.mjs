import { sampleContent } from '../../lib/project.mjs';

export const FIRST_YEAR = 2005;
export const LAST_YEAR = 2019;

/** National totals of each year, of seed/facts/figures.yaml. */
export const { totals } = sampleContent().FIGURES;

/** Each port's weights by tonnes, containers and calls, and the exported share of its tonnes. */
const ports = [
  { slug: 'jeddah', tonnes: 662, teu: 584, vessels: 30, exported: 0.38 },
  { slug: 'dammam', tonnes: 418, teu: 335, vessels: 18, exported: 0.41 },
  { slug: 'jubail-industrial', tonnes: 624, teu: 0, vessels: 14, exported: 0.82 },
  { slug: 'yanbu-industrial', tonnes: 529, teu: 0, vessels: 11, exported: 0.85 },
  { slug: 'jubail-commercial', tonnes: 116, teu: 70, vessels: 7, exported: 0.55 },
  { slug: 'yanbu-commercial', tonnes: 94, teu: 0, vessels: 5, exported: 0.34 },
  { slug: 'jazan', tonnes: 121, teu: 11, vessels: 5, exported: 0.22 },
  { slug: 'ras-al-khair', tonnes: 247, teu: 0, vessels: 4, exported: 0.78, firstYear: 2011 },
  { slug: 'duba', tonnes: 32, teu: 0, vessels: 4, exported: 0.36 },
  { slug: 'khafji', tonnes: 15, teu: 0, vessels: 2, exported: 0.74 },
];

/** Name of each port by its slug. */
export const portNames = {
  ar: {
    jeddah: 'ميناء جدة',
    dammam: 'ميناء الدمام',
    'jubail-industrial': 'ميناء الجبيل الصناعي',
    'yanbu-industrial': 'ميناء ينبع الصناعي',
    'jubail-commercial': 'ميناء الجبيل التجاري',
    'yanbu-commercial': 'ميناء ينبع التجاري',
    jazan: 'ميناء جازان',
    'ras-al-khair': 'ميناء رأس الخير',
    duba: 'ميناء ضباء',
    khafji: 'ميناء الخفجي',
  },
  en: {
    jeddah: 'Jeddah Port',
    dammam: 'Dammam Port',
    'jubail-industrial': 'Jubail Industrial Port',
    'yanbu-industrial': 'Yanbu Industrial Port',
    'jubail-commercial': 'Jubail Commercial Port',
    'yanbu-commercial': 'Yanbu Commercial Port',
    jazan: 'Jazan Port',
    'ras-al-khair': 'Ras Al-Khair Port',
    duba: 'Duba Port',
    khafji: 'Khafji Port',
  },
};

/**
 * The ports in operation in a year.
 *
 * @param {number} year 2005 to 2019
 */
export function portsOf(year) {
  return ports.filter(({ firstYear }) => !firstYear || firstYear <= year);
}

/** Cargo other than containers: weights of each type within the rest of a direction's tonnes. */
export const looseCargo = [
  { type: 'liquid-bulk', imported: 31, exported: 79 },
  { type: 'dry-bulk', imported: 46, exported: 18 },
  { type: 'general-cargo', imported: 12, exported: 3 },
  { type: 'vehicles', imported: 5, exported: 0.3 },
  { type: 'livestock', imported: 3.4, exported: 0 },
];

/** Container cargo of each direction, in tonnes per TEU of the year's total. */
export const tonnesPerTeu = { imported: 5.3, exported: 4 };
