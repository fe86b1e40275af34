import http from 'node:http';
import type { AddressInfo } from 'node:net';

const config = jest.fn();
const pausedCalls = jest.fn((): string[] => []);

jest.mock('../config', () => ({ config: () => config() as unknown }));
jest.mock('../resilience/circuit', () => ({ pausedCalls: () => pausedCalls() }));

let server: http.Server;
let asked: string[];
let respond: (url: string, response: http.ServerResponse) => void;
let url: string;

beforeEach(async () => {
  jest.resetModules();
  asked = [];
  respond = (_url, response) => response.end('{}');
  server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    respond(request.url ?? '', response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  config.mockReturnValue({
    contentApiUrl: `${url}/cms`,
    eServicesApiUrl: `${url}/e-services-api`,
    chatHub: { url: `${url}/hubs/chat` },
  });
});

afterEach(async () => {
  jest.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function status() {
  const { serviceStatus } = await import('./service-status');
  return serviceStatus();
}

it('probes each back end once for many visitors', async () => {
  const [first, second] = await Promise.all([status(), status()]);
  expect(first.states).toEqual({ content: 'up', eServices: 'up', chat: 'up' });
  expect(second).toBe(first);
  expect(await status()).toBe(first);
  expect(asked.sort()).toEqual([
    '/api/health/ready',
    '/cms/api/health/ready',
    '/e-services-api/health/ready',
  ]);
});

it('probes again after ten seconds', async () => {
  const first = await status();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(first.checkedAt) + 10_001);
  expect(await status()).not.toBe(first);
  expect(asked).toHaveLength(6);
  jest.restoreAllMocks();
});

it('reports services that are down, hanging, not ready or unknown', async () => {
  respond = (path, response) => {
    if (path.startsWith('/cms')) return; // no response at all
    response.writeHead(path.startsWith('/e-services-api') ? 503 : 404).end();
  };
  expect((await status()).states).toEqual({ content: 'down', eServices: 'down', chat: 'up' });
});

it('never throws when everything is down', async () => {
  config.mockReturnValue({
    contentApiUrl: 'http://127.0.0.1:1',
    eServicesApiUrl: 'http://127.0.0.1:1',
    chatHub: { url: 'http://127.0.0.1:1' },
  });
  expect((await status()).states).toEqual({ content: 'down', eServices: 'down', chat: 'down' });
});

it('reports a service that fails for visitors only as slow', async () => {
  pausedCalls.mockReturnValue(['e-services searches', 'contact forms']);
  expect((await status()).states).toEqual({ content: 'up', eServices: 'slow', chat: 'up' });
});

it('has no state of a chat that there is not', async () => {
  config.mockReturnValue({ contentApiUrl: url, eServicesApiUrl: url, chatHub: undefined });
  expect((await status()).states.chat).toBeNull();
  expect(asked).toHaveLength(2);
});
