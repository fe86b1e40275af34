import { arabicOrdinal, findArticleNumber, DECISIONS, parseIssue, REGULATIONS } from '../../seed';
import { readDocuments, seedEntries } from './published-texts';

const ids = Object.keys(DECISIONS);
/** Regulations of realistic length; others are short. */
const LARGE = ['REG-01', 'REG-02', 'REG-03', 'REG-04', 'REG-07'];
const bothLanguages = (id: string) => {
  const key = id.replace('-', '');
  return { ar: REGULATIONS.ar[key] ?? '', en: REGULATIONS.en[key] ?? '' };
};
const count = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern)).length;

const wordsIn = (html: string) => html.replace(/<[^>]*>/g, ' ').split(/\s+/).length;

it.each(LARGE)('%s is as long as a law of its subject', (id) => {
  const { ar, en } = bothLanguages(id);
  expect(wordsIn(en)).toBeGreaterThanOrEqual(2500);
  expect(wordsIn(ar)).toBeGreaterThanOrEqual(2000);
  expect(ar).toContain('الأحكام الانتقالية');
});

describe.each(ids)('%s', (id) => {
  const { ar, en } = bothLanguages(id);

  it('has the form of a regulation in both languages', () => {
    for (const html of [ar, en]) {
      expect(html).toContain(DECISIONS[id]?.number);
      expect(count(html, /<h3>/g)).toBeGreaterThanOrEqual(20);
      expect(count(html, /<caption>/g)).toBeGreaterThanOrEqual(1);
      expect(wordsIn(html)).toBeGreaterThan(600);
      expect(html).not.toMatch(/\{\{|\{@|undefined/);
    }
    expect(ar).toMatch(/المادة الأولى: (?:التعريفات|الغرض)/);
    expect(ar).toMatch(/يُعمل بهذه اللائحة .*\d{4}هـ/);
    expect(en).toMatch(/This regulation takes effect .* AH \(\d+ \w+ \d{4}\)/);
  });

  it('has the same headings, items and cells in both', () => {
    for (const tag of ['h2', 'h3', 'p', 'li', 'tr', 'td', 'th']) {
      const pattern = new RegExp(`<${tag}[ >]`, 'g');
      expect([tag, count(en, pattern)]).toEqual([tag, count(ar, pattern)]);
    }
  });

  it('names no annex that it does not have', () => {
    const annexes = count(en, /<h2>Annex/g);
    const named = Array.from(en.matchAll(/Annex (\d+)/g), ([, number]) => Number(number));
    expect(Math.max(0, ...named)).toBeLessThanOrEqual(annexes);
  });
});

interface Circular {
  readonly shared: { readonly CircularNumber: string };
  readonly ar?: { readonly OrganizationName?: string };
}
const circulars = seedEntries()
  .filter(({ file }) => file.startsWith('circulars-'))
  .flatMap(({ entries }) => entries as Circular[]);

it('authorises the signatory of each circular in its regulation', () => {
  for (const { shared, ar } of circulars) {
    const { department, regulation } = parseIssue(shared.CircularNumber, ar?.OrganizationName);
    const number = findArticleNumber(regulation, 'circulars');
    const article = bothLanguages(regulation)
      .en.split(`<h3>Article ${number}:`)[1]
      ?.split('<h3>')[0];
    const signatories =
      regulation === 'REG-01' ? /Vice Presidents and Directors General/ : department.signatory.en;
    expect([shared.CircularNumber, article]).toEqual([
      shared.CircularNumber,
      expect.stringMatching(signatories),
    ]);
  }
  expect(circulars.length).toBeGreaterThan(100);
});

it('names only the signing department in circulars', () => {
  const other = circulars.filter(({ shared, ar }) => {
    const named = ar?.OrganizationName;
    return named && parseIssue(shared.CircularNumber, named).department.ar !== named;
  });
  expect(other).toEqual([]);
});

it('prints each regulation', () => {
  const printed = Object.values(readDocuments('regulations.json')).map(({ ar }) => ar?.html);
  for (const id of ids) expect(printed).toContain(bothLanguages(id).ar);
});

it('spells Arabic ordinals', () => {
  expect([1, 10, 11, 12, 20, 21, 43].map(arabicOrdinal)).toEqual([
    'الأولى',
    'العاشرة',
    'الحادية عشرة',
    'الثانية عشرة',
    'العشرون',
    'الحادية والعشرون',
    'الثالثة والأربعون',
  ]);
});
