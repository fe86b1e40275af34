import { config } from '../config';

/**
 * The content security policy: the site itself, plus the origins of the external systems that are
 * configured.
 * @param frameAncestors sources that may frame the response
 */
export function contentSecurityPolicy(frameAncestors = "'none'"): string {
  const { chatHubUrl, chatBotScriptUrl, mapEmbedUrl, mapboxToken } = config();
  const hub = new URL(chatHubUrl).origin;
  const chatBot = originsOf(chatBotScriptUrl.ar, chatBotScriptUrl.en);
  const mapbox = mapboxToken ? ['https://api.mapbox.com', 'https://events.mapbox.com'] : [];
  // React rebuilds call stacks with eval during development, never in production.
  const debugging = process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : [];
  return [
    "default-src 'self'",
    // 'unsafe-inline' is for Next's own inline scripts and React's style attributes.
    ["script-src 'self' 'unsafe-inline'", ...debugging, ...chatBot].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${mapboxToken ? ' blob:' : ''}`,
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...mapbox, hub, hub.replace(/^http/, 'ws'), ...chatBot].join(' '),
    [
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
      ...originsOf(mapEmbedUrl),
    ].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}

/** Headers of every response, by name. */
export function securityHeaders(): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  };
}

function originsOf(...urls: readonly (string | undefined)[]): string[] {
  return [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))];
}
