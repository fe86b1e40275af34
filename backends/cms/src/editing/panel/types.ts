import type { Both } from '../../validation/both';

/** Panel texts of a field. */
export interface FieldText {
  readonly label: Both;
  /** Meaning, place on the site and an example. */
  readonly help?: Both;
  /** Limit of the site's layout; the schema limits storage. */
  readonly maxCharacters?: number;
  /** Min width of a picture in pixels. */
  readonly width?: number;
  /** Required for publishing, though optional in the schema. */
  readonly isNeededToPublish?: boolean;
  /** The entry's document; a warning if it is missing. */
  readonly isDocument?: boolean;
  /** URL: left to right in both languages. */
  readonly isAddress?: boolean;
}

export type Section = 'home' | 'news' | 'ports' | 'rules' | 'services' | 'about' | 'settings';

/** Panel texts of a content type. */
export interface TypeText {
  /** `displayName` of the schema. */
  readonly displayName: string;
  readonly section: Section;
  readonly name: Both;
  /** Groups of fields in form order. */
  readonly groups: readonly (readonly string[])[];
  readonly fields: Readonly<Record<string, FieldText>>;
  /** Columns of the list besides state, date and user of the last change. */
  readonly columns?: readonly string[];
  /** Sort field; a leading minus sorts in descending order. */
  readonly sort?: string;
}

export const field = (arLabel: string, enLabel: string, ar?: string, en?: string): FieldText => ({
  label: [arLabel, enLabel],
  ...(ar && en && { help: [ar, en] }),
});

export const withMaxCharacters = (maxCharacters: number, text: FieldText): FieldText => ({
  ...text,
  maxCharacters,
});

/** A picture shown at full width. */
export const largePicture = (text: FieldText): FieldText => ({ ...text, width: 1200 });

export const ltrField = (text: FieldText): FieldText => ({ ...text, isAddress: true });

export const documentField = (text: FieldText): FieldText => ({ ...text, isDocument: true });

export const requiredToPublish = (text: FieldText): FieldText => ({
  ...text,
  isNeededToPublish: true,
});

/** Fields of several types. */
export const shared = {
  slug: field(
    'عنوان الصفحة (بالإنجليزية)',
    'Address',
    'آخر جزء من عنوان الصفحة: حروف لاتينية صغيرة وأرقام وشرطات، مثل new-berth-jeddah. إن غيّرته بعد النشر عملت الروابط القديمة أيضًا.',
    'The last part of the page’s address: lower-case Latin letters, digits and hyphens, such as new-berth-jeddah. If you change it after publishing, old links go on working.',
  ),
  order: field(
    'الترتيب',
    'Order',
    'الأصغر يظهر أولًا. القيمة 1000 تضعه في الآخر.',
    'Smaller numbers come first. 1000 puts it last.',
  ),
  publishDate: field(
    'تاريخ النشر',
    'Date of publication',
    'يظهر في الموقع من هذه اللحظة، ولو نُشر قبلها. الوقت بتوقيت جهازك.',
    'Shown on the site from this moment, even if it is published earlier. The time is that of your computer.',
  ),
  start: field(
    'يظهر من',
    'Shown from',
    'من هذه الدقيقة بتوقيت جهازك.',
    'From this minute, in the time of your computer.',
  ),
  end: field(
    'يظهر حتى',
    'Shown until',
    'الساعة 00:00 تعني اليوم كله.',
    '00:00 means the whole of that day.',
  ),
  title: (ar: string, en: string): FieldText => field('العنوان', 'Title', ar, en),
} as const;
