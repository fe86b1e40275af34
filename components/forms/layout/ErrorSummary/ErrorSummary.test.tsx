/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { SummaryError } from '@/components/forms/engine/useFieldErrors';
import { ErrorSummary } from './ErrorSummary';
import { WithLabels } from '@/components/forms/testing/labels';

const errors = [
  { id: 'a', message: 'Choose a port.' },
  { id: 'b', message: 'Enter the code.' },
];

function summary(attempt: number, list: readonly SummaryError[]) {
  return (
    <WithLabels>
      <ErrorSummary errors={list} attempt={attempt} />
      <input id="a" />
      <input id="b" />
    </WithLabels>
  );
}

it('takes the focus at each attempt, and not while errors are corrected', () => {
  const { rerender } = render(summary(0, []));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(summary(1, errors));
  expect(document.activeElement).toBe(screen.getByRole('alert'));

  document.getElementById('a')?.focus();
  rerender(summary(1, errors.slice(1)));
  rerender(summary(1, []));
  rerender(summary(1, errors));
  expect(document.activeElement?.id).toBe('a');

  rerender(summary(2, errors));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('is not announced as a whole again while errors are corrected', () => {
  render(summary(1, errors));
  const alert = screen.getByRole('alert');
  expect(alert.getAttribute('aria-atomic')).toBe('false');
  expect(alert.getAttribute('aria-relevant')).toBe('additions');
});

it('is shown from its beginning on a screen that is shorter than its list', () => {
  const shown = jest.fn();
  Element.prototype.scrollIntoView = function (options) {
    shown(this.getAttribute('role'), options);
  };
  render(summary(1, errors));
  expect(shown.mock.calls).toEqual([['alert', { block: 'start' }]]);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('links to the fields without changing the URL', () => {
  render(summary(1, errors));
  fireEvent.click(screen.getByRole('link', { name: 'Enter the code.' }));
  expect(document.activeElement?.id).toBe('b');
  expect(window.location.hash).toBe('');
});
