import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCloneableBody } from 'next/dist/server/body-streams';
import { ReceivedRequest, receiveBody } from './received-body';

const folder = mkdtempSync(path.join(tmpdir(), 'received-body-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function lengthOf(stream: AsyncIterable<Buffer>, delayMs = 0): Promise<number> {
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  return bytes;
}

/** Sends a body to a server that receives it on disk, and responds with what `read` found in it. */
async function sent(
  body: string,
  read: (request: ReceivedRequest) => Promise<readonly number[]>,
): Promise<unknown> {
  const server = http.createServer((request, response) => {
    void (async () => {
      const received = await receiveBody(request, {
        folder,
        maxBytes: 8 * 1024 * 1024,
        graceMs: 30_000,
        bytesPerSecond: 1,
      });
      if (typeof received === 'string') throw new Error(received);
      const found = await read(new ReceivedRequest(request, received));
      await received.discard();
      response.end(JSON.stringify(found));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body })).json();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe.each([0, 10, 64 * 1024, 64 * 1024 + 1, 3_000_000])('a body of %i bytes', (bytes) => {
  const body = 'x'.repeat(bytes);

  it('is read to its end', async () => {
    expect(await sent(body, async (request) => [await lengthOf(request)])).toEqual([bytes]);
  });

  it('is read by somebody who takes their time', async () => {
    expect(await sent(body, async (request) => [await lengthOf(request, 1)])).toEqual([bytes]);
  });

  it('is read by the middleware and by the page, as Next hands it on', async () => {
    const found = await sent(body, async (request) => {
      const clone = getCloneableBody(request);
      const byMiddleware = await lengthOf(clone.cloneBodyStream());
      await clone.finalize();
      return [byMiddleware, await lengthOf(request)];
    });
    expect(found).toEqual([bytes, bytes]);
  });
});
