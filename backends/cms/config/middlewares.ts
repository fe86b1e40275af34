import { MAX_UPLOAD_BYTES } from '../src/media/file-types';

const middlewares = [
  'global::reject-ambiguous',
  // First, as the others use client IP, protocol and host.
  'global::trusted-proxies',
  'global::metrics',
  'global::probes',
  'global::redact-errors',
  'global::upload-size',
  'strapi::errors',
  'global::client-errors',
  'strapi::security',
  // No CORS: the site calls the CMS from its server.
  { name: 'strapi::cors', config: { origin: [] } },
  'global::no-origins',
  'strapi::query',
  // Before the body parser, which writes files to disk unchecked.
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
