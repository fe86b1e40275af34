import { readContent } from '../../seed';
import { locales } from '../../../../lib/i18n/locales';
import { messages } from '../../../../lib/i18n/messages';
import { routeByPath } from '../../../../lib/routing/routes';

/** Headings of pages and e-services; that of the home page is the authority's name. */
const heads = readContent()
  .filter(({ name }) => /^(?:pages|e-services)-/.test(name))
  .flatMap(({ entries }) => entries.map(({ entry }) => entry))
  .flatMap(({ shared, ...head }) => {
    const Key = String(shared?.Key);
    if (Key === 'home') return [];
    const route = routeByPath(`/${Key}`) ?? routeByPath(`/e-services/${Key}`);
    return (route?.[1].locales ?? locales).map((locale) => ({
      Key,
      locale,
      route,
      title: head[locale]?.Title as string | undefined,
    }));
  });

it('finds the heads of pages and e-services', () => {
  expect(heads.length).toBeGreaterThan(60);
});

// <title> and breadcrumb use the route's name, the h1 the editors' title.
it.each(heads)('title and heading of $Key agree ($locale)', ({ locale, route, title }) => {
  const name = route && messages[locale].routes[route[0]];
  // A heading may have a state in brackets.
  expect(title?.replace(/ \((?:تجريبي|trial)\)$/, '')).toBe(name);
});
