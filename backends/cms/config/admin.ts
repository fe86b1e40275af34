import { ensureAdminNote } from '../src/admin-panel';
import { previewConfig } from '../src/preview/preview-config';
import { readSettings } from '../src/settings';

const settings = readSettings();
const { secrets, serveAdmin } = settings;
if (serveAdmin) ensureAdminNote();

const admin = {
  auth: { secret: secrets.adminJwt },
  apiToken: { salt: secrets.apiTokenSalt },
  transfer: { token: { salt: secrets.transferTokenSalt } },
  secrets: { encryptionKey: secrets.encryptionKey },
  flags: { nps: false, promoteEE: false, docLinks: false },
  ai: { enabled: false },
  serveAdminPanel: serveAdmin,
  preview: previewConfig(settings),
};

export default admin;
