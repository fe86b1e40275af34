import { contentType } from '../definition';
import { file, html } from '../fields';
import { ID, NO_LINE, NO_LINK, PUBLISHED } from '../missing';

export const circular = contentType({
  plural: 'circulars',
  displayName: 'Circular',
  section: 'rules',
  label: ['التعاميم', 'Circulars'],
  title: 'Circulars',
  without: 'the page is empty',
  columns: ['Subject', 'CircularNumber', 'ReleaseDate', 'Category'],
  sort: '-ReleaseDate',
  fields: [
    {
      Subject: {
        type: 'string',
        maxLength: 300,
        label: ['الموضوع', 'Subject'],
        help: ['سطر واحد.', 'One line.'],
        missing: 'the number is the title',
        isExtra: true,
      },
      Description: {
        type: 'text',
        maxLength: 4000,
        label: ['الملخص', 'Summary'],
        help: ['ما تعرضه القوائم.', 'What lists show.'],
        missing: 'no description',
      },
      Body: {
        ...html,
        label: ['نص التعميم', 'Text'],
        help: ['النص كاملًا.', 'The full text.'],
        missing: 'the description alone',
        isExtra: true,
      },
      File: {
        ...file,
        label: ['الملف', 'File'],
        help: ['ملف PDF بهذه اللغة.', 'A PDF in this language.'],
        isDocument: true,
        missing: NO_LINK,
      },
    },
    {
      CircularNumber: {
        type: 'string',
        maxLength: 40,
        required: true,
        unique: true,
        isLocalized: false,
        label: ['رقم التعميم', 'Number'],
        help: [
          'مثل 2026/005، وهو جزء من عنوان صفحته. إن صحّحته بعد النشر عملت الروابط القديمة أيضًا.',
          'Such as 2026/005, part of its address. If you correct it after publishing, old links go on working.',
        ],
        missing: ID,
      },
      ReleaseDate: {
        type: 'date',
        required: true,
        isLocalized: false,
        label: ['تاريخ الإصدار', 'Date of issue'],
        help: [
          'التاريخ المكتوب على التعميم. يظهر في الموقع من هذا اليوم.',
          'The date written on the circular. It is shown on the site from this day.',
        ],
        missing: PUBLISHED,
      },
      PublishedOn: {
        type: 'date',
        isLocalized: false,
        label: ['يظهر في الموقع من', 'Shown from'],
        help: ['إن كان بعد تاريخ الإصدار.', 'If it is later than the date of issue.'],
        missing: NO_LINE,
        isExtra: true,
      },
      EffectiveDate: {
        type: 'date',
        isLocalized: false,
        label: ['يسري من', 'Applies from'],
        help: [
          'أول يوم يُعمل فيه بالتعميم. يظهر في القائمة وفي صفحته.',
          'The first day on which it applies. Shown in the list and on its page.',
        ],
        missing: NO_LINE,
        isExtra: true,
      },
      WithdrawnOn: {
        type: 'date',
        isLocalized: false,
        label: ['أُلغي في', 'Withdrawn on'],
        help: [
          'أول يوم لا يُعمل فيه به. يبقى التعميم في الموقع وعليه أنه ملغى.',
          'The first day on which it no longer applies. It stays on the site, marked as withdrawn.',
        ],
        missing: NO_LINE,
        isExtra: true,
      },
    },
    {
      Category: {
        type: 'string',
        maxLength: 120,
        label: ['التصنيف', 'Category'],
        help: [
          'تُصفّى به قائمة التعاميم؛ اكتبه كل مرة كما هو.',
          'The list of circulars is filtered by it; write it the same way each time.',
        ],
        missing: NO_LINE,
        isExtra: true,
      },
      Ports: {
        type: 'string',
        maxLength: 255,
        isLocalized: false,
        label: ['الموانئ', 'Ports'],
        help: [
          'عناوين صفحات الموانئ بالإنجليزية مفصولة بفواصل، مثل jeddah, jazan. فارغ: كل الموانئ.',
          'Addresses of the ports separated by commas, such as jeddah, jazan. Empty: all ports.',
        ],
        missing: 'it concerns all ports',
        isExtra: true,
      },
      Replaces: {
        type: 'string',
        maxLength: 255,
        isLocalized: false,
        label: ['يحل محل', 'Replaces'],
        help: [
          'أرقام التعاميم السابقة مفصولة بفواصل.',
          'Numbers of earlier circulars separated by commas.',
        ],
        missing: NO_LINE,
        isExtra: true,
      },
    },
    {
      OrganizationName: {
        type: 'string',
        maxLength: 200,
        label: ['الجهة المصدرة', 'Issued by'],
        help: [
          'الإدارة أو الجهة التي أصدرته. سطر واحد في صفحته.',
          'The department or body that issued it. One line on its page.',
        ],
        missing: NO_LINE,
        isExtra: true,
      },
      DirectedTo: {
        type: 'string',
        maxLength: 300,
        label: ['موجّه إلى', 'Addressed to'],
        help: [
          'من يعنيهم التعميم، مثل: الوكلاء الملاحيون. سطر واحد في صفحته.',
          'Whom it concerns, such as: shipping agents. One line on its page.',
        ],
        missing: NO_LINE,
        isExtra: true,
      },
      TransferDate: {
        type: 'date',
        isLocalized: false,
        label: ['تاريخ الإحالة', 'Date of transfer'],
        help: [
          'يوم إحالة تعميم جهة أخرى إلى الموانئ. يمكن تركه فارغًا.',
          'The day on which the circular of another body was passed on to the ports. It may be empty.',
        ],
        missing: NO_LINE,
        isExtra: true,
      },
    },
  ],
});
