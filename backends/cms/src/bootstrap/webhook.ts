import type { Core } from '@strapi/strapi';
import { CONTACT_FORM } from '../contact-forms/content-type';

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
 * Logs failed deliveries, which Strapi neither retries nor logs, and suppresses webhooks of contact
 * forms, because their payload contains the whole entry.
 */
export function guardDeliveries(strapi: Core.Strapi): void {
  const runner = strapi.get<Runner>('webhookRunner');
  const run = runner.run.bind(runner);
  runner.run = async (webhook, event, info = {}) => {
    if (info.uid === CONTACT_FORM) return { statusCode: 204 };
    const delivery = await run(webhook, event, info);
    if (delivery.statusCode < 200 || delivery.statusCode > 299) {
      strapi.log.error(
        `Webhook not delivered: ${event} ${describe(info)} to ${webhook.url}, ${delivery.statusCode} ${firstLine(delivery.message)}. ` +
          "The site shows the change after its next time-based refresh, or after its operator's `npm run refresh`.",
      );
    }
    return delivery;
  };
}

function describe(info: Record<string, unknown>): string {
  const entry = (info.entry ?? info.media ?? {}) as Record<string, unknown>;
  return [info.uid, entry.Slug ?? entry.documentId, entry.locale].filter(Boolean).join(' ');
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0]?.slice(0, 200) ?? '';
}
