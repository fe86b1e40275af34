/** Outcome of a form that was posted without JavaScript, for `useActionState`. */
export interface FormState {
  readonly status: 'idle' | 'sent' | 'refused';
  /** Reference number of the submission. */
  readonly reference: string;
  /** Why it was refused: one of SERVER_ERRORS or an error of the e-services API. */
  readonly error: string;
  /** Message of the e-services API; of a refusal, one line per error. */
  readonly message: string;
  /** Keys of the `errors` messages by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Typed values for refilling the form and for the confirmation, without captcha and file. */
  readonly values: Readonly<Record<string, string>>;
  /** Of a form that was stored: when, in milliseconds since 1970. */
  readonly sentAt?: number;
  /** The name of the file that was stored with it, by its field. */
  readonly files?: Readonly<Record<string, { readonly name: string }>>;
}

export type FormAction = (before: FormState, data: FormData) => Promise<FormState>;

/** Outcome of a search that was posted without JavaScript; null for nothing. */
export interface SearchState<Found> extends FormState {
  readonly found?: Found | null;
}

/** The state before a form is sent. */
export const NOT_SENT: FormState = {
  status: 'idle',
  reference: '',
  error: '',
  message: '',
  fields: {},
  values: {},
};
