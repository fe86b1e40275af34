/** @jest-environment jsdom */
import { SCRIPT_ERROR } from './lib/browser-reports/script-error-kinds';

const sent: Blob[] = [];

beforeAll(async () => {
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (address: string, body: Blob) => address === '/api/reports' && sent.push(body),
  });
  await import('./instrumentation-client');
});

/** jsdom's Blob has no text(). */
function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

it('reports the first error of a page: type and place, never a message', async () => {
  for (let time = 0; time < 3; time += 1) {
    const error = new TypeError('Noura is not a function');
    error.stack = `TypeError: Noura\n    at x (http://localhost/_next/static/chunks/a.js:1:${time})`;
    dispatchEvent(new ErrorEvent('error', { error }));
  }
  dispatchEvent(new ErrorEvent('error', { error: 'no error' }));
  expect(sent).toHaveLength(1);
  expect(JSON.parse(await readText(sent[0]!))).toEqual({
    [SCRIPT_ERROR]: {
      kind: 'error',
      name: 'TypeError',
      at: 'http://localhost/_next/static/chunks/a.js:1:0',
      page: '/',
    },
  });
});

it('reports a rejected promise, with the number of a minified error', async () => {
  const reason = new Error('Minified React error #418; visit https://react.dev/errors/418');
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(sent).toHaveLength(2);
  expect(JSON.parse(await readText(sent[1]!))).toMatchObject({
    [SCRIPT_ERROR]: { kind: 'rejection', code: '418' },
  });
});
