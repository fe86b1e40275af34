import type { UID } from '@strapi/strapi';

/** The content type of what visitors send; the content API never reads it. */
export const CONTACT_FORM = 'api::contact-form.contact-form' as UID.ContentType;

/** What is stored of a submission: the wire's fields (specification §3) and where its file lies. */
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
  /** Name in the private folder. */
  FileName: string;
  /** Made by the sender; the same one again means the same submission again. */
  SubmissionKey: string;
}
