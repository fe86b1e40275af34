import { createHash } from 'node:crypto';
import { config } from '../config';
import { ContactRefusedError, findContactForm, storeContactForm } from '../content/contact-forms';
import { ContentUnavailableError } from '../content/errors';
import { requireCaptcha } from '../e-services/captcha';
import { ServiceRefusedError, ServiceUnavailableError } from '../e-services/errors';
import {
  toFormErrors,
  submitContact as submitToService,
  type Submit,
} from '../e-services/submissions';
import type { ContactValues } from '../forms/contact';

const SIGNATURE = '%PDF-';

/**
 * Stores a contact submission where CONTACT_FORM_TARGET says: in the second service, or in the
 * content API under the same rules (decisions, "Second service").
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export const submitContact: Submit<ContactValues> = (values, sender) =>
  config().contactFormTarget === 'content'
    ? submitToContent(values, sender)
    : submitToService(values, sender);

const submitToContent: Submit<ContactValues> = async ({ captcha, ...entry }, { session, key }) => {
  const bytes = new Uint8Array(await entry.file.arrayBuffer());
  requirePdf(bytes);
  const submissionKey = fingerprint(entry, bytes, key);
  try {
    // Before the captcha: its answer was used up when the same submission came the first time.
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

/** The same only for the same key with the same content, as in the second service. */
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
