import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { circularDate } from './dates.mjs';

const words = {
  ar: {
    number: 'الرقم',
    date: 'التاريخ',
    circular: 'تعميم',
    to: 'إلى',
    everyone: 'جميع المتعاملين مع الموانئ',
    greeting: 'السلام عليكم ورحمة الله وبركاته، وبعد:',
    closing:
      'نأمل الاطلاع والعمل بموجبه وإبلاغ من يلزم. وللاستفسار يمكن التواصل مع مركز الاتصال على الرقم 19000.',
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
    greeting: 'Greetings,',
    closing:
      'Please take note, act accordingly and inform those concerned. For enquiries, the contact centre answers on 19000.',
    regards: 'Yours faithfully,',
    authority: 'National Ports Authority',
    scope: {
      default:
        'This circular takes effect on its date unless it names another, and replaces any earlier circular that conflicts with it.',
      Marine:
        'The control towers and marine operations departments of the ports see that this circular is applied.',
      Financial:
        'The finance departments of the ports apply this circular and answer customers’ questions about it.',
      Safety:
        'The safety department of the port monitors compliance and may stop work where life or property is at risk.',
    },
  },
};

/**
 * The letters of all circulars that name a file (content/circulars-*.ts).
 *
 * @param {string} folder the content folder
 * @returns {Promise<{ name: string, language: 'ar' | 'en', title: string, subtitle: string, html: string, details: [string, string][] }[]>}
 */
export async function circularDocuments(folder) {
  const files = (await readdir(folder)).filter((file) => /^circulars-.*\.ts$/.test(file)).sort();
  const entries = await Promise.all(files.map((file) => readEntries(path.join(folder, file))));
  return entries
    .flat()
    .flatMap(({ shared, ...texts }) =>
      ['ar', 'en']
        .filter((language) => texts[language]?.File)
        .map((language) => letter(shared, texts[language], language)),
    );
}

async function readEntries(file) {
  const { outputText } = ts.transpileModule(await readFile(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const content = await import(
    `data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`
  );
  return content.default;
}

function letter(shared, text, language) {
  const word = words[language];
  const scope = word.scope[text.Category] ?? word.scope.default;
  return {
    name: path.parse(text.File).name,
    language,
    title: text.Subject,
    subtitle: `${word.circular} ${shared.CircularNumber}`,
    details: [
      [word.number, shared.CircularNumber],
      [word.date, circularDate(shared.ReleaseDate, language)],
    ],
    html: [
      `<p class="to"><strong>${word.to}:</strong> ${text.DirectedTo ?? word.everyone}</p>`,
      `<p>${word.greeting}</p>`,
      `<p>${text.Description}</p>`,
      `<p>${scope}</p>`,
      `<p>${word.closing}</p>`,
      `<p class="signature">${word.regards}<br><strong>${text.OrganizationName ?? word.authority}</strong></p>`,
    ].join(''),
  };
}
