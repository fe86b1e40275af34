import type messages from '@/messages/ar.json';

/** What the question about the page says. */
export type FeedbackLabels = (typeof messages)['feedback'] & {
  /** Said where the visitor's network has sent too much. */
  readonly tooMany: string;
};

export type Useful = 'yes' | 'no';
