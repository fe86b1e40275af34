/** Upload limit in bytes; the same as in plugins.ts. */
const MAX_FILE_SIZE = 30 * 1024 * 1024;

const middlewares = [
  'strapi::errors',
  'strapi::security',
  // No browser script of another origin talks to the CMS: the site asks it from its server.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  // Before the parser of bodies, which would write any file to the disk before it is looked at.
  'global::contact-forms',
  {
    name: 'strapi::body',
    config: { jsonLimit: '2mb', formLimit: '2mb', formidable: { maxFileSize: MAX_FILE_SIZE } },
  },
  'strapi::favicon',
  'strapi::public',
];

export default middlewares;
