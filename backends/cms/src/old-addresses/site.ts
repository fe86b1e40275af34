import { readSettings } from '../settings';

const TIMEOUT_MS = 5000;
const MAX_CHARACTERS = 5_000_000;

/** Request count of an old address, reported by the site. */
export interface Hits {
  readonly key: string;
  readonly count: number;
  readonly last: string;
}

/** A search without results per day, reported by the site. */
export interface MissedSearch {
  readonly day: string;
  readonly locale: string;
  readonly query: string;
  readonly count: number;
}

/** GETs counters of the site, relative to the webhook's URL; undefined without a response. */
export async function fetchFromSite<Data>(path: string): Promise<Data | undefined> {
  const { siteWebhookUrl, webhookSecret } = readSettings();
  try {
    const response = await fetch(new URL(path, siteWebhookUrl), {
      headers: { 'x-webhook-secret': webhookSecret },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return undefined;
    const text = await response.text();
    return text.length > MAX_CHARACTERS ? undefined : (JSON.parse(text) as Data);
  } catch {
    return undefined;
  }
}
