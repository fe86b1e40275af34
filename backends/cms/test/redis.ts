import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { askRedis } from '../src/redis/redis';
import { freePort } from './cms';

const WAIT_MS = 15_000;

/** Why the tests with Redis are skipped; false if they are not. */
export function whyNoRedis(): string | false {
  const { error } = spawnSync('redis-server', ['--version']);
  return error ? 'there is no redis-server here: "sudo apt-get install redis-server"' : false;
}

/** A real Redis for tests, without anything on disk. */
export class Redis {
  #process: ChildProcess | undefined;
  #port = 0;

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** Starts it, again on the port that it had before. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    const options = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.#process = spawn('redis-server', ['--port', String(this.#port), ...options], {
      stdio: 'ignore',
    });
  }

  /** Waits until the connection of this process is used. */
  async answers(): Promise<void> {
    const until = Date.now() + WAIT_MS;
    for (;;) {
      const isUp = await askRedis((client) => client.ping()).catch(() => undefined);
      if (isUp) return;
      if (Date.now() > until) throw new Error('Redis does not answer.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async kill(): Promise<void> {
    const server = this.#process;
    this.#process = undefined;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  hang(): void {
    this.#process?.kill('SIGSTOP');
  }

  goOn(): void {
    this.#process?.kill('SIGCONT');
  }
}
