import { isPass, passCookie } from './pass';

const settings = { previewSecret: 'a-secret-of-the-tests' };
jest.mock('../config', () => ({ config: () => settings }));

const HOUR_MS = 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21, 8);
const value = /^__Host-preview-pass=([^;]+);/.exec(passCookie(now))?.[1] ?? '';

afterEach(() => {
  settings.previewSecret = 'a-secret-of-the-tests';
});

it('holds for ten hours', () => {
  expect(isPass(value, now)).toBe(true);
  expect(isPass(value, now + 9 * HOUR_MS)).toBe(true);
  expect(isPass(value, now + 11 * HOUR_MS)).toBe(false);
});

it('ends with the secret', () => {
  settings.previewSecret = 'another-secret-of-the-tests';
  expect(isPass(value, now)).toBe(false);
});

it('can not be made up or prolonged', () => {
  const [end = '', signature = ''] = value.split('.');
  for (const forged of [
    undefined,
    '',
    '1',
    `${Number(end) + 1}.${signature}`,
    `${end}.`,
    `.${signature}`,
    `${end}.${signature}x`,
    `9e9.${signature}`,
  ]) {
    expect(isPass(forged, now)).toBe(false);
  }
});

it('is fit for a frame and out of reach of scripts', () => {
  expect(passCookie(now)).toMatch(/; HttpOnly; Secure; SameSite=None$/);
});
