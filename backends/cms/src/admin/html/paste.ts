import { Slice } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';

/** Closes a start with a block: ProseMirror would merge it into the paragraph at the cursor. */
export function separatePastedBlock(slice: Slice, { selection }: EditorState): Slice {
  const { firstChild, childCount } = slice.content;
  const isText = !firstChild || childCount < 2 || firstChild.type.name === 'paragraph';
  const isInEmpty = selection.$from.parent.content.size === 0;
  return isText || isInEmpty ? slice : new Slice(slice.content, 0, slice.openEnd);
}

/**
 * Cleans clipboard HTML of Word, Google Docs and web pages: keeps structure, drops styles. Drops
 * pictures too, as the site shows only those of its media library.
 */
export function cleanPasted(html: string): string {
  // Copied from this editor.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  removeComments(body);
  remove(body, REMOVED);
  makeWordLists(body);
  makeEmphasis(body);
  levelHeadings(body);
  makeHeaderCells(body);
  cleanLinks(body);
  for (const element of body.querySelectorAll<HTMLElement>('*')) cleanAttributes(element);
  for (const element of [...body.querySelectorAll('div, section, article, main, header, footer')]) {
    unwrapBox(element);
  }
  cleanText(body);
  removeEmpty(body);
  for (const holder of body.querySelectorAll('td, th, li, dd')) unwrapOnlyParagraph(holder);
  return body.innerHTML.trim();
}

/** True if `cleanPasted` drops a picture. */
export const hasForeignPicture = (html: string): boolean =>
  !html.includes('data-pm-slice') && /<img\b/i.test(html);

const REMOVED = [
  ...['script', 'style', 'meta', 'link', 'title', 'svg', 'math', 'template', 'form', 'select'],
  ...['textarea', 'button', 'input', 'iframe', 'video', 'audio', 'object', 'embed', 'img'],
  ...['picture', 'nav', 'aside', 'noscript', 'o\\:p', 'xml', '[aria-hidden="true"]'],
].join(', ');

const KEPT = new Set(['href', 'colspan', 'rowspan', 'scope', 'start', 'reversed', 'type']);

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) (comment as Comment).remove();
}

function remove(body: HTMLElement, selector: string): void {
  for (const element of body.querySelectorAll(selector)) element.remove();
}

const inlineStyle = (element: Element): string => element.getAttribute('style') ?? '';

/** Word exports lists as paragraphs with `mso-list: l0 level2 lfo1`. */
function makeWordLists(body: HTMLElement): void {
  let open: { list: HTMLElement; level: number }[] = [];
  let last: Element | undefined;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const level = Number(/mso-list:[^;]*\blevel(\d)/i.exec(inlineStyle(paragraph))?.[1] ?? 0);
    if (!level) continue;
    if (paragraph.previousElementSibling !== last) open = [];
    const tag = takeMarker(paragraph);
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(tag);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    open.at(-1)?.list.append(item);
    last = open[0]?.list;
    paragraph.remove();
  }
}

function takeMarker(paragraph: Element): 'ol' | 'ul' {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(inlineStyle(span)),
  );
  const text = (marker?.textContent ?? '').trim();
  marker?.remove();
  return /^\(?[\p{N}\p{L}]{1,4}[.)\-]/u.test(text) && text !== 'o' ? 'ol' : 'ul';
}

function makeEmphasis(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll('span, b, font')]) {
    const style = inlineStyle(element);
    // Google Docs wraps everything in <b style="font-weight:normal">.
    const isBold = /font-weight:\s*(?:bold|[6-9]00)/i.test(style);
    if (element.tagName === 'B' && !/font-weight:\s*(?:normal|[1-4]00)/i.test(style)) continue;
    const tags = [
      ...(isBold && !element.closest('h1, h2, h3, h4, h5, h6, th') ? ['strong'] : []),
      ...(/font-style:\s*italic/i.test(style) ? ['em'] : []),
      ...(/vertical-align:\s*super/i.test(style) ? ['sup'] : []),
      ...(/vertical-align:\s*sub/i.test(style) ? ['sub'] : []),
    ];
    let outer: Element | undefined;
    let inner: Element | undefined;
    for (const tag of tags) {
      const wrapper = body.ownerDocument.createElement(tag);
      inner?.append(wrapper);
      outer ??= wrapper;
      inner = wrapper;
    }
    if (outer && inner) {
      inner.append(...element.childNodes);
      element.replaceWith(outer);
    } else {
      element.replaceWith(...element.childNodes);
    }
  }
}

/** The page title is the only h1: if the text has one, all headings shift down a level. */
function levelHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const shift = headings.some(({ tagName }) => tagName === 'H1') ? 1 : 0;
  for (const heading of headings) {
    const level = Math.min(Number(heading.tagName[1]) + shift, 4);
    const renamed = body.ownerDocument.createElement(`h${level}`);
    renamed.append(...heading.childNodes);
    for (const bold of renamed.querySelectorAll('strong, b')) bold.replaceWith(...bold.childNodes);
    heading.replaceWith(renamed);
  }
}

/** Word marks a table's head only by a bold first row. */
function makeHeaderCells(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const [first] = table.rows;
    const isHead = first && table.rows.length > 1 && [...first.cells].every(isBoldCell);
    if (!isHead) continue;
    for (const cell of [...first.cells]) {
      const header = body.ownerDocument.createElement('th');
      header.append(...cell.childNodes);
      if (cell.colSpan > 1) header.colSpan = cell.colSpan;
      if (cell.rowSpan > 1) header.rowSpan = cell.rowSpan;
      header.scope = 'col';
      for (const bold of header.querySelectorAll('strong, b')) bold.replaceWith(...bold.childNodes);
      cell.replaceWith(header);
    }
    const head = table.tHead ?? table.createTHead();
    head.append(first);
  }
}

function isBoldCell(cell: HTMLTableCellElement): boolean {
  const text = (cell.textContent ?? '').trim();
  if (cell.tagName === 'TH' || text === '') return cell.tagName === 'TH';
  const bold = [...cell.querySelectorAll('strong, b')].map((el) => el.textContent ?? '').join('');
  return bold.trim().length >= text.length;
}

/** Unwraps links that work only in the copied document. */
function cleanLinks(body: HTMLElement): void {
  for (const link of [...body.querySelectorAll('a')]) {
    const href = link.getAttribute('href')?.trim() ?? '';
    if (!/^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(href)) link.replaceWith(...link.childNodes);
    else link.setAttribute('href', href);
  }
}

function cleanAttributes(element: Element): void {
  for (const { name } of [...element.attributes]) {
    const isListType = name === 'type' && element.tagName !== 'OL';
    // Programs set `dir` on every paragraph; on a `bdi` it is intended.
    const isIsolate = name === 'dir' && element.tagName === 'BDI';
    if ((!KEPT.has(name) && !isIsolate) || isListType) element.removeAttribute(name);
  }
}

const BLOCK = 'p, h2, h3, h4, ul, ol, dl, table, blockquote, pre, figure, hr, div';

function unwrapBox(box: Element): void {
  if (box.querySelector(BLOCK) || !box.textContent?.trim()) {
    box.replaceWith(...box.childNodes);
    return;
  }
  const paragraph = box.ownerDocument.createElement('p');
  paragraph.append(...box.childNodes);
  box.replaceWith(paragraph);
}

/** Removes bidi control characters and collapses white space. */
function cleanText(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    text.data = text.data
      .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
      .replace(/[\s\u00A0]+/g, ' ');
  }
}

function removeEmpty(body: HTMLElement): void {
  // Line breaks between blocks.
  remove(body, `:is(${BLOCK}) + br`);
  for (const element of [...body.querySelectorAll('p, h2, h3, h4, strong, em, a, b, i, u')]) {
    if (!element.textContent?.trim() && !element.querySelector('br')) {
      element.replaceWith(...(element.textContent ? [' '] : []));
    }
  }
}

function unwrapOnlyParagraph(holder: Element): void {
  const [only, ...others] = holder.children;
  const isOnly = others.every(({ tagName }) => ['UL', 'OL'].includes(tagName));
  if (only?.tagName === 'P' && isOnly) only.replaceWith(...only.childNodes);
}
