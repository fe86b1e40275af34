import { Message } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { DESK_READ } from './permission';

/** Adds the desk to the panel's menu, for those whose role opens it. */
export function addDesk(panel: StrapiApp): void {
  panel.addMenuLink({
    to: 'desk',
    icon: Message,
    intlLabel: { id: 'desk.menu', defaultMessage: 'Cases' },
    permissions: [DESK_READ],
    Component: () => import('./DeskPage'),
    position: 1,
  });
}
