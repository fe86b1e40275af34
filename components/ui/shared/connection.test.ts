/** @jest-environment jsdom */
import { prefersLessData } from './connection';

function connect(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

afterEach(() => connect(undefined));

it.each([
  ['a browser that does not report it', undefined, false],
  ['a fast connection', { saveData: false, effectiveType: '4g' }, false],
  ['a visitor who saves data', { saveData: true, effectiveType: '4g' }, true],
  ['a slow connection', { saveData: false, effectiveType: '3g' }, true],
  ['a very slow connection', { saveData: false, effectiveType: 'slow-2g' }, true],
])('%s', (_name, connection, spares) => {
  connect(connection);
  expect(prefersLessData()).toBe(spares);
});
