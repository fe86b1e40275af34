import { get, withoutScripts } from '../support/http';
import { site } from '../support/site';
import { elements, parseDocument, textOf } from './html';

type Within = Parameters<typeof elements>[0];
type Element = ReturnType<typeof elements>[number];

/** Loads a page without scripts; returns its document and main element. */
export async function open(path: string, headers: Record<string, string> = {}) {
  const response = await get(site() + path, headers);
  const html = withoutScripts(response.text);
  const document = parseDocument(html);
  const [main = document] = elements(document, 'main');
  return { ...response, html, document, main };
}

export function hrefs(within: Within): string[] {
  return elements(within, 'a').map(({ attribs }) => attribs.href ?? '');
}

/** The first element by name and prefix of its text. */
export function withText(within: Within, name: string, text: string): Element | undefined {
  return elements(within, name).find((element) => textOf(element).startsWith(text));
}

export function dates(within: Within): string[] {
  return elements(within, 'time').map(({ attribs }) => attribs.datetime ?? '');
}
