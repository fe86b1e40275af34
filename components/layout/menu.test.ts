import { createTranslator } from 'next-intl';
import { setCapabilities } from '../../lib/capabilities';
import { locales } from '../../lib/i18n/locales';
import ar from '../../messages/ar.json';
import en from '../../messages/en.json';
import type { PortLink } from '../../lib/content/collections/ports';
import type { RouteKey } from '../../lib/routing/routes';
import { siteMapGroups } from '../site-map/siteMapGroups';
import { footerLinks, menuColumns } from './menu';

const external = { careers: undefined, openData: undefined, customerPortal: undefined };

it.each(locales)('%s: the headings of the services hold each of their links once', (locale) => {
  const t = createTranslator({ locale, messages: locale === 'ar' ? ar : en });
  const columns = menuColumns({ locale, t, external }, [], 'home');
  const services = columns.find(({ group }) => group === 'services');
  const sections = services?.sections ?? [];
  expect(sections.map(({ title }) => title)).toEqual([
    t('services.groups.ships'),
    t('services.groups.licences'),
    t('services.groups.transactions'),
  ]);
  const hrefs = (links: readonly { href: string }[] = []) => links.map(({ href }) => href).sort();
  expect(hrefs(sections.flatMap(({ links }) => links))).toEqual(hrefs(services?.links));
  expect(columns.filter((column) => column.sections)).toHaveLength(1);
});

it('groups the ports by sea once each has a position', () => {
  const t = createTranslator({ locale: 'en', messages: en });
  const port = (slug: string, longitude: number) => {
    return { slug, name: slug, locode: '', position: { latitude: 25, longitude } };
  };
  const ports = [port('jeddah', 39), port('dammam', 50), port('duba', 35)];
  const sections = (given: readonly PortLink[]) =>
    menuColumns({ locale: 'en', t, external }, given, 'home')
      .find(({ group }) => group === 'ports')
      ?.sections?.map(({ title, links }) => [title, ...links.map(({ label }) => label)]);
  expect(sections(ports)).toEqual([
    ['Red Sea', 'jeddah', 'duba'],
    ['Arabian Gulf', 'dammam'],
  ]);
  expect(sections([port('dammam', 50)])).toEqual([['Arabian Gulf', 'dammam']]);
  expect(sections([...ports, { ...port('new', 0), position: null }])).toBeUndefined();
  expect(sections([])).toBeUndefined();
});

it('omits pages without content', () => {
  const t = createTranslator({ locale: 'en', messages: en });
  const hrefs = (empty: readonly RouteKey[]) => {
    const context = { locale: 'en' as const, t, external, empty };
    return [
      ...menuColumns(context, [], 'home').flatMap(({ links }) => links),
      ...(['about', 'useful', 'legal'] as const).flatMap((group) => footerLinks(context, group)),
      ...siteMapGroups(context, []).flatMap(({ links }) => links),
    ].map(({ href }) => href);
  };
  expect(hrefs([])).toEqual(expect.arrayContaining(['/en/faq', '/en/glossary']));
  expect(hrefs(['faq', 'glossary'])).not.toEqual(expect.arrayContaining(['/en/faq']));
  expect(hrefs(['faq', 'glossary'])).not.toEqual(expect.arrayContaining(['/en/glossary']));
});

it('names the announcements in Arabic only', () => {
  const hrefs = locales.map((locale) => {
    const t = createTranslator({ locale, messages: locale === 'ar' ? ar : en });
    const context = { locale, t, external };
    return [
      ...menuColumns(context, [], 'home').flatMap(({ links }) => links),
      ...(['about', 'useful', 'legal'] as const).flatMap((group) => footerLinks(context, group)),
    ].filter(({ href }) => href.includes('announcement'));
  });
  expect(hrefs.map(({ length }) => length)).toEqual([1, 0]);
});

it.each(locales)('%s: leads to no page that the e-services API does not offer', (locale) => {
  setCapabilities([]);
  const t = createTranslator({ locale, messages: locale === 'ar' ? ar : en });
  const context = { locale, t, external };
  const columns = menuColumns(context, [], 'home');
  const hrefs = [
    ...columns.flatMap(({ links, sections = [] }) => [
      ...links,
      ...sections.flatMap((section) => section.links),
    ]),
    ...(['about', 'useful', 'legal'] as const).flatMap((group) => footerLinks(context, group)),
  ].map(({ href }) => href);
  expect(hrefs.filter((href) => /request-tracking|subscriptions/.test(href))).toEqual([]);
  expect(hrefs.length).toBeGreaterThan(30);
});
