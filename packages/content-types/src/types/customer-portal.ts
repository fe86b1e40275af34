import { contentType } from '../definition';
import { html, title } from '../fields';
import { BUILT_IN, NO_LINK } from '../missing';

export const customerPortal = contentType({
  kind: 'single',
  plural: 'customer-portals',
  displayName: 'Customer portal',
  section: 'services',
  label: ['بوابة العملاء', 'Customer portal'],
  shownAt: ['customerPortal'],
  title: 'Customer portal',
  without: 'the built-in text, no guides',
  isOwn: true,
  fields: [
    {
      Title: {
        ...title,
        help: ['عنوان الصفحة.', 'Title of the page.'],
        missing: 'the name of the page',
      },
      Content: {
        ...html,
        help: [
          'ما الذي يفعله العميل في البوابة، وكيف يسجّل؟',
          'What customers do in the portal, and how they register.',
        ],
        missing: BUILT_IN,
      },
    },
    {
      GuideArabic: {
        type: 'media',
        multiple: false,
        allowedTypes: ['files'],
        isLocalized: false,
        label: ['الدليل بالعربية', 'Guide in Arabic'],
        help: [
          'ملف PDF بالعربية، يُنزَّل من صفحة البوابة.',
          'A PDF in Arabic, downloaded from the portal’s page.',
        ],
        missing: NO_LINK,
      },
      GuideEnglish: {
        type: 'media',
        multiple: false,
        allowedTypes: ['files'],
        isLocalized: false,
        label: ['الدليل بالإنجليزية', 'Guide in English'],
        help: [
          'ملف PDF بالإنجليزية، يُنزَّل من صفحة البوابة.',
          'A PDF in English, downloaded from the portal’s page.',
        ],
        missing: NO_LINK,
      },
    },
  ],
});
