import type messages from '@/messages/ar.json';
import type { Locale } from '@/lib/i18n/locales';

/** What forms that are submitted and their outcome say, beside the kit's own words. */
export type SubmissionLabels = (typeof messages)['submission'];

/** What the form kit says in the browser, handed over by the server (`getFormLabels`). */
export interface FormLabels {
  readonly locale: Locale;
  readonly kit: (typeof messages)['forms'];
  /** Sentences of field errors by their key (specification §8). */
  readonly errors: Readonly<Record<string, string>>;
  /** Sentences of the server's errors by the English sentence. */
  readonly serverErrors: Readonly<Record<string, string>>;
}

/** What every form that is submitted says, beside its own words (`getSubmissionFormLabels`). */
export interface SubmissionFormLabels {
  readonly form: FormLabels;
  readonly submission: SubmissionLabels;
  /** Short number of the contact centre. */
  readonly phone: string;
}
