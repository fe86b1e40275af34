import type { Locale } from '@ports-authority/e-services-contract';

export type { Locale };
export type InBoth = Readonly<Record<Locale, string>>;
export type Cell = string | number;
export type Cells = Readonly<Record<Locale, readonly Cell[]>>;
/** Facts by name; one that is an object is read by a path: `{{ports.jeddah.capacity}}`. */
export type Facts = Readonly<Record<string, unknown>>;

/** Rows of a table as HTML; the first cell of each is its header. */
export function rows(...table: readonly (readonly Cell[])[]): string {
  return table
    .map(([head, ...cells]) => {
      const rest = cells.map((cell) => `<td>${cell}</td>`).join('');
      return `<tr><th scope="row">${head}</th>${rest}</tr>`;
    })
    .join('\n');
}
