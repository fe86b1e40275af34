import type { FormLabels, SubmissionLabels } from '@/components/forms/labels/labels';
import type { ConfirmationLabels } from '@/components/forms/layout/Confirmation/Confirmation';
import type { HubSettings } from '@/lib/chat/hub-settings';
import type { PrivacyText } from '@/lib/privacy/privacy-notice';
import type messages from '@/messages/ar.json';
import type { Locale } from '@/lib/i18n/locales';

/** Name of the callback form: of its draft and its submission. */
export const CALLBACK = 'callback';

/** The widget's labels. */
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
  /** Of the outcome of a callback request. */
  readonly outcome: Omit<ConfirmationLabels, 'sent'> &
    Pick<SubmissionLabels, 'asking' | 'notReceived' | 'undetermined'>;
  readonly privacy: PrivacyText;
}

/** What the launcher shows by itself. */
export type LauncherLabels = Pick<
  (typeof messages)['chat'],
  'launch' | 'resume' | 'loading' | 'failed'
>;

/** The texts that are fetched when the widget is opened. */
export interface WidgetTexts extends Pick<WidgetLabels, 'text' | 'outcome' | 'privacy'> {
  readonly formLabels: FormLabels;
  /** Null where there is no chat. */
  readonly hub: HubSettings | null;
}
