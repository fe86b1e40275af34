/** Mock of the log with every method: timers may still log after the test that started them. */
export const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
