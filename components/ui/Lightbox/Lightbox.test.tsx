/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Lightbox } from './Lightbox';

const slides = [1, 2, 3].map((number) => ({
  href: `/media/${number}.webp`,
  openLabel: `Enlarge picture ${number} of 3`,
  thumb: <span>small {number}</span>,
  full: (
    <picture>
      <img src={`/media/${number}.webp`} alt={`Large ${number}`} />
    </picture>
  ),
  caption: number === 1 ? 'The first caption' : undefined,
}));
const gallery = (
  <Lightbox
    label="Pictures"
    labels={{ close: 'Close', previous: 'Previous', next: 'Next' }}
    slides={slides}
  />
);

beforeAll(() => {
  // jsdom has the element but not its methods.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function openFirst() {
  const opener = screen.getByRole('link', { name: 'Enlarge picture 1 of 3' });
  fireEvent.click(opener);
  return opener;
}

it('links to the files without scripts and loads no large picture', () => {
  const html = renderToString(gallery);
  expect(html).toContain('href="/media/2.webp"');
  expect(html).not.toContain('Large');
});

it('opens at the chosen picture with its position and caption', () => {
  render(gallery);
  openFirst();
  expect(screen.getByRole('dialog', { name: 'Pictures' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 / 3');
  expect(screen.getByText('The first caption')).toBeTruthy();
});

it('moves on and wraps around, by buttons and by keys in reading direction', () => {
  render(<div dir="rtl">{gallery}</div>);
  openFirst();
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByAltText('Large 3')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
  expect(screen.getByAltText('Large 1')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(screen.getByAltText('Large 3')).toBeTruthy();
});

it('closes by its button and by a click on picture or backdrop, and restores the focus', () => {
  render(gallery);
  const opener = openFirst();
  fireEvent.click(screen.getByAltText('Large 1'));
  expect(screen.queryByRole('dialog')).toBeNull();

  fireEvent.click(opener);
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);

  fireEvent.click(opener);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('ignores clicks that open a new tab', () => {
  render(gallery);
  const opener = screen.getByRole('link', { name: 'Enlarge picture 2 of 3' });
  fireEvent.click(opener, { ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});
