import { contentType } from '../definition';
import { NO_PICTURE } from '../missing';

export const category = contentType({
  plural: 'categories',
  displayName: 'Category',
  hasDrafts: false,
  isLocalized: false,
  section: 'settings',
  label: ['تصنيفات الأخبار', 'News categories'],
  title: 'Categories of articles',
  without: 'articles without a picture have none',
  columns: ['Name'],
  sort: 'Name',
  fields: [
    {
      Name: {
        type: 'string',
        maxLength: 40,
        required: true,
        unique: true,
        regex: '^(News|Press|newsletter|Photos|History)$',
        label: ['الاسم', 'Name'],
        help: ['يستعمله الموقع كما هو؛ لا تغيّره.', 'The site uses it as it is; do not change it.'],
        missing: 'the picture is not used',
      },
      CategoryImage: {
        type: 'media',
        multiple: false,
        allowedTypes: ['images'],
        label: ['الصورة', 'Picture'],
        help: [
          'تظهر في كل خبر أو ألبوم من هذا التصنيف ليست له صورة. الأفضل 1200 × 750.',
          'Shown with each article of this category that has no picture. Best 1200 × 750.',
        ],
        width: 1200,
        missing: NO_PICTURE,
      },
    },
  ],
});
