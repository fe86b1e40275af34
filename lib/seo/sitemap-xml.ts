import { sitemapPartPath } from '../routing/site-files';
import { fullUrl } from './full-url';
import type { SitemapUrl } from './sitemap';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Absolute URL of a part. */
export const sitemapPartUrl = (part: number): string => fullUrl(sitemapPartPath(part));

/** The index of the parts of a split sitemap, by the last change of each. */
export function sitemapIndex(changes: readonly (string | null)[]): string {
  const parts = changes.map(
    (changed, index) =>
      `<sitemap>${tag('loc', sitemapPartUrl(index + 1))}${lastmod(changed)}</sitemap>`,
  );
  return [DECLARATION, `<sitemapindex ${NAMESPACE}>`, ...parts, '</sitemapindex>', ''].join('\n');
}

export function urlSet(urls: readonly SitemapUrl[]): string {
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
