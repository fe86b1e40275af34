/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRotation } from './useRotation';

const INTERVAL = 6000;

function Sample() {
  const { current, paused, suspended, handlers, setPaused, show } = useRotation({
    count: 3,
    interval: INTERVAL,
  });
  return (
    <div data-testid="box" data-suspended={suspended} {...handlers}>
      <output>{current}</output>
      <button onClick={() => setPaused(!paused)}>{paused ? 'play' : 'pause'}</button>
      <button onClick={() => show(2)}>last</button>
    </div>
  );
}

let lessMotion = false;
let tabHidden = false;

beforeEach(() => {
  jest.useFakeTimers();
  lessMotion = false;
  tabHidden = false;
  window.matchMedia = () =>
    ({ matches: lessMotion, addEventListener() {}, removeEventListener() {} }) as never;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => tabHidden);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const current = () => Number(screen.getByRole('status').textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function setTabHidden(hidden: boolean) {
  tabHidden = hidden;
  act(() => document.dispatchEvent(new Event('visibilitychange')) as never);
}

test('moves on after each interval and starts again at the end', () => {
  render(<Sample />);
  pass(INTERVAL - 1);
  expect(current()).toBe(0);
  pass(1);
  expect(current()).toBe(1);
  pass(INTERVAL);
  expect(current()).toBe(2);
  pass(INTERVAL);
  expect(current()).toBe(0);
});

test('starts only on request under prefers-reduced-motion', () => {
  lessMotion = true;
  render(<Sample />);
  pass(10 * INTERVAL);
  expect(current()).toBe(0);
  press('play');
  pass(INTERVAL);
  expect(current()).toBe(1);
});

test('stops while the pointer is inside and continues with the remaining time', () => {
  render(<Sample />);
  pass(4000);
  fireEvent.pointerEnter(screen.getByTestId('box'), { pointerType: 'mouse' });
  pass(10 * INTERVAL);
  expect(current()).toBe(0);
  fireEvent.pointerLeave(screen.getByTestId('box'));
  pass(1999);
  expect(current()).toBe(0);
  pass(1);
  expect(current()).toBe(1);
});

test('stops while the keyboard focus is inside', () => {
  render(<Sample />);
  act(() => screen.getByRole('button', { name: 'last' }).focus());
  pass(10 * INTERVAL);
  expect(current()).toBe(0);
  act(() => screen.getByRole('button', { name: 'last' }).blur());
  pass(INTERVAL);
  expect(current()).toBe(1);
});

test('stops in a hidden tab', () => {
  render(<Sample />);
  setTabHidden(true);
  pass(10 * INTERVAL);
  expect(current()).toBe(0);
  setTabHidden(false);
  pass(INTERVAL);
  expect(current()).toBe(1);
});

test('the pause button stops it, and play moves it on although focus and pointer are inside', () => {
  render(<Sample />);
  press('pause');
  pass(10 * INTERVAL);
  expect(current()).toBe(0);
  fireEvent.pointerEnter(screen.getByTestId('box'), { pointerType: 'mouse' });
  press('play');
  pass(INTERVAL);
  expect(current()).toBe(1);
});

test('an item that was picked stays for the full time', () => {
  render(<Sample />);
  pass(5000);
  press('last');
  pass(INTERVAL - 1);
  expect(current()).toBe(2);
  pass(1);
  expect(current()).toBe(0);
});
