/** A request and its result. */
export interface RecordedRequest {
  readonly url: URL;
  /** Undefined without a response. */
  status?: number;
  contentType?: string;
  /** Until the end of the response. */
  ms?: number;
  body?: Uint8Array<ArrayBuffer>;
}

/** A POST that changes nothing. */
const NEGOTIATION = /\/negotiate$/;

/** Records all fetch requests of this process and rejects those that could change data. */
export class RequestRecorder {
  private readonly recorded: RecordedRequest[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(fetchResponse: typeof fetch = globalThis.fetch) {
    globalThis.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const { method = 'GET' } = init ?? {};
      if (method !== 'GET' && !NEGOTIATION.test(url.pathname)) {
        throw new Error(`${method} is not tried`);
      }
      const record: RecordedRequest = { url };
      this.recorded.push(record);
      const began = performance.now();
      const response = await fetchResponse(input, init);
      record.status = response.status;
      record.contentType = response.headers.get('content-type') ?? '';
      const rest = readRest(response.clone(), record, began);
      this.running.add(rest);
      void rest.finally(() => this.running.delete(rest));
      return response;
    };
  }

  /** Requests since a position, after their responses have ended. */
  async since(position: number): Promise<readonly RecordedRequest[]> {
    await Promise.all(this.running);
    return this.recorded.slice(position);
  }

  /** Number of requests so far. */
  get position(): number {
    return this.recorded.length;
  }
}

async function readRest(response: Response, record: RecordedRequest, began: number) {
  try {
    record.body = new Uint8Array(await response.arrayBuffer());
    record.ms = performance.now() - began;
  } catch {
    // The caller handles the same error.
  }
}
