/** Upload limit in bytes; the same as in plugins.ts. */
const MAX_FILE_SIZE = 30 * 1024 * 1024;

const middlewares = [
  // First: everything after it takes the client IP, protocol and host from what this one leaves.
  'global::trusted-proxies',
  'strapi::errors',
  'strapi::security',
  // No cross-origin requests from browsers: the site calls the CMS from its server.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  // Before the body parser, which would write any file to disk before it is checked.
  'global::contact-forms',
  {
    name: 'strapi::body',
    config: { jsonLimit: '2mb', formLimit: '2mb', formidable: { maxFileSize: MAX_FILE_SIZE } },
  },
  'strapi::favicon',
  'strapi::public',
];

export default middlewares;
