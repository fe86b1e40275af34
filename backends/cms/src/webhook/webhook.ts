import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { isPublicType } from '../content-types/private-types';
import { metrics } from '../metrics/metrics';
import type { Settings } from '../settings';

const EVENTS = [
  'entry.publish',
  'entry.unpublish',
  'entry.update',
  'entry.delete',
  'media.create',
  'media.update',
  'media.delete',
];

const TIMEOUT_MS = 10_000;
/** The last delay repeats. */
const RETRY_DELAYS_MS = [1000, 2000, 5000, 10_000, 30_000];
const MAX_RETRY_MS = 60 * 60 * 1000;
/** Further failed changes are not retried; the site's time-based refresh picks them up. */
const MAX_PENDING = 1000;

/** The payload of Strapi's own webhooks. */
interface Change {
  readonly event: string;
  readonly createdAt: Date;
  readonly uid?: string;
  readonly model?: string;
  readonly entry?: Readonly<Record<string, unknown>>;
  readonly media?: Readonly<Record<string, unknown>>;
}

interface Target {
  readonly url: string;
  readonly secret: string;
}

interface Failure {
  readonly reason: string;
  /** False for errors that a retry does not fix, such as a wrong secret. */
  readonly isTransient: boolean;
}

/** Sends webhooks with retries, which Strapi's webhooks lack. */
export function notifySiteOfChanges(
  strapi: Core.Strapi,
  {
    siteWebhookUrl: url,
    webhookSecret: secret,
  }: Pick<Settings, 'siteWebhookUrl' | 'webhookSecret'>,
): void {
  const deliver = createDelivery({ url, secret }, strapi.log);
  for (const event of EVENTS) {
    strapi.eventHub.on(event, async (info: Omit<Change, 'event' | 'createdAt'>) => {
      if (info.uid && !isPublicType(info.uid)) return;
      void deliver({ event, createdAt: new Date(), ...info });
    });
  }
}

interface Log {
  info(event: string, meta: { readonly fields: object }): unknown;
  error(event: string, meta: { readonly fields: object }): unknown;
}

/** Returns a function that posts a change; retries in memory until a later change of the same entry. */
export function createDelivery(target: Target, log: Log): (change: Change) => Promise<void> {
  const latest = new Map<string, Change>();
  return async (change) => {
    const key = describe(change);
    const fields = { change: key, url: target.url };
    latest.set(key, change);
    const giveUpAt = Date.now() + MAX_RETRY_MS;
    for (let attempt = 0; latest.get(key) === change; attempt += 1) {
      const failure = await post(target, change);
      if (!failure) {
        if (attempt > 0) log.info('webhook delivered', { fields: { ...fields, attempt } });
        break;
      }
      const canRetry = failure.isTransient && latest.size <= MAX_PENDING && Date.now() < giveUpAt;
      if (attempt === 0) {
        const { reason } = failure;
        log.error('webhook failed', { fields: { ...fields, reason, willRetry: canRetry } });
      } else if (!canRetry) log.error('webhook given up', { fields });
      if (!canRetry) break;
      const delay = RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)];
      await sleep(delay, undefined, { ref: false });
    }
    if (latest.get(key) === change) latest.delete(key);
  };
}

async function post({ url, secret }: Target, change: Change): Promise<Failure | undefined> {
  const { deliveries, deliverySeconds } = metrics();
  const end = deliverySeconds.startTimer();
  const failure = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-webhook-secret': secret },
    body: JSON.stringify(change),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then(toFailure)
    // Also if the body breaks off.
    .catch((error: Error) => ({ reason: error.message, isTransient: true }));
  end();
  deliveries.inc({ outcome: failure ? 'failed' : 'delivered' });
  return failure;
}

async function toFailure(response: Response): Promise<Failure | undefined> {
  const body = await response.text();
  if (response.ok) return undefined;
  const [firstLine = ''] = body.split('\n', 1);
  return {
    reason: `${response.status} ${firstLine.slice(0, 200)}`,
    isTransient: response.status >= 500 || response.status === 429,
  };
}

function describe({ event, uid, entry, media }: Change): string {
  const { Slug, documentId, locale } = entry ?? media ?? {};
  return [event, uid, Slug ?? documentId, locale].filter(Boolean).join(' ');
}
