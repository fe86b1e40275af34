/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { CaptchaField } from '../captcha/CaptchaField';
import { useCaptcha } from '../captcha/useCaptcha';
import { testLabels, WithLabels } from '@/components/forms/testing/labels';
import { ErrorSummary } from '../layout/ErrorSummary/ErrorSummary';
import { CallError } from '@/lib/e-services/response';
import type { Call } from './useCall';
import { useFormCall } from './useFormCall';

const solveProof = jest.fn<Promise<string>, [string]>();
jest.mock('../captcha/proof', () => ({ solveProof: (kind: string) => solveProof(kind) }));

const send = jest.fn<Promise<string>, [object, Call]>();
let pictures = 0;

beforeEach(() => {
  pictures = 0;
  send.mockReset();
  solveProof.mockReset().mockImplementation(async (kind) => kind);
  globalThis.fetch = jest.fn(async () => {
    pictures += 1;
    return {
      ok: true,
      headers: new Headers({ 'Content-Type': 'image/png', 'X-Captcha-Challenge': `${pictures}` }),
      blob: async () => new Blob([`${pictures}`], { type: 'image/png' }),
    } as Response;
  });
});

function Form() {
  const form = useForm({ defaultValues: { name: '', captcha: '' }, shouldFocusError: false });
  const captcha = useCaptcha();
  const model = useFormCall({ form, captcha, name: 'test', fields: ['name', 'captcha'], send });
  return (
    <form noValidate onSubmit={(event) => void model.submit(event)}>
      <ErrorSummary errors={model.errors} attempt={model.attempt} />
      <input
        id="test-name"
        aria-label="Name"
        {...form.register('name', { required: 'ERROR NAME' })}
      />
      <CaptchaField
        id="test-captcha"
        captcha={captcha}
        error={model.fieldError('captcha')}
        onRenew={model.renewCaptcha}
        {...form.register('captcha')}
      />
      <button type="submit">Send</button>
      <output>
        {model.failure instanceof CallError ? model.failure.message : null}
        {model.rows.join()}
        {model.result}
      </output>
    </form>
  );
}

const picture = () => screen.findByRole('img');
const announced = () => screen.queryByText(testLabels.kit.captcha.renewed);
const captchaInput = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: testLabels.kit.captcha.label });
const output = () => document.querySelector('output')?.textContent;

async function open(): Promise<void> {
  render(
    <WithLabels>
      <Form />
    </WithLabels>,
  );
  await picture();
}

async function sendOnce(): Promise<void> {
  await open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Noura' } });
  fireEvent.change(captchaInput(), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(pictures).toBe(2));
  await picture();
  expect(captchaInput().value).toBe('');
}

describe('sent while the browser works on the proof in place of the code', () => {
  const { instead, insteadAwaited } = testLabels.kit.captcha;
  let end: { solve: (header: string) => void; fail: (error: Error) => void };

  async function sendMeanwhile(): Promise<void> {
    solveProof.mockImplementation(
      (kind) =>
        new Promise((solve, fail) => {
          if (kind === 'instead') end = { solve, fail };
          else solve(kind);
        }),
    );
    await open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Noura' } });
    fireEvent.click(screen.getByRole('button', { name: instead }));
    await waitFor(() => expect(solveProof).toHaveBeenCalledWith('instead'));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(insteadAwaited);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  }

  it('waits with a message, and is then sent once', async () => {
    send.mockResolvedValueOnce('NPA-1');
    await sendMeanwhile();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    end.solve('harder');
    await waitFor(() => expect(output()).toBe('NPA-1'));
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[1].headers).toMatchObject({ 'x-captcha-proof': 'harder' });
  });

  it('is not sent if the proof of work fails, and requires the code', async () => {
    await sendMeanwhile();
    end.fail(new Error('no workers'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(testLabels.errors['ERROR CAPTCHA CHECK']);
    expect(captchaInput().value).toBe('');
    expect(send).not.toHaveBeenCalled();
  });
});

it('renews the captcha after a success without an announcement, which would cover the outcome', async () => {
  send.mockResolvedValueOnce('NPA-1');
  await sendOnce();
  expect(announced()).toBeNull();
  expect(output()).toBe('NPA-1');
});

it('announces the new captcha after a failure', async () => {
  send.mockRejectedValueOnce(new CallError('Something went wrong', 'unavailable'));
  await sendOnce();
  expect(announced()).not.toBeNull();
  expect(output()).toBe('Something went wrong');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('marks only a wrong captcha and focuses it', async () => {
  send.mockRejectedValueOnce(new CallError('Invalid Captcha', 'refused'));
  await sendOnce();
  expect(captchaInput().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(captchaInput());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(output()).toBe('');
});

it('marks the fields that the server refuses, and shows its details', async () => {
  const fields = { name: 'ERROR NAME', unknown: 'ERROR TEXT' };
  send.mockRejectedValueOnce(
    new CallError('Input is not valid', 'refused', fields, ['The name is taken']),
  );
  await sendOnce();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    testLabels.errors['ERROR NAME'],
  ]);
  expect(output()).toBe('The name is taken');
});

it('sends nothing while a field is invalid', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  expect(send).not.toHaveBeenCalled();
  expect(pictures).toBe(1);
});

it('sends the challenge and its proof of work, and needs no code after the harder one', async () => {
  send.mockResolvedValue('Found');
  render(<Form />, { wrapper: WithLabels });
  await picture();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Noura' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]?.[1].headers).toEqual({
    'x-captcha-challenge': '1',
    'x-captcha-proof': 'step',
  });
  await picture();
  fireEvent.click(screen.getByRole('button', { name: testLabels.kit.captcha.instead }));
  await screen.findByText(testLabels.kit.captcha.insteadDone);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]?.[0]).toMatchObject({ captcha: 'proof' });
  expect(send.mock.calls[1]?.[1].headers).toMatchObject({ 'x-captcha-proof': 'instead' });
  await picture();
  expect(captchaInput().value).toBe('');
});
