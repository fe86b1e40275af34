import { Earth } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { READS_CONTENT } from '../room/reads-content';

/** Adds the screen of notices to the panel's menu, for those who may read them. */
export function addNotices(panel: StrapiApp): void {
  panel.addMenuLink({
    to: 'notices',
    icon: Earth,
    intlLabel: { id: 'notices.menu', defaultMessage: 'Shown now' },
    permissions: [READS_CONTENT],
    Component: () => import('./NoticesPage'),
    position: 2,
  });
}
