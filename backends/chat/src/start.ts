import { pino } from 'pino';
import { startChatServer } from './server.js';
import { readSettings, SettingsError } from './settings.js';

try {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.logLevel });
  const server = await startChatServer(settings, log);
  log.info({ port: server.port }, 'chat hub listens');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void server.stop().then(() => process.exit(0)));
  }
} catch (error) {
  if (error instanceof SettingsError) console.error(error.message);
  else console.error(error);
  process.exit(1);
}
