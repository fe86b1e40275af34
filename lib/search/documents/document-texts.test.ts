import { execFileSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as settings from '../../config';
import { log } from '../../logging/log';
import { DocumentTexts } from './document-texts';
import { PdfReader, UnreadablePdfError } from './pdf-reader';

let mockFolder: string;
let mockBytes: number | undefined;

/** A getter: the folder is set only after the module is loaded. */
function mockSettings<Settings extends object>(settings: Settings) {
  return Object.defineProperty({ ...settings }, 'dataDirectory', { get: () => mockFolder });
}

jest.mock('../../config', () => {
  const actual = jest.requireActual<typeof settings>('../../config');
  return { ...actual, config: () => mockSettings(actual.config()) };
});
jest.mock('../../media/media-cache', () => ({
  MediaMissingError: class MediaMissingError extends Error {},
  getCachedMedia: (name: string) => {
    const file = path.join(mockFolder, name);
    return Promise.resolve({ file, bytes: mockBytes ?? statSync(file).size, changed: new Date(0) });
  },
}));

/** A PDF with one line of text per page. */
function pdf(texts: readonly string[], { trailer = '' } = {}): Buffer {
  const first = 4;
  const kids = texts.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${texts.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, index) => {
      const content = `BT /F1 12 Tf 50 700 Td (${text}) Tj ET`;
      const box = '/MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >>';
      return [
        `<< /Type /Page /Parent 2 0 R ${box} /Contents ${first + 2 * index + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF`;
  return Buffer.from(body + table + end, 'latin1');
}

const src = (name: string) => `/media/${name}`;

function save(name: string, content: Buffer | string): string {
  writeFileSync(path.join(mockFolder, name), content);
  return src(name);
}

const readers: PdfReader[] = [];

function readerWith(timeoutMs?: number): PdfReader {
  const reader = new PdfReader(timeoutMs);
  readers.push(reader);
  return reader;
}

beforeEach(() => {
  mockFolder = mkdtempSync(path.join(tmpdir(), 'document-texts-'));
  mockBytes = undefined;
  jest.spyOn(log, 'warn').mockImplementation();
  jest.spyOn(log, 'info').mockImplementation();
});

afterEach(() => {
  for (const reader of readers.splice(0)) reader.stop();
  rmSync(mockFolder, { recursive: true, force: true });
});

it('reads each page of a document', async () => {
  const texts = new DocumentTexts(readerWith());
  const good = save('good.pdf', pdf(['Berth 12', 'Tugs']));
  expect(await texts.read(good)).toBe(true);
  expect(texts.getPages(good)).toEqual(['Berth 12', 'Tugs']);
});

const password = `<${'ab'.repeat(32)}>`;

it.each([
  ['nothing', ''],
  ['no PDF', 'PK\u0003\u0004 a letter'],
  ['the beginning of one', pdf(['Berth 12']).subarray(0, 90)],
  [
    'one whose objects point to each other',
    '%PDF-1.7\n1 0 obj 1 0 R endobj\ntrailer << /Root 1 0 R >>',
  ],
  [
    'a document with a password',
    pdf(['Secret'], {
      trailer: `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${password} /U ${password} >>`,
    }),
  ],
])('continues after a file that is %s', async (_, content) => {
  const texts = new DocumentTexts(readerWith());
  const bad = save('bad.pdf', content);
  expect(await texts.read(bad)).toBe(false);
  expect(texts.getPages(bad)).toEqual([]);
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ src: bad }), expect.any(String));

  const good = save('good.pdf', pdf(['Berth 12']));
  expect(await texts.read(good)).toBe(true);
});

it('reads no file that is too large', async () => {
  const read = jest.fn();
  const texts = new DocumentTexts({ read });
  const huge = save('huge.pdf', pdf(['Berth 12']));
  mockBytes = 33 * 1024 * 1024;
  expect(await texts.read(huge)).toBe(false);
  expect(texts.getPages(huge)).toEqual([]);
  expect(read).not.toHaveBeenCalled();
});

it('reads the first pages of a document that has too many', async () => {
  const texts = new DocumentTexts(readerWith());
  const long = save('long.pdf', pdf(Array.from({ length: 700 }, (_, page) => `Sheet ${3 * page}`)));
  expect(await texts.read(long)).toBe(true);
  expect(texts.getPages(long)).toHaveLength(500);
  expect(texts.getPages(long)[499]).toBe('Sheet 1497');
});

/** A FIFO that is never written to. */
function endless(): string {
  const file = path.join(mockFolder, 'endless.pdf');
  execFileSync('mkfifo', [file]);
  return file;
}

it('times out on a slow file and reads the next', async () => {
  const reader = readerWith(2000);
  await expect(reader.read(endless())).rejects.toThrow(UnreadablePdfError);
  save('good.pdf', pdf(['Berth 12']));
  expect(await reader.read(path.join(mockFolder, 'good.pdf'))).toEqual(['Berth 12']);
});

it('does not mark documents as unreadable at shutdown', async () => {
  const reader = readerWith();
  const texts = new DocumentTexts(reader);
  save('good.pdf', pdf(['Berth 12']));
  await reader.read(path.join(mockFolder, 'good.pdf'));
  const reading = reader.read(endless());
  const child = (reader as unknown as { child: ChildProcess }).child;
  child.kill('SIGTERM');
  await expect(reading).rejects.not.toThrow(UnreadablePdfError);
  expect(await texts.read(src('good.pdf'))).toBe(true);
});
