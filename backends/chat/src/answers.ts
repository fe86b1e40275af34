import { createHash } from 'node:crypto';
import type { Reply, VisitorMessage } from './messages.js';
import type { SharedRedis } from './redis.js';

/** Longer than a visitor's client takes to reconnect and send again what was not confirmed. */
const LIFETIME_MS = 10 * 60_000;
const MAX_ANSWERS = 10_000;

/**
 * The answers of the last minutes, so that a message that is sent again, to this process or to
 * another one, gets the answer that it got first. Kept under a digest of the message: what visitors
 * write is not stored.
 */
export class Answers {
  private readonly own = new Map<string, { readonly answer: Reply; readonly until: number }>();

  constructor(private readonly redis: SharedRedis | undefined) {}

  /** The answer that the message got first: `answer`, unless there was one before. */
  async first(message: VisitorMessage, answer: Reply): Promise<Reply> {
    const key = digest(message);
    const first = this.ownAnswer(key) ?? (await this.sharedAnswer(key, answer)) ?? answer;
    this.remember(key, first);
    return first;
  }

  private ownAnswer(key: string): Reply | undefined {
    const known = this.own.get(key);
    return known && known.until > Date.now() ? known.answer : undefined;
  }

  /** Stores an answer unless there is one; undefined if there was none, or Redis is away. */
  private async sharedAnswer(key: string, answer: Reply): Promise<Reply | undefined> {
    const earlier = await this.redis
      ?.ask((client) =>
        client.set(`chat:answer:${key}`, JSON.stringify(answer), {
          condition: 'NX',
          GET: true,
          expiration: { type: 'PX', value: LIFETIME_MS },
        }),
      )
      .catch(() => undefined);
    return earlier ? (JSON.parse(earlier) as Reply) : undefined;
  }

  private remember(key: string, answer: Reply): void {
    this.own.delete(key);
    this.own.set(key, { answer, until: Date.now() + LIFETIME_MS });
    if (this.own.size <= MAX_ANSWERS) return;
    const [oldest] = this.own.keys();
    if (oldest !== undefined) this.own.delete(oldest);
  }
}

/** The text is a part of it, so that an id that two visitors chose does not mix their answers up. */
function digest({ id, text, locale }: VisitorMessage): string {
  return createHash('sha256')
    .update(JSON.stringify([id, text, locale]))
    .digest('base64url');
}
