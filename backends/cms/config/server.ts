import { readSettings } from '../src/settings';
import { logLines } from '../src/log-lines';
import { isSeeding } from '../src/seeding';
import { ensureDataFolders, publicFolder } from '../src/paths';
import { setValidationRules } from '../src/validation/rules';

const settings = readSettings();
ensureDataFolders(settings.dataDir);
// Strapi evaluates this file before plugins create their schemas.
setValidationRules();

const server = {
  host: settings.host,
  port: settings.port,
  url: settings.publicUrl,
  proxy: { koa: settings.trustedProxies.length > 0 },
  app: { keys: settings.appKeys },
  dirs: { public: publicFolder(settings.dataDir) },
  logger: {
    updates: { enabled: false },
    startup: { enabled: false },
    config: { level: isSeeding() ? 'warn' : 'info', format: logLines(() => global.strapi) },
  },
  transfer: { remote: { enabled: false } },
};

export default server;
