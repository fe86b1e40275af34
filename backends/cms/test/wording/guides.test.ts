import {
  arabicOrdinal,
  findArticleNumber,
  GUIDES,
  REGULATIONS,
  RULES,
  readSource,
} from '../../seed';
import { readDocuments } from './published-texts';

/** Arabic text of the article or printed rules behind a figure. */
function law(source: string): string {
  const [, id = '', name = ''] = /^(REG-\d+) @(\w+)$/.exec(source) ?? [];
  if (!id) return readDocuments('regulations.json')[source]?.ar?.html ?? '';
  const article = `<h3>المادة ${arabicOrdinal(findArticleNumber(id, name))}: `;
  const text = REGULATIONS.ar[id.replace('-', '')] ?? '';
  return text.split(article)[1]?.split('<h3>')[0] ?? '';
}

it.each(Object.entries(RULES))('%s matches its regulation', (_, { value, source }) => {
  const figures = Array.from(
    law(source).matchAll(/\d(?:[\d,.]*\d)?%?/g),
    ([figure]) => figure,
  ).flatMap((figure) => [figure, figure.replace('%', '')]);
  expect(figures).toContain(String(value));
});

const names = Object.keys(GUIDES.ar);
const count = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern)).length;

describe.each(names)('%s', (name) => {
  const [ar = '', en = ''] = [GUIDES.ar[name], GUIDES.en[name]];

  it('has the same headings, steps and cells in both languages', () => {
    for (const tag of ['h2', 'p', 'li', 'tr', 'td', 'th']) {
      const pattern = new RegExp(`<${tag}[ >]`, 'g');
      expect([tag, count(en, pattern)]).toEqual([tag, count(ar, pattern)]);
    }
    expect(ar + en).not.toMatch(/\{\{|undefined/);
  });
});

/** Guides with steps, fees and penalties. */
const OF_PORTS = [
  'truck-appointments',
  'pilotage',
  'dangerous-goods',
  'port-charges',
  'safety',
  'environment',
];
/** Digits that are names: laws, annexes, classes, channels, years, feet, and legal hours. */
const NAMES =
  /\{\{\w+\}\}|REG-\d+|picture:[\w-]+|(?:Annex|الملحق) \(?\d\)?|(?:[Cc]lass(?:es)?|الصنفين) \d(?: and \d| و\d)?|(?:[Cc]hannel|القناة) 16|D-2|202[4-6]|40 (?:feet|قدم)|[24]0[- ](?:foot|قدم)|20 (?:knots|عقدة)|12 noon to 3pm|12 ظهرًا إلى 3 عصرًا|10pm and 6am|10 مساءً و6 صباحًا/g;

/** Charters, plans and guides for investors and suppliers. */
const OF_AUTHORITY = [
  'customer-charter',
  'port-handbook',
  'oil-spill-plan',
  'investor',
  'supplier',
];

/** One and two days: words in Arabic, which has a dual. */
const IN_WORDS = ['{{dangerousFreeDays}}', '{{complaintReplyDays}}'];

describe.each([...OF_PORTS, ...OF_AUTHORITY])('%s', (file) => {
  const source = readSource(`guides/${file}.md`);

  it('takes its figures from the facts', () => {
    expect(source.replace(NAMES, '').match(/\d[\d,.]*/g) ?? []).toEqual([]);
  });

  it('names the same facts in both languages, line by line', () => {
    const lines = source.split('\n').filter((line) => line !== '' && !/^[=%] /.test(line));
    const factsIn = (line = '') =>
      Array.from(line.matchAll(/\{\{\w+\}\}/g), ([fact]) => fact)
        .filter((fact) => !IN_WORDS.includes(fact))
        .sort();
    const other = lines.flatMap((ar, index) => {
      const en = lines[index + 1];
      if (index % 2 === 1) return [];
      return String(factsIn(ar)) === String(factsIn(en)) ? [] : [{ ar, en }];
    });
    expect(other).toEqual([]);
  });

  it('has a drawing of its steps and a contact', () => {
    expect(source).toMatch(/^% drawing\w+$/m);
    expect(source.match(/^\+ /gm)?.length).toBeGreaterThanOrEqual(6);
    expect(source).toMatch(/# المساعدة\n# Help\n[^]*\{\{shortNumber\}\}، \{\{hours\}\}/);
  });
});

describe.each(OF_PORTS)('%s', (file) => {
  it('lists fees or penalties', () => {
    expect(readSource(`guides/${file}.md`)).toMatch(/PenaltyRows|penaltyRows|vesselChargeRows/);
  });
});
