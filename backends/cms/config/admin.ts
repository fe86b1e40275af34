import { ensureAdminNote } from '../src/admin-panel';
import { readSettings } from '../src/settings';

const { secrets, serveAdmin } = readSettings();
if (serveAdmin) ensureAdminNote();

const admin = {
  auth: { secret: secrets.adminJwt },
  apiToken: { salt: secrets.apiTokenSalt },
  transfer: { token: { salt: secrets.transferTokenSalt } },
  secrets: { encryptionKey: secrets.encryptionKey },
  flags: { nps: false, promoteEE: false, docLinks: false },
  ai: { enabled: false },
  serveAdminPanel: serveAdmin,
};

export default admin;
