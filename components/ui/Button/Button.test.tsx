/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Button } from './Button';

/** What page translation in a browser does to a text. */
function translate(button: HTMLElement): void {
  const [text] = [...document.createTreeWalker(button, NodeFilter.SHOW_TEXT).root.childNodes]
    .flatMap((node) => (node instanceof Text ? [node] : [...node.childNodes]))
    .filter((node) => node instanceof Text);
  const font = document.createElement('font');
  font.textContent = `[${text?.textContent}]`;
  text?.replaceWith(font);
}

it('shows its spinner and another label on a page that the browser has translated', () => {
  const { rerender } = render(<Button>Send</Button>);
  const button = screen.getByRole('button');
  translate(button);
  expect(button.textContent).toBe('[Send]');
  rerender(<Button loading>Sending</Button>);
  expect(button.textContent).toBe('Sending');
  rerender(<Button>Send</Button>);
  expect(button.textContent).toBe('Send');
});
