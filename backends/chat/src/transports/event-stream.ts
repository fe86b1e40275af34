import type { ServerResponse } from 'node:http';
import type { Connection, Transport } from '../connection.js';

/** Timeout for the client to read the last messages. */
const CLOSE_TIMEOUT_MS = 5000;

/** Sends a connection's messages as server-sent events; the client sends its own by POST. */
export function serveEventStream(connection: Connection, response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-cache, no-store',
    'X-Accel-Buffering': 'no',
  });
  response.write(':\r\n');
  const transport: Transport = {
    name: 'ServerSentEvents',
    get buffered() {
      return response.writableLength;
    },
    send: (text) => {
      const lines = text.split('\n').map((line) => `data: ${line}\r\n`);
      response.write(`${lines.join('')}\r\n`);
    },
    close: () => {
      response.end();
      setTimeout(() => response.destroy(), CLOSE_TIMEOUT_MS).unref();
    },
    drop: () => response.destroy(),
  };
  response.on('close', () => connection.detach(transport));
  connection.attach(transport);
}
