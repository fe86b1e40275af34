/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorSummary, type FieldFault } from './ErrorSummary';
import { WithLabels } from '@/components/forms/labels/testLabels';

const faults = [
  { id: 'a', message: 'Choose a port.' },
  { id: 'b', message: 'Enter the code.' },
];

function summary(attempt: number, list: readonly FieldFault[]) {
  return (
    <WithLabels>
      <ErrorSummary faults={list} attempt={attempt} />
      <input id="a" />
      <input id="b" />
    </WithLabels>
  );
}

it('takes the focus at each attempt, and not while faults are mended', () => {
  const { rerender } = render(summary(0, []));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(summary(1, faults));
  expect(document.activeElement).toBe(screen.getByRole('alert'));

  document.getElementById('a')?.focus();
  rerender(summary(1, faults.slice(1)));
  rerender(summary(1, []));
  rerender(summary(1, faults));
  expect(document.activeElement?.id).toBe('a');

  rerender(summary(2, faults));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('is not read as a whole again while faults are mended', () => {
  render(summary(1, faults));
  const alert = screen.getByRole('alert');
  expect(alert.getAttribute('aria-atomic')).toBe('false');
  expect(alert.getAttribute('aria-relevant')).toBe('additions');
});

it('is shown from its beginning on a screen that is shorter than its list', () => {
  const shown = jest.fn();
  Element.prototype.scrollIntoView = function (options) {
    shown(this.getAttribute('role'), options);
  };
  render(summary(1, faults));
  expect(shown.mock.calls).toEqual([['alert', { block: 'start' }]]);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('leads to the fields and leaves the address alone', () => {
  render(summary(1, faults));
  fireEvent.click(screen.getByRole('link', { name: 'Enter the code.' }));
  expect(document.activeElement?.id).toBe('b');
  expect(window.location.hash).toBe('');
});
