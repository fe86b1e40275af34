import type { Config } from '@/lib/config';
import type { RouteKey } from '@/lib/routing/routes';
import type { IconName } from '../ui/Icon/icons';

type SystemSetting =
  | 'containerTrackingUrl'
  | 'facilityRentalUrl'
  | 'newInvoicesUrl'
  | 'paymentGatewayUrl'
  | 'supportPortalUrl';

/** An e-service's tile; its key is the slug and names its entry. */
export interface ServiceTileInfo {
  readonly route: RouteKey;
  readonly icon: IconName;
  /** Setting with the URL of the external system that provides the service. */
  readonly system?: SystemSetting;
}

/** The tiles of the hub by key. */
export const serviceTiles = {
  vesselsearch: { route: 'vesselSearch', icon: 'ship' },
  containertracking: { route: 'containerTracking', icon: 'route', system: 'containerTrackingUrl' },
  iogs: { route: 'newInvoices', icon: 'invoice', system: 'newInvoicesUrl' },
  epayment: { route: 'ePayment', icon: 'card', system: 'paymentGatewayUrl' },
  license: { route: 'license', icon: 'certificate' },
  reqrentalfacilities: { route: 'facilityRental', icon: 'building', system: 'facilityRentalUrl' },
  biddings: { route: 'biddings', icon: 'gavel' },
  moveableitems: { route: 'movableItems', icon: 'container' },
  trxtracking: { route: 'transactionTracking', icon: 'search' },
  'request-tracking': { route: 'requestTracking', icon: 'search' },
  tktfollowup: { route: 'ticketFollowUp', icon: 'headset', system: 'supportPortalUrl' },
  sla: { route: 'sla', icon: 'table' },
} as const satisfies Record<string, ServiceTileInfo>;

export type ServiceKey = keyof typeof serviceTiles;

/** The hub's groups of tiles in display order. */
export const serviceGroups = {
  ships: ['vesselsearch', 'containertracking', 'iogs', 'epayment'],
  licences: ['license', 'reqrentalfacilities', 'biddings', 'moveableitems'],
  transactions: ['trxtracking', 'request-tracking', 'tktfollowup', 'sla'],
} as const satisfies Record<string, readonly ServiceKey[]>;

export type ServiceGroup = keyof typeof serviceGroups;

export const GROUPS = Object.keys(serviceGroups) as readonly ServiceGroup[];

/** Channels of a service: on the site, in an external system, or by phone. */
export type ServiceAccess = 'site' | 'system' | 'phone';

/** An external service is available by phone while its system's URL is not configured. */
export function serviceAccess(
  key: ServiceKey,
  urls: Partial<Pick<Config, SystemSetting>>,
): ServiceAccess {
  const { system }: ServiceTileInfo = serviceTiles[key];
  if (!system) return 'site';
  return urls[system] ? 'system' : 'phone';
}

/** Id of a service's tile in the hub. */
export function tileId(key: string): string {
  return `service-${key}`;
}
