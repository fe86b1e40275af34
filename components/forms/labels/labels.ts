import type messages from '@/messages/ar.json';
import type { Locale } from '@/lib/i18n/locales';
import type { PrivacyText } from '@/lib/privacy/privacy-notice';

/** Labels of submitted forms and their outcome, besides those of the form components. */
export type SubmissionLabels = (typeof messages)['submission'];

/** Labels of the form components, passed to the browser by the server (`getFormLabels`). */
export interface FormLabels {
  readonly locale: Locale;
  readonly kit: (typeof messages)['forms'];
  /** Messages of field errors by their key. */
  readonly errors: Readonly<Record<string, string>>;
  /** Messages of the server's errors by their English text. */
  readonly serverErrors: Readonly<Record<string, string>>;
  /** Alternatives to the picture of a captcha. */
  readonly captcha: { readonly hasSound: boolean; readonly hasProof: boolean };
}

/** Labels of every submitted form, besides its own (`getSubmissionFormLabels`). */
export interface SubmissionFormLabels {
  readonly form: FormLabels;
  readonly submission: SubmissionLabels;
  /** Short number of the contact centre. */
  readonly phone: string;
  readonly privacy: PrivacyText;
}

/** Labels of a submitted form, with its own namespace of the messages. */
export type LabelsWith<Namespace extends keyof typeof messages> = SubmissionFormLabels &
  Readonly<Pick<typeof messages, Namespace>>;
