import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedRequest {
  readonly operation: string;
  readonly query: Readonly<Record<string, string>>;
  readonly cookie: string | undefined;
}

export interface RecordedPost {
  readonly operation: string;
  readonly key: string | undefined;
  readonly type: string | undefined;
  readonly body: string;
}

type Reply = (
  response: ServerResponse,
  request: RecordedRequest,
  headers: IncomingHttpHeaders,
) => void;

/** Mock of the e-services API with fault injection. */
export class MockServer {
  readonly requests: RecordedRequest[] = [];
  readonly posts: RecordedPost[] = [];
  /** Headers of each request. */
  readonly headers: IncomingHttpHeaders[] = [];
  reply: Reply = (response) => response.writeHead(404).end();
  private readonly server = http.createServer((request, response) => {
    const recorded = read(request);
    this.requests.push(recorded);
    this.headers.push(request.headers);
    if (request.method !== 'POST') return this.reply(response, recorded, request.headers);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.posts.push({
        operation: recorded.operation,
        key: [request.headers['idempotency-key']].flat()[0],
        type: request.headers['content-type'],
        body: Buffer.concat(chunks).toString('utf8'),
      });
      this.reply(response, recorded, request.headers);
    });
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  /** Origin and base path. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/e-services-api`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  json(body: unknown, status = 200): void {
    this.reply = (response) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
  }

  text(body: string, status = 200): void {
    this.reply = (response) => {
      response.writeHead(status, { 'Content-Type': 'text/html' }).end(body);
    };
  }

  hang(): void {
    this.reply = () => {};
  }

  /** Sends half a response and keeps the connection open. */
  hangInTheMiddle(): void {
    this.reply = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"isSucc');
    };
  }

  cut(): void {
    this.reply = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('{"isSuccess":tr', () => response.destroy());
    };
  }

  tooMuch(): void {
    this.reply = (response) => {
      const chunk = Buffer.alloc(1024 * 1024, ' ');
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const more = () => response.write(chunk, (error) => !error && setImmediate(more));
      more();
    };
  }
}

function read({ url = '', headers }: IncomingMessage): RecordedRequest {
  const { pathname, searchParams } = new URL(url, 'http://mock-server');
  return {
    operation: pathname.replace('/e-services-api/', ''),
    query: Object.fromEntries(searchParams),
    cookie: headers.cookie,
  };
}
