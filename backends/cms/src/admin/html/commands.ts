import { baseKeymap, setBlockType, toggleMark, wrapIn, lift } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Attrs, Mark, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import {
  EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Command,
  type Plugin,
  type Transaction,
} from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { schema } from './schema';

const { nodes, marks } = schema;

type Nodes = typeof nodes;
const node = (name: keyof Nodes & string): NodeType => nodes[name];
const mark = (name: keyof typeof marks & string): MarkType => marks[name];

const item = node('list_item');

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(node('line_break').create()).scrollIntoView());
  return true;
};

/** Tab works only in tables, so that it is no keyboard trap elsewhere. */
function keys(): Plugin[] {
  return [
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-b': toggleMark(mark('strong')),
      'Mod-i': toggleMark(mark('em')),
      'Mod-u': toggleMark(mark('underline')),
      Enter: splitListItem(item),
      'Mod-]': sinkListItem(item),
      'Mod-[': liftListItem(item),
      'Shift-Enter': lineBreak,
      Tab: goToNextCell(1),
      'Shift-Tab': goToNextCell(-1),
    }),
    keymap(baseKeymap),
  ];
}

export function createState(doc: Node): EditorState {
  return EditorState.create({
    doc,
    plugins: [...keys(), history(), dropCursor(), gapCursor(), tableEditing()],
  });
}

export const toggle = (name: keyof typeof marks & string): Command => toggleMark(mark(name));

export type Direction = 'ltr' | 'rtl';

/** Wraps the selection in a `bdi` of the direction, changes the direction of one, or removes it. */
export function toggleDirection(dir: Direction): Command {
  const isolate = mark('bdi');
  return (state, dispatch, view) => {
    const { from, to, empty } = state.selection;
    if (empty || !isInMark(state, 'bdi') || isInDirection(state, dir)) {
      return toggleMark(isolate, { dir })(state, dispatch, view);
    }
    dispatch?.(state.tr.addMark(from, to, isolate.create({ dir })).scrollIntoView());
    return true;
  };
}

/** True if all isolates in the selection have this direction; false without isolates. */
export function isInDirection(state: EditorState, dir: Direction): boolean {
  const { from, to, $from, empty } = state.selection;
  const directions = new Set<unknown>();
  const collect = (marks: readonly Mark[]) => {
    const found = mark('bdi').isInSet(marks);
    if (found) directions.add(found.attrs.dir);
  };
  if (empty) collect(state.storedMarks ?? $from.marks());
  else state.doc.nodesBetween(from, to, (child) => collect(child.marks));
  return directions.size === 1 && directions.has(dir);
}

/** Turns the selected blocks into headings; level 0 is a paragraph. */
export const toHeading = (level: number): Command =>
  level === 0 ? setBlockType(node('paragraph')) : setBlockType(node('heading'), { level });

export function toggleList(name: 'bullet_list' | 'ordered_list'): Command {
  return (state, dispatch, view) => {
    const found = findAncestor(state, ['bullet_list', 'ordered_list']);
    if (!found) return wrapInList(node(name))(state, dispatch, view);
    if (found.node.type === node(name)) return liftListItem(item)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(found.pos, node(name)));
    return true;
  };
}

export const toggleQuote: Command = (state, dispatch, view) =>
  findAncestor(state, ['blockquote'])
    ? lift(state, dispatch, view)
    : wrapIn(node('blockquote'))(state, dispatch, view);

interface Found {
  readonly node: Node;
  readonly pos: number;
}

/** The innermost node of these types around the selection, or the selected node. */
export function findAncestor(state: EditorState, names: readonly string[]): Found | undefined {
  const { selection } = state;
  if (selection instanceof NodeSelection && names.includes(selection.node.type.name)) {
    return { node: selection.node, pos: selection.from };
  }
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const found = $from.node(depth);
    if (names.includes(found.type.name)) return { node: found, pos: $from.before(depth) };
  }
  return undefined;
}

export const isInMark = (state: EditorState, name: keyof typeof marks & string): boolean => {
  const { from, $from, to, empty } = state.selection;
  return empty
    ? Boolean(mark(name).isInSet(state.storedMarks ?? $from.marks()))
    : state.doc.rangeHasMark(from, to, mark(name));
};

/** Inserts a block after the selection instead of replacing it. */
function insertAfterSelection(tr: Transaction, block: Node): void {
  const { selection } = tr;
  if (selection instanceof NodeSelection && selection.node.isBlock) {
    tr.insert(selection.to, block);
    const added = tr.doc.resolve(selection.to);
    tr.setSelection(
      NodeSelection.isSelectable(block)
        ? NodeSelection.create(tr.doc, added.pos)
        : Selection.near(added),
    );
    return;
  }
  if (!selection.empty) tr.setSelection(Selection.near(tr.doc.resolve(selection.to), -1));
  tr.replaceSelectionWith(block);
}

/** Inserts a block, or updates the attributes of a selected one of the same type. */
export function insert(name: keyof Nodes & string, attrs: Attrs): Command {
  return (state, dispatch) => {
    const found = findAncestor(state, [name]);
    const { tr } = state;
    if (found) tr.setNodeMarkup(found.pos, undefined, { ...found.node.attrs, ...attrs });
    else insertAfterSelection(tr, node(name).create(attrs));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export function insertTable(rows: number, columns: number, caption: string): Command {
  return (state, dispatch) => {
    const row = (cell: NodeType) =>
      node('table_row').create(
        null,
        Array.from({ length: columns }, () => cell.createAndFill() as Node),
      );
    const table = node('table').create({ caption }, [
      row(node('table_header')),
      ...Array.from({ length: rows }, () => row(node('table_cell'))),
    ]);
    const { tr } = state;
    insertAfterSelection(tr, table);
    // The first cell of the inserted table.
    let inside = tr.selection.from;
    tr.doc.descendants((found, pos) => {
      if (found === table || found.eq(table)) inside = pos + 4;
      return found.type !== node('table');
    });
    tr.setSelection(TextSelection.near(tr.doc.resolve(inside)));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export function setTableCaption(caption: string): Command {
  return (state, dispatch) => {
    const found = findAncestor(state, ['table']);
    if (!found) return false;
    dispatch?.(state.tr.setNodeMarkup(found.pos, undefined, { ...found.node.attrs, caption }));
    return true;
  };
}

/** Links the selection, or inserts the label as a link; an empty href removes the link. */
export function setLink(href: string, label: string): Command {
  return (state, dispatch) => {
    const { tr } = state;
    const link = mark('link');
    let { from, to } = state.selection;
    const current = linkAround(state);
    if (current) ({ from, to } = current);
    tr.removeMark(from, to, link);
    if (href) {
      if (from === to) {
        tr.insertText(label || href, from);
        to = from + (label || href).length;
      }
      tr.addMark(from, to, link.create({ href }));
      tr.setSelection(TextSelection.create(tr.doc, to)).removeStoredMark(link);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Range and href of the link at the cursor. */
export function linkAround(
  state: EditorState,
): { from: number; to: number; href: string } | undefined {
  const { $from } = state.selection;
  const link = mark('link');
  const parent = $from.parent;
  let offset = $from.start();
  let found: { from: number; to: number; href: string } | undefined;
  parent.forEach((child) => {
    const end = offset + child.nodeSize;
    const inside = link.isInSet(child.marks);
    if (inside && offset <= $from.pos && $from.pos <= end) {
      const href = String(inside.attrs.href);
      found = found?.href === href ? { ...found, to: end } : { from: offset, to: end, href };
    }
    offset = end;
  });
  return found;
}

/**
 * Inserts a footnote: a numbered reference at the cursor, and the note in the list at the end of the
 * text. References link to the heading of that list, as the site gives ids to headings only.
 */
export function insertNote(note: string, headingText: string): Command {
  return (state, dispatch) => {
    const { tr, doc } = state;
    const last = doc.lastChild;
    const before = doc.childCount > 1 ? doc.child(doc.childCount - 2) : undefined;
    const isNotes =
      last?.type === node('ordered_list') &&
      before?.type === node('heading') &&
      before.textContent === headingText;
    const number = isNotes ? (last?.childCount ?? 0) + 1 : 1;
    const entry = item.create(null, node('paragraph').create(null, schema.text(note)));
    if (isNotes) tr.insert(doc.content.size - 1, entry);
    else {
      const heading = node('heading').create({ level: 2 }, schema.text(headingText));
      tr.insert(doc.content.size, [heading, node('ordered_list').create(null, entry)]);
    }
    const href = `#${headingText.toLowerCase().replace(/\s+/g, '-')}`;
    const reference = schema.text(`[${number}]`, [
      mark('link').create({ href }),
      mark('sup').create(),
    ]);
    tr.insert(state.selection.to, reference);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export { redo, undo };
