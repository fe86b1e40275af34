import type messages from '@/messages/ar.json';
import type { Locale } from '@/lib/i18n/locales';

/** What forms that are submitted and their outcome say, beside the kit's own words. */
export type SubmissionWords = (typeof messages)['submission'];

/** What the form kit says in the browser, handed over by the server (`getFormWords`). */
export interface FormWords {
  readonly locale: Locale;
  readonly kit: (typeof messages)['forms'];
  /** Sentences of field errors by their key (specification §8). */
  readonly errors: Readonly<Record<string, string>>;
  /** Sentences of the server's errors by the English sentence. */
  readonly serverErrors: Readonly<Record<string, string>>;
}

/** What every form that is submitted says, beside its own words (`getSubmissionFormWords`). */
export interface SubmissionFormWords {
  readonly form: FormWords;
  readonly submission: SubmissionWords;
  /** Short number of the contact centre. */
  readonly phone: string;
}
