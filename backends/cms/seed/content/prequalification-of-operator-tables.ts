import type { SeedEntry } from '../types';

export default [
  {
    shared: { DisplayOrder: 1 },
    ar: {
      Title: 'المحطات المطروحة',
      Content: `<table>
<thead><tr><th scope="col">الميناء</th><th scope="col">المحطة</th><th scope="col">عدد الأرصفة</th><th scope="col">مدة العقد (سنة)</th></tr></thead>
<tbody>
<tr><td>ميناء ينبع التجاري</td><td>محطة البضائع العامة</td><td>11</td><td>20</td></tr>
<tr><td>ميناء جازان</td><td>محطة الحاويات والبضائع العامة</td><td>11</td><td>20</td></tr>
<tr><td>ميناء ضباء</td><td>محطة البضائع العامة</td><td>4</td><td>15</td></tr>
<tr><td>ميناء الخفجي</td><td>محطة البضائع العامة والإمداد البحري</td><td>8</td><td>15</td></tr>
</tbody>
</table>`,
    },
    en: {
      Title: 'Terminals on offer',
      Content: `<table>
<thead><tr><th scope="col">Port</th><th scope="col">Terminal</th><th scope="col">Berths</th><th scope="col">Contract (years)</th></tr></thead>
<tbody>
<tr><td>Yanbu Commercial Port</td><td>General Cargo Terminal</td><td>11</td><td>20</td></tr>
<tr><td>Jazan Port</td><td>Container and General Cargo Terminal</td><td>11</td><td>20</td></tr>
<tr><td>Duba Port</td><td>General Cargo Terminal</td><td>4</td><td>15</td></tr>
<tr><td>Khafji Port</td><td>General Cargo and Offshore Supply Terminal</td><td>8</td><td>15</td></tr>
</tbody>
</table>`,
    },
  },
  {
    shared: { DisplayOrder: 2 },
    ar: {
      Title: 'الجدول الزمني',
      Content: `<table>
<thead><tr><th scope="col">المرحلة</th><th scope="col">التاريخ</th></tr></thead>
<tbody>
<tr><td>نشر الدعوة وإتاحة الوثائق</td><td>01/11/2026</td></tr>
<tr><td>زيارة المواقع</td><td>من 29/11/2026 إلى 03/12/2026</td></tr>
<tr><td>آخر موعد للاستفسارات</td><td>13/12/2026</td></tr>
<tr><td>آخر موعد لتقديم الطلبات</td><td>10/01/2027</td></tr>
<tr><td>إعلان المؤهلين</td><td>07/03/2027</td></tr>
</tbody>
</table>`,
    },
    en: {
      Title: 'Timetable',
      Content: `<table>
<thead><tr><th scope="col">Stage</th><th scope="col">Date</th></tr></thead>
<tbody>
<tr><td>Invitation published and documents available</td><td>01/11/2026</td></tr>
<tr><td>Site visits</td><td>29/11/2026 to 03/12/2026</td></tr>
<tr><td>Last day for enquiries</td><td>13/12/2026</td></tr>
<tr><td>Last day for applications</td><td>10/01/2027</td></tr>
<tr><td>Qualified applicants announced</td><td>07/03/2027</td></tr>
</tbody>
</table>`,
    },
  },
  {
    shared: { DisplayOrder: 3 },
    ar: {
      Title: 'معايير التقييم',
      Content: `<table>
<thead><tr><th scope="col">المعيار</th><th scope="col">الوزن</th><th scope="col">الحد الأدنى للاجتياز</th></tr></thead>
<tbody>
<tr><td>الخبرة في تشغيل محطات مماثلة</td><td>40%</td><td>تشغيل محطتين مدة 5 سنوات على الأقل</td></tr>
<tr><td>القدرة المالية</td><td>30%</td><td>حقوق ملكية لا تقل عن 250 مليون ريال</td></tr>
<tr><td>السلامة والبيئة</td><td>15%</td><td>شهادات سارية في أنظمة الإدارة</td></tr>
<tr><td>التوطين ونقل المعرفة</td><td>15%</td><td>خطة معتمدة للسنوات الخمس الأولى</td></tr>
</tbody>
</table>
<p>ويُشترط للتأهيل الحصول على 70 درجة من 100.</p>`,
    },
    en: {
      Title: 'Evaluation criteria',
      Content: `<table>
<thead><tr><th scope="col">Criterion</th><th scope="col">Weight</th><th scope="col">Minimum to pass</th></tr></thead>
<tbody>
<tr><td>Experience of similar terminals</td><td>40%</td><td>Two terminals operated for at least 5 years</td></tr>
<tr><td>Financial capacity</td><td>30%</td><td>Equity of at least SAR 250 million</td></tr>
<tr><td>Safety and environment</td><td>15%</td><td>Valid management system certificates</td></tr>
<tr><td>Local employment and transfer of knowledge</td><td>15%</td><td>An approved plan for the first five years</td></tr>
</tbody>
</table>
<p>Applicants must score 70 points out of 100 to qualify.</p>`,
    },
  },
] satisfies SeedEntry[];
