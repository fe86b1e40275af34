import { mayBePdf } from './pdf-signature';

it.each(['', '%', '%PDF', '%PDF-', '%PDF-1.7'])('%j may become a PDF', (start) => {
  expect(mayBePdf(Buffer.from(start))).toBe(true);
});

it.each(['PK\u0003\u0004', ' %PDF-', '%PDX', '%pdf-'])('%j is no PDF', (start) => {
  expect(mayBePdf(Buffer.from(start))).toBe(false);
});
