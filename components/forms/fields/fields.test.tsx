/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RadioGroup } from './RadioGroup/RadioGroup';
import { Select } from './Select/Select';
import { WithLabels } from '@/components/forms/testing/labels';
import { TextArea } from './TextArea/TextArea';
import { TextInput } from './TextInput/TextInput';

const choices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const show = (field: ReactNode) => render(field, { wrapper: WithLabels });

function describedBy(element: HTMLElement): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '');
}

it('connects hint and error to the control by aria-describedby', () => {
  show(<TextInput id="mobile" label="Mobile" hint="12 digits" error="Enter your number." />);
  const input = screen.getByRole('textbox', { name: 'Mobile' });
  expect(describedBy(input)).toEqual(['12 digits', 'Enter your number.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect((input as HTMLInputElement).required).toBe(true);
});

it('does not mark a required field as invalid before validation', () => {
  show(<Select id="port" label="Port" placeholder="Choose" choices={choices} />);
  const list = screen.getByRole('combobox', { name: 'Port' });
  expect((list as HTMLSelectElement).required).toBe(true);
  expect(list.getAttribute('aria-invalid')).toBe('false');
});

it('marks optional fields', () => {
  show(<TextInput id="agent" label="Agent" optional />);
  const input = screen.getByRole('textbox', { name: 'Agent (optional)' });
  expect((input as HTMLInputElement).required).toBe(false);
  expect(input.getAttribute('aria-describedby')).toBeNull();
});

it('announces a message that appears while the visitor is in the field or has just left it', () => {
  const field = (error?: string) => <TextInput id="mobile" label="Mobile" error={error} />;
  const { rerender } = show(field());
  const input = screen.getByRole('textbox', { name: 'Mobile' });
  const live = () => screen.getByText('Enter your number.').closest('[aria-live=polite]');
  fireEvent.focus(input);
  fireEvent.blur(input);
  rerender(field('Enter your number.'));
  expect(live()).not.toBeNull();
});

it('leaves the messages of a form that was sent to its summary', () => {
  show(<TextInput id="mobile" label="Mobile" error="Enter your number." />);
  expect(screen.getByText('Enter your number.').closest('[aria-live]')).toBeNull();
});

it.each([
  [7, []],
  [8, ['8 of 10 characters']],
])('counts the characters of a text near its limit: %i of 10', (length, described) => {
  const text = 'x'.repeat(length);
  show(<TextArea id="purpose" label="Purpose" limit={10} counted={text} readOnly value={text} />);
  expect(describedBy(screen.getByRole('textbox', { name: 'Purpose' }))).toEqual(described);
});

it('has the hint below the control, so that the controls of a row align', () => {
  show(<TextInput id="mobile" label="Mobile" hint="12 digits" />);
  const position = screen
    .getByRole('textbox')
    .compareDocumentPosition(screen.getByText('12 digits'));
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('counts beyond a limit without cutting the text off', () => {
  const text = 'x'.repeat(12);
  show(<TextArea id="details" label="Details" limit={10} counted={text} readOnly value={text} />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Details' });
  expect(area.hasAttribute('maxlength')).toBe(false);
  expect(describedBy(area)[0]).toMatch(/12 .*10/);
});

it('has a placeholder option in a list', () => {
  show(<Select id="port" label="Port" placeholder="Choose a port" choices={choices} />);
  const names = screen.getAllByRole('option').map((option) => option.textContent);
  expect(names).toEqual(['Choose a port', 'Yes', 'No']);
});

it('is one named group of radio buttons, the first of which has the id of the field', () => {
  show(
    <RadioGroup
      id="personal"
      name="personal"
      label="Personal data"
      choices={choices}
      error="Choose."
    />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Personal data' });
  expect(describedBy(group)).toEqual(['Choose.']);
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(screen.getAllByRole('radio').map(({ id }) => id)).toEqual(['personal', 'personal-no']);
});
