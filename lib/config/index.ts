import { loadEnvConfig } from '@next/env';
import { CAPABILITIES, type Capability } from '../../packages/e-services-contract/src';
import type { HubSettings } from '../chat/hub-settings';
import { isPublicOrigin, weaknessReason } from './secret-strength';
import { InvalidSetting, type Setting } from './setting-kinds';
import { settings, type SettingValues } from './settings';

/** Invalid settings, one message per line. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** Typed settings (documented in lib/config/settings.ts). */
export type Config = ReturnType<typeof toConfig>;

/** Secrets that must be strong on a public site. */
const SECRETS = [
  'CONTENT_API_TOKEN',
  'CONTENT_PREVIEW_TOKEN',
  'CONTENT_FORMS_TOKEN',
  'WEBHOOK_SECRET',
  'PREVIEW_SECRET',
  'E_SERVICES_TOKEN',
] as const;

/**
 * Reads and validates the environment. Empty values count as unset.
 * @throws ConfigurationError
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const invalid: string[] = [];
  const entries = Object.entries<Setting<unknown>>(settings).map(([name, setting]) => {
    try {
      return [name, setting.read(environment[name]?.trim() || setting.default, name)] as const;
    } catch (error) {
      if (!(error instanceof InvalidSetting)) throw error;
      invalid.push(error.message);
      return [name, undefined] as const;
    }
  });
  const values = Object.fromEntries(entries) as SettingValues;
  if (values.SITE_URL && isPublicOrigin(values.SITE_URL)) {
    for (const name of SECRETS) {
      const reason = values[name] && weaknessReason(values[name]);
      if (reason) invalid.push(`${name} must be a secret of this site, but it ${reason}.`);
    }
  }
  if (values.REDIS_URL && values.WEBHOOK_SECRET === '') {
    // Without it no instance is invalidated, and keyed hashes in Redis would be reversible.
    invalid.push('WEBHOOK_SECRET must be set when REDIS_URL is.');
  }
  if (invalid.length > 0) throw new ConfigurationError(invalid.join('\n'));
  return toConfig(values);
}

function toConfig(values: SettingValues) {
  return {
    host: values.HOST,
    port: values.PORT,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    /** Loopback URL of this process, independent of proxies. */
    ownOrigin: `http://${reachableHost(values.HOST)}:${values.PORT}`,
    securityContact: values.SECURITY_CONTACT,
    securityPolicyUrl: values.SECURITY_POLICY_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    dataDirectory: values.DATA_DIR,
    mediaCacheBytes: values.MEDIA_CACHE_MEGABYTES * 1024 * 1024,
    redisUrl: values.REDIS_URL,
    edgeFreshSeconds: values.EDGE_FRESH_SECONDS,
    warmUp: values.WARM_UP === 'on',
    drainDelayMs: values.DRAIN_DELAY_SECONDS * 1000,
    logLevel: values.LOG_LEVEL,
    metricsHost: values.METRICS_HOST,
    metricsPort: values.METRICS_PORT,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    contentApiUrl: values.CONTENT_API_URL,
    contentMediaUrl: values.CONTENT_MEDIA_URL || values.CONTENT_API_URL,
    contentApiToken: values.CONTENT_API_TOKEN,
    contentApiTimeoutMs: values.CONTENT_API_TIMEOUT_MS,
    contentRevalidateSeconds: values.CONTENT_REVALIDATE_SECONDS,
    contentRetrySeconds: values.CONTENT_RETRY_SECONDS,
    webhookSecret: values.WEBHOOK_SECRET,
    cmsPublicUrl: values.CMS_PUBLIC_URL,
    previewSecret: values.PREVIEW_SECRET,
    contentPreviewToken: values.CONTENT_PREVIEW_TOKEN,
    eServicesApiUrl: values.E_SERVICES_API_URL,
    eServicesDataSharingPath: values.E_SERVICES_DATA_SHARING_PATH.replace(/^\/+/, ''),
    eServicesToken: values.E_SERVICES_TOKEN,
    eServicesApiTimeoutMs: values.E_SERVICES_API_TIMEOUT_MS,
    eServicesShortTimeoutMs: values.E_SERVICES_SHORT_TIMEOUT_MS,
    /** Undefined = read from the e-services API. */
    eServicesCapabilities: givenCapabilities(values.E_SERVICES_CAPABILITIES),
    comingSoon: values.COMING_SOON,
    rateLimitPerSession: values.RATE_LIMIT_PER_SESSION,
    rateLimitPerAddress: values.RATE_LIMIT_PER_ADDRESS,
    rateLimitUncachedPages: values.RATE_LIMIT_UNCACHED_PAGES,
    uploadsPerAddress: values.UPLOADS_PER_ADDRESS,
    rateLimitWithoutCaptcha: values.RATE_LIMIT_WITHOUT_CAPTCHA,
    rateLimitOpenData: values.RATE_LIMIT_OPEN_DATA,
    contactFormTarget: values.CONTACT_FORM_TARGET,
    contentFormsToken: values.CONTENT_FORMS_TOKEN,
    /** Undefined = no chat. */
    chatHub:
      values.CHAT_HUB_URL === undefined ? undefined : toHubSettings(values, values.CHAT_HUB_URL),
    chatNegotiatedUrl: values.CHAT_NEGOTIATED_URL,
    chatBotScriptUrl: { ar: values.CHAT_BOT_SCRIPT_URL_AR, en: values.CHAT_BOT_SCRIPT_URL_EN },
    careersUrl: values.CAREERS_URL,
    openDataUrl: values.OPEN_DATA_URL,
    customerPortalUrl: { ar: values.CUSTOMER_PORTAL_URL_AR, en: values.CUSTOMER_PORTAL_URL_EN },
    customerPortalRegisterUrl: {
      ar: values.CUSTOMER_PORTAL_REGISTER_URL_AR ?? values.CUSTOMER_PORTAL_URL_AR,
      en: values.CUSTOMER_PORTAL_REGISTER_URL_EN ?? values.CUSTOMER_PORTAL_URL_EN,
    },
    containerTrackingUrl: values.CONTAINER_TRACKING_URL,
    facilityRentalUrl: values.FACILITY_RENTAL_URL,
    newInvoicesUrl: values.NEW_INVOICES_URL,
    oldInvoicesUrl: values.OLD_INVOICES_URL,
    paymentGatewayUrl: values.PAYMENT_GATEWAY_URL,
    supportPortalUrl: values.SUPPORT_PORTAL_URL,
    mapEmbedUrl: values.MAP_EMBED_URL,
    mapboxToken: values.MAPBOX_TOKEN,
  } as const;
}

function toHubSettings(values: SettingValues, address: string): HubSettings {
  return {
    url: withoutSlash(address),
    joinMethod: values.CHAT_JOIN_METHOD === 'none' ? null : values.CHAT_JOIN_METHOD,
    sendMethod: values.CHAT_SEND_METHOD,
    sentShape: values.CHAT_SEND_ARGUMENTS,
    receiveEvents: values.CHAT_RECEIVE_EVENTS,
    accessToken: values.CHAT_ACCESS_TOKEN,
    negotiates: values.CHAT_NEGOTIATION === 'on',
  };
}

function givenCapabilities(names: readonly string[] = []): readonly Capability[] | undefined {
  return names.length > 0 ? CAPABILITIES.filter((name) => names.includes(name)) : undefined;
}

/** 0.0.0.0 and :: are no addresses to connect to. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

let current: Config | undefined;

/** The validated settings of this process. */
export function config(): Config {
  if (!current) {
    loadEnvConfig(process.cwd(), process.env.NODE_ENV !== 'production', { info() {}, error() {} });
    current = readConfig(process.env);
  }
  return current;
}
