import type { MailContent } from '../outbox/content.js';
import type { FinishMail } from '../outbox/mail.js';
import type { SubscriptionLinks } from './links.js';
import { say } from './texts.js';

/**
 * Adds the links and list headers (RFC 2919, RFC 2369, RFC 8058): mail programs filter by the list
 * and offer to unsubscribe.
 */
export function mailFinisher(links: SubscriptionLinks): FinishMail {
  return (mail, language): ReturnType<FinishMail> => {
    const { subscription, link } = mail;
    if (!subscription) return { mail, headers: {} };
    const { subscriberId, confirms, ends } = subscription;
    const manage = links.manage(subscriberId, language);
    const own = confirms === undefined ? manage : links.confirm(confirms, language);
    const finished: MailContent = {
      ...mail,
      ...(link && { link: { ...link, url: link.url || own } }),
      ...(ends && { footer: { label: say('manage', language), url: manage } }),
    };
    if (!ends) return { mail: finished, headers: {} };
    const value = `<${links.oneClick(ends.scope, ends.id)}>`;
    return {
      mail: finished,
      headers: {
        'List-Id': links.listId,
        'List-Unsubscribe': { prepared: true, value },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  };
}
