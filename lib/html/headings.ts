import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

export interface HeadingOptions {
  /** Level of the highest headings; the others follow, down to h6. */
  readonly level: 3 | 4;
  /** Prefix of heading ids, so that they are unique on pages with several texts. */
  readonly idPrefix: string;
}

const HEADING = /^h[2-6]$/;
const MAX_ID_CHARACTERS = 60;

/** Gives every heading an id derived from its text; repeated ids are numbered. */
export function setHeadingIds(tree: Root): void {
  const counts = new Map<string, number>();
  for (const heading of findHeadings(tree)) {
    const base = idBase(heading);
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    heading.properties.id = count === 1 ? base : `${base}-${count}`;
  }
}

/** Shifts the headings below a heading of the page. */
export function nestHeadings(tree: Root, { level, idPrefix }: HeadingOptions): void {
  const headings = findHeadings(tree);
  const shift = level - Math.min(...headings.map(headingLevel));
  for (const heading of headings) {
    heading.tagName = `h${Math.min(headingLevel(heading) + shift, 6)}`;
    heading.properties.id = `${idPrefix}-${String(heading.properties.id)}`;
  }
}

function findHeadings(tree: Root): Element[] {
  const headings: Element[] = [];
  visit(tree, 'element', (element) => {
    if (HEADING.test(element.tagName)) headings.push(element);
  });
  return headings;
}

function headingLevel(heading: Element): number {
  return Number(heading.tagName.slice(1));
}

function idBase(heading: Element): string {
  let text = '';
  visit(heading, 'text', ({ value }) => {
    text += value;
  });
  return (
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, MAX_ID_CHARACTERS) || 'section'
  );
}
