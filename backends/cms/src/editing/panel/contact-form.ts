import type { FieldText } from '@ports-authority/content-types';
import labels from '../../contact-forms/labels.json';
import { field } from './field';
import type { TypeText } from './types';

const contactFields: Readonly<Record<string, FieldText>> = Object.fromEntries(
  Object.entries(labels).map(([name, [ar = '', en = '']]) => [
    name,
    field(ar, en, 'كما أدخله الزائر في النموذج.', 'As the visitor entered it in the form.'),
  ]),
);

export const contactForm: TypeText = {
  displayName: 'Contact form',
  section: 'settings',
  name: ['رسائل التواصل', 'Contact forms'],
  groups: [['Reference', 'ReceivedAt'], Object.keys(contactFields), ['FileName', 'SubmissionKey']],
  columns: ['Reference', 'ReceivedAt', 'purpose'],
  sort: '-ReceivedAt',
  fields: {
    Reference: field(
      'الرقم المرجعي',
      'Reference',
      'الرقم الذي تسلّمه الزائر، مثل NPA-2026-7KQ2MX.',
      'What the visitor was given, such as NPA-2026-7KQ2MX.',
    ),
    ReceivedAt: field(
      'وقت الاستلام',
      'Received',
      'متى وصلت الرسالة، بتوقيت جهازك.',
      'When it came in, in the time of your computer.',
    ),
    ...contactFields,
    FileName: field(
      'اسم الملف',
      'File name',
      'الملف المرفق في هذا النظام؛ نزّله من لوحة المرفق.',
      'The attachment in this system; download it from the panel Attachment.',
    ),
    SubmissionKey: field(
      'مفتاح الإرسال',
      'Submission key',
      'يمنع تخزين الرسالة نفسها مرتين.',
      'Keeps the same message from being stored twice.',
    ),
  },
};
