import { once } from 'node:events';
import { mailboxPage } from './page.mjs';

const MAX_MAILS = 200;
const MAX_MAIL_BYTES = 1024 * 1024;

/**
 * A sample mailbox for all recipients: an SMTP server that accepts the mails of the e-services,
 * delivers none, and shows them on pages of the sample systems. Repeated deliveries under one id
 * appear once. In memory only.
 * @param {{ port: number }} options
 */
export async function startMailbox({ port }) {
  // On a fresh machine the demo loads this file before the packages are installed.
  const [{ default: PostalMime }, { SMTPServer }] = await Promise.all([
    import('postal-mime'),
    import('smtp-server'),
  ]);
  /** Newest last. @type {Map<string, Awaited<ReturnType<typeof import('postal-mime').default.parse>>>} */
  const mails = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_MAIL_BYTES,
    logger: false,
    closeTimeout: 500,
    onData: (stream, _session, done) => {
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.set(mail.messageId ?? String(mails.size), mail);
          if (mails.size > MAX_MAILS) mails.delete(mails.keys().next().value);
          done();
        }, done);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    /** Received mails, newest first. */
    mails: () => [...mails.values()].reverse(),
    /**
     * The page at a path of the sample systems; undefined if it is not part of the mailbox.
     * @param {string} path
     * @param {string} siteUrl
     */
    page: (path, siteUrl) => {
      const [, locale, number, html] =
        /^\/(ar|en)\/mailbox(?:\/(\d{1,4})(\/html)?)?$/.exec(path) ?? [];
      if (!locale) return undefined;
      const all = [...mails.values()];
      if (number === undefined) return mailboxPage(locale, all, siteUrl);
      const mail = all[Number(number)];
      if (!mail) return undefined;
      return html ? mail.html : mailboxPage(locale, all, siteUrl, Number(number));
    },
    stop: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
}
