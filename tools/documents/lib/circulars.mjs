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
      article
        ? `استنادًا إلى المادة (${article}) من ${regulation}، يُعمل بما يأتي:`
        : `استنادًا إلى الأحكام الخاصة بالتعاميم في ${regulation} بإصدارها النافذ، يُعمل بما يأتي:`,
    greeting: 'السلام عليكم ورحمة الله وبركاته، وبعد:',
    closing:
      'نأمل الاطلاع والعمل بموجبه وإبلاغ من يلزم. وللاستفسار يمكن التواصل مع مركز خدمة العملاء على الرقم',
    regards: 'وتقبلوا تحياتنا،',
    scope: {
      default:
        'يُعمل بهذا التعميم من تاريخه ما لم يرد فيه تاريخ آخر، ويُلغي ما يتعارض معه من تعاميم سابقة.',
      بحرية: 'تتابع أبراج المراقبة وإدارات العمليات البحرية في الموانئ تطبيق ما ورد، كلٌّ في نطاقه.',
      مالية: 'تتولى الإدارات المالية في الموانئ تطبيق ما ورد والإجابة عن استفسارات العملاء بشأنه.',
      سلامة: 'تتابع إدارة السلامة في الميناء الالتزام بما ورد، ولها إيقاف العمل عند وجود خطر على الأرواح أو الممتلكات.',
    },
  },
  en: {
    number: 'Number',
    date: 'Date',
    circular: 'Circular',
    to: 'To',
    everyone: 'All port users',
    basis: (article, regulation) => {
      const named = regulation.replace(/^Regulation/, 'regulation');
      return article
        ? `Under Article ${article} of the ${named}, the following applies:`
        : `Under the provisions on circulars of the ${named}, in the issue now in force, the following applies:`;
    },
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
 * @param {(number: string, named?: string) => { department: object, regulation: string }} parseIssue of
 *   seed/facts/circulars.ts
 * @param {(id: string, language: string, day: string) => { article?: number, regulation: string }} basisOf
 *   the article that circulars of a day rest on, none if the present issue was not yet in force, and
 *   the name of the regulation
 * @returns {import('./letterhead.mjs').LetterheadDocument[]}
 */
export function circularLetters(entries, facts, parseIssue, basisOf) {
  return entries.flatMap(({ shared, ...texts }) =>
    ['ar', 'en']
      .filter((language) => texts[language]?.File)
      .map((language) => {
        const issue = parseIssue(shared.CircularNumber, texts.ar?.OrganizationName);
        const { article, regulation } = basisOf(issue.regulation, language, shared.ReleaseDate);
        return letter(shared, texts[language], language, {
          facts: facts[language],
          issuer: issue.department,
          basis: LABELS[language].basis(article, regulation),
        });
      }),
  );
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
