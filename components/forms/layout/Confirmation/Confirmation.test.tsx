/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '@/messages/en.json';
import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import { Confirmation } from './Confirmation';

const form = {
  locale: 'en',
  kit: messages.forms,
  errors: {},
  serverErrors: {},
  captcha: { hasSound: true, hasProof: true },
} as const;

function show(track: string, message = '') {
  render(
    <FormLabelsProvider labels={form}>
      <Confirmation
        labels={{ ...messages.submission, track }}
        reference="NPA-2026-H4MAGZ"
        message={message}
        next={messages.contact.next}
      />
    </FormLabelsProvider>,
  );
}

it('leads to request tracking with the reference', () => {
  show(messages.submission.track);
  expect(screen.getByText('NPA-2026-H4MAGZ')).toBeTruthy();
  expect(screen.getByText(messages.contact.next)).toBeTruthy();
  const link = screen.getByRole('link', { name: messages.submission.track });
  expect(link.getAttribute('href')).toBe(
    '/en/e-services/request-tracking?reference=NPA-2026-H4MAGZ',
  );
});

it('has no link if the reference cannot be tracked', () => {
  show('');
  expect(screen.getByText('NPA-2026-H4MAGZ')).toBeTruthy();
  expect(screen.queryByRole('link', { name: messages.submission.track })).toBeNull();
});

it.each([
  [false, messages.submission.sentOnly],
  [true, messages.submission.keptOnly],
])('speaks of no reference where there is none', (isRestored, text) => {
  render(
    <FormLabelsProvider labels={form}>
      <Confirmation labels={messages.submission} reference="" next="" isRestored={isRestored} />
    </FormLabelsProvider>,
  );
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText(/reference/i)).toBeNull();
  expect(screen.queryByRole('button', { name: messages.submission.copy })).toBeNull();
});

it('copies the reference and announces it', async () => {
  const writeText = jest.fn(async () => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  show(messages.submission.track);
  fireEvent.click(screen.getByRole('button', { name: messages.submission.copy }));
  expect(await screen.findByText(messages.submission.copied)).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith('NPA-2026-H4MAGZ');
});

it('prints the page', () => {
  window.print = jest.fn();
  show('');
  fireEvent.click(screen.getByRole('button', { name: messages.submission.print }));
  expect(window.print).toHaveBeenCalledTimes(1);
});

it('shows the message of the service, unless it only repeats the title', () => {
  show('', 'تم استلام طلبكم');
  expect(screen.getByText('تم استلام طلبكم')).toBeTruthy();
  document.body.replaceChildren();
  show('', messages.submission.sent);
  expect(screen.getAllByText(messages.submission.sent)).toHaveLength(1);
});
