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
