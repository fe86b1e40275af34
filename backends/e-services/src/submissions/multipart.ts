import { Busboy } from '@fastify/busboy';
import { ERRORS } from '@ports-authority/e-services-contract';
import {
  receiveForm,
  UploadError,
  type FileStore,
  type Upload,
} from '@ports-authority/submissions';
import type { FastifyRequest } from 'fastify';
import { Refusal, refuseField } from '../http/errors.js';

export interface MultipartForm {
  fields: Record<string, string>;
  upload: Upload | undefined;
}

/**
 * Receives a multipart form with at most one PDF.
 * @param fileField name of the file's field
 * @throws Refusal
 */
export async function receiveMultipart(
  request: FastifyRequest,
  fileField: string,
  store: FileStore,
): Promise<MultipartForm> {
  try {
    const { fields, upload } = await receiveForm(request.raw, Busboy, { store, field: fileField });
    return { fields: Object.fromEntries(fields), upload };
  } catch (error) {
    throw error instanceof UploadError ? toRefusal(error, fileField) : error;
  }
}

function toRefusal({ fault }: UploadError, fileField: string): Refusal {
  switch (fault) {
    case 'not-pdf':
      return refuseField(400, fileField, ERRORS.fileNotPdf);
    case 'damaged-pdf':
      return refuseField(400, fileField, ERRORS.fileDamaged);
    case 'too-large':
      return refuseField(413, fileField, ERRORS.fileTooLarge);
    case 'unsupported-type':
      return new Refusal(415, ERRORS.input);
    case 'malformed':
      return new Refusal(400, ERRORS.input);
    case 'too-slow':
      return new Refusal(408, ERRORS.input);
  }
}
