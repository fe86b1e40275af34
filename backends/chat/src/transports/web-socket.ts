import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Connection, Transport } from '../connection.js';

const sockets = new WebSocketServer({
  noServer: true,
  maxPayload: 64 * 1024,
  clientTracking: false,
});

/** Upgrades a request to the connection's transport. */
export function acceptWebSocket(
  connection: Connection,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  sockets.handleUpgrade(request, socket, head, (webSocket) => serve(connection, webSocket));
}

function serve(connection: Connection, webSocket: WebSocket): void {
  const transport: Transport = {
    name: 'WebSockets',
    get buffered() {
      return webSocket.bufferedAmount;
    },
    send: (text) => webSocket.send(text),
    close: () => webSocket.close(),
    drop: () => webSocket.terminate(),
  };
  webSocket.on('message', (data) => connection.receive(String(data)));
  webSocket.on('close', () => connection.detach(transport));
  webSocket.on('error', () => webSocket.terminate());
  connection.attach(transport);
}
