import type { PortSlug } from './terminals';

interface Year {
  /** Thousands of tonnes, of TEU and of passengers; vessel calls. */
  readonly tonnes: number;
  readonly teu: number;
  readonly vessels: number;
  readonly passengers: number;
}

/**
 * National totals of each year, all invented. Trade falls in 2009 and 2020. The statistics page, the
 * yearbooks and the annual reports all show these.
 */
export const TOTALS: Readonly<Record<number, Year>> = {
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
  2020: { tonnes: 238100, teu: 6380, vessels: 12980, passengers: 402 },
  2021: { tonnes: 247500, teu: 6620, vessels: 13460, passengers: 518 },
  2022: { tonnes: 257900, teu: 6970, vessels: 13990, passengers: 668 },
  2023: { tonnes: 269600, teu: 7360, vessels: 14410, passengers: 742 },
  2024: { tonnes: 285800, teu: 7920, vessels: 14820, passengers: 790 },
  2025: { tonnes: 303000, teu: 8520, vessels: 15060, passengers: 830 },
};

/** Cargo of each port in million tonnes, 2024 and 2025. */
export const CARGO_BY_PORT: Readonly<Record<PortSlug, readonly [number, number]>> = {
  jeddah: [66.2, 70.6],
  dammam: [41.8, 44.1],
  'jubail-industrial': [62.4, 65.9],
  'yanbu-industrial': [52.9, 56.2],
  'jubail-commercial': [11.6, 12.3],
  'yanbu-commercial': [9.4, 9.9],
  jazan: [12.1, 12.4],
  'ras-al-khair': [24.7, 26.6],
  duba: [3.2, 3.4],
  khafji: [1.5, 1.6],
};

/** Containers of each container port in 2025, in thousand TEU: import and export, transhipment. */
export const CONTAINERS_BY_PORT: Partial<Record<PortSlug, readonly [number, number]>> = {
  jeddah: [2830, 2150],
  dammam: [2480, 370],
  'jubail-commercial': [510, 90],
  jazan: [80, 10],
};

interface Named {
  readonly ar: string;
  readonly en: string;
  readonly values: readonly number[];
}

/** Cargo by type in million tonnes, 2024 and 2025. */
export const CARGO_BY_TYPE: readonly Named[] = [
  { ar: 'سوائب سائلة', en: 'Liquid bulk', values: [131.5, 138.2] },
  { ar: 'بضائع الحاويات', en: 'Cargo in containers', values: [74.6, 80.6] },
  { ar: 'سوائب صلبة', en: 'Dry bulk', values: [60, 63.1] },
  { ar: 'بضائع عامة', en: 'General cargo', values: [13.2, 13.9] },
  { ar: 'مركبات', en: 'Vehicles', values: [3.9, 4.4] },
  { ar: 'مواشٍ', en: 'Livestock', values: [2.6, 2.8] },
];

/** Cargo by direction in million tonnes, 2025: Red Sea, Arabian Gulf. */
export const CARGO_BY_DIRECTION: readonly Named[] = [
  { ar: 'صادر', en: 'Export', values: [75.4, 94] },
  { ar: 'وارد', en: 'Import', values: [53.9, 48.4] },
  { ar: 'مسافنة', en: 'Transhipment', values: [23.2, 8.1] },
];

/** Vessel calls by class, 2024 and 2025. */
export const CALLS_BY_CLASS: readonly Named[] = [
  { ar: 'سفن الحاويات', en: 'Container ships', values: [4610, 4690] },
  { ar: 'ناقلات السوائل', en: 'Tankers', values: [3980, 4030] },
  { ar: 'سفن البضائع السائبة والعامة', en: 'Bulk and general cargo ships', values: [3420, 3470] },
  { ar: 'ناقلات المركبات', en: 'Vehicle carriers', values: [940, 960] },
  { ar: 'سفن الركاب والعبّارات', en: 'Passenger ships and ferries', values: [1150, 1180] },
  { ar: 'سفن المواشي وغيرها', en: 'Livestock carriers and others', values: [720, 730] },
];

/** Cargo of each month of 2025 in million tonnes. */
export const CARGO_BY_MONTH: readonly number[] = [
  24.8, 23.2, 25.3, 25, 25.7, 24.7, 25.6, 25.5, 25.2, 25.7, 25.9, 26.4,
];

/** Vehicles handled, in thousands, by year. */
export const VEHICLES: Readonly<Record<number, number>> = { 2024: 986, 2025: 1048 };

/** Share of transactions that were completed online, and ports without a serious injury, in 2025. */
export const ELECTRONIC_SHARE = '94%';
export const SAFE_PORTS = 7;

/** Average waiting of a vessel in hours, by year. */
export const WAITING: readonly (readonly [year: number, hours: number])[] = [
  [2023, 11],
  [2024, 8],
  [2025, 6.4],
];
