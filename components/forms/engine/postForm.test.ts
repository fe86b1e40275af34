import { CallCancelled, postForm } from './postForm';
import { CallError } from './postJson';

/** As much of the browser's request as the function uses. */
class StandInRequest {
  static last: StandInRequest;
  status = 200;
  responseText = '';
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  open = jest.fn();
  send = jest.fn();
  constructor() {
    StandInRequest.last = this;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.onload?.();
    this.onloadend?.();
  }
}

const original = globalThis.XMLHttpRequest;
const shares: number[] = [];
let stop: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.XMLHttpRequest = StandInRequest as unknown as typeof XMLHttpRequest;
  shares.length = 0;
  stop = new AbortController();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.XMLHttpRequest = original;
});

const start = () =>
  postForm<{ reference: string }>('/api/contact', new FormData(), {
    onProgress: (share) => shares.push(share),
    signal: stop.signal,
  });

it('tells the progress and gives the answer', async () => {
  const call = start();
  const request = StandInRequest.last;
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  request.answer(200, JSON.stringify({ isSuccess: true, error: null, data: { reference: 'x' } }));
  await expect(call).resolves.toMatchObject({ data: { reference: 'x' } });
  expect(shares).toEqual([0.25]);
});

it('gives refused fields and rows', async () => {
  const call = start();
  const data = { fields: { file: 'max' }, message: 'File is too large\nSecond row' };
  StandInRequest.last.answer(
    413,
    JSON.stringify({ isSuccess: false, error: 'File is too large', data }),
  );
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({
    unavailable: false,
    fields: { file: 'max' },
    rows: ['Second row'],
  });
});

it.each([
  ['a cut network', (request: StandInRequest) => request.onerror?.()],
  ['a page in place of an answer', (request: StandInRequest) => request.answer(502, '<h1>')],
  ['silence', () => jest.advanceTimersByTime(31_000)],
])('fails on %s', async (_what, breakIt) => {
  const call = start();
  breakIt(StandInRequest.last);
  await expect(call).rejects.toMatchObject({ message: 'Something went wrong', unavailable: true });
});

it('stops when the visitor says so', async () => {
  const call = start();
  stop.abort();
  await expect(call).rejects.toBeInstanceOf(CallCancelled);
});
