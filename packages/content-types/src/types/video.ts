import { contentType } from '../definition';
import { picture, publishDate, slug, title } from '../fields';
import { LEFT_OUT, NO_PICTURE } from '../missing';

export const video = contentType({
  plural: 'videos',
  displayName: 'Video',
  section: 'news',
  label: ['مقاطع الفيديو', 'Videos'],
  title: 'Videos',
  without: 'media centre and home page have no videos',
  columns: ['Title', 'PublishDate', 'Duration'],
  sort: '-PublishDate',
  fields: [
    {
      Title: {
        ...title,
        help: ['اسم المقطع كما يظهر في المركز الإعلامي.', 'As shown in the media centre.'],
        maxCharacters: 90,
        missing: 'the first line of Summary; else entry left out',
        isExtra: true,
      },
      Summary: {
        type: 'text',
        maxLength: 280,
        label: ['الملخص', 'Summary'],
        help: ['جملة واحدة عمّا في المقطع.', 'One sentence on what it shows.'],
        maxCharacters: 170,
        missing: 'no text below the title',
      },
      URL: {
        type: 'string',
        maxLength: 2000,
        required: true,
        regex: '^(https?://|/uploads/)\\S+$',
        isLocalized: false,
        label: ['عنوان المقطع', 'Address of the video'],
        help: [
          'عنوانه في يوتيوب أو فيميو، أو رابط ملفه في مكتبة الوسائط.',
          'Its address at YouTube or Vimeo, or the link of its file in the Media Library.',
        ],
        missing: LEFT_OUT,
      },
    },
    {
      PublishDate: publishDate,
      Duration: {
        type: 'integer',
        min: 0,
        isLocalized: false,
        label: ['المدة بالثواني', 'Length in seconds'],
        help: ['مثال: 95', 'For example: 95'],
        missing: 'no duration',
        isExtra: true,
      },
      Thumbnail: {
        ...picture,
        label: ['صورة الغلاف', 'Cover picture'],
        help: [
          'تظهر في القوائم وقبل تشغيل المقطع. الأفضل 1200 × 750.',
          'Shown in lists and before the video plays. Best 1200 × 750.',
        ],
        width: 1200,
        missing: NO_PICTURE,
      },
      Slug: {
        ...slug,
        required: false,
        isExtra: true,
      },
    },
  ],
});
