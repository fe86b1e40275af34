import { contentType } from '../definition';
import { html, order, picture, slug } from '../fields';
import { LEFT_OUT, NO_LINE, NO_PART } from '../missing';

export const port = contentType({
  plural: 'ports',
  displayName: 'Port',
  section: 'ports',
  label: ['الموانئ', 'Ports'],
  shownAt: ['ports', '?port=', 'Slug'],
  title: 'Ports',
  without: 'page of the ports, map and the list in the footer are empty',
  columns: ['Port', 'Category', 'UnLocode', 'DisplayOrder'],
  sort: 'DisplayOrder',
  fields: [
    {
      Port: {
        type: 'string',
        maxLength: 120,
        required: true,
        label: ['اسم الميناء', 'Name of the port'],
        help: [
          'كما يظهر في الموقع كله، مثل: ميناء جدة.',
          'As the whole site shows it, such as: Jeddah Port.',
        ],
        missing: LEFT_OUT,
      },
      Description: {
        ...html,
        label: ['عن الميناء', 'About the port'],
        help: ['نص صفحة الميناء.', 'Text of its page.'],
        missing: 'no description',
      },
      AssetsAndFacilities: {
        ...html,
        label: ['الأصول والمرافق', 'Assets and facilities'],
        help: [
          'المعدات والساحات والخدمات، قائمة أو جدولًا.',
          'Equipment, yards and services, as a list or a table.',
        ],
        missing: NO_PART,
      },
    },
    {
      Category: {
        type: 'enumeration',
        enum: ['commercial', 'industrial'],
        required: true,
        isLocalized: false,
        label: ['النوع', 'Kind'],
        help: ['تجاري أو صناعي.', 'Commercial or industrial.'],
        missing: NO_LINE,
      },
      Slug: slug,
      UnLocode: {
        type: 'string',
        maxLength: 5,
        regex: '^[A-Z]{2}[A-Z2-9]{3}$',
        isLocalized: false,
        label: ['الرمز الدولي', 'UN/LOCODE'],
        help: [
          'خمسة أحرف مثل SAJED. اتركه فارغًا إن شاركه فيه ميناء آخر.',
          'Five characters such as SAJED. Leave it empty for a port that shares its code.',
        ],
        missing: 'no code of the port',
        isExtra: true,
      },
      DisplayOrder: order,
    },
    {
      TerminalList: {
        type: 'component',
        repeatable: true,
        component: 'port.terminal',
        isLocalized: false,
        label: ['المحطات وأرصفتها', 'Terminals and their berths'],
        help: [
          'جدول في صفحة الميناء وفي البيانات المفتوحة، واحد للغتين.',
          'A table on the port’s page and in the open data, one for both languages.',
        ],
        missing: 'no table of terminals',
        isExtra: true,
      },
    },
    {
      Latitude: {
        type: 'decimal',
        min: -90,
        max: 90,
        required: true,
        isLocalized: false,
        label: ['خط العرض', 'Latitude'],
        help: ['مثال: 21.48', 'Such as: 21.48'],
        missing: 'the port is not on the map',
      },
      Longitude: {
        type: 'decimal',
        min: -180,
        max: 180,
        required: true,
        isLocalized: false,
        label: ['خط الطول', 'Longitude'],
        help: ['مثال: 39.18', 'Such as: 39.18'],
        missing: 'the port is not on the map',
      },
      Berths: {
        type: 'integer',
        min: 0,
        isLocalized: false,
        label: ['عدد الأرصفة', 'Berths'],
        help: [
          'رقم، مثل: 62، في صفحة الميناء والخريطة. إن كانت المحطات مدخلة حُسب منها عند الحفظ.',
          'A number such as 62, on the port’s page and the map. Where terminals are given, saving counts their berths.',
        ],
        missing: NO_LINE,
      },
      Terminals: {
        type: 'integer',
        min: 0,
        isLocalized: false,
        label: ['عدد المحطات', 'Terminals'],
        help: [
          'رقم، مثل: 4، في صفحة الميناء. إن كانت المحطات مدخلة حُسب منها عند الحفظ.',
          'A number such as 4, on the port’s page. Where terminals are given, saving counts them.',
        ],
        missing: NO_LINE,
      },
      Capacity: {
        type: 'integer',
        min: 0,
        isLocalized: false,
        label: ['الطاقة السنوية بالطن', 'Yearly capacity in tonnes'],
        help: ['رقم بلا فواصل، مثل: 130000000.', 'A number without separators, such as 130000000.'],
        missing: NO_LINE,
      },
      Area: {
        type: 'decimal',
        min: 0,
        isLocalized: false,
        label: ['المساحة بالكيلومتر المربع', 'Area in square kilometres'],
        help: [
          'رقم، مثل: 12.5. يظهر في صفحة الميناء.',
          'A number such as 12.5. Shown on the port’s page.',
        ],
        missing: NO_LINE,
      },
      Operators: {
        type: 'text',
        maxLength: 1000,
        label: ['المشغّلون', 'Operators'],
        help: ['مفصولين بفواصل.', 'Separated by commas.'],
        missing: NO_LINE,
      },
    },
    {
      CoverImage: {
        ...picture,
        label: ['صورة الميناء', 'Picture'],
        help: [
          'تظهر في أعلى صفحة الميناء وفي قائمة الموانئ. الأفضل 1200 × 750.',
          'Shown at the top of the port’s page and in the list of ports. Best 1200 × 750.',
        ],
        width: 1200,
        missing: 'the built-in picture',
      },
    },
    {
      ContactUsTitle: {
        type: 'string',
        maxLength: 200,
        label: ['عنوان قسم التواصل', 'Title of the contact section'],
        help: ['مثال: تواصل مع ميناء جدة.', 'Such as: Contact Jeddah Port.'],
        missing: 'the built-in heading',
      },
      TelNo: {
        type: 'string',
        maxLength: 40,
        isLocalized: false,
        label: ['الهاتف', 'Telephone'],
        help: [
          'برمز الدولة، مثل: ‎+966 12 000 0000',
          'With the country code, such as: +966 12 000 0000',
        ],
        missing: NO_LINE,
      },
      FaxNo: {
        type: 'string',
        maxLength: 40,
        isLocalized: false,
        label: ['الفاكس', 'Fax'],
        help: ['برمز الدولة. يمكن تركه فارغًا.', 'With the country code. It may be empty.'],
        missing: NO_LINE,
      },
      PostalAddress: {
        type: 'text',
        maxLength: 500,
        label: ['العنوان البريدي', 'Postal address'],
        help: ['صندوق البريد والمدينة والرمز البريدي.', 'PO box, city and postcode.'],
        missing: NO_LINE,
      },
    },
  ],
});
