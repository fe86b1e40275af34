import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readZippedText } from './zip';

const archive = readFileSync(
  path.join(__dirname, '../../backends/cms/seed/media/statistics/statistics-2019.zip'),
);

it('reads a file by its name and returns null for a missing one', () => {
  expect(readZippedText(archive, 'yearly-summary.csv', 1000)).toMatch(/^year,vessels,tonnes,/);
  expect(readZippedText(archive, 'README-ar.txt', 10_000)).toContain('الهيئة الوطنية للموانئ');
  expect(readZippedText(archive, 'missing.csv', 1000)).toBeNull();
});

it('rejects archives that are too large, truncated or invalid', () => {
  expect(() => readZippedText(archive, 'yearly-summary.csv', 10)).toThrow();
  expect(() => readZippedText(archive.subarray(0, 2000), 'yearly-summary.csv', 1000)).toThrow();
  expect(() => readZippedText(Buffer.from('<html>'), 'yearly-summary.csv', 1000)).toThrow();
});

it('does not trust the size that the archive states', () => {
  const lying = Buffer.from(archive);
  const central = lying.indexOf('yearly-summary.csv', lying.length / 2) - 46;
  lying.writeUInt32LE(1, central + 24);
  expect(() => readZippedText(lying, 'yearly-summary.csv', 20)).toThrow();
});
