import http from 'node:http';
import type { AddressInfo } from 'node:net';

const PROBE_EVERY_MS = 100;

interface Target {
  readonly port: number;
  isReady: boolean;
  /** Number of the probe that `isReady` is from. */
  probe: number;
}

/**
 * A simple load balancer in front of several instances: keep-alive, a readiness probe ten times a
 * second, round robin over the ready ones, no retries.
 */
export class Balancer {
  /** Requests without a response, by reason. */
  readonly failures: string[] = [];
  private readonly agent = new http.Agent({ keepAlive: true });
  private readonly server = http.createServer((request, response) => this.pass(request, response));
  private readonly probes: NodeJS.Timeout;
  private turn = 0;
  private probesSent = 0;

  private constructor(private readonly targets: readonly Target[]) {
    this.probes = setInterval(() => void this.probe(), PROBE_EVERY_MS);
  }

  static async start(ports: readonly number[], ownPort: number): Promise<Balancer> {
    const balancer = new Balancer(ports.map((port) => ({ port, isReady: false, probe: 0 })));
    await new Promise<void>((resolve) =>
      balancer.server.listen(ownPort, 'localhost', () => resolve()),
    );
    await balancer.probe();
    return balancer;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Ports of the instances in rotation. */
  get ready(): readonly number[] {
    return this.targets.filter(({ isReady }) => isReady).map(({ port }) => port);
  }

  stop(): void {
    clearInterval(this.probes);
    this.agent.destroy();
    this.server.closeAllConnections();
    this.server.close();
  }

  private async probe(): Promise<void> {
    const number = (this.probesSent += 1);
    await Promise.all(
      this.targets.map(async (target) => {
        const response = await fetch(`http://localhost:${target.port}/api/health/ready`, {
          headers: { connection: 'close' },
          signal: AbortSignal.timeout(2000),
        }).catch(() => undefined);
        // On a busy machine an earlier probe may return later: "ready", while the instance drains.
        if (number < target.probe) return;
        target.probe = number;
        target.isReady = response?.status === 200;
      }),
    );
  }

  private pass(request: http.IncomingMessage, response: http.ServerResponse): void {
    const { ready } = this;
    const port = ready[(this.turn += 1) % ready.length];
    const fail = (what: string) => {
      this.failures.push(`${request.method} ${request.url}: ${what}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    };
    if (port === undefined) return fail('no instance is ready');
    const onward = http.request(
      {
        host: 'localhost',
        port,
        path: request.url,
        method: request.method,
        headers: { ...request.headers, 'x-forwarded-for': '203.0.113.7' },
        agent: this.agent,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
        answer.on('error', (error) => fail(String(error)));
        answer.pipe(response);
      },
    );
    onward.on('error', (error) => fail(`${String(error)} from ${port}`));
    request.pipe(onward);
  }
}

const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function withoutHopByHop(headers: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}
