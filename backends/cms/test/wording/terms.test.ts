import { FACTS, TERMS } from '../../seed';
import { publishedTexts } from './published-texts';

const texts = publishedTexts();

it.each(TERMS.filter(({ forbidden }) => forbidden))(
  'only one name for $ar, $en',
  ({ forbidden, allowed }) => {
    const other = texts.flatMap(({ where, locale, text }) => {
      const pattern = forbidden?.[locale];
      if (!pattern) return [];
      const left = allowed ? text.replace(new RegExp(allowed, 'gu'), '') : text;
      return Array.from(left.matchAll(new RegExp(pattern, 'gu')), ({ 0: found, index }) => ({
        where,
        found: left.slice(Math.max(0, index - 30), index + found.length + 20),
      }));
    });
    expect(other).toEqual([]);
  },
);

it('the term base has no duplicates', () => {
  for (const locale of ['ar', 'en'] as const) {
    const names = TERMS.map((term) => term[locale]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

it.each(['ar', 'en'] as const)('%s: the glossary has no brackets within brackets', (language) => {
  expect(String(FACTS[language].glossary).match(/\([^)]*\(/g)).toBeNull();
});

/** Arabic plurals: of 3 to 10 (few) and of 11 to 99 (many). */
const NOUNS: readonly (readonly [few: string, many: string])[] = [
  ['أيام', 'يوم'],
  ['ساعات', 'ساعة'],
  ['دقائق', 'دقيقة'],
  ['أشهر', 'شهر'],
  ['سنوات', 'سنة'],
  ['أمتار', 'متر'],
  ['أطنان', 'طن'],
  ['أرصفة', 'رصيف'],
  ['سفن', 'سفينة'],
  ['شاحنات', 'شاحنة'],
  ['حاويات', 'حاوية'],
  ['عقد', 'عقدة'],
  ['ريالات', 'ريال'],
  ['قوارب', 'قارب'],
  ['قاطرات', 'قاطرة'],
  ['رافعات', 'رافعة'],
  ['موانئ', 'ميناء'],
  ['محطات', 'محطة'],
];

it('Arabic texts are written with Latin digits', () => {
  const wrong = texts.filter(({ where, locale, text }) => {
    // The assistant parses input in other digits.
    return locale === 'ar' && !where.startsWith('chat/') && /[٠-٩]/.test(text);
  });
  expect(wrong).toEqual([]);
});

it('Arabic nouns agree with their numbers', () => {
  const nouns = NOUNS.flat().join('|');
  const counted = new RegExp(`(?<![\\d.,/:])(\\d[\\d,]*) (${nouns})ً?ا?(?!\\p{L})`, 'gu');
  const wrong = texts.flatMap(({ where, locale, text }) =>
    (locale === 'ar' ? Array.from(text.matchAll(counted)) : [])
      .filter(([, number = '', noun = '']) => {
        const rest = Number(number.replaceAll(',', '')) % 100;
        const few = NOUNS.some(([plural]) => plural === noun);
        return rest >= 3 && rest <= 10 ? !few : few;
      })
      .map(([found]) => ({ where, found })),
  );
  expect(wrong).toEqual([]);
});

const MEASURES =
  'second|minute|hour|day|week|month|quarter|year|metre|kilometre|mile|tonne|knot|riyal';

it('English nouns agree with their numbers', () => {
  const several =
    '\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|thirty|sixty';
  const faults = [
    new RegExp(
      `(?<![\\d.,:/–-]|\\w)(?!1 )(?:${several}) (?:working |cubic |square )?(?:${MEASURES})(?![\\w-])`,
      'g',
    ),
    new RegExp(
      `(?<![\\d.,:/–-]|\\w)(?:1|one) (?:working |cubic |square )?(?:${MEASURES})s\\b(?!’)`,
      'g',
    ),
  ];
  const wrong = texts.flatMap(({ where, locale, text }) =>
    faults.flatMap((fault) =>
      (locale === 'en' ? Array.from(text.matchAll(fault)) : []).map(([found]) => ({
        where,
        found,
      })),
    ),
  );
  expect(wrong).toEqual([]);
});
