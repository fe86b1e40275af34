import { createHash, randomUUID } from 'node:crypto';
import { CONTACT_FORM, ERRORS } from '@ports-authority/e-services-contract';
import { PdfStructure } from '@ports-authority/submissions/pdf-rules';
import { config } from '../config';
import { ContactRefusedError, findContactForm, storeContactForm } from '../content/contact-forms';
import { ContentUnavailableError } from '../content/errors';
import { requireCaptcha } from '../e-services/captcha';
import { ServiceRefusedError, ServiceUnavailableError } from '../e-services/errors';
import { toFormErrors, submitForm, type Submit } from '../e-services/submissions';
import type { FormValues } from '../forms/schema-of';
import { countSubmission } from '../metrics/submissions';
import { contactKey } from './contact-key';
import { shareRunning, waitForOtherInstances } from './submissions-in-progress';

const submitToEServices = submitForm(CONTACT_FORM);

/**
 * Stores a contact submission in the target of CONTACT_FORM_TARGET, with the same rules in both
 * (docs/decisions/0012-contact-form-target.md).
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export const submitContact: Submit<FormValues<typeof CONTACT_FORM>> = (values, sender) =>
  config().contactFormTarget === 'content'
    ? submitToContent(values, sender)
    : submitToEServices(values, sender);

const submitToContent: Submit<FormValues<typeof CONTACT_FORM>> = async (
  { captcha, ...entry },
  { visitor, key },
) => {
  const bytes = new Uint8Array(await entry.file.arrayBuffer());
  requirePdf(bytes);
  const beginning = contactKey(key ?? randomUUID());
  const submissionKey = beginning + fingerprint(entry, bytes);
  const findReceipt = async () => {
    const before = await findContactForm(beginning);
    if (before && before.submissionKey !== submissionKey) throw keyReused();
    return before && { reference: before.reference, message: CONTACT_FORM.receipt };
  };
  const store = async () => {
    // Before the captcha check: the first attempt has consumed the captcha.
    const receipt = await findReceipt();
    if (receipt) return receipt;
    try {
      await requireCaptcha(visitor, captcha);
    } catch (error) {
      // Another instance may have consumed it for this submission.
      if (key !== undefined) await waitForOtherInstances(key);
      const stored = await findReceipt();
      if (stored) return stored;
      throw error;
    }
    const reference = await storeContactForm(entry, submissionKey);
    countSubmission(CONTACT_FORM.path, 'stored');
    return { reference, message: CONTACT_FORM.receipt };
  };
  try {
    // Else the second of two would find its captcha used up and no receipt yet.
    return await shareRunning(submissionKey, store);
  } catch (error) {
    if (error instanceof ContentUnavailableError) {
      countSubmission(CONTACT_FORM.path, 'unavailable');
      throw new ServiceUnavailableError('contact-forms', 'failed');
    }
    if (error instanceof ContactRefusedError) {
      countSubmission(CONTACT_FORM.path, 'refused');
      const { message, status, fields } = error;
      throw toFormErrors(new ServiceRefusedError(message, status, { message, fields }));
    }
    throw error;
  }
};

/** The content API's check, done before the captcha is consumed. */
function requirePdf(bytes: Uint8Array): void {
  const structure = new PdfStructure();
  structure.add(bytes);
  if (structure.isReadable) return;
  const message = structure.hasHeader ? ERRORS.fileDamaged : ERRORS.fileNotPdf;
  const details = { message, fields: { file: message } };
  throw toFormErrors(new ServiceRefusedError(message, 400, details));
}

/** The e-services API's error: a key belongs to the content that it was first stored with. */
function keyReused(): ServiceRefusedError {
  return new ServiceRefusedError(ERRORS.keyReused, 409, { message: '', fields: {} });
}

function fingerprint(
  { file, ...fields }: Omit<FormValues<typeof CONTACT_FORM>, 'captcha'>,
  bytes: Uint8Array,
): string {
  return createHash('sha256')
    .update(JSON.stringify([Object.entries(fields).sort(), file.name]))
    .update(bytes)
    .digest('hex');
}
