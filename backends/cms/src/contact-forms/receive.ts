import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import { ERRORS } from '@ports-authority/e-services-contract';
import {
  MAX_FORM_BYTES,
  receiveForm,
  UploadError,
  type FileStore,
  type FileTarget,
  type ReceivedForm,
  type Scanner,
} from '@ports-authority/submissions';
import { refuseFile, toRefusal } from './refusal';

/**
 * Receives multipart form data with one PDF and stores it.
 * @param scanner undefined: the file is not scanned
 * @returns the file's generated name
 * @throws Refusal, or Error if the scanner fails; nothing is stored then
 */
export async function receiveFile(
  request: IncomingMessage,
  store: FileStore,
  scanner?: Scanner,
): Promise<string> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > MAX_FORM_BYTES) throw refuseFile(413, ERRORS.fileTooLarge);
  const { upload } = await receive(request, { store });
  if (!upload) throw refuseFile(400, ERRORS.fileMissing);
  try {
    const isClean = !scanner || (await scanner.isClean(upload.path));
    if (!isClean) throw refuseFile(400, ERRORS.input);
    return await store.keep(upload);
  } catch (error) {
    await store.discard(upload.path);
    throw error;
  }
}

/** Receives multipart form data with text fields only; throws Refusal. */
export async function receiveFields(request: IncomingMessage): Promise<ReceivedForm['fields']> {
  return (await receive(request)).fields;
}

async function receive(request: IncomingMessage, target?: FileTarget): Promise<ReceivedForm> {
  try {
    return await receiveForm(request, Busboy, target);
  } catch (error) {
    throw error instanceof UploadError ? toRefusal(error) : error;
  }
}
