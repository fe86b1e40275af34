import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { nodeText } from './text';

interface TableNames {
  /** Name of tables without a caption; from the second on numbered. */
  readonly name: string | undefined;
  /** Fallback name. */
  readonly unnamed: string;
}

/** Wraps every table in a named, scrollable region that the keyboard can scroll. */
export function wrapTables(tree: Root, { name, unnamed }: TableNames): void {
  let count = 0;
  const nextName = () => {
    if (!name) return unnamed;
    count += 1;
    return count === 1 ? name : `${name} (${count})`;
  };
  visit(tree, { type: 'element', tagName: 'table' }, (table: Element, index, parent) => {
    if (index === undefined || !parent) return undefined;
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: {
        className: ['table-scroll'],
        role: 'region',
        tabIndex: 0,
        ariaLabel: captionText(table) || nextName(),
      },
      children: [table],
    };
    return SKIP;
  });
}

function captionText(table: Element): string {
  const caption = table.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'caption',
  );
  return caption ? nodeText(caption) : '';
}
