/** A port, its town and the types of vessel that call there. */
export interface SamplePort {
  id: number;
  title: string;
  titleAr: string;
  town: string;
  townAr: string;
  ships: readonly ShipKind[];
}

export type ShipKind =
  'container' | 'tanker' | 'bulk' | 'general' | 'vehicles' | 'passenger' | 'livestock' | 'supply';

/** The ten ports, with the names that they have in the CMS. */
export const SAMPLE_PORTS: readonly SamplePort[] = [
  {
    id: 1,
    title: 'Jeddah Port',
    titleAr: 'ميناء جدة',
    town: 'Jeddah',
    townAr: 'جدة',
    ships: ['container', 'container', 'container', 'general', 'vehicles', 'bulk'],
  },
  {
    id: 2,
    title: 'Dammam Port',
    titleAr: 'ميناء الدمام',
    town: 'Dammam',
    townAr: 'الدمام',
    ships: ['container', 'container', 'general', 'bulk', 'vehicles', 'livestock'],
  },
  {
    id: 3,
    title: 'Jubail Industrial Port',
    titleAr: 'ميناء الجبيل الصناعي',
    town: 'Jubail',
    townAr: 'الجبيل',
    ships: ['tanker', 'tanker', 'tanker', 'bulk', 'general'],
  },
  {
    id: 4,
    title: 'Jubail Commercial Port',
    titleAr: 'ميناء الجبيل التجاري',
    town: 'Jubail',
    townAr: 'الجبيل',
    ships: ['container', 'general', 'general', 'bulk'],
  },
  {
    id: 5,
    title: 'Yanbu Industrial Port',
    titleAr: 'ميناء ينبع الصناعي',
    town: 'Yanbu',
    townAr: 'ينبع',
    ships: ['tanker', 'tanker', 'tanker', 'general', 'bulk'],
  },
  {
    id: 6,
    title: 'Yanbu Commercial Port',
    titleAr: 'ميناء ينبع التجاري',
    town: 'Yanbu',
    townAr: 'ينبع',
    ships: ['general', 'bulk', 'bulk', 'passenger'],
  },
  {
    id: 7,
    title: 'Ras Al-Khair Port',
    titleAr: 'ميناء رأس الخير',
    town: 'Ras Al-Khair',
    townAr: 'رأس الخير',
    ships: ['bulk', 'bulk', 'bulk', 'general'],
  },
  {
    id: 8,
    title: 'Jazan Port',
    titleAr: 'ميناء جازان',
    town: 'Jazan',
    townAr: 'جازان',
    ships: ['container', 'general', 'livestock', 'bulk', 'passenger'],
  },
  {
    id: 9,
    title: 'Duba Port',
    titleAr: 'ميناء ضباء',
    town: 'Duba',
    townAr: 'ضباء',
    ships: ['passenger', 'passenger', 'vehicles', 'general'],
  },
  {
    id: 10,
    title: 'Khafji Port',
    titleAr: 'ميناء الخفجي',
    town: 'Khafji',
    townAr: 'الخفجي',
    ships: ['supply', 'supply', 'general'],
  },
];
