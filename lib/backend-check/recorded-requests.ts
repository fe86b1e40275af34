/** A request of a check and what came of it. */
export interface RecordedRequest {
  readonly url: URL;
  /** Undefined without a response. */
  status?: number;
  contentType?: string;
  /** Until the end of the response. */
  ms?: number;
  body?: Uint8Array<ArrayBuffer>;
}

/** Negotiating a connection sends no form. */
const NEGOTIATION = /\/negotiate$/;

/**
 * Records every request of this process from now on. Those that could change something are refused,
 * whoever makes them.
 */
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
      const request: RecordedRequest = { url };
      this.recorded.push(request);
      const began = performance.now();
      const response = await fetchResponse(input, init);
      request.status = response.status;
      request.contentType = response.headers.get('content-type') ?? '';
      const rest = readRest(response.clone(), request, began);
      this.running.add(rest);
      void rest.finally(() => this.running.delete(rest));
      return response;
    };
  }

  /** The requests since a place, complete. */
  async since(place: number): Promise<readonly RecordedRequest[]> {
    await Promise.all(this.running);
    return this.recorded.slice(place);
  }

  /** Number of requests so far. */
  get place(): number {
    return this.recorded.length;
  }
}

async function readRest(response: Response, request: RecordedRequest, began: number) {
  try {
    request.body = new Uint8Array(await response.arrayBuffer());
    request.ms = performance.now() - began;
  } catch {
    // The caller has the same error.
  }
}
