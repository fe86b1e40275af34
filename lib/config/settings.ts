import { CAPABILITIES } from '../../packages/e-services-contract/src';
import { SENT_SHAPES } from '../chat/hub-settings';
import { routeEntries } from '../routing/routes';
import {
  contact,
  host,
  list,
  MEMBER_NAME,
  memberName,
  mapboxToken,
  oneOf,
  publicOrigin,
  redisUrl,
  secret,
  serviceUrl,
  text,
  url,
  urlOrNone,
  wholeNumber,
} from './setting-kinds';

const serviceSlugs = routeEntries.flatMap(([, { parent, path }]) =>
  parent === 'eServices' ? [path.slice('/e-services/'.length)] : [],
);

/** Value for no capabilities. */
const NO_CAPABILITIES = 'none';

/** A first check; node:net validates the entries at start. */
const IP_OR_RANGE = /^[0-9a-fA-F:.]+(\/\d{1,3})?$/;

/**
 * All settings by their heading in docs/configuration.md. That page and .env.example are generated
 * from here: `npm run docs:settings`.
 */
export const settingGroups = {
  'The server': {
    HOST: host({
      default: 'localhost',
      meaning:
        'Host name or IP address that the site listens on; `0.0.0.0` or `::` for every one of the machine, as a container needs it.',
    }),
    PORT: wholeNumber(1, 65535, { default: '3000', meaning: 'Port that the site listens on.' }),
    SITE_URL: publicOrigin({
      fallback: '`http://localhost:PORT`',
      meaning:
        'The one public origin of the site: canonical links, hreflang and the redirect of www hosts use it.',
    }),
    SECURITY_CONTACT: contact({
      fallback: 'the contact page',
      meaning: 'Where vulnerabilities are reported, for `/.well-known/security.txt`.',
    }),
    SECURITY_POLICY_URL: url({
      meaning: 'Public rules for reporting vulnerabilities, for `/.well-known/security.txt`.',
    }),
    TRUSTED_PROXIES: list(
      'IP addresses or ranges, for example 10.0.0.0/8,::1',
      (entry) => IP_OR_RANGE.test(entry),
      {
        meaning:
          'IP addresses or CIDR ranges of the proxies whose `X-Forwarded-For` is believed; rate limits count by the client IP that it names.',
      },
    ),
    CONNECTIONS_PER_ADDRESS: wholeNumber(1, 100_000, {
      default: '200',
      meaning:
        'Connections that one client IP may have at the same time; a proxy in `TRUSTED_PROXIES` has as many as it needs.',
    }),
    DATA_DIR: text({
      default: '.data',
      kind: 'folder',
      meaning: 'Snapshots of content and cached files of the CMS; keep it across releases.',
    }),
    MEDIA_CACHE_MEGABYTES: wholeNumber(10, 1_000_000, {
      default: '2048',
      meaning: 'Size limit of `DATA_DIR/media`; the files used longest ago are deleted first.',
    }),
    REDIS_URL: redisUrl({
      meaning:
        'Redis or Valkey that several instances of the site share: cached pages, changes of content, limits. Without it this process keeps all of that by itself.',
    }),
    WARM_UP: oneOf(['on', 'off'], {
      default: 'on',
      meaning: '`on` renders every page in the background after the start.',
    }),
    DRAIN_DELAY_SECONDS: wholeNumber(0, 300, {
      default: '1',
      meaning:
        'After SIGTERM the site is not ready any more, but serves everything for this long, so that balancers notice; longer than the interval of their checks.',
    }),
  },
  'Seen from outside': {
    LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      default: 'info',
      meaning: 'Least severe log lines that are written.',
    }),
    METRICS_PORT: wholeNumber(0, 65535, {
      default: '0',
      meaning: 'Port on which Prometheus reads `/metrics`; 0 for none.',
    }),
    METRICS_HOST: host({
      default: 'localhost',
      meaning:
        'Host name or IP address that `METRICS_PORT` listens on; never one that visitors reach.',
    }),
    OTEL_EXPORTER_OTLP_ENDPOINT: serviceUrl({
      meaning:
        'OpenTelemetry collector that traces are sent to (OTLP over HTTP, `/v1/traces` is appended); without it there are none. The standard variables `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`, `OTEL_TRACES_SAMPLER_ARG` and `OTEL_EXPORTER_OTLP_HEADERS` hold too.',
    }),
  },
  'The edge': {
    EDGE_FRESH_SECONDS: wholeNumber(1, 3600, {
      default: '4',
      meaning:
        'Seconds for which a cache in front may send a page without asking the site; a change is visible after them.',
    }),
  },
  Content: {
    CONTENT_API_URL: serviceUrl({ default: 'http://localhost:1337', meaning: 'The CMS.' }),
    CONTENT_MEDIA_URL: serviceUrl({
      fallback: '`CONTENT_API_URL`',
      meaning: 'Where the files of the CMS are fetched from.',
    }),
    CONTENT_API_TOKEN: text({ meaning: 'Token that the CMS is read with.' }),
    CONTENT_API_TIMEOUT_MS: wholeNumber(100, 60_000, {
      default: '3000',
      meaning: 'How long a response of the CMS may take.',
    }),
    CONTENT_REVALIDATE_SECONDS: wholeNumber(1, 86_400, {
      default: '300',
      meaning: 'After this time content is fetched again although no webhook came.',
    }),
    CONTENT_RETRY_SECONDS: wholeNumber(1, 3600, {
      default: '20',
      meaning: 'Lifetime of a page that was rendered from snapshots because the CMS failed.',
    }),
    WEBHOOK_SECRET: secret('the webhook is then closed', {
      meaning:
        'Shared with the CMS, which reports changes with it; empty closes the webhook. Required with `REDIS_URL`, where it hides what names are of.',
    }),
  },
  Previews: {
    CMS_PUBLIC_URL: serviceUrl({
      default: 'http://localhost:1337',
      meaning: 'Where editors reach the CMS; its origin alone may frame a preview.',
    }),
    PREVIEW_SECRET: secret('previews are then closed', {
      meaning: 'Shared with the CMS; empty closes previews.',
    }),
    CONTENT_PREVIEW_TOKEN: text({
      meaning: 'Token of the CMS that reads drafts (`CMS_PREVIEW_TOKEN`); empty closes previews.',
    }),
  },
  'E-services and forms': {
    E_SERVICES_API_URL: serviceUrl({
      default: 'http://localhost:4000/e-services-api',
      meaning: 'The e-services API, with its base path.',
    }),
    E_SERVICES_TOKEN: text({
      meaning:
        'Token that the e-services API asks of the site (`Authorization: Bearer`), where it asks for one; 32 characters or more for `backends/e-services`.',
    }),
    E_SERVICES_DATA_SHARING_PATH: text({
      default: 'dataSharing',
      meaning: 'Path of the data sharing request below the base path of the e-services API.',
    }),
    E_SERVICES_API_TIMEOUT_MS: wholeNumber(100, 60_000, {
      default: '8000',
      meaning: 'How long a response of the e-services API may take.',
    }),
    E_SERVICES_SHORT_TIMEOUT_MS: wholeNumber(100, 60_000, {
      default: '2500',
      meaning:
        'How long it may take for what a visitor needs at once: captchas, the choices of a form, what became of a submission.',
    }),
    E_SERVICES_CAPABILITIES: list(
      `capabilities, which are ${CAPABILITIES.join(', ')}, or none`,
      (entry) => entry === NO_CAPABILITIES || CAPABILITIES.some((name) => name === entry),
      {
        fallback: 'what the API publishes',
        meaning:
          'What the API offers beyond the basic searches and forms, where it does not publish that itself: `idempotency,feedback`, or `none`.',
      },
    ),
    COMING_SOON: list(
      `ends of e-service addresses, which are ${serviceSlugs.join(', ')}`,
      (entry) => serviceSlugs.includes(entry),
      {
        meaning: 'Slugs of e-services whose page says that the service is coming: `iogs,epayment`.',
      },
    ),
    RATE_LIMIT_PER_SESSION: wholeNumber(1, 100_000, {
      default: '30',
      meaning: 'Calls to `/api` that one captcha session may make in a minute.',
    }),
    RATE_LIMIT_PER_ADDRESS: wholeNumber(1, 1_000_000, {
      default: '600',
      meaning:
        'Calls to `/api` that one client IP may make in a minute; generous, since mobile carriers share IP addresses.',
    }),
    RATE_LIMIT_UNCACHED_PAGES: wholeNumber(1, 1_000_000, {
      default: '120',
      meaning:
        'Pages and resized pictures that are not in the cache, and searches, that one client IP may ask for in a minute; pages from the cache are not counted.',
    }),
    UPLOADS_PER_ADDRESS: wholeNumber(1, 1000, {
      default: '2',
      meaning: 'Forms with a file that one client IP may be sending at the same time.',
    }),
    RATE_LIMIT_WITHOUT_CAPTCHA: wholeNumber(1, 1_000_000, {
      default: '100',
      meaning:
        'Callback requests, and feedback about pages, that one client IP may send in ten minutes: these two forms have no captcha.',
    }),
    RATE_LIMIT_OPEN_DATA: wholeNumber(1, 1_000_000, {
      default: '300',
      meaning:
        'Requests for open data (`/api/open/v1`) that one client IP may send in an hour; the page about the interface names the number.',
    }),
    CONTACT_FORM_TARGET: oneOf(['e-services', 'content'], {
      default: 'e-services',
      meaning:
        'Where the contact form is stored; `content` is the CMS. The captcha is the e-services API’s either way.',
    }),
    CONTENT_FORMS_TOKEN: text({
      meaning:
        'Token that the CMS accepts contact forms with (`CMS_FORMS_TOKEN`), where it asks for one.',
    }),
  },
  Chat: {
    CHAT_HUB_URL: urlOrNone({
      default: 'http://localhost:5000/hubs/chat',
      meaning:
        'The chat hub, any SignalR hub; browsers connect to it directly. With `none` the widget offers the callback alone.',
    }),
    CHAT_JOIN_METHOD: memberName({
      default: 'Join',
      meaning:
        'Method of the hub that is called with the language once connected; `none` for a hub without one.',
    }),
    CHAT_SEND_METHOD: memberName({
      default: 'SendMessage',
      meaning: 'Method of the hub that takes a message of the visitor.',
    }),
    CHAT_SEND_ARGUMENTS: oneOf(SENT_SHAPES, {
      default: 'object',
      meaning:
        'What that method takes: `{id, text, locale}`, a name of the visitor (random, for each conversation) and the text, or the text.',
    }),
    CHAT_RECEIVE_EVENTS: list('names of events', (entry) => MEMBER_NAME.test(entry), {
      default: 'ReceiveMessage',
      meaning: 'Events of the hub that bring a message: an object, a name and a text, or a text.',
    }),
    CHAT_ACCESS_TOKEN: text({
      meaning: 'Access token for a hub that asks for one; every visitor can read it.',
    }),
    CHAT_NEGOTIATION: oneOf(['on', 'off'], {
      default: 'off',
      meaning: '`on` for a hub whose WebSockets must be negotiated first.',
    }),
    CHAT_NEGOTIATED_URL: url({
      meaning:
        'Where the negotiation leads to, if that is another origin, which browsers may then connect to.',
    }),
    CHAT_BOT_SCRIPT_URL_AR: url({
      meaning: 'Chat-bot script of the ticket follow-up page, loaded when the visitor asks for it.',
    }),
    CHAT_BOT_SCRIPT_URL_EN: url({ meaning: 'The same for the English page.' }),
  },
  'External systems': {
    CAREERS_URL: url({ meaning: 'Careers site.' }),
    OPEN_DATA_URL: url({ meaning: 'Open data portal.' }),
    CUSTOMER_PORTAL_URL_AR: url({ meaning: 'Customer portal, in Arabic.' }),
    CUSTOMER_PORTAL_URL_EN: url({ meaning: 'Customer portal, in English.' }),
    CUSTOMER_PORTAL_REGISTER_URL_AR: url({
      fallback: '`CUSTOMER_PORTAL_URL_AR`',
      meaning: 'Registration of the customer portal, in Arabic.',
    }),
    CUSTOMER_PORTAL_REGISTER_URL_EN: url({
      fallback: '`CUSTOMER_PORTAL_URL_EN`',
      meaning: 'Registration of the customer portal, in English.',
    }),
    CONTAINER_TRACKING_URL: url({
      meaning:
        'Container tracking. Without the URL of an e-service’s system, the contact centre provides it by phone.',
    }),
    FACILITY_RENTAL_URL: url({ meaning: 'Requests to rent facilities.' }),
    NEW_INVOICES_URL: url({ meaning: 'Current invoices.' }),
    OLD_INVOICES_URL: url({ meaning: 'Invoices of the system before.' }),
    PAYMENT_GATEWAY_URL: url({ meaning: 'Payment of invoices.' }),
    SUPPORT_PORTAL_URL: url({ meaning: 'Support tickets.' }),
    MAP_EMBED_URL: url({
      meaning:
        'Map of the headquarters that the contact page embeds when the visitor asks for it; without it the page links to the map of the ports.',
    }),
    MAPBOX_TOKEN: mapboxToken({
      meaning: 'Draws the maps with Mapbox; without it the site draws its own.',
    }),
  },
  'At build time': {
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: text({
      fallback: 'made by the build',
      kind: 'base64 of 32 bytes',
      meaning:
        'Read by `npm run build` (make one with `openssl rand -base64 32`). Give every build the same, so that a form that is open without scripts survives a release: a key that a build makes lasts 14 days in `.next/cache`. `npm run demo` and `npm test` keep theirs in `.data`.',
    }),
    RELEASE_ID: text({
      fallback: 'made by the build',
      kind: 'letters, digits, `-`, `_`',
      meaning:
        'Names the build, read by `npm run build`; the same for builds of the same code that serve side by side. A browser that gets the data of another build loads the whole page.',
    }),
    SOURCE_DATE_EPOCH: text({
      fallback: 'last commit, else now',
      kind: 'seconds since 1970',
      meaning:
        'Date of the release, read by `npm run build`: the last update of pages without content of their own.',
    }),
  },
} as const;

type Groups = typeof settingGroups;
type Union<Type> = (Type extends unknown ? (value: Type) => void : never) extends (
  value: infer Every,
) => void
  ? Every
  : never;

/** All settings by name. */
export const settings = Object.assign({}, ...Object.values(settingGroups)) as Union<
  Groups[keyof Groups]
>;

export type SettingName = keyof typeof settings;

export type SettingValues = {
  readonly [Name in SettingName]: ReturnType<(typeof settings)[Name]['read']>;
};
