import type { Settings } from '../settings.js';
import { smsSender, webhookSender } from './http-senders.js';
import { smtpSender } from './mail.js';
import type { SubscriptionLinks } from '../subscriptions/links.js';
import type { Senders } from './worker.js';

/** The senders of the channels that the settings name. */
export function openSenders(
  { mail, sms, webhook }: Pick<Settings, 'mail' | 'sms' | 'webhook'>,
  links: SubscriptionLinks,
  now: () => Date,
): Senders {
  return {
    ...(mail && { mail: smtpSender(mail, links) }),
    ...(sms && { sms: smsSender(sms) }),
    ...(webhook && { webhook: webhookSender(webhook, now) }),
  };
}
