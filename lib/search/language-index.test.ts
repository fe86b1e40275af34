import fc from 'fast-check';
import { SAME_SPELLINGS } from '@/packages/text/src/spellings';
import { SEARCH_KINDS, searchText, type SearchKind, type SearchText } from '../content/search-text';
import { LanguageIndex } from './language-index';

function text(id: string, title: string, rest: Partial<SearchText> = {}): SearchText {
  return searchText({ id, kind: 'articles', title, href: `/${id}`, ...rest });
}

const found = (index: LanguageIndex, query: string) =>
  index.search(query).map((hit) => hit.found.id);

const NO_KINDS = Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, []])) as unknown as Record<
  SearchKind,
  string[]
>;

const index = new LanguageIndex();

beforeAll(async () => {
  await index.replace('articles', [
    text('title', 'التوسعة الإضافية في ميناء جدة'),
    text('summary', 'خبر آخر', { summary: 'تعميق القناة في ميناء جدة' }),
    text('body', 'خبر ثالث', { text: 'وصلت السفينة إلى ميناء جدة صباحًا' }),
    text('other', 'إطلاق منصة الموانئ الموحدة', { date: '2024-01-01' }),
    text('newer', 'إطلاق منصة الموانئ الموحدة', { date: '2025-01-01' }),
    text('english', 'New container terminal', { text: 'The terminals of the port' }),
  ]);
  await index.replace('circulars', [
    text('c1', 'مواعيد القوائم', { kind: 'circulars', code: '2024/017' }),
    text('c2', 'فحص المعدات', { kind: 'circulars', code: '2024/018', text: 'يلغي 2024/017' }),
    text('c3', 'رسوم التخزين', { kind: 'circulars', code: '2023/017' }),
  ]);
});

it('puts titles before summaries and summaries before texts', () => {
  expect(found(index, 'جدة')).toEqual(['title', 'summary', 'body']);
});

it('puts the newest first among equals', () => {
  expect(found(index, 'منصة')).toEqual(['newer', 'other']);
});

it.each(['موانئ', 'الموانئ', 'مواني', 'للموانئ', 'المُوانئ', 'المو'])(
  'finds الموانئ by %s',
  (query) => {
    expect(found(index, query)).toContain('newer');
  },
);

it.each(['الاضافيه', 'إضافية', 'اضاف'])('finds الإضافية by %s', (query) => {
  expect(found(index, query)).toEqual(['title']);
});

it.each([
  ['jeddah', []],
  ['termnal', ['english']],
  ['contaner terminal', ['english']],
  ['term', ['english']],
])('finds for %s: %j', (query, ids) => {
  expect(found(index, query)).toEqual(ids);
});

it.each(SAME_SPELLINGS)('finds both spellings: $name', async ({ first, second }) => {
  const spelled = new LanguageIndex();
  await spelled.replace('ports', [text('one', `x ${first} x`), text('other', `x ${second} x`)]);
  for (const query of [first, second])
    expect(found(spelled, query).sort()).toEqual(['one', 'other']);
});

it('finds a number as it is typed, its own entry first', () => {
  expect(found(index, '2024/017')).toEqual(['c1', 'c2']);
  expect(found(index, '٢٠٢٤/٠١٧')).toEqual(['c1', 'c2']);
  expect(found(index, '2024-018')).toEqual(['c2']);
  expect(found(index, '017')).toEqual(expect.arrayContaining(['c1', 'c3']));
});

it('orders equally matching titles newest first', async () => {
  const dated = new LanguageIndex({
    kinds: { ...NO_KINDS, circulars: ['تعميم', 'تعاميم'], tenders: ['منافسة'] },
  });
  const circular = (id: string, title: string, date: string, words = '') =>
    text(id, title, { kind: 'circulars', date, text: words });
  await dated.replace('circulars', [
    circular('old', 'دوام رمضان 1442', '2021-04-07', 'رمضان رمضان رمضان'),
    circular('new', 'العمل في رمضان 1447', '2026-02-04'),
    circular('about', 'دوام', '2026-03-01', 'في رمضان'),
  ]);
  await dated.replace('tenders', [
    text('later', 'منافسة توريد رافعات', { kind: 'tenders', date: '2027-02-01' }),
    text('none', 'منافسة توريد كاميرات', { kind: 'tenders' }),
    text('soon', 'منافسة توريد مصدات', { kind: 'tenders', date: '2026-12-01' }),
  ]);
  expect(found(dated, 'رمضان')).toEqual(['new', 'old', 'about']);
  expect(found(dated, 'تعاميم')).toEqual(['about', 'new', 'old']);
  expect(found(dated, 'توريد')).toEqual(['soon', 'later', 'none']);
  expect(found(dated, 'منافسة')).toEqual(['soon', 'later', 'none']);
});

it('finds an entry by spoken forms of its number', async () => {
  const numbered = new LanguageIndex({
    kinds: { ...NO_KINDS, circulars: ['تعميم'], regulations: ['لائحة'] },
  });
  await numbered.replace('entries', [
    text('r30', 'لائحة السلامة', { kind: 'regulations', code: 'REG-30' }),
    text('r3', 'لائحة البضائع', { kind: 'regulations', code: 'REG-03' }),
    text('c5', 'حوافز التصدير', { kind: 'circulars', code: '2026/005' }),
    text('c6', 'تعميم عن 5 أرصفة في 2026', { kind: 'circulars', code: '2026/006' }),
    text('future', 'لم يصدر', { kind: 'circulars', code: '2031/005', from: '2031-01-01' }),
  ]);
  expect(found(numbered, 'اللائحة رقم ٣')[0]).toBe('r3');
  expect(found(numbered, 'reg 3')[0]).toBe('r3');
  expect(found(numbered, 'تعميم 5 لعام 2026').slice(0, 2)).toEqual(['c5', 'c6']);
  expect(found(numbered, 'تعميم 5 لعام 2031')).not.toContain('future');
});

it('leads the number of a ship, container or request to its service', async () => {
  const services = {
    vesselSearch: 'Vessel search',
    containerTracking: 'Container tracking',
    requestTracking: 'Track a request',
  };
  const numbered = new LanguageIndex({ kinds: NO_KINDS, services });
  const titles = Object.values(services);
  await numbered.replace(
    'services',
    titles.map((title) => text(title, title, { kind: 'e-services' })),
  );
  expect(found(numbered, 'IMO 9946178')[0]).toBe('Vessel search');
  expect(found(numbered, 'my box MSKU 123456-7')[0]).toBe('Container tracking');
  expect(found(numbered, 'npa 2026 7k3m9q')[0]).toBe('Track a request');
});

describe('the place where something is done', () => {
  const places = new LanguageIndex();
  beforeAll(async () => {
    await places.replace('entries', [
      text('service', 'Container tracking', { kind: 'e-services', text: 'Find a box.' }),
      text('port', 'Jeddah Port', { kind: 'ports', text: 'Fax: 012 345' }),
      text('news', 'Jeddah receives its millionth container this year', { text: 'box late fax' }),
      text('more', 'Containers', { text: 'A container is late in Jeddah; tracking it; fax' }),
      text('rules', 'Rules', { kind: 'regulations', text: 'late container jeddah fax' }),
    ]);
    places.setSynonyms([['container tracking', 'box', 'where is my box', 'track a container']]);
  });

  it('ranks above documents that mention all words', () => {
    expect(found(places, 'late box')[0]).toBe('service');
    expect(found(places, 'fax jeddah')[0]).toBe('port');
  });

  it('is found by its synonyms with stop words, inflected and with a typo', () => {
    for (const query of ['track my container', 'boxes', 'where are my boxes please']) {
      expect(found(places, query)[0]).toBe('service');
    }
    places.setSynonyms([['container tracking', 'consignment']]);
    expect(found(places, 'consignement')[0]).toBe('service');
  });
});

it('suggests a query that finds something, as it is written there', () => {
  expect(found(index, 'tarmibal')).toEqual([]);
  expect(index.suggest('tarmibal')).toBe('terminal');
  expect(index.suggest('ikaafia')).toBeNull();
  expect(found(index, 'بوسعة')).toEqual([]);
  expect(index.suggest('بوسعة')).toBe('التوسعة');
});

it('allows no typo in a number', () => {
  expect(found(index, '2025/017')).toEqual([]);
});

it('puts texts with every word first, and adds those with some if they are few', () => {
  expect(found(index, 'ميناء الإضافية')[0]).toBe('title');
  expect(found(index, 'الإضافية terminal')).toEqual(expect.arrayContaining(['title', 'english']));
});

it('follows changes of a source', async () => {
  const changing = new LanguageIndex();
  await changing.replace('ports', [text('a', 'Old name'), text('b', 'Dammam')]);
  await changing.replace('library', [text('a', 'Manual')]);
  await changing.replace('ports', [text('a', 'New name', { href: '/moved' })]);
  expect(found(changing, 'old')).toEqual([]);
  expect(found(changing, 'dammam')).toEqual([]);
  expect(changing.search('new name')[0]?.found.href).toBe('/moved');
  expect(found(changing, 'manual')).toEqual(['a']);
  await changing.replace('ports', [text('a', 'New name', { href: '/moved-again' })]);
  expect(changing.search('new name')[0]?.found.href).toBe('/moved-again');
});

it('accepts any query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (query) => {
      expect(() => index.search(query)).not.toThrow();
    }),
  );
  for (const query of [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '*',
    '"a"',
    '\ud800',
  ]) {
    expect(() => index.search(query)).not.toThrow();
  }
});

it('hides future entries and ranks ended ones last', async () => {
  const timed = new LanguageIndex();
  await timed.replace('articles', [
    text('ended', 'Port', { from: '2026-01-01', until: '2026-02-01T12:00:00Z' }),
    text('coming', 'Port', { from: '2026-04-01T06:00:00Z' }),
    text('always', 'Port'),
  ]);
  const hits = timed.search('port', Date.parse('2026-03-10T00:00:00Z'));
  expect(hits.map(({ found: { id } }) => id)).toEqual(['always', 'ended']);
});

describe('promoted results', () => {
  const promoting = new LanguageIndex();
  beforeAll(async () => {
    await promoting.replace('articles', [
      text('form', 'نموذج التواصل', { kind: 'e-services', summary: 'راسل الهيئة' }),
      text('news', 'تقديم شكوى في ميناء جدة'),
    ]);
    promoting.setPromoted([
      { phrases: ['شكوى', 'تقديم شكوى'], title: 'قدّم شكوى', text: '', href: '/form' },
      {
        phrases: ['شكوى'],
        title: 'بوابة الشكاوى',
        text: 'خارج الموقع',
        href: 'https://x.example/',
      },
    ]);
  });
  const titles = (query: string) => promoting.search(query).map((hit) => hit.found.title);

  it('come first and in their order, each page once, for their very words in any spelling', () => {
    for (const query of ['شكوى', 'الشكوى', 'شَكوى', 'شكوي']) {
      expect(titles(query)).toEqual(['قدّم شكوى', 'بوابة الشكاوى', 'تقديم شكوى في ميناء جدة']);
    }
    expect(titles('تقديم شكوى')).toEqual(['قدّم شكوى', 'تقديم شكوى في ميناء جدة']);
    const [first] = promoting.search('شكوى');
    expect(first?.found).toMatchObject({ kind: 'e-services', summary: 'راسل الهيئة' });
  });

  it('are not shown for other words, for a beginning or for a slip', () => {
    for (const query of ['شكو', 'شكوة', 'شكوى جدة', 'جدة', 'تقديم']) {
      expect(titles(query)).not.toContain('قدّم شكوى');
    }
  });

  it('go when editors take them back', () => {
    promoting.setPromoted([]);
    expect(titles('شكوى')).toEqual(['تقديم شكوى في ميناء جدة']);
  });
});

it('removes replaced documents during further replacements', async () => {
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  process.on('unhandledRejection', note);
  const changing = new LanguageIndex();
  // Each word has its own ending and so splits a branch of the radix tree.
  const edition = (round: number) =>
    Array.from({ length: 300 }, (_, place) => {
      const changed = round - ((round + place) % 5);
      const words = Array.from({ length: 12 }, (_, word) =>
        ((place * 12 + word + 1) * 2_654_435_761 + changed * 40_503).toString(36),
      );
      return text(`t${place}`, words.join(' '));
    });
  for (let round = 0; round < 40; round += 1) {
    await changing.replace('articles', edition(round));
    await new Promise((resolve) => setTimeout(resolve, 7));
  }
  process.off('unhandledRejection', note);
  expect(failures).toEqual([]);
  const last = edition(39).at(-1)?.title.split(' ')[0] ?? '';
  expect(found(changing, last)).toContain('t299');
});
