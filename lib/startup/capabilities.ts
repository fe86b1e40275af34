import { CAPABILITIES, OPERATIONS, type Capability } from '@ports-authority/e-services-contract';
import { readSnapshot, snapshotName, writeSnapshot } from '../cache/snapshots';
import { config } from '../config';
import { setCapabilities } from '../capabilities';
import { readLimited } from '../files/limited-body';
import { log } from '../logging/log';
import { processWide } from '../process-state';
import { BackgroundRead } from '../resilience/background-read';

/** Invalidates pages that depend on capabilities. */
export const CAPABILITIES_TAG = 'capabilities';

const SNAPSHOT = snapshotName('capabilities', 1);
const POLL_INTERVAL_MS = 3 * 60_000;
const RETRY_MS = 10_000;
const MAX_BYTES = 64 * 1024;
/** Transient: not a result for the document. */
const TRANSIENT_STATUSES = [408, 425, 429];

/**
 * Capabilities of the e-services API, from the setting or from its document, which is polled. While
 * the service fails, the last known ones stay, also after a restart.
 */
class CapabilityStore {
  /** Undefined until the first read has ended. */
  private known: readonly Capability[] | undefined;
  /** Read from the service since the start. */
  private isRead = false;
  /** Logs a failure once, not at each retry. */
  private isFailing = false;
  private readonly reads = new BackgroundRead(() => this.read());

  constructor(private readonly onChange: () => void) {}

  async start(): Promise<void> {
    const stored = (await readSnapshot(SNAPSHOT))?.value;
    if (Array.isArray(stored)) this.known = knownNames(stored);
    setCapabilities(this.known ?? []);
    const { eServicesCapabilities } = config();
    if (eServicesCapabilities) await this.take(eServicesCapabilities);
    else await this.reload();
    const from = eServicesCapabilities
      ? 'E_SERVICES_CAPABILITIES'
      : this.isRead
        ? 'e-services API'
        : this.known
          ? 'last known'
          : 'not known yet';
    // Later additions are reported as changes.
    this.known ??= [];
    log.info({ capabilities: this.known, from }, 'capabilities read');
  }

  async reload(): Promise<void> {
    if (!config().eServicesCapabilities) await this.reads.now();
  }

  /** Returns the time until the next read. */
  private async read(): Promise<number> {
    try {
      await this.take(await publishedCapabilities());
      this.isRead = true;
      this.isFailing = false;
      return POLL_INTERVAL_MS;
    } catch (error) {
      if (!this.isFailing) log.warn({ error: String(error) }, 'capabilities not read');
      this.isFailing = true;
      return RETRY_MS;
    }
  }

  private async take(names: readonly Capability[]): Promise<void> {
    const { known } = this;
    if (known && known.join() === names.join()) return;
    this.known = names;
    setCapabilities(names);
    await writeSnapshot(SNAPSHOT, names).catch((error: unknown) => {
      log.error({ error: String(error) }, 'capabilities not stored');
    });
    if (!known) return;
    log.info({ before: known, now: names }, 'capabilities changed');
    this.onChange();
  }
}

/** Published capabilities, empty without such a document; throws if the service fails. */
export async function publishedCapabilities(): Promise<readonly Capability[]> {
  const { eServicesApiUrl, eServicesShortTimeoutMs, eServicesToken } = config();
  const response = await fetch(`${eServicesApiUrl}/${OPERATIONS.capabilities}`, {
    headers: {
      Accept: 'application/json',
      ...(eServicesToken && { Authorization: `Bearer ${eServicesToken}` }),
    },
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(eServicesShortTimeoutMs),
  });
  if (response.status >= 500 || TRANSIENT_STATUSES.includes(response.status)) {
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  }
  const bytes = await readLimited(response, MAX_BYTES);
  return response.ok && bytes ? namesIn(new TextDecoder().decode(bytes)) : [];
}

function namesIn(text: string): readonly Capability[] {
  try {
    const { capabilities } = JSON.parse(text) as { capabilities?: unknown };
    return Array.isArray(capabilities) ? knownNames(capabilities) : [];
  } catch {
    return [];
  }
}

/** In the order of the list, without unknown names. */
function knownNames(names: readonly unknown[]): readonly Capability[] {
  return CAPABILITIES.filter((name) => names.includes(name));
}

const started = (): { keeper?: CapabilityStore } => processWide('capability-keeper', () => ({}));

/** Starts polling, outside any request; `onChange` invalidates rendered pages. */
export async function startCapabilities(onChange: () => void): Promise<void> {
  if (started().keeper) return;
  const keeper = new CapabilityStore(onChange);
  started().keeper = keeper;
  await keeper.start();
}

/** Reloads after another instance noticed a change. */
export async function reloadCapabilities(): Promise<void> {
  await started().keeper?.reload();
}
