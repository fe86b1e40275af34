/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '@/messages/en.json';
import { WithLabels } from '@/components/forms/testing/labels';
import { failure, success, testSite, type Responses } from '@/components/forms/testing/site';
import { CallbackForm } from './CallbackForm';

const labels = {
  locale: 'en',
  text: messages.chat,
  hours: '',
  phone: '19000',
  outcome: messages.submission,
  privacy: { text: '', policy: '', href: '/', newTab: '' },
} as unknown as Parameters<typeof CallbackForm>[0]['labels'];

beforeEach(() => sessionStorage.clear());

function mobileField(): HTMLInputElement {
  render(
    <WithLabels>
      <CallbackForm labels={labels} />
    </WithLabels>,
  );
  return screen.getByRole('textbox', { name: messages.chat.mobile });
}

const paste = (field: HTMLInputElement, text: string) =>
  fireEvent.paste(field, { clipboardData: { getData: () => text } });

it('limits a typed mobile number to 12 characters', () => {
  expect(mobileField().maxLength).toBe(12);
});

it.each(['+966 55 123 4567', '00966551234567', 'tel:+966-55-123-4567', '+966 (0)55 123 4567'])(
  'understands the mobile number %s that is pasted',
  (text) => {
    const field = mobileField();
    paste(field, text);
    expect(field.value).toBe('0551234567');
  },
);

it('does not cut pasted text that is no mobile number', () => {
  const field = mobileField();
  paste(field, '+971 50 123 4567');
  expect(field.value).toBe('+971 50 123 4567');
});

it('pastes in place of the selection', () => {
  const field = mobileField();
  paste(field, '0551234567');
  field.setSelectionRange(2, 10);
  paste(field, '61234567');
  expect(field.value).toBe('0561234567');
});

describe('sent', () => {
  const { chat, errors, serverErrors, submission } = messages;
  const LOST = { timeout: 4000 };
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  const receipt = success({ reference: 'NPA-2026-ABC123', message: '' });

  function send(values: Readonly<Record<string, string>>, responses: Responses) {
    const posts = testSite({ '/api/submissions/': success({ state: 'unknown' }), ...responses });
    mobileField();
    for (const [name, value] of Object.entries(values)) {
      fireEvent.change(field(name), { target: { value } });
    }
    fireEvent.click(screen.getByRole('button', { name: chat.send }));
    return posts;
  }

  const good = { name: 'Hind', mobile: '0512345678', details: 'A question' };

  it('is stored and confirmed with what was sent in place of the form', async () => {
    const posts = send({ ...good, mobile: '٠٥١٢٣٤٥٦٧٨' }, { '/api/callback-requests': receipt });
    const outcome = (await screen.findByText('NPA-2026-ABC123')).closest('[role=status]');
    for (const text of [chat.sent, chat.sentText, 'Hind', 'A question']) {
      expect(outcome?.textContent).toContain(text);
    }
    expect(screen.getByRole('link', { name: submission.track }).getAttribute('href')).toContain(
      '/en/e-services/request-tracking',
    );
    expect(posts[0]?.body).toMatchObject(good);
    expect(document.querySelector('[name]')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: submission.another }));
    for (const name of Object.keys(good)) expect(field(name).value).toBe('');
  });

  it('names every field that is missing or wrong, and sends nothing', async () => {
    const posts = send({}, {});
    for (const key of ['ERROR NAME', 'ERROR MOBILE', 'ERROR DETAILS'] as const) {
      expect(await screen.findByText(errors[key])).toBeTruthy();
    }
    expect(document.activeElement).toBe(field('name'));
    fireEvent.change(field('mobile'), { target: { value: '966112345678' } });
    expect(await screen.findByText(errors['ERROR CALLBACK MOBILE'])).toBeTruthy();
    expect(posts).toEqual([]);
  });

  it('marks a number that already has a callback request', async () => {
    const fields = { mobile: 'ERROR CALLBACK OPEN' };
    const data = { message: '', fields };
    send(good, {
      '/api/callback-requests': [400, { isSuccess: false, error: 'Input is not valid', data }],
    });
    expect(await screen.findByText(errors['ERROR CALLBACK OPEN'])).toBeTruthy();
    expect(field('mobile').getAttribute('aria-invalid')).toBe('true');
    expect(field('details').value).toBe(good.details);
  });

  it.each([
    ['limit', failure(429, 'Too many submissions'), serverErrors['Too many submissions']],
    ['lost connection', 'lost', submission.notReceived.title],
  ] as const)('keeps everything after a %s', async (_what, reply, message) => {
    send(good, { '/api/callback-requests': reply });
    expect(await screen.findByText(message, {}, LOST)).toBeTruthy();
    for (const [name, value] of Object.entries(good)) expect(field(name).value).toBe(value);
  });
});
