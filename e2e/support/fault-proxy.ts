import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault =
  | 'none'
  | 'killed'
  | 'hanging'
  | 'status 503'
  | 'HTML with 200'
  | 'empty object'
  | 'status 500 with a sentence'
  | 'cut in the middle';

export const FAULTS: readonly Fault[] = [
  'killed',
  'hanging',
  'status 503',
  'HTML with 200',
  'empty object',
];

/** A proxy in front of a back end that injects faults. */
export class FaultProxy {
  fault: Fault = 'none';
  /** Paths that the fault applies to; all if undefined. */
  faultyPath: RegExp | undefined;
  private readonly server: http.Server;

  private constructor(private readonly target: string) {
    this.server = http.createServer((request, response) => this.answer(request, response));
  }

  static async start(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const faulty = this.faultyPath?.test(request.url ?? '') ?? true;
    switch (faulty ? this.fault : 'none') {
      case 'killed':
        request.socket.destroy();
        return;
      case 'hanging':
        return;
      case 'status 503':
        response.writeHead(503, { 'Content-Type': 'application/json' }).end('{"error":"down"}');
        return;
      case 'HTML with 200':
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Maintenance</h1>');
        return;
      case 'empty object':
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
        return;
      case 'status 500 with a sentence':
        response
          .writeHead(500, { 'Content-Type': 'application/json' })
          .end('{"isSuccess":false,"error":"Not found","data":null}');
        return;
      case 'cut in the middle':
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' });
        response.write('{"isSuccess":true,"error":null,"data":[{"id":"1",', () =>
          response.destroy(),
        );
        return;
      case 'none':
        this.pass(request, response);
    }
  }

  private pass(request: http.IncomingMessage, response: http.ServerResponse): void {
    const forwarded = http.request(
      this.target + request.url,
      { method: request.method, headers: { ...request.headers, host: new URL(this.target).host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  }
}
