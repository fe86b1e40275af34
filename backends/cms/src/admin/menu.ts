import { Book, Earth, Link, ListSearch, Message, Search } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { DESK_READ } from './desk/permission';
import { READS_CONTENT } from './reads-content';

const canRead = (type: string) => ({
  action: 'plugin::content-manager.explorer.read',
  subject: `api::${type}.${type}`,
});

type MenuLink = Parameters<StrapiApp['addMenuLink']>[0];
type MenuRow = readonly [
  to: string,
  icon: MenuLink['icon'],
  labelKey: string,
  permission: MenuLink['permissions'][number],
  component: MenuLink['Component'],
  position: number,
];

/** Pages of this project in the panel's menu; the permission shows the link. */
const ROWS: readonly MenuRow[] = [
  ['desk', Message, 'desk.menu', DESK_READ, () => import('./desk/DeskPage'), 1],
  ['notices', Earth, 'notices.menu', READS_CONTENT, () => import('./notices/NoticesPage'), 2],
  [
    'redirects',
    Link,
    'redirects.title',
    canRead('redirect'),
    () => import('./addresses/RedirectsPage'),
    4,
  ],
  [
    'missed-searches',
    Search,
    'missed.title',
    canRead('search-synonym'),
    () => import('./addresses/MissedSearchesPage'),
    5,
  ],
  [
    'file-usage',
    ListSearch,
    'media.usage',
    READS_CONTENT,
    () => import('./media/FileUsagePage'),
    6,
  ],
  ['guide', Book, 'guide.menu', READS_CONTENT, () => import('./guide/GuidePage'), 8],
];

export function addMenuLinks(panel: StrapiApp): void {
  for (const [to, icon, id, permission, Component, position] of ROWS) {
    const intlLabel = { id, defaultMessage: id };
    panel.addMenuLink({ to, icon, intlLabel, permissions: [permission], Component, position });
  }
}
