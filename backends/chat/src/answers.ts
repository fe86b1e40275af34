import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Reply, VisitorMessage } from './messages.js';
import type { SharedRedis } from './redis.js';

/** Longer than a client takes to reconnect and resend an unconfirmed message. */
const LIFETIME_MS = 10 * 60_000;
const MAX_ANSWERS = 10_000;
/** Of a signature in base64url. */
const SIGNATURE_LENGTH = 43;

/** Answers of the last minutes, the same from any process. Messages are stored as digests. */
export class Answers {
  private readonly own = new Map<string, { readonly answer: Reply; readonly until: number }>();

  /** @param secret shared HMAC key: who can write to Redis cannot change an answer */
  constructor(
    private readonly redis: SharedRedis | undefined,
    private readonly secret: string,
  ) {}

  /** Returns the first answer to a message; stores `answer` if there was none. */
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

  /** SET NX: returns the earlier answer; undefined if there was none, or Redis is down. */
  private async sharedAnswer(key: string, answer: Reply): Promise<Reply | undefined> {
    const text = JSON.stringify(answer);
    const earlier = await this.redis
      ?.ask((client) =>
        client.set(`chat:answer:${key}`, this.signature(key, text) + text, {
          condition: 'NX',
          GET: true,
          expiration: { type: 'PX', value: LIFETIME_MS },
        }),
      )
      .catch(() => undefined);
    return earlier ? this.verified(key, earlier) : undefined;
  }

  private signature(key: string, text: string): string {
    return createHmac('sha256', this.secret).update(`answer.${key}.${text}`).digest('base64url');
  }

  private verified(key: string, stored: string): Reply | undefined {
    const text = stored.slice(SIGNATURE_LENGTH);
    const given = Buffer.from(stored.slice(0, SIGNATURE_LENGTH));
    const expected = Buffer.from(this.signature(key, text));
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs ? (JSON.parse(text) as Reply) : undefined;
  }

  private remember(key: string, answer: Reply): void {
    this.own.delete(key);
    this.own.set(key, { answer, until: Date.now() + LIFETIME_MS });
    if (this.own.size <= MAX_ANSWERS) return;
    const [oldest] = this.own.keys();
    if (oldest !== undefined) this.own.delete(oldest);
  }
}

/** Includes the text, because two visitors may choose the same id. */
function digest({ id, text, locale }: VisitorMessage): string {
  return createHash('sha256')
    .update(JSON.stringify([id, text, locale]))
    .digest('base64url');
}
