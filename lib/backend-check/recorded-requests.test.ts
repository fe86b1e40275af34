import { RequestRecorder } from './recorded-requests';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

it('records requests with their times and bodies', async () => {
  const recorder = new RequestRecorder(async () => new Response('[]', { status: 201 }));
  const response = await fetch('http://localhost/api/ports');
  expect(await response.text()).toBe('[]');
  const [request] = await recorder.since(0);
  expect(request).toMatchObject({ status: 201, ms: expect.any(Number) });
  expect(new TextDecoder().decode(request?.body)).toBe('[]');
});

it('sends nothing that could change something', async () => {
  const send = jest.fn(async () => new Response('{}'));
  const recorder = new RequestRecorder(send);
  await expect(fetch('http://localhost/contactUs', { method: 'POST' })).rejects.toThrow(
    'POST is not tried',
  );
  await fetch('http://localhost/hub/negotiate?negotiateVersion=1', { method: 'POST' });
  expect(send).toHaveBeenCalledTimes(1);
  expect(await recorder.since(0)).toHaveLength(1);
});
