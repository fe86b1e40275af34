import type { RouteKey } from '@/lib/routing/routes';
import type { IconName } from '../ui/Icon/icons';

/** An e-service's tile; its key is the slug and names its entry. */
export interface ServiceTileInfo {
  readonly route: RouteKey;
  readonly icon: IconName;
  /** The service itself runs in another system. */
  readonly external?: boolean;
}

/** The tiles of the hub by their key. */
export const serviceTiles = {
  vesselsearch: { route: 'vesselSearch', icon: 'ship' },
  containertracking: { route: 'containerTracking', icon: 'route', external: true },
  iogs: { route: 'newInvoices', icon: 'invoice', external: true },
  epayment: { route: 'ePayment', icon: 'card', external: true },
  license: { route: 'license', icon: 'certificate' },
  reqrentalfacilities: { route: 'facilityRental', icon: 'building' },
  biddings: { route: 'biddings', icon: 'gavel' },
  moveableitems: { route: 'movableItems', icon: 'container' },
  trxtracking: { route: 'transactionTracking', icon: 'search' },
  tktfollowup: { route: 'ticketFollowUp', icon: 'headset', external: true },
  sla: { route: 'sla', icon: 'table' },
} as const satisfies Record<string, ServiceTileInfo>;

export type ServiceKey = keyof typeof serviceTiles;

/** The hub's groups of tiles in their order on the page. */
export const serviceGroups = {
  ships: ['vesselsearch', 'containertracking', 'iogs', 'epayment'],
  licences: ['license', 'reqrentalfacilities', 'biddings', 'moveableitems'],
  transactions: ['trxtracking', 'tktfollowup', 'sla'],
} as const satisfies Record<string, readonly ServiceKey[]>;

export type ServiceGroup = keyof typeof serviceGroups;

export const GROUPS = Object.keys(serviceGroups) as readonly ServiceGroup[];

/** Id of a service's tile in the hub. */
export function tileId(key: string): string {
  return `service-${key}`;
}
