/** A port, its town and the types of vessel that call there. */
export interface SamplePort {
  id: number;
  title: string;
  titleAr: string;
  town: string;
  townAr: string;
  ships: readonly ShipKind[];
  /** Maximum draught of the berths by kind of vessel, in metres; the CMS has the same. */
  draughts: Readonly<Partial<Record<ShipKind, number>>>;
}

export type ShipKind =
  | 'container'
  | 'tanker'
  | 'bulk'
  | 'general'
  | 'vehicles'
  | 'passenger'
  | 'livestock'
  | 'supply';

/** The ten ports, named as in the CMS. */
export const SAMPLE_PORTS: readonly SamplePort[] = [
  {
    id: 1,
    title: 'Jeddah Port',
    titleAr: 'ميناء جدة',
    town: 'Jeddah',
    townAr: 'جدة',
    ships: ['container', 'container', 'container', 'general', 'vehicles', 'bulk'],
    draughts: { container: 16.2, general: 10.8, vehicles: 10.8, bulk: 12.6 },
  },
  {
    id: 2,
    title: 'Dammam Port',
    titleAr: 'ميناء الدمام',
    town: 'Dammam',
    townAr: 'الدمام',
    ships: ['container', 'container', 'general', 'bulk', 'vehicles', 'livestock'],
    draughts: { container: 14.4, general: 10.8, bulk: 12.1, vehicles: 9.9, livestock: 9.9 },
  },
  {
    id: 3,
    title: 'Jubail Industrial Port',
    titleAr: 'ميناء الجبيل الصناعي',
    town: 'Jubail',
    townAr: 'الجبيل',
    ships: ['tanker', 'tanker', 'tanker', 'bulk', 'general'],
    draughts: { tanker: 18.9, bulk: 14.4, general: 11.7 },
  },
  {
    id: 4,
    title: 'Jubail Commercial Port',
    titleAr: 'ميناء الجبيل التجاري',
    town: 'Jubail',
    townAr: 'الجبيل',
    ships: ['container', 'general', 'general', 'bulk'],
    draughts: { container: 12.6, general: 10.8, bulk: 11.7 },
  },
  {
    id: 5,
    title: 'Yanbu Industrial Port',
    titleAr: 'ميناء ينبع الصناعي',
    town: 'Yanbu',
    townAr: 'ينبع',
    ships: ['tanker', 'tanker', 'tanker', 'general', 'bulk'],
    draughts: { tanker: 21.6, general: 12.6, bulk: 13.5 },
  },
  {
    id: 6,
    title: 'Yanbu Commercial Port',
    titleAr: 'ميناء ينبع التجاري',
    town: 'Yanbu',
    townAr: 'ينبع',
    ships: ['general', 'bulk', 'bulk', 'passenger'],
    draughts: { general: 9.9, bulk: 10.8, passenger: 8.1 },
  },
  {
    id: 7,
    title: 'Ras Al-Khair Port',
    titleAr: 'ميناء رأس الخير',
    town: 'Ras Al-Khair',
    townAr: 'رأس الخير',
    ships: ['bulk', 'bulk', 'bulk', 'general'],
    draughts: { bulk: 14.4, general: 11.7 },
  },
  {
    id: 8,
    title: 'Jazan Port',
    titleAr: 'ميناء جازان',
    town: 'Jazan',
    townAr: 'جازان',
    ships: ['container', 'general', 'livestock', 'bulk', 'passenger'],
    draughts: { container: 10.8, general: 10.8, livestock: 10.8, bulk: 10.8, passenger: 7.2 },
  },
  {
    id: 9,
    title: 'Duba Port',
    titleAr: 'ميناء ضباء',
    town: 'Duba',
    townAr: 'ضباء',
    ships: ['passenger', 'passenger', 'vehicles', 'general'],
    draughts: { passenger: 9, vehicles: 9, general: 9.9 },
  },
  {
    id: 10,
    title: 'Khafji Port',
    titleAr: 'ميناء الخفجي',
    town: 'Khafji',
    townAr: 'الخفجي',
    ships: ['supply', 'supply', 'general'],
    draughts: { supply: 8.1, general: 8.1 },
  },
];
