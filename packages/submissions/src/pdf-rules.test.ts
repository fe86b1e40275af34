import { isDeclaredPdf } from './pdf-rules';

const PDF = 'application/pdf';

it.each([
  'cv.pdf',
  'CV.PDF',
  'سيرة ذاتية.pdf',
  'خطاب رسمي.pdf',
  'report v1.2.pdf',
  'A. B. Smith.pdf',
])('accepts %s as a PDF', (name) => {
  expect(isDeclaredPdf(name, PDF)).toBe(true);
});

it.each([
  'cv.exe',
  'cv.pdf.exe',
  'cv.exe.pdf',
  'cv.PHP.pdf',
  'cv.html .pdf',
  '../cv.pdf',
  'C:\\cv.pdf',
  '/etc/cv.pdf',
  'cv\u0000.pdf',
  'cv\n.pdf',
  'cv\ufffd.pdf',
  'cv\u202eexe.pdf',
  'cv\u2066exe.pdf',
  '.pdf',
  ' .pdf',
  'pdf',
  'cv.pdf ',
])('does not take %j for a PDF', (name) => {
  expect(isDeclaredPdf(name, PDF)).toBe(false);
});

it('accepts the older name of the type', () => {
  expect(isDeclaredPdf('cv.pdf', 'application/x-pdf')).toBe(true);
});

it.each(['application/octet-stream', 'text/html', ''])(
  'requires the type of a PDF, not %j',
  (type) => {
    expect(isDeclaredPdf('cv.pdf', type)).toBe(false);
  },
);

it('checks a name as long as a header may be at once', () => {
  // A pattern that went over it again and again would take longer than a test may.
  for (const part of ['a', '.', ' ', 'a.']) {
    expect(isDeclaredPdf(part.repeat(40_000), PDF)).toBe(false);
    expect(isDeclaredPdf(`${part.repeat(40_000)}exe.pdf`, PDF)).toBe(!part.includes('.'));
  }
});
