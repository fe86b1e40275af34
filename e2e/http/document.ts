import { send } from '../support/raw-http';
import { site } from '../support/site';

/** Parsing takes most of the time of a test file; none of them changes a document. */
const documents = new Map<string, Promise<Document>>();

/** Parses a page without scripts, once for a test file; needs the test environment jsdom. */
export function fetchDocument(path: string, status = 200): Promise<Document> {
  const document = documents.get(path) ?? load(path, status);
  documents.set(path, document);
  return document;
}

async function load(path: string, status: number): Promise<Document> {
  const response = await send(site(), path);
  expect([path, response.status]).toEqual([path, status]);
  // A parser without scripting parses the content of noscript.
  return new DOMParser().parseFromString(response.text, 'text/html');
}

export function elementText(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  copy?.querySelectorAll('script, style').forEach((element) => element.remove());
  return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

export const elementTexts = (within: ParentNode, selector: string) =>
  [...within.querySelectorAll(selector)].map(elementText);

export const attributeValues = (within: ParentNode, selector: string, name: string) =>
  [...within.querySelectorAll(selector)].map((element) => element.getAttribute(name));

export const withText = (within: ParentNode, selector: string, text: string) =>
  [...within.querySelectorAll(selector)].filter((element) => elementText(element) === text);

export const tableByCaption = (page: Document, caption: string) =>
  [...page.querySelectorAll('table')].find((table) => elementText(table.caption) === caption);

/** Texts of the cells in a table's body, without row headers. */
export const bodyCells = (table: Element | undefined) =>
  [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => elementTexts(row, 'td'));
