import { rows, type Cells, type Locale } from './rows';

/** Charges to vessels in riyals before tax. */
export const CHARGES = {
  duesPer100Tons: 32,
  berthPerMetreHour: 1.8,
  pilotage: 1200,
  pilotagePer1000Tons: 45,
  tugHour: 2600,
  mooring: 650,
};
/** Gross tons that the charge of a pilotage operation covers. */
export const PILOTAGE_TONS = 10_000;

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
export const STORAGE_BANDS = [
  { to: 5, ar: 'الأيام الخمسة الأولى', en: 'First five days', twenty: 0, forty: 0 },
  { to: 10, ar: 'من اليوم 6 إلى اليوم 10', en: 'Day 6 to day 10', twenty: 60, forty: 120 },
  { to: 20, ar: 'من اليوم 11 إلى اليوم 20', en: 'Day 11 to day 20', twenty: 110, forty: 220 },
  { to: Infinity, ar: 'ما زاد على 20 يومًا', en: 'More than 20 days', twenty: 180, forty: 360 },
];

function storageRows(language: Locale): string {
  const free = language === 'ar' ? 'إعفاء' : 'Free';
  return rows(
    ...STORAGE_BANDS.map((band) => [band[language], band.twenty || free, band.forty || free]),
  );
}

/** Basis of the examples of the charges regulation; a movement has one pilot. */
const EXAMPLE = { length: 300, tonnage: 95_000, hours: 20, tugs: 3, storageDay: 18 };

/** The example of a call: service, calculation, amount in riyals. */
function callExampleRows(language: Locale): string {
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
function storageExampleRows(language: Locale): string {
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
  language: Locale,
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

/** Charges, and the worked examples of the charges regulation. */
export function chargesIn(language: Locale) {
  return {
    vesselChargeRows: rows(...VESSEL_CHARGES.map((charge) => charge[language])),
    storageRows: storageRows(language),
    exampleLength: EXAMPLE.length,
    exampleTonnage: number(EXAMPLE.tonnage),
    exampleHours: EXAMPLE.hours,
    exampleTugs: EXAMPLE.tugs,
    exampleStorageDay: EXAMPLE.storageDay,
    callExampleRows: callExampleRows(language),
    storageExampleRows: storageExampleRows(language),
  };
}
