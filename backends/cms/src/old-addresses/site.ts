import { readSettings } from '../settings';

const TIMEOUT_MS = 5000;
const MAX_CHARACTERS = 5_000_000;

/** How often an old address was asked for, as the site reports it. */
export interface Hits {
  readonly key: string;
  readonly count: number;
  readonly last: string;
}

/** A search without results on one day, as the site reports it. */
export interface MissedSearch {
  readonly day: string;
  readonly locale: string;
  readonly query: string;
  readonly count: number;
}

/**
 * Asks the site for what it counts. Undefined while it does not respond.
 * @param path beside the one of the webhook
 */
export async function fetchFromSite<Answer>(path: string): Promise<Answer | undefined> {
  const { siteWebhookUrl, webhookSecret } = readSettings();
  try {
    const response = await fetch(new URL(path, siteWebhookUrl), {
      headers: { 'x-webhook-secret': webhookSecret },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return undefined;
    const text = await response.text();
    return text.length > MAX_CHARACTERS ? undefined : (JSON.parse(text) as Answer);
  } catch {
    return undefined;
  }
}
