import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import ar from '../../messages/ar.json';
import en from '../../messages/en.json';
import { config } from '../config';
import { PLAYER_HOSTS } from '../security-headers/player-hosts';
import { localizedPath } from '../routing/locale-path';
import { direction, type Locale } from '../i18n/locales';
import { mediaPath, uploadedFilePath } from '../media/media-path';
import { isUnavailableLink } from '../routing/offered';
import { routeByPath } from '../routing/routes';
import { isolateRuns } from './isolate-runs';
import { nestHeadings, setHeadingIds, type HeadingOptions } from './headings';
import { pictureSources } from './picture-sources';
import { ADDED_LABEL, PLAYER } from './text';
import { wrapTables } from './tables';

export interface FinishOptions {
  /** Nests the headings below those of the page. */
  readonly headings?: HeadingOptions;
  /** Name of tables without a caption: the heading above them. */
  readonly tableName?: string;
}

/** A path, query or anchor that browsers can't read as another host. */
const PLAIN_PATH = /^(?:\/(?![/\\\s])|[?#])/;

/** The icon `external`. */
const EXTERNAL_PATH = 'M10 4H4v16h16v-6M15 3h6v6M21 3l-10 10';

const labels = { ar: ar.richText, en: en.richText } as const;

/** Prepares a sanitised tree for a page in the given language, in place. */
export function finishTree(tree: Root, locale: Locale, options: FinishOptions): void {
  visit(tree, 'element', (element, index, parent) => {
    switch (element.tagName) {
      case 'a':
        finishLink(element, locale);
        return undefined;
      case 'h1':
        // The page has its own h1; a pasted one becomes the highest heading.
        element.tagName = 'h2';
        return undefined;
      case 'img':
        finishImage(element);
        return undefined;
      case 'video':
      case 'source':
        finishVideo(element);
        return undefined;
      case 'iframe': {
        if (index === undefined || !parent) return undefined;
        const player = embeddedPlayer(element, locale);
        parent.children.splice(index, 1, ...player);
        return [SKIP, index + player.length];
      }
      default:
        return undefined;
    }
  });
  setHeadingIds(tree);
  if (options.headings) nestHeadings(tree, options.headings);
  wrapTables(tree, { name: options.tableName, unnamed: labels[locale].scrollableTable });
  isolateRuns(tree, direction(locale));
}

function finishLink(link: Element, locale: Locale): void {
  if (link.properties.href === undefined) return;
  const href = String(link.properties.href);
  const file = uploadedFilePath(href);
  if (file) {
    link.properties.href = file;
    link.properties.target = '_blank';
    return;
  }
  const { siteUrl } = config();
  if (!URL.canParse(href, siteUrl)) {
    delete link.properties.href;
    return;
  }
  // Browsers read a backslash as a slash and skip tabs: an apparent path may be another site.
  const url = new URL(href, siteUrl);
  if (!/^https?:$/.test(url.protocol)) return;
  if (url.origin === siteUrl) {
    const own = PLAIN_PATH.test(href) ? href : url.pathname + url.search + url.hash;
    if (isUnavailableLink(own)) delete link.properties.href;
    else link.properties.href = inLanguage(own, locale);
    return;
  }
  link.properties.href = /^https?:\/\//i.test(href) ? href : url.href;
  link.properties.target = '_blank';
  link.properties.rel = ['noopener'];
  link.children.push(externalMark(locale), {
    type: 'element',
    tagName: 'span',
    properties: { className: [ADDED_LABEL] },
    children: [{ type: 'text', value: ` ${labels[locale].externalSite}` }],
  });
}

/** Icon of external links, as in components/ui/ExternalLink, positioned by its class. */
function externalMark(locale: Locale): Element {
  const isMirrored = locale === 'ar';
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['ltr'], ariaHidden: 'true' },
    children: [
      {
        type: 'element',
        tagName: 'svg',
        properties: {
          viewBox: isMirrored ? '-24 0 42 24' : '-18 0 42 24',
          width: '1.14em',
          height: '.65em',
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: '2',
        },
        children: [
          {
            type: 'element',
            tagName: 'path',
            properties: {
              d: EXTERNAL_PATH,
              ...(isMirrored && { transform: 'scale(-1 1)' }),
            },
            children: [],
          },
        ],
      },
    ],
  };
}

/** Editors write links without a language prefix; they keep the text's language. */
function inLanguage(href: string, locale: Locale): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return routeByPath(path) ? localizedPath(locale, path) + rest : href;
}

function finishImage(image: Element): void {
  const src = mediaPath(String(image.properties.src ?? ''));
  image.properties.src = src;
  image.properties.alt = image.properties.alt ?? '';
  image.properties.loading = 'lazy';
  image.properties.decoding = 'async';
  Object.assign(image.properties, pictureSources(src, Number(image.properties.width)));
}

function finishVideo(video: Element): void {
  if (video.properties.src) video.properties.src = mediaPath(String(video.properties.src));
  if (video.tagName === 'source') return;
  if (video.properties.poster) video.properties.poster = mediaPath(String(video.properties.poster));
  video.properties.controls = true;
  video.properties.preload = 'none';
  video.properties.playsInline = true;
}

/** A click-to-load player of another site; other frames are dropped. */
function embeddedPlayer(frame: Element, locale: Locale): ElementContent[] {
  const source = String(frame.properties.src ?? '').replace(
    /^(https:)?\/\/(www\.)?youtube\.com\/embed\//,
    'https://www.youtube-nocookie.com/embed/',
  );
  if (!URL.canParse(source)) return [];
  const url = new URL(source);
  if (url.protocol !== 'https:' || !PLAYER_HOSTS.includes(url.host)) return [];
  const { playVideo } = labels[locale];
  const title = String(frame.properties.title ?? '').trim();
  return [
    {
      type: 'element',
      tagName: 'details',
      properties: { className: [PLAYER] },
      children: [
        {
          type: 'element',
          tagName: 'summary',
          properties: {},
          children: [{ type: 'text', value: title ? `${playVideo}: ${title}` : playVideo }],
        },
        {
          type: 'element',
          tagName: 'iframe',
          properties: {
            src: url.href,
            title: title || playVideo,
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
