/** @jest-environment jsdom */
import { watchContext } from './engine';

const onLost = jest.fn();
let canvas: HTMLCanvasElement;

beforeEach(() => {
  jest.useFakeTimers();
  canvas = document.body.appendChild(document.createElement('canvas'));
  watchContext(canvas, onLost);
  canvas.dispatchEvent(new Event('webglcontextlost'));
  jest.advanceTimersByTime(900);
});
afterEach(() => jest.useRealTimers());

it('reports a drawing context that is not restored within a second', () => {
  expect(onLost).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(onLost).toHaveBeenCalledTimes(1);
});

it('ignores a restored context and an unmounted map', () => {
  canvas.dispatchEvent(new Event('webglcontextrestored'));
  jest.advanceTimersByTime(2000);
  canvas.dispatchEvent(new Event('webglcontextlost'));
  canvas.remove();
  jest.advanceTimersByTime(2000);
  expect(onLost).not.toHaveBeenCalled();
});
