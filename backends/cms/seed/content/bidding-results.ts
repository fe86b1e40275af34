import { FACTS } from '../facts';
import { BIDDERS, type Bidder } from '../facts/bidders';
import type { SeedEntry } from '../types';

type Language = 'ar' | 'en';
type Text = Readonly<Record<Language, string>>;

/** Bids as they were read out, lowest first; a day is DD/MM/YYYY, an amount in SAR. */
interface Opening {
  readonly title: Text;
  readonly day: string;
  readonly bids: readonly {
    readonly by: Bidder;
    readonly amount: number;
    readonly withoutBond?: boolean;
  }[];
}

interface Award {
  readonly title: Text;
  readonly day: string;
  readonly to: Bidder;
  readonly amount: number;
  readonly months: number;
}

const OPENINGS: readonly Opening[] = [
  {
    title: {
      ar: 'صيانة المساعدات الملاحية في موانئ الخليج العربي',
      en: 'Maintenance of aids to navigation in the Arabian Gulf ports',
    },
    day: '08/11/2026',
    bids: [
      { by: 'coast', amount: 18_450_000 },
      { by: 'manara', amount: 19_120_000 },
      { by: 'horizon', amount: 21_875_500 },
    ],
  },
  {
    title: {
      ar: 'توريد قاطرتين لميناء رأس الخير',
      en: 'Supply of two tugs for Ras Al-Khair Port',
    },
    day: '25/10/2026',
    bids: [
      { by: 'yard', amount: 96_300_000 },
      { by: 'keel', amount: 101_750_000 },
    ],
  },
  {
    title: {
      ar: 'نظافة المرافق العامة في ميناء جدة',
      en: 'Cleaning of public facilities at Jeddah Port',
    },
    day: '11/10/2026',
    bids: [
      { by: 'clean', amount: 7_980_000 },
      { by: 'redSea', amount: 8_240_000 },
      { by: 'quay', amount: 8_415_000, withoutBond: true },
      { by: 'coast', amount: 9_060_000 },
    ],
  },
];

const AWARDS: readonly Award[] = [
  {
    title: {
      ar: 'تأهيل إنارة الأرصفة في ميناء الدمام',
      en: 'Renewal of quay lighting at Dammam Port',
    },
    day: '04/10/2026',
    to: 'horizon',
    amount: 32_600_000,
    months: 14,
  },
  {
    title: {
      ar: 'تشغيل العبّارات الداخلية في ميناء جازان',
      en: 'Operation of local ferries at Jazan Port',
    },
    day: '06/09/2026',
    to: 'ferries',
    amount: 12_150_000,
    months: 36,
  },
  {
    title: {
      ar: 'توريد زوارق إرشاد لموانئ البحر الأحمر',
      en: 'Supply of pilot boats for the Red Sea ports',
    },
    day: '12/07/2026',
    to: 'yard',
    amount: 58_900_000,
    months: 20,
  },
  {
    title: {
      ar: 'توسعة ساحة المركبات في ميناء جدة',
      en: 'Extension of the vehicle yard at Jeddah Port',
    },
    day: '10/05/2026',
    to: 'quay',
    amount: 74_300_000,
    months: 18,
  },
  {
    title: {
      ar: 'صيانة مباني ميناء ينبع الصناعي',
      en: 'Building maintenance at Yanbu Industrial Port',
    },
    day: '12/04/2026',
    to: 'redSea',
    amount: 9_870_000,
    months: 24,
  },
  {
    title: {
      ar: 'توسعة مركز المحاكاة البحرية، المرحلة الأولى',
      en: 'Extension of the maritime simulator centre, phase one',
    },
    day: '08/02/2026',
    to: 'harbour',
    amount: 41_200_000,
    months: 16,
  },
];

const HEADS = {
  ar: {
    bids: ['مقدّم العرض', 'القيمة (ريال)', 'الضمان الابتدائي'],
    awards: ['المنافسة', 'الجهة الفائزة', 'تاريخ الترسية', 'القيمة (ريال)', 'المدة'],
  },
  en: {
    bids: ['Bidder', 'Amount (SAR)', 'Bid bond'],
    awards: ['Tender', 'Winner', 'Date of award', 'Amount (SAR)', 'Period'],
  },
} as const;

const sar = (amount: number) => amount.toLocaleString('en-GB');

function table(caption: string, heads: readonly string[], rows: readonly string[][]): string {
  const cells = (row: readonly string[]) =>
    `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join('');
  return `<table>\n<caption>${caption}</caption>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.map(cells).join('\n')}\n</tbody>\n</table>`;
}

function openings(language: Language): string {
  const [opened, given, missing] =
    language === 'ar'
      ? ['، فُتحت في', 'مقدّم', 'غير مقدّم']
      : [', opened on', 'Provided', 'Not provided'];
  return OPENINGS.map(({ title, day, bids }) =>
    table(
      `${title[language]}${opened} ${day}`,
      HEADS[language].bids,
      bids.map(({ by, amount, withoutBond }) => [
        BIDDERS[by][language],
        sar(amount),
        withoutBond ? missing : given,
      ]),
    ),
  ).join('\n');
}

function awards(language: Language): string {
  const [caption, months] =
    language === 'ar' ? ['نتائج الترسية في عام 2026', 'شهرًا'] : ['Awards in 2026', 'months'];
  return table(
    caption,
    HEADS[language].awards,
    AWARDS.map((award) => [
      award.title[language],
      BIDDERS[award.to][language],
      award.day,
      sar(award.amount),
      `${award.months} ${months}`,
    ]),
  );
}

export default [
  {
    ar: {
      ResultsOpening: `<p>تُنشر هنا محاضر فتح المظاريف كما تُليت في جلسات الفتح العلنية. والقيم المعلنة قبل التدقيق الحسابي والتقييم الفني، ولا تعني ترسية المنافسة.</p>
${openings('ar')}`,
      BiddingsListResult: `<p>تُنشر هنا نتائج المنافسات التي اكتملت ترسيتها. ولمن لم يُقبل عرضه أن يتظلم خلال ${FACTS.ar.awardObjectionDays} أيام عمل من تاريخ إعلان النتيجة.</p>
${awards('ar')}`,
    },
    en: {
      ResultsOpening: `<p>The records of bid opening are published here as they were read out in public session. The amounts are stated before arithmetical checking and technical evaluation, and do not mean that a tender has been awarded.</p>
${openings('en')}`,
      BiddingsListResult: `<p>The results of tenders that have been awarded are published here. A bidder who was not successful may object within ${FACTS.en.awardObjectionDays} working days of the announcement.</p>
${awards('en')}`,
    },
  },
] satisfies SeedEntry[];
