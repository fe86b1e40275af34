import type messages from '@/messages/ar.json';

type Feedback = (typeof messages)['feedback'];

/** Labels of the question, which is on every content page. */
export type FeedbackLabels = Pick<Feedback, 'form' | 'question' | 'yes' | 'no' | 'failed'>;

/** Texts of the form and its result. */
export type FeedbackTexts = Feedback & {
  /** Shown when the rate limit of the visitor's network is exceeded. */
  readonly tooMany: string;
  readonly tooLong: string;
  readonly counter: string;
};

export type Useful = 'yes' | 'no';
