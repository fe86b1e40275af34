/** Kinds of submission, by the names that the command-line tool and the settings use. */
export const KINDS = [
  'job-application',
  'contact',
  'order',
  'callback',
  'data-sharing',
  'feedback',
] as const;

export type Kind = (typeof KINDS)[number];
