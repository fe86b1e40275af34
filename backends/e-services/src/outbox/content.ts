import type { CaseLanguage } from '@ports-authority/e-services-contract';

/** By what it is sent. */
export type Channel = 'mail' | 'sms' | 'webhook';

/** Why it is sent. */
export type Purpose =
  | 'acknowledgement'
  | 'answer'
  | 'reminder'
  | 'event'
  | 'subscription'
  | 'subscription-link';

/** A line with a label. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Left to right, whatever the language. */
  readonly isCode?: boolean;
}

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** One of several things that a mail reports. */
export interface MailItem {
  readonly title: string;
  readonly lines: readonly string[];
  readonly link: MailLink;
}

/** A mail, from which its text and its HTML are made. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly Fact[];
  readonly items?: readonly MailItem[];
  readonly link?: MailLink | undefined;
  readonly closing: readonly string[];
  /** Small, after the closing. */
  readonly footer?: MailLink;
  /** Of a mail to a subscriber, whose links are made when it is sent. */
  readonly subscription?: SubscriptionMail;
}

/** Which links a mail to a subscriber gets; by id, since the outbox holds no link that works. */
export interface SubscriptionMail {
  readonly subscriberId: string;
  /** The subscription that the mail's link confirms; without one the link leads to all of them. */
  readonly confirms?: string;
  /** Ended by one click: one subscription, or all daily ones of the subscriber. */
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

/** Something that is to be sent. */
export interface Outgoing {
  readonly messageId: string;
  readonly purpose: Purpose;
  readonly recipient: string;
  readonly language: CaseLanguage;
  readonly content: Content;
  readonly createdAt: Date;
  /** Null: not to a subscriber. */
  readonly subscriberId: string | null;
}

/** The recipient does not exist or refuses permanently: it is not tried again. */
export class RefusedForGoodError extends Error {}

/** Sends messages of one channel. It may get one twice; both times it sends the same id. */
export interface Sender {
  /**
   * @param signal ends the attempt
   * @throws RefusedForGoodError; after any other error it is tried again
   */
  send(message: Outgoing, signal: AbortSignal): Promise<void>;
  close(): void;
}
