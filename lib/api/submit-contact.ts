import { createHash } from 'node:crypto';
import { config } from '../config';
import { ContactRefusedError, findContactForm, storeContactForm } from '../content/contact-forms';
import { ContentUnavailableError } from '../content/errors';
import { requireCaptcha } from '../e-services/captcha';
import { ServiceRefusedError, ServiceUnavailableError } from '../e-services/errors';
import {
  toFormErrors,
  submitContact as submitToEServices,
  type Submit,
} from '../e-services/submissions';
import type { ContactValues } from '../forms/contact';

const SIGNATURE = '%PDF-';

/**
 * Stores a contact submission where CONTACT_FORM_TARGET says: in the e-services API, or in the content
 * API under the same rules (docs/decisions/0012-contact-form-target.md).
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export const submitContact: Submit<ContactValues> = (values, sender) =>
  config().contactFormTarget === 'content'
    ? submitToContent(values, sender)
    : submitToEServices(values, sender);

const submitToContent: Submit<ContactValues> = async ({ captcha, ...entry }, { session, key }) => {
  const bytes = new Uint8Array(await entry.file.arrayBuffer());
  requirePdf(bytes);
  const submissionKey = fingerprint(entry, bytes, key);
  try {
    // Before the captcha, which the first attempt of the same submission has consumed.
    const before = await findContactForm(submissionKey);
    if (before !== null) return { reference: before, message: 'Message Sent' };
    await requireCaptcha(session, captcha);
    const reference = await storeContactForm(entry, submissionKey);
    return { reference, message: 'Message Sent' };
  } catch (error) {
    if (error instanceof ContentUnavailableError) {
      throw new ServiceUnavailableError('contact-forms', 'failed');
    }
    if (error instanceof ContactRefusedError) {
      const { sentence, status, fields } = error;
      throw toFormErrors(new ServiceRefusedError(sentence, status, { message: sentence, fields }));
    }
    throw error;
  }
};

function requirePdf(bytes: Uint8Array): void {
  if (new TextDecoder('latin1').decode(bytes.subarray(0, SIGNATURE.length)) === SIGNATURE) return;
  const sentence = 'File must be a PDF';
  const fields = { file: 'filetype' };
  throw new ServiceRefusedError(sentence, 400, { message: sentence, fields });
}

/** Identifies a submission by its key and its content, as the e-services API does. */
function fingerprint(
  { file, ...fields }: Omit<ContactValues, 'captcha'>,
  bytes: Uint8Array,
  key: string | undefined,
): string {
  return createHash('sha256')
    .update(JSON.stringify([key ?? null, Object.entries(fields).sort(), file.name]))
    .update(bytes)
    .digest('base64url');
}
