import { setTimeout as pause } from 'node:timers/promises';
import { config } from '../config';
import { log } from '../logging/log';

/** Instead of paths: every page may have changed. */
export const EVERYTHING = 'everything';

const TIMEOUT_MS = 3000;
const ATTEMPTS = 3;
const PAUSE_MS = 300;
/** A version younger than this has too few pages to fall back on. */
const SETTLED_MS = 60_000;
/** Requests to one edge at a time. */
const CONCURRENCY = 4;

/** The browsers that an edge distinguishes (deploy/nginx/templates/maps.conf). */
const COMPRESSED = { 'Accept-Encoding': 'br, gzip' };
const ENCODINGS = ['br, gzip', 'gzip', 'identity'];
const VARIANTS = ENCODINGS.flatMap((encoding): Readonly<Record<string, string>>[] => [
  { 'Accept-Encoding': encoding },
  { 'Accept-Encoding': encoding, RSC: '1' },
]);

/**
 * Has the caches in front of the site forget pages that were re-rendered: the nginx edges of
 * EDGE_PURGE_URLS, and whatever is behind EDGE_PURGE_WEBHOOK (docs/decisions/0022-the-edge.md).
 * Without both it does nothing. A cache that does not respond is tried again and then logged: what it
 * keeps lives no longer than the page says.
 * @param paths public paths with their queries, as links have them
 */
export async function purgeEdge(paths: readonly string[] | typeof EVERYTHING): Promise<void> {
  const { edgePurgeUrls, edgePurgeWebhook } = config();
  if (paths.length === 0) return;
  await Promise.all([
    ...edgePurgeUrls.map((edge) =>
      paths === EVERYTHING ? forgetEverything(edge) : renewAll(edge, paths),
    ),
    ...(edgePurgeWebhook ? [notify(edgePurgeWebhook, paths)] : []),
  ]);
}

async function renewAll(edge: string, paths: readonly string[]): Promise<void> {
  const waiting = paths.values();
  const renewNext = async () => {
    for (const path of waiting) {
      await attempt({ edge, path }, () => renew(edge, path));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, renewNext));
}

/**
 * Has an edge replace the page for most browsers, so that it is never without one, and forget it for
 * the others; a page that is gone is forgotten for all.
 */
async function renew(edge: string, path: string): Promise<void> {
  const { status } = await ask('GET', edge + path, COMPRESSED);
  // 400: a path that edges do not store.
  if (status === 400) return;
  if (status >= 500 || status === 401) throw new Error(`the edge answered with ${status}`);
  const outdated = status === 200 ? VARIANTS.slice(1) : VARIANTS;
  await Promise.all(outdated.map((variant) => purge(edge + path, variant)));
}

async function purge(url: string, variant: Readonly<Record<string, string>>): Promise<void> {
  const { status } = await ask('PURGE', url, variant);
  if (status !== 200 && status !== 404) throw new Error(`the edge answered with ${status}`);
}

/**
 * Gives all pages a new version; the one before is what an edge shows while the sites fail. Instances
 * often ask for a new version at once, and only the first one's has pages before it. Each of them
 * therefore writes down the version that it found, which is the same for all, and none that is new.
 */
async function forgetEverything(edge: string): Promise<void> {
  await attempt({ edge, path: '*' }, async () => {
    const current = `${edge}/generation/current`;
    const found = await ask('HEAD', current, {});
    const isSettled = found.ok && ageMs(found) >= SETTLED_MS;
    if (isSettled) await writeVersion(`${edge}/generation/before`, found.headers);
    await writeVersion(current);
  });
}

/**
 * A version is the ETag of a file, which nginx makes of its time in seconds and its length.
 * @param same headers of the version to be written again; otherwise a new one
 */
async function writeVersion(url: string, same?: Headers): Promise<void> {
  // Two changes in a second must differ.
  const length = Number(same?.get('content-length') ?? 1 + Math.floor(Math.random() * 8000));
  const date = same?.get('last-modified');
  const { ok, status } = await ask('PUT', url, date ? { Date: date } : {}, '.'.repeat(length));
  if (!ok) throw new Error(`the edge answered with ${status}`);
}

/** How old a file of an edge is, by the edge's own clock; infinite where it does not say. */
function ageMs({ headers }: Response): number {
  const changed = Date.parse(headers.get('last-modified') ?? '');
  const now = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(changed) || Number.isNaN(now) ? Infinity : now - changed;
}

/** Posts `{"paths": ["/", "/en", …]}`, or `{"paths": "*"}` for all. */
async function notify(
  webhook: string,
  paths: readonly string[] | typeof EVERYTHING,
): Promise<void> {
  await attempt({ edge: webhook }, async () => {
    const body = JSON.stringify({ paths: paths === EVERYTHING ? '*' : paths });
    const { ok, status } = await ask('POST', webhook, { 'Content-Type': 'application/json' }, body);
    if (!ok) throw new Error(`the webhook answered with ${status}`);
  });
}

async function ask(
  method: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, Authorization: `Bearer ${config().edgePurgeToken}` },
    ...(body !== undefined && { body }),
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.arrayBuffer();
  return response;
}

async function attempt(
  what: Readonly<Record<string, string>>,
  work: () => Promise<void>,
): Promise<void> {
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 1) return log.error({ ...what, error: String(error) }, 'edge not purged');
      await pause(PAUSE_MS);
    }
  }
}
