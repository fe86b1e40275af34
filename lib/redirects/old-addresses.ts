import { AsyncLocalStorage } from 'node:async_hooks';
import { FormerNames, RedirectTable } from '../../packages/old-addresses/src';
import { snapshotName } from '../cache/snapshots';
import { cacheStore } from '../cache/store';
import { config } from '../config';
import { readOldAddresses, type OldAddressRows } from '../content/collections/old-addresses';
import { log } from '../logging/log';
import { processWide } from '../process-state';
import type { ContentTag } from '../routing/routes';

const TAGS: readonly ContentTag[] = ['redirect', 'former-name'];
const KEY = snapshotName('old-addresses', 1);

/** What the URL policy needs of old addresses. */
export interface OldAddresses {
  readonly redirects: RedirectTable;
  readonly formerNames: FormerNames;
}

/**
 * The table of this process (docs/decisions/0035-old-addresses.md). Requests read it in memory; it is read
 * from the CMS at the start, after a change and, without a webhook, at intervals. While the CMS fails
 * the last table stays, after a restart the one that was stored last.
 */
class Table {
  private table: OldAddresses = tableOf({ redirects: [], formerNames: [] });
  private readonly stored: Promise<void>;
  private isStored = false;
  private reading: Promise<void> | undefined;
  private isReadAgain = false;
  private timer: NodeJS.Timeout | undefined;
  // A reading must not see the async context of a visitor's request.
  private readonly outsideRequest = AsyncLocalStorage.snapshot();

  constructor() {
    this.stored = this.readStored();
    this.refresh();
  }

  /** The present table; waits for what is stored and never for the CMS. */
  async current(): Promise<OldAddresses> {
    if (!this.isStored) await this.stored;
    return this.table;
  }

  /** Re-reads the table; a call during a read leads to another read after it. */
  refresh(): void {
    this.isReadAgain = true;
    this.reading ??= this.outsideRequest(() =>
      this.readAll().finally(() => {
        this.reading = undefined;
      }),
    );
  }

  private async readStored(): Promise<void> {
    const stored = await cacheStore().get(KEY, true);
    if (stored) this.table = tableOf(stored.value as OldAddressRows);
    this.isStored = true;
  }

  private async readAll(): Promise<void> {
    await this.stored;
    clearTimeout(this.timer);
    let isRead = true;
    while (this.isReadAgain) {
      this.isReadAgain = false;
      isRead = await this.read();
    }
    const { contentRevalidateSeconds, contentRetrySeconds } = config();
    const seconds = isRead ? contentRevalidateSeconds : contentRetrySeconds;
    this.timer = setTimeout(() => this.refresh(), seconds * 1000);
    this.timer.unref();
  }

  private async read(): Promise<boolean> {
    const stamp = cacheStore().stamp();
    const lifetimeMs = config().contentRevalidateSeconds * 1000;
    try {
      const rows = await readOldAddresses();
      this.table = tableOf(rows);
      await cacheStore().set(KEY, rows, { tags: TAGS, stamp, lifetimeMs, isLasting: true });
      return true;
    } catch (error) {
      log.warn({ error: String(error) }, 'old addresses not read');
      return false;
    }
  }
}

function tableOf({ redirects, formerNames }: OldAddressRows): OldAddresses {
  const ownHosts = [new URL(config().siteUrl).host.replace(/^www\./, '')];
  return {
    redirects: new RedirectTable(redirects, ownHosts),
    formerNames: new FormerNames(formerNames),
  };
}

const started = (): { table?: Table } => processWide('old-addresses', () => ({}));

/** Starts to keep the table. To be called outside any request. */
export function startOldAddresses(): void {
  started().table ??= new Table();
}

/** The present table; undefined before it is kept. */
export async function oldAddresses(): Promise<OldAddresses | undefined> {
  return started().table?.current();
}

/** Re-reads the table if one of these types is part of it. */
export function refreshOldAddresses(tags: readonly ContentTag[]): void {
  if (TAGS.some((tag) => tags.includes(tag))) started().table?.refresh();
}
