import { ListSearch } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { READS_CONTENT } from '../room/reads-content';

/** Adds the screen of where files are used to the panel's menu, for those who write. */
export function addFileUsage(panel: StrapiApp): void {
  panel.addMenuLink({
    to: 'file-usage',
    icon: ListSearch,
    intlLabel: { id: 'media.usage', defaultMessage: 'Where files are used' },
    permissions: [READS_CONTENT],
    Component: () => import('./FileUsagePage'),
    position: 6,
  });
}
