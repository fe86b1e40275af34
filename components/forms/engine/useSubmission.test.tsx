/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NOT_SENT, type FormState } from '@/lib/forms/form-state';
import { WithLabels } from '@/components/forms/testing/labels';
import { CallError } from './response';
import { postJson } from './postJson';
import { submitTo } from './submitTo';
import { useSubmission } from './useSubmission';

type Values = { name: string; captcha: string };

const EMPTY: Values = { name: '', captcha: '' };
const fetched = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
let keys = 0;

const success = {
  status: 200,
  json: async () => ({ isSuccess: true, error: null, data: { reference: 'NPA-1', message: '' } }),
};

beforeAll(() => {
  Object.assign(crypto, { randomUUID: () => `key-${(keys += 1)}` });
  AbortSignal.timeout ??= () => new AbortController().signal;
});

beforeEach(() => {
  keys = 0;
  sessionStorage.clear();
  fetched.mockReset();
  globalThis.fetch = jest.fn((url: string, init: RequestInit) =>
    url === '/api/test' ? fetched(url, init) : Promise.reject(new Error('no picture')),
  ) as unknown as typeof fetch;
});

function submission(unsent: FormState = NOT_SENT) {
  const wrapper = ({ children }: { children: ReactNode }) => <WithLabels>{children}</WithLabels>;
  return renderHook(
    () =>
      useSubmission<Values, FormState>({
        name: 'test',
        resolver: async (values) => ({ values, errors: {} }),
        empty: EMPTY,
        fields: ['name', 'captcha'],
        drafted: ['name'],
        action: async (before) => before,
        unsent,
        send: submitTo('/api/test', postJson),
      }),
    { wrapper },
  ).result;
}

const bodies = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as object);

async function fillIn(model: ReturnType<typeof submission>): Promise<void> {
  await act(async () => model.current.form.setValue('name', 'Noura', { shouldDirty: true }));
}

it('repeats a lost request under the same key, then empties the form and forgets the draft', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(success);
  const model = submission();
  await fillIn(model);
  expect(sessionStorage.getItem('draft:test')).toContain('Noura');

  await act(() => model.current.submit());
  expect(model.current.failure).toMatchObject({ reason: 'unavailable' });
  expect(model.current.form.getValues('name')).toBe('Noura');
  expect(model.current.isDirty).toBe(true);

  await act(() => model.current.submit());
  expect(model.current.result?.reference).toBe('NPA-1');
  expect(bodies()).toEqual([
    { name: 'Noura', captcha: '', submissionKey: 'key-1' },
    { name: 'Noura', captcha: '', submissionKey: 'key-1' },
  ]);
  expect(model.current.form.getValues()).toEqual(EMPTY);
  expect(model.current.isDirty).toBe(false);
  expect(sessionStorage.getItem('draft:test')).toBeNull();
});

it('sends once for a double click', async () => {
  fetched.mockResolvedValue(success);
  const model = submission();
  await fillIn(model);
  await act(async () => {
    await Promise.all([model.current.submit(), model.current.submit()]);
  });
  expect(bodies()).toHaveLength(1);
});

it('shows the outcome of a post without JavaScript until the form is sent again', async () => {
  fetched.mockResolvedValue({
    status: 502,
    json: async () => ({ isSuccess: false, error: 'Something went wrong', data: null }),
  });
  const model = submission({
    ...NOT_SENT,
    status: 'refused',
    error: 'Input is not valid',
    fields: { name: 'ERROR NAME' },
    values: { name: 'N' },
  });
  expect(model.current.posted?.error).toBe('Input is not valid');
  expect(model.current.errors.map(({ id }) => id)).toEqual(['test-name']);
  expect(model.current.field('name').defaultValue).toBe('N');
  expect(model.current.field('captcha').autoFocus).toBeUndefined();
  await fillIn(model);
  await act(() => model.current.submit());
  expect(model.current.posted).toBeNull();
  expect(model.current.failure).toBeInstanceOf(CallError);
});

it('marks a wrong captcha of a post without JavaScript alone', async () => {
  const model = submission({
    ...NOT_SENT,
    status: 'refused',
    error: 'Invalid Captcha',
    fields: { captcha: 'ERROR CAPTCHA INVALID' },
  });
  await act(async () => {});
  expect(model.current.errors).toEqual([]);
  expect(model.current.field('captcha')).toMatchObject({ autoFocus: true });
});
