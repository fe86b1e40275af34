import { get, withoutScripts } from '../support/http';
import { site } from '../support/site';
import { elements, parseDocument, textOf } from './html';

type Within = Parameters<typeof elements>[0];
type Element = ReturnType<typeof elements>[number];

/** A page as it is sent to a visitor without scripts, and its main part. */
export async function open(path: string, headers: Record<string, string> = {}) {
  const response = await get(site() + path, headers);
  const html = withoutScripts(response.text);
  const document = parseDocument(html);
  const [main = document] = elements(document, 'main');
  return { ...response, html, document, main };
}

/** Addresses of links. */
export function hrefs(within: Within): string[] {
  return elements(within, 'a').map(({ attribs }) => attribs.href ?? '');
}

/** The first element with a name whose text begins with another text. */
export function withText(within: Within, name: string, text: string): Element | undefined {
  return elements(within, name).find((element) => textOf(element).startsWith(text));
}

/** Machine-readable dates. */
export function dates(within: Within): string[] {
  return elements(within, 'time').map(({ attribs }) => attribs.datetime ?? '');
}
