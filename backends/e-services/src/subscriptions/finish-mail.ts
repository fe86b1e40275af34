import type { CaseLanguage } from '@ports-authority/e-services-contract';
import type { MailContent } from '../outbox/content.js';
import type { SubscriptionLinks } from './links.js';
import { manageLabel } from './texts.js';

/** Headers as nodemailer takes them; a prepared one is not folded inside its URL. */
type Headers = Record<string, string | { prepared: true; value: string }>;

/**
 * A mail with its links. One to a subscriber leads to all that they are subscribed to, and mail programs
 * sort it by its list and show a button that ends it (RFC 2919, RFC 2369, RFC 8058).
 */
export function finishMail(
  mail: MailContent,
  links: SubscriptionLinks,
  language: CaseLanguage,
): { mail: MailContent; headers: Headers } {
  const { subscription, link } = mail;
  if (!subscription) return { mail, headers: {} };
  const { subscriberId, confirms, ends } = subscription;
  const manage = links.manage(subscriberId, language);
  const own = confirms === undefined ? manage : links.confirm(confirms, language);
  const finished: MailContent = {
    ...mail,
    ...(link && { link: { ...link, url: link.url || own } }),
    ...(ends && { footer: { label: manageLabel(language), url: manage } }),
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
}
