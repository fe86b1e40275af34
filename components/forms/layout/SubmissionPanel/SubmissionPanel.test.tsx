/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TextInput } from '@/components/forms/fields/TextInput/TextInput';
import { useSubmission } from '@/components/forms/engine/useSubmission';
import { testLabels, WithLabels } from '@/components/forms/testing/labels';
import { FailureLabelsProvider } from '@/components/ui/FaultBoundary/FailureLabels';
import { translate } from '@/components/ui/testing/translate';
import { NOT_SENT } from '@/lib/forms/form-state';
import en from '@/messages/en.json';
import { SubmissionPanel } from './SubmissionPanel';

type Values = { name: string; captcha: string };

let answer: (reference: string) => void;
let isFaulty: boolean;
let faults: unknown[];
jest.mock('../../captcha/proof', () => ({ solveProof: async (kind: string) => kind }));

const submission = {
  send: () =>
    new Promise<{ reference: string; message: string; sentAt: number; isEarlier: boolean }>(
      (resolve) => {
        answer = (reference) =>
          resolve({ reference, message: '', sentAt: Date.now(), isEarlier: false });
      },
    ),
  isOpen: () => false,
  resume: () => Promise.reject(new Error('not asked')),
  forget: () => undefined,
};

function Fault(): null {
  if (isFaulty) throw new Error('a fault of the view');
  return null;
}

function Panel() {
  const model = useSubmission<Values, typeof NOT_SENT>({
    name: 'test',
    submission,
    resolver: async (values) => ({ values, errors: {} }),
    empty: { name: '', captcha: '' },
    fields: ['name', 'captcha'],
    drafted: ['name'],
    action: async (before) => before,
    unsent: NOT_SENT,
    summarise: ({ name = '' }) => [{ label: 'Name', value: name }],
  });
  return (
    <SubmissionPanel
      title="Test"
      submitLabel="Send it"
      labels={{
        form: testLabels,
        submission: en.submission,
        phone: '19990',
        privacy: { text: 'Kept.', policy: 'Policy', href: '/privacy-policy', newTab: '' },
      }}
      next="We answer."
      model={model}
    >
      <TextInput label="Name" {...model.field('name')} />
      {model.sending ? <Fault /> : null}
    </SubmissionPanel>
  );
}

beforeEach(() => {
  isFaulty = false;
  faults = [];
  sessionStorage.clear();
  window.reportError = (fault) => void faults.push(fault);
  globalThis.fetch = jest.fn(async () => {
    return {
      ok: true,
      headers: new Headers({ 'Content-Type': 'image/png', 'X-Captcha-Challenge': '1' }),
      blob: async () => new Blob(['1'], { type: 'image/png' }),
    } as Response;
  });
});

async function sendOnce(): Promise<void> {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Noura' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send it' }));
  await waitFor(() => expect(answer).toBeDefined());
}

async function open(): Promise<() => void> {
  render(
    <FailureLabelsProvider labels={{ authority: '', ...en.failure }}>
      <WithLabels>
        <Panel />
      </WithLabels>
    </FailureLabelsProvider>,
  );
  const stop = translate(document.body);
  await screen.findByRole('img');
  return stop;
}

it('is sent and shows its receipt on a page that the browser has translated', async () => {
  const stop = await open();
  fireEvent.click(screen.getByRole('button', { name: en.forms.captcha.instead }));
  await screen.findByText(en.forms.captcha.insteadDone);
  await sendOnce();
  await act(async () => answer('NPA-1'));
  expect(await screen.findByText('NPA-1')).toBeTruthy();
  expect(screen.getByText('Noura')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: en.submission.another }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  expect(screen.queryByText('NPA-1')).toBeNull();
  expect(faults).toEqual([]);
  stop();
});

it('shows the receipt although the view of the form has failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  isFaulty = true;
  const stop = await open();
  await sendOnce();
  expect(await screen.findByText(en.failure.part)).toBeTruthy();
  await act(async () => answer('NPA-2'));
  expect(await screen.findByText('NPA-2')).toBeTruthy();
  expect(faults).toHaveLength(1);
  isFaulty = false;
  fireEvent.click(screen.getByRole('button', { name: en.submission.another }));
  expect(await screen.findByLabelText('Name')).toBeTruthy();
  stop();
});
