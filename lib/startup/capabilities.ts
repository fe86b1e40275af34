import { AsyncLocalStorage } from 'node:async_hooks';
import { CAPABILITIES, OPERATIONS, type Capability } from '@ports-authority/e-services-contract';
import { readSnapshot, snapshotName, writeSnapshot } from '../cache/snapshots';
import { config } from '../config';
import { setCapabilities } from '../e-services/capabilities';
import { readLimited } from '../files/limited-body';
import { log } from '../logging/log';
import { processWide } from '../process-state';

/** Tag of a change of what the service offers. */
export const CAPABILITIES_TAG = 'capabilities';

const SNAPSHOT = snapshotName('capabilities', 1);
const READ_EVERY_MS = 3 * 60_000;
const RETRY_MS = 10_000;
const MAX_BYTES = 64 * 1024;
/** Statuses that say nothing about the document. */
const PASSING_STATUSES = [408, 425, 429];

/**
 * Keeps the capabilities of the e-services API: those of the setting, or of its document, which is read
 * at the start and every few minutes. While the service fails, those known last stay, also after a
 * restart.
 */
class Keeper {
  /** Undefined until the end of the first reading. */
  private known: readonly Capability[] | undefined;
  /** What is known came from the service since the start. */
  private isRead = false;
  /** Logged once, however often it is tried again. */
  private isFailing = false;
  private reading: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  // A reading must not see the async context of a visitor's request, above all its fetch cache.
  private readonly outsideRequest = AsyncLocalStorage.snapshot();

  constructor(private readonly onChange: () => void) {}

  async start(): Promise<void> {
    const stored = (await readSnapshot(SNAPSHOT))?.value;
    if (Array.isArray(stored)) this.known = knownNames(stored);
    setCapabilities(this.known ?? []);
    const { eServicesCapabilities } = config();
    if (eServicesCapabilities) await this.take(eServicesCapabilities);
    else await this.readAgain();
    const from = eServicesCapabilities
      ? 'E_SERVICES_CAPABILITIES'
      : this.isRead
        ? 'e-services API'
        : this.known
          ? 'last known'
          : 'not known yet';
    // What appears later is a change.
    this.known ??= [];
    log.info({ capabilities: this.known, from }, 'capabilities of the e-services API');
  }

  readAgain(): Promise<void> {
    if (config().eServicesCapabilities) return Promise.resolve();
    this.reading ??= this.outsideRequest(() =>
      this.read().finally(() => {
        this.reading = undefined;
      }),
    );
    return this.reading;
  }

  private async read(): Promise<void> {
    clearTimeout(this.timer);
    let next = READ_EVERY_MS;
    try {
      await this.take(await publishedCapabilities());
      this.isRead = true;
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) log.warn({ error: String(error) }, 'capabilities not read');
      this.isFailing = true;
      next = RETRY_MS;
    }
    this.timer = setTimeout(() => void this.readAgain(), next);
    this.timer.unref();
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
    log.info({ before: known, now: names }, 'capabilities of the e-services API changed');
    this.onChange();
  }
}

/**
 * What the service publishes; nothing where it has no such document.
 * @throws if the service fails
 */
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
  if (response.status >= 500 || PASSING_STATUSES.includes(response.status)) {
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

/** In the order of the list, without those that this release has no use for. */
function knownNames(names: readonly unknown[]): readonly Capability[] {
  return CAPABILITIES.filter((name) => names.includes(name));
}

const started = (): { keeper?: Keeper } => processWide('capability-keeper', () => ({}));

/**
 * Begins to keep the capabilities and waits for the first reading. To be called outside any request.
 * @param onChange pages that were rendered until then show what is offered no longer, or lack what is
 */
export async function startCapabilities(onChange: () => void): Promise<void> {
  if (started().keeper) return;
  const keeper = new Keeper(onChange);
  started().keeper = keeper;
  await keeper.start();
}

/** Reads them again, because another instance noticed a change. */
export async function readCapabilitiesAgain(): Promise<void> {
  await started().keeper?.readAgain();
}
