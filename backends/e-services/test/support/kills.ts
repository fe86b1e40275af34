import { openMailbox, type Arrived, type Mailbox } from './mailbox.js';

/** Number of kills. */
export const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 2);

/** A mailbox that fails in some rounds, with all mails that arrived. */
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

  /** True if it is down in a round. */
  isDead(round: number): boolean {
    return round % 4 === 3;
  }

  /** Every third round it disconnects after accepting, every fourth it is down. */
  async beginRound(round: number): Promise<void> {
    this.#mailbox.mood = round % 3 === 1 ? 'silent after accepting' : 'well';
    if (this.isDead(round)) await this.#mailbox.close();
  }

  /** Call after the kill, before the next start. */
  async endRound(round: number): Promise<void> {
    this.#earlier.push(...this.#mailbox.mails.splice(0));
    if (this.isDead(round)) this.#mailbox = await openMailbox(this.#mailbox.port);
    this.#mailbox.mood = 'well';
  }

  /** Mails as recipients see them: repeated deliveries under one id count once. */
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
