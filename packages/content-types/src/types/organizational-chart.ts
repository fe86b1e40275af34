import { contentType } from '../definition';
import { NO_PICTURE } from '../missing';

export const organizationalChart = contentType({
  plural: 'organizational-charts',
  displayName: 'Organisational chart',
  section: 'about',
  label: ['الهيكل التنظيمي', 'Organisational chart'],
  shownAt: ['about', '#chart'],
  title: 'Organisational chart',
  without: 'the tab is empty',
  columns: ['Title'],
  fields: [
    {
      Title: {
        type: 'string',
        maxLength: 200,
        label: ['العنوان', 'Title'],
        help: ['عنوان الصفحة.', 'Title of the page.'],
        missing: 'no caption',
        isExtra: true,
      },
      Structure: {
        type: 'json',
        label: ['الهيكل', 'Structure'],
        help: [
          'يغيّره مدير النظام: خطأ في علامة واحدة يمنع الحفظ.',
          'For administrators: one wrong sign cannot be saved.',
        ],
        missing: 'the chart is a picture alone',
        isExtra: true,
      },
      Image: {
        type: 'media',
        multiple: false,
        allowedTypes: ['images'],
        label: ['صورة الهيكل', 'Picture'],
        help: [
          'صورة الهيكل كاملًا. صِفها في مكتبة الوسائط.',
          'A picture of the whole chart. Describe it in the Media Library.',
        ],
        missing: NO_PICTURE,
      },
    },
  ],
});
