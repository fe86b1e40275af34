import { contentType } from '../definition';
import { BUILT_IN } from '../missing';

export const siteSetting = contentType({
  kind: 'single',
  plural: 'site-settings',
  displayName: 'Site setting',
  section: 'home',
  label: ['الصفحة الرئيسة والتذييل', 'Home page and footer'],
  shownAt: ['home'],
  title: 'Settings of the site',
  without: 'built-in contact facts, headlines, figures and tiles',
  isOwn: true,
  fields: [
    {
      Headlines: {
        type: 'component',
        repeatable: true,
        component: 'home.headline',
        label: ['العناوين المتبدلة', 'Rotating headlines'],
        help: ['في أعلى الصفحة الرئيسة.', 'At the top of the home page.'],
        missing: BUILT_IN,
      },
      Counters: {
        type: 'component',
        repeatable: true,
        component: 'home.counter',
        label: ['الأرقام', 'Statistics'],
        help: ['تحت العناوين.', 'Below the headlines.'],
        missing: BUILT_IN,
      },
      Tiles: {
        type: 'component',
        repeatable: true,
        component: 'home.tile',
        label: ['بطاقات المعلومات', 'Information tiles'],
        help: [
          'في أسفل الصفحة الرئيسة، قبل التذييل.',
          'Towards the end of the home page, before the footer.',
        ],
        missing: BUILT_IN,
      },
    },
    {
      HistoryTitle: {
        type: 'string',
        maxLength: 200,
        label: ['عنوان قسم التاريخ', 'Title of the history section'],
        help: ['في الصفحة الرئيسة. سطر واحد.', 'On the home page. One line.'],
        missing: BUILT_IN,
      },
      HistoryText: {
        type: 'text',
        maxLength: 2000,
        label: ['نص قسم التاريخ', 'Text of the history section'],
        help: ['في الصفحة الرئيسة. جملتان أو ثلاث.', 'On the home page. Two or three sentences.'],
        missing: BUILT_IN,
      },
      HistoryYears: {
        type: 'component',
        repeatable: true,
        component: 'home.milestone',
        label: ['محطات التاريخ', 'Milestones'],
        help: ['سنوات مهمة، الأقدم أولًا.', 'Important years, the oldest first.'],
        missing: BUILT_IN,
      },
    },
    {
      ShortNumber: {
        type: 'string',
        maxLength: 20,
        isLocalized: false,
        label: ['الرقم الموحد', 'Short number'],
        help: ['مثال: 19000', 'Such as: 19000'],
        missing: BUILT_IN,
      },
      InternationalNumber: {
        type: 'string',
        maxLength: 40,
        isLocalized: false,
        label: ['الرقم من خارج المملكة', 'Number from abroad'],
        help: [
          'برمز الدولة، مثل: ‎+966 11 000 0000',
          'With the country code, such as: +966 11 000 0000',
        ],
        missing: BUILT_IN,
      },
      Fax: {
        type: 'string',
        maxLength: 40,
        isLocalized: false,
        label: ['الفاكس', 'Fax'],
        help: ['برمز الدولة. يظهر في التذييل.', 'With the country code. Shown in the footer.'],
        missing: BUILT_IN,
      },
      Email: {
        type: 'email',
        isLocalized: false,
        label: ['البريد الإلكتروني', 'Email address'],
        help: [
          'العنوان العام للهيئة. يظهر في التذييل وصفحة التواصل.',
          'The authority’s general address. Shown in the footer and on the contact page.',
        ],
        missing: BUILT_IN,
      },
      PostalBox: {
        type: 'string',
        maxLength: 200,
        label: ['صندوق البريد', 'PO box'],
        help: ['مثال: 00000، الرياض 11000', 'Such as: 00000, Riyadh 11000'],
        missing: BUILT_IN,
      },
      Address: {
        type: 'text',
        maxLength: 500,
        label: ['العنوان', 'Address'],
        help: [
          'عنوان المقر: الشارع والحي والمدينة.',
          'Where the head office is: street, district, city.',
        ],
        missing: BUILT_IN,
      },
    },
    {
      SupportHours: {
        type: 'string',
        maxLength: 200,
        label: ['أوقات العمل', 'Support hours'],
        help: ['مثال: الأحد إلى الخميس، 8 ص إلى 4 م.', 'Such as: Sunday to Thursday, 8 am to 4 pm.'],
        missing: BUILT_IN,
      },
      SocialLinks: {
        type: 'component',
        repeatable: true,
        component: 'contact.social-link',
        isLocalized: false,
        label: ['وسائل التواصل', 'Social networks'],
        help: [
          'تظهر أيقوناتها في التذييل بترتيبها هنا.',
          'Their icons stand in the footer in this order.',
        ],
        missing: 'no links to social networks',
      },
    },
  ],
});
