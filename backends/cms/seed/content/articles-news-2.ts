import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      Slug: 'single-window-clearance-time',
      PublishDate: '2026-09-16T09:10:00+03:00',
      CardImage: 'cargo-scanner-4.webp',
      Images: [],
      Category: 'News',
    },
    ar: {
      Title: 'النافذة الواحدة تختصر متوسط زمن الفسح إلى ساعتين وتغني عن 11 مستندًا ورقيًا',
      Summary:
        'باشرت جميع الموانئ العمل ببيان الحمولة الإلكتروني الموحّد، وصارت 82% من الحاويات تُفسح قبل وصول السفينة.',
      Body: `<p>باشرت الموانئ العشرة، اعتبارًا من مطلع سبتمبر، العمل ببيان الحمولة الإلكتروني الموحّد المرتبط بالنافذة الواحدة للتجارة، بعد مرحلة تجريبية دامت سبعة أشهر في ميناءي جدة والدمام. وبذلك يقدّم الوكيل الملاحي بيانات السفينة وحمولتها مرة واحدة، فتصل في اللحظة نفسها إلى الجمارك وإدارة الميناء والجهات الرقابية والمشغّل.</p>
<h2>قبل الربط وبعده</h2>
<table>
<caption>مؤشرات الفسح في ميناءي جدة والدمام</caption>
<thead><tr><th scope="col">المؤشر</th><th scope="col">سبتمبر 2025</th><th scope="col">أغسطس 2026</th></tr></thead>
<tbody>
<tr><td>متوسط زمن الفسح</td><td>9 ساعات</td><td>ساعتان</td></tr>
<tr><td>الحاويات المفسوحة قبل وصول السفينة</td><td>41%</td><td>82%</td></tr>
<tr><td>المستندات الورقية المطلوبة</td><td>13</td><td>2</td></tr>
<tr><td>الحاويات المحالة إلى التفتيش اليدوي</td><td>14%</td><td>5%</td></tr>
</tbody>
</table>
<h2>التفتيش بالأشعة</h2>
<p>أسهمت أجهزة الفحص بالأشعة في خفض التفتيش اليدوي؛ إذ تمر الحاوية في 40 ثانية، وتُعرض صورتها على محلل في مركز مشترك دون أن تغادر الشاحنة مسارها. ولا تُفتح الحاوية إلا إذا ظهر اختلاف بين الصورة وبيان الحمولة.</p>
<h3>المواعيد النظامية لتقديم البيان</h3>
<ul>
<li>الرحلات الطويلة: قبل الوصول بما لا يقل عن 48 ساعة.</li>
<li>الرحلات القصيرة بين موانئ الإقليم: قبل مغادرة آخر ميناء.</li>
<li>التعديل بعد التقديم: متاح دون غرامة حتى 12 ساعة قبل الوصول.</li>
</ul>
<p>وتخضع أزمنة الخدمات التي تقدمها إدارات الموانئ للقياس وفق <a href="/e-services/sla">اتفاقية مستوى الخدمة</a> المنشورة على هذا الموقع.</p>`,
    },
    en: {
      Title:
        'Single window brings average clearance time down to two hours and removes 11 paper documents',
      Summary:
        'All ports now use the unified electronic manifest, and 82% of containers are cleared before the ship arrives.',
      Body: `<p>Since the beginning of September the ten ports have worked with the unified electronic manifest, which is linked to the single window for trade. A trial of seven months at Jeddah and Dammam came first. The shipping agent now submits the particulars of the ship and its cargo once, and they reach Customs, the port, the control agencies and the terminal operator at the same moment.</p>
<h2>Before and after</h2>
<table>
<caption>Clearance indicators at Jeddah and Dammam</caption>
<thead><tr><th scope="col">Indicator</th><th scope="col">September 2025</th><th scope="col">August 2026</th></tr></thead>
<tbody>
<tr><td>Average clearance time</td><td>9 hours</td><td>2 hours</td></tr>
<tr><td>Containers cleared before the ship arrives</td><td>41%</td><td>82%</td></tr>
<tr><td>Paper documents required</td><td>13</td><td>2</td></tr>
<tr><td>Containers sent for manual inspection</td><td>14%</td><td>5%</td></tr>
</tbody>
</table>
<h2>Inspection by scanner</h2>
<p>Scanners have helped to reduce manual inspection. A container passes through in 40 seconds, and its image is shown to an analyst in a joint centre while the truck stays in its lane. The container is opened only when the image differs from the manifest.</p>
<h3>When the manifest is due</h3>
<ul>
<li>Long voyages: at least 48 hours before arrival.</li>
<li>Short voyages between ports of the region: before departure from the last port.</li>
<li>Amendments: free of penalty until 12 hours before arrival.</li>
</ul>
<p>The time taken by services of the port administrations is measured against the <a href="/e-services/sla">service-level agreement</a> published on this site.</p>`,
    },
  },
  {
    shared: {
      Slug: 'coral-relocation-duba',
      PublishDate: '2026-09-08T10:30:00+03:00',
      Ports: 'duba',
      CardImage: 'breakwater-1.webp',
      Images: ['breakwater-2.webp', 'lighthouse-3.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'نقل 3,400 مستعمرة مرجانية من مسار كاسر الأمواج الجديد في ميناء ضباء',
      Summary: 'بلغت نسبة بقاء الشعاب بعد ستة أشهر من نقلها 93%، ويستمر رصدها خمس سنوات.',
      Body: `<p>قبل أن تُلقى صخرة واحدة في أساس كاسر الأمواج الجديد في ميناء ضباء، أمضى 24 غواصًا أحد عشر أسبوعًا تحت الماء ينقلون 3,400 مستعمرة مرجانية إلى موقع محمي يبعد 4 كيلومترات إلى الشمال، تتشابه فيه درجة الحرارة والعمق وحركة التيار مع الموقع الأصلي.</p>
<p>ونُقلت المستعمرات في سلال مغمورة لا تخرج من الماء، وثُبّتت على قواعد من الحجر الجيري بمادة لا تضر بالكائنات البحرية، وأُعطيت كل منها رقمًا وصورة مرجعية لمتابعة نموها.</p>
<figure><img src="media:breakwater-2.webp" alt="كاسر الأمواج عند مدخل الميناء"><figcaption>يمتد كاسر الأمواج الجديد 850 مترًا ويحمي رصيفين من الرياح الغربية.</figcaption></figure>
<h2>نتائج الرصد الأول</h2>
<ul>
<li>93% نسبة البقاء بعد ستة أشهر، والمستهدف 85%.</li>
<li>تسجيل 61 نوعًا من الأسماك في الموقع الجديد مقابل 38 نوعًا قبل النقل.</li>
<li>عدم رصد أي ابيضاض في المستعمرات المنقولة خلال أشهر الصيف.</li>
</ul>
<blockquote><p>الشعاب كاسر أمواج طبيعي سبقنا إلى هذا الساحل بآلاف السنين، ومن الحكمة أن نبني إلى جواره لا فوقه.</p><p>كبير اختصاصيي البيئة البحرية</p></blockquote>
<p>واعتمدت الهيئة هذه الطريقة إجراءً ملزمًا في جميع أعمال الإنشاءات البحرية، وتجد المتطلبات في الدليل البيئي للموانئ في <a href="/media-center?o=library">المكتبة الرقمية</a>.</p>`,
    },
    en: {
      Title: '3,400 coral colonies moved from the path of the new breakwater at Duba Port',
      Summary:
        'Six months after the move 93% of the corals are alive, and monitoring will continue for five years.',
      Body: `<p>Before a single rock was laid for the new breakwater at Duba Port, 24 divers spent eleven weeks under water moving 3,400 coral colonies. Their new home is a protected site 4 kilometres to the north, where temperature, depth and current resemble those of the original.</p>
<p>The colonies travelled in submerged baskets without leaving the water. They were fixed to limestone bases with a marine-safe compound, and each was given a number and a reference photograph so that its growth can be followed.</p>
<figure><img src="media:breakwater-2.webp" alt="The breakwater at the port entrance"><figcaption>The new breakwater is 850 metres long and shelters two berths from westerly winds.</figcaption></figure>
<h2>Results of the first survey</h2>
<ul>
<li>93% survival after six months, against a target of 85%.</li>
<li>61 species of fish recorded at the new site, against 38 before the move.</li>
<li>No bleaching of the relocated colonies during the summer months.</li>
</ul>
<blockquote><p>The reef is a natural breakwater that reached this coast thousands of years before us. It is wise to build beside it and not on top of it.</p><p>Senior Marine Environment Specialist</p></blockquote>
<p>The authority has made the method compulsory for all marine construction, and the requirements are in the environmental guideline in <a href="/media-center?o=library">the digital library</a>.</p>`,
    },
  },
  {
    shared: {
      Slug: 'jazan-grain-silos',
      PublishDate: '2026-09-01T08:20:00+03:00',
      Ports: 'jazan',
      CardImage: 'grain-silos-1.webp',
      Images: ['grain-silos-2.webp', 'grain-silos-3.webp', 'bulk-terminal-3.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'صوامع ميناء جازان تتسلّم أول شحنة قمح بعد مضاعفة سعتها إلى 240 ألف طن',
      Summary: 'أفرغت السفينة 58 ألف طن في 60 ساعة، وتخدم الصوامع مطاحن المنطقة الجنوبية.',
      Body: `<p>تسلّمت صوامع الغلال في <a href="/ports?port=jazan">ميناء جازان</a> أول شحنة من القمح بعد انتهاء أعمال التوسعة التي ضاعفت سعتها من 120 ألف طن إلى 240 ألف طن، وأفرغت السفينة حمولتها البالغة 58 ألف طن في 60 ساعة، وكانت شحنة بهذا الحجم تستغرق ستة أيام في السابق.</p>
<h2>أرقام المشروع</h2>
<table>
<caption>صوامع الغلال في ميناء جازان قبل التوسعة وبعدها</caption>
<thead><tr><th scope="col">العنصر</th><th scope="col">قبل التوسعة</th><th scope="col">بعد التوسعة</th></tr></thead>
<tbody>
<tr><td>عدد الخلايا</td><td>24</td><td>48</td></tr>
<tr><td>السعة (طن)</td><td>120,000</td><td>240,000</td></tr>
<tr><td>معدل التفريغ (طن في الساعة)</td><td>400</td><td>1,000</td></tr>
<tr><td>محطات تحميل الشاحنات</td><td>4</td><td>10</td></tr>
<tr><td>العمق عند الرصيف (متر)</td><td>11</td><td>12</td></tr>
</tbody>
</table>
<p>وزُوّدت الخلايا بمجسات تقيس الحرارة والرطوبة كل عشر دقائق، وبنظام لشفط الغبار يعيد 99% من الجسيمات إلى مجرى الحبوب. وتغطي السعة الجديدة احتياج مطاحن المنطقة الجنوبية مدة أربعة أشهر.</p>
<p>وستتناوب على رصيف الغلال 20 سفينة سنويًا، تحمل القمح والشعير والذرة الصفراء.</p>`,
    },
    en: {
      Title: 'Jazan Port silos take in their first wheat after doubling capacity to 240,000 tonnes',
      Summary:
        'The ship discharged 58,000 tonnes in 60 hours; the silos supply the mills of the southern region.',
      Body: `<p>The grain silos at <a href="/ports?port=jazan">Jazan Port</a> have received their first wheat since an extension that doubled their capacity from 120,000 to 240,000 tonnes. The ship discharged 58,000 tonnes in 60 hours; a cargo of that size used to take six days.</p>
<h2>The project in figures</h2>
<table>
<caption>Jazan Port grain silos before and after the extension</caption>
<thead><tr><th scope="col">Item</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>
<tr><td>Cells</td><td>24</td><td>48</td></tr>
<tr><td>Capacity (tonnes)</td><td>120,000</td><td>240,000</td></tr>
<tr><td>Discharge rate (tonnes an hour)</td><td>400</td><td>1,000</td></tr>
<tr><td>Truck loading stations</td><td>4</td><td>10</td></tr>
<tr><td>Depth at berth (metres)</td><td>11</td><td>12</td></tr>
</tbody>
</table>
<p>Sensors in the cells measure temperature and moisture every ten minutes, and a dust extraction system returns 99% of particles to the grain stream. The new capacity covers four months of demand from the mills of the southern region.</p>
<p>About 20 ships a year will use the grain berth, carrying wheat, barley and maize.</p>`,
    },
  },
  {
    shared: {
      Slug: 'simulator-course-graduates',
      PublishDate: '2026-08-24T12:00:00+03:00',
      CardImage: 'simulator-hall-1.webp',
      Images: ['simulator-hall-3.webp', 'nautical-chart-2.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'تخريج 36 مرشدًا بحريًا بعد 640 ساعة تدريب بين المحاكاة والبحر',
      Summary: 'توزّع الخريجون على سبعة موانئ، وضمّت الدفعة 5 مرشدات يمارسن المهنة للمرة الأولى.',
      Body: `<p>خرّج مركز المحاكاة البحرية بالدمام الدفعة الرابعة من برنامج إعداد المرشدين البحريين، وعددها 36 خريجًا وخريجة، أتمّ كل منهم 640 ساعة تدريب على مدى 14 شهرًا، نصفها على أجهزة المحاكاة والنصف الآخر على متن السفن مع مرشدين متمرسين.</p>
<h2>مم يتكوّن البرنامج؟</h2>
<ol>
<li>الملاحة في المياه المقيّدة وقراءة الخرائط والتيارات.</li>
<li>مناورة سفن الحاويات والناقلات في رياح تصل إلى ${FACTS.ar.pilotWind} عقدة.</li>
<li>العمل مع القاطرات وحساب قوى الشدّ.</li>
<li>التصرف عند تعطل المحرك أو الدفة.</li>
<li>اللغة الإنجليزية البحرية وإدارة غرفة القيادة.</li>
</ol>
<p>وتعيد أجهزة المركز رسم مداخل الموانئ العشرة بدقة تصل إلى نصف متر، ويستطيع المدرب أن يغيّر الريح والرؤية وحركة السفن المجاورة أثناء المناورة.</p>
<figure><img src="media:simulator-hall-3.webp" alt="متدربان أمام شاشات محاكاة غرفة القيادة"><figcaption>تجري المناورة على شاشة تحيط بالمتدرب بزاوية 270 درجة.</figcaption></figure>
<blockquote><p>في المحاكاة يُسمح بالخطأ، بل نطلبه أحيانًا. أما على الرصيف فلا مجال إلا للصواب.</p><p>مدير مركز المحاكاة البحرية</p></blockquote>
<p>ويُفتح باب القبول في الدفعة الخامسة في يناير المقبل لحملة شهادة ضابط ملاحة من الدرجة الثانية فأعلى. </p>`,
    },
    en: {
      Title: '36 marine pilots graduate after 640 hours of simulator and sea training',
      Summary:
        'The graduates have been posted to seven ports, and the class includes 5 women entering the profession for the first time.',
      Body: `<p>The maritime simulation centre in Dammam has graduated the fourth class of its pilot training programme. Each of the 36 graduates completed 640 hours over 14 months, half of them on simulators and half on board ship with experienced pilots.</p>
<h2>What the programme covers</h2>
<ol>
<li>Navigation in restricted waters, charts and currents.</li>
<li>Handling container ships and tankers in winds of up to ${FACTS.en.pilotWind} knots.</li>
<li>Working with tugs and calculating towing forces.</li>
<li>Responding to engine or rudder failure.</li>
<li>Maritime English and bridge management.</li>
</ol>
<p>The simulators reproduce the approaches to all ten ports to within half a metre, and the instructor can change wind, visibility and passing traffic in the middle of a manoeuvre.</p>
<figure><img src="media:simulator-hall-3.webp" alt="Two trainees before the screens of a bridge simulator"><figcaption>The manoeuvre takes place on a screen that surrounds the trainee through 270 degrees.</figcaption></figure>
<blockquote><p>On the simulator a mistake is permitted, and sometimes we ask for one. At the quay there is room only for what is right.</p><p>Manager of the Maritime Simulation Centre</p></blockquote>
<p>Applications for the fifth class open in January to holders of a certificate as second officer or higher.</p>`,
    },
  },
  {
    shared: {
      Slug: 'shore-power-and-solar-roofs-dammam',
      PublishDate: '2026-08-17T09:00:00+03:00',
      Ports: 'dammam',
      CardImage: 'solar-roofs-1.webp',
      Images: ['solar-roofs-2.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'سفن تطفئ محركاتها عند الرصيف: تشغيل الكهرباء البرية والأسطح الشمسية في ميناء الدمام',
      Summary:
        'تغذّي المنظومة أربعة أرصفة بقدرة 20 ميغاواط، وتخفض الانبعاثات بنحو 31 ألف طن من ثاني أكسيد الكربون سنويًا.',
      Body: `<p>صار بإمكان السفن الراسية على أربعة أرصفة في ميناء الدمام أن توقف محركاتها المساعدة وتستمد الكهرباء من البر، بعد تشغيل منظومة الربط الكهربائي البالغة قدرتها 20 ميغاواط، وتغطية أسطح 17 مستودعًا بألواح شمسية مساحتها 96 ألف متر مربع.</p>
<p>وتنتج الألواح في ساعات الذروة 14 ميغاواط، تُستهلك في الرافعات والحاويات المبردة أولًا، ثم يُوجَّه الفائض إلى الأرصفة. وتكتمل عملية ربط السفينة بالكهرباء في أقل من 25 دقيقة، ولا تحتاج إلى أكثر من عاملين.</p>
<h2>شروط الربط</h2>
<ul>
<li>أن تكون السفينة مجهزة وفق المعيار الدولي للربط بالجهد العالي.</li>
<li>أن تتجاوز مدة بقائها على الرصيف 4 ساعات.</li>
<li>أن يُقدَّم الطلب مع إشعار الوصول.</li>
</ul>
<h2>حافز للسفن الأنظف</h2>
<p>تُخفَّض أجور الرسو بنسبة ${FACTS.ar.shorePowerCut}% للسفن التي تستخدم الكهرباء البرية، وفق لائحة أجور خدمات الموانئ. ويأتي ذلك ضمن حزمة لخفض الانبعاثات تشمل إحلال 120 شاحنة ساحات كهربائية محل شاحنات الديزل، وتركيب محطتي قياس لجودة الهواء تُنشر قراءاتهما كل ساعة.</p>`,
    },
    en: {
      Title:
        'Ships switch off their engines alongside: shore power and solar roofs in service at Dammam Port',
      Summary:
        'The system supplies four berths with 20 megawatts and will cut carbon dioxide emissions by about 31,000 tonnes a year.',
      Body: `<p>Ships at four berths of Dammam Port can now stop their auxiliary engines and draw electricity from the shore. A connection system of 20 megawatts has entered service, and the roofs of 17 warehouses carry 96,000 square metres of solar panels.</p>
<p>At their peak the panels produce 14 megawatts. Cranes and refrigerated containers take it first, and the surplus goes to the berths. Connecting a ship takes less than 25 minutes and no more than two workers.</p>
<h2>Conditions of connection</h2>
<ul>
<li>The ship is fitted to the international standard for high-voltage shore connection.</li>
<li>It stays alongside for more than 4 hours.</li>
<li>The request is made with the notice of arrival.</li>
</ul>
<h2>An incentive for cleaner ships</h2>
<p>Berth charges are reduced by ${FACTS.en.shorePowerCut}% for ships using shore power, under the regulation on charges for port services. The measure belongs to an emissions package that also replaces diesel yard tractors with 120 electric ones and installs two air quality stations, whose readings are published every hour.</p>`,
    },
  },
  {
    shared: {
      Slug: 'surplus-movable-items-august',
      PublishDate: '2026-08-10T08:00:00+03:00',
      CardImage: 'warehouse-4.webp',
      Images: [],
      Category: 'News',
    },
    ar: {
      Title: 'إتاحة 1,260 صنفًا من المواد المنقولة الفائضة للجهات الحكومية',
      Summary: `تُعرض المواد الموجودة في مستودعات خمسة موانئ على الجهات الحكومية قبل طرحها في المزاد، ويستمر استقبال الطلبات ${FACTS.ar.surplusOfferDays} يومًا.`,
      Body: `<p>دعت الهيئة الوطنية للموانئ الجهات الحكومية إلى الاستفادة من 1,260 صنفًا من المواد المنقولة الفائضة عن حاجتها، والمحفوظة في مستودعات موانئ جدة والدمام والجبيل الصناعي وينبع الصناعي وجازان، وذلك قبل طرح ما يتبقى منها في مزاد علني.</p>
<table>
<caption>المواد المعروضة بحسب المجموعة</caption>
<thead><tr><th scope="col">المجموعة</th><th scope="col">عدد الأصناف</th><th scope="col">الحالة الغالبة</th></tr></thead>
<tbody>
<tr><td>أثاث مكتبي</td><td>512</td><td>جيدة</td></tr>
<tr><td>أجهزة حاسب وطابعات</td><td>344</td><td>مستعملة صالحة</td></tr>
<tr><td>قطع غيار كهربائية وميكانيكية</td><td>287</td><td>جديدة</td></tr>
<tr><td>معدات وآليات خفيفة</td><td>75</td><td>تحتاج إلى صيانة</td></tr>
<tr><td>مولدات ومضخات</td><td>42</td><td>مستعملة صالحة</td></tr>
</tbody>
</table>
<h2>خطوات الطلب</h2>
<ol>
<li>يفتح مندوب الجهة نموذج خدمة <a href="/e-services/moveableitems">طلب المواد المنقولة</a>.</li>
<li>يملأ بياناته وبيانات جهته، ويختار المادة وموقعها.</li>
<li>يحدد الكمية المطلوبة ويرسل الطلب.</li>
<li>يتسلّم قرار الهيئة وموعد الاستلام خلال ${FACTS.ar.surplusDecisionDays} يومًا.</li>
</ol>
<p>وتكون الأولوية لأسبقية تقديم الطلب، ويُنقل الصنف على نفقة الجهة الطالبة خلال ${FACTS.ar.surplusCollectDays} يومًا من موعد الاستلام، وإلا أعيد عرضه. وتُستقبل الطلبات حتى نهاية دوام يوم الأحد 11 أكتوبر 2026.</p>`,
    },
  },
  {
    shared: {
      Slug: 'vehicle-imports-first-half-2026',
      PublishDate: '2026-08-02T10:40:00+03:00',
      Ports: 'jeddah, dammam',
      CardImage: 'roro-carrier-3.webp',
      Images: ['roro-carrier-2.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'واردات المركبات تتجاوز 560 ألف مركبة في النصف الأول من العام',
      Summary:
        'استحوذ ميناءا جدة والدمام على 96% من المركبات الواردة، وتضاعفت حصة المركبات الكهربائية والهجينة.',
      Body: `<p>ناولت الموانئ الوطنية 562 ألف مركبة في الأشهر الستة الأولى من عام 2026، وصلت على متن 402 سفينة دحرجة، بزيادة 9% عن المدة نفسها من العام الماضي.</p>
<h2>المركبات الواردة بحسب الميناء</h2>
<table>
<caption>المركبات الواردة في النصف الأول من عام 2026</caption>
<thead><tr><th scope="col">الميناء</th><th scope="col">المركبات (ألف)</th><th scope="col">سفن الدحرجة</th></tr></thead>
<tbody>
<tr><td>ميناء جدة</td><td>336</td><td>228</td></tr>
<tr><td>ميناء الدمام</td><td>204</td><td>139</td></tr>
<tr><td>ميناء ضباء</td><td>14</td><td>24</td></tr>
<tr><td>ميناء جازان</td><td>8</td><td>11</td></tr>
<tr><td><strong>الإجمالي</strong></td><td><strong>562</strong></td><td><strong>402</strong></td></tr>
</tbody>
</table>
<p>وارتفعت حصة المركبات الكهربائية والهجينة من 9% إلى 18%، مما استدعى تخصيص ساحات منفصلة لها في جدة والدمام مزودة بنظام إنذار حراري وأحواض غمر للطوارئ.</p>
<h3>ساحات متعددة الطوابق</h3>
<p>يستوعب مبنى المركبات الذي يُنشأ حاليًا في ميناء جدة 14 ألف مركبة في خمسة طوابق، ويُفتتح طابقاه الأولان في الربع الأول من عام 2027. ومتوسط بقاء المركبة في الميناء اليوم أربعة أيام، والمستهدف يومان ونصف اليوم.</p>`,
    },
    en: {
      Title: 'Vehicle imports pass 560,000 in the first half of the year',
      Summary:
        'Jeddah and Dammam took 96% of the vehicles landed, and the share of electric and hybrid vehicles doubled.',
      Body: `<p>In the first six months of 2026 the ports handled 562,000 vehicles, landed from 402 ro-ro ships. The figure is 9% higher than in the same period of last year.</p>
<h2>Vehicles landed, by port</h2>
<table>
<caption>Vehicles landed in the first half of 2026</caption>
<thead><tr><th scope="col">Port</th><th scope="col">Vehicles (thousand)</th><th scope="col">Ro-ro ships</th></tr></thead>
<tbody>
<tr><td>Jeddah Port</td><td>336</td><td>228</td></tr>
<tr><td>Dammam Port</td><td>204</td><td>139</td></tr>
<tr><td>Duba Port</td><td>14</td><td>24</td></tr>
<tr><td>Jazan Port</td><td>8</td><td>11</td></tr>
<tr><td><strong>Total</strong></td><td><strong>562</strong></td><td><strong>402</strong></td></tr>
</tbody>
</table>
<p>Electric and hybrid vehicles rose from 9% to 18% of the total. Separate yards have therefore been set aside for them at Jeddah and Dammam, with thermal alarms and immersion basins for emergencies.</p>
<h3>A multi-storey yard</h3>
<p>The vehicle building now under construction at Jeddah Port will hold 14,000 vehicles on five floors, and its first two floors open in the first quarter of 2027. A vehicle at present stays in the port for four days on average; the target is two and a half.</p>`,
    },
  },
  {
    shared: {
      Slug: 'vessel-traffic-service-upgrade',
      PublishDate: '2026-07-22T08:50:00+03:00',
      CardImage: 'control-tower-1.webp',
      Images: [
        'control-tower-1.webp',
        'control-tower-3.webp',
        'nautical-chart-1.webp',
        'channel-buoy-2.webp',
      ],
      Category: 'News',
    },
    ar: {
      Title: 'ترقية أنظمة إدارة حركة السفن في ستة موانئ ومدّ تغطيتها إلى 30 ميلًا بحريًا',
      Summary:
        'شملت الترقية 14 رادارًا و22 كاميرا حرارية وربط أبراج المراقبة بمركز وطني واحد في الرياض.',
      Body: `<p>انتهت الهيئة الوطنية للموانئ من ترقية أنظمة إدارة حركة السفن في موانئ جدة والدمام والجبيل الصناعي والجبيل التجاري وينبع الصناعي ورأس الخير، فامتدت تغطيتها من 18 ميلًا بحريًا إلى 30 ميلًا بحريًا، وارتبطت أبراجها بمركز وطني للمتابعة يعمل على مدار الساعة.</p>
<h2>ما شملته الترقية</h2>
<ul>
<li>14 رادارًا قادرًا على تمييز القوارب الصغيرة في أمواج ارتفاعها متران.</li>
<li>22 كاميرا حرارية بعيدة المدى على الفنارات وأبراج القنوات.</li>
<li>46 عوامة ملاحية تبث موقعها وحالة مصباحها وحركة التيار.</li>
<li>نظام ينبه المراقب إلى خطر التقارب قبل وقوعه بمدة 20 دقيقة.</li>
</ul>
<h2>نقل التشغيل دون توقف</h2>
<p>جرى الانتقال إلى النظام الجديد ميناءً بعد ميناء، مع بقاء النظام السابق في حالة استعداد مدة 30 يومًا في كل موقع. ولم تتأخر سفينة واحدة بسبب أعمال الترقية طوال أحد عشر شهرًا. وتلقّى 118 مراقبًا تدريبًا معتمدًا وفق النموذج الدولي لمشغلي خدمات حركة السفن.</p>
<p>وعلى السفن المتجهة إلى هذه الموانئ أن تبلّغ برج المراقبة عند بلوغها حدّ التغطية الجديد على القناة 12، وأن تذكر اسمها وإشارة ندائها وغاطسها ونوع حمولتها.</p>
<h2>ما الذي يعنيه ذلك للسفن؟</h2>
<p>تنقسم منطقة الخدمة في كل ميناء إلى ثلاثة نطاقات: نطاق الإبلاغ من 30 ميلًا إلى 12 ميلًا بحريًا، ونطاق التنظيم من 12 ميلًا إلى مدخل القناة، ونطاق الإرشاد داخل القناة والأحواض. ولا يجوز للسفينة أن تنتقل من نطاق إلى آخر إلا بإذن من البرج. وتُبث أحوال الريح والموج والرؤية في الدقيقة العاشرة من كل ساعة.</p>
<p>وفي شهر التشغيل الأول أصدر المراقبون 1,470 تنبيهًا، منها 19 تنبيهًا من خطر تقارب عولجت جميعها بتعديل السرعة أو المسار قبل أن تبلغ حد الخطر. كما مكّنت الكاميرات الحرارية من العثور على قارب صيد تعطّل محركه ليلًا على بعد 17 ميلًا بحريًا من الجبيل، وأعيد طاقمه سالمًا.</p>
<blockquote><p>كان المراقب يرى السفينة نقطة على الشاشة، واليوم يرى وجهتها وما قد تصير إليه بعد ثلث ساعة.</p><p>مدير المركز الوطني لحركة السفن</p></blockquote>`,
    },
    en: {
      Title:
        'Vessel traffic services upgraded at six ports, with coverage extended to 30 nautical miles',
      Summary:
        'The upgrade took in 14 radars and 22 thermal cameras, and linked the control towers to one national centre in Riyadh.',
      Body: `<p>The National Ports Authority has completed the upgrade of vessel traffic services at the ports of Jeddah, Dammam, Jubail Industrial, Jubail Commercial, Yanbu Industrial and Ras Al-Khair. Coverage has grown from 18 to 30 nautical miles, and the towers are linked to a national monitoring centre that works around the clock.</p>
<h2>What the upgrade includes</h2>
<ul>
<li>14 radars able to pick out small boats in waves two metres high.</li>
<li>22 long-range thermal cameras on lighthouses and channel towers.</li>
<li>46 navigation buoys that report their position, the state of their light and the current.</li>
<li>A system that warns the operator of a close approach 20 minutes before it happens.</li>
</ul>
<h2>Changing over without a stop</h2>
<p>The ports changed over one at a time, and the former system stayed on standby for 30 days at each. Over eleven months no ship was delayed by the work. Training to the international model course for vessel traffic service operators was given to 118 staff.</p>
<p>Vessels bound for these ports must report to the control tower on channel 12 when they reach the new limit of coverage, giving name, call sign, draught and type of cargo.</p>
<h2>What this means for ships</h2>
<p>The service area of each port is divided into three zones: a reporting zone from 30 to 12 nautical miles, a management zone from 12 miles to the channel entrance, and a pilotage zone in the channel and basins. A ship may pass from one to the next only with leave from the tower. Wind, waves and visibility are broadcast at ten minutes past every hour.</p>
<p>In the first month operators gave 1,470 warnings. Of these, 19 concerned a close approach, and all were resolved by a change of speed or course before danger arose. The thermal cameras also helped to find a fishing boat whose engine had failed at night, 17 nautical miles off Jubail, and its crew were brought home safe.</p>
<blockquote><p>An operator used to see a ship as a dot on the screen. Now they can see where it is heading and what may become of it in twenty minutes.</p><p>Director of the National Vessel Traffic Centre</p></blockquote>`,
    },
  },
  {
    shared: {
      Slug: 'dammam-dry-dock-reopens',
      PublishDate: '2026-07-12T09:35:00+03:00',
      Ports: 'dammam',
      CardImage: 'dry-dock-1.webp',
      Images: ['dry-dock-1.webp', 'dry-dock-3.webp', 'tugboats-4.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'عودة الحوض الجاف في ميناء الدمام إلى الخدمة بعد تطوير دام 16 شهرًا',
      Summary: `صار الحوض قادرًا على استقبال سفن يصل طولها إلى ${FACTS.ar.dryDockLength} مترًا، وحُجزت مواعيده حتى نهاية العام.`,
      Body: `<p>استأنف الحوض الجاف في ميناء الدمام أعماله بدخول قاطرتين وسفينة إمداد في دفعة واحدة، بعد 16 شهرًا من التطوير شملت إطالة الحوض 35 مترًا، واستبدال البوابة، وتركيب رافعتين بحمولة 60 طنًا لكل منهما.</p>
<p>ويستغرق تفريغ الحوض من مياهه اليوم ساعتين ونصف الساعة بدلًا من سبع ساعات. أما مياه غسل الأبدان فتُجمع في خزان معزول وتُعالج قبل إعادة استخدامها، فلا يصل منها شيء إلى البحر.</p>
<h2>الأعمال المتاحة</h2>
<ul>
<li>المعاينة الدورية لهيئات التصنيف وتنظيف البدن وطلاؤه.</li>
<li>إصلاح المراوح والدفّات وأعمدة الدوران.</li>
<li>أعمال الحدادة والأنابيب والكهرباء البحرية.</li>
<li>تحويل القاطرات إلى الدفع الهجين.</li>
</ul>
<p>وكانت القطع البحرية التابعة للموانئ تُرسل إلى أحواض خارجية، وتغيب عن الخدمة 40 يومًا في المتوسط. ومع عودة الحوض تنخفض هذه المدة إلى 18 يومًا. وتُعلن منافسات الصيانة السنوية في صفحة <a href="/e-services/biddings">المنافسات</a>.</p>`,
    },
    en: {
      Title: 'Dry dock at Dammam Port returns to service after 16 months of work',
      Summary: `The dock can now take ships of up to ${FACTS.en.dryDockLength} metres, and it is booked until the end of the year.`,
      Body: `<p>The dry dock at Dammam Port is at work again. Two tugs and a supply vessel entered together after 16 months in which the dock was lengthened by 35 metres, its gate replaced and two cranes of 60 tonnes each installed.</p>
<p>Emptying the dock now takes two and a half hours instead of seven. Water used to wash hulls is collected in a sealed tank and treated for reuse, and none of it reaches the sea.</p>
<h2>Work available</h2>
<ul>
<li>Periodical surveys for classification societies, hull cleaning and painting.</li>
<li>Repair of propellers, rudders and shafts.</li>
<li>Steelwork, piping and marine electrical work.</li>
<li>Conversion of tugs to hybrid propulsion.</li>
</ul>
<p>Port craft used to be sent to yards elsewhere and were out of service for 40 days on average. The dock reduces this to 18 days. Annual maintenance tenders are announced on <a href="/e-services/biddings">the biddings page</a>.</p>`,
    },
  },
  {
    shared: {
      Slug: 'customer-satisfaction-survey-2026',
      PublishDate: '2026-07-05T11:15:00+03:00',
      CardImage: 'meeting-table-2.webp',
      Images: [],
      Category: 'News',
    },
    ar: {
      Title: '87% من المستفيدين راضون عن خدمات الموانئ، والفوترة أبرز ما يطلبون تحسينه',
      Summary:
        'شارك في استطلاع منتصف العام 4,318 مستفيدًا، وتنشر الهيئة نتائجه كاملة مع خطة للمعالجة.',
      Body: `<p>أظهرت نتائج استطلاع رضا المستفيدين لمنتصف عام 2026 أن 87% من المشاركين راضون أو راضون جدًا عن خدمات الموانئ، بارتفاع أربع نقاط عن العام الماضي. وشارك في الاستطلاع 4,318 مستفيدًا من الوكلاء الملاحيين والمستوردين والمخلّصين وشركات النقل والمسافرين.</p>
<table>
<caption>نسبة الرضا بحسب مجال الخدمة</caption>
<thead><tr><th scope="col">المجال</th><th scope="col">2025</th><th scope="col">2026</th></tr></thead>
<tbody>
<tr><td>الخدمات البحرية والإرشاد</td><td>90%</td><td>93%</td></tr>
<tr><td>دخول الشاحنات وخروجها</td><td>78%</td><td>86%</td></tr>
<tr><td>الخدمات الإلكترونية</td><td>84%</td><td>89%</td></tr>
<tr><td>الفوترة والسداد</td><td>79%</td><td>76%</td></tr>
<tr><td>مركز خدمة العملاء</td><td>83%</td><td>88%</td></tr>
</tbody>
</table>
<h2>ماذا ستفعل الهيئة؟</h2>
<p>تراجع مجال الفوترة والسداد ثلاث نقاط، وذكر نصف المنتقدين أن الفاتورة لا تبيّن أساس احتساب الأجور. ولذلك اعتمدت الهيئة ثلاثة إجراءات:</p>
<ol>
<li>فاتورة مفصّلة تذكر المادة النظامية لكل بند، بدءًا من أكتوبر.</li>
<li>شرح طريقة احتساب الفاتورة خلال يومي عمل لمن يطلبه في بوابة العملاء.</li>
<li>إشعار مسبق قبل استحقاق أجور التخزين بمدة 24 ساعة.</li>
</ol>
<p>وتبقى قنوات الملاحظات مفتوحة طوال العام عبر صفحة <a href="/contact">تواصل معنا</a> أو الرقم الموحد ${FACTS.ar.shortNumber}.</p>`,
    },
    en: {
      Title:
        '87% of customers satisfied with port services; billing is what they most want improved',
      Summary:
        'The mid-year survey drew 4,318 responses. The authority publishes the results in full, with a plan of action.',
      Body: `<p>In the mid-2026 customer survey 87% of respondents were satisfied or very satisfied with port services, four points more than last year. The 4,318 respondents were shipping agents, importers, customs brokers, hauliers and passengers.</p>
<table>
<caption>Satisfaction by area of service</caption>
<thead><tr><th scope="col">Area</th><th scope="col">2025</th><th scope="col">2026</th></tr></thead>
<tbody>
<tr><td>Marine services and pilotage</td><td>90%</td><td>93%</td></tr>
<tr><td>Truck entry and exit</td><td>78%</td><td>86%</td></tr>
<tr><td>E-services</td><td>84%</td><td>89%</td></tr>
<tr><td>Billing and payment</td><td>79%</td><td>76%</td></tr>
<tr><td>Contact centre</td><td>83%</td><td>88%</td></tr>
</tbody>
</table>
<h2>What the authority will do</h2>
<p>Billing and payment fell by three points, and half of the critics said that an invoice does not show how the charge was worked out. Three measures have therefore been adopted:</p>
<ol>
<li>an itemised invoice that cites the rule behind each line, from October;</li>
<li>an explanation of any invoice within two working days of a request on the customer portal;</li>
<li>a notice 24 hours before storage charges fall due.</li>
</ol>
<p>Comments are welcome all year through <a href="/contact">the contact page</a> or on ${FACTS.en.shortNumber}.</p>`,
    },
  },
] satisfies SeedEntry[];
