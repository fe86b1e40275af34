import type { Locale } from '../i18n/locales';
import type { ServiceSession } from './session';

/** What the site sends the e-services API about a visitor, for the captcha and the limits per address. */
export interface Visitor {
  /** Client IP address, or 'unknown'. */
  readonly ip: string;
  /** Sent with each call, and changed by what its response sets. */
  readonly session?: ServiceSession | undefined;
  /** The challenge that a page with scripts answers. */
  readonly challenge?: string | undefined;
  /** A solved proof of work. */
  readonly proof?: string | undefined;
  /** Of the page that the request comes from: in it, the sender of a form is written to. */
  readonly language?: Locale | undefined;
}
