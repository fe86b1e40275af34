import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  CONFIRM_PATH,
  MANAGE_PATH,
  SUBSCRIPTION_TOKEN,
  UNSUBSCRIBE_PATH,
  type CaseLanguage,
} from '@ports-authority/e-services-contract';

/**
 * Permission of a link: confirm a subscription; manage all of a subscriber's; end one by one POST; end all
 * daily ones likewise.
 */
export type Scope = 'c' | 'm' | 'u' | 'd';

/** An id of a subscriber or a subscription: 22 characters that nobody guesses. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * Makes and reads the links of mails. They are signed, so that the database holds none of them: neither
 * who reads a dump nor who reads the outbox can use one.
 */
export class SubscriptionLinks {
  readonly #key: Buffer;
  readonly #siteUrl: string;

  /**
   * @param secret shared by all processes; with another one all links that were sent are no longer good
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

  /** The scope and the id of a token; undefined for one that was not made here. */
  read(token: string): { scope: Scope; id: string } | undefined {
    if (!SUBSCRIPTION_TOKEN.test(token)) return undefined;
    const scope = token[0] as Scope;
    const id = token.slice(1, 23);
    const isOurs = timingSafeEqual(Buffer.from(this.token(scope, id)), Buffer.from(token));
    return isOurs ? { scope, id } : undefined;
  }

  /** One list for all mails to subscribers, by which mail programs sort them (RFC 2919). */
  get listId(): string {
    return `<subscriptions.${new URL(this.#siteUrl).hostname}>`;
  }

  confirm(id: string, language: CaseLanguage): string {
    return this.page(CONFIRM_PATH, language, this.token('c', id));
  }

  manage(subscriberId: string, language: CaseLanguage): string {
    return this.page(MANAGE_PATH, language, this.token('m', subscriberId));
  }

  /** Takes the POST of a mail program; somebody who opens it gets to the page. */
  oneClick(scope: 'u' | 'd', id: string): string {
    return `${this.#siteUrl}${UNSUBSCRIBE_PATH}?t=${this.token(scope, id)}`;
  }

  private page(path: string, language: CaseLanguage, token: string): string {
    return `${this.#siteUrl}${language === 'en' ? '/en' : ''}${path}?t=${token}`;
  }
}
