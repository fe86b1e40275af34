/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { CallError } from './postJson';
import { CaptchaField } from '../captcha/CaptchaField';
import { testLabels, WithLabels } from '../labels/testLabels';
import { useFormCall } from './useFormCall';

const send = jest.fn<Promise<string>, []>();
let pictures = 0;

beforeEach(() => {
  pictures = 0;
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
  const form = useForm({ defaultValues: { captcha: '' } });
  const { captcha, renewCaptcha, submit } = useFormCall({
    form,
    name: 'test',
    fields: ['captcha'],
    send,
  });
  return (
    <form onSubmit={(event) => void submit(event)}>
      <CaptchaField
        id="test-captcha"
        captcha={captcha}
        onRenew={renewCaptcha}
        {...form.register('captcha')}
      />
      <button type="submit">Send</button>
    </form>
  );
}

const picture = () => screen.findByRole('img');
const news = () => screen.queryByText(testLabels.kit.captcha.renewed);

async function sendOnce(): Promise<void> {
  render(
    <WithLabels>
      <Form />
    </WithLabels>,
  );
  await picture();
  const input = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(input, { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(pictures).toBe(2));
  await picture();
  expect(input.value).toBe('');
}

it('renews the captcha after a success without a word, which would cover the outcome', async () => {
  send.mockResolvedValueOnce('NPA-1');
  await sendOnce();
  expect(news()).toBeNull();
});

it('says that the captcha is a new one after a failure', async () => {
  send.mockRejectedValueOnce(new CallError('Something went wrong', false));
  await sendOnce();
  expect(news()).not.toBeNull();
});
