// The map of another company is reached only where a token for it is set, at build time.
const mapbox = process.env.MAPBOX_TOKEN ? ' https://api.mapbox.com https://events.mapbox.com' : '';

// React rebuilds call stacks with it while developing, and never in production.
const debugging = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : '';

const contentSecurityPolicy = [
  "default-src 'self'",
  // Next's own inline scripts and React's style attributes are the only openings.
  `script-src 'self' 'unsafe-inline'${debugging}`,
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data:${mapbox && ' blob:'}`,
  "font-src 'self'",
  "media-src 'self'",
  `connect-src 'self'${mapbox}`,
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every answer. */
export const securityHeaders = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  },
];
