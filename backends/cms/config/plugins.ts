import { MAX_UPLOAD_BYTES } from '../src/paths';
import { readSettings } from '../src/settings';

const { secrets } = readSettings();

const plugins = {
  i18n: { enabled: true },
  'users-permissions': { config: { jwtSecret: secrets.jwt } },
  upload: {
    config: {
      sizeLimit: MAX_UPLOAD_BYTES,
      breakpoints: {},
      security: {
        allowedTypes: [
          'image/webp',
          'image/png',
          'image/jpeg',
          'application/pdf',
          'application/zip',
          'video/mp4',
          'video/webm',
        ],
      },
    },
  },
};

export default plugins;
