/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NewsCarousel } from './NewsCarousel';

jest.mock('../Embla', () => {
  throw new Error('offline');
});

const labels = {
  region: 'News',
  role: 'carousel',
  index: 'Headlines',
  controls: {
    controls: 'Controls',
    pause: 'Pause',
    play: 'Play',
    previous: 'Previous',
    next: 'Next',
    slides: ['Slide 1', 'Slide 2'],
  },
};
const slides = ['first', 'second'].map((title) => ({
  key: title,
  title,
  content: <a href={`/${title}`}>{title}</a>,
}));

it('leaves the visible slide usable while its script cannot be loaded', async () => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  render(<NewsCarousel direction="rtl" labels={labels} slides={slides} />);
  const link = screen.getByRole('link', { name: 'first' });
  await act(async () => fireEvent.focusIn(link));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'second' })));
  expect(link.closest('[inert]')).toBeNull();
  expect(screen.getByRole('button', { name: 'Slide 1' }).getAttribute('aria-current')).toBe('true');
});
