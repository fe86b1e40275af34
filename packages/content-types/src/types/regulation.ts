import { contentType } from '../definition';
import { order, publishDate } from '../fields';
import { ID, LEFT_OUT } from '../missing';

export const regulation = contentType({
  plural: 'regulations',
  displayName: 'Regulation',
  section: 'rules',
  label: ['الأنظمة واللوائح', 'Regulations'],
  shownAt: ['regulations', '?r=', 'IDNumber'],
  title: 'Regulations',
  without: 'the page is empty',
  columns: ['Title', 'IDNumber', 'PublishDate'],
  sort: '-PublishDate',
  fields: [
    {
      Title: {
        type: 'string',
        maxLength: 300,
        required: true,
        label: ['اسم اللائحة', 'Name'],
        help: [
          'الاسم الرسمي كاملًا، مثل: لائحة الموانئ وقواعد العمل فيها.',
          'The full official name, such as: Port Rules and Regulations.',
        ],
        missing: LEFT_OUT,
      },
      Description: {
        type: 'text',
        maxLength: 4000,
        label: ['الوصف', 'Description'],
        help: ['ما الذي تنظمه؟', 'What does it regulate?'],
        missing: 'no description',
      },
    },
    {
      IDNumber: {
        type: 'string',
        maxLength: 40,
        required: true,
        unique: true,
        regex: '^[A-Za-z0-9][A-Za-z0-9-]{0,39}$',
        isLocalized: false,
        label: ['الرقم', 'Number'],
        help: [
          'جزء من عنوان صفحتها، مثل REG-13. لا يتكرر.',
          'Part of its address, such as REG-13. It must be unique.',
        ],
        missing: ID,
      },
      PublishDate: {
        ...publishDate,
        type: 'date',
      },
      DisplayOrder: order,
    },
    {
      MediaAssets: {
        type: 'component',
        repeatable: true,
        component: 'regulation.document',
        label: ['الوثائق', 'Documents'],
        help: [
          'سطر لكل ملف: اللائحة نفسها، ثم ملاحقها.',
          'A row for each file: the regulation itself, then its annexes.',
        ],
        missing: 'no documents',
      },
    },
  ],
});
