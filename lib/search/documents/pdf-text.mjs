import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

/*
 * A program of its own that reads the text of PDF files: whatever a file does to it, it is ended from
 * outside and the site goes on. Each message is `{file, maxPages, maxCharacters}`, and is answered by
 * `{pages}`, the text of each page in the order in which it is read, or by `{error}`.
 */

/** Visitors' requests come first. */
setPriority(10);

const library = await PDFiumLibrary.init();

process.on('message', async (request) => {
  try {
    process.send?.({ pages: await readPages(/** @type {ReadRequest} */ (request)) });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });

/**
 * @typedef {{ file: string, maxPages: number, maxCharacters: number }} ReadRequest
 * @param {ReadRequest} request
 */
async function readPages({ file, maxPages, maxCharacters }) {
  const document = await library.loadDocument(await readFile(file));
  try {
    const pages = [];
    let characters = 0;
    const count = Math.min(document.getPageCount(), maxPages);
    for (let index = 0; index < count && characters < maxCharacters; index += 1) {
      const text = pageText(document.getPage(index)).slice(0, maxCharacters - characters);
      characters += text.length;
      pages.push(text);
    }
    return pages;
  } finally {
    document.destroy();
  }
}

const FOUR_DOUBLES = 4 * 8;

/**
 * The characters of a page. PDFium brings right-to-left lines into reading order character by
 * character, also those of a ligature, which the file names in reading order already: of characters
 * in one and the same box the order is turned back (`لا`, not `ال`).
 */
function pageText(page) {
  // The library's own getText() gives the characters without their boxes.
  const pdfium = page.module;
  const textPage = pdfium._FPDFText_LoadPage(page.pageIdx);
  if (!textPage) return '';
  const box = pdfium.wasmExports.malloc(FOUR_DOUBLES);
  try {
    const count = pdfium._FPDFText_CountChars(textPage);
    let text = '';
    let glyph = '';
    let lastBox = '';
    for (let index = 0; index <= count; index += 1) {
      const here = index < count ? readCharBox(pdfium, textPage, { index, box }) : '';
      if (here === '' || here !== lastBox) {
        text += /\p{Script=Arabic}/u.test(glyph) ? [...glyph].reverse().join('') : glyph;
        glyph = '';
      }
      lastBox = here;
      if (index < count) glyph += characterAt(pdfium, textPage, index);
    }
    return text;
  } finally {
    pdfium.wasmExports.free(box);
    pdfium._FPDFText_ClosePage(textPage);
  }
}

/** Empty for characters without an extent: spaces and line breaks. */
function readCharBox(pdfium, textPage, { index, box }) {
  if (pdfium._FPDFText_IsGenerated(textPage, index) === 1) return '';
  pdfium._FPDFText_GetCharBox(textPage, index, box, box + 8, box + 16, box + 24);
  const [left, right] = [0, 8].map((offset) =>
    new DataView(pdfium.HEAPU8.buffer, box, FOUR_DOUBLES).getFloat64(offset, true),
  );
  const bottom = new DataView(pdfium.HEAPU8.buffer, box, FOUR_DOUBLES).getFloat64(16, true);
  return right > left ? `${left} ${right} ${bottom}` : '';
}

function characterAt(pdfium, textPage, index) {
  const code = pdfium._FPDFText_GetUnicode(textPage, index);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
