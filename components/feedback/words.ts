import type messages from '@/messages/ar.json';

/** What the question about the page says. */
export type FeedbackWords = (typeof messages)['feedback'];

export type Useful = 'yes' | 'no';
