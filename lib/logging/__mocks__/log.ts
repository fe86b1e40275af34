/** Complete: timers of other modules may log after the test that set them. */
export const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
