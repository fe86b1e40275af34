import { setCapabilities } from '@/lib/capabilities';
import { routeHref } from '@/lib/routing/links';
import { routeEntries } from '@/lib/routing/routes';
import { siteMapGroups } from './siteMapGroups';

const t = ((key: string) => key) as never;
const NOT_BY_NAME = ['homeAlias', 'notFound', 'subscriptionConfirm', 'subscriptionManage'];
const external = { careers: undefined, openData: undefined, customerPortal: undefined };

it.each(['ar', 'en'] as const)('leads to every page that %s has, each once', (locale) => {
  const groups = siteMapGroups({ locale, t, external }, [
    { slug: 'jeddah', name: 'Jeddah', locode: 'SAJED', position: null },
  ]);
  const hrefs = groups.flatMap(({ main, links }) => [
    ...(main ? [main.href] : []),
    ...links.map(({ href }) => href),
  ]);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  const ofLanguage = routeEntries.filter(([, route]) => route.locales.includes(locale));
  for (const [key, route] of ofLanguage) {
    const isLeftOut = route.entriesOnly || NOT_BY_NAME.includes(key);
    expect({ key, isThere: hrefs.includes(routeHref(locale, key)) }).toEqual({
      key,
      isThere: !isLeftOut,
    });
  }
  expect(hrefs).toContain(routeHref(locale, 'ports', { query: { port: 'jeddah' } }));
});

it('has the pages of the menu in the group of the menu', () => {
  const groups = siteMapGroups({ locale: 'en', t, external }, []);
  const services = groups.find(({ id }) => id === 'services');
  expect(services?.main?.href).toBe('/en/e-services');
  expect(services?.links.map(({ href }) => href)).toContain('/en/e-services/iogsx');
  expect(groups.at(-1)?.links.map(({ href }) => href)).toContain('/en/contact');
});

it('leaves out pages that the e-services API does not offer', () => {
  setCapabilities([]);
  const groups = siteMapGroups({ locale: 'en', t, external }, []);
  const hrefs = groups.flatMap(({ links }) => links.map(({ href }) => href));
  expect(hrefs.filter((href) => /request-tracking|subscriptions|ratings/.test(href))).toEqual([]);
});
