import { contentType } from '../definition';
import { LEFT_OUT } from '../missing';

export const promotedResult = contentType({
  plural: 'promoted-results',
  displayName: 'Promoted result',
  section: 'settings',
  label: ['نتائج البحث المقدَّمة', 'Promoted search results'],
  shownAt: ['search'],
  title: 'Promoted search results',
  without: 'none',
  isOwn: true,
  columns: ['Title', 'Words', 'Link'],
  sort: 'Title',
  fields: [
    {
      Title: {
        type: 'string',
        maxLength: 120,
        required: true,
        label: ['العنوان', 'Title'],
        help: [
          'يظهر أول نتائج البحث، مثل: التقديم على الوظائف.',
          'Shown as the first result, such as: Apply for a job.',
        ],
        missing: LEFT_OUT,
      },
      Text: {
        type: 'text',
        maxLength: 300,
        label: ['النص تحته', 'Text below it'],
        help: [
          'جملة واحدة عمّا يجده الزائر في الصفحة. يمكن تركه فارغًا.',
          'One sentence on what visitors find on the page. It may be empty.',
        ],
        missing: 'no text',
      },
      Link: {
        type: 'string',
        maxLength: 255,
        required: true,
        label: ['الصفحة', 'Page'],
        help: [
          'مسار في الموقع مثل ‎/vacancies، أو ملف مثل ‎/media/tariff.pdf، أو عنوان https.',
          'A path of the site such as /vacancies, a file such as /media/tariff.pdf, or an https address.',
        ],
        isAddress: true,
        missing: LEFT_OUT,
      },
      Words: {
        type: 'text',
        maxLength: 1000,
        required: true,
        label: ['كلمات البحث', 'Words'],
        help: [
          'كلمات وعبارات مفصولة بفواصل. تظهر النتيجة لمن يبحث بإحداها كاملةً ولا شيء معها.',
          'Words and phrases separated by commas. The result is shown to those who search for exactly one of them.',
        ],
        missing: LEFT_OUT,
      },
    },
  ],
});
