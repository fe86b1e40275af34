import { postedTooLarge } from './posted-too-large';

const sized = (bytes: number) => new Headers({ 'Content-Length': String(bytes) });
const LIMIT = 8 * 1024 * 1024;

it.each([
  ['/contact', 'ar', '<html lang="ar" dir="rtl">', '5 ميغابايت'],
  ['/en/contact', 'en', '<html lang="en" dir="ltr">', 'over 5 MB'],
])('says at %s in words that the file is too large', async (path, locale, html, limit) => {
  const answer = postedTooLarge('POST', sized(LIMIT + 1), path);
  expect(answer?.status).toBe(413);
  const page = (await answer?.text()) ?? '';
  expect(page).toContain(html);
  expect(page).toContain(
    locale === 'ar' ? 'الهيئة الوطنية للموانئ</title>' : 'National Ports Authority</title>',
  );
  expect(page).toContain(limit);
});

it.each([
  ['a form that Next takes', 'POST', sized(LIMIT)],
  ['a request of unknown length', 'POST', new Headers()],
  ['a page that is asked for', 'GET', sized(LIMIT + 1)],
])('lets %s pass', (_what, method, headers) => {
  expect(postedTooLarge(method, headers, '/contact')).toBeNull();
});
