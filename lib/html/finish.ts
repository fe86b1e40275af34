import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { localizedPath } from '../i18n/links';
import type { Locale } from '../i18n/locales';
import { mediaPath } from '../media/media-path';
import { routeByPath } from '../routing/routes';

interface FinishOptions {
  readonly locale: Locale;
  readonly playerHosts: readonly string[];
}

const words = {
  ar: { external: ' (موقع خارجي)', play: 'تشغيل المقطع من موقع خارجي', table: 'جدول قابل للتمرير' },
  en: {
    external: ' (external site)',
    play: 'Play the video from an external site',
    table: 'Scrollable table',
  },
} as const;

/** The pass over sanitised HTML that makes it fit for a page. */
export function finishHtml({ locale, playerHosts }: FinishOptions) {
  return (tree: Root): void => {
    const ids = new Map<string, number>();
    visit(tree, 'element', (element, index, parent) => {
      if (index === undefined || !parent) return undefined;
      switch (element.tagName) {
        case 'h2':
        case 'h3':
        case 'h4':
          element.properties.id = headingId(element, ids);
          return undefined;
        case 'a':
          finishLink(element, locale);
          return undefined;
        case 'img':
          finishImage(element);
          return undefined;
        case 'video':
        case 'source':
          finishVideo(element);
          return undefined;
        case 'iframe':
          parent.children.splice(index, 1, ...embeddedPlayer(element, locale, playerHosts));
          return [SKIP, index + 1];
        case 'table':
          parent.children[index] = scrollable(element, locale);
          visitTableLinks(element, locale);
          return [SKIP, index + 1];
        default:
          return undefined;
      }
    });
  };
}

function headingId(heading: Element, ids: Map<string, number>): string {
  const base =
    textOf(heading)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'section';
  const count = (ids.get(base) ?? 0) + 1;
  ids.set(base, count);
  return count === 1 ? base : `${base}-${count}`;
}

function finishLink(link: Element, locale: Locale): void {
  const href = String(link.properties.href ?? '');
  if (href.startsWith('/uploads/')) {
    link.properties.href = mediaPath(href);
    link.properties.target = '_blank';
    return;
  }
  if (!/^(https?:)?\/\//i.test(href)) {
    if (link.properties.href !== undefined) link.properties.href = inLanguage(href, locale);
    return;
  }
  link.properties.target = '_blank';
  link.properties.rel = ['noopener'];
  link.children.push({
    type: 'element',
    tagName: 'span',
    properties: { className: ['visually-hidden'] },
    children: [{ type: 'text', value: words[locale].external }],
  });
}

/** Editors write links to the site without a language; they stay in that of the text. */
function inLanguage(href: string, locale: Locale): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return routeByPath(path) ? localizedPath(locale, path) + rest : href;
}

function finishImage(image: Element): void {
  image.properties.src = mediaPath(String(image.properties.src ?? ''));
  image.properties.alt = image.properties.alt ?? '';
  image.properties.loading = 'lazy';
  image.properties.decoding = 'async';
}

function finishVideo(video: Element): void {
  if (video.properties.src) video.properties.src = mediaPath(String(video.properties.src));
  if (video.tagName === 'source') return;
  if (video.properties.poster) video.properties.poster = mediaPath(String(video.properties.poster));
  video.properties.controls = true;
  video.properties.preload = 'none';
  video.properties.playsInline = true;
}

/** A player of another site is fetched only after the visitor opens it. */
function embeddedPlayer(
  frame: Element,
  locale: Locale,
  playerHosts: readonly string[],
): ElementContent[] {
  const source = String(frame.properties.src ?? '').replace(
    /^(https:)?\/\/(www\.)?youtube\.com\/embed\//,
    'https://www.youtube-nocookie.com/embed/',
  );
  if (!URL.canParse(source)) return [];
  const address = new URL(source);
  if (address.protocol !== 'https:' || !playerHosts.includes(address.host)) return [];
  return [
    {
      type: 'element',
      tagName: 'details',
      properties: { className: ['embedded-video'] },
      children: [
        {
          type: 'element',
          tagName: 'summary',
          properties: {},
          children: [{ type: 'text', value: words[locale].play }],
        },
        {
          type: 'element',
          tagName: 'iframe',
          properties: {
            src: address.href,
            title: String(frame.properties.title ?? words[locale].play),
            loading: 'lazy',
            allowFullScreen: true,
            referrerPolicy: 'strict-origin-when-cross-origin',
          },
          children: [],
        },
      ],
    },
  ];
}

function scrollable(table: Element, locale: Locale): Element {
  const caption = table.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'caption',
  );
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['table-scroll'],
      role: 'region',
      tabIndex: 0,
      ariaLabel: caption ? textOf(caption) : words[locale].table,
    },
    children: [table],
  };
}

function visitTableLinks(table: Element, locale: Locale): void {
  visit(table, 'element', (element) => {
    if (element.tagName === 'a') finishLink(element, locale);
    if (element.tagName === 'img') finishImage(element);
  });
}

function textOf(element: Element): string {
  let text = '';
  visit(element, 'text', (node) => {
    text += node.value;
  });
  return text.trim();
}
