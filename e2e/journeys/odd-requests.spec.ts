import net from 'node:net';
import { expect, test } from '@playwright/test';
import { languages, site } from './fixtures';

/** Status of the response to a request line that no client library would send. */
async function statusOf(line: string): Promise<string | undefined> {
  const { hostname, port, host } = new URL(site());
  const socket = net.connect(Number(port), hostname);
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text.split(' ')[1];
}

test('a request line that no browser sends gets an response, never a failure', async () => {
  expect(await statusOf('TRACE /')).toBe('405');
  expect(await statusOf('TRACE /api/biddings')).toBe('405');
  expect(await statusOf('OPTIONS *')).toBe('400');
  expect(await statusOf('GET http://other.example/robots.txt')).toBe('200');
});

for (const { locale, at } of languages) {
  test(`${locale}: a form posted in a way that no browser posts it is refused, never a failure`, async () => {
    const part = '--edge\r\nContent-Disposition: form-data; name="name"\r\n\r\nNoura\r\n';
    const form = { 'Content-Type': 'multipart/form-data; boundary=edge', Origin: site() };
    const post = async (body: string, headers: Record<string, string> = {}) =>
      (
        await fetch(site() + at('/contact'), {
          method: 'POST',
          body,
          headers: { ...form, ...headers },
        })
      ).status;
    const whole = `${part}--edge--\r\n`;
    expect(await post(part)).toBe(400);
    expect(await post(part.repeat(1000) + whole)).toBe(400);
    expect(await post(whole, { Origin: 'https://other.example' })).toBe(403);
    expect(await post(whole, { 'Content-Type': 'multipart/form-data' })).toBe(415);
    const call = { 'Content-Type': 'text/plain', 'Next-Action': 'a'.repeat(42) };
    expect(await post('["x","y"]', call)).toBe(415);
  });
}
