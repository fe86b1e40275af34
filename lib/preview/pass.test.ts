import { passCookie, passHolder } from './pass';

const settings = { previewSecret: 'a-secret-of-the-tests' };
jest.mock('../config', () => ({ config: () => settings }));

const MINUTE_MS = 60 * 1000;
const USER = 7;
const now = Date.UTC(2026, 10, 21, 8);
const value = /^__Host-preview-pass=([^;]+);/.exec(passCookie(USER, now))?.[1] ?? '';

afterEach(() => {
  settings.previewSecret = 'a-secret-of-the-tests';
});

it('holds for an hour, for the account that it was issued for', () => {
  expect(passHolder(value, now)).toBe(USER);
  expect(passHolder(value, now + 59 * MINUTE_MS)).toBe(USER);
  expect(passHolder(value, now + 61 * MINUTE_MS)).toBeUndefined();
});

it('ends with the secret', () => {
  settings.previewSecret = 'another-secret-of-the-tests';
  expect(passHolder(value, now)).toBeUndefined();
});

it('is empty without a secret', () => {
  settings.previewSecret = '';
  const unsigned = /^__Host-preview-pass=([^;]+);/.exec(passCookie(USER, now))?.[1];
  expect(passHolder(unsigned, now)).toBeUndefined();
});

it('cannot be forged, prolonged or used by another account', () => {
  const [end = '', user = '', signature = ''] = value.split('.');
  for (const forged of [
    undefined,
    '',
    '1',
    `${Number(end) + 1}.${user}.${signature}`,
    `${end}.8.${signature}`,
    `${end}.${signature}`,
    `${end}.${user}.`,
    `.${user}.${signature}`,
    `${end}.${user}.${signature}x`,
    `9e9.${user}.${signature}`,
  ]) {
    expect(passHolder(forged, now)).toBeUndefined();
  }
});

it('is fit for a frame and out of reach of scripts', () => {
  expect(passCookie(USER, now)).toMatch(/; HttpOnly; Secure; SameSite=None$/);
});
