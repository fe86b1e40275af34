import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '../../lib/i18n/locales';
import { routeHref } from '../../lib/routing/links';
import { localizedPath } from '../../lib/routing/locale-path';
import { articleTargets } from '../../lib/routing/article-links';
import { routeEntries } from '../../lib/routing/routes';
import { routeTargets } from '../../lib/routing/route-targets';

const maps = readFileSync(path.join(process.cwd(), 'deploy/nginx/templates/requests.conf'), 'utf8');

/** Patterns and values of an nginx map. */
function mapEntries(variable: string): (readonly [pattern: string, value: string])[] {
  const [, body = ''] = new RegExp(`\\$${variable} \\{([\\s\\S]*?[;\\n ])\\}\\n`).exec(maps) ?? [];
  return [...body.matchAll(/(?:^|;)\s*(?:"([^"]*)"|(\w+)) "?([^";]*)"?(?=;)/g)].map(
    ([, quoted, word, value]) => [quoted ?? word ?? '', value ?? ''] as const,
  );
}

/** Looks a text up in a map: exact entry, first matching pattern, or default. */
function lookUp(variable: string, text: string): string {
  const entries = mapEntries(variable);
  const exact = entries.find(([key]) => key === text && key !== 'default');
  // nginx uses PCRE, where \z is the end of the text.
  const matching = entries.find(
    ([key]) => key.startsWith('~') && new RegExp(key.slice(1).replaceAll('\\z', '$')).test(text),
  );
  return (exact ?? matching ?? entries.find(([key]) => key === 'default'))?.[1] ?? '';
}

/** Names of the query parameters that are passed on for a path. */
function passedOn(address: string): string[] {
  return queryVariables(address).map(parameterName);
}

/** Variables in the passed-on query of a path. */
function queryVariables(address: string): string[] {
  return [...lookUp('edge_query', address).matchAll(/\$(edge_q_\w+)/g)].map(
    ([, name = '']) => name,
  );
}

function parameterName(variable: string): string {
  return new RegExp(`\\$arg_(\\w+) \\$${variable} `).exec(maps)?.[1] ?? '';
}

const atEveryLanguage = (address: string) =>
  locales.map((locale) => localizedPath(locale, address));

it('stores every page whose address alone decides about it, and nothing else', () => {
  for (const [, { path: route, reads }] of routeEntries) {
    for (const address of atEveryLanguage(route)) {
      expect([address, lookUp('edge_page', address)]).toEqual([address, reads ? '0' : '1']);
    }
  }
  for (const address of ['/robots.txt', '/sitemap-2.xml', '/en/feeds/news.xml']) {
    expect([address, lookUp('edge_page', address)]).toEqual([address, '1']);
  }
  for (const address of ['/x.php', '/Ports', '/a b', '/../x', '/api/x%2f']) {
    expect([address, lookUp('edge_page', address)]).toEqual([address, '0']);
  }
});

it('passes the query of every route on', () => {
  for (const [, { path: route, query = [] }] of routeEntries) {
    for (const address of atEveryLanguage(route)) {
      expect([address, passedOn(address)]).toEqual([address, query]);
    }
  }
});

it("matches the spelling of the site's own links", () => {
  const targets = [
    ...routeEntries.flatMap(([key]) => routeTargets(key)),
    ...articleTargets('quay-2').map(({ query }) => ['article', { query }] as const),
  ];
  for (const [key, target] of targets) {
    const { pathname, searchParams } = new URL(routeHref('ar', key, target), 'http://site');
    const given = queryVariables(pathname).map((variable) => {
      const name = parameterName(variable);
      const value = searchParams.get(name) ?? '';
      return lookUp(variable, value).replace(`$arg_${name}`, value);
    });
    expect(given.join('')).toBe(
      [...searchParams].map(([name, value]) => `&${name}=${value}`).join(''),
    );
  }
});
