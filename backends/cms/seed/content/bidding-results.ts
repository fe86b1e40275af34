import type { SeedEntry } from '../types';

export default [
  {
    ar: {
      ResultsOpening: `<p>تُنشر هنا محاضر فتح المظاريف كما تُليت في جلسات الفتح العلنية. والقيم المعلنة قبل التدقيق الحسابي والتقييم الفني، ولا تعني ترسية المنافسة.</p>
<table>
<caption>صيانة المساعدات الملاحية في موانئ الخليج العربي، فُتحت في 08/11/2026</caption>
<thead><tr><th scope="col">العرض</th><th scope="col">القيمة (ريال)</th><th scope="col">الضمان الابتدائي</th></tr></thead>
<tbody>
<tr><td>العرض الأول</td><td>18,450,000</td><td>مقدّم</td></tr>
<tr><td>العرض الثاني</td><td>19,120,000</td><td>مقدّم</td></tr>
<tr><td>العرض الثالث</td><td>21,875,500</td><td>مقدّم</td></tr>
</tbody>
</table>
<table>
<caption>توريد قاطرتين لميناء رأس الخير، فُتحت في 25/10/2026</caption>
<thead><tr><th scope="col">العرض</th><th scope="col">القيمة (ريال)</th><th scope="col">الضمان الابتدائي</th></tr></thead>
<tbody>
<tr><td>العرض الأول</td><td>96,300,000</td><td>مقدّم</td></tr>
<tr><td>العرض الثاني</td><td>101,750,000</td><td>مقدّم</td></tr>
</tbody>
</table>
<table>
<caption>نظافة المرافق العامة في ميناء جدة، فُتحت في 11/10/2026</caption>
<thead><tr><th scope="col">العرض</th><th scope="col">القيمة (ريال)</th><th scope="col">الضمان الابتدائي</th></tr></thead>
<tbody>
<tr><td>العرض الأول</td><td>7,980,000</td><td>مقدّم</td></tr>
<tr><td>العرض الثاني</td><td>8,240,000</td><td>مقدّم</td></tr>
<tr><td>العرض الثالث</td><td>8,415,000</td><td>غير مقدّم</td></tr>
<tr><td>العرض الرابع</td><td>9,060,000</td><td>مقدّم</td></tr>
</tbody>
</table>`,
      BiddingsListResult: `<p>تُنشر هنا نتائج المنافسات التي اكتملت ترسيتها. ولمن لم يُقبل عرضه أن يتظلم خلال 5 أيام عمل من تاريخ إعلان النتيجة.</p>
<table>
<caption>نتائج الترسية في عام 2026</caption>
<thead><tr><th scope="col">المنافسة</th><th scope="col">تاريخ الترسية</th><th scope="col">القيمة (ريال)</th><th scope="col">المدة</th></tr></thead>
<tbody>
<tr><td>تأهيل إنارة الأرصفة في ميناء الدمام</td><td>04/10/2026</td><td>32,600,000</td><td>14 شهرًا</td></tr>
<tr><td>تشغيل العبّارات الداخلية في ميناء جازان</td><td>06/09/2026</td><td>12,150,000</td><td>36 شهرًا</td></tr>
<tr><td>توريد زوارق إرشاد لموانئ البحر الأحمر</td><td>12/07/2026</td><td>58,900,000</td><td>20 شهرًا</td></tr>
<tr><td>توسعة ساحة المركبات في ميناء جدة</td><td>10/05/2026</td><td>74,300,000</td><td>18 شهرًا</td></tr>
<tr><td>صيانة مباني ميناء ينبع الصناعي</td><td>12/04/2026</td><td>9,870,000</td><td>24 شهرًا</td></tr>
<tr><td>توسعة مركز المحاكاة البحرية، المرحلة الأولى</td><td>08/02/2026</td><td>41,200,000</td><td>16 شهرًا</td></tr>
</tbody>
</table>`,
    },
    en: {
      ResultsOpening: `<p>The records of bid opening are published here as they were read out in public session. The amounts are stated before arithmetical checking and technical evaluation, and do not mean that a tender has been awarded.</p>
<table>
<caption>Maintenance of aids to navigation in the Arabian Gulf ports, opened on 08/11/2026</caption>
<thead><tr><th scope="col">Bid</th><th scope="col">Amount (SAR)</th><th scope="col">Bid bond</th></tr></thead>
<tbody>
<tr><td>First bid</td><td>18,450,000</td><td>Provided</td></tr>
<tr><td>Second bid</td><td>19,120,000</td><td>Provided</td></tr>
<tr><td>Third bid</td><td>21,875,500</td><td>Provided</td></tr>
</tbody>
</table>
<table>
<caption>Supply of two tugs for Ras Al-Khair Port, opened on 25/10/2026</caption>
<thead><tr><th scope="col">Bid</th><th scope="col">Amount (SAR)</th><th scope="col">Bid bond</th></tr></thead>
<tbody>
<tr><td>First bid</td><td>96,300,000</td><td>Provided</td></tr>
<tr><td>Second bid</td><td>101,750,000</td><td>Provided</td></tr>
</tbody>
</table>
<table>
<caption>Cleaning of public facilities at Jeddah Port, opened on 11/10/2026</caption>
<thead><tr><th scope="col">Bid</th><th scope="col">Amount (SAR)</th><th scope="col">Bid bond</th></tr></thead>
<tbody>
<tr><td>First bid</td><td>7,980,000</td><td>Provided</td></tr>
<tr><td>Second bid</td><td>8,240,000</td><td>Provided</td></tr>
<tr><td>Third bid</td><td>8,415,000</td><td>Not provided</td></tr>
<tr><td>Fourth bid</td><td>9,060,000</td><td>Provided</td></tr>
</tbody>
</table>`,
      BiddingsListResult: `<p>The results of tenders that have been awarded are published here. A bidder who was not successful may object within 5 working days of the announcement.</p>
<table>
<caption>Awards in 2026</caption>
<thead><tr><th scope="col">Tender</th><th scope="col">Date of award</th><th scope="col">Amount (SAR)</th><th scope="col">Period</th></tr></thead>
<tbody>
<tr><td>Renewal of quay lighting at Dammam Port</td><td>04/10/2026</td><td>32,600,000</td><td>14 months</td></tr>
<tr><td>Operation of local ferries at Jazan Port</td><td>06/09/2026</td><td>12,150,000</td><td>36 months</td></tr>
<tr><td>Supply of pilot boats for the Red Sea ports</td><td>12/07/2026</td><td>58,900,000</td><td>20 months</td></tr>
<tr><td>Extension of the vehicle yard at Jeddah Port</td><td>10/05/2026</td><td>74,300,000</td><td>18 months</td></tr>
<tr><td>Building maintenance at Yanbu Industrial Port</td><td>12/04/2026</td><td>9,870,000</td><td>24 months</td></tr>
<tr><td>Extension of the maritime simulator centre, phase one</td><td>08/02/2026</td><td>41,200,000</td><td>16 months</td></tr>
</tbody>
</table>`,
    },
  },
] satisfies SeedEntry[];
