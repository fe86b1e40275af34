import * as yup from 'yup';
import type { Link } from './assistant/topics.js';

/** Argument of the client's method ReceiveMessage. */
export interface Reply {
  /** Derived from the question's id, so that clients show the answer to a resent one once. */
  readonly id: string;
  /** Id of the visitor's message; null for the greeting. */
  readonly replyTo: string | null;
  readonly text: string;
  readonly links: readonly Link[];
  /** ISO date-time. */
  readonly sentAt: string;
}

export const language = yup
  .string()
  .oneOf(['ar', 'en'] as const)
  .required();

export const visitorMessage = yup.object({
  id: yup
    .string()
    .matches(/^[0-9a-zA-Z-]{8,64}$/)
    .required(),
  text: yup.string().strict().trim().min(1).max(1000).required(),
  locale: language,
});

/** Argument of the hub's method SendMessage. */
export type VisitorMessage = yup.InferType<typeof visitorMessage>;
