import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { fileURLToPath } from 'node:url';
import { checkServerActionsKey } from './lib/config/server-actions-key.mjs';
import { lastCommitTime, releaseDate } from './lib/startup/release-date.mjs';

// Next reads this after the configuration, in every command, an operator's own build included.
process.env.NEXT_TELEMETRY_DISABLED = '1';

checkServerActionsKey();

/** @type {import('next').NextConfig} */
const nextConfig = {
  env: {
    RELEASE_DATE: releaseDate(process.env.SOURCE_DATE_EPOCH, () =>
      lastCommitTime(fileURLToPath(new URL('.', import.meta.url))),
    ),
  },
  cacheHandler: fileURLToPath(new URL('./lib/cache/page-cache-handler.mjs', import.meta.url)),
  // After this without a request a page is rendered before it is shown again (no stale-while-revalidate).
  // Lifetime in shared caches: lib/server/page-lifetime.ts.
  expireTime: 7 * 24 * 60 * 60,
  poweredByHeader: false,
  // server.ts compresses, also with Brotli.
  compress: false,
  // Tells browsers with a page of another build to load the next page whole.
  generateBuildId: () => process.env.RELEASE_ID || null,
  reactStrictMode: true,
  // `npm run types` checks them, with the tests; here they were a third of a build's time.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['pino', 'prom-client'],
  experimental: {
    // Nothing reads them; they had two thirds of the build's bytes.
    turbopackSourceMaps: false,
    // One sheet for all pages had 30 KB; a page now has 12 with 17.7 KB on average.
    // The gallery reads this file too, without Turbopack, and Next refuses the graph there.
    ...(process.env.TURBOPACK && {
      cssChunking: { type: 'graph', requestCost: 7000, weightDistribution: 0.5 },
    }),
    serverActions: {
      // Forms take files of 5 MB. Without scripts a somewhat larger one must still get through, so
      // that the page can name the limit.
      bodySizeLimit: '8mb',
      // A reverse proxy may pass on another Host than the public host.
      allowedOrigins: URL.canParse(process.env.SITE_URL ?? '')
        ? [new URL(process.env.SITE_URL ?? '').host]
        : [],
    },
  },
  images: {
    // Every path that is let through is resized and stored: none may have a part that visitors can vary.
    localPatterns: [
      { pathname: '/media/**', search: '' },
      { pathname: '/images/**', search: '' },
    ],
    maximumDiskCacheSize: 512 * 1024 * 1024,
    formats: ['image/webp'],
    deviceSizes: [480, 768, 1024, 1440, 1920],
    imageSizes: [120, 240, 360],
    minimumCacheTTL: 86_400,
  },
  // Checked after files and handlers: below these folders nothing else exists, and a page would be
  // rendered with the folder's name as its language before it redirects.
  async rewrites() {
    return {
      afterFiles: [
        { source: '/:folder(_next|fonts|icons|images|map|video)/:path*', destination: '/api/none' },
      ],
    };
  },
  async headers() {
    return [
      {
        source: '/:folder(fonts|images|video)/:path*',
        headers: [
          { key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=2592000' },
        ],
      },
      {
        source: '/map/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=3600' }],
      },
    ];
  },
};

/** The plugin of next-intl loads a compiler, which a running server does not need. */
export default async function config(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return nextConfig;
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin('./lib/i18n/request.ts')(nextConfig);
}
