/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { translate } from '../testing/translate';
import { Button } from './Button';

it('shows its spinner and another label on a page that the browser has translated', () => {
  const { rerender } = render(<Button>Send</Button>);
  const button = screen.getByRole('button');
  const stop = translate(button);
  expect(button.querySelector('font')?.textContent).toBe('Send');
  rerender(<Button loading>Sending</Button>);
  expect(button.textContent).toBe('Sending');
  rerender(<Button>Send</Button>);
  expect(button.textContent).toBe('Send');
  stop();
});
