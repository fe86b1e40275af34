/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { startTransition } from 'react';
import { ERRORS } from '@ports-authority/e-services-contract';
import { WithLabels } from '@/components/forms/testing/labels';
import { INVALID_CAPTCHA } from '@/lib/e-services/server-errors';
import { NOT_SENT, type SearchState } from '@/lib/forms/form-state';
import { usePostedForm } from './usePostedForm';

jest.mock('../captcha/useCaptcha', () => ({
  useCaptcha: () => ({ instead: { state: 'idle' }, renew() {}, renewQuietly() {} }),
}));

interface Values {
  readonly name: string;
  readonly captcha: string;
}

let answer: SearchState<string>;
const send = jest.fn(async ({ name }: Values) => `sent ${name}`);

function Form() {
  const model = usePostedForm<Values, string, string>({
    name: 'test',
    fields: ['name', 'captcha'],
    start: { name: 'start' },
    resolver: async (values) => ({ values, errors: {} }),
    send,
    action: async () => answer,
  });
  const { error, ...name } = model.field('name');
  const { error: captchaError, ...captcha } = model.field('captcha');
  return (
    <form onSubmit={(event) => void model.submit(event)}>
      <input aria-label="Name" {...name} />
      <input aria-label="Captcha" {...captcha} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => startTransition(() => model.action(new FormData()))}>
        Post
      </button>
      <output>
        {[model.result, model.posted.found, model.postedError, error, captchaError]
          .filter(Boolean)
          .join(', ')}
      </output>
    </form>
  );
}

const output = () => document.querySelector('output')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function post(state: Partial<SearchState<string>>): Promise<void> {
  answer = { ...NOT_SENT, ...state };
  render(
    <WithLabels>
      <Form />
    </WithLabels>,
  );
  await act(async () => press('Post'));
}

it('shows the result of a post without JavaScript until the form is sent with scripts', async () => {
  await post({ status: 'sent', found: 'found' });
  expect(output()).toBe('found');
  await act(async () => press('Send'));
  await waitFor(() => expect(output()).toBe('sent start'));
});

it('shows once why a post was refused: at the fields, or above them', async () => {
  await post({ status: 'refused', error: ERRORS.failure });
  expect(output()).toBe(ERRORS.failure);
});

it('leaves the reason to the fields where they are marked', async () => {
  await post({ status: 'refused', error: ERRORS.input, fields: { name: 'ERROR NAME' } });
  expect(output()).not.toContain(ERRORS.input);
});

it('shows a wrong captcha at its field only', async () => {
  await post({ status: 'refused', error: INVALID_CAPTCHA, fields: { captcha: 'ERROR CAPTCHA' } });
  expect(output()).not.toContain(INVALID_CAPTCHA);
});
