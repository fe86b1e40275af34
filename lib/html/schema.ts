import type { Options as Schema } from 'rehype-sanitize';

/** Elements that are removed with their content. */
export const STRIPPED: readonly string[] = [
  ...['script', 'style', 'svg', 'math', 'template', 'form', 'select', 'textarea', 'button'],
];

/** Allowlist for editors' HTML; other elements are unwrapped. */
export const schema: Schema = {
  strip: [...STRIPPED],
  tagNames: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'cite', 'code', 'pre', 'span', 'div'],
    ...['a', 'img', 'figure', 'figcaption', 'video', 'source', 'iframe', 'time', 'abbr', 'bdi'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col'],
  ],
  attributes: {
    '*': [['dir', 'rtl', 'ltr', 'auto'], 'lang', 'title'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    video: ['src', 'poster', 'width', 'height', ['controls', true]],
    source: ['src', 'type'],
    iframe: ['src', 'width', 'height', 'allowFullScreen'],
    th: [['scope', 'col', 'row', 'colgroup', 'rowgroup'], 'colSpan', 'rowSpan'],
    td: ['colSpan', 'rowSpan'],
    ol: ['start', 'reversed', ['type', '1', 'a', 'A', 'i', 'I']],
    time: ['dateTime'],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
    poster: ['http', 'https'],
  },
};
