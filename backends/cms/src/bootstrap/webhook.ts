import type { Core } from '@strapi/strapi';
import { CONTACT_FORM } from '../contact-forms/content-type';
import { metrics } from '../metrics/metrics';
import { Redelivery } from './redelivery';

const NAME = 'Site';

/** Events of content and media that the site is notified of. */
const EVENTS = [
  'entry.publish',
  'entry.unpublish',
  'entry.update',
  'entry.delete',
  'media.create',
  'media.update',
  'media.delete',
];

interface Webhook {
  id: string;
  name: string;
  url: string;
  headers: Record<string, string>;
  events: string[];
  isEnabled: boolean;
}

interface Delivery {
  statusCode: number;
  message?: string;
}

interface Runner {
  run(webhook: Webhook, event: string, info?: Record<string, unknown>): Promise<Delivery>;
  add(webhook: Webhook): void;
  update(webhook: Webhook): void;
}

/** Sets the site's webhook as configured, whatever the database contains. */
export async function ensureWebhook(
  strapi: Core.Strapi,
  url: string,
  secret: string,
): Promise<void> {
  const store = strapi.get('webhookStore');
  const runner = strapi.get<Runner>('webhookRunner');
  const wanted = {
    name: NAME,
    url,
    headers: { 'x-webhook-secret': secret },
    events: EVENTS,
    isEnabled: true,
  };

  const existing = ((await store.findWebhooks()) as Webhook[]).find(
    (webhook) => webhook.name === NAME,
  );
  if (existing) {
    await store.updateWebhook(existing.id, wanted);
    runner.update({ ...wanted, id: existing.id });
  } else {
    runner.add(await store.createWebhook(wanted));
  }
}

/**
 * Counts deliveries, logs failed ones and makes them again, which Strapi does not, and suppresses
 * webhooks of contact forms, because their payload contains the whole entry.
 */
export function guardDeliveries(strapi: Core.Strapi): void {
  const runner = strapi.get<Runner>('webhookRunner');
  const run = runner.run.bind(runner);
  const again = new Redelivery<Webhook>(
    async ({ webhook, event, info }) => isDelivered(await run(webhook, event, info)),
    strapi.log,
  );
  runner.run = async (webhook, event, info = {}) => {
    if (info.uid === CONTACT_FORM) return { statusCode: 204 };
    const { deliveries, deliverySeconds } = metrics();
    const end = deliverySeconds.startTimer();
    const delivery = await run(webhook, event, info);
    end();
    deliveries.inc({ outcome: isDelivered(delivery) ? 'delivered' : 'failed' });
    if (isDelivered(delivery)) return delivery;
    const name = `${event} ${describe(info)} to ${webhook.url}`;
    const willRepeat = isPassing(delivery);
    strapi.log.error(
      `Webhook not delivered: ${name}, ${delivery.statusCode} ${firstLine(delivery.message)}. ` +
        (willRepeat ? 'It is tried again for an hour. Until then the' : 'The') +
        " site shows the change after its next time-based refresh, or after its operator's `npm run refresh`.",
    );
    if (willRepeat) again.add({ name, webhook, event, info });
    return delivery;
  };
}

function isDelivered({ statusCode }: Delivery): boolean {
  return statusCode >= 200 && statusCode <= 299;
}

/** Whether a failure may pass by itself; a wrong secret or URL does not. Strapi reports a connection that failed as 500. */
function isPassing({ statusCode }: Delivery): boolean {
  return statusCode >= 500 || statusCode === 429;
}

function describe(info: Record<string, unknown>): string {
  const entry = (info.entry ?? info.media ?? {}) as Record<string, unknown>;
  return [info.uid, entry.Slug ?? entry.documentId, entry.locale].filter(Boolean).join(' ');
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0]?.slice(0, 200) ?? '';
}
