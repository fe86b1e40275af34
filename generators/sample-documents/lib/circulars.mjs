import path from 'node:path';
import { circularDate } from './dates.mjs';

const LABELS = {
  ar: {
    number: 'الرقم',
    date: 'التاريخ',
    circular: 'تعميم',
    to: 'إلى',
    everyone: 'جميع المتعاملين مع الموانئ',
    basis: (article, regulation) =>
      `استنادًا إلى المادة (${article}) من ${regulation}، يُعمل بما يأتي:`,
    greeting: 'السلام عليكم ورحمة الله وبركاته، وبعد:',
    closing:
      'نأمل الاطلاع والعمل بموجبه وإبلاغ من يلزم. وللاستفسار يمكن التواصل مع مركز خدمة العملاء على الرقم',
    regards: 'وتقبلوا تحياتنا،',
    scope: {
      default:
        'يُعمل بهذا التعميم من تاريخه ما لم يرد فيه تاريخ آخر، ويُلغي ما يتعارض معه من تعاميم سابقة.',
      بحرية: 'تتابع أبراج المراقبة وإدارات العمليات البحرية في الموانئ تطبيق ما ورد، كلٌّ في نطاقه.',
      مالية: 'تتولى الإدارات المالية في الموانئ تطبيق ما ورد والإجابة عن استفسارات العملاء بشأنه.',
      سلامة:
        'تتابع إدارة السلامة في الميناء الالتزام بما ورد، ولها إيقاف العمل عند وجود خطر على الأرواح أو الممتلكات.',
    },
  },
  en: {
    number: 'Number',
    date: 'Date',
    circular: 'Circular',
    to: 'To',
    everyone: 'All port users',
    basis: (article, regulation) =>
      `Under Article ${article} of the ${regulation.replace(/^Regulation/, 'regulation')}, the following applies:`,
    greeting: 'Dear Sir or Madam,',
    closing:
      'Please take note, act accordingly and inform those concerned. For enquiries, call the contact centre on',
    regards: 'Yours faithfully,',
    scope: {
      default:
        'This circular takes effect on its date unless it names another, and replaces any earlier circular that conflicts with it.',
      Marine:
        'The control towers and marine operations departments of the ports will enforce this circular.',
      Financial:
        'The finance departments of the ports apply this circular and answer customers’ questions about it.',
      Safety:
        'The safety department of the port monitors compliance and may stop work where life or property is at risk.',
    },
  },
};

/**
 * The letters of all circulars that name a file, one for each language.
 *
 * @param {{ shared: object, ar?: object, en?: object }[]} entries the circulars of the seed
 * @param {{ ar: object, en: object }} facts of the sample content
 * @param {Record<string, object>} departments shape: DEPARTMENTS of seed/facts/departments.ts
 * @param {(id: string, language: string) => { article: number, regulation: string }} basisOf the
 *   article of a regulation that circulars rest on, and the name of the regulation
 * @returns {import('./letterhead.mjs').LetterheadDocument[]}
 */
export function circularLetters(entries, facts, departments, basisOf) {
  return entries.flatMap(({ shared, ...texts }) =>
    ['ar', 'en']
      .filter((language) => texts[language]?.File)
      .map((language) => {
        const issuer = issuerOf(texts.ar, departments);
        const { article, regulation } = basisOf(regulationOf(issuer, texts.ar), language);
        return letter(shared, texts[language], language, {
          facts: facts[language],
          issuer,
          basis: LABELS[language].basis(article, regulation),
        });
      }),
  );
}

/** Who signs a circular that names no department, by its Arabic category. */
const ISSUERS = { مالية: 'finance', سلامة: 'safety' };

function issuerOf({ OrganizationName, Category }, departments) {
  const named = Object.values(departments).find(({ ar }) => ar === OrganizationName);
  return named ?? departments[ISSUERS[Category] ?? 'marineOperations'];
}

function regulationOf(issuer, { Subject }) {
  const [, other] =
    Object.entries(issuer.also ?? {}).find(([word]) => Subject.includes(word)) ?? [];
  return other ?? issuer.regulation;
}

function letter(shared, text, language, { facts, issuer, basis }) {
  const labels = LABELS[language];
  const scope = labels.scope[text.Category] ?? labels.scope.default;
  return {
    name: path.parse(text.File).name,
    language,
    title: text.Subject,
    subtitle: `${labels.circular} ${shared.CircularNumber}`,
    details: [
      [labels.number, shared.CircularNumber],
      [labels.date, circularDate(shared.ReleaseDate, language)],
    ],
    html: [
      `<p class="to"><strong>${labels.to}:</strong> ${text.DirectedTo ?? labels.everyone}</p>`,
      `<p>${labels.greeting}</p>`,
      `<p>${basis}</p>`,
      `<p>${text.Description}</p>`,
      `<p>${scope}</p>`,
      `<p>${labels.closing} ${facts.shortNumber}.</p>`,
      `<p class="signature">${labels.regards}<br><strong>${issuer.signatory[language]}</strong></p>`,
    ].join(''),
  };
}
