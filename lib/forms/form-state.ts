/** What became of a form that was sent without scripts, for `useActionState`. */
export interface FormState {
  readonly status: 'idle' | 'sent' | 'refused';
  /** Reference number of what was sent. */
  readonly reference: string;
  /** Why it was refused: one of SERVER_ERRORS or a sentence of the second service. */
  readonly error: string;
  /** What the second service says beyond that, one line for each fault. */
  readonly message: string;
  /** Keys of the `errors` group by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** What was typed, to be filled in again; never the captcha's answer or a file. */
  readonly values: Readonly<Record<string, string>>;
}

export type FormAction = (before: FormState, data: FormData) => Promise<FormState>;

/** A form that was not sent yet. */
export const NOT_SENT: FormState = {
  status: 'idle',
  reference: '',
  error: '',
  message: '',
  fields: {},
  values: {},
};
