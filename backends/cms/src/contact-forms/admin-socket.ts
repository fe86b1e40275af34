import { chmod, rm } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { FileStore } from '@ports-authority/submissions';
import type { Core } from '@strapi/strapi';
import type { Settings } from '../settings';
import { contactFiles } from '../storage/contact-files';
import {
  deletePerson,
  fileOf,
  formsOfPerson,
  PERSONAL_FIELDS,
  type PersonalField,
} from './persons';

const MAX_BODY_BYTES = 4096;
const MAX_VALUES = 5;
const MIN_CHARACTERS = 5;
const MAX_CHARACTERS = 100;
/** The operating system's limit of a socket's path, with room for the end of text. */
const MAX_PATH_BYTES = 100;

interface Person {
  readonly by: PersonalField;
  readonly values: readonly string[];
}

/**
 * Serves the tool that exports and deletes the data of one person over a Unix socket that only the
 * CMS's own user may open: no account and no token reaches it.
 * @returns the server; undefined where the path of the data folder is too long for a socket
 */
export async function serveAdmin(
  strapi: Core.Strapi,
  settings: Pick<Settings, 'bucket' | 'dataDir'>,
): Promise<http.Server | undefined> {
  const files = contactFiles(settings);
  const socket = socketPath(settings.dataDir);
  if (Buffer.byteLength(socket) > MAX_PATH_BYTES) {
    strapi.log.warn(
      'Contact forms: CMS_DATA_DIR is too long a path for a socket; one person’s forms can be found in the panel only.',
    );
    return undefined;
  }
  const server = http.createServer({ requestTimeout: 5000 }, (request, response) => {
    handle(strapi, files, request, response).catch((error: unknown) => {
      // Not its message: a database error's repeats the values.
      strapi.log.error(`Contact forms: a request of the tool failed (${(error as Error).name}).`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await rm(socket, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  await chmod(socket, 0o600);
  server.unref();
  return server;
}

/** The shorter of the relative and the absolute path: the operating system limits its length. */
function socketPath(dataDir: string): string {
  const absolute = path.join(dataDir, 'admin.sock');
  const relative = path.relative(process.cwd(), absolute);
  return relative.length < absolute.length ? relative : absolute;
}

async function handle(
  strapi: Core.Strapi,
  files: FileStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url = '' } = request;
  const reference = /^\/files\/([A-Z0-9-]{1,40})$/.exec(url)?.[1];
  if (method === 'GET' && reference !== undefined) {
    const name = await fileOf(strapi, reference);
    const file = name === undefined ? undefined : await files.read(name);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': file.size });
    return void file.content.pipe(response);
  }
  if (method !== 'POST' || (url !== '/persons/find' && url !== '/persons/delete')) {
    return void response.writeHead(404).end();
  }
  const person = personIn(await bodyOf(request));
  if (!person) return void response.writeHead(400).end();
  const answer =
    url === '/persons/find'
      ? await formsOfPerson(strapi, files, person.by, person.values)
      : { deleted: await deletePerson(strapi, files, person.by, person.values) };
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_BODY_BYTES) return undefined;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function personIn(body: unknown): Person | undefined {
  const { by, values } = (body ?? {}) as { by?: unknown; values?: unknown };
  const isKnown = PERSONAL_FIELDS.some((field) => field === by);
  const isList = Array.isArray(values) && values.length > 0 && values.length <= MAX_VALUES;
  if (!isKnown || !isList || !values.every(isValue)) return undefined;
  return { by: by as PersonalField, values };
}

function isValue(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length >= MIN_CHARACTERS && value.length <= MAX_CHARACTERS
  );
}
