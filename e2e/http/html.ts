import { DomUtils, parseDocument } from 'htmlparser2';

type Parent = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export { parseDocument };

/** Elements with a name and attributes of these values. */
export function elements(
  within: Parent | Element,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): Element[] {
  return DomUtils.getElementsByTagName(name, within).filter((element) =>
    Object.entries(attributes).every(([key, value]) => element.attribs[key] === value),
  );
}

/** Attribute of the single element that has these; undefined if there is none, or another one. */
export function attribute(
  within: Parent | Element,
  name: string,
  attributes: Readonly<Record<string, string>>,
  wanted: string,
): string | undefined {
  const [only, ...others] = elements(within, name, attributes);
  return others.length === 0 ? only?.attribs[wanted] : undefined;
}

/** Text of an element without scripts and styles, with single spaces. */
export function textOf(element: Parent | Element): string {
  return DomUtils.innerText(element.children).replace(/\s+/g, ' ').trim();
}
