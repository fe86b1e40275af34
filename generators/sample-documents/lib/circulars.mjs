import path from 'node:path';
import { circularDate } from './dates.mjs';

const LABELS = {
  ar: {
    number: 'الرقم',
    date: 'التاريخ',
    circular: 'تعميم',
    to: 'إلى',
    everyone: 'جميع المتعاملين مع الموانئ',
    basis: 'استنادًا إلى',
    rules: 'لائحة الموانئ وقواعد العمل فيها (REG-01)',
    comma: '،',
    orders: 'يُعمل بما يأتي:',
    greeting: 'السلام عليكم ورحمة الله وبركاته، وبعد:',
    closing:
      'نأمل الاطلاع والعمل بموجبه وإبلاغ من يلزم. وللاستفسار يمكن التواصل مع مركز خدمة العملاء على الرقم',
    regards: 'وتقبلوا تحياتنا،',
    authority: 'الهيئة الوطنية للموانئ',
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
    basis: 'Under the',
    rules: 'Port Rules and Regulations (REG-01)',
    comma: ',',
    orders: 'the following applies:',
    greeting: 'Dear Sir or Madam,',
    closing:
      'Please take note, act accordingly and inform those concerned. For enquiries, call the contact centre on',
    regards: 'Yours faithfully,',
    authority: 'National Ports Authority',
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
 * @param {object[]} departments shape: DEPARTMENTS of seed/facts/departments.ts
 * @returns {import('./letterhead.mjs').LetterheadDocument[]}
 */
export function circularLetters(entries, facts, departments) {
  return entries.flatMap(({ shared, ...texts }) =>
    ['ar', 'en']
      .filter((language) => texts[language]?.File)
      .map((language) => letter(shared, texts[language], language, facts[language], departments)),
  );
}

function letter(shared, text, language, facts, departments) {
  const labels = LABELS[language];
  const issuer = departments.find((department) => department[language] === text.OrganizationName);
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
      `<p>${labels.basis} ${issuer?.basis[language] ?? labels.rules}${labels.comma} ${labels.orders}</p>`,
      `<p>${text.Description}</p>`,
      `<p>${scope}</p>`,
      `<p>${labels.closing} ${facts.shortNumber}.</p>`,
      `<p class="signature">${labels.regards}<br><strong>${issuer?.signatory[language] ?? labels.authority}</strong></p>`,
    ].join(''),
  };
}
