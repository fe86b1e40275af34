import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    ar: {
      AgentLicense: `<p>يجيز هذا الترخيص للمنشأة أن تنوب عن ملّاك السفن ومشغليها أمام الهيئة والجهات العاملة في الميناء، وأن تتولى شؤون السفينة وطاقمها وحمولتها من الوصول حتى المغادرة.</p>
<h2>الشروط</h2>
<ul>
<li>أن تكون المنشأة مسجلة في السجل التجاري، ونشاط الوكالة الملاحية مدرج فيه.</li>
<li>ألّا يقل رأس مالها عن مليوني ريال.</li>
<li>أن يكون لها مدير مسؤول متفرغ، خبرته في النقل البحري 5 سنوات على الأقل.</li>
<li>أن يكون لها مكتب في كل ميناء تزاول النشاط فيه.</li>
<li>أن تمثل خطًا ملاحيًا واحدًا على الأقل بعقد وكالة ساري المفعول.</li>
</ul>
<h2>المستندات المطلوبة</h2>
<ol>
<li>السجل التجاري وعقد التأسيس.</li>
<li>شهادات الزكاة والضريبة والتأمينات الاجتماعية والتوطين.</li>
<li>عقد الوكالة مصدّقًا من الجهات المختصة.</li>
<li>السيرة الذاتية للمدير المسؤول وما يثبت خبرته.</li>
<li>عقد إيجار المكتب أو صك ملكيته.</li>
<li>ضمان بنكي غير مشروط بمبلغ 500,000 ريال.</li>
</ol>
<h2>خطوات الحصول على الترخيص</h2>
<ol>
<li>تقديم الطلب وإرفاق المستندات عبر <a href="/customerportal">بوابة العملاء</a>.</li>
<li>دراسة الطلب ومعاينة المكتب.</li>
<li>إشعار المنشأة بالموافقة المبدئية، ثم سداد الرسوم وتقديم الضمان.</li>
<li>إصدار الترخيص إلكترونيًا.</li>
</ol>
<h2>المدة والرسوم</h2>
<p>يُبتّ في الطلب خلال ${FACTS.ar.licenceDays} يومًا من اكتمال مستنداته، ومدة الترخيص 3 سنوات قابلة للتجديد.</p>
<table>
<caption>رسوم ترخيص الوكالة الملاحية</caption>
<thead><tr><th scope="col">البند</th><th scope="col">الرسم (ريال)</th></tr></thead>
<tbody>
<tr><td>دراسة الطلب</td><td>1,000</td></tr>
<tr><td>إصدار الترخيص لميناء واحد</td><td>10,000</td></tr>
<tr><td>إضافة ميناء</td><td>5,000</td></tr>
<tr><td>التجديد</td><td>7,500</td></tr>
<tr><td>تعديل البيانات</td><td>500</td></tr>
</tbody>
</table>
<h2>التزامات المرخص له</h2>
<ul>
<li>الإبلاغ عن وصول السفينة قبل ${FACTS.ar.arrivalNoticeHours} ساعة، وتحديث الموعد عند تغيّره.</li>
<li>سداد أجور الموانئ المستحقة على السفن التي يمثلها.</li>
<li>الاحتفاظ بسجلات السفن والشحنات 5 سنوات.</li>
<li>إشعار الهيئة بأي تغيير في الملكية أو الإدارة خلال 15 يومًا.</li>
</ul>
<p>وتُطبَّق على المخالفات العقوبات الواردة في لائحة الوكالات الملاحية، وتصل إلى تعليق الترخيص أو إلغائه.</p>`,
      ChandellingLicense: `<p>يجيز هذا الترخيص للمنشأة تزويد السفن في الموانئ ومناطق الانتظار بالمؤن والمياه وقطع الغيار والمواد الاستهلاكية، وخدمة أطقمها.</p>
<h2>الشروط</h2>
<ul>
<li>أن تكون المنشأة مسجلة في السجل التجاري، ونشاط تموين السفن مدرج فيه.</li>
<li>ألّا يقل رأس مالها عن 500,000 ريال.</li>
<li>أن يتوافر لها مستودع مستوفٍ لاشتراطات الجهة المختصة بالغذاء.</li>
<li>أن تكون لها مركبتان مرخصتان على الأقل، مجهزتان بالتبريد إن كانتا تنقلان الأغذية.</li>
<li>أن يجتاز العاملون فيها برنامج السلامة والأمن في الموانئ.</li>
</ul>
<h2>المستندات المطلوبة</h2>
<ol>
<li>السجل التجاري وعقد التأسيس.</li>
<li>شهادات الزكاة والضريبة والتأمينات الاجتماعية والتوطين.</li>
<li>رخصة المستودع وشهادة مطابقته لاشتراطات الغذاء.</li>
<li>قائمة بالعاملين والمركبات وصور بطاقاتهم ورخصها.</li>
<li>وثيقة تأمين على المسؤولية تجاه الغير لا تقل تغطيتها عن مليون ريال.</li>
</ol>
<h2>خطوات الحصول على الترخيص</h2>
<ol>
<li>تقديم الطلب وإرفاق المستندات عبر <a href="/customerportal">بوابة العملاء</a>.</li>
<li>معاينة المستودع والمركبات.</li>
<li>سداد الرسوم بعد الموافقة المبدئية.</li>
<li>إصدار الترخيص إلكترونيًا، ثم استخراج بطاقات دخول العاملين والمركبات.</li>
</ol>
<h2>المدة والرسوم</h2>
<p>يُبتّ في الطلب خلال ${FACTS.ar.licenceDays} يومًا من اكتمال مستنداته، ومدة الترخيص سنتان قابلتان للتجديد.</p>
<table>
<caption>رسوم ترخيص تموين السفن</caption>
<thead><tr><th scope="col">البند</th><th scope="col">الرسم (ريال)</th></tr></thead>
<tbody>
<tr><td>دراسة الطلب</td><td>500</td></tr>
<tr><td>إصدار الترخيص لميناء واحد</td><td>4,000</td></tr>
<tr><td>إضافة ميناء</td><td>2,000</td></tr>
<tr><td>التجديد</td><td>3,000</td></tr>
<tr><td>بطاقة دخول مركبة</td><td>200</td></tr>
</tbody>
</table>
<h2>التزامات المرخص له</h2>
<ul>
<li>تقديم طلب التموين إلكترونيًا قبل الدخول بـ${FACTS.ar.supplyHours} ساعات، بموافقة ربان السفينة أو وكيلها.</li>
<li>عدم صعود السفينة إلا بموافقة ربانها، وبعد إنهاء إجراءات الجمارك.</li>
<li>تسليم المواد بإيصال مفصّل يوقعه ربان السفينة.</li>
<li>إعادة المواد غير المسلَّمة إلى خارج الميناء في اليوم نفسه.</li>
</ul>
<p>وتُطبَّق على المخالفات العقوبات الواردة في لائحة تموين السفن.</p>`,
    },
    en: {
      AgentLicense: `<p>This licence allows an establishment to represent shipowners and operators before the authority and the agencies that work in the port, and to look after the ship, its crew and its cargo from arrival to departure.</p>
<h2>Conditions</h2>
<ul>
<li>The establishment is in the commercial register, with shipping agency among its activities.</li>
<li>Its capital is at least two million riyals.</li>
<li>It has a full-time responsible manager with at least 5 years’ experience in maritime transport.</li>
<li>It has an office in every port in which it works.</li>
<li>It represents at least one shipping line under a valid agency agreement.</li>
</ul>
<h2>Documents required</h2>
<ol>
<li>Commercial registration and articles of association.</li>
<li>Zakat, tax, social insurance and Saudisation certificates.</li>
<li>The agency agreement, attested by the competent agencies.</li>
<li>The CV of the responsible manager and proof of experience.</li>
<li>The lease or title deed of the office.</li>
<li>An unconditional bank guarantee of SAR 500,000.</li>
</ol>
<h2>How the licence is obtained</h2>
<ol>
<li>The application and documents are submitted through the <a href="/customerportal">customer portal</a>.</li>
<li>The application is reviewed and the office inspected.</li>
<li>The establishment is told of the preliminary approval, pays the fee and provides the guarantee.</li>
<li>The licence is issued electronically.</li>
</ol>
<h2>Time and fees</h2>
<p>Applications are decided within ${FACTS.en.licenceDays} days of the documents being complete. The licence is valid for 3 years and renewable.</p>
<table>
<caption>Fees for the shipping agent licence</caption>
<thead><tr><th scope="col">Item</th><th scope="col">Fee (SAR)</th></tr></thead>
<tbody>
<tr><td>Review of the application</td><td>1,000</td></tr>
<tr><td>Issue of the licence for one port</td><td>10,000</td></tr>
<tr><td>Adding a port</td><td>5,000</td></tr>
<tr><td>Renewal</td><td>7,500</td></tr>
<tr><td>Change of details</td><td>500</td></tr>
</tbody>
</table>
<h2>Obligations of the licensee</h2>
<ul>
<li>To announce the arrival of a ship ${FACTS.en.arrivalNoticeHours} hours beforehand and to report any change.</li>
<li>To pay the port charges of the ships it represents.</li>
<li>To keep records of ships and shipments for 5 years.</li>
<li>To inform the authority of any change of ownership or management within 15 days.</li>
</ul>
<p>Breaches are subject to the penalties in the shipping agency regulations, up to suspension or withdrawal of the licence.</p>`,
      ChandellingLicense: `<p>This licence allows an establishment to supply ships in ports and anchorage areas with provisions, water, spare parts and consumables, and to serve their crews.</p>
<h2>Conditions</h2>
<ul>
<li>The establishment is in the commercial register, with ship chandling among its activities.</li>
<li>Its capital is at least SAR 500,000.</li>
<li>It has a warehouse that meets the requirements of the food authority.</li>
<li>It has at least two licensed vehicles, refrigerated where they carry food.</li>
<li>Its workers have completed the port safety and security course.</li>
</ul>
<h2>Documents required</h2>
<ol>
<li>Commercial registration and articles of association.</li>
<li>Zakat, tax, social insurance and Saudisation certificates.</li>
<li>The warehouse licence and its food compliance certificate.</li>
<li>A list of workers and vehicles, with copies of their identity cards and licences.</li>
<li>Third-party liability insurance of at least one million riyals.</li>
</ol>
<h2>How the licence is obtained</h2>
<ol>
<li>The application and documents are submitted through the <a href="/customerportal">customer portal</a>.</li>
<li>The warehouse and vehicles are inspected.</li>
<li>The fee is paid after the preliminary approval.</li>
<li>The licence is issued electronically, and entry cards for workers and vehicles are then obtained.</li>
</ol>
<h2>Time and fees</h2>
<p>Applications are decided within ${FACTS.en.licenceDays} days of the documents being complete. The licence is valid for 2 years and renewable.</p>
<table>
<caption>Fees for the ship chandling licence</caption>
<thead><tr><th scope="col">Item</th><th scope="col">Fee (SAR)</th></tr></thead>
<tbody>
<tr><td>Review of the application</td><td>500</td></tr>
<tr><td>Issue of the licence for one port</td><td>4,000</td></tr>
<tr><td>Adding a port</td><td>2,000</td></tr>
<tr><td>Renewal</td><td>3,000</td></tr>
<tr><td>Entry card for a vehicle</td><td>200</td></tr>
</tbody>
</table>
<h2>Obligations of the licensee</h2>
<ul>
<li>To send the supply request online ${FACTS.en.supplyHours} hours before entry, with the consent of the master or the agent.</li>
<li>To board a ship only with the master’s consent and after customs procedures are complete.</li>
<li>To deliver goods against an itemised receipt signed by the master.</li>
<li>To take undelivered goods out of the port on the same day.</li>
</ul>
<p>Breaches are subject to the penalties in the ship chandling regulations.</p>`,
    },
  },
] satisfies SeedEntry[];
