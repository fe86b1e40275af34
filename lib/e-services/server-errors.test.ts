import ar from '../../messages/ar.json';
import { SERVER_ERRORS, translateServerError } from './server-errors';

const inArabic = (key: keyof typeof ar.serverErrors) => ar.serverErrors[key];

it('has a translation for each sentence and none besides', () => {
  expect(Object.keys(ar.serverErrors).sort()).toEqual([...SERVER_ERRORS].sort());
});

it('translates known errors and shows the rest', () => {
  expect(translateServerError(inArabic, 'Port is required')).toBe('اختر الميناء.');
  expect(translateServerError(inArabic, 'The moon is full')).toBe('The moon is full');
  expect(translateServerError(inArabic, 'toString')).toBe('toString');
  expect(translateServerError(inArabic, 'x'.repeat(500))).toHaveLength(300);
  for (const nothing of [null, undefined, ' ']) {
    expect(translateServerError(inArabic, nothing)).toBe(ar.serverErrors['Something went wrong']);
  }
});
