import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that arrived. */
export interface Arrived extends Email {
  to: { name: string; address: string }[];
}

/** A real SMTP server on this machine that keeps accepted mails. */
export interface Mailbox {
  url: string;
  port: number;
  mails: Arrived[];
  /** Fault to inject: refuse recipients, fail temporarily, or disconnect after accepting. */
  mood: 'well' | 'unknown recipient' | 'try later' | 'silent after accepting';
  close(): Promise<void>;
}

/** @param port 0: any */
export async function openMailbox(port = 0): Promise<Mailbox> {
  const mailbox: Pick<Mailbox, 'mails' | 'mood'> = { mails: [], mood: 'well' };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      const refused = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
      done(mailbox.mood === 'unknown recipient' ? refused : undefined);
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mailbox.mood === 'try later') {
          done(Object.assign(new Error('Try later'), { responseCode: 451 }));
          return;
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mailbox.mails.push(mail as Arrived);
          if (mailbox.mood !== 'silent after accepting') done();
        });
      });
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: bound } = server.server.address() as AddressInfo;
  return Object.assign(mailbox, {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** A header of a mail, by its name in lower case. */
export function header({ headers }: Arrived, name: string): string | undefined {
  return headers.find(({ key }) => key === name)?.value;
}
