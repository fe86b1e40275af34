import { joinBytes, readLimited, readLimitedRequest } from './limited-body';

const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

it('reads a body of just the limit, and none that is longer', async () => {
  expect(text(await readLimited(new Response('رصيف'), 8))).toBe('رصيف');
  expect(await readLimited(new Response('رصيف'), 7)).toBeUndefined();
});

it('reads a missing body as empty', async () => {
  expect(await readLimited(new Response(null), 8)).toHaveLength(0);
});

it('stops reading where the limit is passed', async () => {
  let asked = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      asked += 1;
      controller.enqueue(new Uint8Array(4));
    },
  });
  expect(await readLimited(new Response(endless), 10)).toBeUndefined();
  expect(asked).toBeLessThan(6);
});

it('rejects a declared size before reading', async () => {
  const body = 'short';
  const asked = (length: string) =>
    new Request('http://localhost/', {
      method: 'POST',
      body,
      headers: { 'Content-Length': length },
    });
  expect(await readLimitedRequest(asked('99'), 10)).toBeUndefined();
  expect(text(await readLimitedRequest(asked('5'), 10))).toBe(body);
});

it('joins chunks in their order', () => {
  expect([...joinBytes([Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3)])]).toEqual([
    1, 2, 3,
  ]);
});
