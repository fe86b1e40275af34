import { mailAddress, mobileSubscriber, oneLine, severalLines, telephoneDigits } from './input';

describe('text', () => {
  it.each([
    ['\u2068شركة النقل\u2069', 'شركة النقل'],
    ['\u202bشركة النقل\u202c', 'شركة النقل'],
    ['\u2068شركة\u2069 النقل', 'شركة النقل'],
    ['cv\u202efdp.exe', 'cvfdp.exe'],
    ['\ufeff\u200f أحمد\u200e\u00a0', 'أحمد'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['Terminal\u001e3', 'Terminal-3'],
    ['co\u001foperate', 'cooperate'],
    ['First\u000bsecond', 'First second'],
    ['❤\ufe0f', '❤\ufe0f'],
  ])('%j in one line is %j', (typed, expected) => {
    expect(oneLine(typed)).toBe(expected);
  });

  it.each([
    ['First line\u000bSecond line', 'First line\nSecond line'],
    ['End of page\u000cNext page', 'End of page\nNext page'],
    ['Terminal\u001e3 berth', 'Terminal-3 berth'],
    ['a\r\nb', 'a\nb'],
    ['سطر\n\u2067س\u2069 سطر', 'سطر\n\u2067س\u2069 سطر'],
  ])('%j in several lines is %j', (typed, expected) => {
    expect(severalLines(typed)).toBe(expected);
  });

  it.each(['\u200b \u200b', '\u2060', '\u3164', '\u2800\u2800', '\ufe0f', '\u00ad', '\u2028', ' '])(
    '%j is no content',
    (typed) => {
      expect([oneLine(typed), severalLines(typed)]).toEqual(['', '']);
    },
  );

  it('takes linear time', () => {
    expect(oneLine(`a${' '.repeat(1_000_000)}b`)).toHaveLength(1_000_002);
  });
});

it.each([
  ['visitor@مثال.السعودية', 'visitor@xn--mgbh0fb.xn--mgberp4a5d4ar'],
  ['visitor@MÜNCHEN.example', 'visitor@xn--mnchen-3ya.example'],
  ['\u200evisitor@example.org', 'visitor@example.org'],
  ['\u2068visitor@example.org\u2069', 'visitor@example.org'],
  ['Visitor@Example.org', 'Visitor@Example.org'],
  ['زائر', 'زائر'],
  ['visitor@١٢٧.٠.٠.١/a', 'visitor@١٢٧.٠.٠.١/a'],
  ['visitor@مثال.\u2488', 'visitor@مثال.\u2488'],
])('reads the address %j as %j', (typed, expected) => {
  expect(mailAddress(typed)).toBe(expected);
});

it.each([
  '0512345678',
  '512345678',
  '966512345678',
  '+966 51 234-5678',
  '00966 51.234.5678',
  '+966 (0)51 234 5678',
  'tel:+966-51-234-5678',
  '٠٥١٢٣٤٥٦٧٨',
  '\u202a+966 51 234 5678\u202c',
])('reads the mobile number %j', (typed) => {
  expect([mobileSubscriber(typed), telephoneDigits(typed)]).toEqual(['512345678', '966512345678']);
});

it.each(['00512345678', '+512345678', '0112345678', '05123456789', '971512345678', 'x512345678'])(
  'does not take %j for a mobile number',
  (typed) => {
    expect(mobileSubscriber(typed)).toBeUndefined();
  },
);

it.each([
  ['011 234 5678', '966112345678'],
  ['+966 (0)11 234 5678', '966112345678'],
  ['00971 4 123 4567', '97141234567'],
  ['112345678', '112345678'],
])('reads the telephone number %j as %j', (typed, expected) => {
  expect(telephoneDigits(typed)).toBe(expected);
});
