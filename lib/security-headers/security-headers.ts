import { createHash } from 'node:crypto';
import { config } from '../config';
import { LANGUAGE_SCRIPT } from './language-script';
import { PLAYER_HOSTS } from './player-hosts';
import { THEME_SCRIPT } from './theme-script';

/** Handler: app/api/reports. */
const REPORTS_PATH = '/api/reports';

interface PolicyOptions {
  /** Defaults to none. */
  readonly frameAncestors?: string;
  /** Additional sources of styles. */
  readonly styles?: readonly string[];
  /** Allows style attributes, for charts in pages that are rendered per request and streamed. */
  readonly anyStyleAttribute?: boolean;
}

/**
 * Content security policy without inline code: the site and the configured external systems.
 * lib/security-headers/page-policy.ts adds a page's inline scripts.
 */
export function contentSecurityPolicy({
  frameAncestors = "'none'",
  styles = [],
  anyStyleAttribute = false,
}: PolicyOptions = {}): string {
  const { siteUrl, chatHub, chatNegotiatedUrl, chatBotScriptUrl, mapEmbedUrl, mapboxToken } =
    config();
  const hubs = toOrigins(chatHub?.url, chatHub && chatNegotiatedUrl);
  // The chat-bot's script loads its own style sheet, pictures and frame.
  const chatBot = toOrigins(chatBotScriptUrl.ar, chatBotScriptUrl.en);
  const mapbox = mapboxToken ? ['https://api.mapbox.com', 'https://events.mapbox.com'] : [];
  // In development React rebuilds call stacks with eval, and Next's error overlay adds styles.
  const isDevelopment = process.env.NODE_ENV === 'development';
  const debugging = isDevelopment ? ["'unsafe-eval'"] : [];
  const overlay = isDevelopment ? ["'unsafe-inline'"] : styles;
  const framed = new Set([
    ...PLAYER_HOSTS.map((host) => `https://${host}`),
    ...toOrigins(mapEmbedUrl),
    ...chatBot,
  ]);
  return [
    "default-src 'none'",
    [
      "script-src 'self'",
      ...[THEME_SCRIPT, LANGUAGE_SCRIPT].map(hashSource),
      ...debugging,
      ...chatBot,
    ].join(' '),
    "script-src-attr 'none'",
    ["style-src 'self'", ...overlay, ...chatBot].join(' '),
    ...(anyStyleAttribute ? ["style-src-attr 'unsafe-inline'"] : []),
    ["img-src 'self' data:", ...(mapboxToken ? ['blob:'] : []), ...chatBot].join(' '),
    ["font-src 'self'", ...chatBot].join(' '),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["connect-src 'self'", ...mapbox, ...[...hubs, ...chatBot].flatMap(withSockets)].join(' '),
    ['frame-src', ...framed].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    ...(isHttps(siteUrl) ? ['upgrade-insecure-requests'] : []),
    `report-uri ${REPORTS_PATH}`,
    'report-to site',
  ].join('; ');
}

/** CSP hash source of an inline script or style. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Disabled for all pages and frames. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** Headers of every response, by name; style sheets, fonts and scripts get fewer. */
export function securityHeaders(): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(),
    'Reporting-Endpoints': `site="${REPORTS_PATH}"`,
    ...(isHttps(config().siteUrl) && {
      'Strict-Transport-Security': `max-age=${2 * A_YEAR_SECONDS}; includeSubDomains`,
    }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
  };
}

function isHttps(url: string): boolean {
  return url.startsWith('https:');
}

/** The origin for requests and WebSockets. */
function withSockets(origin: string): string[] {
  return [origin, origin.replace(/^http/, 'ws')];
}

function toOrigins(...urls: readonly (string | undefined)[]): string[] {
  return [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))];
}
