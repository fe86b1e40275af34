import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  CONFIRM_PATH,
  MANAGE_PATH,
  SUBSCRIPTION_TOKEN,
  UNSUBSCRIBE_PATH,
  type Locale,
} from '@ports-authority/e-services-contract';

/**
 * Scope of a link: confirm a subscription; manage all of a subscriber; end one, or all daily ones,
 * by one POST.
 */
export type Scope = 'c' | 'm' | 'u' | 'd';

/** Random id: 22 characters, unguessable. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * Creates and parses the links of mails. They are signed instead of stored, so a dump of the
 * database or the outbox holds no working link.
 */
export class SubscriptionLinks {
  readonly #key: Buffer;
  readonly #siteUrl: string;

  /**
   * @param secret shared by all processes; changing it invalidates all links
   * @param siteUrl origin of the site
   */
  constructor(secret: string, siteUrl: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'subscription links', 32));
    this.#siteUrl = siteUrl;
  }

  /** The token of an id, for the query of a link. */
  token(scope: Scope, id: string): string {
    const named = `${scope}${id}`;
    return `${named}.${createHmac('sha256', this.#key).update(named).digest('base64url')}`;
  }

  /** Scope and id of a token; undefined if its signature is invalid. */
  read(token: string): { scope: Scope; id: string } | undefined {
    if (!SUBSCRIPTION_TOKEN.test(token)) return undefined;
    const scope = token[0] as Scope;
    const id = token.slice(1, 23);
    const isOurs = timingSafeEqual(Buffer.from(this.token(scope, id)), Buffer.from(token));
    return isOurs ? { scope, id } : undefined;
  }

  /** List-Id of subscription mails, for filters (RFC 2919). */
  get listId(): string {
    return `<subscriptions.${new URL(this.#siteUrl).hostname}>`;
  }

  confirm(id: string, language: Locale): string {
    return this.page(CONFIRM_PATH, language, this.token('c', id));
  }

  manage(subscriberId: string, language: Locale): string {
    return this.page(MANAGE_PATH, language, this.token('m', subscriberId));
  }

  /** Accepts the one-click POST of mail programs; a browser is redirected to the page. */
  oneClick(scope: 'u' | 'd', id: string): string {
    return `${this.#siteUrl}${UNSUBSCRIBE_PATH}?t=${this.token(scope, id)}`;
  }

  private page(path: string, language: Locale, token: string): string {
    return `${this.#siteUrl}${language === 'en' ? '/en' : ''}${path}?t=${token}`;
  }
}
