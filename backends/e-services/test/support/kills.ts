import { openMailbox, type Arrived, type Mailbox } from './mailbox.js';

/** How many times the service is killed. */
export const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 2);

/** A mailbox that fails in some rounds, and all that has arrived in it. */
export class UnreliableMailbox {
  readonly #earlier: Arrived[] = [];
  #mailbox: Mailbox;

  private constructor(mailbox: Mailbox) {
    this.#mailbox = mailbox;
  }

  static async open(): Promise<UnreliableMailbox> {
    return new UnreliableMailbox(await openMailbox());
  }

  get url(): string {
    return this.#mailbox.url;
  }

  /** Mails that have arrived since the last round. */
  get arrived(): number {
    return this.#mailbox.mails.length;
  }

  get deliveries(): number {
    return this.#earlier.length + this.#mailbox.mails.length;
  }

  /** Whether it is dead in a round. */
  isDead(round: number): boolean {
    return round % 4 === 3;
  }

  /** In every third round it breaks off after it has accepted, in every fourth it is dead. */
  async beginRound(round: number): Promise<void> {
    this.#mailbox.mood = round % 3 === 1 ? 'silent after accepting' : 'well';
    if (this.isDead(round)) await this.#mailbox.close();
  }

  /** To be called when the service is dead, before it starts again. */
  async endRound(round: number): Promise<void> {
    this.#earlier.push(...this.#mailbox.mails.splice(0));
    if (this.isDead(round)) this.#mailbox = await openMailbox(this.#mailbox.port);
    this.#mailbox.mood = 'well';
  }

  /** What recipients see: a mail that is delivered again under its id is the same one. */
  shown(): { recipient: string; subject: string }[] {
    const mails = [...this.#earlier, ...this.#mailbox.mails];
    const byId = new Map(mails.map((mail) => [mail.messageId, mail]));
    return [...byId.values()].map(({ to, subject = '' }) => ({
      recipient: to[0]?.address ?? '',
      subject,
    }));
  }

  close(): Promise<void> {
    return this.#mailbox.close();
  }
}
