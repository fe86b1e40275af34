import type { Both } from '@ports-authority/content-types';
import { MAX_MEGABYTES, type Fault, type FileKind } from './file-types';

const KINDS: Readonly<Record<FileKind, Both>> = {
  picture: [
    `الصورة «{name}» أكبر من ${MAX_MEGABYTES.picture} ميغابايت. صغّرها أو احفظها بصيغة WebP ثم ارفعها.`,
    `The picture “{name}” is larger than ${MAX_MEGABYTES.picture} MB. Make it smaller, or save it as WebP, and upload it again.`,
  ],
  document: [
    `المستند «{name}» أكبر من ${MAX_MEGABYTES.document} ميغابايت. صغّر ما فيه من صور ثم ارفعه.`,
    `The document “{name}” is larger than ${MAX_MEGABYTES.document} MB. Make the pictures in it smaller and upload it again.`,
  ],
  archive: [
    `الملف المضغوط «{name}» أكبر من ${MAX_MEGABYTES.archive} ميغابايت. قسّمه ثم ارفعه.`,
    `The archive “{name}” is larger than ${MAX_MEGABYTES.archive} MB. Divide it and upload the parts.`,
  ],
  video: [
    `مقطع الفيديو «{name}» أكبر من ${MAX_MEGABYTES.video} ميغابايت. صغّره، أو انشره في يوتيوب أو فيميو واكتب عنوانه.`,
    `The video “{name}” is larger than ${MAX_MEGABYTES.video} MB. Make it smaller, or publish it on YouTube or Vimeo and enter its address.`,
  ],
};

const TYPES: Both = [
  'ارفع صورة (WebP أو PNG أو JPEG)، أو مستند PDF، أو ملف ZIP، أو مقطع فيديو (MP4 أو WebM).',
  'Upload a picture (WebP, PNG or JPEG), a PDF, a ZIP archive or a video (MP4 or WebM).',
];

const FAULTS: Readonly<Record<Exclude<Fault['reason'], 'size'>, Both>> = {
  empty: [
    'الملف «{name}» فارغ. تحقق منه ثم ارفعه.',
    'The file “{name}” is empty. Check it and upload it again.',
  ],
  type: [
    `لا يعرض الموقع ملفًا من نوع «{name}». ${TYPES[0]}`,
    `The site cannot show a file such as “{name}”. ${TYPES[1]}`,
  ],
  content: [
    'محتوى الملف «{name}» ليس من النوع الذي يدل عليه اسمه. احفظه من جديد بالصيغة الصحيحة ثم ارفعه.',
    'What is in “{name}” is not what its name says. Save it again in the right format and upload it.',
  ],
  damaged: [
    'المستند «{name}» تالف أو غير مكتمل ولا يمكن فتحه. احفظه من جديد بصيغة PDF ثم ارفعه.',
    'The document “{name}” is damaged or incomplete and cannot be opened. Save it as a PDF again and upload it.',
  ],
  replacement: [
    'لا يحل محل هذا الملف إلا ملف من نوعه ({ending})، لأن عنوانه يبقى كما هو. ارفع «{name}» ملفًا جديدًا بدلًا من ذلك.',
    'Only a file of the same type ({ending}) can replace this one, because its address stays the same. Upload “{name}” as a new file instead.',
  ],
};

/** For files rejected by the body parser, whose name is unknown. */
export const TOO_LARGE: Both = [
  `الملف أكبر من ${MAX_MEGABYTES.video} ميغابايت. لا تزيد الصورة على ${MAX_MEGABYTES.picture} ميغابايت، والمستند على ${MAX_MEGABYTES.document}، ومقطع الفيديو على ${MAX_MEGABYTES.video}.`,
  `The file is larger than ${MAX_MEGABYTES.video} MB. A picture may have ${MAX_MEGABYTES.picture} MB, a document ${MAX_MEGABYTES.document} MB and a video ${MAX_MEGABYTES.video} MB.`,
];

export const NO_ADDRESSES: Both = [
  'لا يجلب النظام ملفات من مواقع أخرى. نزّل الملف إلى جهازك ثم ارفعه.',
  'Files are not fetched from other sites. Download the file to your computer and upload it.',
];

export function toMessage(fault: Fault, name: string): Both {
  const [ar, en] = fault.reason === 'size' ? KINDS[fault.kind] : FAULTS[fault.reason];
  const ending = fault.reason === 'replacement' ? fault.ending.toUpperCase() : '';
  const fill = (text: string): string =>
    text.replace(/\{(name|ending)\}/g, (_, key) => (key === 'name' ? bidiIsolate(name) : ending));
  return [fill(ar), fill(en)];
}

/** First-strong isolate: a Latin name must not reorder Arabic text. */
const bidiIsolate = (name: string): string => `\u2068${name.slice(0, 100)}\u2069`;
