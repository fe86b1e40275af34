import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../i18n/locales';
import { FACTS, publishedTexts } from './published-texts';
import { CMS } from './seed-module';

/** How texts speak of a fact; the value stands in the first group that matched. */
const MENTIONS: Readonly<Record<string, Partial<Record<Locale, readonly RegExp[]>>>> = {
  pilotWind: {
    ar: [
      /لا تجوز الحركة إذا تجاوزت سرعة الرياح (\S+) عقدة/g,
      /<td>([^<]*) عقدة<\/td><td>تعليق الإرشاد/g,
      /<th scope="row">السفن الأخرى<\/th><td>(\d+)/g,
    ],
    en: [
      /in any case when the wind exceeds (\S+) knots/g,
      /<td>([^<]*) knots<\/td><td>Pilotage suspended/g,
      /<th scope="row">Other ships<\/th><td>(\d+)/g,
      /winds of up to (\S+) knots\.<\/li>/g,
    ],
  },
  craneWind: {
    ar: [
      /<td>([^<]*) عقدة<\/td><td>إيقاف رافعات الرصيف/g,
      /رافعات الرصيف متى تجاوزت سرعة الرياح (\S+)/g,
    ],
    en: [/<td>([^<]*) knots<\/td><td>Ship-to-shore cranes stopped/g],
  },
  pilotRequestHours: {
    ar: [
      /(?:طلب المرشد|طلب الإرشاد|يُطلب المرشد|الطلب الأول)[^.<]*?(?:قبل|عن|بـ)\s?(\d+) ساعة/g,
      /(?:طلب المرشد|يُطلب المرشد)[^.<]*?بست (ساعات)/g,
    ],
    en: [
      /(?:order|request) a pilot at least (\w+) hours/g,
      /pilot (?:must be )?(?:is )?requested[^.]*?(\w+) hours/g,
      /first request (\w+) hours/g,
    ],
  },
  pilotConfirmHours: {
    ar: [/(?:المرشد|الإرشاد|الطلب الأول)[^.<]*?(?:ويُؤكد|وتأكيده|ويؤكده|ويؤكد الطلب) قبل (\S+)/g],
    en: [
      /(?:pilot|first request)[^.<]*?confirm(?:ed|s)?(?: the (?:request|order)| it)? (\w+) hours/g,
    ],
  },
  pilotageTonnage: {
    ar: [/الإرشاد إلزامي[^.]*? (\d[\d,]*) طن/g, /تتجاوز حمولتها الإجمالية (\d[\d,]*) طن/g],
    en: [/[Pp]ilotage is compulsory[^.]*?(\d[\d,]*) GT/g],
  },
  jeddahDraught: {
    ar: [/أقصى غاطس مسموح<\/td><td>[^<]*<\/td><td>(\S+) متر/g],
    en: [/Maximum draught<\/td><td>[^<]*<\/td><td>(\S+) m/g],
  },
  khafjiDraught: {
    ar: [/أقصى غاطس مسموح فيه، وهو (\S+) متر/g],
    en: [/[Mm]aximum draught of (\S+) metres suits/g],
  },
  underKeelPercent: {
    ar: [/(\d+)% من الغاطس/g],
    en: [/(\d+)% of the draught/g],
  },
  dangerousFreeDays: {
    ar: [/<th scope="row">البضائع الخطرة<\/th><td>(\d+)<\/td><\/tr>/g],
    en: [
      /<th scope="row">Dangerous goods<\/th><td>(\d+)<\/td><\/tr>/g,
      /free period of (\w+) day/g,
    ],
  },
  complaintReplyDays: {
    ar: [/(?:بالرد عليها|الرد الأول<\/td><td>|ونرد) ?(?:خلال )?(يومي عمل|يوما عمل|\d+)/g],
    en: [/(?:reply|respond) within (?:a maximum of )?(\w+) working days/g],
  },
  dataSharingDays: {
    ar: [/يُقيَّم الطلب خلال (\d+) يوم عمل/g],
    en: [/(?:[Rr]equests? (?:is|are)|be) evaluated within (\w+) working days/g],
  },
  towerRent: {
    ar: [/(?:أبراج الاتصالات|لأبراج الاتصالات)[^.<]*?(\d+) ريال/g],
    en: [/communication towers?[^.<]*?(\d+) riyals/g],
  },
  surplusOfferDays: {
    ar: [/استقبال الطلبات (\d+) يومًا/g, /الجهات الحكومية[^.]*?مدة لا تقل عن (\d+) يومًا/g],
    en: [/offered to government agencies[^.]*?at least (\w+) days/g, /remain open for (\w+) days/g],
  },
  trainTrucks: {
    ar: [/(?:تغني|فتُغني) [^.]*?نحو (\S+) شاحنة/g],
    en: [/replaces (?:about|some) (\w+) trucks/g],
  },
  khafjiFishingBoats: {
    ar: [/الخفجي[^.]*?لـ(\d+) قاربًا/g],
    en: [/Khafji[^.]*?(?:room|moorings) for (\w+) boats/g, /fishing harbour for (\w+) boats/g],
  },
  craneRows: {
    ar: [/(?:مداها|أذرعها|ذراع كل منهما) إلى (\S+) صفًا/g],
    en: [/(?:reach across|outreach of) (\w+) rows/g],
  },
  gateMinutes: {
    ar: [/متوسط (?:زمن )?عبور البوابة (?:من \S+ دقيقة إلى )?(\d+) دقائق/g],
    en: [/average time at the gate (?:is now|from \w+ minutes to) (\w+)/g],
  },
  truckBookingHours: {
    ar: [/(?:موعده|يُحجز|ويُحجز) قبل (\S+) ساعة/g],
    en: [/book(?:ed)? at least (\w+) hours/g],
  },
  dryDockLength: {
    ar: [/(?:الحوض|حوضان|حوض) [^.<]*?طول(?:ها|ه) (?:إلى )?(\d+) مترًا/g],
    en: [/dry docks? [^.<]*?(\d+) metres/g],
  },
  inspectionNow: {
    ar: [/التفتيش اليدوي<\/td><td>[^<]*<\/td><td>([^<]*)/g],
    en: [/manual inspection<\/td><td>[^<]*<\/td><td>([^<]*)/g],
  },
};

const WORDS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  six: '6',
  ten: '10',
  'يومي عمل': '2',
  'يوما عمل': '2',
};

const TABLES: readonly { fact: string; caption: RegExp }[] = [
  {
    fact: 'tugRows',
    caption:
      /^(?:أدنى عدد من|الحد الأدنى لعدد|عدد) القاطرات|^Minimum number of tugs|^Tugs required/,
  },
  {
    fact: 'dangerousStayRows',
    caption: /مدد? ?ة? ?البقاء|[Pp]ermitted stay|storage period by class/,
  },
];

const texts = publishedTexts();

describe('a fact is the same wherever it is told', () => {
  it.each(Object.keys(MENTIONS))('%s', (fact) => {
    const found = texts.flatMap(({ where, locale, text }) =>
      (MENTIONS[fact]?.[locale] ?? []).flatMap((pattern) =>
        Array.from(text.matchAll(pattern), ([whole, value = '']) => ({
          where,
          locale,
          whole,
          value,
        })),
      ),
    );
    const other = found.filter(
      ({ locale, value }) => (WORDS[value] ?? value) !== String(FACTS[locale][fact]),
    );
    expect(other).toEqual([]);
    expect(found.length).toBeGreaterThan(1);
  });

  it.each(TABLES)('table $fact', ({ fact, caption }) => {
    const tables = texts.flatMap(({ where, locale, text }) =>
      Array.from(
        text.matchAll(/<caption>([^<]*)<\/caption>.*?<tbody>(.*?)<\/tbody>/gs),
        ([, title = '', rows = '']) => ({ where, locale, title, rows: rows.replaceAll('\n', '') }),
      ).filter(({ title }) => caption.test(title)),
    );
    const other = tables.filter(
      ({ locale, rows }) => rows !== String(FACTS[locale][fact]).replaceAll('\n', ''),
    );
    expect(other).toEqual([]);
    expect(tables.length).toBeGreaterThan(3);
  });
});

it('the contact facts are written in one place', () => {
  const folders = [
    path.join(CMS, 'seed/content'),
    path.join(__dirname, '../../generators/sample-documents/texts'),
  ];
  const spelt = folders.flatMap((folder) =>
    readdirSync(folder).filter((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      return /(?<![\d.,])19000(?![\d.,]\d)|info@ports\.example|7am to 10pm|Thursday, 7am|7 صباحًا إلى 10 مساءً/.test(
        source,
      );
    }),
  );
  expect(spelt).toEqual([]);
});
