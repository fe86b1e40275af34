import { contentType } from '../definition';
import { file } from '../fields';
import { LEFT_OUT, NO_LINK } from '../missing';

export const statisticsFile = contentType({
  plural: 'statistics-files',
  displayName: 'Statistics file',
  isLocalized: false,
  section: 'services',
  label: ['ملفات الإحصاءات', 'Statistics files'],
  shownAt: ['statistics'],
  title: 'Statistics by year',
  without: 'the page is empty',
  isOwn: true,
  columns: ['Year'],
  sort: '-Year',
  fields: [
    {
      Year: {
        type: 'integer',
        min: 1900,
        max: 2200,
        required: true,
        unique: true,
        label: ['السنة', 'Year'],
        help: [
          'أربعة أرقام، مثل: 2025. الأحدث يظهر أولًا.',
          'Four digits, such as 2025. The newest comes first.',
        ],
        missing: LEFT_OUT,
      },
      File: {
        ...file,
        label: ['الملف', 'File'],
        help: ['واحد للغتين.', 'One for both languages.'],
        isDocument: true,
        missing: NO_LINK,
      },
    },
  ],
});
