/** @jest-environment jsdom */
import { act, fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NOT_SENT, type FormState } from '@/lib/forms/form-state';
import { WithLabels } from '@/components/forms/testing/labels';
import { CallError } from '@/lib/e-services/response';
import { postJson } from './postJson';
import { submitTo } from './submitTo';
import { useSubmission } from './useSubmission';

type Values = { name: string; captcha: string; file?: { name: string } };

const EMPTY: Values = { name: '', captcha: '' };
const fetched = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
/** Status responses in order; the last one repeats. */
let fates: (object | null)[];
let asked: string[];
let keys = 0;
let form = '';

const json = (status: number, body: object): Partial<Response> => ({
  status,
  json: async () => body,
});
const envelope = (data: object | null) => json(200, { isSuccess: true, error: null, data });
const success = envelope({ reference: 'NPA-1', message: '' });
const unavailable = json(502, { isSuccess: false, error: 'Something went wrong', data: null });
const UNKNOWN = { state: 'unknown' };
const STORED = { state: 'stored', reference: 'NPA-BEFORE' };

beforeAll(() => {
  Object.assign(crypto, { randomUUID: () => `key-${(keys += 1)}` });
  AbortSignal.timeout ??= () => new AbortController().signal;
});

let forms = 0;
beforeEach(() => {
  jest.useFakeTimers();
  keys = 0;
  form = `test${(forms += 1)}`;
  fates = [UNKNOWN];
  asked = [];
  sessionStorage.clear();
  fetched.mockReset();
  globalThis.fetch = jest.fn(async (url: string, init: RequestInit) => {
    if (url === '/api/test') return fetched(url, init);
    if (!url.startsWith('/api/submissions/')) throw new Error('no picture');
    asked.push(url.slice('/api/submissions/'.length));
    const fate = fates.length > 1 ? fates.shift() : fates[0];
    if (!fate) throw new TypeError('Failed to fetch');
    return envelope(fate);
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

function open(unsent: FormState = NOT_SENT) {
  const wrapper = ({ children }: { children: ReactNode }) => <WithLabels>{children}</WithLabels>;
  const submission = submitTo<Values>(form, '/api/test', postJson);
  return renderHook(
    () =>
      useSubmission<Values, FormState>({
        name: form,
        submission,
        resolver: async (values) => ({ values, errors: {} }),
        empty: EMPTY,
        fields: ['name', 'captcha'],
        drafted: ['name'],
        action: async (before) => before,
        unsent,
        summarise: ({ name = '', file }) => [
          { label: 'Name', value: name },
          { label: 'File', value: file?.name ?? '' },
        ],
      }),
    { wrapper },
  );
}

/** Simulates a reload: new modules, same session storage. */
async function reloaded() {
  const kept = { ...sessionStorage };
  const submission = submitTo<Values>(form, '/api/test', postJson);
  submission.forget();
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, String(value));
  const hook = open();
  await settled();
  return hook;
}

const settled = () => act(() => jest.advanceTimersByTimeAsync(25_000));
const bodies = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as object);
type Model = ReturnType<typeof open>['result'];

async function fillIn(model: Model, name = 'Noura'): Promise<void> {
  await act(async () => model.current.form.setValue('name', name, { shouldDirty: true }));
}

async function send(model: Model): Promise<void> {
  await act(async () => {
    const sent = model.current.submit();
    await jest.advanceTimersByTimeAsync(25_000);
    await sent;
  });
}

it('keeps the key until the success is seen, then resets the form and deletes key and draft', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(success);
  const { result: model } = open();
  await fillIn(model);
  expect(sessionStorage.getItem(`draft:${form}`)).toContain('Noura');

  await send(model);
  expect(model.current.failure).toMatchObject({ reason: 'not-received' });
  expect(model.current.form.getValues('name')).toBe('Noura');
  expect(model.current.isDirty).toBe(true);

  await send(model);
  expect(model.current.result?.reference).toBe('NPA-1');
  expect(model.current.sentRows()).toEqual([{ label: 'Name', value: 'Noura' }]);
  expect(bodies()).toEqual([
    { name: 'Noura', captcha: '', submissionKey: 'key-1' },
    { name: 'Noura', captcha: '', submissionKey: 'key-1' },
  ]);
  expect(model.current.form.getValues()).toEqual(EMPTY);
  expect(model.current.isDirty).toBe(false);
  expect(Object.keys(sessionStorage)).toEqual([`receipt:${form}`]);
});

it('shows the receipt again after a reload, until the form is cleared', async () => {
  fetched.mockResolvedValue(success);
  const first = open();
  await fillIn(first.result);
  await send(first.result);
  expect(first.result.current.kept).toBeNull();
  first.unmount();

  const back = open();
  await settled();
  expect(back.result.current.kept).toMatchObject({
    reference: 'NPA-1',
    rows: [{ label: 'Name', value: 'Noura' }],
  });
  expect(back.result.current.isConfirmed).toBe(true);
  back.unmount();

  jest.setSystemTime(Date.now() + 31 * 60_000);
  const late = open();
  await settled();
  expect(late.result.current.kept).toBeNull();
  expect(late.result.current.isConfirmed).toBe(false);
  late.unmount();

  const next = open();
  await send(next.result);
  next.unmount();
  const again = open();
  await settled();
  act(() => again.result.current.clear());
  expect(again.result.current.kept).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it('finds the receipt of a submission whose response was lost', async () => {
  fetched.mockResolvedValueOnce(unavailable);
  fates = [{ state: 'processing' }, STORED];
  const { result: model } = open();
  await fillIn(model);
  await send(model);
  expect(model.current.result).toMatchObject({ reference: 'NPA-BEFORE', isEarlier: false });
  expect(asked).toEqual(['key-1', 'key-1']);
  expect(model.current.form.getValues()).toEqual(EMPTY);
});

it('shows the same reference after a lost response and a reload', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fates = [null];
  const first = open();
  await fillIn(first.result);
  await send(first.result);
  expect(first.result.current.failure).toMatchObject({ reason: 'undetermined' });
  first.unmount();

  fates = [STORED];
  const { result: model } = await reloaded();
  expect(model.current.result).toMatchObject({ reference: 'NPA-BEFORE', isEarlier: false });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(Object.keys(sessionStorage)).toEqual([`receipt:${form}`]);
});

it('sends under the same key after a reload while the status is undetermined', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(success);
  fates = [null];
  const first = open();
  await fillIn(first.result);
  await send(first.result);
  first.unmount();
  const { result: model } = await reloaded();
  expect(model.current.failure).toMatchObject({ reason: 'undetermined' });
  expect(model.current.form.getValues('name')).toBe('Noura');
  await send(model);
  expect(bodies()[1]).toMatchObject({ submissionKey: 'key-1' });
  expect(model.current.result?.reference).toBe('NPA-1');
});

it('keeps changes made after a lost response in the form if the first version is stored', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fates = [null];
  const { result: model } = open();
  await fillIn(model);
  await send(model);
  await fillIn(model, 'Noura Salem');
  fates = [STORED];
  await send(model);
  expect(bodies()).toHaveLength(1);
  expect(model.current.result).toMatchObject({ reference: 'NPA-BEFORE', isEarlier: true });
  expect(model.current.sentRows()).toEqual([]);
  expect(model.current.form.getValues('name')).toBe('Noura Salem');

  // From here on another submission.
  fetched.mockResolvedValue(success);
  await send(model);
  expect(bodies()[1]).toMatchObject({ name: 'Noura Salem', submissionKey: 'key-2' });
});

it('keeps changes made while sending in the form, and confirms the sent values', async () => {
  let answer: (response: Partial<Response>) => void = () => undefined;
  fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { result: model } = open();
  await fillIn(model);
  let sent = Promise.resolve();
  await act(async () => {
    sent = model.current.submit();
    await jest.advanceTimersByTimeAsync(1000);
  });
  expect(model.current.sending).toBe(true);
  await fillIn(model, 'Noura Salem');
  await act(async () => {
    answer(success);
    await sent;
  });
  expect(bodies()).toEqual([expect.objectContaining({ name: 'Noura' })]);
  expect(model.current.result).toMatchObject({ reference: 'NPA-1', isEarlier: true });
  expect(model.current.sentRows()).toEqual([{ label: 'Name', value: 'Noura' }]);
  expect(model.current.form.getValues('name')).toBe('Noura Salem');
  expect(sessionStorage.getItem(`draft:${form}`)).toContain('Noura Salem');
  expect(model.current.isDirty).toBe(true);

  // From here on another submission.
  fetched.mockResolvedValue(success);
  await send(model);
  expect(bodies()[1]).toMatchObject({ name: 'Noura Salem', submissionKey: 'key-2' });
  expect(model.current.result).toMatchObject({ isEarlier: false });
  expect(model.current.form.getValues()).toEqual(EMPTY);
});

it('requests the status of a key that the service refuses for other content', async () => {
  fetched
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(
      json(409, { isSuccess: false, error: 'Already sent with other content', data: null }),
    );
  fates = [UNKNOWN, UNKNOWN, STORED];
  const { result: model } = open();
  await fillIn(model);
  await send(model);
  await fillIn(model, 'Noura Salem');
  await send(model);
  expect(bodies()[1]).toMatchObject({ submissionKey: 'key-1' });
  expect(model.current.result).toMatchObject({ reference: 'NPA-BEFORE', isEarlier: true });
});

it('discards the key after a refusal, unless an earlier attempt is undetermined', async () => {
  const refusal = json(400, { isSuccess: false, error: 'Invalid Captcha', data: null });
  fetched.mockResolvedValueOnce(refusal).mockResolvedValueOnce(unavailable);
  fetched.mockResolvedValueOnce(refusal).mockResolvedValueOnce(success);
  fates = [null];
  const { result: model } = open();
  await fillIn(model);
  for (let attempt = 0; attempt < 4; attempt++) await send(model);
  const used = bodies().map((body) => (body as { submissionKey: string }).submissionKey);
  expect(used).toEqual(['key-1', 'key-2', 'key-2', 'key-2']);
});

it('sends nothing while offline, and requests the state once online', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result: model } = open();
  await fillIn(model);
  await send(model);
  expect(model.current.failure).toMatchObject({ reason: 'offline' });
  expect(fetched).not.toHaveBeenCalled();
  expect(sessionStorage.getItem(`submission:${form}`)).toBeNull();

  onLine.mockReturnValue(true);
  fetched.mockImplementationOnce(async () => {
    onLine.mockReturnValue(false);
    throw new TypeError('Failed to fetch');
  });
  fates = [null];
  await send(model);
  expect(model.current.failure).toMatchObject({ reason: 'undetermined' });
  onLine.mockReturnValue(true);
  fates = [STORED];
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(5000);
  });
  expect(model.current.result?.reference).toBe('NPA-BEFORE');
  onLine.mockRestore();
});

it('sends once for a double click', async () => {
  fetched.mockResolvedValue(success);
  const { result: model } = open();
  await fillIn(model);
  await act(async () => {
    await Promise.all([model.current.submit(), model.current.submit()]);
  });
  expect(bodies()).toHaveLength(1);
});

it('erases key and draft when the form is cleared', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(success);
  const { result: model } = open();
  await fillIn(model);
  await send(model);
  act(() => model.current.clear());
  expect(sessionStorage.length).toBe(0);
  expect(model.current.failure).toBeUndefined();
  await fillIn(model, 'Salem');
  await send(model);
  expect(bodies()[1]).toMatchObject({ name: 'Salem', submissionKey: 'key-2' });
});

it('shows the outcome of a post without JavaScript until the form is sent again', async () => {
  fetched.mockResolvedValue(unavailable);
  const { result: model } = open({
    ...NOT_SENT,
    status: 'refused',
    error: 'Input is not valid',
    fields: { name: 'ERROR NAME' },
    values: { name: 'N' },
  });
  expect(model.current.posted?.error).toBe('Input is not valid');
  expect(model.current.errors.map(({ id }) => id)).toEqual([`${form}-name`]);
  expect(model.current.field('name').defaultValue).toBe('N');
  expect(model.current.field('captcha').autoFocus).toBeUndefined();
  await fillIn(model);
  await send(model);
  expect(model.current.posted).toBeNull();
  expect(model.current.failure).toBeInstanceOf(CallError);
});

it('repeats values posted without JavaScript in the confirmation, not in the form', () => {
  const { result: model } = open({
    ...NOT_SENT,
    status: 'sent',
    reference: 'NPA-1',
    values: { name: 'N' },
    files: { file: { name: 'letter.pdf' } },
  });
  expect(model.current.field('name').defaultValue).toBe('');
  expect(model.current.sentRows()).toEqual([
    { label: 'Name', value: 'N' },
    { label: 'File', value: 'letter.pdf' },
  ]);
});

it('marks only the captcha after a post without JavaScript', async () => {
  const { result: model } = open({
    ...NOT_SENT,
    status: 'refused',
    error: 'Invalid Captcha',
    fields: { captcha: 'ERROR CAPTCHA INVALID' },
  });
  await act(async () => {});
  expect(model.current.errors).toEqual([]);
  expect(model.current.field('captcha')).toMatchObject({ autoFocus: true });
});

it('validates a field that a press leaves after the click', async () => {
  const { result: model } = open();
  const onBlur = jest.fn();
  jest.spyOn(model.current.form, 'register').mockReturnValue({ onBlur } as never);
  const leave = () => model.current.field('name').onBlur({} as never);
  leave();
  expect(onBlur).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(document.body);
  leave();
  fireEvent.pointerUp(document.body);
  expect(onBlur).toHaveBeenCalledTimes(1);
  fireEvent.click(document.body);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(onBlur).toHaveBeenCalledTimes(2);
});
