import { createHash } from 'node:crypto';
import { config } from '../config';
import { LANGUAGE_SCRIPT } from './language-script';
import { PLAYER_HOSTS } from './player-hosts';
import { THEME_SCRIPT } from './theme-script';

/** Where browsers report violations of the policy: app/api/reports. */
const REPORTS_PATH = '/api/reports';

interface PolicyOptions {
  /** Sources that may frame the response; nobody by default. */
  readonly frameAncestors?: string;
  /** Further sources of styles. */
  readonly styles?: readonly string[];
  /**
   * Whether any style attribute applies: the places on a chart, in a page that is rendered for one
   * request and sent while it is rendered.
   */
  readonly anyStyleAttribute?: boolean;
}

/**
 * The content security policy of a response without inline code: the site itself, plus the origins
 * of the external systems that are configured. lib/security-headers/page-policy.ts adds a page's inline scripts.
 */
export function contentSecurityPolicy({
  frameAncestors = "'none'",
  styles = [],
  anyStyleAttribute = false,
}: PolicyOptions = {}): string {
  const { siteUrl, chatHub, chatNegotiatedUrl, chatBotScriptUrl, mapEmbedUrl, mapboxToken } =
    config();
  const hubs = originsOf(chatHub?.url, chatHub && chatNegotiatedUrl);
  // A chat-bot draws itself: its script brings a sheet, pictures and a frame of its own along.
  const chatBot = originsOf(chatBotScriptUrl.ar, chatBotScriptUrl.en);
  const mapbox = mapboxToken ? ['https://api.mapbox.com', 'https://events.mapbox.com'] : [];
  // React rebuilds call stacks with eval during development, never in production, and Next's
  // error overlay brings its styles along.
  const isDevelopment = process.env.NODE_ENV === 'development';
  const debugging = isDevelopment ? ["'unsafe-eval'"] : [];
  const overlay = isDevelopment ? ["'unsafe-inline'"] : styles;
  const framed = new Set([
    ...PLAYER_HOSTS.map((host) => `https://${host}`),
    ...originsOf(mapEmbedUrl),
    ...chatBot,
  ]);
  return [
    "default-src 'none'",
    [
      "script-src 'self'",
      ...[THEME_SCRIPT, LANGUAGE_SCRIPT].map(sourceOf),
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

/** The source that allows an inline script or style by its content. */
export function sourceOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Browser features that no page of the site uses, nor a page that it frames. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** Headers of every response, by name. */
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

/** An origin for requests, and for WebSockets. */
function withSockets(origin: string): string[] {
  return [origin, origin.replace(/^http/, 'ws')];
}

function originsOf(...urls: readonly (string | undefined)[]): string[] {
  return [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))];
}
