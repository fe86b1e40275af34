/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FormPanel } from './FormPanel';

/** The form as rendered by the server. */
function formWith(action: string | undefined): HTMLFormElement {
  render(
    <FormPanel label="Search" onSubmit={() => {}} action={action}>
      <input name="number" />
    </FormPanel>,
  );
  return screen.getByRole('form', { name: 'Search' });
}

it('never puts its fields into a URL', () => {
  expect(formWith(undefined).getAttribute('method')).toBe('dialog');
});

it('leaves method and encoding to its server action', () => {
  expect(formWith('/contact').hasAttribute('method')).toBe(false);
});
