import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import type { RegulationView } from '@/lib/routing/query-pages';

/** Query of a regulation, or of all, in a view; default values are omitted. */
export function regulationQuery(id: string | undefined, view: RegulationView) {
  return { r: id, view: view === 'list' ? view : undefined };
}

/** URL of a regulation, or of all: `/regulations?r=REG-01&view=list`. */
export function regulationHref(
  locale: Locale,
  id: string | undefined,
  view: RegulationView,
): string {
  return routeHref(locale, 'regulations', { query: regulationQuery(id, view) });
}
