import { postMultipart } from './postMultipart';
import { CallError } from '@/lib/e-services/response';

/** The used subset of XMLHttpRequest. */
class FakeRequest {
  static last: FakeRequest;
  status = 200;
  responseText = '';
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  open = jest.fn();
  send = jest.fn();
  setRequestHeader = jest.fn();
  constructor() {
    FakeRequest.last = this;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  respond(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.onload?.();
    this.onloadend?.();
  }
}

const original = globalThis.XMLHttpRequest;
const progress: number[] = [];
let stop: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  progress.length = 0;
  stop = new AbortController();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.XMLHttpRequest = original;
});

const start = () =>
  postMultipart<{ reference: string }>(
    '/api/contact',
    { name: 'Port user' },
    {
      headers: { 'x-captcha-proof': 'cHJvb2Y=' },
      onProgress: (fraction) => progress.push(fraction),
      signal: stop.signal,
    },
  );

it('sends the fields, reports the progress and returns the response', async () => {
  const call = start();
  const request = FakeRequest.last;
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  request.respond(200, JSON.stringify({ isSuccess: true, error: null, data: { reference: 'x' } }));
  await expect(call).resolves.toMatchObject({ data: { reference: 'x' } });
  expect(progress).toEqual([0, 0.25]);
  const [form] = request.send.mock.calls[0] as [FormData];
  expect([...form]).toEqual([['name', 'Port user']]);
  const { setRequestHeader } = FakeRequest.last;
  expect(setRequestHeader).toHaveBeenCalledWith('x-captcha-proof', 'cHJvb2Y=');
});

it('reports a slow connection for a 408 response', async () => {
  const call = start();
  FakeRequest.last.respond(408, '');
  await expect(call).rejects.toMatchObject({
    message: 'The connection is too slow',
    reason: 'refused',
  });
});

it('names refused fields and details', async () => {
  const call = start();
  const data = { fields: { file: 'max' }, message: 'File is too large\nSecond row' };
  FakeRequest.last.respond(
    413,
    JSON.stringify({ isSuccess: false, error: 'File is too large', data }),
  );
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({
    reason: 'refused',
    fields: { file: 'max' },
    rows: ['Second row'],
  });
});

it.each([
  ['a lost connection', 'offline', (request: FakeRequest) => request.onerror?.()],
  [
    'a page in place of a response',
    'unavailable',
    (request: FakeRequest) => request.respond(502, '<h1>'),
  ],
  ['silence', 'unavailable', () => jest.advanceTimersByTime(31_000)],
] as const)('fails on %s', async (_what, reason, breakIt) => {
  const call = start();
  breakIt(FakeRequest.last);
  await expect(call).rejects.toMatchObject({
    message: 'Something went wrong',
    reason,
  });
});

it('stops when it is cancelled', async () => {
  const call = start();
  stop.abort();
  await expect(call).rejects.toMatchObject({ reason: 'cancelled' });
});
