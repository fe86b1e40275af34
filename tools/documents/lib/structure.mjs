import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

/**
 * Faults of PDF files against PDF/UA, as far as PDFium reads the structure, each as `name: fault`.
 *
 * @param {string} folder
 * @param {readonly string[]} names of files; the language is before the extension
 * @returns {Promise<string[]>}
 */
export async function structureFaults(folder, names) {
  const library = await PDFiumLibrary.init();
  const faults = [];
  for (const name of names) {
    const found = await check(library, path.join(folder, name));
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  library.destroy();
  return faults;
}

async function check(library, file) {
  const bytes = await readFile(file);
  const document = await library.loadDocument(bytes);
  try {
    const pdfium = document.module;
    const handle = document.documentIdx;
    const pages = document.getPageCount();
    const language = file.slice(-6, -4);
    const faults = [
      ...(pdfium._FPDFCatalog_IsTagged(handle) ? [] : ['is not tagged']),
      ...(metaText(pdfium, handle, 'Title') ? [] : ['has no title']),
      ...(pdfium._FPDFBookmark_GetFirstChild(handle, 0) ? [] : ['has no bookmarks']),
      ...catalogFaults(bytes, language),
    ];
    for (let index = 0; index < pages; index += 1) {
      faults.push(...pageFaults(pdfium, document.getPage(index).pageIdx, index + 1));
    }
    return faults;
  } finally {
    document.destroy();
  }
}

/** Reads UTF-16 from a PDFium function that returns the byte length and fills a buffer. */
function text(pdfium, read) {
  const bytes = read(0, 0);
  if (bytes <= 2) return '';
  const buffer = pdfium.wasmExports.malloc(bytes);
  try {
    read(buffer, bytes);
    return Buffer.from(pdfium.HEAPU8.slice(buffer, buffer + bytes - 2)).toString('utf16le');
  } finally {
    pdfium.wasmExports.free(buffer);
  }
}

function metaText(pdfium, handle, key) {
  const name = pdfium.wasmExports.malloc(key.length + 1);
  try {
    pdfium.HEAPU8.set(Buffer.from(`${key}\0`, 'latin1'), name);
    return text(pdfium, (buffer, size) => pdfium._FPDF_GetMetaText(handle, name, buffer, size));
  } finally {
    pdfium.wasmExports.free(name);
  }
}

/** Checks the catalog and metadata, which PDFium does not expose. */
function catalogFaults(bytes, language) {
  const streams = readStreams(bytes);
  const has = (pattern) => streams.some((stream) => pattern.test(stream));
  return [
    ...(has(new RegExp(`/Lang \\(${language}\\)`)) ? [] : [`is not in language ${language}`]),
    ...(has(/\/DisplayDocTitle true/) ? [] : ['does not show its title']),
    ...(has(/<pdfuaid:part>/) ? ['claims an unverified conformance'] : []),
  ];
}

/** Decompressed streams: objects, metadata, pages, pictures and fonts. */
function readStreams(bytes) {
  const file = bytes.toString('latin1');
  return Array.from(file.matchAll(/stream\r?\n/g), ({ index, 0: mark }) => {
    if (file.slice(index - 3, index) === 'end') return '';
    const start = index + mark.length;
    const stream = bytes.subarray(start, file.indexOf('endstream', start));
    try {
      return inflateSync(stream, { maxOutputLength: 8 * 1024 * 1024 }).toString('latin1');
    } catch {
      return stream.toString('latin1');
    }
  });
}

function pageFaults(pdfium, page, number) {
  const faults = [];
  const count = pdfium._FPDFPage_CountObjects(page);
  let untagged = 0;
  for (let index = 0; index < count; index += 1) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    if (pdfium._FPDFPageObj_CountMarks(object) <= 0) untagged += 1;
  }
  if (untagged > 0) faults.push(`page ${number}: ${untagged} objects are not tagged`);
  const tree = pdfium._FPDF_StructTree_GetForPage(page);
  if (!tree) return [...faults, `page ${number} has no structure`];
  const children = pdfium._FPDF_StructTree_CountChildren(tree);
  for (let index = 0; index < children; index += 1) {
    const child = pdfium._FPDF_StructTree_GetChildAtIndex(tree, index);
    faults.push(...elementFaults(pdfium, child, number));
  }
  pdfium._FPDF_StructTree_Close(tree);
  return faults;
}

function elementFaults(pdfium, element, page, ancestors = []) {
  if (!element) return [];
  const type = text(pdfium, (buffer, size) =>
    pdfium._FPDF_StructElement_GetType(element, buffer, size),
  );
  const alternative = () =>
    text(pdfium, (buffer, size) => pdfium._FPDF_StructElement_GetAltText(element, buffer, size));
  const faults = [];
  const children = pdfium._FPDF_StructElement_CountChildren(element);
  const inner = Array.from({ length: Math.max(children, 0) }, (_, index) =>
    pdfium._FPDF_StructElement_GetChildAtIndex(element, index),
  );
  // A figure with a caption contains the picture as another figure.
  const holdsFigure = inner.some((child) => hasType(pdfium, child, 'Figure'));
  if (type === 'Figure' && !holdsFigure && !alternative()) {
    faults.push(`page ${page}: a figure has no alternative text`);
  }
  // The tree of a page contains only its own content: a caption needs a row on the same page.
  const begins = inner.some((child) => hasType(pdfium, child, 'Caption'));
  if (type === 'Table' && begins && !inner.some((child) => hasType(pdfium, child, 'TD'))) {
    faults.push(`page ${page}: a caption is parted from its table`);
  }
  for (const child of inner) {
    faults.push(...elementFaults(pdfium, child, page, [...ancestors, type]));
  }
  return faults;
}

function hasType(pdfium, element, wanted) {
  if (!element) return false;
  const type = text(pdfium, (buffer, size) =>
    pdfium._FPDF_StructElement_GetType(element, buffer, size),
  );
  if (type === wanted) return true;
  const children = Math.max(pdfium._FPDF_StructElement_CountChildren(element), 0);
  return Array.from({ length: children }, (_, index) =>
    pdfium._FPDF_StructElement_GetChildAtIndex(element, index),
  ).some((child) => hasType(pdfium, child, wanted));
}
