import { chartsIn } from './charts';
import { DECISIONS } from './decisions';
import { drawingsIn } from './drawings';
import { portsIn } from './ports';
import { rows, tablesIn } from './tables';
import { PROSE } from './prose';
import { RULE_VALUES } from './rules';
import { standardsIn } from './standards';
import { portDraught, TERMINALS } from './terminals';
import { glossaryRows } from './terms';

/**
 * What several texts of the sample content say about the same thing, once. Texts of seed/content
 * read it as `FACTS.ar.pilotWind`; documents of generators/sample-documents as `{{pilotWind}}`.
 * A number comes without its unit, a table as its rows.
 */

type Language = 'ar' | 'en';
/** Rules of which the law is the source: the regulation and its articles, by name, beside each one. */
const NUMBERS = {
  shortNumber: '19000',
  email: 'info@ports.example',
  /** REG-01, berthing rules, article 7. */
  underKeelPercent: 10,
  jeddahDepth: TERMINALS.jeddah[0].depth,
  jeddahDraught: portDraught('jeddah'),
  jazanDraught: portDraught('jazan'),
  khafjiDraught: portDraught('khafji'),
  yanbuIndustrialDraught: portDraught('yanbu-industrial'),
  dammamDepth: TERMINALS.dammam[0].depth,
  rasAlKhairDepth: TERMINALS['ras-al-khair'][0].depth,
  dryDockLength: 215,
  khafjiFishingBoats: 140,
  craneRows: 25,
  newJeddahCranes: 8,
  /** REG-04: compulsory, request, weather. */
  pilotageTonnage: 500,
  pilotRequestHours: 24,
  pilotConfirmHours: 6,
  pilotWind: 30,
  /** The wind plan of the ten ports. */
  craneWind: 35,
  /** REG-01: arrival. */
  arrivalNoticeHours: 48,
  /** REG-03: declaration. */
  dangerousNoticeHours: 48,
  /** REG-02, storage charges, article 2. */
  dangerousFreeDays: 1,
  importFreeDays: 5,
  /** REG-02: objection. */
  objectionDays: 30,
  objectionAnswerDays: 10,
  /** REG-09: decision, towers. */
  rentalDays: 60,
  towerRent: 500,
  /** REG-10: offer, decision, lapse. */
  surplusOfferDays: 60,
  surplusDecisionDays: 30,
  surplusCollectDays: 15,
  /** As long as the e-services reserve an order's quantity. */
  reservationDays: 30,
  /** REG-11: booking. */
  truckBookingHours: 24,
  /** Before and after the appointment. */
  truckGraceHours: 1,
  /** REG-12: times, confidentiality. */
  complaintReplyDays: 2,
  complaintCloseDays: 5,
  complaintKeptYears: 3,
  licenceDays: 30,
  dataSharingDays: 30,
  dataRightsDays: 30,
  incidentHours: 72,
  /** The safety manual: above this, work needs a permit of its own. */
  heightMetres: '1.8',
  gateMinutesBefore: 23,
  gateMinutesFirst: 14,
  gateMinutes: 6,
  inspectionBefore: '14%',
  inspectionEndOf2025: '8%',
  inspectionNow: '5%',
  trainContainers: 120,
  trainTrucks: 60,
} as const;

const TUGS = [
  { ar: 'أقل من 120 مترًا', en: 'Under 120 metres', calm: 1, windy: 2 },
  { ar: 'من 120 إلى 200 متر', en: '120 to 200 metres', calm: 2, windy: 3 },
  { ar: 'أكثر من 200 حتى 300 متر', en: 'Over 200, up to 300 metres', calm: 3, windy: 4 },
  { ar: 'أكثر من 300 متر', en: 'Over 300 metres', calm: 4, windy: 6 },
] as const;

/** Permitted stay of dangerous goods, in days; 0 is direct delivery. */
const DANGEROUS_STAY = [
  { of: '1', ar: 'المتفجرات', en: 'Explosives', days: 0 },
  { of: '2', ar: 'الغازات', en: 'Gases', days: 3 },
  { of: '3', ar: 'السوائل القابلة للاشتعال', en: 'Flammable liquids', days: 5 },
  { of: '4', ar: 'المواد الصلبة القابلة للاشتعال', en: 'Flammable solids', days: 5 },
  { of: '5', ar: 'المواد المؤكسدة', en: 'Oxidising substances', days: 3 },
  { of: '6', ar: 'المواد السامة', en: 'Toxic substances', days: 5 },
  { of: '7', ar: 'المواد المشعة', en: 'Radioactive material', days: 0 },
  { of: '8', ar: 'المواد الأكّالة', en: 'Corrosive substances', days: 5 },
  { of: '9', ar: 'مواد خطرة متنوعة', en: 'Miscellaneous dangerous goods', days: 10 },
] as const;

function stay(days: number, language: Language): string {
  if (language === 'en') return days === 0 ? 'Direct delivery, no storage' : `${days} days`;
  return days === 0 ? 'تسليم مباشر دون تخزين' : `${days} أيام`;
}

/** Longest handling times of complaints: annex 1 of REG-12. */
const COMPLAINT_STAGES = [
  { ar: 'الرد الأول', en: 'First reply', days: NUMBERS.complaintReplyDays },
  {
    ar: 'إغلاق الشكوى المعتادة',
    en: 'Closing an ordinary complaint',
    days: NUMBERS.complaintCloseDays,
  },
  {
    ar: 'إغلاق ما يحتاج إلى معاينة أو رأي جهة أخرى',
    en: 'Closing a complaint that needs an inspection or another agency’s opinion',
    days: 15,
  },
  { ar: 'المراجعة', en: 'Review', days: RULE_VALUES.reviewDays },
] as const;

function workingDays(days: number, language: Language): string {
  if (language === 'en') return `${days} working days`;
  if (days === 2) return 'يوما عمل';
  return days <= 10 ? `${days} أيام عمل` : `${days} يوم عمل`;
}

function complaintRows(language: Language): string {
  return rows(
    ...COMPLAINT_STAGES.map((stage) => [
      stage[language],
      workingDays(Number(stage.days), language),
    ]),
  );
}

/** The contact centre's: the hours of a day, and with the days. */
const HOURS_OF_DAY = { ar: 'من 7 صباحًا إلى 10 مساءً', en: 'from 7am to 10pm' } as const;
const HOURS = {
  ar: `${HOURS_OF_DAY.ar} في أيام العمل`,
  en: '7am to 10pm, Sunday to Thursday',
} as const;

/** Number of the decision that issued each regulation: `decision07`. */
const DECISION_NUMBERS = Object.fromEntries(
  Object.entries(DECISIONS).map(([id, { number }]) => [id.replace('REG-', 'decision'), number]),
);

function factsIn(language: Language) {
  return {
    ...NUMBERS,
    ...RULE_VALUES,
    ...PROSE,
    ...DECISION_NUMBERS,
    ...tablesIn(language),
    ...chartsIn(language),
    ...drawingsIn(language),
    ...portsIn(language),
    ...standardsIn(language),
    complaintRows: complaintRows(language),
    hours: HOURS[language],
    hoursOfDay: HOURS_OF_DAY[language],
    shipTerms: glossaryRows('ship'),
    portTerms: glossaryRows('port'),
    cargoTerms: glossaryRows('cargo'),
    tugRows: rows(...TUGS.map((tugs) => [tugs[language], tugs.calm, tugs.windy])),
    dangerousStayRows: rows(
      ...DANGEROUS_STAY.map((goods) => [goods.of, goods[language], stay(goods.days, language)]),
    ),
  };
}

export const FACTS = { ar: factsIn('ar'), en: factsIn('en') };
