import net from 'node:net';

/**
 * Faults of a connection:
 * - `hung`: no data passes in either direction;
 * - `slow`: each chunk of a response is delayed;
 * - `garbage`: the response is another program's maintenance page;
 * - `cut`: a response is cut off halfway.
 * @typedef {'none' | 'hung' | 'slow' | 'garbage' | 'cut'} LineFault
 */

const LATE_MS = 1500;
const MAINTENANCE = '<h1>Maintenance</h1>';
const GARBAGE = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${MAINTENANCE.length}\r\nConnection: close\r\n\r\n${MAINTENANCE}`;

/** TCP proxy between two programs with fault injection; balances over several targets (round robin). */
export class Line {
  /** @type {LineFault} */
  #fault = 'none';
  #turn = 0;
  #sockets = new Set();
  #server = net.createServer((socket) => this.#accept(socket));

  /** @param {number[]} targets ports on this machine */
  constructor(targets) {
    this.targets = targets;
  }

  async listen(port) {
    this.port = port;
    await new Promise((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /**
   * Sets the fault, or clears it. Connections that are open while it hangs stay open until the fault is
   * cleared and are then closed, as after a restart of the program.
   * @param {LineFault} fault
   */
  set fault(fault) {
    const before = this.#fault;
    this.#fault = fault;
    if (fault === 'garbage' || (before !== 'none' && fault === 'none')) {
      for (const socket of this.#sockets) socket.destroy();
    }
  }

  /** The target has exited: refuses connections, as its port does. */
  rest() {
    this.#server.close();
  }

  async resume() {
    if (!this.#server.listening) await this.listen(this.port);
  }

  close() {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #accept(socket) {
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (this.#fault === 'garbage') {
      socket.once('data', () => socket.end(GARBAGE));
      return;
    }
    this.#turn += 1;
    const first = this.#turn % this.targets.length;
    this.#connect(socket, [...this.targets.slice(first), ...this.targets.slice(0, first)]);
  }

  /** Connects to the first target that accepts, as load balancers do. */
  #connect(socket, [port, ...others]) {
    if (port === undefined) return void socket.destroy();
    const upstream = net.connect({ port, host: '127.0.0.1', noDelay: true });
    let isConnected = false;
    upstream.once('connect', () => {
      isConnected = true;
      if (socket.destroyed) return void upstream.destroy();
      socket.on('data', (data) => {
        if (this.#fault !== 'hung') upstream.write(data);
      });
      socket.on('end', () => upstream.end());
    });
    upstream.on('data', (data) => this.#respond(socket, data));
    upstream.on('error', () => {
      if (isConnected || socket.destroyed) socket.destroy();
      else this.#connect(socket, others);
    });
    upstream.on('close', () => isConnected && this.#later(() => socket.destroySoon()));
    socket.on('close', () => upstream.destroy());
  }

  #respond(socket, data) {
    if (this.#fault === 'hung') return;
    if (this.#fault === 'cut') {
      socket.write(data.subarray(0, Math.ceil(data.length / 2)), () => socket.destroy());
      return;
    }
    this.#later(() => {
      if (!socket.destroyed) socket.write(data);
    });
  }

  #later(work) {
    if (this.#fault === 'slow') setTimeout(work, LATE_MS);
    else work();
  }
}
