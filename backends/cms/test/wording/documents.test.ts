import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const DOCUMENTS = path.join(__dirname, '../../seed/media/documents');
const CHECKER = path.join(__dirname, 'pdf-structure.mjs');

interface Structure {
  readonly name: string;
  readonly pages: number;
  readonly faults: readonly string[];
}

const files = readdirSync(DOCUMENTS).filter((file) => file.endsWith('.pdf'));

function structures(names: readonly string[]): Structure[] {
  const output = execFileSync(process.execPath, [CHECKER, DOCUMENTS, ...names], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(output) as Structure[];
}

describe('printed documents', () => {
  let found: Structure[];
  beforeAll(() => {
    found = structures(files);
  }, 300_000);

  it('are accessible PDFs with tags, title, language, bookmarks and alternative texts', () => {
    expect(found).toHaveLength(files.length);
    expect(found.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  it.each(['library-annual-report-2025', 'library-statistical-yearbook-2025'])(
    '%s has 12 pages and more in both languages',
    (name) => {
      const pages = found.filter((document) => document.name.startsWith(name));
      expect(pages).toHaveLength(2);
      expect(Math.min(...pages.map((document) => document.pages))).toBeGreaterThanOrEqual(12);
    },
  );
});
