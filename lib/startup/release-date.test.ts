import { tmpdir } from 'node:os';
import { lastCommitTime, releaseDate } from './release-date.mjs';

const now = Date.parse('2026-12-01T00:00:00Z');
const commit = () => '1763791200';
const outside = () => {
  throw new Error('not a git repository');
};

it('is the date that a reproducible build is given', () => {
  expect(releaseDate('1700000000', commit, now)).toBe('2023-11-14T22:13:20.000Z');
});

it.each(['yesterday', '-5', '1e9', '2026-11-21'])('refuses %s', (epoch) => {
  expect(() => releaseDate(epoch, commit, now)).toThrow(/SOURCE_DATE_EPOCH/);
});

it('is the date of the last commit otherwise', () => {
  expect(releaseDate(undefined, commit, now)).toBe('2025-11-22T06:00:00.000Z');
  expect(releaseDate('', commit, now)).toBe('2025-11-22T06:00:00.000Z');
});

it('is the time of the build outside a repository', () => {
  expect(releaseDate(undefined, outside, now)).toBe('2026-12-01T00:00:00.000Z');
  expect(releaseDate(undefined, () => '', now)).toBe('2026-12-01T00:00:00.000Z');
  expect(releaseDate(undefined, () => lastCommitTime(tmpdir()), now)).toBe(
    '2026-12-01T00:00:00.000Z',
  );
});
