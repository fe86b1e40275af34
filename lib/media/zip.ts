import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

/**
 * A text file out of a zip archive, read as UTF-8; null where the archive holds none of that name.
 * @param limit most bytes that the text may have.
 * @throws Error on anything but a plain archive (stored or deflated, not encrypted, not zip64).
 */
export function readZippedText(archive: Buffer, name: string, limit: number): string | null {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== CENTRAL) throw new Error('broken directory of a zip archive');
    const nameLength = archive.readUInt16LE(at + 28);
    const others = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    const found = archive.toString('utf8', at + 46, at + 46 + nameLength);
    if (found === name) return readEntry(archive, at, limit);
    at += 46 + nameLength + others;
  }
  return null;
}

/** Place of the record that ends an archive; a comment may follow it. */
function findEnd(archive: Buffer): number {
  const last = archive.length - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (archive.readUInt32LE(at) === END) return at;
  }
  throw new Error('not a zip archive');
}

function readEntry(archive: Buffer, central: number, limit: number): string {
  const method = archive.readUInt16LE(central + 10);
  const packed = archive.readUInt32LE(central + 20);
  const bytes = archive.readUInt32LE(central + 24);
  const local = archive.readUInt32LE(central + 42);
  if (bytes > limit) throw new Error('a file of a zip archive is too large');
  if (archive.readUInt32LE(local) !== LOCAL) throw new Error('broken file of a zip archive');
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const data = archive.subarray(start, start + packed);
  if (method === STORED) return data.toString('utf8');
  if (method !== DEFLATED) throw new Error('a file of a zip archive is packed in an unknown way');
  return inflateRawSync(data, { maxOutputLength: limit }).toString('utf8');
}
