/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useEngine } from './useEngine';

jest.mock('maplibre-gl', () => ({}), { virtual: true });
jest.mock('./engines/MaplibreEngine', () => ({ MaplibreEngine: () => null }));

let comeIntoView: () => void = () => {};

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      comeIntoView = () => notify([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as never;
  HTMLCanvasElement.prototype.getContext = (() => ({})) as never;
});

function connect(effectiveType: string): void {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true });
}

async function chartInView() {
  const chart = { current: document.createElement('div') };
  const { result } = renderHook(() => useEngine(chart, 'maplibre'));
  await act(async () => comeIntoView());
  return result;
}

it('shows the map when the chart comes into view', async () => {
  connect('4g');
  const engine = await chartInView();
  expect(engine.current.Engine).toBeDefined();
  expect(engine.current.start).toBeUndefined();
});

it('waits for a press on a slow connection', async () => {
  connect('3g');
  const engine = await chartInView();
  expect(engine.current.Engine).toBeUndefined();
  expect(engine.current.starting).toBe(false);
  act(() => engine.current.start?.());
  expect(engine.current.starting).toBe(true);
  await act(async () => {});
  expect(engine.current.Engine).toBeDefined();
  expect(engine.current.starting).toBe(false);
});
