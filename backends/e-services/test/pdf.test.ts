import assert from 'node:assert/strict';
import test from 'node:test';
import { isDeclaredPdf, mayBePdf } from '../src/submissions/pdf.js';
import { toCsv } from '../src/tool/csv.js';

const PDF = 'application/pdf';

test('names and declared types of PDF files', () => {
  for (const name of ['cv.pdf', 'CV.PDF', 'سيرة ذاتية.pdf', 'report v1.2.pdf', 'A. B. Smith.pdf']) {
    assert.equal(isDeclaredPdf(name, PDF), true, name);
  }
  for (const name of [
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
    '.pdf',
    ' .pdf',
    'pdf',
    'cv.pdf ',
  ]) {
    assert.equal(isDeclaredPdf(name, PDF), false, JSON.stringify(name));
  }
  assert.equal(isDeclaredPdf('cv.pdf', 'application/octet-stream'), false);
  assert.equal(isDeclaredPdf('cv.pdf', 'text/html'), false);
});

test('a name as long as a header may be is judged at once', () => {
  const began = performance.now();
  for (const sign of ['a', '.', ' ', 'a.']) {
    assert.equal(isDeclaredPdf(sign.repeat(40_000), PDF), false);
  }
  assert.ok(performance.now() - began < 500);
});

test('the signature is known from its first bytes on', () => {
  for (const start of ['', '%', '%PDF', '%PDF-', '%PDF-1.7']) {
    assert.equal(mayBePdf(Buffer.from(start)), true, start);
  }
  for (const start of ['PK\u0003\u0004', ' %PDF-', '%PDX', '%pdf-']) {
    assert.equal(mayBePdf(Buffer.from(start)), false, start);
  }
});

test('a spreadsheet runs nothing of what visitors wrote', () => {
  const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'];
  const cells = toCsv([dangerous]).replace('\ufeff', '').trimEnd();
  assert.equal(cells, dangerous.map((text) => `"'${text}"`).join(','));
  assert.equal(toCsv([['a "b"', 'c,d\ne']]), '\ufeff"a ""b""","c,d\ne"\r\n');
});
