import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A real Redis for tests, on a free port and without persistence. */
export class RedisServer {
  #process: ChildProcess | undefined;
  #port = 0;

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /**
   * Starts it; a restart uses the same port.
   * @throws Error if there is no redis-server
   */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    const options = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const server = spawn('redis-server', ['--port', String(this.#port), ...options], {
      stdio: 'ignore',
    });
    this.#process = server;
    let failure: Error | undefined;
    server.once('error', () => {
      failure = new Error('There is no redis-server here: "sudo apt-get install redis-server".');
    });
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if (failure) throw failure;
      if (await isListening(this.#port)) return;
      await pause(20);
    }
    throw new Error('redis-server did not start.');
  }

  /** Ends it as a crash does: nothing it knew is left. */
  async kill(): Promise<void> {
    const server = this.#process;
    this.#process = undefined;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  /** Makes it hang: connections stay, and nothing is answered until `goOn`. */
  hang(): void {
    this.#process?.kill('SIGSTOP');
  }

  goOn(): void {
    this.#process?.kill('SIGCONT');
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
