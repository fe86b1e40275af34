import type { Locale } from '../i18n/locales';
import type { ServiceSession } from './session';

/** Visitor data that the e-services API needs for captcha and rate limits. */
export interface Visitor {
  /** Client IP address, or 'unknown'. */
  readonly ip: string;
  /** Sent with each call and updated by its response. */
  readonly session?: ServiceSession | undefined;
  /** The answered challenge; missing without scripts. */
  readonly challenge?: string | undefined;
  /** A solved proof of work. */
  readonly proof?: string | undefined;
  /** Language of the page, used for mails to the sender. */
  readonly language?: Locale | undefined;
}
