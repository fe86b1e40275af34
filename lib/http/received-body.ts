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
class ReceivedBody {
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

function write(
  request: IncomingMessage,
  file: FileHandle,
  { maxBytes, graceMs, bytesPerSecond }: ReceivingLimits,
): Promise<number | ReceivingFailure> {
  const began = performance.now();
  let bytes = 0;
  return new Promise<number | ReceivingFailure>((resolve, reject) => {
    let written = Promise.resolve();
    let isSettled = false;
    const settle = (outcome: number | ReceivingFailure): void => {
      if (isSettled) return;
      isSettled = true;
      clearInterval(timer);
      request.off('data', take).off('end', end).off('close', gone).off('error', gone).pause();
      // The file must not be closed under a chunk that is being written.
      written.then(() => resolve(outcome), reject);
    };
    const take = (chunk: Buffer): void => {
      request.pause();
      const position = bytes;
      bytes += chunk.length;
      written = written.then(async () => {
        await file.write(chunk, 0, chunk.length, position);
      });
      if (bytes > maxBytes) return settle(bytes);
      written.then(() => {
        if (!isSettled) request.resume();
      }, gone);
    };
    const end = (): void => settle(bytes);
    const gone = (): void => settle('gone');
    const timer = setInterval(
      () => {
        const beyond = performance.now() - began - graceMs;
        if (beyond > 0 && bytes < (beyond / 1000) * bytesPerSecond) settle('slow');
      },
      Math.min(CHECK_EVERY_MS, graceMs),
    );
    request.on('data', take).once('end', end).once('close', gone).once('error', gone);
  });
}

/** A request whose body was received already: the same head, and the body from disk. */
export class ReceivedRequest extends IncomingMessage {
  #position = 0;
  #isReading = false;

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

  /** Like the HTTP parser, pushes until the reader has enough: a request is never asked for more. */
  override _read(): void {
    if (this.#isReading) return;
    this.#isReading = true;
    this.#readOn().catch((error: unknown) => this.destroy(error as Error));
  }

  async #readOn(): Promise<void> {
    let wantsMore = true;
    while (wantsMore) {
      const chunk = await this.body.read(this.#position);
      if (chunk) this.#position += chunk.length;
      else this.complete = true;
      this.#isReading = false;
      wantsMore = this.push(chunk) && !this.#isReading;
      this.#isReading ||= wantsMore;
    }
  }

  /** Leaves the socket alone: it belongs to the original request and carries the response. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    done(error);
  }
}
