/**
 * What a service may offer beyond the searches and forms that the website cannot be without.
 * `GET capabilities` names those that it has.
 */
export const CAPABILITIES = [
  /** A form that is sent again under its Idempotency-Key is stored once. */
  'idempotency',
  /** Captchas with an id of their own, in headers and cookies (CAPTCHA_CHALLENGE_HEADER). */
  'captcha-challenges',
  /** The code of a captcha as sound. */
  'captcha-audio',
  /** POST captcha/check: a code is checked before the form is sent. */
  'captcha-check',
  /** POST captcha/proof: a calculation instead of a code. */
  'proof-of-work',
  /** POST submissionStatus: what became of a form under its key. */
  'submission-status',
  /** POST caseStatus: the state of a request by its reference. */
  'request-tracking',
  /** Mails about what is published. */
  'subscriptions',
  /** Ratings of e-services, and their results. */
  'service-ratings',
  /** GET portCalls: ships in ports and expected. */
  'port-calls',
  /** POST feedback: whether a page was useful. */
  'feedback',
  /** Ids of movable items, in lists and orders. */
  'movable-ids',
  /** An ordered quantity is reserved for RESERVATION_DAYS. */
  'reservations',
  /** Fields of forms beyond those of the basic contract, and `data.fields` in refusals. */
  'submission-fields',
  /** Number, documents, bids and award of biddings. */
  'tender-pages',
] as const;

export type Capability = (typeof CAPABILITIES)[number];

/** Body of `GET capabilities`. */
export interface CapabilitiesDocument {
  readonly capabilities: readonly string[];
}
