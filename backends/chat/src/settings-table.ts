import {
  addressRanges,
  host,
  list,
  logLevel,
  redisUrl,
  serviceUrl,
  text,
  wholeNumber,
} from '@ports-authority/settings';

/** The settings of the chat hub, listed in docs/configuration.md. */
export const settingsTable = {
  'Chat hub': {
    port: wholeNumber('CHAT_PORT', 1, 65535, { default: '5000', meaning: 'Port of the hub.' }),
    host: host('CHAT_HOST', { default: 'localhost', meaning: 'Host to listen on.' }),
    allowedOrigins: list(
      'CHAT_ALLOWED_ORIGINS',
      'origins, for example https://ports.example',
      parseOrigin,
      {
        fallback: 'any page on this machine',
        meaning: 'Origins whose pages may connect.',
      },
    ),
    maxConnections: wholeNumber('CHAT_MAX_CONNECTIONS', 1, 1_000_000, {
      default: '5000',
      meaning: 'Concurrent connections; more get 503.',
    }),
    maxConnectionsPerAddress: wholeNumber('CHAT_MAX_CONNECTIONS_PER_ADDRESS', 1, 1_000_000, {
      default: '50',
      meaning:
        'Connections of one client IP (IPv4 address or IPv6 /64; ten times as many for a /48); more get 429.',
    }),
    maxMessagesPerAddress: wholeNumber('CHAT_MAX_MESSAGES_PER_ADDRESS', 1, 1_000_000, {
      default: '1200',
      meaning: 'Messages of a client IP in a minute.',
    }),
    trustedProxies: addressRanges('CHAT_TRUSTED_PROXIES', {
      meaning: 'Proxies whose `X-Forwarded-For` is trusted.',
    }),
    drainDelayMs: wholeNumber('CHAT_DRAIN_DELAY_SECONDS', 0, 300, {
      default: '0',
      scale: 1000,
      meaning: 'Drain period after SIGTERM: not ready, but serving.',
    }),
    metricsPort: wholeNumber('CHAT_METRICS_PORT', 0, 65535, {
      default: '0',
      meaning: 'Port of `/metrics` for Prometheus; 0: none.',
    }),
    metricsHost: host('CHAT_METRICS_HOST', {
      default: 'localhost',
      meaning: 'Host of the metrics port.',
    }),
    contentApiUrl: serviceUrl('CONTENT_API_URL', {
      meaning: 'The CMS, for contact details; without it answers link to the contact page.',
    }),
    contentApiToken: text('CONTENT_API_TOKEN', { meaning: 'Token for reading the CMS.' }),
    redisUrl: redisUrl('REDIS_URL', { meaning: 'Redis or Valkey that processes share.' }),
    logLevel: logLevel(),
  },
};

/** An origin as in the header `Origin`, without trailing slashes. */
function parseOrigin(entry: string): string | undefined {
  const origin = entry.replace(/\/+$/, '');
  const isOrigin =
    /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
  return isOrigin ? origin : undefined;
}
