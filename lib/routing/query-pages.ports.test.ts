import { SAME_SPELLINGS } from '@/packages/text/src/spellings';
import { portKey, querySegments } from './query-pages';

function segments(query: string) {
  return querySegments('ports', new URLSearchParams(query));
}

it('passes a slug on in lower case and ignores other parameters', () => {
  expect(segments('port=Ras-Al-Khair&utm_source=x')).toEqual(['ras-al-khair']);
});

it('passes a name on in one spelling', () => {
  expect(segments('port=Jeddah+Port')).toEqual(['jeddah-port']);
  expect(segments(`port=${encodeURIComponent(' ميناء  جدة ')}`)).toEqual(['ميناء-جده']);
  expect(portKey('مينَاء رأس الخير')).toBe(portKey('ميناء راس الخير'));
});

it.each([
  '',
  'port=',
  'port=%2e%2e%2fx',
  'port=a/b',
  'port=%00',
  `port=${'ج'.repeat(81)}`,
  `port=${'x'.repeat(10_000)}`,
])('shows the first port for %#', (query) => expect(segments(query)).toEqual([]));

it.each(SAME_SPELLINGS)('passes both spellings on in one: $name', ({ first, second }) => {
  expect(portKey(first)).not.toBeNull();
  expect(portKey(second)).toBe(portKey(first));
});
