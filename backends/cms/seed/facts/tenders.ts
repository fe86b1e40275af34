import { readYaml } from '../read';
import type { InBoth, Locale } from './rows';

/** Bids as they were read out, lowest first; a day is DD/MM/YYYY, an amount in SAR. */
interface Opening {
  readonly title: InBoth;
  readonly day: string;
  readonly bids: readonly {
    readonly by: string;
    readonly amount: number;
    readonly withoutBond?: boolean;
  }[];
}

interface Award {
  readonly title: InBoth;
  readonly day: string;
  readonly to: string;
  readonly amount: number;
  readonly months: number;
}

interface Tenders {
  readonly bidders: Readonly<Record<string, InBoth>>;
  readonly openings: readonly Opening[];
  readonly awards: readonly Award[];
}

export const TENDERS = readYaml<Tenders>('facts/tenders.yaml');

function findBidder(id: string): InBoth {
  const bidder = TENDERS.bidders[id];
  if (!bidder) throw new Error(`seed/facts/tenders.yaml has no bidder ${id}`);
  return bidder;
}

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

function openings(language: Locale): string {
  const [opened, given, missing] =
    language === 'ar'
      ? ['، فُتحت في', 'مقدّم', 'غير مقدّم']
      : [', opened on', 'Provided', 'Not provided'];
  return TENDERS.openings
    .map(({ title, day, bids }) =>
      table(
        `${title[language]}${opened} ${day}`,
        HEADS[language].bids,
        bids.map(({ by, amount, withoutBond }) => [
          findBidder(by)[language],
          sar(amount),
          withoutBond ? missing : given,
        ]),
      ),
    )
    .join('\n');
}

function awards(language: Locale): string {
  const [caption, months] =
    language === 'ar' ? ['نتائج الترسية في عام 2026', 'شهرًا'] : ['Awards in 2026', 'months'];
  return table(
    caption,
    HEADS[language].awards,
    TENDERS.awards.map((award) => [
      award.title[language],
      findBidder(award.to)[language],
      award.day,
      sar(award.amount),
      `${award.months} ${months}`,
    ]),
  );
}

/** Records of bid opening and awards, as tables. */
export function tendersIn(language: Locale) {
  return { bidOpenings: openings(language), bidAwards: awards(language) };
}
