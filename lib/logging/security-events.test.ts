import { log } from './log';
import { countSecurityEvent, flushSecurityEvents } from './security-events';

jest.mock('./log', () => ({ log: { warn: jest.fn() } }));
jest.useFakeTimers();

it('logs a line for each kind and minute, with numbers alone', () => {
  for (let time = 0; time < 500; time += 1) countSecurityEvent('rate limit');
  countSecurityEvent('captcha');
  expect(log.warn).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(jest.mocked(log.warn).mock.calls).toEqual([
    [{ event: 'rate limit', count: 500 }, 'requests refused'],
    [{ event: 'captcha', count: 1 }, 'requests refused'],
  ]);
  jest.advanceTimersByTime(120_000);
  expect(log.warn).toHaveBeenCalledTimes(2);
  countSecurityEvent('rate limit');
  flushSecurityEvents();
  expect(log.warn).toHaveBeenLastCalledWith({ event: 'rate limit', count: 1 }, 'requests refused');
});
