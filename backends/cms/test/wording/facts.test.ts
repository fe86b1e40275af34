import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTACT_FORM, RESERVATION_DAYS } from '@ports-authority/e-services-contract';
import type { Locale } from '../../../../lib/i18n/locales';
import { FACTS } from '../../seed';
import { DOCUMENTS, publishedTexts } from './published-texts';

const CMS = path.join(__dirname, '../..');

/** Phrases that state a fact; the first matching group is the value. */
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
    ar: [
      /متوسط (?:زمن )?عبور البوابة (?:من \S+ دقيقة إلى )?(\d+) دقائق/g,
      /متوسط دخول الشاحنة (\d+) دقائق/g,
    ],
    en: [
      /average time at the gate (?:is now|from \w+ minutes to) (\w+)/g,
      /a truck (?:now )?enters in (\w+) minutes/g,
    ],
  },
  gateMinutesFirst: {
    ar: [
      /متوسط زمن عبور البوابة من (\d+) دقيقة/g,
      /إلى (\d+) دقيقة(?: في المرحلة الأولى|، وتراجع الطوابير)/g,
    ],
    en: [/average time at the gate (?:has fallen )?from (\d+) minutes/g],
  },
  turnaroundPlanMinutes: {
    ar: [/(?:متوسطها|المتوسط) (\d+) دقيقة أسبوعين متتاليين/g],
    en: [/average(?:s more than| exceeds) (\w+) minutes in two weeks/g],
  },
  truckBookingHours: {
    ar: [/(?:موعده|يُحجز|ويُحجز) قبل (\S+) ساعة/g],
    en: [/book(?:ed)? at least (\w+) hours/g],
  },
  dryDockLength: {
    ar: [/(?:الحوض|حوضان|حوض) [^.<]*?طول(?:ها|ه) (?:إلى )?(\d+) مترًا/g],
    en: [/dry docks? [^.<]*?(\d+) metres/g],
  },
  licenceDays: {
    ar: [
      /أو تموين السفن<\/th><td>(\d+) يوم/g,
      /مدة البت في الطلبات التي لا تتجاوز (\d+) يوم/g,
      /تبت الهيئة في الطلب خلال (\d+) يومًا من اكتمال المستندات/g,
      /ومدة الإنجاز (\d+) يوم/g,
    ],
    en: [
      /ship chandling licence<\/th><td>(\d+) days/g,
      /We decide applications within (\d+) days/g,
    ],
  },
  rentalDays: {
    ar: [
      /طلب استئجار المرافق<\/th><td>(\d+) يوم/g,
      /تبت الهيئة في الطلب خلال (\d+) يومًا من اكتماله، وتذكر/g,
      /ومدة دراسة الطلب (\d+) يوم/g,
    ],
    en: [
      /Request to rent a facility<\/th><td>(\d+) days/g,
      /decides within (\w+) days of the application/g,
      /We decide within (\d+) days\./g,
    ],
  },
  surplusDecisionDays: {
    ar: [/طلب المواد المنقولة للجهات الحكومية<\/th><td>(\d+) يوم/g],
    en: [/movable items by a government agency<\/th><td>(\d+) days/g],
  },
  permitDays: {
    ar: [
      /تصريح الدخول الدائم<\/th><td>(\d+) أيام عمل/g,
      /(?:وفي الدائم|التصريح الدائم) خلال (\d+) أيام عمل/g,
    ],
    en: [
      /Permanent entry permit<\/th><td>(\d+) working days/g,
      /permanent (?:one|permit is decided) within (\w+) working days/g,
    ],
  },
  photoPermitDays: {
    ar: [/ويجب أن يُطلب قبل (\d+) أيام عمل/g],
    en: [/permit, which must be requested (\w+) working days/g],
  },
  roadSpeed: {
    ar: [/سرعة[^.]*?(\d+) كيلومترًا في الساعة على الطرق/g],
    en: [/(\w+) kilometres an hour on (?:the )?roads/g],
  },
  objectionDays: {
    ar: [/عبر بوابة العملاء(?:<\/td><td>)? ?خلال (\d+) يومًا من تاريخها/g],
    en: [/through the customer portal(?:<\/td><td>)? ?[Ww]ithin (\d+) days of its date/g],
  },
  objectionAnswerDays: {
    ar: [/الاعتراض على فاتورة<\/th><td>(\d+) أيام عمل/g, /ويُرد عليه خلال (\d+) أيام عمل/g],
    en: [
      /Objection to an invoice<\/th><td>(\d+) working days/g,
      /finance office of the port answers within (\d+) working days/g,
    ],
  },
  awardObjectionDays: {
    ar: [/أن يتظلم خلال (\d+) أيام عمل/g, /المعلِنة في الهيئة<\/td><td>خلال (\d+) أيام عمل/g],
    en: [
      /(?:can|may) object within (\w+) working days/g,
      /that announced it<\/td><td>Within (\d+) working days/g,
    ],
  },
  complaintKeptYears: {
    ar: [
      /بيانات الشكوى سرية، وتُحفظ (\d+) سنوات/g,
      /ويجب حفظها (\d+) سنوات ثم إتلافها/g,
      /الشكاوى والمقترحات والاستفسارات: (\S+) سنوات/g,
    ],
    en: [
      /Complaint data is confidential\. It is kept for (\d+) years/g,
      /must be kept for (\d+) years and must then be destroyed/g,
      /Complaints, suggestions and enquiries: (\w+) years/g,
    ],
  },
  overstayNoticeHours: {
    ar: [/(?:ينبه|فتنبّه المحطة) صاحب(?:ها| البضاعة) قبل (?:انتهائها بـ)?(\d+) ساعة/g],
    en: [/(?:warn|warns) the (?:cargo )?owner (\d+) hours before/g],
  },
  prohibitedDays: {
    ar: [
      /ويجب طلبها قبل (\d+) يوم عمل من الوصول/g,
      /يجب طلب الموافقة عليها قبل (\d+) يوم عمل/g,
      /البضائع المحظورة<\/th><td>[^<]*<\/td><td>قبل الوصول بـ(\d+) يوم عمل/g,
    ],
    en: [
      /must be requested (\d+) working days before arrival/g,
      /prohibited goods<\/th><td>[^<]*<\/td><td>(\d+) working days before/g,
    ],
  },
  truckGraceHours: {
    ar: [/من (ساعة) قبل الموعد إلى ساعة بعده/g, /قبل الموعد أو بعده ب(ساعة) واحدة/g],
    en: [
      /from (one) hour before (?:the appointment )?to one hour after/g,
      /up to (one) hour before or after/g,
    ],
  },
  driverSuspendDays: {
    ar: [/السائق (\d+) يومًا/g],
    en: [/[Dd]river is suspended for (\d+) days/g],
  },
  creditLateDays: {
    ar: [/الحساب الآجل إذا تأخر (?:السداد|سداده) (\d+) يومًا/g],
    en: [/[Cc]redit accounts? (?:is|are) closed when payment is (\d+) days late/g],
  },
  leaseAppealDays: {
    ar: [/أن يتظلم خلال (\d+) يومًا من تاريخ إبلاغه/g],
    en: [/may appeal within (\d+) days of (?:that )?notice\.<\/p>/g],
  },
  refundDays: {
    ar: [/(?:ويُعاد المبلغ|المسددة بالزيادة آليًا) خلال (\d+) يوم عمل/g],
    en: [/(?:It is made|Amounts overpaid are returned automatically) within (\d+) working days/g],
  },
  shorePowerCut: {
    ar: [/(?:أجور الرسو|ويُخفض) بنسبة (\d+)% للسفن?ة? التي تست/g],
    en: [/reduced by (\d+)% for (?:a vessel that uses|ships using) shore power/g],
  },
  bidEnquiryDays: {
    ar: [/قبل موعد فتح المظاريف ب(عشرة) أيام/g, /قبل موعد فتح المظاريف بمدة لا تقل عن (\d+) أيام/g],
    en: [/at least (\w+) days before the envelopes are opened/g],
  },
  ticketDays: {
    ar: [/تُعالج التذاكر خلال (\d+) أيام عمل/g, /تذكرة دعم<\/th><td>(\d+) أيام عمل/g],
    en: [
      /Tickets are dealt with within (\d+) working days/g,
      /Support ticket<\/th><td>(\d+) working days/g,
      /(\d+) working days from the registration of the ticket/g,
    ],
  },
  dataRightsDays: {
    ar: [/طلبات البيانات الشخصية خلال (\d+) يومًا/g, /بياناتك وتصحيحها، ونجيب خلال (\d+) يومًا/g],
    en: [
      /personal data requests within (\d+) days/g,
      /see and correct your data\. We answer within (\d+) days/g,
    ],
  },
  incidentHours: {
    ar: [/خلال (\d+) ساعة من العلم ب/g],
    en: [/within (\d+) hours of becoming (?:aware|known)/g],
  },
  spillMinutes: {
    ar: [/خلال (\d+) دقيقة من مشاهد/g],
    en: [/within (\w+) minutes of (?:being seen|seeing|sighting)/g],
  },
  incidentReportHours: {
    ar: [/(?:وتحرير محضره|وكتابةً|كتابةً) خلال (\d+) ساعات/g],
    en: [/(?:recorded|in writing) within (\w+) hours/g],
  },
  heightMetres: {
    ar: [/ارتفاع يزيد على (\S+) متر/g],
    en: [/work (?:above|higher than) (\S+) metres/g],
  },
  leaseYears: {
    ar: [/التي يبني عليها المستأجر<\/th><td>حتى (\d+) سنة/g],
    en: [/on which the tenant builds<\/th><td>Up to (\d+) years/g],
  },
  rentReviewPercent: {
    ar: [/(?:بما لا يجاوز|ألا تزيد على|لا تتجاوز) (\d+)%<\/td>/g],
    en: [/years, by no more than (\d+)%/g],
  },
  arrivalNoticeHours: {
    ar: [/إشعار الوصول<\/th><td>قبل (\d+) ساعة/g, /إشعار الوصول قبل (\d+) ساعة/g],
    en: [/Notice of arrival<\/th><td>(\d+) hours before/g, /notice of arrival (\d+) hours before/g],
  },
  dangerousNoticeHours: {
    ar: [/(?:بإقرار يقدمه الوكيل الملاحي|أن يقدم الإقرار إلكترونيًا) قبل (\d+) ساعة/g],
    en: [/must declare (?:dangerous goods|the goods online) (\d+) hours before/g],
  },
  wasteNoticeHours: {
    ar: [/إشعار المخلفات<\/th><td>قبل (\d+) ساعة/g],
    en: [/Waste notice<\/th><td>(\d+) hours before/g],
  },
  spillStockMonths: {
    ar: [/(?:جرد المعدات|أن يُجرد المخزون) كل (\d+) أشهر/g],
    en: [/(?:Stocks|The equipment) must be counted every (\w+) months/g],
  },
  spillReportDays: {
    ar: [/بالدروس المستفادة خلال (\d+) يومًا/g],
    en: [/on what was learned (?:is|must be) prepared within (\w+) days/g],
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
  three: '3',
  five: '5',
  'يومي عمل': '2',
  'يوما عمل': '2',
  ساعة: '1',
  ثلاث: '3',
  عشرة: '10',
};

const TABLES: readonly { fact: string; caption: RegExp }[] = [
  {
    fact: 'tugRows',
    caption: /^(?:أدنى عدد من|الحد الأدنى لعدد|عدد) القاطرات|^Minimum number of tugs|^Tugs required/,
  },
  { fact: 'spillLevelRows', caption: /^مستويات الاستجابة|^Levels of response/ },
  {
    fact: 'spillStageRows',
    caption: /^مراحل الاستجابة بالدقائق منذ الإنذار|^Stages of the response in minutes/,
  },
  { fact: 'spillStockRows', caption: /^الحد الأدنى من المعدات|^Minimum equipment/ },
  {
    fact: 'dangerousStayRows',
    caption: /مدد? ?ة? ?البقاء|[Pp]ermitted stay|storage period by class/,
  },
];

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
