import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postChange, REFRESH_EVERYTHING } from './post-change.mjs';

it('posts a change with the secret', async () => {
  const received: { url?: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ url: `${request.method} ${request.url}`, headers: request.headers, body });
      response.writeHead(401).end('no');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const { status } = await postChange(origin, 'a-secret', REFRESH_EVERYTHING, {
      timeoutMs: 5000,
    });
    expect(status).toBe(401);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  expect(received.map(({ url, body }) => [url, body])).toEqual([
    ['POST /api/revalidate', '{"event":"refresh"}'],
  ]);
  expect(received[0]?.headers['x-webhook-secret']).toBe('a-secret');
});
