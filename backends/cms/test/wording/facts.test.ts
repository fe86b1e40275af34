import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTACT_FORM, RESERVATION_DAYS } from '@ports-authority/e-services-contract';
import type { Locale } from '../../../../lib/i18n/locales';
import { FACTS } from '../../seed';
import { DOCUMENTS, publishedTexts } from './published-texts';

const CMS = path.join(__dirname, '../..');

/** Phrases that state a fact by hand, not by a placeholder; the first matching group is the value. */
const MENTIONS: Readonly<Record<string, Partial<Record<Locale, readonly RegExp[]>>>> = {
  pilotWind: {
    ar: [/<th scope="row">السفن الأخرى<\/th><td>(\d+)/g],
    en: [/<th scope="row">Other ships<\/th><td>(\d+)/g],
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
  licenceDays: {
    ar: [/مدة البت في الطلبات التي لا تتجاوز (\d+) يوم/g, /ومدة الإنجاز (\d+) يوم/g],
    en: [/We decide applications within (\d+) days/g],
  },
  rentalDays: {
    ar: [/ومدة دراسة الطلب (\d+) يوم/g],
    en: [/We decide within (\d+) days\./g],
  },
  permitDays: {
    ar: [/(?:وفي الدائم|التصريح الدائم) خلال (\d+) أيام عمل/g],
    en: [/permanent (?:one|permit is decided) within (\w+) working days/g],
  },
  objectionDays: {
    ar: [/عبر بوابة العملاء(?:<\/td><td>)? ?خلال (\d+) يومًا من تاريخها/g],
    en: [/through the customer portal(?:<\/td><td>)? ?[Ww]ithin (\d+) days of its date/g],
  },
  objectionAnswerDays: {
    ar: [/ويُرد عليه خلال (\d+) أيام عمل/g],
    en: [/finance office of the port answers within (\d+) working days/g],
  },
  complaintKeptYears: {
    ar: [/الشكاوى والمقترحات والاستفسارات: (\S+) سنوات/g],
    en: [/Complaints, suggestions and enquiries: (\w+) years/g],
  },
  truckGraceHours: {
    ar: [/من (ساعة) قبل الموعد إلى ساعة بعده/g, /قبل الموعد أو بعده ب(ساعة) واحدة/g],
    en: [
      /from (one) hour before (?:the appointment )?to one hour after/g,
      /up to (one) hour before or after/g,
    ],
  },
  bidEnquiryDays: {
    ar: [/قبل موعد فتح المظاريف ب(عشرة) أيام/g],
    en: [/at least (\w+) days before the envelopes are opened/g],
  },
  ticketDays: {
    ar: [/تُعالج التذاكر خلال (\d+) أيام عمل/g],
    en: [
      /Tickets are dealt with within (\d+) working days/g,
      /(\d+) working days from the registration of the ticket/g,
    ],
  },
  incidentReportHours: {
    en: [/(?:recorded|in writing) within (\w+) hours/g],
  },
  arrivalNoticeHours: {
    ar: [/إشعار الوصول قبل (\d+) ساعة/g],
    en: [/notice of arrival (\d+) hours before/g],
  },
  dangerousNoticeHours: {
    ar: [/(?:بإقرار يقدمه الوكيل الملاحي|أن يقدم الإقرار إلكترونيًا) قبل (\d+) ساعة/g],
    en: [/must declare (?:dangerous goods|the goods online) (\d+) hours before/g],
  },
  spillStockMonths: {
    ar: [/(?:جرد المعدات|أن يُجرد المخزون) كل (\d+) أشهر/g],
    en: [/(?:Stocks|The equipment) must be counted every (\w+) months/g],
  },
};

const WORDS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  six: '6',
  ten: '10',
  three: '3',
  five: '5',
  'يومي عمل': '2',
  ساعة: '1',
  ثلاث: '3',
  عشرة: '10',
};

const texts = publishedTexts();

describe('a fact is the same in all texts', () => {
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
    expect(found.length).toBeGreaterThan(0);
  });
});

it('contact facts are not hard-coded', () => {
  const folders = [
    path.join(CMS, 'seed/content'),
    path.join(CMS, 'seed/guides'),
    path.join(CMS, 'seed/regulations'),
    path.join(CMS, 'seed/reports'),
    DOCUMENTS,
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

describe('the back ends’ limits match the published rules', () => {
  it('complaints are kept as long as the regulation says', () => {
    const years = Number(FACTS.en.complaintKeptYears);
    expect(CONTACT_FORM.retention).toEqual({ days: years * 365 + 1, months: years * 12 });
  });

  it('a reservation lasts as long as published', () => {
    expect(RESERVATION_DAYS).toBe(FACTS.en.reservationDays);
  });
});
