import { readdirSync } from 'node:fs';
import path from 'node:path';
import { locales } from '../i18n/locales';
import { messages } from '../i18n/messages';
import { routeByPath } from '../routing/routes';
import { CMS, seedModule } from './seed-module';

interface Titled {
  readonly shared: { readonly Key: string };
  readonly ar?: { readonly Title: string };
  readonly en?: { readonly Title: string };
}

const CONTENT = path.join(CMS, 'seed/content');

/** Heads of pages and e-services by their route. The home page's head is the authority's name. */
const heads = readdirSync(CONTENT)
  .filter((file) => /^(?:pages|e-services)-/.test(file))
  .flatMap((file) => seedModule<{ default: readonly Titled[] }>(path.join(CONTENT, file)).default)
  .filter(({ shared }) => shared.Key !== 'home')
  .flatMap(({ shared: { Key }, ...head }) => {
    const route = routeByPath(`/${Key}`) ?? routeByPath(`/e-services/${Key}`);
    return (route?.[1].locales ?? locales).map((locale) => ({
      Key,
      locale,
      route,
      title: head[locale]?.Title,
    }));
  });

it('finds the heads of pages and e-services', () => {
  expect(heads.length).toBeGreaterThan(60);
});

// The browser's title and the breadcrumb have the route's name, the h1 the editors' title.
it.each(heads)('title and heading of $Key agree ($locale)', ({ locale, route, title }) => {
  const name = route && messages[locale].routes[route[0]];
  // A head may add a state in brackets.
  expect(title?.replace(/ \((?:تجريبي|trial)\)$/, '')).toBe(name);
});
