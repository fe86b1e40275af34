import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PdfStructure } from './pdf-structure';
import { samplePdf } from './testing/sample-pdf';

const DOCUMENTS = path.resolve(__dirname, '../../../backends/cms/seed/media/documents');

function readStructure(bytes: Uint8Array, step = bytes.length || 1): PdfStructure {
  const structure = new PdfStructure();
  for (let at = 0; at < bytes.length; at += step) structure.add(bytes.subarray(at, at + step));
  return structure;
}

const before = (text: string | number[]) =>
  Buffer.concat([Buffer.from(text as string), samplePdf()]);

it.each([
  ['from its first byte', samplePdf()],
  ['behind a mark of UTF-8', before([0xef, 0xbb, 0xbf])],
  ['behind a line break', before('\r\n')],
  ['behind 1,000 bytes', before('\n'.repeat(1000))],
  ['with something behind its end', Buffer.concat([samplePdf(), Buffer.alloc(5000)])],
])('accepts a PDF %s, in chunks of any size', (_name, bytes) => {
  for (const step of [1, 7, 64, bytes.length]) {
    const structure = readStructure(bytes, step);
    expect([structure.mayBePdf, structure.isReadable]).toEqual([true, true]);
  }
});

it('accepts a PDF with compressed objects', () => {
  const bytes = Buffer.from(
    '%PDF-1.5\n1 0 obj<</Type /ObjStm>>\n2 0 obj<</Type /XRef /Root 1 0 R>>',
  );
  expect(readStructure(bytes).isReadable).toBe(true);
});

it('accepts real documents, and rejects them truncated', () => {
  const names = readdirSync(DOCUMENTS).filter((_name, index) => index % 20 === 0);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const bytes = readFileSync(path.join(DOCUMENTS, name));
    expect([name, readStructure(bytes, 65_536).isReadable]).toEqual([name, true]);
    const half = bytes.subarray(0, bytes.length / 2);
    expect([name, readStructure(half, 65_536).isReadable]).toEqual([name, false]);
  }
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['the signature alone', Buffer.from('%PDF-')],
  ['60 bytes of a PDF', samplePdf().subarray(0, 60)],
  ['a PDF without its end', samplePdf().subarray(0, 170)],
  ['a header behind the first kilobyte', before('\n'.repeat(1024))],
  ['no page', Buffer.from('%PDF-1.4\n<</Type/Pages>>\ntrailer<</Root 1 0 R>>')],
  ['a picture', Buffer.from('GIF89a')],
])('does not take %s', (_name, bytes) => {
  expect(readStructure(bytes).isReadable).toBe(false);
});

it('rejects another file type after its first kilobyte', () => {
  expect(readStructure(Buffer.alloc(1023)).mayBePdf).toBe(true);
  expect(readStructure(Buffer.alloc(1024)).mayBePdf).toBe(false);
  expect(readStructure(Buffer.alloc(1024), 100).mayBePdf).toBe(false);
});

it('takes linear time', () => {
  const structure = new PdfStructure();
  for (let n = 0; n < 80; n += 1) structure.add(Buffer.alloc(65_536, '/Root 1 /Type '));
  structure.add(Buffer.alloc(5_000_000, `/Root${' '.repeat(100_000)}`));
  expect(structure.isReadable).toBe(false);
}, 4000);
