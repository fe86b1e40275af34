import type { FormLabels, SubmissionLabels } from '@/components/forms/labels/labels';
import type { ConfirmationLabels } from '@/components/forms/layout/Confirmation/Confirmation';
import type { HubSettings } from '@/lib/chat/hub-settings';
import type { PrivacyText } from '@/lib/privacy/privacy-notice';
import type messages from '@/messages/ar.json';
import type { Locale } from '@/lib/i18n/locales';

/** Name of the callback form's draft and submission. */
export const CALLBACK = 'callback';

export interface ChatLabels {
  readonly locale: Locale;
  readonly text: (typeof messages)['chat'];
  /** Support hours of the contact record. */
  readonly hours: string;
}

/** Labels including the callback form. */
export interface WidgetLabels extends ChatLabels {
  /** Short number of the contact centre. */
  readonly phone: string;
  /** Labels of a callback request's result. */
  readonly outcome: Omit<ConfirmationLabels, 'sent'> &
    Pick<SubmissionLabels, 'asking' | 'notReceived' | 'undetermined'>;
  readonly privacy: PrivacyText;
}

/** Labels of the closed widget. */
export type LauncherLabels = Pick<
  (typeof messages)['chat'],
  'launch' | 'resume' | 'loading' | 'failed'
>;

/** Texts that are fetched when the widget is opened. */
export interface WidgetTexts extends Pick<WidgetLabels, 'text' | 'outcome' | 'privacy'> {
  readonly formLabels: FormLabels;
  /** Null if no chat hub is configured. */
  readonly hub: HubSettings | null;
}
