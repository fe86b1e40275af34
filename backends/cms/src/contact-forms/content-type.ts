import type { UID } from '@strapi/strapi';

/** The content type of contact forms; the content API never exposes it. */
export const CONTACT_FORM = 'api::contact-form.contact-form' as UID.ContentType;

/** A contact form as it is stored: its fields and the name of its file. */
export interface Submission {
  name: string;
  emailAddress: string;
  phoneNumber: string;
  mobileNumber: string;
  identityNumber: string;
  relationToPorts: string;
  port: string;
  purpose: string;
  details: string;
  /** File name in the private folder. */
  FileName: string;
  /** Idempotency key of the sender: the same key means a retry. */
  SubmissionKey: string;
}
