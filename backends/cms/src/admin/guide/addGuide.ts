import { Book } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { READS_CONTENT } from '../room/reads-content';

/** Adds the editors' guide to the panel's menu. */
export function addGuide(panel: StrapiApp): void {
  panel.addMenuLink({
    to: 'guide',
    icon: Book,
    intlLabel: { id: 'guide.menu', defaultMessage: 'Guide' },
    permissions: [READS_CONTENT],
    Component: () => import('./GuidePage'),
    position: 8,
  });
}
