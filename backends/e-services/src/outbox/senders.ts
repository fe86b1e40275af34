import type { Settings } from '../settings.js';
import { smsSender, webhookSender } from './http-senders.js';
import { smtpSender } from './mail.js';
import type { Senders } from './worker.js';

/** The senders of the channels that the settings name. */
export function openSenders(
  { mail, sms, webhook }: Pick<Settings, 'mail' | 'sms' | 'webhook'>,
  now: () => Date,
): Senders {
  return {
    ...(mail && { mail: smtpSender(mail) }),
    ...(sms && { sms: smsSender(sms) }),
    ...(webhook && { webhook: webhookSender(webhook, now) }),
  };
}
