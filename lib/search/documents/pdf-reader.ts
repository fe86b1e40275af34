import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const START_TIMEOUT_MS = 20_000;
const READ_TIMEOUT_MS = 20_000;
/** Idle time after which the child process exits. */
const IDLE_MS = 10_000;
const HEAP_MB = 128;

const MAX_PAGES = 500;
const MAX_CHARACTERS = 500_000;

type Reply = { readonly pages?: string[]; readonly error?: string; readonly ready?: true };

/** A PDF file without readable text: broken, encrypted, or over the limits. */
export class UnreadablePdfError extends Error {
  override name = 'UnreadablePdfError';
}

/** The child process was killed at shutdown: the file is not to blame. */
class ReaderStoppedError extends Error {
  override name = 'ReaderStoppedError';
}

const FROM_OUTSIDE: ReadonlySet<NodeJS.Signals> = new Set(['SIGINT', 'SIGTERM', 'SIGKILL']);

/** Extracts the text of PDF files in a child process, one file at a time. */
export class PdfReader {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** @param timeoutMs per file */
  constructor(private readonly timeoutMs = READ_TIMEOUT_MS) {}

  /**
   * The raw text of each page.
   * @throws UnreadablePdfError, or Error if the process can't run
   */
  async read(file: string): Promise<string[]> {
    clearTimeout(this.idle);
    const child = this.child ?? (await this.start());
    try {
      const reply = await this.ask(child, {
        file,
        maxPages: MAX_PAGES,
        maxCharacters: MAX_CHARACTERS,
      });
      if (!reply.pages) throw new UnreadablePdfError(reply.error ?? 'no text');
      return reply.pages;
    } finally {
      this.idle = setTimeout(() => this.stop(), IDLE_MS);
      this.idle.unref();
    }
  }

  stop(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private async start(): Promise<ChildProcess> {
    const program = path.join(process.cwd(), 'lib/search/documents/pdf-text.mjs');
    // Not `fork`: the bundler would try to resolve its module.
    const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, program], {
      // No settings of the site: the files are untrusted.
      env: { NODE_ENV: process.env.NODE_ENV },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    // An `error` event without a listener would crash the site.
    child.on('error', () => undefined);
    child.unref();
    child.channel?.unref();
    this.child = child;
    child.once('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    await next(child, START_TIMEOUT_MS).catch((error: unknown) => {
      this.stop();
      throw new Error(`the PDF reader did not start: ${String(error)}`);
    });
    return child;
  }

  private async ask(child: ChildProcess, request: object): Promise<Reply> {
    const reply = next(child, this.timeoutMs);
    child.send(request);
    return reply.catch((error: unknown) => {
      this.stop();
      throw error instanceof ReaderStoppedError ? error : new UnreadablePdfError(String(error));
    });
  }
}

function next(child: ChildProcess, timeoutMs: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(limit);
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onError);
      finish();
    };
    const onMessage = (reply: unknown) => settle(() => resolve(reply as Reply));
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) => {
      const isStopped = signal !== null && FROM_OUTSIDE.has(signal);
      settle(() => reject(isStopped ? new ReaderStoppedError(signal) : new Error('it ended')));
    };
    const onError = (error: Error) => settle(() => reject(error));
    const limit = setTimeout(() => settle(() => reject(new Error('it took too long'))), timeoutMs);
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.on('error', onError);
  });
}
