import assert from 'node:assert/strict';
import test from 'node:test';
import { isDeclaredPdf } from '../src/contact-forms/pdf';

const PDF = 'application/pdf';

test('names of PDF files, as in the second service', () => {
  for (const name of ['letter.pdf', 'LETTER.PDF', 'خطاب رسمي.pdf', 'A. B. Smith.pdf']) {
    assert.equal(isDeclaredPdf(name, PDF), true, name);
  }
  for (const name of ['letter.exe', 'letter.exe.pdf', '../letter.pdf', '.pdf', ' .pdf', 'pdf']) {
    assert.equal(isDeclaredPdf(name, PDF), false, name);
  }
  assert.equal(isDeclaredPdf('letter.pdf', 'text/html'), false);
});

test('a name as long as a header may be is judged at once', () => {
  const began = performance.now();
  assert.equal(isDeclaredPdf('a'.repeat(80_000), PDF), false);
  assert.ok(performance.now() - began < 500);
});
