import { directedPieces } from './ltr-runs';

const runs = (text: string) =>
  directedPieces(text)
    .filter(({ isLtr }) => isLtr)
    .map((piece) => piece.text);

it.each([
  ['اتصل بالرقم +966 11 234 5678 من الأحد', ['+966 11 234 5678']],
  ['من الخارج 00966112345678 أو 00966 11 234 5678.', ['00966 11 234 5678']],
  ['هاتف (011) 234-5678، فاكس 011 234 5679', ['(011) 234-5678', '011 234 5679']],
  ['الرقم المجاني 800 123 4567 أو 9200 12345', ['800 123 4567', '9200 12345']],
  ['الجوال +966512345678', ['+966512345678']],
  ['رقم التعميم 2026-014، والقرار 1446/1023.', ['2026-014', '1446/1023']],
  ['ورقم المعاملة ٢٠٢٦-٠١٤', ['٢٠٢٦-٠١٤']],
  ['درجة الحرارة -5 مئوية، والتغير +3.5% أو −12', ['-5', '+3.5%', '−12']],
  ["الموقع 21°29'N 39°10'E.", ["21°29'N 39°10'E"]],
  [
    'عند 21°28′45″N, 39°09′12″E، وعند 21.4858, 39.1925',
    ['21°28′45″N, 39°09′12″E', '21.4858, 39.1925'],
  ],
  ['السفينة IMO 9321483 والحاوية MSCU 123456-7', ['IMO 9321483', 'MSCU 123456-7']],
  ['الرمز SAJED وفيه 10 أرصفة، ورمز UN/LOCODE', ['SAJED', 'UN/LOCODE']],
  ['اللائحة REG-01 والرصيف 12/B وحاوية 20ft', ['REG-01', '12/B', '20ft']],
  ['راسلنا على info@ports.example.sa.', ['info@ports.example.sa']],
  [
    'زر https://ports.example/a?b=1&c=2-3، و(www.ports.example).',
    ['https://ports.example/a?b=1&c=2-3', 'www.ports.example'],
  ],
])('finds left-to-right runs in %j', (text, expected) => {
  expect(runs(text)).toEqual(expected);
});

it.each([
  '',
  'عدد الموانئ 10، وفيها 291 رصيفًا و1,234,567 حاوية',
  'من الساعة 10:30 إلى 16:00، بنسبة 25%',
  'بين 2019–2023',
  'الأحد - الخميس',
  'ميناء جدة الإسلامي',
  'في عام 2026 غادرت 12 سفينة بطول 29.5 متر',
  'الآية (5) والفقرة 3.',
  'نظام ISPS لأمن السفن، وملف PDF',
])('does not change %j', (text) => {
  expect(directedPieces(text)).toEqual([{ text, isLtr: false }]);
});

it('keeps the order of all characters', () => {
  const text = 'أ +966 11 234 5678 ب 2026-014، a@b.example و -5';
  expect(
    directedPieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

it('takes time in proportion to the text', () => {
  for (const part of [
    '1',
    '1-',
    'a',
    'a.',
    '+1 ',
    '(1',
    '1°',
    "1°1'",
    'http://',
    'a@a.',
    'A1/',
    '1.111 ',
    '0 11 ',
  ]) {
    const began = performance.now();
    directedPieces(part.repeat(100_000));
    expect(performance.now() - began).toBeLessThan(2000);
  }
});
