import { send } from '../support/raw-http';
import { site } from '../support/site';

/** A page as a browser without scripts reads it; needs the test environment jsdom. */
export async function documentOf(path: string, status = 200): Promise<Document> {
  const response = await send(site(), path);
  expect([path, response.status]).toEqual([path, status]);
  // A parser that runs no scripts reads what is inside noscript.
  return new DOMParser().parseFromString(response.text, 'text/html');
}

/** Text of an element with single spaces. */
export function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  copy?.querySelectorAll('script, style').forEach((one) => one.remove());
  return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Texts of the elements that a selector finds. */
export const textsOf = (within: ParentNode, selector: string) =>
  [...within.querySelectorAll(selector)].map(textOf);

/** An attribute of the elements that a selector finds. */
export const attributesOf = (within: ParentNode, selector: string, name: string) =>
  [...within.querySelectorAll(selector)].map((element) => element.getAttribute(name));

/** The elements that a selector finds, with this text. */
export const withText = (within: ParentNode, selector: string, text: string) =>
  [...within.querySelectorAll(selector)].filter((element) => textOf(element) === text);

/** The table with this caption. */
export const tableOf = (page: Document, caption: string) =>
  [...page.querySelectorAll('table')].find((table) => textOf(table.caption) === caption);

/** Texts of the cells in the rows of a table's body, the row's header apart. */
export const cellsOf = (table: Element | undefined) =>
  [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => textsOf(row, 'td'));
