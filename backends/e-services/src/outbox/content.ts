import type { Locale } from '@ports-authority/e-services-contract';

export type Channel = 'mail' | 'sms' | 'webhook';

export type Purpose =
  | 'acknowledgement'
  | 'answer'
  | 'reminder'
  | 'event'
  | 'subscription'
  | 'subscription-link';

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Left to right in either language. */
  readonly isCode?: boolean;
}

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

export interface MailItem {
  readonly title: string;
  readonly lines: readonly string[];
  readonly link: MailLink;
}

/** Content of a mail, rendered as text and HTML. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly Fact[];
  readonly items?: readonly MailItem[];
  readonly link?: MailLink | undefined;
  readonly closing: readonly string[];
  /** Small print after the closing. */
  readonly footer?: MailLink;
  /** Of mails to subscribers: their links are signed when the mail is sent. */
  readonly subscription?: SubscriptionMail;
}

/** Links of a mail to a subscriber, by id: the outbox holds no working link. */
export interface SubscriptionMail {
  readonly subscriberId: string;
  /** Subscription that the link confirms; without it the link opens the list of all. */
  readonly confirms?: string;
  /** One-click unsubscribe: one subscription, or all daily ones. */
  readonly ends?: { readonly scope: 'u' | 'd'; readonly id: string };
}

export interface SmsContent {
  readonly text: string;
}

/** Event for the webhook: no personal data. */
export interface EventContent {
  readonly event: 'case.received' | 'case.changed' | 'case.answered';
  readonly reference: string;
  readonly kind: string;
  readonly state: string;
  readonly department: string;
  /** ISO 8601. */
  readonly at: string;
  readonly dueOn: string | null;
}

export type Content = MailContent | SmsContent | EventContent;

export interface Outgoing {
  readonly messageId: string;
  readonly purpose: Purpose;
  readonly recipient: string;
  readonly language: Locale;
  readonly content: Content;
  readonly createdAt: Date;
  /** Null: not a subscription mail. */
  readonly subscriberId: string | null;
}

/** The recipient does not exist or refuses permanently: no retry. */
export class PermanentRefusalError extends Error {}

/** Sends messages of one channel, at least once and with the same id each time. */
export interface Sender {
  /**
   * @param signal aborts the attempt
   * @throws PermanentRefusalError; any other error is retried
   */
  send(message: Outgoing, signal: AbortSignal): Promise<void>;
  close(): void;
}
