import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from './drain';

async function serve(listener: RequestListener): Promise<{ server: http.Server; origin: string }> {
  const server = http.createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A GET over a connection that the client keeps open. */
function get(origin: string): Promise<string> {
  const agent = new http.Agent({ keepAlive: true });
  return new Promise((resolve, reject) => {
    const request = http.get(origin, { agent }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve(text));
    });
    request.on('error', reject);
  });
}

it('finishes the running requests and refuses new ones', async () => {
  let finish: (() => void) | undefined;
  const { server, origin } = await serve((_, response) => {
    finish = () => response.end('whole');
  });
  server.keepAliveTimeout = 60_000;
  const running = get(origin);
  while (!finish) await new Promise((resolve) => setTimeout(resolve, 5));
  const drained = drain(server, 5000);
  await expect(get(origin)).rejects.toThrow(/ECONNREFUSED/);
  finish();
  expect(await running).toBe('whole');
  expect(await drained).toBe(true);
});

it('does not wait for a connection that is kept alive without a request', async () => {
  const { server, origin } = await serve((_, response) => response.end('whole'));
  server.keepAliveTimeout = 60_000;
  await get(origin);
  expect(await drain(server, 5000)).toBe(true);
});

it('aborts requests that exceed the limit', async () => {
  const { server, origin } = await serve(() => {});
  const running = get(origin);
  await new Promise((resolve) => server.once('request', resolve));
  const [isDrained] = await Promise.all([
    drain(server, 50),
    expect(running).rejects.toThrow(/hang up|ECONNRESET/),
  ]);
  expect(isDrained).toBe(false);
});
