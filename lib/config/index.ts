import { loadEnvConfig } from '@next/env';
import { CAPABILITIES } from '../../packages/e-services-contract/src';
import {
  isReservedHost,
  readSettings,
  refuseWeakSecrets,
  type Environment,
  type SettingValues,
} from '../../packages/settings/src';
import type { HubSettings } from '../chat/hub-settings';
import { settingsTable } from './settings';

export { SettingsError } from '../../packages/settings/src';

/** Typed settings, and values derived from several of them. */
export type Config = ReturnType<typeof readConfig>;

/** Reads and validates the environment; throws SettingsError. */
export function readConfig(environment: Environment) {
  const values = readSettings(settingsTable, environment, (checked) => {
    const { siteUrl, redisUrl, webhookSecret } = checked.values;
    if (siteUrl && !isReservedHost(new URL(siteUrl).hostname)) {
      refuseWeakSecrets(settingsTable, environment, checked.refuse);
    }
    if (redisUrl && webhookSecret === '') {
      // Without it no instance is invalidated, and keyed hashes in Redis would be reversible.
      checked.refuse('WEBHOOK_SECRET', 'must be set when REDIS_URL is');
    }
  });
  const capabilities: readonly string[] = values.eServicesCapabilities;
  return {
    ...values,
    siteUrl: values.siteUrl ?? `http://localhost:${values.port}`,
    /** Loopback URL of this process, independent of proxies. */
    ownOrigin: `http://${reachableHost(values.host)}:${values.port}`,
    contentMediaUrl: values.contentMediaUrl || values.contentApiUrl,
    eServicesDataSharingPath: values.eServicesDataSharingPath.replace(/^\/+/, ''),
    /** Undefined = read from the e-services API. */
    eServicesCapabilities:
      capabilities.length > 0
        ? CAPABILITIES.filter((name) => capabilities.includes(name))
        : undefined,
    chatHub: toHubSettings(values),
    chatBotScriptUrl: { ar: values.chatBotScriptUrlAr, en: values.chatBotScriptUrlEn },
    customerPortalUrl: { ar: values.customerPortalUrlAr, en: values.customerPortalUrlEn },
    customerPortalRegisterUrl: {
      ar: values.customerPortalRegisterUrlAr ?? values.customerPortalUrlAr,
      en: values.customerPortalRegisterUrlEn ?? values.customerPortalUrlEn,
    },
  };
}

/** Undefined = no chat. */
function toHubSettings(values: SettingValues<typeof settingsTable>): HubSettings | undefined {
  if (values.chatHubUrl === undefined) return undefined;
  return {
    url: values.chatHubUrl.replace(/\/+$/, ''),
    joinMethod: values.chatJoinMethod || null,
    sendMethod: values.chatSendMethod,
    sentShape: values.chatSendArguments,
    receiveEvents: values.chatReceiveEvents,
    accessToken: values.chatAccessToken,
    negotiates: values.chatNegotiation,
  };
}

/** 0.0.0.0 and :: are no addresses to connect to. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
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
