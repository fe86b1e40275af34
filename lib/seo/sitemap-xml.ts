import { sitemapPartPath } from '../routing/site-files';
import { fullAddress } from './address';
import type { SitemapAddress } from './sitemap';

/** Addresses in one file; more are split, with an index above the parts. */
export const PART_SIZE = 5000;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemap: all addresses, or the index of its parts where they are too many for one file. */
export function wholeSitemap(addresses: readonly SitemapAddress[]): string {
  if (addresses.length <= PART_SIZE) return urlSet(addresses);
  const parts = Array.from({ length: Math.ceil(addresses.length / PART_SIZE) }, (_, index) => {
    const changed = part(addresses, index + 1)
      .map((one) => one.changed ?? '')
      .sort()
      .at(-1);
    return `<sitemap>${tag('loc', fullAddress(sitemapPartPath(index + 1)))}${lastmod(changed)}</sitemap>`;
  });
  return [DECLARATION, `<sitemapindex ${NAMESPACE}>`, ...parts, '</sitemapindex>', ''].join('\n');
}

/** One part of a split sitemap, counted from 1; undefined for one that there is not. */
export function sitemapPart(
  addresses: readonly SitemapAddress[],
  number: number,
): string | undefined {
  const own = part(addresses, number);
  return addresses.length > PART_SIZE && own.length > 0 ? urlSet(own) : undefined;
}

function part(addresses: readonly SitemapAddress[], number: number): readonly SitemapAddress[] {
  return addresses.slice((number - 1) * PART_SIZE, number * PART_SIZE);
}

function urlSet(addresses: readonly SitemapAddress[]): string {
  const urls = addresses.map(({ address, changed, alternates }) => {
    const links = Object.entries(alternates).map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    );
    return `<url>${tag('loc', address)}${lastmod(changed)}${links.join('')}</url>`;
  });
  return [
    DECLARATION,
    `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
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
