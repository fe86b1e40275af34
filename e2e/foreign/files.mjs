import { deflateSync } from 'node:zlib';

/* Files of both programs, generated on request. */

/** Bitmap rows of the characters of a captcha, one bit per dot. */
const GLYPHS = {
  2: [14, 17, 1, 2, 4, 8, 31],
  3: [30, 1, 1, 14, 1, 1, 30],
  4: [2, 6, 10, 18, 31, 2, 2],
  6: [14, 16, 16, 30, 17, 17, 14],
  7: [31, 1, 2, 4, 4, 4, 4],
  9: [14, 17, 17, 15, 1, 1, 14],
  K: [17, 18, 20, 24, 20, 18, 17],
  P: [30, 17, 17, 30, 16, 16, 16],
  T: [31, 4, 4, 4, 4, 4, 4],
  X: [17, 17, 10, 4, 10, 17, 17],
};
export const CODE_CHARACTERS = Object.keys(GLYPHS);

const DOT = 4;
const COLUMNS = 5;
const ROWS = 7;

/**
 * A PNG of a code.
 * @param {string} code of CODE_CHARACTERS
 * @param {string} comment text chunk
 */
export function codePicture(code, comment) {
  const width = (code.length * (COLUMNS + 1) + 1) * DOT;
  const height = (ROWS + 2) * DOT;
  return png(width, height, comment, (x, y) => {
    const column = Math.floor(x / DOT) - 1;
    const row = Math.floor(y / DOT) - 1;
    const within = column % (COLUMNS + 1);
    if (column < 0 || row < 0 || row >= ROWS || within >= COLUMNS) return [255, 255, 255];
    const character = code[Math.floor(column / (COLUMNS + 1))] ?? '';
    const dots = GLYPHS[/** @type {keyof typeof GLYPHS} */ (character)]?.[row] ?? 0;
    return (dots >> (COLUMNS - 1 - within)) & 1 ? [20, 40, 90] : [255, 255, 255];
  });
}

/** A PNG with a distinct colour per name. */
function samplePicture(/** @type {string} */ name) {
  const hue = checksum(Buffer.from(name));
  const red = hue & 0x7f;
  const green = (hue >> 8) & 0x7f;
  return png(320, 200, name, (x, y) => [red + (x >> 2), green + (y >> 1), 160]);
}

/**
 * @param {number} width
 * @param {number} height
 * @param {string} comment
 * @param {(x: number, y: number) => number[]} colour
 */
function png(width, height, comment, colour) {
  const rows = [];
  for (let y = 0; y < height; y += 1) {
    rows.push(0);
    for (let x = 0; x < width; x += 1) rows.push(...colour(x, y));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`Comment\0${comment};`, 'latin1')),
    chunk('IDAT', deflateSync(Buffer.from(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {string} name @param {Buffer} content */
function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, check]);
}

/** CRC-32, available in zlib only from Node 20.15. */
function checksum(/** @type {Uint8Array} */ bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** Text chunk of a PNG by `codePicture`; undefined in another file. */
export function readComment(/** @type {Uint8Array} */ bytes) {
  return /Comment\0([\w-]*);/.exec(Buffer.from(bytes).toString('latin1'))?.[1];
}

export function samplePdf(/** @type {string} */ line) {
  const text = `BT /F1 18 Tf 72 720 Td (${line.replaceAll(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const TYPES = {
  png: 'image/png',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
};

/**
 * A file of the sample content.
 * @param {string} name
 * @returns {{ type: string, bytes: Buffer } | undefined}
 */
export function sampleFile(name) {
  const [, stem = '', ending = ''] = /^([\w-]+)\.(png|pdf|mp4)$/.exec(name) ?? [];
  if (!stem) return undefined;
  const type = TYPES[/** @type {keyof typeof TYPES} */ (ending)];
  if (ending === 'png') return { type, bytes: samplePicture(stem) };
  if (ending === 'pdf') return { type, bytes: samplePdf(stem) };
  return { type, bytes: Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1') };
}
