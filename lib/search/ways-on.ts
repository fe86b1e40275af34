import { loadContactFacts } from '../content/collections/site-settings';
import type { Locale } from '../i18n/locales';
import { messages } from '../i18n/messages';
import { routeHref } from '../routing/links';
import { isOffered } from '../routing/offered';
import type { RouteKey } from '../routing/routes';
import { suggestQuery } from './engine';

/** Next steps on a search page without results. */
export interface WaysOn {
  /** Spelling suggestion, else null. */
  readonly suggestion: { readonly query: string; readonly href: string } | null;
  readonly services: readonly { readonly title: string; readonly href: string }[];
  /** The number of the contact centre. */
  readonly telephone: string;
  readonly contact: { readonly title: string; readonly href: string };
}

/** The most used services. */
const SERVICES: readonly RouteKey[] = [
  'vesselSearch',
  'containerTracking',
  'ePayment',
  'requestTracking',
  'biddings',
];

export async function findWaysOn(locale: Locale, query: string): Promise<WaysOn> {
  const link = (route: RouteKey) => ({
    title: messages[locale].routes[route],
    href: routeHref(locale, route),
  });
  const suggested = await suggestQuery(locale, query);
  return {
    suggestion:
      suggested === null
        ? null
        : { query: suggested, href: routeHref(locale, 'search', { query: { q: suggested } }) },
    services: SERVICES.filter(isOffered).map(link),
    telephone: (await loadContactFacts(locale)).shortNumber,
    contact: link('contact'),
  };
}
