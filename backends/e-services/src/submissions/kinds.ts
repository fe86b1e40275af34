/** The kinds of submission, as the command-line tool and the settings name them. */
export const KINDS = [
  'job-application',
  'contact',
  'order',
  'callback',
  'data-sharing',
  'feedback',
] as const;

export type Kind = (typeof KINDS)[number];
