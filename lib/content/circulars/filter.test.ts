import { NO_FILTER, circularFilter, isSearch } from '../../routing/circular-filters';
import type { Circular } from './circular';
import { runQuery } from '../local-query';
import { filterChoices, filterCirculars, filterConditions } from './filter';
import { circularRelations } from './relations';
import { sampleCircular } from './testing/sample-circular';

const circular = (number: string, own: Partial<Circular> = {}): Circular =>
  sampleCircular({ number, releasedAt: `${number.slice(0, 4)}-03-01`, ...own });

const all = [
  circular('2026/014', { category: 'Marine', directedTo: 'Shipping agents', ports: ['jeddah'] }),
  circular('2025/003', { category: 'Marine', subject: 'إغلاق القناة' }),
  circular('2024/17', { category: 'Safety', directedTo: 'All port users', ports: ['dammam'] }),
];

const found = (own: Partial<typeof NO_FILTER>) =>
  filterCirculars(all, { ...NO_FILTER, ...own }).map(({ number }) => number);

it.each([
  [{}, ['2026/014', '2025/003', '2024/17']],
  [{ year: '2025' }, ['2025/003']],
  [{ category: 'marine' }, ['2026/014', '2025/003']],
  [{ addressee: 'all-port-users' }, ['2024/17']],
  [{ port: 'jeddah' }, ['2026/014', '2025/003']],
  [{ port: 'jeddah', category: 'safety' }, []],
  [{ q: '014/2026' }, ['2026/014']],
  [{ q: '٢٠٢٤/٠١٧' }, ['2024/17']],
  [{ q: '17/2024' }, ['2024/17']],
  [{ q: '2026/14' }, ['2026/014']],
  // The first digits of a number are no number without zeros.
  [{ q: '2024/001' }, []],
  [{ q: '2026/0001' }, []],
  [{ q: '١٤/٢٠٢٦' }, ['2026/014']],
  [{ q: 'القناه اغلاق' }, ['2025/003']],
  [{ q: '01/03/2025' }, ['2025/003']],
  [{ q: '٠١/٠٩/١٤٤٦' }, ['2025/003']],
  [{ q: '1447' }, ['2026/014']],
  [{ q: '03' }, ['2025/003']],
])('%j leaves %j', (filter, expected) => {
  expect(found(filter)).toEqual(expected);
});

it('reads a filter from any query', () => {
  const query = new URLSearchParams('q=+x+&year=20x4&category=Shipping%20Agents&port=../..');
  const filter = circularFilter((name) => query.get(name));
  expect(filter).toEqual({ ...NO_FILTER, q: 'x', category: 'shipping-agents', port: '-' });
  expect(isSearch(filter)).toBe(true);
  expect(isSearch({ ...NO_FILTER, year: '2024' })).toBe(false);
  expect(circularFilter(() => 'x'.repeat(5000)).q).toHaveLength(100);
});

it('offers each choice once, in order', () => {
  expect(filterChoices([' Marine', '', 'MARINE', 'Safety'])).toEqual([
    { key: 'marine', label: 'Marine', spellings: [' Marine', 'MARINE'] },
    { key: 'safety', label: 'Safety', spellings: ['Safety'] },
  ]);
});

describe('conditions for the content API', () => {
  const choices = {
    category: filterChoices(['Marine', 'marine ', 'Safety']),
    directedTo: filterChoices(['Shipping agents', 'All port users']),
  };
  const entries = [
    { Category: 'Marine', DirectedTo: 'Shipping agents', Ports: 'jeddah, jubail-commercial' },
    { Category: 'marine ', DirectedTo: null, Ports: 'jubail' },
    { Category: 'Safety', DirectedTo: 'All port users', Ports: null },
    { Category: 'Safety', DirectedTo: 'All port users', Ports: 'dammam,jubail,jazan' },
    { Category: 'Safety', DirectedTo: null, Ports: 'dammam, jubail' },
    { Category: null, DirectedTo: null, Ports: '' },
  ].map((entry, index) => ({ ...entry, ReleaseDate: `202${index}-05-01` }));

  it.each([
    [{}, [0, 1, 2, 3, 4, 5]],
    [{ year: '2023' }, [3]],
    [{ category: 'marine' }, [0, 1]],
    [{ category: 'safety', addressee: 'all-port-users' }, [2, 3]],
    [{ port: 'jubail' }, [1, 2, 3, 4, 5]],
    [{ port: 'jeddah' }, [0, 2, 5]],
    [{ port: 'jubail-commercial', category: 'marine' }, [0]],
  ])('%j select %j', (own, expected) => {
    const query = filterConditions({ ...NO_FILTER, ...own }, choices, 2);
    const found = runQuery(entries, query ?? {});
    expect(found.map((entry) => entries.indexOf(entry))).toEqual(expected);
  });

  it('fit into a query, and are none for an unknown choice', () => {
    const all = { ...NO_FILTER, year: '2024', category: 'marine', addressee: 'all-port-users' };
    const query = filterConditions({ ...all, port: 'jeddah' }, choices, 2) ?? {};
    expect(Object.keys(query).length).toBeLessThan(15);
    expect(filterConditions({ ...NO_FILTER, category: 'unknown' }, choices, 2)).toBeNull();
  });
});

it('derives relations from the newer circular, in either language', () => {
  const older = circular('2022/006', { subject: 'Older' });
  const newer = circular('2025/014', { replaces: ['2022/006', '1999/001'] });
  expect(circularRelations(newer, [older, newer], [])).toEqual({
    replaces: [{ number: '2022/006', subject: 'Older' }],
    replacedBy: [],
  });
  expect(circularRelations(older, [older], [newer, newer])).toEqual({
    replaces: [],
    replacedBy: [{ number: '2025/014', subject: '' }],
  });
});
