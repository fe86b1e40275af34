import type { SubmissionLabels } from '@/components/forms/labels/labels';
import type { PrivacyText } from '@/lib/privacy/privacy-notice';
import type messages from '@/messages/ar.json';
import type { Locale } from '@/lib/i18n/locales';

/** The widget's labels, passed to the browser by the server. */
export interface ChatLabels {
  readonly locale: Locale;
  readonly text: (typeof messages)['chat'];
  /** Support hours of the contact record. */
  readonly hours: string;
}

/** The labels of the callback form too. */
export interface WidgetLabels extends ChatLabels {
  /** Short number of the contact centre. */
  readonly phone: string;
  /** After a lost response to a callback request. */
  readonly lost: Pick<SubmissionLabels, 'asking' | 'notReceived' | 'undetermined' | 'earlier'>;
  readonly privacy: PrivacyText;
}
