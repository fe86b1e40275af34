import rehypeParse from 'rehype-parse';
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Locale } from '../i18n/locales';
import { finishHtml } from './finish';

/** Players whose embedded videos editors may place in a text. */
const VIDEO_PLAYER_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const;

const schema: Schema = {
  strip: ['script', 'style', 'svg', 'math', 'template', 'form', 'select', 'textarea', 'button'],
  tagNames: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup'],
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

const processors = {
  ar: processor('ar'),
  en: processor('en'),
};

function processor(locale: Locale) {
  return unified()
    .use(rehypeParse, { fragment: true })
    .use(rehypeSanitize, schema)
    .use(finishHtml, { locale, playerHosts: VIDEO_PLAYER_HOSTS })
    .use(rehypeStringify)
    .freeze();
}

/**
 * Makes HTML from the content API safe and ready to show: nothing that runs or posts, media
 * through the site, headings with ids, tables that scroll, links to other sites marked
 * (decisions, "External systems").
 */
export function sanitizeHtml(html: string, locale: Locale): string {
  return String(processors[locale].processSync(html));
}
