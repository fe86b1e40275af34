import type { Locale } from '../../i18n/locales';
import type { ContentTag } from '../../routing/routes';
import {
  articleTexts,
  circularTexts,
  eServiceTexts,
  libraryTexts,
  portTexts,
  regulationTexts,
} from './collections';
import {
  aboutTexts,
  announcementTexts,
  customerPortalTexts,
  directorTexts,
  employeeTexts,
  policyTexts,
  routeTexts,
  serviceTexts,
} from './pages';
import type { SearchText } from './types';

export type { SearchKind, SearchText } from './types';
export { SEARCH_KINDS } from './types';

export interface SearchSource {
  readonly tags: readonly ContentTag[];
  /**
   * Asks the content API for all texts of a language, past every cache: what is stale there would
   * be searched until the next change.
   * @throws NotPublishedError, or Error on anything but well-formed answers in time.
   */
  readonly load: (locale: Locale) => Promise<SearchText[]>;
}

/** Where the search's texts come from; each source fails on its own. */
export const searchSources: Readonly<Record<string, SearchSource>> = {
  'e-services': { tags: ['e-service'], load: eServiceTexts },
  routes: { tags: ['page'], load: routeTexts },
  'privacy-policy': {
    tags: ['privacy-policy'],
    load: policyTexts('privacy-policy', 'privacyPolicy'),
  },
  conditions: { tags: ['condition'], load: policyTexts('condition', 'conditions') },
  'customer-portal': { tags: ['customer-portal'], load: customerPortalTexts },
  about: { tags: ['about'], load: aboutTexts },
  directors: { tags: ['director'], load: directorTexts },
  services: { tags: ['service'], load: serviceTexts },
  'port-employees': { tags: ['port-employee'], load: employeeTexts },
  announcements: { tags: ['home-page-announcement'], load: announcementTexts },
  ports: { tags: ['port'], load: portTexts },
  regulations: { tags: ['regulation'], load: regulationTexts },
  circulars: { tags: ['circular'], load: circularTexts },
  articles: { tags: ['article', 'category'], load: articleTexts },
  library: { tags: ['library'], load: libraryTexts },
};
