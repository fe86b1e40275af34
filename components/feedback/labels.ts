import type messages from '@/messages/ar.json';

/** The labels of the feedback question. */
export type FeedbackLabels = (typeof messages)['feedback'] & {
  /** Shown when the visitor's network is over the rate limit. */
  readonly tooMany: string;
  readonly tooLong: string;
  readonly counter: string;
};

export type Useful = 'yes' | 'no';
