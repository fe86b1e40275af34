import { config, type Config } from '../config';
import type { Locale } from '../i18n/locales';
import { responds } from './probe';

/** External systems in the order of the status page. */
const EXTERNAL_SYSTEMS = [
  'payment',
  'containerTracking',
  'newInvoices',
  'oldInvoices',
  'facilityRental',
  'customerPortal',
  'support',
  'careers',
  'openData',
] as const;
export type ExternalSystemName = (typeof EXTERNAL_SYSTEMS)[number];

/** `unknown`: no answer reached the site; visitors may still reach the system. */
export type ExternalState = 'up' | 'unknown';

export interface ExternalSystemStatus {
  readonly system: ExternalSystemName;
  readonly state: ExternalState;
}

/** The page waits for it. */
const PROBE_TIMEOUT_MS = 1500;

/** TTL of a result: other operators' systems are probed once a minute at most. */
const FRESH_FOR_MS = 60_000;

const latest = new Map<string, { readonly at: number; readonly state: Promise<ExternalState> }>();

/** State of every external system with a configured URL; never throws. */
export async function externalSystems(locale: Locale): Promise<readonly ExternalSystemStatus[]> {
  const urls = systemUrls(config(), locale);
  const checked = EXTERNAL_SYSTEMS.map(async (system) => {
    const url = urls[system];
    return url ? [{ system, state: await fetchState(url) }] : [];
  });
  return (await Promise.all(checked)).flat();
}

function fetchState(url: string): Promise<ExternalState> {
  const known = latest.get(url);
  if (known && Date.now() - known.at < FRESH_FOR_MS) return known.state;
  const state = responds(url, PROBE_TIMEOUT_MS).then((isUp) => (isUp ? 'up' : 'unknown'));
  latest.set(url, { at: Date.now(), state });
  return state;
}

function systemUrls(
  settings: Config,
  locale: Locale,
): Readonly<Record<ExternalSystemName, string | undefined>> {
  return {
    payment: settings.paymentGatewayUrl,
    containerTracking: settings.containerTrackingUrl,
    newInvoices: settings.newInvoicesUrl,
    oldInvoices: settings.oldInvoicesUrl,
    facilityRental: settings.facilityRentalUrl,
    customerPortal: settings.customerPortalUrl[locale],
    support: settings.supportPortalUrl,
    careers: settings.careersUrl,
    openData: settings.openDataUrl,
  };
}
