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
      meaning:
        'Host name or IP address that the site listens on; `0.0.0.0` or `::` for every one of the machine, as a container needs it.',
    }),
    port: wholeNumber('PORT', 1, 65535, {
      default: '3000',
      meaning: 'Port that the site listens on.',
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
        meaning:
          'The one public origin of the site: canonical links, hreflang and the redirect of www hosts use it.',
      },
    ),
    securityContact: pattern(
      'SECURITY_CONTACT',
      'an address such as mailto:security@ports.example',
      /^(?:https:\/\/|mailto:[^\s@]+@|tel:\+)\S+$/,
      {
        accepts: '`https:`, `mailto:` or `tel:` address',
        fallback: 'the contact page',
        meaning: 'Where vulnerabilities are reported, for `/.well-known/security.txt`.',
      },
    ),
    securityPolicyUrl: url('SECURITY_POLICY_URL', {
      meaning: 'Public rules for reporting vulnerabilities, for `/.well-known/security.txt`.',
    }),
    trustedProxies: addressRanges('TRUSTED_PROXIES', {
      meaning:
        'IP addresses or CIDR ranges of the proxies whose `X-Forwarded-For` is believed; rate limits count by the client IP that it names.',
    }),
    connectionsPerAddress: wholeNumber('CONNECTIONS_PER_ADDRESS', 1, 100_000, {
      default: '200',
      meaning:
        'Connections that one client IP may have at the same time; a proxy in `TRUSTED_PROXIES` has as many as it needs.',
    }),
    dataDirectory: text('DATA_DIR', {
      default: '.data',
      accepts: 'folder',
      meaning: 'Snapshots of content and cached files of the CMS; keep it across releases.',
    }),
    mediaCacheBytes: wholeNumber('MEDIA_CACHE_MEGABYTES', 10, 1_000_000, {
      scale: 1024 * 1024,
      default: '2048',
      meaning: 'Size limit of `DATA_DIR/media`; the files used longest ago are deleted first.',
    }),
    searchWholeTexts: wholeNumber('SEARCH_WHOLE_TEXTS', 0, 1_000_000, {
      default: '2000',
      meaning:
        'Newest entries of each growing type and language that the site search finds by their body and documents too; older ones by title, number and summary. More need more memory.',
    }),
    redisUrl: redisUrl('REDIS_URL', {
      meaning:
        'Redis or Valkey that several instances of the site share: cached pages, changes of content, limits. Without it this process keeps all of that by itself.',
    }),
    warmUp: flag('WARM_UP', 'on', {
      default: 'on',
      meaning: '`on` renders every page in the background after the start.',
    }),
    drainDelayMs: wholeNumber('DRAIN_DELAY_SECONDS', 0, 300, {
      scale: 1000,
      default: '1',
      meaning:
        'After SIGTERM the site is not ready any more, but serves everything for this long, so that balancers notice; longer than the interval of their checks.',
    }),
  },
  'Seen from outside': {
    logLevel: logLevel(),
    metricsPort: wholeNumber('METRICS_PORT', 0, 65535, {
      default: '0',
      meaning: 'Port on which Prometheus reads `/metrics`; 0 for none.',
    }),
    metricsHost: host('METRICS_HOST', {
      default: 'localhost',
      meaning:
        'Host name or IP address that `METRICS_PORT` listens on; never one that visitors reach.',
    }),
    tracesEndpoint: serviceUrl('OTEL_EXPORTER_OTLP_ENDPOINT', {
      meaning:
        'OpenTelemetry collector that traces are sent to (OTLP over HTTP, `/v1/traces` is appended); without it there are none. The standard variables `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`, `OTEL_TRACES_SAMPLER_ARG` and `OTEL_EXPORTER_OTLP_HEADERS` hold too.',
    }),
  },
  'The edge': {
    edgeFreshSeconds: wholeNumber('EDGE_FRESH_SECONDS', 1, 3600, {
      default: '4',
      meaning:
        'Seconds for which a cache in front may send a page without asking the site; a change is visible after them.',
    }),
  },
  Content: {
    contentApiUrl: serviceUrl('CONTENT_API_URL', {
      default: 'http://localhost:1337',
      meaning: 'The CMS.',
    }),
    contentMediaUrl: serviceUrl('CONTENT_MEDIA_URL', {
      fallback: '`CONTENT_API_URL`',
      meaning: 'Where the files of the CMS are fetched from.',
    }),
    contentApiToken: text('CONTENT_API_TOKEN', {
      secret: true,
      meaning: 'Token that the CMS is read with.',
    }),
    contentApiTimeoutMs: wholeNumber('CONTENT_API_TIMEOUT_MS', 100, 60_000, {
      default: '3000',
      meaning: 'How long a response of the CMS may take.',
    }),
    contentRevalidateSeconds: wholeNumber('CONTENT_REVALIDATE_SECONDS', 1, 86_400, {
      default: '300',
      meaning: 'After this time content is fetched again although no webhook came.',
    }),
    contentRetrySeconds: wholeNumber('CONTENT_RETRY_SECONDS', 1, 3600, {
      default: '20',
      meaning: 'Lifetime of a page that was rendered from snapshots because the CMS failed.',
    }),
    webhookSecret: secret('WEBHOOK_SECRET', {
      hint: 'the webhook is closed without it',
      meaning:
        'Shared with the CMS, which reports changes with it; empty closes the webhook. Required with `REDIS_URL`, where it hides what names are of.',
    }),
  },
  Previews: {
    cmsPublicUrl: serviceUrl('CMS_PUBLIC_URL', {
      default: 'http://localhost:1337',
      meaning: 'Where editors reach the CMS; its origin alone may frame a preview.',
    }),
    previewSecret: secret('PREVIEW_SECRET', {
      hint: 'previews are closed without it',
      meaning: 'Shared with the CMS; empty closes previews.',
    }),
    contentPreviewToken: text('CONTENT_PREVIEW_TOKEN', {
      secret: true,
      meaning: 'Token of the CMS that reads drafts (`CMS_PREVIEW_TOKEN`); empty closes previews.',
    }),
  },
  'E-services and forms': {
    eServicesApiUrl: serviceUrl('E_SERVICES_API_URL', {
      default: 'http://localhost:4000/e-services-api',
      meaning: 'The e-services API, with its base path.',
    }),
    eServicesToken: text('E_SERVICES_TOKEN', {
      secret: true,
      meaning:
        'Token that the e-services API asks of the site (`Authorization: Bearer`), where it asks for one; 32 characters or more for `backends/e-services`.',
    }),
    eServicesDataSharingPath: text('E_SERVICES_DATA_SHARING_PATH', {
      default: 'dataSharing',
      meaning: 'Path of the data sharing request below the base path of the e-services API.',
    }),
    eServicesApiTimeoutMs: wholeNumber('E_SERVICES_API_TIMEOUT_MS', 100, 60_000, {
      default: '8000',
      meaning: 'How long a response of the e-services API may take.',
    }),
    eServicesShortTimeoutMs: wholeNumber('E_SERVICES_SHORT_TIMEOUT_MS', 100, 60_000, {
      default: '2500',
      meaning:
        'How long it may take for what a visitor needs at once: captchas, the choices of a form, what became of a submission.',
    }),
    eServicesCapabilities: list(
      'E_SERVICES_CAPABILITIES',
      `capabilities, which are ${CAPABILITIES.join(', ')}, or none`,
      (entry) => [...CAPABILITIES, NO_CAPABILITIES].find((name) => name === entry),
      {
        fallback: 'what the API publishes',
        meaning:
          'What the API offers beyond the basic searches and forms, where it does not publish that itself: `idempotency,feedback`, or `none`.',
      },
    ),
    comingSoon: list(
      'COMING_SOON',
      `ends of e-service addresses, which are ${serviceSlugs.join(', ')}`,
      (entry) => serviceSlugs.find((slug) => slug === entry),
      {
        meaning: 'Slugs of e-services whose page says that the service is coming: `iogs,epayment`.',
      },
    ),
    rateLimitPerSession: wholeNumber('RATE_LIMIT_PER_SESSION', 1, 100_000, {
      default: '30',
      meaning: 'Calls to `/api` that one captcha session may make in a minute.',
    }),
    rateLimitPerAddress: wholeNumber('RATE_LIMIT_PER_ADDRESS', 1, 1_000_000, {
      default: '600',
      meaning:
        'Calls to `/api` that one client IP may make in a minute; generous, since mobile carriers share IP addresses.',
    }),
    rateLimitUncachedPages: wholeNumber('RATE_LIMIT_UNCACHED_PAGES', 1, 1_000_000, {
      default: '120',
      meaning:
        'Pages and resized pictures that are not in the cache, and searches, that one client IP may ask for in a minute; pages from the cache are not counted.',
    }),
    uploadsPerAddress: wholeNumber('UPLOADS_PER_ADDRESS', 1, 1000, {
      default: '2',
      meaning: 'Forms with a file that one client IP may be sending at the same time.',
    }),
    rateLimitWithoutCaptcha: wholeNumber('RATE_LIMIT_WITHOUT_CAPTCHA', 1, 1_000_000, {
      default: '100',
      meaning:
        'Callback requests, and feedback about pages, that one client IP may send in ten minutes: these two forms have no captcha.',
    }),
    rateLimitOpenData: wholeNumber('RATE_LIMIT_OPEN_DATA', 1, 1_000_000, {
      default: '300',
      meaning:
        'Requests for open data (`/api/open/v1`) that one client IP may send in an hour; the page about the interface names the number.',
    }),
    contactFormTarget: oneOf('CONTACT_FORM_TARGET', ['e-services', 'content'], {
      default: 'e-services',
      meaning:
        'Where the contact form is stored; `content` is the CMS. The captcha is the e-services API’s either way.',
    }),
    contentFormsToken: text('CONTENT_FORMS_TOKEN', {
      secret: true,
      meaning:
        'Token that the CMS accepts contact forms with (`CMS_FORMS_TOKEN`), where it asks for one.',
    }),
  },
  Chat: {
    chatHubUrl: url('CHAT_HUB_URL', {
      off: 'none',
      default: 'http://localhost:5000/hubs/chat',
      meaning:
        'The chat hub, any SignalR hub; browsers connect to it directly. With `none` the widget offers the callback alone.',
    }),
    chatJoinMethod: pattern('CHAT_JOIN_METHOD', MEMBER_RULE, MEMBER_NAME, {
      accepts: 'name',
      off: 'none',
      default: 'Join',
      meaning:
        'Method of the hub that is called with the language once connected; `none` for a hub without one.',
    }),
    chatSendMethod: pattern('CHAT_SEND_METHOD', MEMBER_RULE, MEMBER_NAME, {
      accepts: 'name',
      default: 'SendMessage',
      meaning: 'Method of the hub that takes a message of the visitor.',
    }),
    chatSendArguments: oneOf('CHAT_SEND_ARGUMENTS', SENT_SHAPES, {
      default: 'object',
      meaning:
        'What that method takes: `{id, text, locale}`, a name of the visitor (random, for each conversation) and the text, or the text.',
    }),
    chatReceiveEvents: list(
      'CHAT_RECEIVE_EVENTS',
      'names of events',
      (entry) => (MEMBER_NAME.test(entry) ? entry : undefined),
      {
        default: 'ReceiveMessage',
        meaning: 'Events of the hub that bring a message: an object, a name and a text, or a text.',
      },
    ),
    chatAccessToken: text('CHAT_ACCESS_TOKEN', {
      meaning: 'Access token for a hub that asks for one; every visitor can read it.',
    }),
    chatNegotiation: flag('CHAT_NEGOTIATION', 'on', {
      default: 'off',
      meaning: '`on` for a hub whose WebSockets must be negotiated first.',
    }),
    chatNegotiatedUrl: url('CHAT_NEGOTIATED_URL', {
      meaning:
        'Where the negotiation leads to, if that is another origin, which browsers may then connect to.',
    }),
    chatBotScriptUrlAr: url('CHAT_BOT_SCRIPT_URL_AR', {
      meaning: 'Chat-bot script of the ticket follow-up page, loaded when the visitor asks for it.',
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
      meaning:
        'Container tracking. Without the URL of an e-service’s system, the contact centre provides it by phone.',
    }),
    facilityRentalUrl: url('FACILITY_RENTAL_URL', { meaning: 'Requests to rent facilities.' }),
    newInvoicesUrl: url('NEW_INVOICES_URL', { meaning: 'Current invoices.' }),
    oldInvoicesUrl: url('OLD_INVOICES_URL', { meaning: 'Invoices of the system before.' }),
    paymentGatewayUrl: url('PAYMENT_GATEWAY_URL', { meaning: 'Payment of invoices.' }),
    supportPortalUrl: url('SUPPORT_PORTAL_URL', { meaning: 'Support tickets.' }),
    mapEmbedUrl: url('MAP_EMBED_URL', {
      meaning:
        'Map of the headquarters that the contact page embeds when the visitor asks for it; without it the page links to the map of the ports.',
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
        meaning: 'Draws the maps with Mapbox; without it the site draws its own.',
      },
    ),
  },
  'At build time': {
    nextServerActionsEncryptionKey: text('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', {
      fallback: 'made by the build',
      accepts: 'base64 of 32 bytes',
      meaning:
        'Read by `npm run build` (make one with `openssl rand -base64 32`). Give every build the same, so that a form that is open without scripts survives a release: a key that a build makes lasts 14 days in `.next/cache`. `npm run demo` and `npm test` keep theirs in `.data`.',
    }),
    releaseId: text('RELEASE_ID', {
      fallback: 'made by the build',
      accepts: 'letters, digits, `-`, `_`',
      meaning:
        'Names the build, read by `npm run build`; the same for builds of the same code that serve side by side. A browser that gets the data of another build loads the whole page.',
    }),
    sourceDateEpoch: text('SOURCE_DATE_EPOCH', {
      fallback: 'last commit, else now',
      accepts: 'seconds since 1970',
      meaning:
        'Date of the release, read by `npm run build`: the last update of pages without content of their own.',
    }),
  },
};
