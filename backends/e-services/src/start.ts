import { SettingsError } from '@ports-authority/settings';
import { startApplication, type Application } from './application.js';
import { ForeignFilesError } from './database/own-files.js';
import { LockedError } from './lock.js';
import { createLogger } from './logger.js';
import { loadSettings, type Settings } from './settings/settings.js';
import { BucketUnusableError } from './submissions/files.js';

const SHUTDOWN_TIMEOUT_MS = 10_000;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

const settings = readSettings();
const log = createLogger(settings.logLevel);
let application: Application | undefined;
try {
  application = await startApplication(settings, log);
} catch (error) {
  end(
    [LockedError, ForeignFilesError, BucketUnusableError].some((known) => error instanceof known)
      ? (error as Error).message
      : `The e-services did not start: ${reason(error)}`,
  );
}

let stopping = false;
for (const signal of SIGNALS) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    // Acknowledged submissions are durable, so pending clients may be cut off.
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS + settings.drainDelayMs).unref();
    application.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  });
}

function readSettings(): Settings {
  try {
    return loadSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) end(error.message);
    throw error;
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `port ${settings.port} is in use. Choose another E_SERVICES_PORT.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return 'E_SERVICES_HOST must be a host name or an IP address of this machine.';
  }
  if (error.cause instanceof Error)
    return `${error.message.split('\n')[0]} (${error.cause.message})`;
  return error.message || String(code);
}

function end(message: string): never {
  console.error(message);
  process.exit(1);
}
