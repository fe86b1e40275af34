import type { CONTACT_FORM, WireFields } from '@ports-authority/e-services-contract';

/** A contact form as it is stored: its fields and the name of its file. */
export interface Submission extends Omit<WireFields<typeof CONTACT_FORM>, 'captcha'> {
  /** File name in the private folder. */
  FileName: string;
  /** Idempotency key of the sender: the same key means a retry. */
  SubmissionKey: string;
}
