import { loadEnvConfig } from '@next/env';
import * as yup from 'yup';
import { listItems, settingsSchema } from './schema';

/** Thrown at start when the environment holds a wrong value; the message names each one. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

export interface Config {
  /** Host name or IP address the site listens on. */
  readonly host: string;
  /** Port the site listens on. */
  readonly port: number;
  /** The site's one public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** Where this process reaches its own pages, whatever stands in front of it. */
  readonly ownOrigin: string;
  readonly contentApiUrl: string;
  /** Origin that /media streams files from. */
  readonly contentMediaUrl: string;
  readonly contentApiToken: string;
  readonly contentApiTimeoutMs: number;
  /** Seconds after which content is asked for again although no webhook came. */
  readonly contentRevalidateSeconds: number;
  /** Seconds a page lives that was made from the last good copies. */
  readonly contentRetrySeconds: number;
  /** Empty: the webhook refuses everything. */
  readonly webhookSecret: string;
  readonly dataDirectory: string;
  readonly mediaCacheBytes: number;
  readonly warmUp: boolean;
  readonly logLevel: string;
  readonly careersUrl: string | undefined;
  readonly openDataUrl: string | undefined;
  readonly customerPortalUrl: Readonly<Record<'ar' | 'en', string | undefined>>;
  readonly customerPortalRegisterUrl: Readonly<Record<'ar' | 'en', string | undefined>>;
  /** Ends of e-service addresses (`iogs`) whose page says that the service is coming soon. */
  readonly comingSoon: readonly string[];
  /** The second service's origin and base path, without a trailing slash. */
  readonly eServicesApiUrl: string;
  readonly eServicesApiTimeoutMs: number;
  /** Calls a minute that one captcha session may make. */
  readonly rateLimitPerSession: number;
  /** Calls a minute that one address may make; generous, since mobile carriers share addresses. */
  readonly rateLimitPerAddress: number;
  /** Submissions of each form without a captcha that one address may send in ten minutes. */
  readonly rateLimitWithoutCaptcha: number;
  /** Addresses and ranges of proxies whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[];
  readonly contactFormTarget: 'e-services' | 'content';
  readonly contentFormsToken: string;
  readonly chatHubUrl: string;
  readonly chatBotScriptUrl: Readonly<Record<'ar' | 'en', string | undefined>>;
  readonly containerTrackingUrl: string | undefined;
  readonly facilityRentalUrl: string | undefined;
  readonly mapEmbedUrl: string | undefined;
  readonly newInvoicesUrl: string | undefined;
  readonly oldInvoicesUrl: string | undefined;
  readonly paymentGatewayUrl: string | undefined;
  readonly supportPortalUrl: string | undefined;
  /** Where editors reach the CMS; the one address that may frame a preview. */
  readonly cmsPublicUrl: string;
  /** The content API's token that reads drafts. Empty: previews are refused. */
  readonly contentPreviewToken: string;
  /** Empty: previews are refused. */
  readonly previewSecret: string;
  /** With it, maps are Mapbox's; without it, the site's own. */
  readonly mapboxToken: string | undefined;
}

/**
 * Reads and checks the environment. Empty values count as left out.
 * @throws ConfigurationError with a sentence for each wrong value.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  let values;
  try {
    values = settingsSchema.validateSync(given, { abortEarly: false });
  } catch (error) {
    if (error instanceof yup.ValidationError) throw new ConfigurationError(error.errors.join('\n'));
    throw error;
  }
  return {
    host: values.HOST,
    port: values.PORT,
    siteUrl: new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`).origin,
    ownOrigin: `http://${reachableHost(values.HOST)}:${values.PORT}`,
    contentApiUrl: withoutSlash(values.CONTENT_API_URL),
    contentMediaUrl: withoutSlash(values.CONTENT_MEDIA_URL ?? values.CONTENT_API_URL),
    contentApiToken: values.CONTENT_API_TOKEN,
    contentApiTimeoutMs: values.CONTENT_API_TIMEOUT_MS,
    contentRevalidateSeconds: values.CONTENT_REVALIDATE_SECONDS,
    contentRetrySeconds: values.CONTENT_RETRY_SECONDS,
    webhookSecret: values.WEBHOOK_SECRET,
    dataDirectory: values.DATA_DIR,
    mediaCacheBytes: values.MEDIA_CACHE_MEGABYTES * 1024 * 1024,
    warmUp: values.WARM_UP === 'on',
    logLevel: values.LOG_LEVEL,
    careersUrl: values.CAREERS_URL,
    openDataUrl: values.OPEN_DATA_URL,
    customerPortalUrl: { ar: values.CUSTOMER_PORTAL_URL_AR, en: values.CUSTOMER_PORTAL_URL_EN },
    customerPortalRegisterUrl: {
      ar: values.CUSTOMER_PORTAL_REGISTER_URL_AR ?? values.CUSTOMER_PORTAL_URL_AR,
      en: values.CUSTOMER_PORTAL_REGISTER_URL_EN ?? values.CUSTOMER_PORTAL_URL_EN,
    },
    comingSoon: listItems(values.COMING_SOON),
    eServicesApiUrl: `${withoutSlash(values.E_SERVICES_API_URL)}/e-services-api`,
    eServicesApiTimeoutMs: values.E_SERVICES_API_TIMEOUT_MS,
    rateLimitPerSession: values.RATE_LIMIT_PER_SESSION,
    rateLimitPerAddress: values.RATE_LIMIT_PER_ADDRESS,
    rateLimitWithoutCaptcha: values.RATE_LIMIT_WITHOUT_CAPTCHA,
    trustedProxies: listItems(values.TRUSTED_PROXIES),
    contactFormTarget: values.CONTACT_FORM_TARGET as Config['contactFormTarget'],
    contentFormsToken: values.CONTENT_FORMS_TOKEN,
    chatHubUrl: withoutSlash(values.CHAT_HUB_URL),
    chatBotScriptUrl: { ar: values.CHAT_BOT_SCRIPT_URL_AR, en: values.CHAT_BOT_SCRIPT_URL_EN },
    containerTrackingUrl: values.CONTAINER_TRACKING_URL,
    facilityRentalUrl: values.FACILITY_RENTAL_URL,
    mapEmbedUrl: values.MAP_EMBED_URL,
    newInvoicesUrl: values.NEW_INVOICES_URL,
    oldInvoicesUrl: values.OLD_INVOICES_URL,
    paymentGatewayUrl: values.PAYMENT_GATEWAY_URL,
    supportPortalUrl: values.SUPPORT_PORTAL_URL,
    cmsPublicUrl: withoutSlash(values.CMS_PUBLIC_URL),
    contentPreviewToken: values.CONTENT_PREVIEW_TOKEN,
    previewSecret: values.PREVIEW_SECRET,
    mapboxToken: values.MAPBOX_TOKEN,
  };
}

/** A host to connect to for one to listen on: 0.0.0.0 and :: stand for every address. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

let current: Config | undefined;

/** The checked configuration of this process. */
export function config(): Config {
  if (!current) {
    loadEnvConfig(process.cwd(), process.env.NODE_ENV !== 'production', { info() {}, error() {} });
    current = readConfig(process.env);
  }
  return current;
}
