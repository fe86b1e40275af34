import type { CaseLanguage } from '@ports-authority/e-services-contract';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailContent, Outgoing, Sender } from './content.js';
import { RefusedForGoodError } from './content.js';
import { authorityName, mailHtml, mailText } from './mail-text.js';

/** How mail is sent. */
export interface MailSettings {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string;
  /** The address that mails come from. */
  from: string;
  /** Where answers of recipients go; empty: nowhere. */
  replyTo: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Headers as nodemailer takes them; a prepared one is not folded inside its URL. */
type Headers = Record<string, string | { prepared: true; value: string }>;

/** Adds the links and headers that a mail gets when it is sent, because the outbox holds no tokens. */
export type FinishMail = (
  mail: MailContent,
  language: CaseLanguage,
) => { mail: MailContent; headers: Headers };

/** Sends mail over SMTP. Without TLS it talks to this machine only. */
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
      const sending = transport.sendMail(mailOf(message, finish, from, replyTo));
      try {
        await untilAborted(sending, signal);
      } catch (error) {
        throw isRecipientRefused(error) ? new RefusedForGoodError() : error;
      }
    },
    close: () => transport.close(),
  };
}

function mailOf(
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
      // Programs that answer for their owners don't answer these.
      ...(purpose !== 'answer' && {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      }),
      ...headers,
    },
  };
}

/** Of one mailbox, that is; a server that refuses the sender or the sign-in may be mended. */
function isRecipientRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500;
}

async function untilAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  work.catch(() => undefined);
  signal.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop);
  });
  try {
    await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
