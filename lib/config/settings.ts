import { CAPABILITIES } from '../../packages/e-services-contract/src';
import {
  addressRanges,
  flag,
  host,
  list,
  logLevel,
  oneOf,
  pattern,
  redisUrl,
  secret,
  serviceUrl,
  setting,
  text,
  url,
  wholeNumber,
} from '../../packages/settings/src';
import { SENT_SHAPES } from '../chat/hub-settings';
import { routeEntries } from '../routing/routes';

const serviceSlugs = routeEntries.flatMap(([, { parent, path }]) =>
  parent === 'eServices' ? [path.slice('/e-services/'.length)] : [],
);

/** Value for no capabilities. */
const NO_CAPABILITIES = 'none';

/** A valid method name in .NET and other SignalR servers. */
const MEMBER_NAME = /^[\w.-]{1,100}$/;
const MEMBER_RULE = 'a name such as SendMessage';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Undefined for a URL that is no origin, or neither https nor on this machine. */
function parsePublicOrigin(given: string): string | undefined {
  if (!/^https?:\/\/\S+$/.test(given) || !URL.canParse(given)) return undefined;
  const { href, origin, protocol, hostname } = new URL(given);
  const isSafe = protocol === 'https:' || LOOPBACK.test(hostname);
  return isSafe && href === `${origin}/` ? origin : undefined;
}

/** The settings of the site; `npm run docs:settings` writes docs/configuration.md from it. */
export const settingsTable = {
  'The server': {
    host: host('HOST', {
      default: 'localhost',
      meaning: 'Host to listen on; `0.0.0.0` or `::` for all interfaces, as in a container.',
    }),
    port: wholeNumber('PORT', 1, 65535, {
      default: '3000',
      meaning: 'Port.',
    }),
    siteUrl: setting<string | undefined>(
      'SITE_URL',
      {
        rule: 'an https origin without a path, or an http one on localhost, for example https://ports.example',
        accepts: 'https origin, or http on localhost',
        empty: undefined,
        parse: parsePublicOrigin,
      },
      {
        fallback: '`http://localhost:PORT`',
        meaning: 'Public origin: canonical links, hreflang, redirect of www hosts.',
      },
    ),
    securityContact: pattern(
      'SECURITY_CONTACT',
      'an address such as mailto:security@ports.example',
      /^(?:https:\/\/|mailto:[^\s@]+@|tel:\+)\S+$/,
      {
        accepts: '`https:`, `mailto:` or `tel:` address',
        fallback: 'the contact page',
        meaning: 'Contact for vulnerability reports in `/.well-known/security.txt`.',
      },
    ),
    securityPolicyUrl: url('SECURITY_POLICY_URL', {
      meaning: 'Policy for vulnerability reports, in the same file.',
    }),
    trustedProxies: addressRanges('TRUSTED_PROXIES', {
      meaning:
        'Proxies whose `X-Forwarded-For` is trusted; rate limits count by the client IP in it.',
    }),
    connectionsPerAddress: wholeNumber('CONNECTIONS_PER_ADDRESS', 1, 100_000, {
      default: '200',
      meaning: 'Concurrent connections of a client IP; trusted proxies have no limit.',
    }),
    dataDirectory: text('DATA_DIR', {
      default: '.data',
      accepts: 'folder',
      meaning: 'Snapshots of content and cached media; keep it across releases.',
    }),
    mediaCacheBytes: wholeNumber('MEDIA_CACHE_MEGABYTES', 10, 1_000_000, {
      scale: 1024 * 1024,
      default: '2048',
      meaning: 'Max size of `DATA_DIR/media` (LRU).',
    }),
    searchWholeTexts: wholeNumber('SEARCH_WHOLE_TEXTS', 0, 1_000_000, {
      default: '2000',
      meaning:
        'Newest entries of each growing type and language that the search finds by body and documents too; older ones by title, number and summary. More need more memory.',
    }),
    searchDatabaseUrl: setting(
      'SEARCH_DATABASE_URL',
      {
        rule: 'an address such as postgres://site:secret@db:5432/site',
        accepts: '`postgres:` URL',
        empty: '',
        parse: (given) =>
          /^postgres(?:ql)?:\/\/[^\s/]+\/\S+$/.test(given) && URL.canParse(given)
            ? given
            : undefined,
      },
      {
        meaning:
          'Postgres database (`?sslmode=verify-full` for TLS) with the search of all instances, for content that fills their memory. Without it each has its own.',
      },
    ),
    redisUrl: redisUrl('REDIS_URL', {
      meaning:
        'Redis or Valkey that instances share: cached pages, invalidation, rate limits. Without it they are in memory.',
    }),
    warmUp: flag('WARM_UP', 'on', {
      default: 'on',
      meaning: 'Renders every page in the background after the start.',
    }),
    drainDelayMs: wholeNumber('DRAIN_DELAY_SECONDS', 0, 300, {
      scale: 1000,
      default: '1',
      meaning:
        'Drain period after SIGTERM: not ready, but serving; longer than the interval of the balancer’s checks.',
    }),
  },
  'Seen from outside': {
    logLevel: logLevel(),
    metricsPort: wholeNumber('METRICS_PORT', 0, 65535, {
      default: '0',
      meaning: 'Port of `/metrics` for Prometheus; 0: none.',
    }),
    metricsHost: host('METRICS_HOST', {
      default: 'localhost',
      meaning: 'Host of the metrics port; visitors must not reach it.',
    }),
    tracesEndpoint: serviceUrl('OTEL_EXPORTER_OTLP_ENDPOINT', {
      meaning:
        'OpenTelemetry collector (OTLP over HTTP, `/v1/traces` is appended); without it no traces. Also `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`, `OTEL_TRACES_SAMPLER_ARG`, `OTEL_EXPORTER_OTLP_HEADERS`.',
    }),
  },
  'The edge': {
    edgeFreshSeconds: wholeNumber('EDGE_FRESH_SECONDS', 1, 3600, {
      default: '4',
      meaning: '`s-maxage` of pages: delay until a change is visible behind a cache.',
    }),
  },
  Content: {
    contentApiUrl: serviceUrl('CONTENT_API_URL', {
      default: 'http://localhost:1337',
      meaning: 'The CMS.',
    }),
    contentMediaUrl: serviceUrl('CONTENT_MEDIA_URL', {
      fallback: '`CONTENT_API_URL`',
      meaning: 'Origin of the CMS’s files.',
    }),
    contentApiToken: text('CONTENT_API_TOKEN', {
      secret: true,
      meaning: 'Token for reading the CMS.',
    }),
    contentApiTimeoutMs: wholeNumber('CONTENT_API_TIMEOUT_MS', 100, 60_000, {
      default: '3000',
      meaning: 'Timeout of the CMS.',
    }),
    contentRevalidateSeconds: wholeNumber('CONTENT_REVALIDATE_SECONDS', 1, 86_400, {
      default: '300',
      meaning: 'TTL of content without a webhook.',
    }),
    contentRetrySeconds: wholeNumber('CONTENT_RETRY_SECONDS', 1, 3600, {
      default: '20',
      meaning: 'TTL of a page rendered from snapshots while the CMS fails.',
    }),
    webhookSecret: secret('WEBHOOK_SECRET', {
      hint: 'the webhook is closed without it',
      meaning:
        'Shared with the CMS, for changes; empty closes the webhook. Required with `REDIS_URL`, as HMAC key of names.',
    }),
  },
  Previews: {
    cmsPublicUrl: serviceUrl('CMS_PUBLIC_URL', {
      default: 'http://localhost:1337',
      meaning: 'Public URL of the CMS, whose origin may frame previews.',
    }),
    previewSecret: secret('PREVIEW_SECRET', {
      hint: 'previews are closed without it',
      meaning: 'Shared with the CMS; empty closes previews.',
    }),
    contentPreviewToken: text('CONTENT_PREVIEW_TOKEN', {
      secret: true,
      meaning: '`CMS_PREVIEW_TOKEN` of the CMS, reads drafts; empty closes previews.',
    }),
  },
  'E-services and forms': {
    eServicesApiUrl: serviceUrl('E_SERVICES_API_URL', {
      default: 'http://localhost:4000/e-services-api',
      meaning: 'The e-services API, with its base path.',
    }),
    eServicesToken: text('E_SERVICES_TOKEN', {
      secret: true,
      meaning: 'Token of the e-services API (`Authorization: Bearer`), if it requires one.',
    }),
    eServicesDataSharingPath: text('E_SERVICES_DATA_SHARING_PATH', {
      default: 'dataSharing',
      meaning: 'Path of the data sharing request below the base path.',
    }),
    eServicesApiTimeoutMs: wholeNumber('E_SERVICES_API_TIMEOUT_MS', 100, 60_000, {
      default: '8000',
      meaning: 'Timeout of the e-services API.',
    }),
    eServicesShortTimeoutMs: wholeNumber('E_SERVICES_SHORT_TIMEOUT_MS', 100, 60_000, {
      default: '2500',
      meaning: 'Timeout for captchas, choices of forms and submission states.',
    }),
    eServicesCapabilities: list(
      'E_SERVICES_CAPABILITIES',
      `capabilities, which are ${CAPABILITIES.join(', ')}, or none`,
      (entry) => [...CAPABILITIES, NO_CAPABILITIES].find((name) => name === entry),
      {
        fallback: 'what the API publishes',
        meaning:
          '[Capabilities](backends.md#capabilities) of an API that does not publish them: `idempotency,feedback`, or `none`.',
      },
    ),
    comingSoon: list(
      'COMING_SOON',
      `ends of e-service addresses, which are ${serviceSlugs.join(', ')}`,
      (entry) => serviceSlugs.find((slug) => slug === entry),
      {
        meaning: 'Slugs of e-services that are switched off: `iogs,epayment`.',
      },
    ),
    rateLimitPerSession: wholeNumber('RATE_LIMIT_PER_SESSION', 1, 100_000, {
      default: '30',
      meaning: 'Calls to `/api` of a captcha session in a minute.',
    }),
    rateLimitPerAddress: wholeNumber('RATE_LIMIT_PER_ADDRESS', 1, 1_000_000, {
      default: '600',
      meaning:
        'Calls to `/api` of a client IP in a minute; generous, since mobile carriers share IP addresses.',
    }),
    rateLimitUncachedPages: wholeNumber('RATE_LIMIT_UNCACHED_PAGES', 1, 1_000_000, {
      default: '120',
      meaning: 'Searches, uncached pages and resized pictures of a client IP in a minute.',
    }),
    uploadsPerAddress: wholeNumber('UPLOADS_PER_ADDRESS', 1, 1000, {
      default: '2',
      meaning: 'Concurrent uploads of a client IP.',
    }),
    rateLimitWithoutCaptcha: wholeNumber('RATE_LIMIT_WITHOUT_CAPTCHA', 1, 1_000_000, {
      default: '100',
      meaning: 'Callback requests and page feedback of a client IP in ten minutes.',
    }),
    rateLimitOpenData: wholeNumber('RATE_LIMIT_OPEN_DATA', 1, 1_000_000, {
      default: '300',
      meaning:
        'Requests for open data (`/api/open/v1`) of a client IP in an hour, named on its page.',
    }),
    contactFormTarget: oneOf('CONTACT_FORM_TARGET', ['e-services', 'content'], {
      default: 'e-services',
      meaning:
        'Store of the contact form; `content` is the CMS. The captcha is the e-services API’s either way.',
    }),
    contentFormsToken: text('CONTENT_FORMS_TOKEN', {
      secret: true,
      meaning: '`CMS_FORMS_TOKEN` of the CMS, for contact forms.',
    }),
  },
  Chat: {
    chatHubUrl: url('CHAT_HUB_URL', {
      off: 'none',
      default: 'http://localhost:5000/hubs/chat',
      meaning: 'SignalR hub that browsers connect to; `none`: callback only.',
    }),
    chatJoinMethod: pattern('CHAT_JOIN_METHOD', MEMBER_RULE, MEMBER_NAME, {
      accepts: 'name',
      off: 'none',
      default: 'Join',
      meaning: 'Method called with the language once connected.',
    }),
    chatSendMethod: pattern('CHAT_SEND_METHOD', MEMBER_RULE, MEMBER_NAME, {
      accepts: 'name',
      default: 'SendMessage',
      meaning: 'Method for a visitor’s message.',
    }),
    chatSendArguments: oneOf('CHAT_SEND_ARGUMENTS', SENT_SHAPES, {
      default: 'object',
      meaning: 'Its arguments: `{id, text, locale}`, a random user name and the text, or the text.',
    }),
    chatReceiveEvents: list(
      'CHAT_RECEIVE_EVENTS',
      'names of events',
      (entry) => (MEMBER_NAME.test(entry) ? entry : undefined),
      {
        default: 'ReceiveMessage',
        meaning: 'Events with a message: an object, a name and a text, or a text.',
      },
    ),
    chatAccessToken: text('CHAT_ACCESS_TOKEN', {
      meaning: 'Access token of the hub; every visitor can read it.',
    }),
    chatNegotiation: flag('CHAT_NEGOTIATION', 'on', {
      default: 'off',
      meaning: '`on`: WebSockets are negotiated first.',
    }),
    chatNegotiatedUrl: url('CHAT_NEGOTIATED_URL', {
      meaning: 'Other origin that the negotiation redirects to.',
    }),
    chatBotScriptUrlAr: url('CHAT_BOT_SCRIPT_URL_AR', {
      meaning: 'Chat-bot script of the ticket follow-up page, loaded on request.',
    }),
    chatBotScriptUrlEn: url('CHAT_BOT_SCRIPT_URL_EN', {
      meaning: 'The same for the English page.',
    }),
  },
  'External systems': {
    careersUrl: url('CAREERS_URL', { meaning: 'Careers site.' }),
    openDataUrl: url('OPEN_DATA_URL', { meaning: 'Open data portal.' }),
    customerPortalUrlAr: url('CUSTOMER_PORTAL_URL_AR', { meaning: 'Customer portal, in Arabic.' }),
    customerPortalUrlEn: url('CUSTOMER_PORTAL_URL_EN', { meaning: 'Customer portal, in English.' }),
    customerPortalRegisterUrlAr: url('CUSTOMER_PORTAL_REGISTER_URL_AR', {
      fallback: '`CUSTOMER_PORTAL_URL_AR`',
      meaning: 'Registration of the customer portal, in Arabic.',
    }),
    customerPortalRegisterUrlEn: url('CUSTOMER_PORTAL_REGISTER_URL_EN', {
      fallback: '`CUSTOMER_PORTAL_URL_EN`',
      meaning: 'Registration of the customer portal, in English.',
    }),
    containerTrackingUrl: url('CONTAINER_TRACKING_URL', {
      meaning: 'Container tracking. Without the URL of its system a service is offered by phone.',
    }),
    facilityRentalUrl: url('FACILITY_RENTAL_URL', { meaning: 'Requests to rent facilities.' }),
    newInvoicesUrl: url('NEW_INVOICES_URL', { meaning: 'Current invoices.' }),
    oldInvoicesUrl: url('OLD_INVOICES_URL', { meaning: 'Invoices of the system before.' }),
    paymentGatewayUrl: url('PAYMENT_GATEWAY_URL', { meaning: 'Payment of invoices.' }),
    supportPortalUrl: url('SUPPORT_PORTAL_URL', { meaning: 'Support tickets.' }),
    mapEmbedUrl: url('MAP_EMBED_URL', {
      meaning:
        'Map of the headquarters that the contact page embeds on request; without it a link to the map of the ports.',
    }),
    mapboxToken: setting<string | undefined>(
      'MAPBOX_TOKEN',
      {
        rule: 'a public Mapbox token, which starts with pk.',
        accepts: 'public Mapbox token',
        empty: undefined,
        parse: (given) => (given.startsWith('pk.') ? given : undefined),
      },
      {
        meaning: 'Draws the maps with Mapbox.',
      },
    ),
  },
  'At build time': {
    nextServerActionsEncryptionKey: text('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', {
      fallback: 'generated',
      accepts: 'base64 of 32 bytes',
      meaning:
        'Use the same key (`openssl rand -base64 32`) for every build, so that open forms without scripts survive a release; a generated key lasts 14 days in `.next/cache`.',
    }),
    releaseId: text('RELEASE_ID', {
      fallback: 'generated',
      accepts: 'letters, digits, `-`, `_`',
      meaning:
        'Id of the build, the same for builds of the same code side by side. A browser that gets data of another build loads the whole page.',
    }),
    sourceDateEpoch: text('SOURCE_DATE_EPOCH', {
      fallback: 'last commit, else now',
      accepts: 'seconds since 1970',
      meaning: 'Date of the release: last update of pages without content.',
    }),
  },
};
