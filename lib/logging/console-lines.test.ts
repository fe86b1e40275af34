import { consoleToLog } from './console-lines';
import { log } from './log';

jest.mock('./log', () => ({
  log: { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() },
}));

const printed = { debug() {}, log() {}, info() {}, warn() {}, error() {} } as unknown as Console;
consoleToLog(printed);

it('logs printed text as one line, without colours and queries', () => {
  printed.log('\u001b[32m✓\u001b[0m Ready in %dms', 12);
  printed.warn('Warning: GET /search?q=Noura failed\n  twice');
  expect(log.info).toHaveBeenCalledWith({ from: 'console' }, '✓ Ready in %dms');
  expect(log.warn).toHaveBeenCalledWith({ from: 'console' }, 'Warning: GET /search?… failed twice');
});

it('keeps of an error where it was thrown and its digest, not its message', () => {
  printed.error('⨯', Object.assign(new TypeError('Noura is not a function'), { digest: '42' }));
  const [details, message] = jest.mocked(log.error).mock.lastCall as unknown as [object, string];
  expect(details).toMatchObject({ from: 'console', error: 'TypeError', digest: '42' });
  expect(message).toBe('⨯');
  expect(JSON.stringify(details)).toContain('console-lines.test');
  expect(JSON.stringify(details)).not.toContain('Noura');
});

it('cuts a long text', () => {
  printed.info('x'.repeat(5000));
  expect(jest.mocked(log.info).mock.lastCall?.[1]).toHaveLength(300);
});
