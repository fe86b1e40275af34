export const FIRST_YEAR = 2005;
export const LAST_YEAR = 2019;

/**
 * National totals of each year: thousands of tonnes, thousands of TEU, vessel calls and thousands
 * of passengers. Trade falls in 2009; 2019 agrees with the first year of the statistical yearbook
 * 2023 among the sample documents.
 */
export const totals = {
  2005: { tonnes: 128400, teu: 3120, vessels: 10240, passengers: 561 },
  2006: { tonnes: 137100, teu: 3410, vessels: 10530, passengers: 583 },
  2007: { tonnes: 147300, teu: 3760, vessels: 10890, passengers: 609 },
  2008: { tonnes: 156200, teu: 4080, vessels: 11210, passengers: 634 },
  2009: { tonnes: 142700, teu: 3650, vessels: 10470, passengers: 601 },
  2010: { tonnes: 155900, teu: 4090, vessels: 10940, passengers: 622 },
  2011: { tonnes: 168600, teu: 4430, vessels: 11380, passengers: 645 },
  2012: { tonnes: 180400, teu: 4790, vessels: 11790, passengers: 668 },
  2013: { tonnes: 189200, teu: 5010, vessels: 12080, passengers: 681 },
  2014: { tonnes: 199800, teu: 5280, vessels: 12400, passengers: 702 },
  2015: { tonnes: 209500, teu: 5520, vessels: 12690, passengers: 718 },
  2016: { tonnes: 214300, teu: 5570, vessels: 12810, passengers: 709 },
  2017: { tonnes: 223600, teu: 5790, vessels: 13060, passengers: 731 },
  2018: { tonnes: 235100, teu: 6100, vessels: 13390, passengers: 748 },
  2019: { tonnes: 246800, teu: 6410, vessels: 13720, passengers: 764 },
};

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
