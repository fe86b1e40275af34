/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '@/messages/en.json';
import { WithLabels } from '@/components/forms/testing/labels';
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

it('takes at most 12 characters of a mobile number that is typed', () => {
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
