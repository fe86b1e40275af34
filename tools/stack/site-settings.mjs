export const SITE_SETTINGS = {
  TRUSTED_PROXIES: '127.0.0.1,::1',
  WARM_UP: 'off',
  // All workers of the tests share one IP address and start with cold caches.
  RATE_LIMIT_UNCACHED_PAGES: '1000000',
  RATE_LIMIT_OPEN_DATA: '1000000',
  UPLOADS_PER_ADDRESS: '100',
  // On a busy machine a slow back end must not count as hanging.
  CONTENT_API_TIMEOUT_MS: '10000',
  E_SERVICES_API_TIMEOUT_MS: '10000',
  E_SERVICES_SHORT_TIMEOUT_MS: '10000',
};
