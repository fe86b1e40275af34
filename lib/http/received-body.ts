import { randomUUID } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** How a body may arrive. */
export interface ReceivingLimits {
  /** Folder on a disk; created if it is missing. */
  readonly folder: string;
  /** Reading stops one byte later, and whoever reads what was received sees that it is too long. */
  readonly maxBytes: number;
  /** Time for a body of any size, in milliseconds. */
  readonly graceMs: number;
  /** Least rate beyond that. */
  readonly bytesPerSecond: number;
}

const CHECK_EVERY_MS = 1000;
const READ_BYTES = 64 * 1024;

/** Why there is no body: it came too slowly, or its client went away. */
export type ReceivingFailure = 'slow' | 'gone';

/** A body on disk. Its file has no name any more, so that nothing of it can be left behind. */
export class ReceivedBody {
  constructor(
    private readonly file: FileHandle,
    readonly bytes: number,
  ) {}

  /** The next part, or null at the end. */
  async read(position: number): Promise<Buffer | null> {
    const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, this.bytes - position));
    if (buffer.length === 0) return null;
    const { bytesRead } = await this.file.read(buffer, 0, buffer.length, position);
    return bytesRead === 0 ? null : buffer.subarray(0, bytesRead);
  }

  async discard(): Promise<void> {
    await this.file.close();
  }
}

/**
 * Receives the body of a request on disk, so that one which comes slowly holds neither memory nor a
 * place among those that are worked on. It must come at a least rate: after `graceMs` every second
 * needs `bytesPerSecond` more.
 */
export async function receiveBody(
  request: IncomingMessage,
  limits: ReceivingLimits,
): Promise<ReceivedBody | ReceivingFailure> {
  const file = await openUnnamed(limits.folder);
  try {
    const received = await write(request, file, limits);
    if (typeof received === 'number') return new ReceivedBody(file, received);
    await file.close();
    return received;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function openUnnamed(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = path.join(folder, randomUUID());
  const file = await open(name, 'wx+', 0o600);
  await unlink(name);
  return file;
}

async function write(
  request: IncomingMessage,
  file: FileHandle,
  { maxBytes, graceMs, bytesPerSecond }: ReceivingLimits,
): Promise<number | ReceivingFailure> {
  const began = performance.now();
  let bytes = 0;
  let isSlow = false;
  let giveUp = (): void => {};
  const slow = new Promise<null>((resolve) => {
    giveUp = () => {
      isSlow = true;
      resolve(null);
    };
  });
  const timer = setInterval(
    () => {
      const beyond = performance.now() - began - graceMs;
      if (beyond > 0 && bytes < (beyond / 1000) * bytesPerSecond) giveUp();
    },
    Math.min(CHECK_EVERY_MS, graceMs),
  );
  // Leaving a `for await` would destroy the socket, which still has to carry the response.
  const chunks = request.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const next = await Promise.race([chunks.next(), slow]);
      if (next === null) return 'slow';
      if (next.done) return bytes;
      const chunk = next.value as Buffer;
      await file.write(chunk, 0, chunk.length, bytes);
      bytes += chunk.length;
      if (bytes > maxBytes) return bytes;
    }
  } catch (error) {
    if (request.destroyed || request.errored) return 'gone';
    throw error;
  } finally {
    clearInterval(timer);
    // A reader that still waits for the next chunk must not fail unheard when the socket closes.
    if (!isSlow) await chunks.return?.().catch(() => undefined);
  }
}

/** A request whose body was received already: the same head, and the body from disk. */
export class ReceivedRequest extends IncomingMessage {
  #position = 0;

  constructor(
    original: IncomingMessage,
    private readonly body: ReceivedBody,
  ) {
    super(original.socket);
    this.method = original.method;
    this.url = original.url;
    this.httpVersion = original.httpVersion;
    this.httpVersionMajor = original.httpVersionMajor;
    this.httpVersionMinor = original.httpVersionMinor;
    this.rawHeaders = original.rawHeaders;
    this.headers = { ...original.headers, 'content-length': String(body.bytes) };
    delete this.headers['transfer-encoding'];
  }

  override _read(): void {
    this.body.read(this.#position).then(
      (chunk) => {
        if (chunk) this.#position += chunk.length;
        else this.complete = true;
        this.push(chunk);
      },
      (error: unknown) => this.destroy(error as Error),
    );
  }

  /** Leaves the socket alone: it belongs to the original request and carries the response. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    done(error);
  }
}
