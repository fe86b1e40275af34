import { Link, Search } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

const reads = (type: string) => [
  { action: 'plugin::content-manager.explorer.read', subject: `api::${type}.${type}` },
];

/** Adds old addresses and searches without results to the panel's menu, for those who may read them. */
export function addPages(panel: StrapiApp): void {
  panel.addMenuLink({
    to: 'redirects',
    icon: Link,
    intlLabel: { id: 'redirects.title', defaultMessage: 'Old addresses' },
    permissions: reads('redirect'),
    Component: () => import('./RedirectsPage'),
    position: 4,
  });
  panel.addMenuLink({
    to: 'missed-searches',
    icon: Search,
    intlLabel: { id: 'missed.title', defaultMessage: 'Searches without results' },
    permissions: reads('search-synonym'),
    Component: () => import('./MissedSearchesPage'),
    position: 5,
  });
}
