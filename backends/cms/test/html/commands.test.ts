import { NodeSelection, TextSelection, type Command, type EditorState } from 'prosemirror-state';
import {
  createState,
  insert,
  insertTable,
  isInDirection,
  toggleDirection,
} from '../../src/admin/html/commands';
import { readHtml, writeHtml } from '../../src/admin/html/read-write';
import { sanitizeHtml } from '../../../../lib/html/sanitize';

const video = insert('player', { src: 'https://www.youtube-nocookie.com/embed/x', title: 'x' });
const picture = insert('picture', { src: '/uploads/a.webp', alt: 'a' });

const createEditor = (html: string): EditorState => createState(readHtml(html));

function after(state: EditorState, ...commands: Command[]): EditorState {
  let current = state;
  for (const command of commands) command(current, (tr) => (current = current.apply(tr)));
  return current;
}

/** Type and text of each block. */
function listBlocks({ doc }: EditorState): string[] {
  return Array.from(
    { length: doc.childCount },
    (_, index) => `${doc.child(index).type.name} ${doc.child(index).textContent.trim()}`,
  ).map((line) => line.trim());
}

describe('inserting', () => {
  test('adds blocks after a selected block, in order', () => {
    const state = after(createEditor('<p>Berth</p>'), (current, dispatch) => {
      dispatch?.(current.tr.setSelection(TextSelection.atEnd(current.doc)));
      return true;
    });
    const added = after(state, video, picture, insertTable(1, 1, ''), insert('rule', {}));
    expect(listBlocks(added).slice(0, 3)).toEqual(['paragraph Berth', 'player', 'picture']);
    expect(listBlocks(added).filter((line) => line.startsWith('table'))).toHaveLength(1);
  });

  test('does not replace a selected word', () => {
    const state = createEditor('<p>Berth five</p><p>Quay</p>');
    const selected = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, 6)));
    expect(listBlocks(after(selected, picture)).join(' ')).toBe(
      'paragraph Berth picture paragraph five paragraph Quay',
    );
  });

  test('updates a selected block of the same type', () => {
    const state = after(createEditor('<p>Berth</p>'), video);
    let pos = -1;
    state.doc.descendants((found, at) => {
      if (found.type.name === 'player') pos = at;
    });
    const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, pos)));
    const changed = after(selected, insert('player', { title: 'y' }));
    expect(listBlocks(changed).filter((line) => line === 'player')).toHaveLength(1);
    expect(changed.doc.nodeAt(pos)?.attrs.title).toBe('y');
  });
});

describe('direction', () => {
  const selected = (html: string, from: number, to: number) => {
    const state = createEditor(html);
    return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
  };
  const written = (state: EditorState) => writeHtml(state.doc);

  test('isolates the selection, changes the direction, and removes it', () => {
    const ltr = after(selected('<p>رقم A-1 هنا</p>', 5, 8), toggleDirection('ltr'));
    expect(written(ltr)).toBe('<p>رقم <bdi dir="ltr">A-1</bdi> هنا</p>');
    expect([isInDirection(ltr, 'ltr'), isInDirection(ltr, 'rtl')]).toEqual([true, false]);
    const rtl = after(ltr, toggleDirection('rtl'));
    expect(written(rtl)).toBe('<p>رقم <bdi dir="rtl">A-1</bdi> هنا</p>');
    expect(written(after(rtl, toggleDirection('rtl')))).toBe('<p>رقم A-1 هنا</p>');
  });

  test('passes the sanitiser of the site', () => {
    const html = written(after(selected('<p>Port ميناء 5</p>', 6, 13), toggleDirection('rtl')));
    expect(sanitizeHtml(html, 'en')).toBe('<p>Port <bdi dir="rtl">ميناء 5</bdi></p>');
  });
});
