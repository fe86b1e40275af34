import { Message } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** Adds the desk to the panel's menu, for those whose role opens it. */
export function addDesk(panel: StrapiApp): void {
  panel.addMenuLink({
    to: 'desk',
    icon: Message,
    intlLabel: { id: 'desk.menu', defaultMessage: 'Cases' },
    permissions: [{ action: 'admin::desk.read', subject: null }],
    Component: () => import('./DeskPage'),
    position: 1,
  });
}
