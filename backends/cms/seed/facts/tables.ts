import { readYaml } from '../read';
import { rows, type Cell, type Cells, type InBoth, type Locale } from './rows';

interface Tables {
  readonly freeDays: readonly Cells[];
  readonly weather: readonly Cells[];
  readonly penalties: Readonly<
    Record<'entry' | 'speed' | 'quay' | 'manifest' | 'waste' | 'dangerous' | 'licence', Cells>
  >;
  readonly waste: readonly Cells[];
  readonly monitoring: readonly Cells[];
  readonly separation: readonly Cells[];
  readonly spillLevels: readonly Cells[];
  readonly spillStages: readonly (InBoth & { minutes: number; exercise: number })[];
  readonly spillStock: readonly Cells[];
  readonly purchases: readonly Cells[];
  readonly contracts: readonly Cells[];
  readonly tugs: readonly (InBoth & { calm: number; windy: number })[];
  readonly dangerousStay: readonly (InBoth & { of: string; days: number })[];
}

const TABLES = readYaml<Tables>('facts/tables.yaml');

function table(lines: readonly Cells[], language: Locale): string {
  return rows(...lines.map((line) => line[language]));
}

function stay(days: number, language: Locale): string {
  if (language === 'en') return days === 0 ? 'Direct delivery, no storage' : `${days} days`;
  return days === 0 ? 'تسليم مباشر دون تخزين' : `${days} أيام`;
}

function workingDays(days: number, language: Locale): string {
  if (language === 'en') return `${days} working days`;
  if (days === 2) return 'يوما عمل';
  return days <= 10 ? `${days} أيام عمل` : `${days} يوم عمل`;
}

/** Longest handling times of complaints: annex 1 of REG-12. */
function complaintRows(facts: Readonly<Record<string, Cell>>, language: Locale): string {
  const stages = [
    { ar: 'الرد الأول', en: 'First reply', days: facts.complaintReplyDays },
    {
      ar: 'إغلاق الشكوى المعتادة',
      en: 'Closing an ordinary complaint',
      days: facts.complaintCloseDays,
    },
    {
      ar: 'إغلاق ما يحتاج إلى معاينة أو رأي جهة أخرى',
      en: 'Closing a complaint that needs an inspection or another agency’s opinion',
      days: 15,
    },
    { ar: 'المراجعة', en: 'Review', days: facts.reviewDays },
  ];
  return rows(
    ...stages.map((stage) => [stage[language], workingDays(Number(stage.days), language)]),
  );
}

/** Rows of the tables that several texts show. `facts` are those of facts.yaml. */
export function tablesIn(facts: Readonly<Record<string, Cell>>, language: Locale) {
  const { penalties } = TABLES;
  return {
    freeDayRows: table(TABLES.freeDays, language),
    weatherRows: table(TABLES.weather, language),
    penaltyRows: table(Object.values(penalties), language),
    supplierPenaltyRows: table([penalties.entry, penalties.quay, penalties.waste], language),
    truckPenaltyRows: table([penalties.entry, penalties.speed], language),
    wastePenaltyRows: table([penalties.waste], language),
    dangerousPenaltyRows: table([penalties.dangerous], language),
    wasteRows: table(TABLES.waste, language),
    monitoringRows: table(TABLES.monitoring, language),
    separationRows: table(TABLES.separation, language),
    spillLevelRows: table(TABLES.spillLevels, language),
    spillStageRows: rows(...TABLES.spillStages.map((stage) => [stage[language], stage.minutes])),
    spillExerciseRows: TABLES.spillStages
      .map(
        (stage) =>
          `<tr><td>${stage[language]}</td><td>${stage.minutes}</td><td>${stage.exercise}</td></tr>`,
      )
      .join('\n'),
    spillStockRows: table(TABLES.spillStock, language),
    purchaseRows: table(TABLES.purchases, language),
    contractRows: table(TABLES.contracts, language),
    tugRows: rows(...TABLES.tugs.map((tugs) => [tugs[language], tugs.calm, tugs.windy])),
    dangerousStayRows: rows(
      ...TABLES.dangerousStay.map((goods) => [
        goods.of,
        goods[language],
        stay(goods.days, language),
      ]),
    ),
    complaintRows: complaintRows(facts, language),
  };
}
