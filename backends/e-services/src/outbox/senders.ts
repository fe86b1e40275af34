import {
  smsSender,
  webhookSender,
  type SmsSettings,
  type WebhookSettings,
} from './http-senders.js';
import { smtpSender, type FinishMail, type MailSettings } from './mail.js';
import type { Senders } from './worker.js';

/** Senders by channel; a channel without settings is off. */
export interface ChannelSettings {
  mail: MailSettings | undefined;
  sms: SmsSettings | undefined;
  webhook: WebhookSettings | undefined;
}

/** Creates the senders of the configured channels. */
export function openSenders(
  { mail, sms, webhook }: ChannelSettings,
  finish: FinishMail,
  now: () => Date,
): Senders {
  return {
    ...(mail && { mail: smtpSender(mail, finish) }),
    ...(sms && { sms: smsSender(sms) }),
    ...(webhook && { webhook: webhookSender(webhook, now) }),
  };
}
