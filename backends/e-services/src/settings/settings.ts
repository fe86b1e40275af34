import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bucketSettings } from '@ports-authority/object-storage';
import { readDesk, readMessages } from './messages.js';
import { isLoopback, isLoopbackUrl, isPostgresUrl, settingsReader, type Reader } from './reader.js';
import { readCaptcha, readSubmissions } from './submissions.js';

/** The service's settings, read from environment variables (README.md, Settings). */
export type Settings = ReturnType<typeof loadSettings>;

/** Invalid settings; one message per line. */
export class SettingsError extends Error {}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];
const MAX_SOCKET_PATH_BYTES = 100;

/**
 * Reads and validates the settings.
 * @throws SettingsError with a message for each invalid value
 */
export function loadSettings(env: NodeJS.ProcessEnv) {
  const reader = settingsReader(env);
  const { faults, value } = reader;
  const processSettings = readProcess(reader);
  const settings = {
    ...processSettings,
    ...readDatabase(reader),
    ...readCaptcha(reader),
    ...readSubmissions(reader),
    ...readDesk(reader, processSettings.token),
    ...readMessages(reader),
    /** Undefined: files are in the data folder. */
    bucket: bucketSettings(value, 'e-services/', (fault) => faults.push(fault)),
  };
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return settings;
}

function readProcess({
  faults,
  value,
  refuse,
  wholeNumber,
  oneOf,
  hostName,
  secret,
  production,
}: Reader) {
  const dataDir = path.resolve(value('E_SERVICES_DATA_DIR') ?? '.data');
  if (Buffer.byteLength(socketPath(dataDir)) > MAX_SOCKET_PATH_BYTES) {
    faults.push(
      'E_SERVICES_DATA_DIR must be a shorter path: the path of a socket in it is limited to 100 bytes.',
    );
  }
  const host = hostName('E_SERVICES_HOST');
  const token = secret('E_SERVICES_TOKEN', false);
  if (!token && !isLoopback(host)) {
    faults.push(
      'E_SERVICES_TOKEN must be set when E_SERVICES_HOST is not this machine alone: anybody who reaches the service could use it.',
    );
  }
  const tracesEndpoint = (value('OTEL_EXPORTER_OTLP_ENDPOINT') ?? '').replace(/\/+$/, '');
  if (tracesEndpoint && !(/^https?:/.test(tracesEndpoint) && URL.canParse(tracesEndpoint))) {
    refuse('OTEL_EXPORTER_OTLP_ENDPOINT', 'an http(s) URL');
  }
  return {
    production,
    dataDir,
    host,
    port: wholeNumber('E_SERVICES_PORT', 4000, 1, 65535),
    /** Shared with the site; empty: no authentication. */
    token,
    /** Drain period after SIGTERM. */
    drainDelayMs: wholeNumber('E_SERVICES_DRAIN_DELAY_SECONDS', 0, 0, 300) * 1000,
    metricsHost: hostName('E_SERVICES_METRICS_HOST'),
    /** 0: no metrics. */
    metricsPort: wholeNumber('E_SERVICES_METRICS_PORT', 0, 0, 65535),
    /** Base URL of an OTLP/HTTP collector; empty: no traces. */
    tracesEndpoint,
    logLevel: oneOf('LOG_LEVEL', 'info', LOG_LEVELS),
  };
}

function readDatabase({ faults, value, refuse, oneOf }: Reader) {
  const databaseUrl = value('DATABASE_URL') ?? '';
  if (databaseUrl && !isPostgresUrl(databaseUrl)) {
    faults.push('DATABASE_URL must be a URL like postgres://user:password@host:5432/name.');
  }
  if (/[?&](ssl|sslmode|sslrootcert|sslcert|sslkey)=/i.test(databaseUrl)) {
    faults.push('DATABASE_URL must not say how TLS is used; DATABASE_SSL does.');
  }
  const ssl = oneOf('DATABASE_SSL', '', ['on', 'off']);
  if (databaseUrl && value('DATABASE_SSL') === undefined && !isLoopbackUrl(databaseUrl)) {
    faults.push('DATABASE_SSL must be on or off when the database is on another machine.');
  }
  const authority = certificateAuthority({ value, refuse });
  return { databaseUrl, databaseTls: ssl === 'on' && { rejectUnauthorized: true, ...authority } };
}

function certificateAuthority({ value, refuse }: Pick<Reader, 'value' | 'refuse'>): {
  ca?: string;
} {
  const file = value('DATABASE_SSL_CA');
  if (file === undefined) return {};
  try {
    return { ca: readFileSync(file, 'utf8') };
  } catch {
    refuse('DATABASE_SSL_CA', 'a file that can be read');
    return {};
  }
}

/**
 * Path of the command-line tool's Unix socket. Socket paths have a maximum length, so the shorter
 * of the relative and the absolute path is used.
 */
export function socketPath(dataDir: string): string {
  const absolute = path.join(dataDir, 'admin.sock');
  const relative = path.relative(process.cwd(), absolute);
  return relative.length < absolute.length ? relative : absolute;
}
