/**
 * The external systems of the demo, by the path of their pages. Each has a start page and, where a
 * visitor would go on there, the pages after it.
 *
 * @typedef {{ ar: string, en: string }} Text
 * @typedef {{ text: Text }
 *   | { steps: Text[] }
 *   | { caption: Text, head: Text[], rows: Text[][] }
 *   | { file: string, label: Text }
 *   | { next: string, label: Text }} Block
 * @typedef {{ title: Text, blocks: Block[] }} Screen
 * @typedef {{ name: Text, screens: Record<string, Screen> }} System
 */

/** @type {(ar: string, en?: string) => Text} */
const both = (ar, en = ar) => ({ ar, en });

const sampleAccount = both(
  'لا يُطلب هنا اسم مستخدم ولا كلمة مرور، ولا يُرسل شيء ولا يُحفظ.',
  'No user name or password is asked for here. Nothing is sent or stored.',
);

const enter = both('الدخول بالحساب التجريبي', 'Enter with the sample account');

const amount = both('المبلغ (ريال)', 'Amount (SAR)');
const status = both('الحالة', 'Status');
const date = both('التاريخ', 'Date');

/** @type {Record<string, System>} */
export const SYSTEMS = {
  careers: {
    name: both('موقع التوظيف', 'Careers site'),
    screens: {
      '': {
        title: both('الوظائف الشاغرة', 'Vacancies'),
        blocks: [
          {
            text: both(
              'يعرض موقع التوظيف هنا الوظائف الشاغرة، ويستقبل طلبات التقديم عليها.',
              'The careers site lists vacancies here and takes applications for them.',
            ),
          },
          {
            caption: both('وظائف للتوضيح', 'Sample vacancies'),
            head: [
              both('الوظيفة', 'Post'),
              both('مكان العمل', 'Place of work'),
              both('آخر موعد', 'Closing date'),
            ],
            rows: [
              [
                both('مرشد بحري', 'Marine pilot'),
                both('ميناء جدة', 'Jeddah Port'),
                both('2027-01-14'),
              ],
              [
                both('مهندس صيانة أرصفة', 'Berth maintenance engineer'),
                both('ميناء الدمام', 'Dammam Port'),
                both('2027-01-21'),
              ],
            ],
          },
        ],
      },
    },
  },
  'open-data': {
    name: both('بوابة البيانات المفتوحة', 'Open data portal'),
    screens: {
      '': {
        title: both('مجموعات بيانات الهيئة', 'The authority’s data sets'),
        blocks: [
          {
            text: both(
              'تنشر البوابة هنا مجموعات البيانات وتتيح تنزيلها بصيغ مفتوحة.',
              'The portal publishes data sets here, to be downloaded in open formats.',
            ),
          },
          {
            caption: both('مجموعات بيانات للتوضيح', 'Sample data sets'),
            head: [
              both('المجموعة', 'Data set'),
              both('الصيغة', 'Format'),
              both('آخر تحديث', 'Updated'),
            ],
            rows: [
              [both('حركة السفن الشهرية', 'Monthly ship calls'), both('CSV'), both('2026-10-31')],
              [
                both('مواقع الموانئ', 'Locations of the ports'),
                both('GeoJSON'),
                both('2026-06-01'),
              ],
            ],
          },
          {
            file: 'ship-calls.csv',
            label: both('تنزيل حركة السفن الشهرية (CSV)', 'Download the monthly ship calls (CSV)'),
          },
        ],
      },
    },
  },
  'customer-portal': {
    name: both('بوابة العملاء', 'Customer portal'),
    screens: {
      '': {
        title: both('تسجيل الدخول', 'Sign in'),
        blocks: [
          {
            text: both(
              'يسجّل العملاء دخولهم هنا لتقديم الطلبات ومتابعتها.',
              'Customers sign in here to send requests and follow them.',
            ),
          },
          { text: sampleAccount },
          { next: 'account', label: enter },
          { next: 'register', label: both('إنشاء حساب جديد', 'Create an account') },
        ],
      },
      register: {
        title: both('إنشاء حساب جديد', 'Create an account'),
        blocks: [
          {
            text: both('يُنشأ الحساب في ثلاث خطوات:', 'An account is created in three steps:'),
          },
          {
            steps: [
              both(
                'إدخال بيانات المنشأة وسجلها التجاري.',
                'Enter the company and its commercial register number.',
              ),
              both(
                'التحقق من رقم جوال المفوَّض بالتوقيع.',
                'Confirm the mobile number of the authorised signatory.',
              ),
              both('قبول شروط الاستخدام.', 'Accept the terms of use.'),
            ],
          },
          { text: sampleAccount },
          { next: 'account', label: both('إنشاء الحساب التجريبي', 'Create the sample account') },
        ],
      },
      account: {
        title: both('حسابي', 'My account'),
        blocks: [
          {
            caption: both('طلبات للتوضيح', 'Sample requests'),
            head: [both('الطلب', 'Request'), date, status],
            rows: [
              [
                both('تجديد ترخيص وكالة ملاحية', 'Renewal of a shipping agent licence'),
                both('2026-11-03'),
                both('قيد الدراسة', 'Under review'),
              ],
              [
                both('تأجير مستودع', 'Lease of a warehouse'),
                both('2026-10-12'),
                both('مقبول', 'Accepted'),
              ],
            ],
          },
        ],
      },
    },
  },
  'container-tracking': {
    name: both('نظام تتبع الحاويات', 'Container tracking system'),
    screens: {
      '': {
        title: both('تتبع حاوية', 'Track a container'),
        blocks: [
          {
            text: both(
              'يُبحث هنا برقم الحاوية أو برقم بوليصة الشحن، فيظهر موقع الحاوية وحالتها.',
              'A search by container or bill of lading number shows here where a container is and its status.',
            ),
          },
          {
            next: 'npau4071236',
            label: both(
              'عرض الحاوية التجريبية NPAU 407123 6',
              'Show the sample container NPAU 407123 6',
            ),
          },
        ],
      },
      npau4071236: {
        title: both('الحاوية NPAU 407123 6', 'Container NPAU 407123 6'),
        blocks: [
          {
            caption: both('مسار الحاوية', 'Movements of the container'),
            head: [date, both('المكان', 'Place'), status],
            rows: [
              [
                both('2026-11-19'),
                both('ميناء جدة، الرصيف 14', 'Jeddah Port, berth 14'),
                both('أُفرغت من السفينة', 'Unloaded from the ship'),
              ],
              [
                both('2026-11-20'),
                both('ميناء جدة، الساحة C', 'Jeddah Port, yard C'),
                both('فُسحت', 'Cleared'),
              ],
              [
                both('2026-11-22'),
                both('البوابة 3', 'Gate 3'),
                both('موعد الشاحنة محجوز', 'Truck appointment made'),
              ],
            ],
          },
        ],
      },
    },
  },
  invoices: {
    name: both('نظام الفوترة الجديد', 'New billing system'),
    screens: {
      '': {
        title: both('تسجيل دخول المخلّصين الجمركيين', 'Sign-in for customs brokers'),
        blocks: [
          {
            text: both(
              'يسجّل أصحاب البضائع والمخلّصون دخولهم هنا لعرض الفواتير الصادرة منذ بدء التجربة.',
              'Goods owners and brokers sign in here to see the invoices issued since the trial began.',
            ),
          },
          { text: sampleAccount },
          { next: 'list', label: enter },
        ],
      },
      list: {
        title: both('الفواتير', 'Invoices'),
        blocks: [
          {
            caption: both('فواتير للتوضيح', 'Sample invoices'),
            head: [both('رقم الفاتورة', 'Invoice'), amount, status],
            rows: [
              [both('N-2026-100418'), both('1,840.00'), both('غير مسددة', 'Not paid')],
              [both('N-2026-100377'), both('620.50'), both('مسددة', 'Paid')],
            ],
          },
        ],
      },
    },
  },
  'old-invoices': {
    name: both('نظام الفواتير القديم', 'Old invoice system'),
    screens: {
      '': {
        title: both('تسجيل الدخول', 'Sign in'),
        blocks: [
          {
            text: both(
              'يسجّل أصحاب البضائع دخولهم هنا لعرض الفواتير الصادرة قبل النظام الجديد.',
              'Goods owners sign in here to see the invoices issued before the new system.',
            ),
          },
          { text: sampleAccount },
          { next: 'list', label: enter },
        ],
      },
      list: {
        title: both('الفواتير', 'Invoices'),
        blocks: [
          {
            caption: both('فواتير للتوضيح', 'Sample invoices'),
            head: [both('رقم الفاتورة', 'Invoice'), amount, status],
            rows: [[both('77120465'), both('2,310.00'), both('مسددة', 'Paid')]],
          },
        ],
      },
    },
  },
  'facility-rental': {
    name: both('نظام تأجير المرافق', 'Facility rental system'),
    screens: {
      '': {
        title: both('تقديم طلب استئجار', 'Apply to rent'),
        blocks: [
          {
            text: both('يُقدَّم الطلب هنا في ثلاث خطوات:', 'A request is sent here in three steps:'),
          },
          {
            steps: [
              both(
                'اختيار الميناء والمرفق والمساحة.',
                'Choose the port, the facility and the area.',
              ),
              both(
                'إرفاق السجل التجاري وخطة النشاط.',
                'Attach the commercial register and the plan of the activity.',
              ),
              both(
                'مراجعة الأجرة المقدّرة وإرسال الطلب.',
                'Check the estimated rent and send the request.',
              ),
            ],
          },
          { next: 'received', label: both('إرسال الطلب التجريبي', 'Send the sample request') },
        ],
      },
      received: {
        title: both('استُلم الطلب التجريبي', 'The sample request was received'),
        blocks: [
          {
            text: both(
              'الرقم المرجعي للتوضيح: R-2026-0157. ولم يُرسل أي طلب إلى الهيئة.',
              'Sample reference number: R-2026-0157. No request was sent to the authority.',
            ),
          },
        ],
      },
    },
  },
  payment: {
    name: both('بوابة الدفع', 'Payment gateway'),
    screens: {
      '': {
        title: both('سداد فاتورة', 'Pay a bill'),
        blocks: [
          {
            text: both(
              'تُسدَّد الفواتير هنا ببطاقات الخصم المحلية وبطاقات الشبكات الدولية. ولا تُطلب في هذا النظام التجريبي بيانات بطاقة.',
              'Bills are paid here with local debit cards and international card schemes. This sample system asks for no card details.',
            ),
          },
          {
            caption: both('فاتورة للتوضيح', 'Sample bill'),
            head: [both('رقم الفاتورة', 'Bill'), amount],
            rows: [[both('N-2026-100418'), both('1,840.00')]],
          },
          { next: 'receipt', label: both('السداد بالبطاقة التجريبية', 'Pay with the sample card') },
        ],
      },
      receipt: {
        title: both('إيصال تجريبي', 'Sample receipt'),
        blocks: [
          {
            text: both(
              'رقم العملية: P-2026-004211. لم يُخصم أي مبلغ.',
              'Transaction: P-2026-004211. No money was taken.',
            ),
          },
        ],
      },
    },
  },
  support: {
    name: both('بوابة الدعم', 'Support portal'),
    screens: {
      '': {
        title: both('تذاكر الدعم', 'Support tickets'),
        blocks: [
          {
            text: both(
              'تُفتح التذاكر هنا وتُتابع، ويمكن إعادة فتح التذكرة إذا لم يرضَ المستفيد عن إغلاقها.',
              'Tickets are opened and followed here. A ticket may be re-opened if the beneficiary is unhappy with its closure.',
            ),
          },
          {
            caption: both('تذاكر للتوضيح', 'Sample tickets'),
            head: [both('رقم التذكرة', 'Ticket'), both('الموضوع', 'Subject'), status],
            rows: [
              [
                both('T-58210'),
                both('تعذّر عرض فاتورة', 'An invoice is not shown'),
                both('قيد المعالجة', 'In progress'),
              ],
              [
                both('T-57904'),
                both('تحديث بيانات وكيل', 'Update of an agent’s details'),
                both('مغلقة', 'Closed'),
              ],
            ],
          },
          { next: 're-opened', label: both('إعادة فتح التذكرة T-57904', 'Re-open ticket T-57904') },
        ],
      },
      're-opened': {
        title: both('أُعيد فتح التذكرة T-57904', 'Ticket T-57904 was re-opened'),
        blocks: [
          {
            text: both(
              'يُرد على التذكرة خلال 5 أيام عمل. وهذه تذكرة للتوضيح لا يطّلع عليها أحد.',
              'Tickets are answered within 5 working days. This sample ticket is not read.',
            ),
          },
        ],
      },
    },
  },
};

/** Files of the systems' pages, by path. */
export const FILES = {
  'open-data/ship-calls.csv': {
    type: 'text/csv; charset=utf-8',
    text: 'month,port,ship_calls\r\n2026-09,Jeddah Port,412\r\n2026-09,Dammam Port,268\r\n2026-10,Jeddah Port,431\r\n2026-10,Dammam Port,259\r\n',
  },
};
