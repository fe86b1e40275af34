import {
  Schema,
  type Attrs,
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
} from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** ProseMirror schema of the elements and attributes that the site's sanitiser allows (`lib/html/schema.ts`). */

/** Attributes allowed on every element. */
const GLOBAL = ['dir', 'lang', 'title'] as const;
const globalAttrs = Object.fromEntries(GLOBAL.map((name) => [name, { default: null }]));

function read(element: HTMLElement, names: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));
}

const withoutNulls = (attrs: Attrs): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attrs).filter(([, value]) => value !== null && value !== undefined),
  );

/** Attributes, parser and writer of an element with these attributes; `content` 0 unless it is a leaf. */
function element(tag: string, own: readonly string[] = [], ...content: [] | [0]) {
  const names = [...GLOBAL, ...own];
  const getAttrs = (found: HTMLElement) => read(found, names);
  return {
    attrs: Object.fromEntries(names.map((name) => [name, { default: null }])),
    parseDOM: [{ tag, getAttrs }],
    toDOM: ({ attrs }: { attrs: Attrs }): DOMOutputSpec & readonly [string, ...unknown[]] => [
      tag,
      withoutNulls(Object.fromEntries(names.map((name) => [name, attrs[name]]))),
      ...content,
    ],
  };
}

/** @param also other tags that are read as this one */
function mark(tag: string, own?: readonly string[], ...also: string[]): MarkSpec {
  const spec = element(tag, own, 0);
  const [rule] = spec.parseDOM;
  return { ...spec, parseDOM: [tag, ...also].map((name) => ({ ...rule, tag: name })) };
}

const block = (tag: string, content: string, own?: string[], more: NodeSpec = {}): NodeSpec => ({
  ...element(tag, own, 0),
  content,
  group: 'block',
  ...more,
});

const leaf = (tag: string, own: string[], more: NodeSpec = {}): NodeSpec => ({
  ...element(tag, own),
  group: 'block',
  atom: true,
  ...more,
});

/** `kind`: `p` or `bare` as parsed, null for a new paragraph (see `finishParagraph`). */
const paragraph: NodeSpec = {
  content: 'inline*',
  group: 'block',
  attrs: { ...globalAttrs, kind: { default: null } },
  parseDOM: [
    {
      tag: 'p',
      getAttrs: (element) => ({
        ...read(element, GLOBAL),
        kind: element.hasAttribute('data-bare') ? 'bare' : 'p',
      }),
    },
  ],
  toDOM: ({ attrs: { kind, ...attrs } }) => [
    'p',
    { ...withoutNulls(attrs), ...(kind !== 'p' && { 'data-kind': kind ?? 'new' }) },
    0,
  ],
};

const LEVELS = [2, 3, 4] as const;

const heading: NodeSpec = {
  content: 'inline*',
  group: 'block',
  defining: true,
  attrs: { ...globalAttrs, level: { default: 2 } },
  parseDOM: LEVELS.map((level) => ({
    tag: `h${level}`,
    getAttrs: (element: HTMLElement) => ({ ...read(element, GLOBAL), level }),
  })),
  toDOM: ({ attrs: { level, ...attrs } }) => [`h${level}`, withoutNulls(attrs), 0],
};

const PICTURE = ['src', 'alt', 'width', 'height'];

export function onlyPicture(figure: HTMLElement): HTMLElement | undefined {
  const [first, second, ...others] = figure.children;
  const hasText = [...figure.childNodes].some(
    ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
  );
  if (first?.tagName !== 'IMG' || others.length > 0 || hasText) return undefined;
  if (second && (second.tagName !== 'FIGCAPTION' || second.attributes.length > 0)) return undefined;
  return [...first.attributes].every(({ name }) => PICTURE.includes(name))
    ? (first as HTMLElement)
    : undefined;
}

/** A figure as an atom; its caption is inline HTML. */
const picture: NodeSpec = {
  group: 'block',
  atom: true,
  draggable: true,
  attrs: {
    ...globalAttrs,
    ...Object.fromEntries(PICTURE.map((name) => [name, { default: null }])),
    caption: { default: '' },
  },
  parseDOM: [
    {
      tag: 'figure',
      priority: 60,
      getAttrs: (figure) => {
        const image = onlyPicture(figure);
        if (!image) return false;
        const caption = figure.querySelector('figcaption')?.innerHTML ?? '';
        return { ...read(figure, GLOBAL), ...read(image, PICTURE), caption };
      },
    },
  ],
  toDOM: ({ attrs: { caption, src, alt, width, height, ...attrs } }): DOMOutputSpec => {
    const image = ['img', withoutNulls({ src, alt, width, height })] as const;
    return caption
      ? ['figure', withoutNulls(attrs), image, ['figcaption', { 'data-html': caption }]]
      : ['figure', withoutNulls(attrs), image];
  },
};

const video: NodeSpec = {
  ...leaf('video', []),
  attrs: { ...globalAttrs, html: { default: '' } },
  parseDOM: [
    {
      tag: 'video',
      getAttrs: (element) => ({ ...read(element, GLOBAL), html: element.outerHTML }),
    },
  ],
  toDOM: ({ attrs: { html } }) => ['div', { 'data-video': html }],
};

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'block+',
  cellAttributes: Object.fromEntries(
    GLOBAL.map((name) => [
      name,
      {
        default: null,
        getFromDOM: (element: HTMLElement) => element.getAttribute(name),
        setDOMAttr: (value: unknown, attrs: Record<string, unknown>) => {
          if (value) attrs[name] = value;
        },
      },
    ]),
  ),
});

const table: NodeSpec = {
  ...tables.table,
  // An attribute, as prosemirror-tables allows only rows as children.
  attrs: { ...globalAttrs, caption: { default: '' } },
  parseDOM: [
    {
      tag: 'table',
      getAttrs: (element) => ({
        ...read(element, GLOBAL),
        caption: (element as HTMLTableElement).caption?.innerHTML ?? '',
      }),
    },
    // Parsed with the table.
    { tag: 'caption, colgroup', ignore: true },
  ],
  toDOM: ({ attrs: { caption, ...attrs } }) => [
    'table',
    { ...withoutNulls(attrs), ...(caption && { 'data-caption': caption }) },
    ['tbody', 0],
  ],
};

const tableRow: NodeSpec = {
  ...tables.table_row,
  // Null for a new row: leading rows of header cells go to thead.
  attrs: { ...globalAttrs, section: { default: null } },
  parseDOM: [
    {
      tag: 'tr',
      getAttrs: (element) => ({
        ...read(element, GLOBAL),
        section: element.parentElement?.tagName.toLowerCase() ?? null,
      }),
    },
  ],
  toDOM: ({ attrs: { section, ...attrs } }) => [
    'tr',
    { ...withoutNulls(attrs), 'data-section': section ?? 'new' },
    0,
  ],
};

const tableHeader: NodeSpec = {
  ...tables.table_header,
  // `new` for a new cell: its scope is derived from its section.
  attrs: { ...tables.table_header.attrs, scope: { default: 'new' } },
  parseDOM: (tables.table_header.parseDOM ?? []).map((rule) => ({
    ...rule,
    getAttrs: (element: HTMLElement) => ({
      ...(rule.getAttrs as (node: HTMLElement) => Attrs)(element),
      scope: element.getAttribute('scope'),
    }),
  })),
  toDOM: (node) => {
    const [tag, attrs, hole] = tables.table_header.toDOM?.(node) as [string, Attrs, 0];
    return [tag, { ...attrs, ...withoutNulls({ scope: node.attrs.scope }) }, hole];
  },
};

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph,
    heading,
    blockquote: block('blockquote', 'block+', [], { defining: true }),
    bullet_list: block('ul', 'list_item+'),
    ordered_list: block('ol', 'list_item+', ['start', 'reversed', 'type']),
    list_item: block('li', 'block+', [], { group: undefined, defining: true }),
    definition_list: block('dl', '(term | definition)+'),
    term: block('dt', 'inline*', [], { group: undefined, defining: true }),
    definition: block('dd', 'block+', [], { group: undefined, defining: true }),
    code_block: block('pre', 'inline*', [], {
      whitespace: 'pre',
      parseDOM: [
        { tag: 'pre', preserveWhitespace: 'full', getAttrs: (found) => read(found, GLOBAL) },
      ],
    }),
    picture,
    figure: block('figure', 'block+', [], { isolating: true }),
    figure_caption: block('figcaption', 'inline*'),
    box: block('div', 'block+'),
    rule: leaf('hr', []),
    video,
    player: leaf('iframe', ['src', 'width', 'height', 'allowfullscreen']),
    table,
    table_row: tableRow,
    table_cell: tables.table_cell,
    table_header: tableHeader,
    image: { ...leaf('img', PICTURE), group: 'inline', inline: true, draggable: true },
    line_break: { ...leaf('br', []), group: 'inline', inline: true, selectable: false },
    text: { group: 'inline' },
  },
  // Outermost first.
  marks: {
    link: {
      ...mark('a', ['href']),
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (found) => read(found, [...GLOBAL, 'href']) }],
    },
    bdi: mark('bdi'),
    abbr: mark('abbr'),
    time: mark('time', ['datetime']),
    cite: mark('cite'),
    span: {
      ...mark('span'),
      parseDOM: [
        { tag: 'span[dir], span[lang], span[title]', getAttrs: (found) => read(found, GLOBAL) },
      ],
    },
    strong: mark('strong', [], 'b'),
    em: mark('em', [], 'i'),
    underline: mark('u'),
    strike: mark('s'),
    sub: { ...mark('sub'), excludes: 'sub sup' },
    sup: mark('sup'),
    code: mark('code'),
  },
});
