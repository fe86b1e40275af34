/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { PrintedOn } from './PrintedOn';

it('writes the moment of printing in Riyadh', () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T22:30:00Z') });
  const { container } = render(<PrintedOn label="Printed on" />);
  expect(container.textContent).toBe('');
  window.dispatchEvent(new Event('beforeprint'));
  expect(container.textContent).toBe('Printed on 29/11/2026 01:30');
  jest.useRealTimers();
});
