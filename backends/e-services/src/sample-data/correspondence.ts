/** Arabic first, then English. */
export type Pair = readonly [ar: string, en: string];

/** A kind of government correspondence; `{port}` is replaced by the name of a port. */
export interface Correspondence {
  subject: Pair;
  category: Pair;
  directedTo: Pair;
  from: readonly Pair[];
}

const LICENCES: Pair = ['التراخيص', 'Licences'];
const REQUESTS: Pair = ['طلبات الخدمة', 'Service requests'];
const COMPLAINTS: Pair = ['الشكاوى والاعتراضات', 'Complaints and objections'];
const CONTRACTS: Pair = ['العقود والمشتريات', 'Contracts and procurement'];
const PROPERTY: Pair = ['الأراضي والمرافق', 'Land and facilities'];
const SAFETY: Pair = ['السلامة والبيئة', 'Safety and environment'];
const OFFICIAL: Pair = ['المراسلات الحكومية', 'Government correspondence'];

const LICENSING: Pair = ['إدارة التراخيص', 'Licensing Department'];
const OPERATIONS: Pair = ['إدارة العمليات البحرية', 'Marine Operations Department'];
const CUSTOMER_CARE: Pair = ['إدارة العناية بالعملاء', 'Customer Care Department'];
const PROCUREMENT: Pair = ['إدارة العقود والمشتريات', 'Contracts and Procurement Department'];
const INVESTMENT: Pair = ['إدارة الاستثمار', 'Investment Department'];
const ENVIRONMENT: Pair = ['إدارة السلامة والبيئة', 'Safety and Environment Department'];
const LEGAL: Pair = ['الإدارة القانونية', 'Legal Department'];
const FINANCE: Pair = ['الإدارة المالية', 'Finance Department'];
const DATA: Pair = ['مكتب إدارة البيانات', 'Data Management Office'];
const ENGINEERING: Pair = ['إدارة المشاريع والهندسة', 'Projects and Engineering Department'];

const GOVERNMENT: readonly Pair[] = [
  ['وزارة النقل والخدمات اللوجستية', 'Ministry of Transport and Logistic Services'],
  ['وزارة المالية', 'Ministry of Finance'],
  ['وزارة البيئة', 'Ministry of Environment'],
  ['إمارة المنطقة', 'Regional Governorate'],
  ['أمانة المنطقة', 'Regional Municipality'],
  ['هيئة الزكاة والضريبة والجمارك', 'Zakat, Tax and Customs Authority'],
  ['قيادة حرس الحدود', 'Border Guard Command'],
  ['إدارة الدفاع المدني', 'Civil Defence Administration'],
];
const BUSINESS: readonly Pair[] = [
  ['شركة مرسى الخليج للوكالات الملاحية', 'Marsa Gulf Shipping Agencies'],
  ['مؤسسة ركاز للتموين البحري', 'Rikaz Marine Supplies'],
  ['شركة مسار الشرق اللوجستية', 'Masar East Logistics'],
  ['شركة أفق الساحل للمحطات', 'Ufuq Coast Terminals'],
];
const CARGO_OWNERS: readonly Pair[] = [
  ['شركة بوادي للاستيراد والتصدير', 'Bawadi Import and Export'],
  ['مكتب سفانة للتخليص الجمركي', 'Safana Customs Clearance'],
  ['شركة ندى الأغذية المبرّدة', 'Nada Chilled Foods'],
  ['مؤسسة وادي ريم التجارية', 'Wadi Reem Trading'],
];
const CONTRACTORS: readonly Pair[] = [
  ['شركة سواعد البناء للمقاولات', 'Sawaed Contracting'],
  ['شركة دوام للتشغيل والصيانة', 'Dawam Operation and Maintenance'],
  ['شركة قاع للأعمال البحرية', 'Qaa Marine Works'],
];

export const CORRESPONDENCE: readonly Correspondence[] = [
  {
    subject: [
      'طلب تجديد ترخيص وكالة ملاحية في {port}',
      'Renewal of a shipping agency licence at {port}',
    ],
    category: LICENCES,
    directedTo: LICENSING,
    from: BUSINESS,
  },
  {
    subject: [
      'طلب إصدار ترخيص تموين السفن في {port}',
      'Application for a ship chandling licence at {port}',
    ],
    category: LICENCES,
    directedTo: LICENSING,
    from: BUSINESS,
  },
  {
    subject: [
      'تعديل بيانات السجل التجاري لوكيل ملاحي في {port}',
      'Change of the commercial registration of a shipping agent at {port}',
    ],
    category: LICENCES,
    directedTo: LICENSING,
    from: BUSINESS,
  },
  {
    subject: [
      'طلب تخصيص رصيف لسفينة معدات مشاريع في {port}',
      'Request for a berth for a project cargo ship at {port}',
    ],
    category: REQUESTS,
    directedTo: OPERATIONS,
    from: BUSINESS,
  },
  {
    subject: [
      'طلب تمديد مدة الإعفاء من أجور التخزين في {port}',
      'Request for an extension of free storage time at {port}',
    ],
    category: REQUESTS,
    directedTo: CUSTOMER_CARE,
    from: CARGO_OWNERS,
  },
  {
    subject: [
      'طلب تصاريح دخول مؤقتة لمقاول في {port}',
      'Request for temporary entry permits for a contractor at {port}',
    ],
    category: REQUESTS,
    directedTo: OPERATIONS,
    from: CONTRACTORS,
  },
  {
    subject: [
      'اعتراض على فاتورة أجور مناولة في {port}',
      'Objection to an invoice for handling charges at {port}',
    ],
    category: COMPLAINTS,
    directedTo: FINANCE,
    from: CARGO_OWNERS,
  },
  {
    subject: [
      'شكوى من تأخر فسح حاويات مبرّدة في {port}',
      'Complaint about delayed release of refrigerated containers at {port}',
    ],
    category: COMPLAINTS,
    directedTo: CUSTOMER_CARE,
    from: CARGO_OWNERS,
  },
  {
    subject: [
      'مطالبة بتعويض عن تلف بضاعة أثناء المناولة في {port}',
      'Claim for cargo damaged during handling at {port}',
    ],
    category: COMPLAINTS,
    directedTo: LEGAL,
    from: CARGO_OWNERS,
  },
  {
    subject: [
      'صرف مستخلص أعمال صيانة الإنارة في {port}',
      'Payment certificate for lighting maintenance at {port}',
    ],
    category: CONTRACTS,
    directedTo: FINANCE,
    from: CONTRACTORS,
  },
  {
    subject: [
      'طلب تمديد مدة عقد تشغيل وصيانة في {port}',
      'Extension of an operation and maintenance contract at {port}',
    ],
    category: CONTRACTS,
    directedTo: PROCUREMENT,
    from: CONTRACTORS,
  },
  {
    subject: [
      'استفسار عن وثائق منافسة توريد معدات إلى {port}',
      'Enquiry about the tender documents for equipment for {port}',
    ],
    category: CONTRACTS,
    directedTo: PROCUREMENT,
    from: CONTRACTORS,
  },
  {
    subject: [
      'طلب استئجار مستودع داخل حرم {port}',
      'Request to rent a warehouse inside the area of {port}',
    ],
    category: PROPERTY,
    directedTo: INVESTMENT,
    from: BUSINESS,
  },
  {
    subject: [
      'طلب تجديد عقد تأجير أرض مجاورة ل{port}',
      'Renewal of a lease of land next to {port}',
    ],
    category: PROPERTY,
    directedTo: INVESTMENT,
    from: BUSINESS,
  },
  {
    subject: [
      'طلب موافقة على مدّ خط خدمات عبر أراضي {port}',
      'Approval of a utility line across the land of {port}',
    ],
    category: PROPERTY,
    directedTo: ENGINEERING,
    from: GOVERNMENT,
  },
  {
    subject: [
      'محضر فرضية مكافحة تلوث بحري في {port}',
      'Report of a marine pollution exercise at {port}',
    ],
    category: SAFETY,
    directedTo: ENVIRONMENT,
    from: GOVERNMENT,
  },
  {
    subject: ['طلب تصريح أعمال غوص في {port}', 'Request for a diving permit at {port}'],
    category: SAFETY,
    directedTo: ENVIRONMENT,
    from: CONTRACTORS,
  },
  {
    subject: [
      'طلب مشاركة بيانات حركة السفن في {port}',
      'Request to share vessel traffic data of {port}',
    ],
    category: OFFICIAL,
    directedTo: DATA,
    from: GOVERNMENT,
  },
  {
    subject: [
      'دعوة إلى اجتماع اللجنة التنسيقية ل{port}',
      'Invitation to the co-ordination committee of {port}',
    ],
    category: OFFICIAL,
    directedTo: OPERATIONS,
    from: GOVERNMENT,
  },
  {
    subject: [
      'طلب مرئيات الهيئة حيال مخطط تطوير المنطقة المحيطة ب{port}',
      'Request for the authority’s views on the development plan around {port}',
    ],
    category: OFFICIAL,
    directedTo: ENGINEERING,
    from: GOVERNMENT,
  },
];

export const CLOSED: readonly Pair[] = [
  ['منتهية', 'Completed'],
  ['صدر الرد وأُبلغت الجهة', 'Reply issued and sender informed'],
  ['محفوظة', 'Filed'],
];

export const OPEN: readonly Pair[] = [
  ['قيد الدراسة', 'Under review'],
  ['محالة إلى الإدارة المختصة', 'Referred to the competent department'],
  ['بانتظار استكمال المستندات', 'Awaiting further documents'],
  ['بانتظار الاعتماد', 'Awaiting approval'],
];
