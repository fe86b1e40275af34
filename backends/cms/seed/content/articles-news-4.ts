import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

/** News of August to December 2025. */
export default [
  {
    shared: {
      Slug: 'winter-wind-plan-2025',
      PublishDate: '2025-12-28T09:30:00+03:00',
      CardImage: 'breakwater-3.webp',
      Images: ['breakwater-3.webp', 'control-tower-2.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'خطة موحدة للتعامل مع الرياح الشتوية في الموانئ العشرة',
      Summary:
        'تحدد الخطة أربعة مستويات لسرعة الرياح وما يقابلها من إجراءات على الأرصفة وفي القنوات الملاحية، ويبدأ العمل بها مطلع يناير وتستمر حتى نهاية مارس.',
      Body: `<p>اعتمدت الهيئة الوطنية للموانئ خطة موسم الرياح الشتوية للفترة من 1 يناير إلى 31 مارس 2026، وعمّمتها على مديري الموانئ ومشغلي المحطات ومقدمي خدمات الإرشاد والقطر. وتجمع الخطة لأول مرة في وثيقة واحدة ما كان موزعًا على تعليمات محلية متباينة بين الساحلين.</p>
<p>وتنشط في هذه الأشهر رياح الشمال على الخليج العربي وتصل هبّاتها في بعض السنوات إلى 45 عقدة، في حين تتأثر موانئ شمال البحر الأحمر برياح شمالية غربية ترفع الموج عند مداخل القنوات.</p>
<h2>مستويات الإنذار</h2>
<table>
<caption>الإجراءات المقابلة لسرعة الرياح المستمرة مدة 10 دقائق</caption>
<thead><tr><th scope="col">المستوى</th><th scope="col">سرعة الرياح</th><th scope="col">الإجراء</th></tr></thead>
<tbody>
<tr><td>الأول</td><td>20 عقدة</td><td>تنبيه المحطات ومراجعة تثبيت الرافعات المتوقفة</td></tr>
<tr><td>الثاني</td><td>25 عقدة</td><td>وقف رصّ الحاويات الفارغة فوق ثلاث طبقات، ومضاعفة حبال الربط</td></tr>
<tr><td>الثالث</td><td>${FACTS.ar.pilotWind} عقدة</td><td>تعليق الإرشاد وإغلاق القناة الملاحية مؤقتًا، وإبقاء القاطرات على أهبة الاستعداد</td></tr>
<tr><td>الرابع</td><td>${FACTS.ar.craneWind} عقدة</td><td>إيقاف رافعات الرصيف وتثبيتها</td></tr>
</tbody>
</table>
<h2>ما المطلوب من الربابنة والوكلاء</h2>
<ul>
<li>متابعة نشرة الأرصاد التي يبثها برج المراقبة كل ست ساعات، وكل ساعة عند بلوغ المستوى الثاني.</li>
<li>إبقاء محركات السفن الراسية جاهزة للتشغيل خلال 30 دقيقة عند بلوغ المستوى الثالث.</li>
<li>إبلاغ البرج فورًا عن أي انقطاع في حبال الربط أو تحرك للسفينة عن موضعها.</li>
</ul>
<p>وتضم الخطة 38 محطة رصد جديدة للرياح رُبطت بأبراج المراقبة في الموانئ العشرة، وتُحفظ قراءاتها مدة ثلاث سنوات للاستفادة منها في تحديث حدود التشغيل.</p>`,
    },
    en: {
      Title: 'A single winter wind plan for all ten ports',
      Summary:
        'The plan sets four wind levels, with the action required on the quays and in the channels at each. It takes effect at the start of January and runs to the end of March.',
      Body: `<p>The National Ports Authority has approved a winter wind plan for the period 1 January to 31 March 2026 and has circulated it to port managers, terminal operators and providers of pilotage and towage. For the first time a single document replaces local instructions that differed between the two coasts.</p>
<p>Northerly winds strengthen over the Arabian Gulf in these months, with gusts that reach 45 knots in some years. The northern Red Sea ports are affected by north-westerly winds that raise the swell at the channel entrances.</p>
<h2>Alert levels</h2>
<table>
<caption>Action required by wind speed sustained for 10 minutes</caption>
<thead><tr><th scope="col">Level</th><th scope="col">Wind speed</th><th scope="col">Action</th></tr></thead>
<tbody>
<tr><td>One</td><td>20 knots</td><td>Terminals alerted; lashing of idle cranes checked</td></tr>
<tr><td>Two</td><td>25 knots</td><td>No stacking of empty containers above three tiers; mooring lines doubled</td></tr>
<tr><td>Three</td><td>${FACTS.en.pilotWind} knots</td><td>Pilotage suspended and the channel closed temporarily; tugs on standby</td></tr>
<tr><td>Four</td><td>${FACTS.en.craneWind} knots</td><td>Ship-to-shore cranes stopped and pinned</td></tr>
</tbody>
</table>
<h2>What masters and agents must do</h2>
<ul>
<li>Follow the weather bulletin broadcast by the control tower every six hours, and every hour once level two is reached.</li>
<li>Keep the engines of berthed vessels at 30 minutes’ readiness from level three.</li>
<li>Report to the tower at once any parted mooring line or movement along the berth.</li>
</ul>
<p>The plan includes 38 new wind stations connected to the control towers of the ten ports. Their readings are kept for three years so that operating limits can be reviewed.</p>`,
    },
  },
  {
    shared: {
      Slug: 'dammam-rail-frequency',
      PublishDate: '2025-12-16T10:15:00+03:00',
      Ports: 'dammam',
      CardImage: 'rail-freight-2.webp',
      Images: ['rail-freight-2.webp'],
      Category: 'News',
    },
    ar: {
      Title: '32 قطار حاويات أسبوعيًا بين ميناء الدمام والميناء الجاف في الرياض',
      Summary:
        'أضيفت ثماني رحلات أسبوعية إلى جدول قطارات الحاويات، وتقلّص متوسط بقاء الحاوية المتجهة إلى الرياض في ساحات ميناء الدمام إلى يومين وسبع ساعات.',
      Body: `<p>ارتفع عدد رحلات قطارات الحاويات بين ميناء الدمام والميناء الجاف في الرياض من 24 إلى 32 رحلة أسبوعيًا في كل اتجاه، بعد تشغيل مسار تحميل ثانٍ داخل ساحة القطارات في الميناء وإتاحة رحلات ليلية لم تكن مدرجة في الجدول السابق.</p>
<p>ويحمل القطار الواحد 120 حاوية قياسية، وبذلك تغني الزيادة عن نحو ${8 * FACTS.ar.trainTrucks} رحلة شاحنة في الأسبوع على الطريق السريع في كل اتجاه.</p>
<table>
<caption>خدمة القطارات قبل الزيادة وبعدها</caption>
<thead><tr><th scope="col">المؤشر</th><th scope="col">حتى نوفمبر 2025</th><th scope="col">اعتبارًا من ديسمبر 2025</th></tr></thead>
<tbody>
<tr><td>الرحلات الأسبوعية في كل اتجاه</td><td>24</td><td>32</td></tr>
<tr><td>الطاقة الأسبوعية في كل اتجاه (حاوية قياسية)</td><td>2,880</td><td>3,840</td></tr>
<tr><td>متوسط بقاء الحاوية قبل التحميل</td><td>3 أيام و4 ساعات</td><td>يومان و7 ساعات</td></tr>
</tbody>
</table>
<blockquote><p>القطار الذي يغادر في موعده كل خمس ساعات يعفي المستورد من حجز مساحة احتياطية في مستودعه.</p><p>مدير عام ميناء الدمام</p></blockquote>
<p>ويستطيع المستورد طلب النقل بالقطار عند تقديم إذن التسليم، دون مقابل إضافي عن تحويل الوجهة إذا قُدّم الطلب قبل وصول السفينة بمدة 48 ساعة. وتُعرض مواعيد الوصول المتوقعة ضمن خدمة <a href="/e-services/containertracking">تتبع الحاويات</a>.</p>`,
    },
    en: {
      Title: 'Dammam Port and Riyadh dry port linked by 32 container trains a week',
      Summary:
        'Eight weekly departures have been added to the container train timetable, and the average stay of Riyadh-bound containers at Dammam Port has fallen to two days and seven hours.',
      Body: `<p>Container trains between Dammam Port and the dry port in Riyadh now run 32 times a week in each direction, up from 24. The increase follows the opening of a second loading track in the port’s rail yard and the introduction of night departures, which the previous timetable did not include.</p>
<p>Each train carries 120 TEU. The additional services therefore replace some ${8 * FACTS.en.trainTrucks} truck journeys a week on the motorway in each direction.</p>
<table>
<caption>The rail service before and after the increase</caption>
<thead><tr><th scope="col">Indicator</th><th scope="col">To November 2025</th><th scope="col">From December 2025</th></tr></thead>
<tbody>
<tr><td>Weekly departures in each direction</td><td>24</td><td>32</td></tr>
<tr><td>Weekly capacity in each direction (TEU)</td><td>2,880</td><td>3,840</td></tr>
<tr><td>Average stay before loading</td><td>3 days 4 hours</td><td>2 days 7 hours</td></tr>
</tbody>
</table>
<blockquote><p>A train that leaves on time every five hours spares the importer the cost of keeping spare room in the warehouse.</p><p>General Manager, Dammam Port</p></blockquote>
<p>Importers may ask for carriage by rail when they submit the delivery order. A change of destination carries no extra charge if it is requested at least 48 hours before the vessel arrives. Expected arrival times are shown in the <a href="/e-services/containertracking">container tracking</a> service.</p>`,
    },
  },
  {
    shared: {
      Slug: 'cyber-exercise-2025',
      PublishDate: '2025-12-02T11:00:00+03:00',
      CardImage: 'control-tower-1.webp',
      Images: [],
      Category: 'News',
    },
    ar: {
      Title: 'تمرين سيبراني يختبر استمرار التشغيل عند تعطل أنظمة المحطات',
      Summary:
        'نفذت الهيئة تمرينًا استمر 12 ساعة حاكى هجوم فدية على أنظمة محطتين للحاويات، واستعادت الفرق الخدمات الأساسية خلال ثلاث ساعات و40 دقيقة.',
      Body: `<p>عند السابعة صباحًا ظهرت على شاشات محطتين للحاويات رسالة تطالب بفدية، وتوقفت حجوزات الشاحنات، وانقطعت قوائم التفريغ عن مشغلي الرافعات. كان ذلك أول مشهد في التمرين السيبراني السنوي الذي نفذته الهيئة الوطنية للموانئ على أنظمة معزولة عن بيئة التشغيل الفعلية.</p>
<p>وشارك في التمرين 146 مختصًا من الهيئة ومشغلي المحطات وهيئة الزكاة والضريبة والجمارك، وتولّت لجنة تحكيم مستقلة قياس أزمنة الاستجابة وتوثيق القرارات.</p>
<h2>تسلسل التمرين</h2>
<ol>
<li>رصد النشاط غير المعتاد وعزل الخوادم المصابة خلال 22 دقيقة من أول تنبيه.</li>
<li>التحول إلى إجراءات التشغيل الورقية في البوابات وعلى الأرصفة.</li>
<li>إبلاغ الجهات المختصة والعملاء عبر القنوات المعتمدة.</li>
<li>استعادة قواعد البيانات من النسخ الاحتياطية المحفوظة خارج الموقع.</li>
<li>التحقق من سلامة البيانات قبل إعادة فتح الحجوزات.</li>
</ol>
<p>واستعادت الفرق الخدمات الأساسية بعد ثلاث ساعات و40 دقيقة، وهو زمن يقل عن الحد المستهدف البالغ أربع ساعات. وسجلت لجنة التحكيم 17 ملاحظة، أبرزها الحاجة إلى تحديث قوائم الاتصال في حالات الطوارئ، وتدريب مناوبات الليل على الإجراءات الورقية.</p>
<blockquote><p>قيمة التمرين في الملاحظات التي خرج بها، ولكل ملاحظة مسؤول وموعد إغلاق.</p><p>مدير عام الأمن السيبراني في الهيئة</p></blockquote>
<p>وتُغلق الملاحظات جميعها قبل نهاية الربع الأول من عام 2026، ويُعاد اختبار ما يتصل منها بالنسخ الاحتياطية في مارس المقبل.</p>`,
    },
    en: {
      Title: 'Cyber exercise tests continuity when terminal systems fail',
      Summary:
        'A 12-hour exercise simulated a ransomware attack on two container terminals. Teams restored essential services within three hours and 40 minutes.',
      Body: `<p>At seven in the morning a ransom demand appeared on the screens of two container terminals. Truck bookings stopped and crane drivers lost their discharge lists. So began the annual cyber exercise held by the National Ports Authority on systems kept separate from live operations.</p>
<p>The exercise involved 146 specialists from the authority, the terminal operators and the customs authority. An independent panel measured response times and recorded decisions.</p>
<h2>Sequence of the exercise</h2>
<ol>
<li>Detection of unusual activity and isolation of the affected servers within 22 minutes of the first alert.</li>
<li>Change to paper procedures at the gates and on the quays.</li>
<li>Notification of the competent authorities and of customers through approved channels.</li>
<li>Recovery of databases from copies held off site.</li>
<li>Verification of data before bookings were reopened.</li>
</ol>
<p>Essential services were back after three hours and 40 minutes, inside the target of four hours. The panel recorded 17 observations. The chief ones were that emergency call lists need updating and that night shifts need practice in the paper procedures.</p>
<blockquote><p>The value of an exercise lies in the observations it yields. Each one now has an owner and a closing date.</p><p>General Manager of Cyber Security at the authority</p></blockquote>
<p>All observations will be closed before the end of the first quarter of 2026, and those concerning back-up copies will be tested again in March.</p>`,
    },
  },
  {
    shared: {
      Slug: 'ports-investment-forum-2025',
      PublishDate: '2025-11-19T08:45:00+03:00',
      CardImage: 'meeting-table-2.webp',
      Images: ['meeting-table-2.webp', 'warehouse-1.webp', 'berth-aerial-4.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'ملتقى الاستثمار في الموانئ يطرح 14 فرصة بقيمة 6.3 مليار ريال',
      Summary:
        'توزعت الفرص على أربعة قطاعات، في مقدمتها المناطق اللوجستية. ويستقبل فريق الاستثمار طلبات الاطلاع على كراسات الفرص حتى نهاية يناير 2026.',
      Body: `<p>طُرحت في ملتقى الاستثمار في الموانئ، الذي اختُتمت أعماله أمس في الرياض، 14 فرصة استثمارية تقدَّر قيمتها بنحو 6.3 مليار ريال، بمدد تعاقدية تتراوح بين 15 و30 سنة. وحضر الملتقى أكثر من 420 مستثمرًا ومطورًا وممثلًا لجهات التمويل.</p>
<table>
<caption>الفرص المطروحة بحسب القطاع</caption>
<thead><tr><th scope="col">القطاع</th><th scope="col">عدد الفرص</th><th scope="col">القيمة التقديرية (مليون ريال)</th></tr></thead>
<tbody>
<tr><td>المناطق اللوجستية والمستودعات</td><td>6</td><td>2,900</td></tr>
<tr><td>محطات البضائع السائبة</td><td>3</td><td>1,750</td></tr>
<tr><td>تموين السفن بالوقود وإصلاحها</td><td>3</td><td>1,150</td></tr>
<tr><td>خدمات الركاب والواجهات البحرية</td><td>2</td><td>500</td></tr>
<tr><td>المجموع</td><td>14</td><td>6,300</td></tr>
</tbody>
</table>
<figure><img src="media:meeting-table-4.webp" alt="قاعة اجتماعات أُعدت لجلسات المستثمرين مع مختصي الهيئة"><figcaption>خُصصت قاعات جانبية لجلسات المستثمرين مع مختصي الهيئة.</figcaption></figure>
<h2>كيف يتقدم المستثمر</h2>
<ol>
<li>اختيار الفرصة وتسجيل الاهتمام عبر <a href="/customerportal">بوابة العملاء</a>.</li>
<li>توقيع تعهد المحافظة على سرية المعلومات، ثم الاطلاع على كراسة الفرصة.</li>
<li>زيارة الموقع في المواعيد المحددة لكل ميناء.</li>
<li>تقديم العرض الفني والمالي في المدة المعلنة ضمن <a href="/e-services/biddings">المنافسات</a>.</li>
</ol>
<p>وتناولت جلسات الملتقى تسعير عقود التأجير، وتوزيع المخاطر بين الهيئة والمستثمر، وربط المناطق اللوجستية بالسكك الحديدية. وأكدت الهيئة أن معايير المفاضلة ستُنشر مع كل كراسة بأوزانها التفصيلية، وأن نتائج الترسية تُعلن للعموم.</p>`,
    },
    en: {
      Title: 'Ports investment forum presents 14 opportunities worth SAR 6.3 billion',
      Summary:
        'The opportunities fall into four sectors, led by logistics zones. Requests to consult the opportunity documents are accepted until the end of January 2026.',
      Body: `<p>Fourteen investment opportunities with an estimated value of SAR 6.3 billion were presented at the ports investment forum, which closed in Riyadh yesterday. Contract terms range from 15 to 30 years. More than 420 investors, developers and representatives of lenders attended.</p>
<table>
<caption>Opportunities by sector</caption>
<thead><tr><th scope="col">Sector</th><th scope="col">Opportunities</th><th scope="col">Estimated value (SAR million)</th></tr></thead>
<tbody>
<tr><td>Logistics zones and warehouses</td><td>6</td><td>2,900</td></tr>
<tr><td>Bulk cargo terminals</td><td>3</td><td>1,750</td></tr>
<tr><td>Bunkering and ship repair</td><td>3</td><td>1,150</td></tr>
<tr><td>Passenger services and waterfronts</td><td>2</td><td>500</td></tr>
<tr><td>Total</td><td>14</td><td>6,300</td></tr>
</tbody>
</table>
<figure><img src="media:meeting-table-4.webp" alt="A meeting room prepared for sessions between investors and the authority’s specialists"><figcaption>Side rooms were set aside for investors to meet the authority’s specialists.</figcaption></figure>
<h2>How to apply</h2>
<ol>
<li>Choose an opportunity and register interest through the <a href="/customerportal">customer portal</a>.</li>
<li>Sign the confidentiality undertaking, then consult the opportunity document.</li>
<li>Visit the site on the dates set for each port.</li>
<li>Submit the technical and financial offer within the period announced under <a href="/e-services/biddings">biddings</a>.</li>
</ol>
<p>Sessions at the forum dealt with the pricing of leases, the sharing of risk between the authority and the investor, and the connection of logistics zones to the railway. The authority confirmed that evaluation criteria, with their detailed weights, will be published with each document and that award results will be made public.</p>`,
    },
  },
  {
    shared: {
      Slug: 'quarterly-bulletin-2025-q3',
      PublishDate: '2025-11-04T09:00:00+03:00',
      CardImage: 'roro-carrier-1.webp',
      Images: ['roro-carrier-1.webp', 'container-yard-3.webp', 'roro-carrier-3.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'نشرة الربع الثالث: الموانئ تناول 76.3 مليون طن بنمو 6%',
      Summary:
        'نمت حاويات المسافنة بنسبة 10%، وارتفعت أعداد المركبات، في حين تراجعت واردات المواشي الحية بنسبة 5.3% عن الربع المماثل من العام الماضي.',
      Body: `<p>ناولت الموانئ 76.3 مليون طن من البضائع خلال أشهر يوليو وأغسطس وسبتمبر 2025، مقارنة بـ72 مليون طن في الربع المماثل من عام 2024، وفق نشرة الربع الثالث التي أصدرتها الهيئة الوطنية للموانئ اليوم.</p>
<table>
<caption>أبرز مؤشرات الربع الثالث من عام 2025</caption>
<thead><tr><th scope="col">المؤشر</th><th scope="col">الربع الثالث 2024</th><th scope="col">الربع الثالث 2025</th><th scope="col">التغير</th></tr></thead>
<tbody>
<tr><td>إجمالي البضائع (مليون طن)</td><td>72.0</td><td>76.3</td><td>6.0%</td></tr>
<tr><td>الحاويات (مليون حاوية قياسية)</td><td>2.00</td><td>2.15</td><td>7.5%</td></tr>
<tr><td>منها حاويات المسافنة (مليون حاوية قياسية)</td><td>0.60</td><td>0.66</td><td>10.0%</td></tr>
<tr><td>السفن</td><td>3,702</td><td>3,790</td><td>2.4%</td></tr>
<tr><td>المركبات (ألف مركبة)</td><td>247</td><td>262</td><td>6.1%</td></tr>
<tr><td>المواشي الحية (مليون رأس)</td><td>1.31</td><td>1.24</td><td>تراجع 5.3%</td></tr>
<tr><td>الركاب (ألف راكب)</td><td>207</td><td>216</td><td>4.3%</td></tr>
</tbody>
</table>
<p>وتعزو النشرة نمو المسافنة إلى انتظام رحلات خطين ملاحيين على البحر الأحمر، وتفسر تراجع المواشي الحية بتقدّم موسم الاستيراد إلى الربع الثاني استعدادًا لعيد الأضحى المبارك.</p>
<p>وتُتاح جداول النشرة في <a href="/open-data">بوابة البيانات المفتوحة</a>، أما السلاسل السنوية للأعوام من 2005 إلى 2019 فتبقى متاحة للتنزيل من صفحة <a href="/e-services/statistics">الإحصاءات</a>.</p>`,
    },
    en: {
      Title: 'Third-quarter bulletin: ports handle 76.3 million tonnes, up 6%',
      Summary:
        'Transhipment containers grew by 10% and the number of vehicles rose, while imports of livestock fell by 5.3% against the same quarter of last year.',
      Body: `<p>The ports handled 76.3 million tonnes of cargo in July, August and September 2025, against 72 million tonnes in the same quarter of 2024. These are the headline figures of the third-quarter bulletin issued today by the National Ports Authority.</p>
<table>
<caption>Main indicators, third quarter of 2025</caption>
<thead><tr><th scope="col">Indicator</th><th scope="col">Q3 2024</th><th scope="col">Q3 2025</th><th scope="col">Change</th></tr></thead>
<tbody>
<tr><td>Total cargo (million tonnes)</td><td>72.0</td><td>76.3</td><td>6.0%</td></tr>
<tr><td>Containers (million TEU)</td><td>2.00</td><td>2.15</td><td>7.5%</td></tr>
<tr><td>of which transhipment (million TEU)</td><td>0.60</td><td>0.66</td><td>10.0%</td></tr>
<tr><td>Vessels</td><td>3,702</td><td>3,790</td><td>2.4%</td></tr>
<tr><td>Vehicles (thousand)</td><td>247</td><td>262</td><td>6.1%</td></tr>
<tr><td>Livestock (million head)</td><td>1.31</td><td>1.24</td><td>−5.3%</td></tr>
<tr><td>Passengers (thousand)</td><td>207</td><td>216</td><td>4.3%</td></tr>
</tbody>
</table>
<p>The bulletin attributes the growth in transhipment to regular sailings on two Red Sea services. It explains the fall in livestock by the earlier import season, which moved into the second quarter ahead of Eid al-Adha.</p>
<p>The tables are available in the <a href="/open-data">open data portal</a>. Annual series for 2005 to 2019 can still be downloaded from the <a href="/e-services/statistics">statistics</a> page.</p>`,
    },
  },
  {
    shared: {
      Slug: 'ras-al-khair-phosphate-exports',
      PublishDate: '2025-10-21T10:40:00+03:00',
      Ports: 'ras-al-khair',
      CardImage: 'bulk-terminal-1.webp',
      Images: ['bulk-terminal-1.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'صادرات الأسمدة الفوسفاتية عبر ميناء رأس الخير تبلغ 6.9 مليون طن في تسعة أشهر',
      Summary:
        'زادت الكميات المصدرة بنسبة 9% مقارنة بالفترة نفسها من العام الماضي، ووصلت الشحنات إلى 26 دولة، وارتفع معدل التحميل اليومي إلى 31 ألف طن للسفينة.',
      Body: `<p>من المناجم في الشمال إلى سفن تتجه نحو جنوب آسيا وشرق أفريقيا وأمريكا الجنوبية، تمر الأسمدة الفوسفاتية بميناء رأس الخير الذي صدّر منها 6.9 مليون طن بين يناير وسبتمبر 2025، بزيادة 9% على الفترة نفسها من عام 2024.</p>
<p>واستقبل الميناء لهذا الغرض 164 سفينة، حمّلت أكبرها 74 ألف طن في رحلة واحدة إلى أحد موانئ الساحل الشرقي للهند. وتصدّرت دول جنوب آسيا قائمة الوجهات بحصة 48%، تلتها أمريكا الجنوبية بنسبة 23%، ثم شرق أفريقيا بنسبة 14%.</p>
<h2>تحميل أسرع وغبار أقل</h2>
<p>وأسهم تحديث ناقلين للتحميل في رفع المعدل اليومي من 26 ألف طن إلى 31 ألف طن للسفينة، كما خفّضت الأغطية الجديدة على السيور انبعاث الغبار إلى ما دون الحد المسموح به في جميع القراءات الشهرية.</p>
<blockquote><p>السفينة التي تحمل 60 ألف طن كانت تغادر في اليوم الثالث، وأصبحت تغادر قبل نهاية اليوم الثاني، وهذا فارق يحسبه المشتري في سعر الطن.</p><p>مدير عمليات ميناء رأس الخير</p></blockquote>
<p>ويضم الميناء 17 رصيفًا بطاقة استيعابية سنوية تبلغ 85 مليون طن. ويمكن الاطلاع على بياناته ومرافقه في <a href="/ports?port=ras-al-khair">صفحة الميناء</a>.</p>`,
    },
    en: {
      Title:
        'Phosphate fertiliser exports through Ras Al-Khair reach 6.9 million tonnes in nine months',
      Summary:
        'Volumes rose by 9% on the same period of last year. Shipments went to 26 countries and the daily loading rate per vessel increased to 31,000 tonnes.',
      Body: `<p>From the mines of the north to vessels bound for South Asia, East Africa and South America, phosphate fertiliser passes through Ras Al-Khair Port. Between January and September 2025 the port exported 6.9 million tonnes of it, 9% more than in the same period of 2024.</p>
<p>The trade brought 164 vessels to the port. The largest single cargo was 74,000 tonnes, loaded for a port on the east coast of India. South Asia took 48% of the total, South America 23% and East Africa 14%.</p>
<h2>Faster loading, less dust</h2>
<p>The refurbishment of two loading conveyors raised the daily rate per vessel from 26,000 to 31,000 tonnes. New belt covers brought dust emissions below the permitted limit in every monthly reading.</p>
<blockquote><p>A vessel with 60,000 tonnes on board used to sail on the third day. It now leaves before the end of the second. The buyer counts that difference in the price of a tonne.</p><p>Operations Manager, Ras Al-Khair Port</p></blockquote>
<p>The port has 17 berths and an annual capacity of 85 million tonnes. Its data and facilities are described on the <a href="/ports?port=ras-al-khair">port page</a>.</p>`,
    },
  },
  {
    shared: {
      Slug: 'yanbu-grain-silos-expansion',
      PublishDate: '2025-10-07T08:20:00+03:00',
      Ports: 'yanbu-commercial',
      CardImage: 'grain-silos-2.webp',
      Images: [
        'grain-silos-2.webp',
        'grain-silos-4.webp',
        'bulk-terminal-3.webp',
        'bollard-rope-2.webp',
      ],
      Category: 'News',
    },
    ar: {
      Title: '12 صومعة جديدة ترفع سعة تخزين الحبوب في ميناء ينبع التجاري إلى 120 ألف طن',
      Summary:
        'أضاف المشروع 96 ألف طن إلى سعة التخزين القائمة، ورفع معدل تفريغ القمح والذرة من 800 إلى 1,200 طن في الساعة، دعمًا للمخزون الغذائي في المنطقة الغربية.',
      Body: `<p>دخلت الخدمة في ميناء ينبع التجاري 12 صومعة معدنية سعة كل منها 8 آلاف طن، لترتفع سعة تخزين الحبوب في الميناء من 24 ألف طن إلى 120 ألف طن، أي ما يعادل حمولة سفينتين كاملتين من فئة باناماكس.</p>
<h2>مكونات المشروع</h2>
<ul>
<li>شفّاطان جديدان للحبوب رفعا معدل التفريغ من 800 إلى 1,200 طن في الساعة.</li>
<li>سير ناقل مغلق بطول 640 مترًا يربط الرصيف بالصوامع.</li>
<li>نظام قياس للحرارة والرطوبة داخل كل صومعة، مع تهوية آلية.</li>
<li>أربع نقاط لتحميل الشاحنات تخدم 30 شاحنة في الساعة.</li>
<li>مختبر لأخذ العينات يعمل بإشراف هيئة الغذاء.</li>
</ul>
<p>وبهذه المعدلات ينتهي تفريغ سفينة حمولتها 60 ألف طن في 50 ساعة عمل، بعد أن كان يستغرق 75 ساعة.</p>
<figure><img src="media:grain-silos-1.webp" alt="صف من صوامع الحبوب المعدنية يمتد خلف رصيف التفريغ"><figcaption>الصوامع الجديدة كما تبدو من جهة رصيف التفريغ.</figcaption></figure>
<h2>دعم المخزون الغذائي</h2>
<p>وتخدم الصوامع مطاحن المدينة المنورة ومكة المكرمة وتبوك، ويُحتفظ فيها بكمية لا تقل عن 45 ألف طن مخزونًا دائمًا لا يُصرف إلا بتوجيه من الجهة المختصة. وبلغت واردات الحبوب عبر <a href="/ports?port=yanbu-commercial">ميناء ينبع التجاري</a> خلال النصف الأول من العام 1.1 مليون طن.</p>
<blockquote><p>حرصنا على أن تُنفَّذ الأعمال دون إيقاف الصوامع القائمة يومًا واحدًا.</p><p>مدير المشاريع في الميناء</p></blockquote>`,
    },
    en: {
      Title: 'Twelve new silos raise grain storage at Yanbu Commercial Port to 120,000 tonnes',
      Summary:
        'The project adds 96,000 tonnes of storage and lifts the discharge rate for wheat and maize from 800 to 1,200 tonnes an hour, in support of food stocks in the western region.',
      Body: `<p>Twelve steel silos of 8,000 tonnes each have entered service at Yanbu Commercial Port. Grain storage in the port rises from 24,000 to 120,000 tonnes, equal to two full Panamax cargoes.</p>
<h2>What the project comprises</h2>
<ul>
<li>Two pneumatic grain unloaders, which raise the discharge rate from 800 to 1,200 tonnes an hour.</li>
<li>An enclosed conveyor 640 metres long between the berth and the silos.</li>
<li>Temperature and humidity measurement in every silo, with automatic ventilation.</li>
<li>Four loading points able to serve 30 trucks an hour.</li>
<li>A sampling laboratory supervised by the food authority.</li>
</ul>
<p>At these rates a vessel carrying 60,000 tonnes is discharged in 50 working hours, where 75 were needed before.</p>
<figure><img src="media:grain-silos-1.webp" alt="A row of steel grain silos behind the discharge berth"><figcaption>The new silos seen from the discharge berth.</figcaption></figure>
<h2>Support for food stocks</h2>
<p>The silos serve mills in Madinah, Makkah and Tabuk. At least 45,000 tonnes are held as a permanent reserve, to be released only on the instruction of the competent authority. Grain imports through <a href="/ports?port=yanbu-commercial">Yanbu Commercial Port</a> in the first half of the year came to 1.1 million tonnes.</p>
<blockquote><p>We made sure that the work was done without stopping the existing silos for a single day.</p><p>Projects Manager at the port</p></blockquote>`,
    },
  },
  {
    shared: {
      Slug: 'world-maritime-day-2025',
      PublishDate: '2025-09-25T09:10:00+03:00',
      Ports: 'jeddah, dammam, jazan',
      CardImage: 'signal-flags-3.webp',
      Images: ['signal-flags-3.webp', 'pilot-boat-4.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'أبواب ثلاثة موانئ مفتوحة للزوار في اليوم البحري العالمي',
      Summary:
        'يستقبل كل من ميناء جدة وميناء الدمام وميناء جازان الزوار عصر اليوم للتعرف على أعمال الإرشاد والقطر ومراقبة حركة السفن.',
      Body: `<p>تشارك الهيئة الوطنية للموانئ اليوم الخميس في إحياء اليوم البحري العالمي بفعاليات مفتوحة للعائلات في ثلاثة موانئ، وترفع السفن الراسية فيها أعلام الإشارة البحرية من الثامنة صباحًا حتى غروب الشمس.</p>
<h2>برنامج الزيارات</h2>
<ul>
<li><strong>ميناء جدة:</strong> جولة في برج المراقبة وعرض لزوارق الإرشاد، من الرابعة إلى الثامنة مساءً.</li>
<li><strong>ميناء الدمام:</strong> تجربة محاكي الرافعات ومعرض لمعدات السلامة، من الرابعة إلى السابعة مساءً.</li>
<li><strong>ميناء جازان:</strong> لقاء مع ربابنة سابقين عن الملاحة قبل الأجهزة الإلكترونية، عند الخامسة مساءً.</li>
</ul>
<p>والدخول مجاني للمواطنين والمقيمين بعد إبراز الهوية عند البوابة، ويُشترط أن يرافق الأطفالَ دون 12 سنة أحدُ ذويهم. ويُمنع التصوير داخل المناطق الجمركية.</p>
<p>وتكرّم الهيئة على هامش المناسبة 19 بحّارًا ومرشدًا أمضوا أكثر من 25 عامًا في الخدمة، تقديرًا لمن يعملون بعيدًا عن الأنظار لتصل السفن إلى أرصفتها بسلام.</p>`,
    },
    en: {
      Title: 'Three ports open to visitors on World Maritime Day',
      Summary:
        'Jeddah, Dammam and Jazan ports welcome visitors this afternoon to see how pilotage, towage and vessel traffic control are carried out.',
      Body: `<p>The National Ports Authority is marking World Maritime Day today, Thursday, with events for families at three ports. Vessels in those ports will fly signal flags from eight in the morning until sunset.</p>
<h2>Visiting programme</h2>
<ul>
<li><strong>Jeddah Port:</strong> a tour of the control tower and a display of pilot boats, 4pm to 8pm.</li>
<li><strong>Dammam Port:</strong> a crane simulator and an exhibition of safety equipment, 4pm to 7pm.</li>
<li><strong>Jazan Port:</strong> a talk by former masters on navigation before electronic instruments, 5pm.</li>
</ul>
<p>Entry is free to citizens and residents who show identification at the gate. Children under 12 must be accompanied by a relative. Photography is not allowed in customs areas.</p>
<p>On the same occasion the authority will honour 19 seafarers and pilots who have each served for more than 25 years, in recognition of those who work out of sight so that ships reach their berths safely.</p>`,
    },
  },
  {
    shared: {
      Slug: 'dangerous-goods-storage-explained',
      PublishDate: '2025-09-09T10:00:00+03:00',
      CardImage: 'warehouse-3.webp',
      Images: ['warehouse-3.webp', 'cargo-scanner-2.webp', 'container-close-up-4.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'أسئلة المستوردين عن تخزين البضائع الخطرة في الموانئ وإجاباتها',
      Summary:
        'دليل مبسط يشرح مدد بقاء البضائع الخطرة بحسب أصنافها، ومواعيد الإشعار المسبق، ومتطلبات الفصل بين الحاويات، والمخالفات الأكثر تكرارًا.',
      Body: `<p>تلقّت الهيئة الوطنية للموانئ خلال الأشهر الستة الماضية 312 استفسارًا عن قواعد تخزين البضائع الخطرة، تكرر في معظمها السؤال عن المدة المسموح بها وعن المستندات المطلوبة. ويجمع هذا الدليل الإجابات في موضع واحد، ولا يُغني عن الرجوع إلى <a href="/regulations">الأنظمة واللوائح</a>.</p>
<h2>متى يُقدَّم الإشعار؟</h2>
<p>يقدّم الوكيل الملاحي إشعار البضائع الخطرة قبل وصول السفينة بـ${FACTS.ar.dangerousNoticeHours} ساعة على الأقل. أما المتفجرات والمواد المشعة فيجب طلب الموافقة عليها قبل ${FACTS.ar.prohibitedDays} يوم عمل من الوصول. ويتضمن الإشعار رقم المادة في قائمة الأمم المتحدة، والصنف، ومجموعة التعبئة، والوزن الصافي، وموضع الحاوية على السفينة.</p>
<h2>كم تبقى البضاعة في الميناء؟</h2>
<table>
<caption>مدد البقاء القصوى بحسب صنف البضاعة الخطرة</caption>
<thead><tr><th scope="col">الصنف</th><th scope="col">الوصف</th><th scope="col">مدة البقاء القصوى</th></tr></thead>
<tbody>
${FACTS.ar.dangerousStayRows}
</tbody>
</table>
<h2>كيف تُفصل الحاويات بعضها عن بعض؟</h2>
<h3>داخل الساحة المخصصة</h3>
<p>تُرصّ الحاويات بارتفاع لا يتجاوز حاويتين، ويُترك بين الأصناف غير المتوافقة ممر بعرض ستة أمتار على الأقل، وتوضع أبواب الحاويات باتجاه الممر لتيسير التفتيش والإطفاء.</p>
<h3>عند تسرب المحتوى</h3>
<p>تُنقل الحاوية إلى حوض احتواء مبطّن، ويُستدعى فريق البضائع الخطرة في محطة الإطفاء، ولا تُفتح إلا بحضور مندوب المستورد ومفتش السلامة.</p>
<h3>عند ارتفاع درجات الحرارة</h3>
<p>تُنقل حاويات الصنفين 3 و4 بين مايو وسبتمبر إلى الجزء المظلل من الساحة، وتُرشّ أسقفها بالماء إذا زادت حرارة الهواء على 45 درجة مئوية، ويُستثنى من ذلك كل ما يتفاعل مع الماء.</p>
<h2>من يتحمل التكلفة؟</h2>
<p>تُعفى البضائع الخطرة من أجور التخزين يومًا واحدًا، ثم يتحمل المستورد أجور الساحة المخصصة، إذ لا تسري عليها مدة الإعفاء المقررة للحاويات العادية. وإذا نشأ التأخير عن معاينة حكومية أو عن إغلاق الميناء بسبب الأحوال الجوية، فلا تُحتسب أيامه ضمن المدة ولا تُستوفى عنها أجور.</p>
<p>أما إذا تجاوزت البضاعة مدتها دون طلب تمديد، فتنبّه المحطة صاحبها قبل انتهائها بـ${FACTS.ar.overstayNoticeHours} ساعة، ثم تنقلها على نفقته إلى موقع معزول، ولا تُسلَّم له إلا بعد سداد ما ترتب عليها.</p>
<h2>هل تُقبل البضاعة التي لم يُذكر اسمها في القائمة؟</h2>
<p>تُقبل البضاعة غير المسماة إذا أرفق الشاحن تصنيفًا صادرًا من مختبر معتمد في بلد التصدير، وقُدّم الطلب قبل الوصول بخمسة أيام عمل. وتراجع لجنة البضائع الخطرة في الميناء التصنيف، ولها أن تطلب عينة قبل الإذن بالتفريغ. وقد نظرت اللجان خلال العام الجاري في 64 طلبًا من هذا النوع، ووافقت على 51 منها.</p>
<h2>أكثر المخالفات تكرارًا</h2>
<ol>
<li>عدم مطابقة الملصق على الحاوية للصنف المدوّن في المستندات (41% من المخالفات).</li>
<li>التأخر في تقديم الإشعار المسبق (27%).</li>
<li>غياب بطاقة بيانات السلامة باللغتين العربية والإنجليزية (18%).</li>
<li>تجاوز مدة البقاء دون طلب تمديد (14%).</li>
</ol>
<p>ويجوز لمدير عام الميناء تمديد مدة البقاء مرة واحدة بما لا يتجاوز نصفها، عدا الصنفين 1 و7، على أن يصل الطلب قبل انتهائها. وتُستقبل الاستفسارات على الرقم الموحد ${FACTS.ar.shortNumber} أو من خلال صفحة <a href="/contact">تواصل معنا</a>.</p>`,
    },
    en: {
      Title: 'Storing dangerous goods in the ports: importers’ questions answered',
      Summary:
        'A plain guide to permitted storage periods by class, advance notice, segregation between containers and the breaches found most often.',
      Body: `<p>In the past six months the National Ports Authority received 312 enquiries about the storage of dangerous goods, most of them on permitted periods and required documents. This guide brings the answers together. It does not replace the <a href="/regulations">regulations</a>.</p>
<h2>When must notice be given?</h2>
<p>The shipping agent must give notice of dangerous goods at least ${FACTS.en.dangerousNoticeHours} hours before the vessel arrives. Consent to explosives and radioactive material must be requested ${FACTS.en.prohibitedDays} working days before arrival. The notice states the United Nations number, class, packing group, net weight and position of the container on board.</p>
<h2>How long may the goods stay?</h2>
<table>
<caption>Maximum storage period by class of dangerous goods</caption>
<thead><tr><th scope="col">Class</th><th scope="col">Description</th><th scope="col">Maximum period</th></tr></thead>
<tbody>
${FACTS.en.dangerousStayRows}
</tbody>
</table>
<h2>How are containers kept apart?</h2>
<h3>In the designated yard</h3>
<p>Containers are stacked no more than two high. Incompatible classes are separated by an aisle at least six metres wide, and doors face the aisle so that inspectors and firefighters can reach them.</p>
<h3>If the contents leak</h3>
<p>The container is moved to a lined containment basin and the dangerous goods team of the fire station is called. It is opened only in the presence of the importer’s representative and a safety inspector.</p>
<h3>In high temperatures</h3>
<p>Between May and September containers of classes 3 and 4 are moved to the shaded part of the yard. Their roofs are sprayed with water when the air is warmer than 45 degrees Celsius, except where the contents react with water.</p>
<h2>Who bears the cost?</h2>
<p>Dangerous goods have a free period of one day. After that the importer pays for the designated yard, because the free period granted to ordinary containers does not apply. Days lost to a government inspection, or to closure of the port by weather, do not count towards the period and are not charged.</p>
<p>The terminal warns the owner ${FACTS.en.overstayNoticeHours} hours before the period ends. Goods that stay longer without an extension are moved to an isolated place at the owner’s expense, and are handed over only when the sums due have been paid.</p>
<h2>What if my goods are not on the list?</h2>
<p>Goods not listed by name are accepted if the shipper supplies a classification from an approved laboratory in the country of export and the request is made five working days before arrival. The port’s dangerous goods committee reviews the classification and may ask for a sample before discharge. The committees have considered 64 such requests this year and have approved 51.</p>
<h2>The most frequent breaches</h2>
<ol>
<li>Container label differs from the class in the documents (41% of breaches).</li>
<li>Late advance notice (27%).</li>
<li>Safety data sheet missing in Arabic or English (18%).</li>
<li>Storage period exceeded without a request for extension (14%).</li>
</ol>
<p>The port general manager may extend the period once, by up to half, except for classes 1 and 7. The request must arrive before the period ends. Enquiries are received on ${FACTS.en.shortNumber} or through the <a href="/contact">contact</a> page.</p>`,
    },
  },
  {
    shared: {
      Slug: 'marine-pilots-simulator-course',
      PublishDate: '2025-08-20T11:30:00+03:00',
      CardImage: 'simulator-hall-1.webp',
      Images: ['simulator-hall-1.webp', 'simulator-hall-4.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'تخريج 24 مرشدًا بحريًا بعد 180 مناورة على محاكي قيادة السفن',
      Summary:
        'أنهى المرشدون برنامجًا مدته ستة أسابيع تناول الإعداد لإرشاد السفن التي يتجاوز طولها 366 مترًا، والمناورة في الرياح القوية، والتعامل مع تعطل الدفة.',
      Body: `<p>احتفت الأكاديمية البحرية أمس بتخريج 24 مرشدًا بحريًا من منسوبي الموانئ، بعد برنامج تأهيلي استمر ستة أسابيع في قاعة محاكاة قيادة السفن، ونفّذ كل متدرب خلاله ما لا يقل عن 180 مناورة دخول وخروج.</p>
<p>وتوزع الخريجون على ستة موانئ: سبعة في ميناء جدة، وخمسة في ميناء الدمام، وأربعة في ميناء الجبيل الصناعي، وثلاثة في كل من ميناء ينبع الصناعي وميناء رأس الخير، واثنان في ميناء جازان.</p>
<h2>سيناريوهات من الواقع</h2>
<p>بُنيت نماذج المحاكاة على المسوح المائية الحديثة لقنوات الموانئ الستة، وأضيفت إليها أوضاع استثنائية وقعت فعلًا في السنوات الماضية، منها:</p>
<ul>
<li>انقطاع التيار الكهربائي عن السفينة على بعد 400 متر من الرصيف.</li>
<li>تعطل الدفة أثناء الدوران في الحوض.</li>
<li>تدني مدى الرؤية إلى أقل من 500 متر مع حركة كثيفة في القناة.</li>
</ul>
<blockquote><p>يخطئ المرشد في القاعة عشر مرات كي لا يخطئ في القناة مرة واحدة.</p><p>كبير المرشدين البحريين في الهيئة</p></blockquote>
<p>وتعتزم الهيئة تنظيم دورة مماثلة في فبراير المقبل، تضيف إليها وحدة في التنسيق مع ربابنة القاطرات. وللاطلاع على مزايا منسوبي الموانئ وبرامجهم يمكن زيارة <a href="/port-employees">صفحة منسوبي الموانئ</a>.</p>`,
    },
    en: {
      Title: 'Twenty-four marine pilots qualify after 180 simulated manoeuvres each',
      Summary:
        'The pilots completed a six-week course preparing them to handle ships longer than 366 metres, manoeuvring in strong winds and responding to rudder failure.',
      Body: `<p>The maritime academy yesterday held the graduation of 24 marine pilots employed in the ports. They had completed six weeks in the ship-handling simulator, where each carried out at least 180 inbound and outbound manoeuvres.</p>
<p>The graduates serve at six ports: seven at Jeddah, five at Dammam, four at Jubail Industrial, three each at Yanbu Industrial and Ras Al-Khair, and two at Jazan.</p>
<h2>Scenarios drawn from experience</h2>
<p>The models were built from recent hydrographic surveys of the six ports’ channels. To these were added emergencies that have occurred in past years, among them:</p>
<ul>
<li>Loss of electrical power 400 metres from the berth.</li>
<li>Rudder failure while turning in the basin.</li>
<li>Visibility below 500 metres with heavy traffic in the channel.</li>
</ul>
<blockquote><p>A pilot makes ten mistakes in the simulator so as not to make one in the channel.</p><p>Chief Marine Pilot at the authority</p></blockquote>
<p>A similar course is planned for next February, with an added module on working with tug masters. Benefits and programmes for staff are described on the <a href="/port-employees">port employees</a> page.</p>`,
    },
  },
] satisfies SeedEntry[];
