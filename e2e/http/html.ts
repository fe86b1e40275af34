import { DomUtils, parseDocument } from 'htmlparser2';

type Parent = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export { parseDocument };

export function elements(
  within: Parent | Element,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): Element[] {
  return DomUtils.getElementsByTagName(name, within).filter((element) =>
    Object.entries(attributes).every(([key, value]) => element.attribs[key] === value),
  );
}

/** Attribute of the only element with these attributes; undefined unless there is exactly one element. */
export function attribute(
  within: Parent | Element,
  name: string,
  attributes: Readonly<Record<string, string>>,
  wanted: string,
): string | undefined {
  const [only, ...others] = elements(within, name, attributes);
  return others.length === 0 ? only?.attribs[wanted] : undefined;
}

/** Text of an element without scripts and styles, with normalised spaces. */
export function textOf(element: Parent | Element): string {
  return DomUtils.innerText(element.children).replace(/\s+/g, ' ').trim();
}
