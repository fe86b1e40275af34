import { RESP_TYPES } from '@redis/client';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { askRedis } from '../redis/redis';
import { isCurrent, lastChangeId } from './shared-changes';
import { staleSince } from './stale-tags';

const LIFETIME_MS = 60 * 60 * 1000;
/** Larger pages are rendered by each instance. */
const MAX_BYTES = 2 * 1024 * 1024;

/** A page as Next's cache has it. */
interface CachedPage {
  readonly value: object;
  readonly cacheControl: unknown;
  /** Milliseconds of this process's clock. */
  readonly lastModified: number;
}

interface StoredPage extends Omit<CachedPage, 'lastModified'> {
  readonly tags: readonly string[];
  /** Last change that the instance knew when it began to render the page. */
  readonly change: string;
}

/** The pages that instances have rendered, for page-cache-handler.mjs, which Next loads by its path. */
export interface SharedPages {
  /** Id of the last change that is known now, for `write`. */
  readonly change: () => string | undefined;
  /** The page of a key if it is current; undefined also without Redis. */
  readonly read: (key: string) => Promise<CachedPage | undefined>;
  readonly write: (key: string, page: Omit<StoredPage, 'change'>, change?: string) => void;
  readonly remove: (key: string) => void;
}

const globals = globalThis as typeof globalThis & { portsSharedPages?: SharedPages };

/** Shares the pages of this build through Redis. */
export function sharePages(): void {
  const build = readFileSync(path.join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim();
  const name = (key: string) => `site:page:${build}:${key}`;
  globals.portsSharedPages = {
    change: lastChangeId,
    read: (key) => readPage(name(key)).catch(() => undefined),
    write(key, page, change) {
      if (change === undefined) return;
      const bytes = serialize({ ...page, change });
      if (bytes.length > MAX_BYTES) return;
      askRedis((client) =>
        client.set(name(key), bytes, { expiration: { type: 'PX', value: LIFETIME_MS } }),
      ).catch(() => undefined);
    },
    remove(key) {
      askRedis((client) => client.del(name(key))).catch(() => undefined);
    },
  };
}

async function readPage(name: string): Promise<CachedPage | undefined> {
  const [bytes, remaining] = await askRedis((client) =>
    Promise.all([
      client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(name),
      client.pTTL(name),
    ]),
  );
  if (!bytes) return undefined;
  const { value, cacheControl, tags, change } = deserialize(bytes) as StoredPage;
  if (!isCurrent(tags, change)) return undefined;
  // The clocks of two machines are never compared: Redis says how old the page is, and the list of
  // changes that it is newer than what this instance marked as stale.
  const age = LIFETIME_MS - Number(remaining);
  const now = performance.timeOrigin + performance.now();
  return { value, cacheControl, lastModified: Math.max(Math.floor(now - age), staleSince(tags)) };
}
