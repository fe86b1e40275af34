/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Counter } from './Counter';

let seen: (visible: boolean) => void;
let observed: number;
let frames: FrameRequestCallback[];

beforeEach(() => {
  observed = 0;
  frames = [];
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      seen = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {
      observed += 1;
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(performance, 'now').mockReturnValue(0);
});

function prefers(reducedMotion: boolean) {
  window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList;
}

function runFrame(time: number) {
  act(() => frames.shift()?.(time));
}

it('has the final figure in the HTML', () => {
  expect(renderToString(<Counter value={1.1} decimals={1} />)).toContain('>1.1<');
  expect(renderToString(<Counter value={999} />)).toContain('>999<');
  expect(renderToString(<Counter value={1234567.25} decimals={2} />)).toContain('>1,234,567.25<');
});

it('counts up once when it comes into view and ends on the figure', () => {
  prefers(false);
  const { container } = render(<Counter value={291} />);
  expect(container.textContent).toBe('291');
  seen(false);
  expect(frames).toHaveLength(0);
  seen(true);
  runFrame(0);
  expect(container.textContent).toBe('0');
  runFrame(700);
  expect(Number(container.textContent)).toBeGreaterThan(100);
  runFrame(1400);
  expect(container.textContent).toBe('291');
  expect(frames).toHaveLength(0);
});

it('does not animate under prefers-reduced-motion', () => {
  prefers(true);
  const { container } = render(<Counter value={291} />);
  expect(observed).toBe(0);
  expect(container.textContent).toBe('291');
});
