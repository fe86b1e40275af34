/** Optional features of a service, listed by `GET capabilities`. */
export const CAPABILITIES = [
  /** A form that is sent again under its Idempotency-Key is stored once. */
  'idempotency',
  /** Captchas with an id, in headers and cookies (CAPTCHA_CHALLENGE_HEADER). */
  'captcha-challenges',
  /** Audio captcha. */
  'captcha-audio',
  /** POST captcha/check: verifies a code before the form is sent. */
  'captcha-check',
  /** GET captcha/proof: proof of work instead of a code. */
  'proof-of-work',
  /** GET submissionStatus: state of a submission by its idempotency key. */
  'submission-status',
  /** POST caseStatus: the state of a request by its reference. */
  'request-tracking',
  /** Mail subscriptions to publications. */
  'subscriptions',
  /** Ratings of e-services, and their results. */
  'service-ratings',
  /** GET portCalls: ships in ports and expected. */
  'port-calls',
  /** POST feedback: ratings of pages. */
  'feedback',
  /** Ids of movable items, in lists and orders. */
  'movable-ids',
  /** An ordered quantity is reserved for RESERVATION_DAYS. */
  'reservations',
  /** Form fields beyond the basic contract, and `data.fields` in error responses. */
  'submission-fields',
  /** Number, documents, bids and award of biddings. */
  'tender-pages',
  /** GET biddings with `id`, `after` and `days`, GET getAnnouncements with `id`. */
  'list-queries',
] as const;

export type Capability = (typeof CAPABILITIES)[number];

/** Body of `GET capabilities`. */
export interface CapabilitiesDocument {
  readonly capabilities: readonly string[];
}
