import { SettingsError } from '@ports-authority/settings';
import { logShape } from '@ports-authority/telemetry';
import { pino } from 'pino';
import { startChatServer } from './server.js';
import { readSettings } from './settings.js';

try {
  const settings = readSettings(process.env);
  const log = pino({ ...logShape('chat'), level: settings.logLevel });
  const server = await startChatServer(settings, log);
  log.info({ port: server.port }, 'listening');
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      log.info({}, 'stopping');
      void server.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(startError(error));
  process.exit(1);
}

function startError(error: unknown): unknown {
  if (error instanceof SettingsError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return 'The port is in use. Choose another CHAT_PORT.';
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return 'CHAT_HOST must be a host name or an IP address of this machine.';
  }
  return error;
}
