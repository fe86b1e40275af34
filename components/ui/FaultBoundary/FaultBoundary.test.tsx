/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { FailureLabelsProvider } from './FailureLabels';
import en from '@/messages/en.json';
import { FaultBoundary } from './FaultBoundary';

const labels = { authority: '', ...en.failure };
const reported: unknown[] = [];
let isFaulty: boolean;

function Part() {
  if (isFaulty) throw new Error('The part is faulty');
  return <p>The part</p>;
}

beforeEach(() => {
  isFaulty = true;
  reported.length = 0;
  window.reportError = (error) => void reported.push(error);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <FailureLabelsProvider labels={labels}>
      <p>The page</p>
      <FaultBoundary>
        <Part />
      </FaultBoundary>
    </FailureLabelsProvider>,
  );
});

it('replaces only the faulty part, and reports the error', () => {
  expect(screen.getByText('The page')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(en.failure.part);
  expect(reported).toHaveLength(1);
});

it('renders the part again', () => {
  isFaulty = false;
  fireEvent.click(screen.getByRole('button', { name: en.failure.retry }));
  expect(screen.getByText('The part')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
