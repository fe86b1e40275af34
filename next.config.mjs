import createNextIntlPlugin from 'next-intl/plugin';
import { fileURLToPath } from 'node:url';
import { checkServerActionsKey } from './lib/config/server-actions-key.mjs';
import { lastCommitOf, releaseDate } from './lib/startup/release-date.mjs';

checkServerActionsKey();

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** @type {import('next').NextConfig} */
const nextConfig = {
  env: {
    RELEASE_DATE: releaseDate(process.env.SOURCE_DATE_EPOCH, () =>
      lastCommitOf(fileURLToPath(new URL('.', import.meta.url))),
    ),
  },
  cacheHandler: fileURLToPath(new URL('./lib/cache/page-cache-handler.mjs', import.meta.url)),
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['pino'],
  experimental: {
    serverActions: {
      // Forms take files of 5 MB. Without scripts a somewhat larger one must still get through, so
      // that the page can name the limit.
      bodySizeLimit: '8mb',
      // A reverse proxy may pass on another Host than the public one.
      allowedOrigins: URL.canParse(process.env.SITE_URL ?? '')
        ? [new URL(process.env.SITE_URL ?? '').host]
        : [],
    },
  },
  images: {
    // Every path that is let through is resized and stored: none may have a part that anybody can vary.
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

export default withNextIntl(nextConfig);
