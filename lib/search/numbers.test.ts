import { bareWords } from './normalise';
import { isNumberQuery } from './numbers';

const regulations = new Set(bareWords('لائحة لوائح regulation'));
const circulars = new Set(bareWords('تعميم تعاميم circular'));

it.each([
  ['لائحة رقم 3', 'REG-03', regulations],
  ['اللائحة ٣', 'REG-03', regulations],
  ['regulation no. 3', 'REG-03', regulations],
  ['REG 3', 'REG-03', regulations],
  ['reg-3', 'REG-03', regulations],
  ['تعميم 5 لعام 2026', '2026/005', circulars],
  ['التعميم رقم ٥ سنة ٢٠٢٦', '2026/005', circulars],
  ['circular no. 5 of 2026', '2026/005', circulars],
  ['circular 2026 5', '2026/005', circulars],
])('«%s» is %s', (query, code, kindWords) => {
  expect(isNumberQuery(query, code, kindWords)).toBe(true);
});

it.each([
  ['لائحة رقم 3', '2026/003', circulars],
  ['regulation 30', 'REG-03', regulations],
  ['3', 'REG-03', regulations],
  ['regulation 3 pilots', 'REG-03', regulations],
  ['circular 2026', '2026/005', circulars],
  ['circular', '2026/005', circulars],
  ['5 2026', '2026/005', circulars],
])('«%s» is not %s', (query, code, kindWords) => {
  expect(isNumberQuery(query, code, kindWords)).toBe(false);
});
