import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { addressMatcher } from '../../packages/client-address/src';
import { limitConnections, SERVER_TIMES } from './connection-limits';

jest.mock('../logging/log');

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(options: http.ServerOptions, trusted: readonly string[] = []) {
  const server = http.createServer(options, (_, response) => response.end('ok'));
  limitConnections(server, 5, addressMatcher(trusted));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const opened = (port: number) => {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  return socket;
};

const closed = (socket: net.Socket) => new Promise((resolve) => socket.once('close', resolve));

it('closes the connections of a client IP beyond its share, and only those', async () => {
  const port = await serve({});
  const sockets = Array.from({ length: 8 }, () => opened(port));
  const gone = sockets.map((socket) => closed(socket));
  await Promise.all(gone.slice(5));
  expect(sockets.slice(0, 5).some((socket) => socket.destroyed)).toBe(false);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('ok');
});

it('does not limit connections of a trusted proxy', async () => {
  const port = await serve({}, ['127.0.0.1']);
  const sockets = Array.from({ length: 20 }, () => opened(port));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sockets.some((socket) => socket.destroyed)).toBe(false);
  for (const socket of sockets) socket.destroy();
});

it('cuts a client off that never ends its head', async () => {
  const port = await serve({
    ...SERVER_TIMES,
    headersTimeout: 300,
    connectionsCheckingInterval: 50,
  });
  const socket = opened(port);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  const drops = setInterval(() => socket.write('X-Slow: 1\r\n'), 50);
  await closed(socket);
  clearInterval(drops);
  expect(socket.destroyed).toBe(true);
});

it('waits for a body as slow as the least rate, and a connection longer than a proxy keeps it', () => {
  expect(SERVER_TIMES.requestTimeout).toBeGreaterThan((5 * 1024 * 1024) / 20.48 + 30_000);
  expect(SERVER_TIMES.headersTimeout).toBeLessThan(60_000);
  expect(SERVER_TIMES.keepAliveTimeout).toBeGreaterThan(60_000);
});
