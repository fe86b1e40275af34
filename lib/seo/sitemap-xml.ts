import { sitemapPartPath } from '../routing/site-files';
import { fullUrl } from './full-url';
import type { SitemapUrl } from './sitemap';

/** Maximum number of URLs in one file; longer sitemaps are split. */
export const PART_SIZE = 5000;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Absolute URL of a part. */
export const sitemapPartUrl = (part: number): string => fullUrl(sitemapPartPath(part));

/** All URLs, or the index of the parts if they are too many for one file. */
export function wholeSitemap(urls: readonly SitemapUrl[]): string {
  if (urls.length <= PART_SIZE) return urlSet(urls);
  const parts = Array.from({ length: Math.ceil(urls.length / PART_SIZE) }, (_, index) => {
    const changed = part(urls, index + 1)
      .map((url) => url.changed ?? '')
      .sort()
      .at(-1);
    return `<sitemap>${tag('loc', sitemapPartUrl(index + 1))}${lastmod(changed)}</sitemap>`;
  });
  return [DECLARATION, `<sitemapindex ${NAMESPACE}>`, ...parts, '</sitemapindex>', ''].join('\n');
}

/** One part of a split sitemap, 1-based; undefined if out of range. */
export function sitemapPart(urls: readonly SitemapUrl[], number: number): string | undefined {
  const own = part(urls, number);
  return urls.length > PART_SIZE && own.length > 0 ? urlSet(own) : undefined;
}

function part(urls: readonly SitemapUrl[], number: number): readonly SitemapUrl[] {
  return urls.slice((number - 1) * PART_SIZE, number * PART_SIZE);
}

function urlSet(urls: readonly SitemapUrl[]): string {
  const elements = urls.map(({ url, changed, alternates }) => {
    const links = Object.entries(alternates).map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    );
    return `<url>${tag('loc', url)}${lastmod(changed)}${links.join('')}</url>`;
  });
  return [
    DECLARATION,
    `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...elements,
    '</urlset>',
    '',
  ].join('\n');
}

function lastmod(changed: string | null | undefined): string {
  return changed ? tag('lastmod', changed) : '';
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
