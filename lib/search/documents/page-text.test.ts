import { pageTexts } from './page-text';

function pageText(raw: string): string | undefined {
  return pageTexts([raw])[0];
}

it('joins lines and writes presentation forms as letters', () => {
  expect(pageText('\ufee3\ufef4\ufee8\ufe8e\ufe80\r\nجدة')).toBe('ميناء جدة');
});

it('puts punctuation of Arabic lines where it belongs', () => {
  expect(pageText('الرسم )ريال( في عام ،2026 بنسبة %10')).toBe(
    'الرسم (ريال) في عام 2026، بنسبة 10%',
  );
  expect(pageText('a (b) %c')).toBe('a (b) %c');
});

it('leaves out vowels, which are drawn on either side of their letter', () => {
  expect(pageText('ُيسمح')).toBe('يسمح');
});

it('reverses a page with letters in visual order', () => {
  const text = 'الهيئة الوطنية للموانئ والبيانات المفتوحة 2026 للجميع الخدمات المينائية';
  const drawn = text
    .split(' ')
    .reverse()
    .map((word) => (/\d/.test(word) ? word : [...word].reverse().join('')))
    .join(' ');
  expect(pageText(drawn)).toBe(text);
});

describe('running heads and feet', () => {
  const foot = (page: number, of: number) => `الهيئة، ص.ب 00000 الرياض صفحة ${page} من ${of}`;

  it('leaves out running headers and footers', () => {
    const pages = ['تعريفات', 'شهادة الإعفاء', 'واجبات المرشد', 'الرسوم'].map((text, index) =>
      [...(index > 0 ? ['لائحة الإرشاد'] : []), foot(index + 1, 4), text, 'انتهى'].join('\r\n'),
    );
    expect(pageTexts(pages)).toEqual(['تعريفات', 'شهادة الإعفاء', 'واجبات المرشد', 'الرسوم']);
  });

  it('recognises them by the number of the page, with other numbers as they are', () => {
    const pages = [1, 2, 3].map(
      (page) => `Tariff 2026\nBerth ${10 * page}\nTug\nRope ${20 * page}\n${page}`,
    );
    expect(pageTexts(pages)).toEqual([
      'Berth 10 Tug Rope 20',
      'Berth 20 Tug Rope 40',
      'Berth 30 Tug Rope 60',
    ]);
  });

  it('leaves out the page number of a single page', () => {
    expect(pageTexts([`${foot(1, 1)}\nالرقم 2026/013`])).toEqual(['الرقم 2026/013']);
    expect(pageTexts(['Authority Page 1 of 1\nSee page 2 of 7'])).toEqual(['See page 2 of 7']);
  });

  it('leaves out the Arabic name in the letterhead of an English page', () => {
    const head = 'الهيئة الوطنية للموانئ\nNational Ports Authority';
    expect(
      pageTexts([`${head}\nNumber 2019/015\nTrucks enter\nin four periods\nof the day`]),
    ).toEqual(['National Ports Authority Number 2019/015 Trucks enter in four periods of the day']);
    const arabic = 'الرقم 2019/015\nتدخل الشاحنات\nفي أربع فترات';
    expect(pageTexts([`${head}\n${arabic}`])).toEqual([`${head}\n${arabic}`.replaceAll('\n', ' ')]);
  });

  it('keeps lines that come back in the middle, or on a few pages only', () => {
    const pages = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter, index) =>
      [
        index < 3 ? 'Annex' : `Part ${letter}`,
        letter,
        'Berth, depth',
        `${letter}1`,
        `${letter}2`,
      ].join('\n'),
    );
    const texts = pageTexts(pages);
    expect(texts[0]).toBe('Annex a Berth, depth a1 a2');
    expect(texts[6]).toBe('Part g g Berth, depth g1 g2');
  });
});
