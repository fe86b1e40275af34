import { Book, Earth, Link, ListSearch, Message, Search } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { DESK_READ } from './desk/permission';
import { READS_CONTENT } from './reads-content';

const reads = (type: string) => ({
  action: 'plugin::content-manager.explorer.read',
  subject: `api::${type}.${type}`,
});

type MenuLink = Parameters<StrapiApp['addMenuLink']>[0];

/** Links of the panel's menu to pages of this project, with the permission that shows them. */
const LINKS: readonly MenuLink[] = [
  {
    to: 'desk',
    icon: Message,
    intlLabel: { id: 'desk.menu', defaultMessage: 'Cases' },
    permissions: [DESK_READ],
    Component: () => import('./desk/DeskPage'),
    position: 1,
  },
  {
    to: 'notices',
    icon: Earth,
    intlLabel: { id: 'notices.menu', defaultMessage: 'Shown now' },
    permissions: [READS_CONTENT],
    Component: () => import('./notices/NoticesPage'),
    position: 2,
  },
  {
    to: 'redirects',
    icon: Link,
    intlLabel: { id: 'redirects.title', defaultMessage: 'Old addresses' },
    permissions: [reads('redirect')],
    Component: () => import('./addresses/RedirectsPage'),
    position: 4,
  },
  {
    to: 'missed-searches',
    icon: Search,
    intlLabel: { id: 'missed.title', defaultMessage: 'Searches without results' },
    permissions: [reads('search-synonym')],
    Component: () => import('./addresses/MissedSearchesPage'),
    position: 5,
  },
  {
    to: 'file-usage',
    icon: ListSearch,
    intlLabel: { id: 'media.usage', defaultMessage: 'Where files are used' },
    permissions: [READS_CONTENT],
    Component: () => import('./media/FileUsagePage'),
    position: 6,
  },
  {
    to: 'guide',
    icon: Book,
    intlLabel: { id: 'guide.menu', defaultMessage: 'Guide' },
    permissions: [READS_CONTENT],
    Component: () => import('./guide/GuidePage'),
    position: 8,
  },
];

export function addMenuLinks(panel: StrapiApp): void {
  for (const link of LINKS) panel.addMenuLink(link);
}
