import { rows } from './tables';

type Language = 'ar' | 'en';
type Cells = Readonly<Record<Language, readonly (string | number)[]>>;

const table = (lines: readonly Cells[], language: Language) =>
  rows(...lines.map((line) => line[language]));

/** Figures that plans, charters and guides set themselves, where no regulation does. */
const STANDARDS = {
  ticketDays: 5,
  deskMinutes: 15,
  complaintReportMonths: 3,
  bidEnquiryDays: 10,
  awardObjectionDays: 5,
  siteHandoverDays: 30,
  certificateDays: 15,
  paymentDays: 30,
} as const;

const DESK_HOURS = { ar: 'من 8 صباحًا إلى 3 عصرًا', en: '8am to 3pm' } as const;

/** Levels of response to an oil spill, annex 2 of REG-08 with the two tables below: level, amount, who leads, time until deployment. */
const SPILL_LEVELS: readonly Cells[] = [
  {
    ar: ['الأول', 'حتى 7 أطنان', 'مدير العمليات البحرية في الميناء', '30 دقيقة'],
    en: ['One', 'Up to 7 tonnes', 'Marine operations manager of the port', '30 minutes'],
  },
  {
    ar: ['الثاني', 'أكثر من 7 أطنان حتى 700 طن', 'لجنة الطوارئ في المنطقة', 'ساعتان'],
    en: ['Two', 'Over 7, up to 700 tonnes', 'Regional emergency committee', 'Two hours'],
  },
  {
    ar: ['الثالث', 'أكثر من 700 طن', 'الجهة الوطنية المختصة', '6 ساعات'],
    en: ['Three', 'More than 700 tonnes', 'Competent national agency', 'Six hours'],
  },
];

/** Stages of a response with their target, in minutes from the alarm. */
export const SPILL_STAGES = [
  { ar: 'إيقاف الضخ وإغلاق الصمامات', en: 'Pumping stopped and valves closed', minutes: 5 },
  { ar: 'استدعاء الجهات المشاركة', en: 'Participating agencies called out', minutes: 15 },
  {
    ar: 'نشر الحواجز حول مآخذ المياه',
    en: 'Booms deployed round the water intakes',
    minutes: 40,
  },
  { ar: 'إحكام تطويق البقعة', en: 'Slick fully enclosed', minutes: 60 },
  { ar: 'بدء الاستخلاص بالكاشطات', en: 'Recovery begun with skimmers', minutes: 90 },
] as const;

/** Equipment against oil spills: in each port, in each shared store. */
const SPILL_STOCK: readonly Cells[] = [
  { ar: ['حواجز عائمة', '600 متر', '3,000 متر'], en: ['Booms', '600 metres', '3,000 metres'] },
  { ar: ['كاشطات', 2, 8], en: ['Skimmers', 2, 8] },
  {
    ar: ['خزانات مؤقتة', '40 مترًا مكعبًا', '400 متر مكعب'],
    en: ['Temporary tanks', '40 cubic metres', '400 cubic metres'],
  },
  { ar: ['مواد ماصة', 'طن واحد', '6 أطنان'], en: ['Sorbents', 'One tonne', '6 tonnes'] },
  { ar: ['قوارب مكافحة', 1, 4], en: ['Response craft', 1, 4] },
];

/** Methods of purchase under the Government Tenders and Procurement Law: value in riyals, least time for offers. */
const PURCHASES: readonly Cells[] = [
  {
    ar: ['الشراء المباشر', 'حتى 100,000', '5 أيام عمل'],
    en: ['Direct purchase', 'Up to 100,000', '5 working days'],
  },
  {
    ar: ['المنافسة المحدودة', 'أكثر من 100,000 حتى 500,000', '10 أيام عمل'],
    en: ['Limited tender', 'Over 100,000, up to 500,000', '10 working days'],
  },
  {
    ar: ['المنافسة العامة', 'أكثر من 500,000', '30 يومًا'],
    en: ['Public tender', 'More than 500,000', '30 days'],
  },
];

/** Forms of contract: field, length in years, to whom the assets belong. */
const CONTRACTS: readonly Cells[] = [
  {
    ar: [
      'الامتياز: البناء والتشغيل والإعادة',
      'محطات الحاويات والسوائب',
      '25 إلى 30',
      'تعود إلى الهيئة',
    ],
    en: [
      'Concession: build, operate and transfer',
      'Container and bulk terminals',
      '25 to 30',
      'Return to the Authority',
    ],
  },
  {
    ar: ['عقد التشغيل بتقاسم الإيرادات', 'المحطات متعددة الأغراض القائمة', '15 إلى 20', 'للهيئة'],
    en: [
      'Operation with revenue sharing',
      'Existing multi-purpose terminals',
      '15 to 20',
      'The Authority',
    ],
  },
  {
    ar: ['الإيجار طويل الأجل', 'المناطق اللوجستية', 'حتى 20', 'الأرض للهيئة، وتؤول إليها المنشآت'],
    en: [
      'Long lease',
      'Logistics zones',
      'Up to 20',
      'Land: the Authority, to which the buildings pass',
    ],
  },
  {
    ar: ['الإيجار السنوي', 'المستودعات والمكاتب', 'سنة قابلة للتجديد', 'للهيئة'],
    en: ['Annual lease', 'Warehouses and offices', 'One, renewable', 'The Authority'],
  },
];

/** What plans and guides take from here, by name. */
export function standardsIn(language: Language) {
  return {
    ...STANDARDS,
    deskHours: DESK_HOURS[language],
    spillLevelRows: table(SPILL_LEVELS, language),
    spillStageRows: rows(...SPILL_STAGES.map((stage) => [stage[language], stage.minutes])),
    spillStockRows: table(SPILL_STOCK, language),
    purchaseRows: table(PURCHASES, language),
    contractRows: table(CONTRACTS, language),
  };
}
