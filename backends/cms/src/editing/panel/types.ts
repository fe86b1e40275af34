import type { Both } from '../../validation/both';

/** Panel texts of a field. */
export interface FieldText {
  /** The words beside the field. */
  readonly label: Both;
  /** What it is, where it is shown, an example. */
  readonly help?: Both;
  /** Characters that fit in its place on the site; the schema's own limit is what can be stored. */
  readonly maxCharacters?: number;
  /** Pixels from which a picture is as wide as its place on a large screen. */
  readonly width?: number;
  /** Required for publishing, though optional in the schema. */
  readonly isNeededToPublish?: boolean;
  /** The document that the entry leads to: visitors miss it where it is empty. */
  readonly isDocument?: boolean;
  /** Written from left to right in either language. */
  readonly isAddress?: boolean;
}

/** Sections of the menu. */
export type Section = 'home' | 'news' | 'ports' | 'rules' | 'services' | 'about' | 'settings';

/** Panel texts of a content type. */
export interface TypeText {
  /** Strapi's name of the type, `displayName` in its schema. */
  readonly displayName: string;
  readonly section: Section;
  readonly name: Both;
  /** Groups of fields in the order in which they are filled in. */
  readonly groups: readonly (readonly string[])[];
  readonly fields: Readonly<Record<string, FieldText>>;
  /** Columns of the list; who changed an entry and when, and its state, follow by themselves. */
  readonly columns?: readonly string[];
  /** The field by which the list is sorted, a minus in front for the newest first. */
  readonly sort?: string;
}

export const field = (arLabel: string, enLabel: string, ar?: string, en?: string): FieldText => ({
  label: [arLabel, enLabel],
  ...(ar && en && { help: [ar, en] }),
});

/** A field whose place on the site is limited. */
export const limited = (maxCharacters: number, text: FieldText): FieldText => ({
  ...text,
  maxCharacters,
});

/** A picture that is large on the site: a smaller one is blurred. */
export const large = (text: FieldText): FieldText => ({ ...text, width: 1200 });

export const address = (text: FieldText): FieldText => ({ ...text, isAddress: true });

export const documentOf = (text: FieldText): FieldText => ({ ...text, isDocument: true });

export const needed = (text: FieldText): FieldText => ({ ...text, isNeededToPublish: true });

/** Fields that many types have. */
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
