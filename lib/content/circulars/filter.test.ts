import { NO_FILTER, circularFilter, filterKey, isSearch } from '../../routing/circular-filters';
import type { Circular } from './circular';
import { filterChoices, filterCirculars, translatedFilter } from './filter';
import { circularRelations } from './relations';
import { sampleCircular } from './testing/sample-circular';

const circular = (number: string, own: Partial<Circular> = {}): Circular =>
  sampleCircular({ number, releasedAt: `${number.slice(0, 4)}-03-01`, ...own });

const all = [
  circular('2026/014', { category: 'Marine', directedTo: 'Shipping agents', ports: ['jeddah'] }),
  circular('2025/003', { category: 'Marine', subject: 'إغلاق القناة' }),
  circular('2024/017', { category: 'Safety', directedTo: 'All port users', ports: ['dammam'] }),
];

const found = (own: Partial<typeof NO_FILTER>) =>
  filterCirculars(all, { ...NO_FILTER, ...own }).map(({ number }) => number);

it.each([
  [{}, ['2026/014', '2025/003', '2024/017']],
  [{ year: '2025' }, ['2025/003']],
  [{ category: 'marine' }, ['2026/014', '2025/003']],
  [{ addressee: 'all-port-users' }, ['2024/017']],
  [{ port: 'jeddah' }, ['2026/014', '2025/003']],
  [{ port: 'jeddah', category: 'safety' }, []],
  [{ q: '014/2026' }, ['2026/014']],
  [{ q: '٢٠٢٤/٠١٧' }, ['2024/017']],
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
    { key: 'marine', label: 'Marine' },
    { key: 'safety', label: 'Safety' },
  ]);
});

it('selects the same in the other language', () => {
  const arabic = [circular('2026/014', { category: 'بحرية', directedTo: 'الوكلاء' })];
  const filter = { ...NO_FILTER, category: 'marine', addressee: 'shipping-agents', port: 'jeddah' };
  expect(translatedFilter(filter, all, arabic)).toEqual({
    ...filter,
    category: filterKey('بحرية'),
    addressee: filterKey('الوكلاء'),
  });
  expect(translatedFilter(filter, all, []).category).toBe('');
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
