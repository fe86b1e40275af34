import { maximumDraught, TERMINALS, type PortSlug, type Terminal } from './terminals';

type Language = 'ar' | 'en';
type Cell = string | number;
type Cells = Readonly<Record<Language, readonly Cell[]>>;

/** Rows of a table as HTML; the first cell of each is its header. */
export function rows(...table: readonly (readonly Cell[])[]): string {
  return table
    .map(([head, ...cells]) => {
      const rest = cells.map((cell) => `<td>${cell}</td>`).join('');
      return `<tr><th scope="row">${head}</th>${rest}</tr>`;
    })
    .join('\n');
}

/** Names of the ports, in the order in which reports list them. */
export const PORT_NAMES: Readonly<Record<PortSlug, Readonly<Record<Language, string>>>> = {
  jeddah: { ar: 'ميناء جدة', en: 'Jeddah Port' },
  dammam: { ar: 'ميناء الدمام', en: 'Dammam Port' },
  'jubail-industrial': { ar: 'ميناء الجبيل الصناعي', en: 'Jubail Industrial Port' },
  'yanbu-industrial': { ar: 'ميناء ينبع الصناعي', en: 'Yanbu Industrial Port' },
  'jubail-commercial': { ar: 'ميناء الجبيل التجاري', en: 'Jubail Commercial Port' },
  'yanbu-commercial': { ar: 'ميناء ينبع التجاري', en: 'Yanbu Commercial Port' },
  jazan: { ar: 'ميناء جازان', en: 'Jazan Port' },
  'ras-al-khair': { ar: 'ميناء رأس الخير', en: 'Ras Al-Khair Port' },
  duba: { ar: 'ميناء ضباء', en: 'Duba Port' },
  khafji: { ar: 'ميناء الخفجي', en: 'Khafji Port' },
};

/** Every terminal of every port: port, terminal, berths, depth and greatest draught in metres. */
export function draughtRows(language: Language): string {
  const slugs = Object.keys(PORT_NAMES) as PortSlug[];
  return rows(
    ...slugs.flatMap((slug) =>
      (TERMINALS[slug] as readonly Terminal[]).map((terminal) => [
        PORT_NAMES[slug][language],
        terminal[language],
        terminal.berths,
        terminal.depth,
        maximumDraught(terminal.depth),
      ]),
    ),
  );
}

/** Charges to vessels in riyals before tax. */
const CHARGES = {
  duesPer100Tons: 32,
  berthPerMetreHour: 1.8,
  pilotage: 1200,
  pilotagePer1000Tons: 45,
  tugHour: 2600,
  mooring: 650,
};
/** Gross tons that the charge of a pilotage operation covers. */
const PILOTAGE_TONS = 10_000;

const number = (value: number) => value.toLocaleString('en');
const riyals = (value: number) => (Number.isInteger(value) ? number(value) : value.toFixed(2));

const VESSEL_CHARGES: readonly Cells[] = [
  {
    ar: ['رسم الميناء', 'كل 100 طن من الحمولة الإجمالية', riyals(CHARGES.duesPer100Tons)],
    en: ['Port dues', 'Each 100 GT', riyals(CHARGES.duesPer100Tons)],
  },
  {
    ar: ['الرسو على الرصيف', 'المتر من الطول في الساعة', riyals(CHARGES.berthPerMetreHour)],
    en: ['Berth', 'Metre of length an hour', riyals(CHARGES.berthPerMetreHour)],
  },
  {
    ar: [
      'الإرشاد، دخولًا أو خروجًا',
      `العملية حتى ${number(PILOTAGE_TONS)} طن من الحمولة الإجمالية`,
      riyals(CHARGES.pilotage),
    ],
    en: [
      'Pilotage, inward or outward',
      `Operation up to ${number(PILOTAGE_TONS)} GT`,
      riyals(CHARGES.pilotage),
    ],
  },
  {
    ar: [
      'الإرشاد فيما زاد',
      'كل 1,000 طن إضافية من الحمولة الإجمالية',
      riyals(CHARGES.pilotagePer1000Tons),
    ],
    en: ['Pilotage above that', 'Each further 1,000 GT', riyals(CHARGES.pilotagePer1000Tons)],
  },
  {
    ar: ['القطر', 'القاطرة في الساعة', riyals(CHARGES.tugHour)],
    en: ['Towage', 'Tug for one hour', riyals(CHARGES.tugHour)],
  },
  {
    ar: ['ربط الحبال وفكها', 'العملية', riyals(CHARGES.mooring)],
    en: ['Mooring or unmooring', 'Operation', riyals(CHARGES.mooring)],
  },
];

/** Container storage in riyals a day, up to and with a day: 20-foot and 40-foot container. */
const STORAGE_BANDS = [
  { to: 5, ar: 'الأيام الخمسة الأولى', en: 'First five days', twenty: 0, forty: 0 },
  { to: 10, ar: 'من اليوم 6 إلى اليوم 10', en: 'Day 6 to day 10', twenty: 60, forty: 120 },
  { to: 20, ar: 'من اليوم 11 إلى اليوم 20', en: 'Day 11 to day 20', twenty: 110, forty: 220 },
  { to: Infinity, ar: 'ما زاد على 20 يومًا', en: 'More than 20 days', twenty: 180, forty: 360 },
];

function storageRows(language: Language): string {
  const free = language === 'ar' ? 'إعفاء' : 'Free';
  return rows(
    ...STORAGE_BANDS.map((band) => [band[language], band.twenty || free, band.forty || free]),
  );
}

/** What the examples of the charges regulation are calculated from; a movement has one pilot. */
const EXAMPLE = { length: 300, tonnage: 95_000, hours: 20, tugs: 3, storageDay: 18 };

/** The example of a call: service, calculation, amount in riyals. */
function callExampleRows(language: Language): string {
  const dues = EXAMPLE.tonnage / 100;
  const further = (EXAMPLE.tonnage - PILOTAGE_TONS) / 1000;
  const { berthPerMetreHour, duesPer100Tons, mooring, pilotage, pilotagePer1000Tons, tugHour } =
    CHARGES;
  const names = VESSEL_CHARGES.map((charge) => String(charge[language][0]));
  const pilotageName = language === 'ar' ? 'الإرشاد' : 'Pilotage';
  const lines: readonly (readonly [
    name: string | undefined,
    calculation: string,
    amount: number,
  ])[] = [
    [names[0], `${number(dues)} × ${duesPer100Tons}`, dues * duesPer100Tons],
    [
      names[1],
      `${EXAMPLE.length} × ${EXAMPLE.hours} × ${riyals(berthPerMetreHour)}`,
      EXAMPLE.length * EXAMPLE.hours * berthPerMetreHour,
    ],
    [
      pilotageName,
      `2 × (${number(pilotage)} + ${further} × ${pilotagePer1000Tons})`,
      2 * (pilotage + further * pilotagePer1000Tons),
    ],
    [names[4], `2 × ${EXAMPLE.tugs} × ${number(tugHour)}`, 2 * EXAMPLE.tugs * tugHour],
    [names[5], `2 × ${number(mooring)}`, 2 * mooring],
  ];
  return calculation(lines, language);
}

/** The example of storage of a 40-foot container: period, calculation, amount in riyals. */
function storageExampleRows(language: Language): string {
  const lines = STORAGE_BANDS.flatMap(({ to, forty, ...names }, index) => {
    const from = STORAGE_BANDS[index - 1]?.to ?? 0;
    const days = Math.min(to, EXAMPLE.storageDay) - from;
    return days > 0 ? [[names[language], `${days} × ${forty}`, days * forty] as const] : [];
  });
  return calculation(lines, language);
}

/** Lines of a calculation with their sum; formulas read from left to right in Arabic too. */
function calculation(
  lines: readonly (readonly [name: string | undefined, formula: string, amount: number])[],
  language: Language,
): string {
  const total = lines.reduce((sum, [, , amount]) => sum + amount, 0);
  return rows(
    ...lines.map(([name = '', formula, amount]) => [
      name,
      `<bdi dir="ltr">${formula}</bdi>`,
      number(amount),
    ]),
    [language === 'ar' ? 'المجموع' : 'Total', '', number(total)],
  );
}

/** Free periods in days. */
const FREE_DAYS: readonly Cells[] = [
  { ar: ['الحاويات الواردة', 5], en: ['Import containers', 5] },
  { ar: ['الحاويات المصدّرة', 10], en: ['Export containers', 10] },
  { ar: ['حاويات المسافنة', 30], en: ['Transhipment containers', 30] },
  { ar: ['البضائع العامة', 10], en: ['General cargo', 10] },
  { ar: ['السيارات والمعدات', 5], en: ['Vehicles and equipment', 5] },
  { ar: ['البضائع الخطرة', 1], en: ['Dangerous goods', 1] },
];

/** Limits at which pilotage is suspended: ship, knots of wind, metres of wave, miles of visibility. */
const WEATHER_LIMITS: readonly Cells[] = [
  {
    ar: ['سفن الحاويات التي يزيد طولها على 300 متر', 25, '1.8', '1.0'],
    en: ['Container ships longer than 300 metres', 25, '1.8', '1.0'],
  },
  { ar: ['ناقلات السوائل', 25, '1.5', '1.0'], en: ['Tankers', 25, '1.5', '1.0'] },
  {
    ar: ['ناقلات المركبات والمواشي', 22, '1.8', '1.0'],
    en: ['Vehicle and livestock carriers', 22, '1.8', '1.0'],
  },
  { ar: ['السفن الأخرى', 30, '2.0', '0.5'], en: ['Other ships', 30, '2.0', '0.5'] },
];

/** Penalties in riyals: breach, first time, repeated. */
const PENALTIES = {
  entry: {
    ar: ['دخول شخص أو مركبة دون تصريح', '1,000', '3,000'],
    en: ['Entry of a person or vehicle without a permit', '1,000', '3,000'],
  },
  speed: {
    ar: ['تجاوز السرعة في الساحات أو على الأرصفة', '500', '1,500'],
    en: ['Speeding in yards or on quays', '500', '1,500'],
  },
  quay: {
    ar: ['ترك بضائع أو معدات على الرصيف بعد المهلة', '2,000', '5,000'],
    en: ['Cargo or equipment left on the quay after the time allowed', '2,000', '5,000'],
  },
  manifest: {
    ar: ['التأخر في تقديم بيان الحمولة', '3,000', '10,000'],
    en: ['Late cargo manifest', '3,000', '10,000'],
  },
  waste: {
    ar: ['إلقاء مخلفات في مياه الميناء', '20,000', '60,000'],
    en: ['Waste thrown into port waters', '20,000', '60,000'],
  },
  dangerous: {
    ar: ['عدم الإفصاح عن مواد خطرة', '30,000', '100,000'],
    en: ['Undeclared dangerous goods', '30,000', '100,000'],
  },
  licence: {
    ar: ['مزاولة نشاط دون ترخيص', '25,000', '75,000'],
    en: ['Activity without a licence', '25,000', '75,000'],
  },
} as const satisfies Record<string, Cells>;

/** Ships' waste: type, means of reception, time within which it is received. */
const WASTE: readonly Cells[] = [
  {
    ar: ['الزيوت والمياه الآسنة', 'صهريج أو صندل بحري', '12 ساعة'],
    en: ['Oil and bilge water', 'Tanker or barge', '12 hours'],
  },
  { ar: ['مياه الصرف الصحي', 'صهريج', '12 ساعة'], en: ['Sewage', 'Tanker', '12 hours'] },
  {
    ar: ['القمامة المفروزة', 'حاويات على الرصيف', '6 ساعات'],
    en: ['Sorted garbage', 'Bins on the quay', '6 hours'],
  },
  {
    ar: ['بقايا السوائب الكيميائية', 'صهريج مخصص', '24 ساعة'],
    en: ['Residues of chemical bulk', 'Special tanker', '24 hours'],
  },
  {
    ar: ['المواد المستنفدة للأوزون', 'أسطوانات محكمة', '24 ساعة'],
    en: ['Ozone-depleting substances', 'Sealed cylinders', '24 hours'],
  },
];

/** Limits of air and water quality: indicator, limit, place of measurement. */
const MONITORING: readonly Cells[] = [
  {
    ar: ['الغبار الكلي العالق في ساعة', '600 ميكروغرام في المتر المكعب', 'سور المحطة'],
    en: [
      'Total suspended dust in an hour',
      '600 micrograms per cubic metre',
      'Fence of the terminal',
    ],
  },
  {
    ar: ['الزيوت في مياه الصرف', '15 جزءًا في المليون', 'مخرج الفاصل'],
    en: ['Oil in drainage', '15 parts per million', 'Outlet of the separator'],
  },
  {
    ar: ['العكارة فوق الخلفية', '10 وحدات', 'حد منطقة التكريك'],
    en: ['Turbidity above background', '10 units', 'Edge of the dredging area'],
  },
  {
    ar: ['الكبريت في الوقود', '0.50%', 'عينة من السفينة'],
    en: ['Sulphur in fuel', '0.50%', 'Sample from the vessel'],
  },
];

/** Smallest distances between dangerous goods in yards. */
const SEPARATION: readonly Cells[] = [
  {
    ar: ['الغازات القابلة للاشتعال مع المواد المؤكسدة', '24 مترًا'],
    en: ['Flammable gases and oxidising substances', '24 metres'],
  },
  {
    ar: ['السوائل القابلة للاشتعال مع المواد المؤكسدة', '12 مترًا'],
    en: ['Flammable liquids and oxidising substances', '12 metres'],
  },
  {
    ar: ['المواد الأكّالة مع المواد السامة', '6 أمتار'],
    en: ['Corrosive and toxic substances', '6 metres'],
  },
  {
    ar: ['المواد المتفاعلة مع الماء مع المواد الأكّالة', '12 مترًا'],
    en: ['Water-reactive and corrosive substances', '12 metres'],
  },
  {
    ar: ['بطاريات الليثيوم مع أي صنف آخر', '12 مترًا'],
    en: ['Lithium batteries and any other class', '12 metres'],
  },
];

function table(lines: readonly Cells[], language: Language): string {
  return rows(...lines.map((line) => line[language]));
}

/** Tables that several texts show, as the rows of their bodies. */
export function tablesIn(language: Language) {
  return {
    draughtRows: draughtRows(language),
    vesselChargeRows: table(VESSEL_CHARGES, language),
    storageRows: storageRows(language),
    exampleLength: EXAMPLE.length,
    exampleTonnage: number(EXAMPLE.tonnage),
    exampleHours: EXAMPLE.hours,
    exampleTugs: EXAMPLE.tugs,
    exampleStorageDay: EXAMPLE.storageDay,
    callExampleRows: callExampleRows(language),
    storageExampleRows: storageExampleRows(language),
    freeDayRows: table(FREE_DAYS, language),
    weatherRows: table(WEATHER_LIMITS, language),
    penaltyRows: table(Object.values(PENALTIES), language),
    supplierPenaltyRows: table([PENALTIES.entry, PENALTIES.quay, PENALTIES.waste], language),
    truckPenaltyRows: table([PENALTIES.entry, PENALTIES.speed], language),
    wastePenaltyRows: table([PENALTIES.waste], language),
    dangerousPenaltyRows: table([PENALTIES.dangerous], language),
    wasteRows: table(WASTE, language),
    monitoringRows: table(MONITORING, language),
    separationRows: table(SEPARATION, language),
  };
}
