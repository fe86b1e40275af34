import { once } from 'node:events';
import type { Locale } from '@ports-authority/e-services-contract';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailContent, Outgoing, Sender } from './content.js';
import { PermanentRefusalError } from './content.js';
import { authorityName, mailHtml, mailText } from './mail-text.js';

export interface MailSettings {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string;
  from: string;
  /** Reply-To address; empty: none. */
  replyTo: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Headers of nodemailer; prepared ones are not folded inside a URL. */
type Headers = Record<string, string | { prepared: true; value: string }>;

/** Adds links and headers when a mail is sent, because the outbox holds no tokens. */
export type FinishMail = (
  mail: MailContent,
  language: Locale,
) => { mail: MailContent; headers: Headers };

/** Sends mail over SMTP; without TLS to this machine only. */
export function smtpSender({ url, from, replyTo }: MailSettings, finish: FinishMail): Sender {
  const { hostname, protocol, port, username, password } = new URL(url);
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(hostname);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLocal,
    ignoreTLS: !secure && isLocal,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message, signal) => {
      signal.throwIfAborted();
      try {
        const sending = transport.sendMail(buildMail(message, finish, from, replyTo));
        const aborted = once(signal, 'abort').then(() => signal.throwIfAborted());
        await Promise.race([sending, aborted]);
      } catch (error) {
        throw isRecipientRefused(error) ? new PermanentRefusalError() : error;
      }
    },
    close: () => transport.close(),
  };
}

function buildMail(
  message: Outgoing,
  finish: FinishMail,
  from: string,
  replyTo: string,
): SendMailOptions {
  const { content, language, messageId, purpose, recipient, createdAt } = message;
  const { mail, headers } = finish(content as MailContent, language);
  return {
    messageId,
    date: createdAt,
    from: { name: authorityName(language), address: from },
    to: { name: '', address: recipient },
    ...(replyTo && { replyTo: { name: authorityName(language), address: replyTo } }),
    subject: mail.subject,
    text: mailText(mail, language),
    html: mailHtml(mail, language),
    headers: {
      'Content-Language': language,
      // Suppresses automatic replies.
      ...(purpose !== 'answer' && {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      }),
      ...headers,
    },
  };
}

/** Only for one mailbox: a refused sender or sign-in can be corrected. */
function isRecipientRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500;
}
