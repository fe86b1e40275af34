import { contentType } from '../definition';
import { order, picture } from '../fields';

export const relatedOrganization = contentType({
  plural: 'related-organizations',
  displayName: 'Related organisation',
  section: 'home',
  label: ['الجهات ذات الصلة', 'Related organisations'],
  shownAt: ['home', '#organizations-title'],
  title: 'Related organisations',
  without: 'the home page has no such part',
  columns: ['Title', 'DisplayOrder'],
  sort: 'DisplayOrder',
  fields: [
    {
      Title: {
        type: 'string',
        maxLength: 200,
        required: true,
        label: ['اسم الجهة', 'Name'],
        help: [
          'يقرؤه قارئ الشاشة مع الشعار، مثل: وزارة النقل والخدمات اللوجستية.',
          'Read out with the logo, such as: Ministry of Transport and Logistics.',
        ],
        missing: 'the host of the link',
        isExtra: true,
      },
      Link: {
        type: 'string',
        maxLength: 2000,
        regex: '^(https?://|/)\\S*$',
        isLocalized: false,
        label: ['عنوان موقعها', 'Address of its site'],
        help: ['عنوان يبدأ بـ https.', 'An address that begins with https.'],
        missing: 'without a link and Title the entry is left out',
      },
      Logo: {
        ...picture,
        label: ['الشعار', 'Logo'],
        help: [
          'صورة بخلفية شفافة، PNG أو WebP. تظهر في أسفل الصفحة الرئيسة.',
          'A picture with a transparent background, PNG or WebP. Shown at the end of the home page.',
        ],
        missing: 'the name instead',
      },
      DisplayOrder: order,
    },
  ],
});
