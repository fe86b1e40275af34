import { FormerNames, RedirectTable } from '../../packages/old-addresses/src';
import { snapshotName } from '../cache/snapshots';
import { cacheStore } from '../cache/store';
import { config } from '../config';
import { readOldAddresses, type OldAddressRows } from '../content/collections/old-addresses';
import { log } from '../logging/log';
import { processWide } from '../process-state';
import { BackgroundRead } from '../resilience/background-read';
import type { ContentTag } from '../routing/routes';

const TAGS: readonly ContentTag[] = ['redirect', 'former-name'];
const KEY = snapshotName('old-addresses', 1);

/** Lookup tables for the URL policy. */
export interface OldAddresses {
  readonly redirects: RedirectTable;
  readonly formerNames: FormerNames;
}

/**
 * The in-memory table (docs/decisions/0035-old-addresses.md), loaded from the CMS at start, after a
 * change and periodically. While the CMS fails the last table stays, after a restart the stored
 * one.
 */
class Table {
  private table: OldAddresses = toTable({ redirects: [], formerNames: [] });
  private readonly stored: Promise<void>;
  private isStored = false;
  private readonly reads = new BackgroundRead(() => this.read());

  constructor() {
    this.stored = this.readStored();
    this.refresh();
  }

  /** Waits for the stored table but never for the CMS. */
  async current(): Promise<OldAddresses> {
    if (!this.isStored) await this.stored;
    return this.table;
  }

  refresh(): void {
    void this.reads.now();
  }

  private async readStored(): Promise<void> {
    const stored = await cacheStore().get(KEY, true);
    if (stored) this.table = toTable(stored.value as OldAddressRows);
    this.isStored = true;
  }

  /** Returns the time until the next read. */
  private async read(): Promise<number> {
    await this.stored;
    const stamp = cacheStore().stamp();
    const lifetimeMs = config().contentRevalidateSeconds * 1000;
    try {
      const rows = await readOldAddresses();
      this.table = toTable(rows);
      await cacheStore().set(KEY, rows, { tags: TAGS, stamp, lifetimeMs, isLasting: true });
      return lifetimeMs;
    } catch (error) {
      log.warn({ error: String(error) }, 'old addresses not read');
      return config().contentRetrySeconds * 1000;
    }
  }
}

function toTable({ redirects, formerNames }: OldAddressRows): OldAddresses {
  const ownHosts = [new URL(config().siteUrl).host.replace(/^www\./, '')];
  return {
    redirects: new RedirectTable(redirects, ownHosts),
    formerNames: new FormerNames(formerNames),
  };
}

const started = (): { table?: Table } => processWide('old-addresses', () => ({}));

/** Starts loading. Call it outside any request. */
export function startOldAddresses(): void {
  started().table ??= new Table();
}

/** Undefined before `startOldAddresses`. */
export async function oldAddresses(): Promise<OldAddresses | undefined> {
  return started().table?.current();
}

/** Reloads the table if one of its types has changed. */
export function refreshOldAddresses(tags: readonly ContentTag[]): void {
  if (TAGS.some((tag) => tags.includes(tag))) started().table?.refresh();
}
