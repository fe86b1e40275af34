import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { mendRequestLines } from './request-line';

/** Status and body of the answer to a request line that no client library would send. */
async function answerTo(line: string): Promise<string> {
  const server = http.createServer((request, response) => {
    response.end(request.url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\nHost: ports.example\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  server.close();
  const [head = ''] = text.split('\r\n');
  const body = text.includes('chunked') ? text.split('\r\n').at(-4) : text.split('\r\n').at(-1);
  return `${head.split(' ')[1]} ${body}`;
}

beforeAll(() => {
  mendRequestLines();
  mendRequestLines();
});

it.each([
  ['TRACE /contact', '405 Method Not Allowed'],
  ['OPTIONS *', '400 Bad Request'],
  ['GET /en/contact?a=b', '200 /en/contact?a=b'],
  ['GET http://other.example/en?a=b', '200 /en?a=b'],
  ['GET http://other.example', '200 /'],
  ['GET http://other.example?a=b', '200 /?a=b'],
])('answers %s with %s', async (line, answer) => {
  expect(await answerTo(line)).toBe(answer);
});
