import { AsyncLocalStorage } from 'node:async_hooks';
import { FormerNames, RedirectTable } from '../../packages/old-addresses/src';
import { config } from '../config';
import { readOldAddresses, type OldAddressRows } from '../content/collections/old-addresses';
import { beginSharedLoad, lastSharedValue } from '../content/shared-values';
import { beginSnapshot, readSnapshot, snapshotName, type SnapshotKey } from '../content/snapshots';
import { log } from '../logging/log';
import { processWide } from '../process-state';
import type { ContentTag } from '../routing/routes';

const TAGS: readonly ContentTag[] = ['redirect', 'former-name'];
const SNAPSHOT: SnapshotKey = { loader: 'old-addresses', version: 1, args: [] };

/** What the URL policy asks of old addresses. */
export interface OldAddresses {
  readonly redirects: RedirectTable;
  readonly formerNames: FormerNames;
}

/**
 * The table of this process (docs/decisions/0035-old-addresses.md). A request looks into memory; the CMS
 * is asked at the start, after a change and, without a webhook, at intervals. While it does not
 * respond the last table stays, after a restart the one that was stored last.
 */
class Table {
  private table: OldAddresses = tableOf({ redirects: [], formerNames: [] });
  private readonly stored: Promise<void>;
  private isStored = false;
  private reading: Promise<void> | undefined;
  private isReadAgain = false;
  private timer: NodeJS.Timeout | undefined;
  // A reading must not see the async context of a visitor's request, above all its fetch cache.
  private readonly outsideRequest = AsyncLocalStorage.snapshot();

  constructor() {
    this.stored = this.readStored();
    this.refresh();
  }

  /** The present table; waits for what is stored on this machine and never for the CMS. */
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
    const value =
      (await readSnapshot(SNAPSHOT))?.value ??
      (await lastSharedValue(snapshotName(SNAPSHOT)))?.value;
    if (value) this.table = tableOf(value as OldAddressRows);
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
    const snapshot = beginSnapshot(SNAPSHOT);
    const shared = await beginSharedLoad(snapshotName(SNAPSHOT), TAGS);
    try {
      const rows = (shared.found?.value as OldAddressRows) ?? (await readOldAddresses());
      this.table = tableOf(rows);
      await shared.end({ value: rows });
      await snapshot.write(rows);
      return true;
    } catch (error) {
      await shared.end();
      log.warn({ error: String(error) }, 'old addresses not read');
      return false;
    } finally {
      snapshot.end();
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

/** Begins to keep the table. To be called outside any request. */
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
