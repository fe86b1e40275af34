import { readSettings } from '../src/settings';
import { isSeeding } from '../src/seeding';
import { ensureDataFolders, publicFolder } from '../src/paths';

const settings = readSettings();
ensureDataFolders(settings.dataDir);

const server = {
  host: settings.host,
  port: settings.port,
  url: settings.publicUrl,
  proxy: { koa: settings.trustedProxies.length > 0 },
  app: { keys: settings.secrets.appKeys },
  dirs: { public: publicFolder(settings.dataDir) },
  logger: {
    updates: { enabled: false },
    startup: { enabled: false },
    config: { level: isSeeding() ? 'warn' : 'info' },
  },
  transfer: { remote: { enabled: false } },
  webhooks: { populateRelations: false },
};

export default server;
