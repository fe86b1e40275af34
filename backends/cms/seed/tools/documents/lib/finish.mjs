import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const date = '20260101000000';
const issuer = 'National Ports Authority';

/**
 * Gives a printed page fixed properties, so that the same source gives the same
 * file, and packs it (about a third smaller; most of a tagged page is its
 * structure, which the browser writes uncompressed).
 *
 * @param {Buffer} pdf a PDF as the browser made it
 * @returns {Promise<Buffer>}
 * @throws {Error} when qpdf is not installed (Debian package qpdf) or refuses the file
 */
export async function finishedPdf(pdf) {
  const folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
  try {
    const [source, target] = [path.join(folder, 'source.pdf'), path.join(folder, 'target.pdf')];
    await writeFile(source, withFixedProperties(pdf));
    const options = ['--object-streams=generate', '--recompress-flate', '--compression-level=9'];
    await run('qpdf', [...options, '--deterministic-id', source, target]);
    return await readFile(target);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The length of each value stays the same, and so does every offset in the file. */
function withFixedProperties(pdf) {
  const text = pdf
    .toString('latin1')
    .replace(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, `$1${date}`)
    .replace(/(\/(?:Creator|Producer) )(\((?:\\.|[^\\)])*\))/g, (whole, key, value) =>
      value.length < issuer.length + 2
        ? `${key}()${' '.repeat(value.length - 2)}`
        : key + `(${issuer})`.padEnd(value.length),
    );
  return Buffer.from(text, 'latin1');
}
