import { DOMParser as Reader, DOMSerializer, type Node } from 'prosemirror-model';
import { onlyPicture, schema } from './schema';

const reader = Reader.fromSchema(schema);
const writer = DOMSerializer.fromSchema(schema);

/** Bare text in these elements is a paragraph in the editor, and bare again in the written HTML. */
const HOLDS_BARE_TEXT = 'body, div, figure, blockquote';

const BLOCKS = new Set(
  'P H2 H3 H4 UL OL DL BLOCKQUOTE PRE FIGURE FIGCAPTION DIV HR VIDEO IFRAME TABLE'.split(' '),
);

/** Parses HTML; elements outside the schema are unwrapped. */
export function readHtml(html: string): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of [body, ...body.querySelectorAll<HTMLElement>(HOLDS_BARE_TEXT)]) {
    wrapBareText(element);
  }
  return reader.parse(body);
}

function wrapBareText(parent: HTMLElement): void {
  if (parent.tagName === 'FIGURE' && onlyPicture(parent)) return;
  let run: ChildNode[] = [];
  const wrap = () => {
    if (run.some((node) => node.nodeType !== 3 || node.textContent?.trim())) {
      const paragraph = parent.ownerDocument.createElement('p');
      paragraph.setAttribute('data-bare', '');
      parent.insertBefore(paragraph, run[0] ?? null);
      paragraph.append(...run);
    }
    run = [];
  };
  for (const node of [...parent.childNodes]) {
    if (node.nodeType === 8) continue;
    if (BLOCKS.has(node.nodeName)) wrap();
    else run.push(node);
  }
  wrap();
}

/** Serializes a document; '' if it is empty. */
export function writeHtml(node: Node): string {
  if (isEmpty(node)) return '';
  const container = document.implementation.createHTMLDocument('').createElement('div');
  container.append(writer.serializeFragment(node.content, { document: container.ownerDocument }));
  for (const table of container.querySelectorAll('table')) finishTable(table);
  for (const caption of container.querySelectorAll<HTMLElement>('[data-html]')) {
    caption.innerHTML = caption.dataset.html ?? '';
    caption.removeAttribute('data-html');
  }
  for (const placeholder of container.querySelectorAll<HTMLElement>('[data-video]')) {
    placeholder.outerHTML = placeholder.dataset.video ?? '';
  }
  for (const paragraph of container.querySelectorAll<HTMLElement>('p[data-kind]')) {
    finishParagraph(paragraph);
  }
  return joinBlocks(container);
}

function isEmpty({ childCount, firstChild }: Node): boolean {
  return childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.content.size === 0;
}

function finishTable(table: HTMLTableElement): void {
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tr')].filter(
    (row) => row.closest('table') === table,
  );
  table.replaceChildren();
  const { caption } = table.dataset;
  if (caption) table.createCaption().innerHTML = caption;
  table.removeAttribute('data-caption');

  let isHead = true;
  let section: HTMLElement | undefined;
  for (const row of rows) {
    const written = row.dataset.section;
    row.removeAttribute('data-section');
    isHead &&= [...row.cells].every(({ tagName }) => tagName === 'TH');
    const name = written === 'new' || !written ? (isHead ? 'thead' : 'tbody') : written;
    if (name !== 'thead') isHead = false;
    for (const cell of row.querySelectorAll('th[scope="new"]')) {
      cell.setAttribute('scope', name === 'thead' ? 'col' : 'row');
    }
    if (section?.tagName.toLowerCase() !== name) {
      section = table.ownerDocument.createElement(name);
      table.append(section);
    }
    section.append(row);
  }
}

/** Removes the tag of paragraphs that were bare text, or alone in a cell or list item. */
function finishParagraph(paragraph: HTMLElement): void {
  const { kind } = paragraph.dataset;
  paragraph.removeAttribute('data-kind');
  const parent = paragraph.parentElement;
  const isFirst = parent?.firstChild === paragraph;
  const next = paragraph.nextElementSibling?.tagName;
  const standsAlone = isFirst && (!next || next === 'UL' || next === 'OL');
  const isInCell = ['TD', 'TH', 'LI', 'DD'].includes(parent?.tagName ?? '');
  const isBare = kind === 'bare' || (isInCell && standsAlone);
  if (isBare && paragraph.attributes.length === 0) {
    paragraph.replaceWith(...paragraph.childNodes);
  }
}

function joinBlocks(container: HTMLElement): string {
  return [...container.childNodes]
    .map((node) => ({ html: toHtml(node), isBlock: BLOCKS.has(node.nodeName) }))
    .reduce((text, { html, isBlock }) => text + (text !== '' && isBlock ? '\n' : '') + html, '');
}

function toHtml(node: ChildNode): string {
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.append(node.cloneNode(true));
  return holder.innerHTML;
}
