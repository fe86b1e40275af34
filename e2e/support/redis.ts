import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tools/lib/network.mjs';
import { start, stop } from '../../tools/lib/processes.mjs';

/** A Redis server on a free port without persistence. */
export class Redis {
  private task: ReturnType<typeof start> | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<Redis> {
    const redis = new Redis(await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it again, empty. */
  async start(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', ''];
    this.task = start('redis-server', options, { quiet: true });
    while (!(await this.isListening())) await pause(50);
  }

  async kill(): Promise<void> {
    if (this.task) await stop(this.task, 'SIGKILL');
  }

  private isListening(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
  }
}
