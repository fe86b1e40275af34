import type messages from '@/messages/ar.json';

type Feedback = (typeof messages)['feedback'];

/** The labels of the question itself, which is on every page of content. */
export type FeedbackLabels = Pick<Feedback, 'form' | 'question' | 'yes' | 'no' | 'failed'>;

/** The texts of the form for the reason, and of what follows. */
export type FeedbackTexts = Feedback & {
  /** Shown when the visitor's network is over the rate limit. */
  readonly tooMany: string;
  readonly tooLong: string;
  readonly counter: string;
};

export type Useful = 'yes' | 'no';
