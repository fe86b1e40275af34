import { smtpSender } from '../outbox/mail.js';
import { mailFinisher } from '../subscriptions/finish-mail.js';
import { SubscriptionLinks } from '../subscriptions/links.js';
import { previewMails } from './previews.js';

/** Sends every kind of mail in both languages to SMTP_URL (a sample mailbox), for review. */
const { SMTP_URL: url = '', SITE_URL: siteUrl = '' } = process.env;
if (!/^smtp:\/\/(localhost|127\.0\.0\.1):\d+$/.test(url)) {
  console.error('SMTP_URL must be the sample mailbox of this machine, smtp://127.0.0.1:port.');
  process.exit(1);
}
const settings = { url, from: 'no-reply@ports.example', replyTo: '' };
// Previews have no working links.
const sender = smtpSender(settings, mailFinisher(new SubscriptionLinks('previews', siteUrl)));
for (const mail of previewMails(siteUrl)) await sender.send(mail, AbortSignal.timeout(10_000));
sender.close();
