/** A terminal of a port: its names, berths and the depth of water alongside, in metres. */
export interface Terminal {
  readonly ar: string;
  readonly en: string;
  readonly berths: number;
  readonly depth: number;
}

/** Under-keel clearance of at least a tenth of the draught: article 7 of the berthing rules. */
const DRAUGHT_OF_DEPTH = 0.9;

/** Greatest draught that a depth of water allows, in metres, rounded down to a decimetre. */
export function maximumDraught(depth: number): number {
  return Math.floor(depth * DRAUGHT_OF_DEPTH * 10 + 1e-6) / 10;
}

/** Terminals by the slug of their port. */
export const TERMINALS = {
  dammam: [
    { ar: 'محطة الحاويات الأولى', en: 'First Container Terminal', berths: 8, depth: 16 },
    { ar: 'محطة الحاويات الثانية', en: 'Second Container Terminal', berths: 6, depth: 16 },
    { ar: 'محطة البضائع العامة', en: 'General Cargo Terminal', berths: 14, depth: 12 },
    { ar: 'محطة الغلال والإسمنت', en: 'Grain and Cement Terminal', berths: 7, depth: 13.5 },
    { ar: 'محطة المركبات والمواشي', en: 'Vehicle and Livestock Terminal', berths: 5, depth: 11 },
    {
      ar: 'محطة إصلاح السفن وخدماتها',
      en: 'Ship Repair and Services Terminal',
      berths: 3,
      depth: 9,
    },
  ],
  'jubail-industrial': [
    {
      ar: 'محطة السوائل البتروكيماوية',
      en: 'Liquid Petrochemicals Terminal',
      berths: 16,
      depth: 15,
    },
    { ar: 'محطة ناقلات عرض البحر', en: 'Open Sea Tanker Terminal', berths: 8, depth: 21 },
    { ar: 'محطة البضائع السائبة الصلبة', en: 'Dry Bulk Terminal', berths: 9, depth: 16 },
    { ar: 'محطة المعدات الثقيلة', en: 'Heavy Equipment Terminal', berths: 7, depth: 13 },
    { ar: 'محطة سفن الخدمة', en: 'Service Craft Terminal', berths: 4, depth: 8 },
  ],
  'jubail-commercial': [
    { ar: 'محطة الحاويات', en: 'Container Terminal', berths: 6, depth: 14 },
    { ar: 'محطة البضائع العامة', en: 'General Cargo Terminal', berths: 13, depth: 12 },
    { ar: 'محطة البضائع السائبة', en: 'Bulk Terminal', berths: 6, depth: 13 },
  ],
  'ras-al-khair': [
    { ar: 'محطة الفوسفات والأسمدة', en: 'Phosphate and Fertiliser Terminal', berths: 7, depth: 16 },
    { ar: 'محطة الألومنيوم والبوكسيت', en: 'Aluminium and Bauxite Terminal', berths: 6, depth: 15 },
    {
      ar: 'محطة البضائع العامة والإمداد',
      en: 'General Cargo and Supply Terminal',
      berths: 4,
      depth: 13,
    },
  ],
  khafji: [
    {
      ar: 'محطة البضائع العامة والإمداد البحري',
      en: 'General Cargo and Offshore Supply Terminal',
      berths: 8,
      depth: 9,
    },
  ],
  jeddah: [
    { ar: 'محطة الحاويات الشمالية', en: 'North Container Terminal', berths: 11, depth: 18 },
    { ar: 'محطة الحاويات الجنوبية', en: 'South Container Terminal', berths: 9, depth: 18 },
    { ar: 'محطة البضائع العامة', en: 'General Cargo Terminal', berths: 14, depth: 12 },
    { ar: 'محطة المركبات', en: 'Vehicle Terminal', berths: 5, depth: 12 },
    { ar: 'محطة الغلال والبضائع السائبة', en: 'Grain and Bulk Terminal', berths: 8, depth: 14 },
    { ar: 'محطة المواشي', en: 'Livestock Terminal', berths: 4, depth: 10.5 },
    { ar: 'محطة الركاب', en: 'Passenger Terminal', berths: 6, depth: 10 },
    {
      ar: 'محطة خدمات السفن وإصلاحها',
      en: 'Ship Services and Repair Terminal',
      berths: 5,
      depth: 9,
    },
  ],
  'yanbu-industrial': [
    { ar: 'محطة النفط الخام', en: 'Crude Oil Terminal', berths: 7, depth: 24 },
    { ar: 'محطة المنتجات المكررة', en: 'Refined Products Terminal', berths: 13, depth: 17 },
    { ar: 'محطة البتروكيماويات', en: 'Petrochemicals Terminal', berths: 9, depth: 15 },
    { ar: 'محطة البضائع العامة', en: 'General Cargo Terminal', berths: 6, depth: 14 },
    { ar: 'محطة البضائع السائبة', en: 'Dry Bulk Terminal', berths: 5, depth: 15 },
  ],
  'yanbu-commercial': [
    { ar: 'محطة البضائع العامة', en: 'General Cargo Terminal', berths: 11, depth: 11 },
    { ar: 'محطة الغلال والبضائع السائبة', en: 'Grain and Bulk Terminal', berths: 6, depth: 12 },
    { ar: 'محطة الركاب والخدمات', en: 'Passenger and Services Terminal', berths: 4, depth: 9 },
  ],
  jazan: [
    {
      ar: 'محطة الحاويات والبضائع العامة',
      en: 'Container and General Cargo Terminal',
      berths: 11,
      depth: 12,
    },
    {
      ar: 'محطة المواشي والبضائع السائبة',
      en: 'Livestock and Bulk Terminal',
      berths: 6,
      depth: 12,
    },
    { ar: 'محطة العبّارات', en: 'Ferry Terminal', berths: 4, depth: 8 },
  ],
  duba: [
    { ar: 'محطة الركاب والمركبات', en: 'Passenger and Vehicle Terminal', berths: 6, depth: 10 },
    { ar: 'محطة البضائع العامة', en: 'General Cargo Terminal', berths: 4, depth: 11 },
  ],
} as const satisfies Record<string, readonly Terminal[]>;

export type PortSlug = keyof typeof TERMINALS;

/** The fields of a port that say which terminals it has, and how many berths. */
export function terminalFields(port: PortSlug) {
  const terminals: readonly Terminal[] = TERMINALS[port];
  return {
    Berths: terminals.reduce((total, { berths }) => total + berths, 0),
    Terminals: terminals.length,
    TerminalList: terminals.map(({ ar, en, berths, depth }) => ({
      NameAr: ar,
      NameEn: en,
      Berths: berths,
      Depth: depth,
      MaximumDraught: maximumDraught(depth),
    })),
  };
}

/** Greatest draught at the deepest berth of a port, in metres. */
export function portDraught(port: PortSlug): number {
  return Math.max(...TERMINALS[port].map(({ depth }) => maximumDraught(depth)));
}
