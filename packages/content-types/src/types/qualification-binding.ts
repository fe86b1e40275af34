import { contentType } from '../definition';
import { file, html } from '../fields';
import { LEFT_OUT, NO_LINK } from '../missing';

export const qualificationBinding = contentType({
  plural: 'qualification-bindings',
  displayName: 'Qualification',
  section: 'services',
  label: ['المنافسات: التأهيل', 'Tenders: qualification'],
  shownAt: ['biddings', '#qualification'],
  title: 'Qualification biddings',
  without: 'the tab is empty',
  columns: ['Label', 'Date'],
  sort: '-Date',
  fields: [
    {
      Label: {
        type: 'string',
        maxLength: 300,
        required: true,
        label: ['العنوان', 'Title'],
        help: ['اسم المنافسة كما يظهر في القائمة.', 'Name of the tender as the list shows it.'],
        missing: LEFT_OUT,
      },
      Date: {
        type: 'date',
        isLocalized: false,
        label: ['التاريخ', 'Date'],
        help: ['يوم الإعلان. الأحدث يظهر أولًا.', 'Day of the announcement. The newest comes first.'],
        missing: 'no date',
      },
      Content: {
        ...html,
        help: ['الشروط والمستندات والمواعيد.', 'Conditions, documents and dates.'],
        missing: 'no text',
      },
      EnquiriesFile: {
        ...file,
        label: ['ملف الاستفسارات', 'File of enquiries'],
        help: [
          'ملف PDF بأسئلة المتنافسين وأجوبتها. يمكن تركه فارغًا.',
          'A PDF with the bidders’ questions and their answers. It may be empty.',
        ],
        missing: NO_LINK,
        isExtra: true,
      },
    },
  ],
});
