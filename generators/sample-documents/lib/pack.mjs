import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DATE = '20260101000000';
const ISSUER = 'National Ports Authority';

/**
 * Gives a PDF fixed metadata, so that a file does not differ by its date, and compresses it. It
 * becomes about a third smaller: the structure tree, most of a tagged PDF, leaves the browser
 * uncompressed.
 *
 * @param {Buffer} pdf as printed by Chromium
 * @returns {Promise<Buffer>}
 * @throws {Error} when qpdf (Debian package of that name) is missing or rejects the file
 */
export async function packPdf(pdf) {
  const folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
  try {
    const [source, target] = [path.join(folder, 'source.pdf'), path.join(folder, 'target.pdf')];
    await writeFile(source, withFixedMetadata(pdf));
    const options = ['--object-streams=generate', '--recompress-flate', '--compression-level=9'];
    await run('qpdf', [...options, '--deterministic-id', source, target]);
    return await readFile(target);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Each value keeps its length, since the PDF's cross-reference table holds byte offsets. */
function withFixedMetadata(pdf) {
  const text = pdf
    .toString('latin1')
    .replace(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, `$1${DATE}`)
    .replace(/(\/(?:Creator|Producer) )(\((?:\\.|[^\\)])*\))/g, (whole, key, value) =>
      value.length < ISSUER.length + 2
        ? `${key}()${' '.repeat(value.length - 2)}`
        : key + `(${ISSUER})`.padEnd(value.length),
    );
  return Buffer.from(text, 'latin1');
}
