const HEADER = '%PDF-';

/** Readers look for the header in this many bytes: scanners and printer drivers write something before it. */
const HEADER_RANGE = 1024;

/** Marks without which no reader opens a file: the root of its objects, and a page or compressed objects. */
const PARTS = [/\/Root\s+\d+\s+\d+\s+R/, /\/Type\s*\/(?:Page(?![A-Za-z])|ObjStm)/];

/** No part is longer, however its spaces are written by any known program. */
const MAX_PART_CHARACTERS = 64;

/**
 * Recognises a PDF by its bytes in the order in which they arrive. It searches for marks and parses nothing:
 * a hostile file costs as much time and memory as any other.
 */
export class PdfStructure {
  #start = '';
  #end = '';
  #missing = PARTS;

  add(bytes: Uint8Array): void {
    const text = new TextDecoder('latin1').decode(bytes);
    if (this.#start.length < HEADER_RANGE) this.#start += text.slice(0, HEADER_RANGE);
    const searched = this.#end + text;
    this.#missing = this.#missing.filter((part) => !part.test(searched));
    this.#end = searched.slice(-MAX_PART_CHARACTERS);
  }

  /** True if the bytes have the header of a PDF, or are too few to decide. */
  get mayBePdf(): boolean {
    return this.#start.length < HEADER_RANGE || this.hasHeader;
  }

  get hasHeader(): boolean {
    return this.#start.slice(0, HEADER_RANGE).includes(HEADER);
  }

  /** False for a truncated file, which lacks the mark at its end. */
  get isReadable(): boolean {
    return this.hasHeader && this.#missing.length === 0;
  }
}
