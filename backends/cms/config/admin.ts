import { ensureAdminNote } from '../src/admin-panel';
import { previewConfig } from '../src/preview/preview-config';
import { readSettings } from '../src/settings';

const settings = readSettings();
const { serveAdmin } = settings;
if (serveAdmin) ensureAdminNote();

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Seconds; shorter than Strapi's defaults, as there is no second factor. */
const sessions = {
  idleSessionLifespan: 2 * HOUR,
  maxSessionLifespan: 12 * HOUR,
  // With "remember me".
  idleRefreshTokenLifespan: 3 * DAY,
  maxRefreshTokenLifespan: 7 * DAY,
};

const admin = {
  auth: { secret: settings.adminJwtSecret, sessions },
  apiToken: { salt: settings.apiTokenSalt },
  transfer: { token: { salt: settings.transferTokenSalt } },
  secrets: { encryptionKey: settings.encryptionKey },
  flags: { nps: false, promoteEE: false, docLinks: false },
  ai: { enabled: false },
  serveAdminPanel: serveAdmin,
  preview: previewConfig(settings),
};

export default admin;
