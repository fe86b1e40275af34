import { MAX_UPLOAD_BYTES } from '../src/media/file-types';

const middlewares = [
  'global::clear-head',
  // Before the others: everything after it takes the client IP, protocol and host from what this one leaves.
  'global::trusted-proxies',
  'global::metrics',
  'global::probes',
  'global::quiet-errors',
  'global::upload-size',
  'strapi::errors',
  'global::client-errors',
  'strapi::security',
  // No cross-origin requests from browsers: the site calls the CMS from its server.
  { name: 'strapi::cors', config: { origin: [] } },
  'global::no-origins',
  'strapi::query',
  // Before the body parser, which would write any file to disk before it is checked.
  'global::contact-forms',
  {
    name: 'strapi::body',
    config: { jsonLimit: '2mb', formLimit: '2mb', formidable: { maxFileSize: MAX_UPLOAD_BYTES } },
  },
  'global::sign-in',
  'global::invitations',
  'global::draft-versions',
  'global::uploads',
  'strapi::favicon',
  'strapi::public',
];

export default middlewares;
