/** What the e-services API is told about a visitor, for the captcha and the limits per address. */
export interface Visitor {
  /** Client IP address, or 'unknown'. */
  readonly ip: string;
  /** Captcha session. */
  readonly session?: string | undefined;
  /** The session's newest challenges, which a page without scripts can answer. */
  readonly open?: string | undefined;
  /** The challenge that a page with scripts answers. */
  readonly challenge?: string | undefined;
  /** A solved proof of work. */
  readonly proof?: string | undefined;
}
