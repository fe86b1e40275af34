import { DEPARTMENTS } from '../facts/departments';
import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      CircularNumber: '2026/001',
      ReleaseDate: '2026-01-11',
      TransferDate: '2026-01-12',
      PublishedOn: '2026-01-14',
    },
    ar: {
      Subject: 'نوافذ الرسو الثابتة لعام 2026',
      Description:
        'تُخصص نوافذ رسو أسبوعية ثابتة للخطوط التي حققت التزامًا لا يقل عن 85% في عام 2025، وتُعلن قائمتها لكل محطة قبل الأول من فبراير 2026.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'الوكلاء الملاحيين ومشغّلي المحطات',
      File: 'circular-2026-001-ar.pdf',
    },
    en: {
      Subject: 'Fixed berthing windows for 2026',
      Description:
        'Fixed weekly windows are given to lines that kept at least 85% of their 2025 windows. The list for each terminal is published before 1 February 2026.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'Shipping agents and terminal operators',
      File: 'circular-2026-001-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2026/002',
      ReleaseDate: '2026-02-04',
      TransferDate: '2026-02-08',
      PublishedOn: '2026-02-09',
    },
    ar: {
      Subject: 'العمل في رمضان 1447هـ',
      Description:
        'تبدأ ساعات العمل في رمضان 1447هـ من 10 صباحًا وتنتهي 3 عصرًا، وتُمدد فترة استقبال الحاويات المصدّرة إلى ما قبل الإبحار بـ10 ساعات بدلًا من 12 ساعة.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2026-002-ar.pdf',
    },
    en: {
      Subject: 'Ramadan 1447 AH working hours',
      Description:
        'In Ramadan 1447 AH hours are 10am to 3pm. Export containers are received until 10 hours before sailing instead of 12.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'All port users',
      File: 'circular-2026-002-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2026/003',
      ReleaseDate: '2026-02-16',
    },
    ar: {
      Subject: 'يوم التأسيس 2026: عمل البوابات',
      Description:
        'تعمل بوابات الشاحنات يوم الأحد 22 فبراير 2026 بكامل مساراتها، وتُقدم مواعيد المكاتب المحجوزة في هذا اليوم إلى الخميس الذي يسبقه.',
    },
    en: {
      Subject: 'Gates on Founding Day 2026',
      Description:
        'Truck gates work with all lanes on Sunday 22 February 2026. Office appointments for that day are brought forward to the Thursday before.',
    },
  },
  {
    shared: {
      CircularNumber: '2026/004',
      ReleaseDate: '2026-03-09',
    },
    ar: {
      Subject: 'مناوبات عيد الفطر 1447هـ للخدمات البحرية',
      Description:
        'يُرفع عدد المرشدين المناوبين في ميناءي جدة والدمام إلى 9 مرشدين في كل مناوبة من 18 إلى 25 مارس 2026 لاستيعاب سفن ما بعد العيد.',
      File: 'circular-2026-004-ar.pdf',
    },
    en: {
      Subject: 'Marine rosters for Eid al-Fitr 1447 AH',
      Description:
        'There will be nine pilots on each shift at Jeddah and Dammam ports from 18 to 25 March 2026, to serve the vessels arriving after Eid.',
      File: 'circular-2026-004-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2026/005',
      ReleaseDate: '2026-03-31',
      TransferDate: '2026-04-01',
      PublishedOn: '2026-04-02',
      Ports: 'dammam, jubail-commercial',
    },
    ar: {
      Subject: 'حوافز التصدير عبر موانئ الخليج العربي',
      Description:
        'تُخفض أجور مناولة الحاويات المصدّرة المحملة عبر ميناءي الدمام والجبيل التجاري بنسبة 10% حتى 31 ديسمبر 2026، بشرط ألا تقل صادرات المنشأة عن 200 حاوية.',
      Body: `<h2>الأجور المخفضة</h2>
<table>
<caption>أجور مناولة الحاوية المصدّرة المحملة بالريال</caption>
<thead><tr><th>الميناء</th><th>قبل الخفض</th><th>بعد الخفض</th></tr></thead>
<tbody>
<tr><th>الدمام</th><td>460</td><td>414</td></tr>
<tr><th>الجبيل التجاري</th><td>430</td><td>387</td></tr>
</tbody>
</table>
<h2>المستندات المطلوبة</h2>
<ul>
<li>السجل التجاري للمنشأة المصدّرة.</li>
<li>بيانات التصدير للأشهر الاثني عشر السابقة.</li>
</ul>
<p>يُقدَّم الطلب مرة واحدة في بوابة العملاء، ويسري الخفض من أول الشهر التالي لقبوله.</p>`,
      Category: 'مالية',
      OrganizationName: DEPARTMENTS.finance.ar,
      DirectedTo: 'المستوردين والمصدّرين',
      File: 'circular-2026-005-ar.pdf',
    },
    en: {
      Subject: 'Export incentive at the Gulf ports',
      Description:
        'Charges for handling laden export containers at Dammam and Jubail Commercial ports are reduced by 10% until 31 December 2026 for firms exporting at least 200 containers.',
      Body: `<h2>Reduced charges</h2>
<table>
<caption>Handling of a laden export container, in riyals</caption>
<thead><tr><th>Port</th><th>Before</th><th>Reduced</th></tr></thead>
<tbody>
<tr><th>Dammam</th><td>460</td><td>414</td></tr>
<tr><th>Jubail Commercial</th><td>430</td><td>387</td></tr>
</tbody>
</table>
<h2>Documents that you need</h2>
<ul>
<li>The exporter’s commercial registration.</li>
<li>Export declarations of the previous 12 months.</li>
</ul>
<p>Apply once, in the customer portal. The reduction starts on the first day of the month after your application is accepted.</p>`,
      Category: 'Financial',
      OrganizationName: DEPARTMENTS.finance.en,
      DirectedTo: 'Importers and exporters',
      File: 'circular-2026-005-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2026/006',
      ReleaseDate: '2026-04-19',
      TransferDate: '2026-04-21',
      PublishedOn: '2026-04-22',
    },
    ar: {
      Subject: 'محطات شحن المعدات الكهربائية',
      Description:
        'تُركب نقاط شحن معدات الساحات الكهربائية على بعد لا يقل عن 25 مترًا من مواقع البضائع الخطرة، وتُزود بقواطع آلية وكاميرات حرارية.',
      Category: 'سلامة',
      OrganizationName: DEPARTMENTS.safety.ar,
      DirectedTo: 'مشغّلي المحطات',
      File: 'circular-2026-006-ar.pdf',
    },
    en: {
      Subject: 'Charging of electric yard equipment',
      Description:
        'Chargers for electric yard equipment must be at least 25 metres from dangerous goods areas and have automatic cut-outs and thermal cameras.',
      Category: 'Safety',
      OrganizationName: DEPARTMENTS.safety.en,
      DirectedTo: 'Terminal operators',
      File: 'circular-2026-006-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2026/007',
      ReleaseDate: '2026-05-10',
      TransferDate: '2026-05-11',
      PublishedOn: '2026-05-13',
    },
    ar: {
      Subject: 'استقبال المواشي قبل عيد الأضحى 1447هـ',
      Description:
        'تُستقبل سفن المواشي في ميناءي جدة وجازان على مدار الساعة حتى 8 ذي الحجة 1447هـ، ويُشترط حجز المحاجر قبل الوصول بـ5 أيام.',
      Category: 'تشغيلية',
      OrganizationName: DEPARTMENTS.marineOperations.ar,
      DirectedTo: 'المستوردين والمصدّرين',
      File: 'circular-2026-007-ar.pdf',
    },
    en: {
      Subject: 'Livestock before Eid al-Adha 1447 AH',
      Description:
        'Livestock vessels are received at Jeddah and Jazan ports at all hours until 8 Dhu al-Hijjah 1447 AH. Quarantine pens must be booked five days before arrival.',
      Category: 'Operational',
      OrganizationName: DEPARTMENTS.marineOperations.en,
      DirectedTo: 'Importers and exporters',
      File: 'circular-2026-007-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2026/008',
      ReleaseDate: '2026-06-03',
      TransferDate: '2026-06-07',
      PublishedOn: '2026-06-08',
    },
    ar: {
      Subject: 'الكهرباء البرية للسفن الراسية',
      Description:
        'تُلزم سفن الركاب التي تبقى على الرصيف أكثر من 4 ساعات في ميناء جدة بالربط بالكهرباء البرية عند توافر المأخذ، اعتبارًا من الأول من أغسطس 2026.',
      Category: 'بحرية',
      OrganizationName: DEPARTMENTS.pilotage.ar,
      DirectedTo: 'ملاك السفن وربابنتها',
      File: 'circular-2026-008-ar.pdf',
    },
    en: {
      Subject: 'Shore power for vessels alongside',
      Description:
        'From 1 August 2026 passenger ships berthed for more than four hours at Jeddah Port must connect to shore power where a socket is available.',
      Category: 'Marine',
      OrganizationName: DEPARTMENTS.pilotage.en,
      DirectedTo: 'Ship owners and masters',
      File: 'circular-2026-008-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2026/009',
      ReleaseDate: '2026-07-05',
    },
    ar: {
      Subject: 'تنظيم مناوبات صيف 2026',
      Description:
        'يبدأ عمل الساحات المكشوفة صيف 2026 الساعة 5 فجرًا، وتُلغى مناوبة الظهيرة في ميناءي جازان والجبيل الصناعي حتى منتصف سبتمبر.',
      File: 'circular-2026-009-ar.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2026/010',
      ReleaseDate: '2026-07-29',
      TransferDate: '2026-08-02',
      PublishedOn: '2026-08-04',
    },
    ar: {
      Subject: 'واجهات برمجية لاستعلام الحاويات',
      Description:
        'تتيح الهيئة للمخلّصين المسجلين واجهة برمجية للاستعلام عن حالة الحاوية بحد أقصى 1,000 طلب في الساعة، وتُمنح مفاتيح الاستخدام لمدة سنة قابلة للتجديد.',
      Category: 'تقنية',
      OrganizationName: DEPARTMENTS.digital.ar,
      DirectedTo: 'المخلّصين الجمركيين',
      File: 'circular-2026-010-ar.pdf',
    },
    en: {
      Subject: 'Interface for container enquiries',
      Description:
        'Registered brokers may query container status through an interface limited to 1,000 calls an hour. Keys are valid for one year and may be renewed.',
      Category: 'Digital',
      OrganizationName: DEPARTMENTS.digital.en,
      DirectedTo: 'Customs brokers',
      File: 'circular-2026-010-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2026/011',
      ReleaseDate: '2026-08-23',
      TransferDate: '2026-08-24',
      PublishedOn: '2026-08-25',
    },
    ar: {
      Subject: 'الاختبار المهني لمندوبي الوكالات',
      Description:
        'يجب أن يجتاز مندوب الوكالة الملاحية اختبارًا مهنيًا قبل منحه بطاقة الصعود إلى السفن، وتُعقد أولى الدورات في 13 سبتمبر 2026 بمقاعد لـ120 متقدمًا.',
      Category: 'تنظيمية',
      OrganizationName: DEPARTMENTS.licensing.ar,
      DirectedTo: 'الوكلاء الملاحيين',
      File: 'circular-2026-011-ar.pdf',
    },
    en: {
      Subject: 'Test for agency representatives',
      Description:
        'Agency representatives must pass a professional test to obtain a boarding card. The first session, for 120 candidates, is on 13 September 2026.',
      Category: 'Regulatory',
      OrganizationName: DEPARTMENTS.licensing.en,
      DirectedTo: 'Shipping agents',
      File: 'circular-2026-011-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2026/012',
      ReleaseDate: '2026-09-13',
    },
    ar: {
      Subject: 'تشغيل الموانئ في اليوم الوطني 96',
      Description: `يُعفى أصحاب البضائع من أجور التخزين عن يوم الأربعاء 23 سبتمبر 2026، ويعمل مركز خدمة العملاء على الرقم ${FACTS.ar.shortNumber} ${FACTS.ar.hoursOfDay}.`,
      File: 'circular-2026-012-ar.pdf',
    },
    en: {
      Subject: 'Ports on the 96th National Day',
      Description: `No storage is charged for Wednesday 23 September 2026. The contact centre on ${FACTS.en.shortNumber} answers ${FACTS.en.hoursOfDay}.`,
      File: 'circular-2026-012-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2026/013',
      ReleaseDate: '2026-10-14',
      TransferDate: '2026-10-15',
      PublishedOn: '2026-10-19',
    },
    ar: {
      Subject: 'تحديث تقييمات أمن المرافق المينائية',
      Description:
        'تُراجع تقييمات أمن المرافق المينائية الصادرة قبل عام 2022 في جميع الموانئ قبل 31 مارس 2027، وتشمل المراجعة الأنظمة الرقمية للبوابات والرافعات.',
      Category: 'أمنية',
      OrganizationName: DEPARTMENTS.compliance.ar,
      DirectedTo: 'الجهات الحكومية العاملة في الموانئ',
      File: 'circular-2026-013-ar.pdf',
    },
    en: {
      Subject: 'Review of port facility security assessments',
      Description:
        'Security assessments made before 2022 must be reviewed in every port by 31 March 2027. The review includes the digital systems of gates and cranes.',
      Category: 'Security',
      OrganizationName: DEPARTMENTS.compliance.en,
      DirectedTo: 'Government agencies working in the ports',
      File: 'circular-2026-013-en.pdf',
    },
  },
  {
    shared: {
      CircularNumber: '2026/014',
      ReleaseDate: '2026-11-08',
      TransferDate: '2026-11-10',
      PublishedOn: '2026-11-11',
      EffectiveDate: '2026-12-15',
    },
    ar: {
      Subject: 'إقفال فواتير عام 2026',
      Description: `تُسدد الفواتير الصادرة حتى 30 نوفمبر 2026 قبل 20 ديسمبر، ويُغلق الحساب الآجل إذا تأخر سداده ${FACTS.ar.creditLateDays} يومًا.`,
      Category: 'مالية',
      OrganizationName: DEPARTMENTS.finance.ar,
      DirectedTo: 'جميع المتعاملين مع الموانئ',
      File: 'circular-2026-014-ar.pdf',
    },
    en: {
      Subject: 'Closing of 2026 invoices',
      Description: `Invoices issued up to 30 November 2026 must be paid by 20 December. Credit accounts are closed when payment is ${FACTS.en.creditLateDays} days late.`,
      Category: 'Financial',
      OrganizationName: DEPARTMENTS.finance.en,
      DirectedTo: 'All port users',
      File: 'circular-2026-014-en.pdf',
    },
  },
] satisfies SeedEntry[];
