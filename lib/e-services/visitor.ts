import type { Locale } from '../i18n/locales';

/** What the site sends the e-services API about a visitor, for the captcha and the limits per address. */
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
  /** Of the page that the request comes from: in it, the sender of a form is written to. */
  readonly language?: Locale | undefined;
}
