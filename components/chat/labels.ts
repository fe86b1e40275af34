import type messages from '@/messages/ar.json';
import type { Locale } from '@/lib/i18n/locales';

/** The widget's labels, passed to the browser by the server. */
export interface ChatLabels {
  readonly locale: Locale;
  readonly text: (typeof messages)['chat'];
  /** Support hours of the contact record. */
  readonly hours: string;
}
