import { isIP } from 'node:net';
import * as yup from 'yup';
import { routeEntries } from '../routing/routes';

const httpAddress = (name: string) =>
  yup
    .string()
    .trim()
    .test(
      'http-address',
      `${name} must be an http(s) address, for example https://ports.example.`,
      (value) => value === undefined || (/^https?:\/\/\S+$/.test(value) && URL.canParse(value)),
    );

/** The address of a service: paths are added to it, and fetch refuses one with a user name. */
const serviceAddress = (name: string) =>
  httpAddress(name).test(
    'bare',
    `${name} must be an address without a user name, "?" and "#".`,
    (value) => !/[?#]/.test(value ?? '') && !parsed(value)?.username,
  );

const wholeNumber = (name: string, low: number, high: number) => {
  const sentence = `${name} must be a whole number from ${low} to ${high}.`;
  return yup
    .number()
    .transform((value: number, given: unknown) => (isDigits(given) ? value : Number.NaN))
    .typeError(sentence)
    .min(low, sentence)
    .max(high, sentence);
};

/** Other spellings of a number (1e3, 0x10) are more likely a slip than meant. */
function isDigits(given: unknown): boolean {
  return /^\d+$/.test(String(given).trim());
}

const longSecret = (name: string, withoutIt: string) =>
  yup
    .string()
    .trim()
    .default('')
    .test(
      'long-enough',
      `${name} must be at least 16 characters long (or left out: ${withoutIt}).`,
      (value) => value === '' || value.length >= 16,
    );

const listOf = (name: string, isItem: (entry: string) => boolean, what: string) =>
  yup
    .string()
    .trim()
    .default('')
    .test('list', `${name} must be a comma-separated list of ${what}.`, (value) =>
      listItems(value).every(isItem),
    );

/** The entries of a comma-separated setting. */
export function listItems(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

const serviceSlugs = routeEntries.flatMap(([, { parent, path }]) =>
  parent === 'eServices' ? [path.slice('/e-services/'.length)] : [],
);

/** A first look; the list that is made of them at start refuses what is none. */
const IP_OR_RANGE = /^[0-9a-fA-F:.]+(\/\d{1,3})?$/;

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const siteAddress = httpAddress('SITE_URL')
  .test(
    'origin-only',
    'SITE_URL must be an origin without a path, for example https://ports.example.',
    (value) => {
      const url = parsed(value);
      return !url || url.href === `${url.origin}/`;
    },
  )
  .test(
    'https-outside-localhost',
    'SITE_URL must start with https:// unless its host is localhost.',
    (value) => {
      const url = parsed(value);
      return !url || url.protocol === 'https:' || LOOPBACK.test(url.hostname);
    },
  );

function parsed(address: string | undefined): URL | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
}

/** The last label has a letter: numbers with dots are IP addresses. */
const HOST_NAME = /^([a-z\d-]+\.)*[a-z\d-]*[a-z][a-z\d-]*$/i;

/** Every setting of the environment with its default and its rule. */
export const settingsSchema = yup.object({
  HOST: yup
    .string()
    .trim()
    .test(
      'host',
      'HOST must be a host name or an IP address, for example 0.0.0.0.',
      (value) => value === undefined || isIP(value) !== 0 || HOST_NAME.test(value),
    )
    .default('localhost'),
  PORT: wholeNumber('PORT', 1, 65535).default(3000),
  SITE_URL: siteAddress,
  CONTENT_API_URL: serviceAddress('CONTENT_API_URL').default('http://localhost:1337'),
  CONTENT_MEDIA_URL: serviceAddress('CONTENT_MEDIA_URL'),
  CONTENT_API_TOKEN: yup.string().trim().default(''),
  CONTENT_API_TIMEOUT_MS: wholeNumber('CONTENT_API_TIMEOUT_MS', 100, 60_000).default(4000),
  CONTENT_REVALIDATE_SECONDS: wholeNumber('CONTENT_REVALIDATE_SECONDS', 1, 86_400).default(300),
  CONTENT_RETRY_SECONDS: wholeNumber('CONTENT_RETRY_SECONDS', 1, 3600).default(20),
  WEBHOOK_SECRET: longSecret('WEBHOOK_SECRET', 'the webhook is then closed'),
  DATA_DIR: yup.string().trim().default('.data'),
  MEDIA_CACHE_MEGABYTES: wholeNumber('MEDIA_CACHE_MEGABYTES', 10, 1_000_000).default(2048),
  WARM_UP: yup.string().oneOf(['on', 'off'], 'WARM_UP must be on or off.').default('on'),
  LOG_LEVEL: yup
    .string()
    .oneOf(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent.',
    )
    .default('info'),
  CAREERS_URL: httpAddress('CAREERS_URL'),
  OPEN_DATA_URL: httpAddress('OPEN_DATA_URL'),
  CUSTOMER_PORTAL_URL_AR: httpAddress('CUSTOMER_PORTAL_URL_AR'),
  CUSTOMER_PORTAL_URL_EN: httpAddress('CUSTOMER_PORTAL_URL_EN'),
  CUSTOMER_PORTAL_REGISTER_URL_AR: httpAddress('CUSTOMER_PORTAL_REGISTER_URL_AR'),
  CUSTOMER_PORTAL_REGISTER_URL_EN: httpAddress('CUSTOMER_PORTAL_REGISTER_URL_EN'),
  COMING_SOON: listOf(
    'COMING_SOON',
    (entry) => serviceSlugs.includes(entry),
    `ends of e-service addresses, which are ${serviceSlugs.join(', ')}`,
  ),
  E_SERVICES_API_URL: serviceAddress('E_SERVICES_API_URL').default('http://localhost:4000'),
  E_SERVICES_API_TIMEOUT_MS: wholeNumber('E_SERVICES_API_TIMEOUT_MS', 100, 60_000).default(8000),
  RATE_LIMIT_PER_SESSION: wholeNumber('RATE_LIMIT_PER_SESSION', 1, 100_000).default(30),
  RATE_LIMIT_PER_ADDRESS: wholeNumber('RATE_LIMIT_PER_ADDRESS', 1, 1_000_000).default(600),
  RATE_LIMIT_WITHOUT_CAPTCHA: wholeNumber('RATE_LIMIT_WITHOUT_CAPTCHA', 1, 1_000_000).default(100),
  TRUSTED_PROXIES: listOf(
    'TRUSTED_PROXIES',
    (entry) => IP_OR_RANGE.test(entry),
    'IP addresses or ranges, for example 10.0.0.0/8,::1',
  ),
  CONTACT_FORM_TARGET: yup
    .string()
    .oneOf(['e-services', 'content'], 'CONTACT_FORM_TARGET must be e-services or content.')
    .default('e-services'),
  CONTENT_FORMS_TOKEN: yup
    .string()
    .trim()
    .default('')
    .when('CONTACT_FORM_TARGET', ([target], token) =>
      token.test(
        'given',
        'CONTENT_FORMS_TOKEN must be set when CONTACT_FORM_TARGET is content.',
        (value) => target !== 'content' || value !== '',
      ),
    ),
  CHAT_HUB_URL: httpAddress('CHAT_HUB_URL').default('http://localhost:5000/hubs/chat'),
  CHAT_BOT_SCRIPT_URL_AR: httpAddress('CHAT_BOT_SCRIPT_URL_AR'),
  CHAT_BOT_SCRIPT_URL_EN: httpAddress('CHAT_BOT_SCRIPT_URL_EN'),
  CONTAINER_TRACKING_URL: httpAddress('CONTAINER_TRACKING_URL'),
  FACILITY_RENTAL_URL: httpAddress('FACILITY_RENTAL_URL'),
  MAP_EMBED_URL: httpAddress('MAP_EMBED_URL'),
  NEW_INVOICES_URL: httpAddress('NEW_INVOICES_URL'),
  OLD_INVOICES_URL: httpAddress('OLD_INVOICES_URL'),
  PAYMENT_GATEWAY_URL: httpAddress('PAYMENT_GATEWAY_URL'),
  SUPPORT_PORTAL_URL: httpAddress('SUPPORT_PORTAL_URL'),
  CMS_PUBLIC_URL: serviceAddress('CMS_PUBLIC_URL').default('http://localhost:1337'),
  CONTENT_PREVIEW_TOKEN: yup.string().trim().default(''),
  PREVIEW_SECRET: longSecret('PREVIEW_SECRET', 'previews are then closed'),
  MAPBOX_TOKEN: yup
    .string()
    .trim()
    .matches(/^pk\./, 'MAPBOX_TOKEN must be a public Mapbox token, which starts with pk.'),
});
