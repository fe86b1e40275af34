import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { ADDRESS_HEADER, setClientIpHeaders } from './address-header';

const settings = { trustedProxies: [] as string[] };
jest.mock('../config', () => ({
  config: () => settings,
  ConfigurationError: class ConfigurationError extends Error {},
}));

async function seen(headers: Record<string, string>): Promise<string> {
  const server = http.createServer((request, response) => {
    response.end(String(request.headers[ADDRESS_HEADER]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers });
  const text = await answer.text();
  server.closeAllConnections();
  server.close();
  return text;
}

it('names a wrong setting', () => {
  settings.trustedProxies = ['10.0.0.0/99'];
  expect(() => setClientIpHeaders()).toThrow('TRUSTED_PROXIES');
});

it('writes the socket’s address over what a visitor sends', async () => {
  settings.trustedProxies = [];
  setClientIpHeaders();
  setClientIpHeaders();
  expect(await seen({ 'X-Client-Address': '1.1.1.1', 'X-Forwarded-For': '2.2.2.2' })).toBe(
    '127.0.0.1',
  );
});
