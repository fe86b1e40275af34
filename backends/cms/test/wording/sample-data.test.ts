import { readFileSync } from 'node:fs';
import path from 'node:path';
import { maximumDraught, PORTS, TENDERS } from '../../seed';

const ROOT = path.join(__dirname, '../../../..');

function readSample<Content>(name: string): Content {
  const file = path.join(ROOT, `backends/e-services/assets/samples/${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

const samplePorts =
  readSample<{ title: string; draughts: Readonly<Record<string, number>> }[]>('ports');
const { bidders } = readSample<{ bidders: [string, string][] }>('biddings');

/** `Ras Al-Khair Port` → `ras-al-khair`. */
const toSlug = (title: string) =>
  title
    .replace(/ Port$/, '')
    .replaceAll(' ', '-')
    .toLowerCase();

it('limits draughts to the terminals of the port', () => {
  expect(samplePorts).toHaveLength(10);
  for (const { title, draughts } of samplePorts) {
    const terminals = PORTS[toSlug(title)]?.terminals.map(({ depth }) => maximumDraught(depth));
    for (const draught of Object.values(draughts)) {
      expect([title, terminals]).toEqual([title, expect.arrayContaining([draught])]);
    }
  }
});

it('names the same companies in the CMS and in the table of tenders', () => {
  const known = Object.values(TENDERS.bidders).map(({ ar, en }) => [ar, en]);
  for (const pair of bidders) expect(known).toContainEqual(pair);
});

it.each([
  'messages/ar.json',
  'messages/en.json',
  'lib/open-data/fields.ts',
  'lib/open-data/parameters.ts',
  'backends/e-services/src/tool/previews.ts',
])('IMO numbers of the examples in %s have their check digit', (file) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const numbers = Array.from(text.matchAll(/\b9\d{6}\b/g), ([number]) => number);
  const wrong = numbers.filter((number) => {
    const digits = Array.from(number, Number);
    const sum = digits.slice(0, 6).reduce((total, digit, at) => total + digit * (7 - at), 0);
    return sum % 10 !== digits[6];
  });
  expect(wrong).toEqual([]);
  expect(numbers).not.toHaveLength(0);
});
