import type { Field } from './definition';
import { ID, PUBLISHED } from './missing';

export const title = {
  type: 'string',
  maxLength: 200,
  required: true,
  label: ['العنوان', 'Title'],
} as const satisfies Field;

/** A text from the panel's editor. */
export const html = {
  type: 'text',
  maxLength: 100000,
  html: 'text',
  label: ['النص', 'Text'],
} as const satisfies Field;

/** One picture for both languages. */
export const picture = {
  type: 'media',
  multiple: false,
  allowedTypes: ['images'],
  isLocalized: false,
} as const satisfies Field;

/** One document for each language. */
export const file = {
  type: 'media',
  multiple: false,
  allowedTypes: ['files'],
} as const satisfies Field;

/** Last part of an entry's path. */
export const slug = {
  type: 'string',
  maxLength: 120,
  regex: '^[a-z0-9-]{1,120}$',
  required: true,
  unique: true,
  isLocalized: false,
  label: ['عنوان الصفحة (بالإنجليزية)', 'Address'],
  help: [
    'آخر جزء من عنوان الصفحة: حروف لاتينية صغيرة وأرقام وشرطات، مثل new-berth-jeddah. إن غيّرته بعد النشر عملت الروابط القديمة أيضًا.',
    'The last part of the page’s address: lower-case Latin letters, digits and hyphens, such as new-berth-jeddah. If you change it after publishing, old links go on working.',
  ],
  missing: ID,
} as const satisfies Field;

export const order = {
  type: 'integer',
  min: 0,
  default: 1000,
  isLocalized: false,
  label: ['الترتيب', 'Order'],
  help: [
    'الأصغر يظهر أولًا. القيمة 1000 تضعه في الآخر.',
    'Smaller numbers come first. 1000 puts it last.',
  ],
} as const satisfies Field;

export const publishDate = {
  type: 'datetime',
  required: true,
  isLocalized: false,
  label: ['تاريخ النشر', 'Date of publication'],
  help: [
    'يظهر في الموقع من هذه اللحظة، ولو نُشر قبلها. الوقت بتوقيت جهازك.',
    'Shown on the site from this moment, even if it is published earlier. The time is that of your computer.',
  ],
  missing: PUBLISHED,
} as const satisfies Field;

export const start = {
  type: 'datetime',
  required: true,
  isLocalized: false,
  label: ['يظهر من', 'Shown from'],
  help: ['من هذه الدقيقة بتوقيت جهازك.', 'From this minute, in the time of your computer.'],
} as const satisfies Field;

export const end = {
  type: 'datetime',
  required: true,
  isLocalized: false,
  label: ['يظهر حتى', 'Shown until'],
  help: ['الساعة 00:00 تعني اليوم كله.', '00:00 means the whole of that day.'],
} as const satisfies Field;
