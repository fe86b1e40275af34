import type { FieldText } from '@ports-authority/content-types';
import { field, withMaxCharacters } from './field';

/** Fields of components, by displayName. */
export const components: Readonly<Record<string, Readonly<Record<string, FieldText>>>> = {
  Headline: {
    Title: withMaxCharacters(60, field('العنوان', 'Title', 'سطر واحد.', 'One line.')),
    Lead: withMaxCharacters(
      130,
      field('النص تحته', 'Text below it', 'جملة واحدة.', 'One sentence.'),
    ),
  },
  Counter: {
    Key: field(
      'المفتاح',
      'Key',
      'يختار الصورة؛ لا تغيّره.',
      'Selects the picture; do not change it.',
    ),
    Value: field(
      'القيمة',
      'Value',
      'رقم، مثل: 13.2. يظهر كبيرًا.',
      'A number such as 13.2. Shown large.',
    ),
    Unit: field('الوحدة', 'Unit', 'مثال: مليون', 'Such as: million'),
    Label: field('ما يُعَدّ', 'What is counted', 'مثال: حاوية قياسية', 'Such as: TEU'),
    Note: field('ملاحظة', 'Note', 'مثال: عام 2025', 'Such as: in 2025'),
  },
  Tile: {
    Title: withMaxCharacters(30, field('العنوان', 'Title', 'سطر واحد.', 'One line.')),
    Text: withMaxCharacters(
      70,
      field('النص', 'Text', 'جملة قصيرة تحت العنوان.', 'A short sentence below the title.'),
    ),
    Link: field('الرابط', 'Link', 'مسار في الموقع مثل ‎/regulations', 'A path such as /regulations'),
    Image: field(
      'الصورة',
      'Picture',
      'تظهر وراء العنوان. الأفضل 1200 × 750.',
      'Shown behind the title. Best 1200 × 750.',
    ),
  },
  Milestone: {
    Year: field('السنة', 'Year', 'أربعة أرقام، مثل: 1976', 'Four digits, such as 1976'),
    Text: field('ما حدث', 'What happened', 'جملة واحدة.', 'One sentence.'),
  },
  'Social link': {
    Network: field('الشبكة', 'Network', 'يحدد الأيقونة واسمها.', 'Decides the icon and its name.'),
    URL: field(
      'العنوان',
      'Address',
      'عنوان حساب الهيئة، ويبدأ بـ https.',
      'Address of the authority’s account; begins with https.',
    ),
  },
  Terminal: {
    NameAr: field('الاسم بالعربية', 'Name in Arabic', 'مثل: محطة الركاب.', 'Such as: محطة الركاب'),
    NameEn: field(
      'الاسم بالإنجليزية',
      'Name in English',
      'مثل: Passenger Terminal',
      'Such as: Passenger Terminal',
    ),
    Berths: field('عدد الأرصفة', 'Berths', 'رقم، مثل: 6.', 'A number such as 6.'),
    Depth: field(
      'عمق المياه عند الرصيف بالمتر',
      'Depth alongside in metres',
      'رقم، مثل: 13.5.',
      'A number such as 13.5.',
    ),
    MaximumDraught: field(
      'أقصى غاطس بالمتر',
      'Maximum draught in metres',
      'رقم، مثل: 12.1. الغاطس المسموح عند هذا العمق.',
      'A number such as 12.1: the draught permitted at this depth.',
    ),
  },
  Document: {
    Title: field(
      'اسم الوثيقة',
      'Name',
      'نص الرابط، مثل: لائحة التراخيص.',
      'Text of the link, such as: Licensing rules.',
    ),
    Document: field('الملف', 'File', 'ملف PDF بهذه اللغة.', 'A PDF in this language.'),
    ReleaseDate: field(
      'تاريخ الإصدار',
      'Date of release',
      'التاريخ المكتوب على الوثيقة.',
      'The date written on the document.',
    ),
  },
};
