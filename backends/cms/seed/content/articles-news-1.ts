import { FACTS } from '../facts';
import { DECISIONS, decisionFacts } from '../facts/decisions';
import { SPILL_STAGES } from '../facts/standards';
import type { SeedEntry } from '../types';

/** When the regulation on pilotage and towage takes effect. */
const PILOTAGE = {
  ar: decisionFacts(DECISIONS['REG-04'], 'ar'),
  en: decisionFacts(DECISIONS['REG-04'], 'en'),
};

/** What the exercise took for each stage, in minutes, in the order of the plan. */
const EXERCISE = [3, 12, 31, 47, 94];

function exerciseRows(language: 'ar' | 'en'): string {
  return SPILL_STAGES.map(
    (stage, index) =>
      `<tr><td>${stage[language]}</td><td>${stage.minutes}</td><td>${EXERCISE[index]}</td></tr>`,
  ).join('\n');
}

export default [
  {
    shared: {
      Slug: 'jeddah-largest-container-ship',
      PublishDate: '2026-11-18T09:00:00+03:00',
      Ports: 'jeddah',
      CardImage: 'container-ship-bow-1.webp',
      Images: [
        'container-ship-bow-1.webp',
        'tugboats-1.webp',
        'quay-cranes-1.webp',
        'berth-aerial-1.webp',
      ],
      Category: 'News',
    },
    ar: {
      Title: 'ميناء جدة يستقبل أكبر سفينة حاويات في تاريخه بطول 400 متر',
      Summary:
        'رست السفينة على الرصيف 17 في أول رحلة لها على خط منتظم بين شرق آسيا والبحر المتوسط، بعد أن بلغ عمق القناة الملاحية 18 مترًا.',
      Body: `<p>استقبل ميناء جدة يوم الاثنين سفينة حاويات يبلغ طولها 400 متر وعرضها 61 مترًا، وتتجاوز طاقتها الاستيعابية 24 ألف حاوية قياسية، وهي أكبر سفينة حاويات ترسو على أرصفته منذ إنشائه. وتأتي الزيارة في مستهل خط أسبوعي منتظم يصل موانئ شرق آسيا بموانئ البحر المتوسط.</p>
<p>وعبرت السفينة القناة الجنوبية مع أول ضوء النهار بإرشاد مرشدَين بحريين ومساندة ست قاطرات، واستغرقت المناورة ساعتين و20 دقيقة، من محطة صعود المرشد حتى شدّ آخر حبل على الرصيف 17. وأتمّت محطة الحاويات 5,200 حركة مناولة خلال 26 ساعة، بمعدل 200 حركة في الساعة.</p>
<h2>قناة أعمق ورصيف أطول</h2>
<p>لم يكن الميناء قادرًا على خدمة هذه الفئة من السفن قبل عامين. وقد مهّد لاستقبالها <a href="/article?news=jeddah-channel-deepening">اكتمال تعميق القناة الملاحية وحوض الدوران إلى 18 مترًا</a>، وتمديد الرصيف الشمالي حتى بلغ طوله 1,400 متر، وتركيب ثماني رافعات رصيف يصل مداها إلى ${FACTS.ar.craneRows} صفًا من الحاويات.</p>
<table>
<caption>بيانات السفينة والزيارة</caption>
<thead><tr><th scope="col">البيان</th><th scope="col">القيمة</th></tr></thead>
<tbody>
<tr><td>الطول الكلي</td><td>400 متر</td></tr>
<tr><td>العرض</td><td>61 مترًا</td></tr>
<tr><td>الغاطس عند الرسو</td><td>15.8 متر</td></tr>
<tr><td>عدد القاطرات المساندة</td><td>6</td></tr>
<tr><td>الرافعات العاملة على السفينة</td><td>7</td></tr>
<tr><td>حركات المناولة</td><td>5,200</td></tr>
<tr><td>مدة البقاء على الرصيف</td><td>26 ساعة</td></tr>
</tbody>
</table>
<blockquote><p>تدرّب مرشدونا على هذه المناورة 40 مرة في جهاز المحاكاة قبل أن يؤدوها في البحر. وكل متر أضيف إلى عمق القناة يقصّر الطريق بين المصنع المحلي وأسواقه.</p><p>مدير عام الميناء</p></blockquote>
<h2>كيف أُعدّت الزيارة؟</h2>
<p>سبق الزيارة إعداد دام أربعة أشهر، بدأ بمحاكاة الدخول والخروج في أحوال جوية مختلفة، ثم استقبال سفن متدرجة الطول بلغت 366 مترًا ثم 380 مترًا. وحدّدت لجنة السلامة الملاحية بناءً على ذلك شروط المناورة الأولى:</p>
<ol>
<li>ألا تتجاوز سرعة الرياح 22 عقدة عند مدخل القناة.</li>
<li>ألا تقل الرؤية عن ميلين بحريين.</li>
<li>أن يقتصر الدخول على ساعات النهار في الزيارات الثلاث الأولى.</li>
<li>أن تُوقف الحركة المقابلة في القناة مدة 50 دقيقة.</li>
</ol>
<p>وخصصت المحطة للسفينة 12 ساحة تخزين متجاورة، ووزعت مواعيد الشاحنات على أربعة أيام بدل يومين، فلم تتأثر حركة البوابات، وبقي متوسط زمن الدخول عند ست دقائق.</p>
<figure><img src="media:quay-cranes-1.webp" alt="رافعات رصيف تعمل على سفينة حاويات"><figcaption>عملت سبع رافعات على السفينة في وقت واحد.</figcaption></figure>
<h2>ما الذي يتغير للمستوردين والمصدّرين؟</h2>
<ul>
<li>رحلة مباشرة كل أسبوع إلى ستة موانئ في شرق آسيا وأربعة موانئ في البحر المتوسط دون مسافنة.</li>
<li>تقليص زمن عبور البضاعة من شرق آسيا إلى جدة بنحو خمسة أيام عن المسارات التي تمر بموانئ وسيطة.</li>
<li>مساحات شحن مخصصة للحاويات المبردة في كل رحلة، دعمًا لصادرات الأغذية والأدوية.</li>
</ul>
<p>ويضم ميناء جدة 62 رصيفًا موزعة على 8 محطات، بطاقة استيعابية تبلغ 240 مليون طن سنويًا. ويمكن متابعة مواعيد رحلات الخط عبر خدمة <a href="/e-services/vesselsearch">البحث عن السفن</a>، والاطلاع على مرافق الميناء في <a href="/ports?port=jeddah">صفحة ميناء جدة</a>.</p>`,
    },
    en: {
      Title: 'Jeddah Port receives the largest container ship in its history, 400 metres long',
      Summary:
        'The vessel berthed at berth 17 on its first call on a new weekly service between East Asia and the Mediterranean, now that the approach channel is 18 metres deep.',
      Body: `<p>Jeddah Port on Monday received a container ship 400 metres long and 61 metres wide, with a capacity of more than 24,000 TEU. It is the largest container ship to berth at the port since it was founded. The call opens a regular weekly service linking ports in East Asia with ports in the Mediterranean.</p>
<p>The ship came up the southern channel at first light with two pilots on board and six tugs in attendance. From the pilot boarding ground to the last line made fast at berth 17, the manoeuvre took two hours and 20 minutes. The container terminal completed 5,200 moves in 26 hours, an average of 200 moves an hour.</p>
<h2>A deeper channel and a longer quay</h2>
<p>Two years ago the port could not serve ships of this class. The way was prepared by <a href="/article?news=jeddah-channel-deepening">the deepening of the approach channel and turning basin to 18 metres</a>, the extension of the north quay to 1,400 metres and the installation of eight ship-to-shore cranes that reach across ${FACTS.en.craneRows} rows of containers.</p>
<table>
<caption>The ship and the call</caption>
<thead><tr><th scope="col">Item</th><th scope="col">Value</th></tr></thead>
<tbody>
<tr><td>Length overall</td><td>400 m</td></tr>
<tr><td>Beam</td><td>61 m</td></tr>
<tr><td>Draught on berthing</td><td>15.8 m</td></tr>
<tr><td>Tugs in attendance</td><td>6</td></tr>
<tr><td>Cranes working the ship</td><td>7</td></tr>
<tr><td>Container moves</td><td>5,200</td></tr>
<tr><td>Time alongside</td><td>26 hours</td></tr>
</tbody>
</table>
<blockquote><p>Our pilots rehearsed this manoeuvre 40 times on the simulator before carrying it out at sea. Every metre added to the channel shortens the road between a local factory and its markets.</p><p>General Manager of the port</p></blockquote>
<h2>How the call was prepared</h2>
<p>Preparation took four months. Entry and departure were simulated in different weather, and ships of increasing length were then received, first of 366 and later of 380 metres. On that basis the committee for navigational safety set the conditions of the first manoeuvre:</p>
<ol>
<li>wind of no more than 22 knots at the channel entrance;</li>
<li>visibility of at least two nautical miles;</li>
<li>entry by daylight only for the first three calls;</li>
<li>no opposing traffic in the channel for 50 minutes.</li>
</ol>
<p>The terminal reserved 12 adjoining storage blocks for the ship and spread truck appointments over four days instead of two. The gates were not affected, and the average entry time remained six minutes.</p>
<figure><img src="media:quay-cranes-1.webp" alt="Ship-to-shore cranes working a container ship"><figcaption>Seven cranes worked the ship at the same time.</figcaption></figure>
<h2>What changes for importers and exporters</h2>
<ul>
<li>A direct weekly sailing to six ports in East Asia and four in the Mediterranean, without transhipment.</li>
<li>About five days less in transit from East Asia to Jeddah than on routes through intermediate ports.</li>
<li>Space reserved for refrigerated containers on every sailing, in support of food and medicine exports.</li>
</ul>
<p>Jeddah Port has 62 berths in 8 terminals and a capacity of 240 million tonnes a year. Sailing times for the service can be followed through <a href="/e-services/vesselsearch">vessel search</a>, and the port’s facilities are described on <a href="/ports?port=jeddah">the Jeddah Port page</a>.</p>`,
    },
  },
  {
    shared: {
      Slug: 'dammam-east-asia-service',
      PublishDate: '2026-11-12T10:15:00+03:00',
      Ports: 'dammam',
      CardImage: 'container-yard-2.webp',
      Images: ['meeting-table-1.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'توقيع اتفاقية لإطلاق خط ملاحي يربط ميناء الدمام بموانئ شرق آسيا',
      Summary:
        'يضيف الخط رحلة أسبوعية إلى سبعة موانئ، ويخدم المصدّرين والمستوردين في المنطقتين الوسطى والشرقية.',
      Body: `<p>وقّعت الهيئة الوطنية للموانئ اتفاقية مع أحد الخطوط الملاحية العالمية لإطلاق خدمة جديدة تربط <a href="/ports?port=dammam">ميناء الدمام</a> بسبعة موانئ في شرق آسيا وجنوبها، برحلة واحدة كل أسبوع وخمس سفن تبلغ طاقة كل منها 9,000 حاوية قياسية. وتنطلق الرحلة الأولى في 3 يناير 2027.</p>
<h2>مسار الخط</h2>
<ol>
<li>ميناءان في شمال شرق آسيا لتحميل المعدات والسلع المصنّعة.</li>
<li>ثلاثة موانئ في جنوب شرق آسيا.</li>
<li>ميناءان على الساحل الغربي لجنوب آسيا.</li>
<li>ميناء الدمام، ثم العودة مباشرة دون توقف في موانئ المسافنة.</li>
</ol>
<p>ويبلغ زمن العبور من آخر ميناء تحميل إلى الدمام 6 أيام، وتُنقل البضائع المتجهة إلى الرياض على قطارات الشحن إلى الميناء الجاف في اليوم التالي لتفريغها. وتستفيد الصادرات البتروكيماوية من رحلة العودة التي تخصص لها الاتفاقية 1,800 حاوية قياسية أسبوعيًا.</p>
<p>وبهذه الخدمة يصل عدد الخطوط المنتظمة في ميناء الدمام إلى 31 خطًا، منها 7 خطوط أضيفت خلال العام الجاري.</p>`,
    },
    en: {
      Title: 'Agreement signed for a shipping service linking Dammam Port to East Asia',
      Summary:
        'The service adds a weekly sailing to seven ports and serves exporters and importers in the central and eastern regions.',
      Body: `<p>The National Ports Authority has signed an agreement with an international shipping line for a new service between <a href="/ports?port=dammam">Dammam Port</a> and seven ports in East and South Asia. It will sail once a week with five ships, each able to carry 9,000 TEU. The first sailing is on 3 January 2027.</p>
<h2>The rotation</h2>
<ol>
<li>Two ports in north-east Asia, loading equipment and manufactured goods.</li>
<li>Three ports in south-east Asia.</li>
<li>Two ports on the west coast of South Asia.</li>
<li>Dammam Port, followed by a direct return without calls at transhipment ports.</li>
</ol>
<p>Transit from the last loading port to Dammam takes 6 days, and cargo for Riyadh leaves for the dry port by freight train on the day after it is discharged. Petrochemical exports will benefit from the return leg, on which the agreement reserves 1,800 TEU a week.</p>
<p>The service brings the number of regular lines calling at Dammam Port to 31, of which 7 were added this year.</p>`,
    },
  },
  {
    shared: {
      Slug: 'statistics-bulletin-q3-2026',
      PublishDate: '2026-11-08T08:30:00+03:00',
      CardImage: 'container-close-up-1.webp',
      Images: [],
      Category: 'News',
    },
    ar: {
      Title: '81 مليون طن في ثلاثة أشهر: الهيئة تصدر نشرة إحصاءات الربع الثالث',
      Summary:
        'ارتفعت مناولة البضائع بنسبة 6.2% والحاويات بنسبة 7.9% مقارنة بالربع المماثل من العام الماضي، واستقبلت الموانئ 3,842 سفينة.',
      Body: `<p>بلغت كميات البضائع المناولة في الموانئ العشرة خلال الربع الثالث من عام 2026 نحو 81 مليون طن، مقابل 76.3 مليون طن في الربع المماثل من العام الماضي، بزيادة نسبتها 6.2%. وارتفعت أعداد الحاويات من 2.15 مليون إلى 2.32 مليون حاوية قياسية بنمو قدره 7.9%، فيما استقبلت الأرصفة 3,842 سفينة.</p>
<table>
<caption>حركة السفن والبضائع والحاويات في الربع الثالث من عام 2026</caption>
<thead><tr><th scope="col">الميناء</th><th scope="col">السفن</th><th scope="col">البضائع (ألف طن)</th><th scope="col">الحاويات (ألف حاوية قياسية)</th></tr></thead>
<tbody>
<tr><td>ميناء جدة</td><td>1,310</td><td>18,760</td><td>1,385</td></tr>
<tr><td>ميناء الدمام</td><td>742</td><td>11,850</td><td>748</td></tr>
<tr><td>ميناء الجبيل الصناعي</td><td>528</td><td>17,620</td><td>–</td></tr>
<tr><td>ميناء ينبع الصناعي</td><td>417</td><td>15,210</td><td>–</td></tr>
<tr><td>ميناء الجبيل التجاري</td><td>188</td><td>3,280</td><td>165</td></tr>
<tr><td>ميناء ينبع التجاري</td><td>131</td><td>2,670</td><td>–</td></tr>
<tr><td>ميناء جازان</td><td>164</td><td>3,430</td><td>22</td></tr>
<tr><td>ميناء رأس الخير</td><td>176</td><td>6,850</td><td>–</td></tr>
<tr><td>ميناء ضباء</td><td>147</td><td>905</td><td>–</td></tr>
<tr><td>ميناء الخفجي</td><td>39</td><td>425</td><td>–</td></tr>
<tr><td><strong>الإجمالي</strong></td><td><strong>3,842</strong></td><td><strong>81,000</strong></td><td><strong>2,320</strong></td></tr>
</tbody>
</table>
<h2>أبرز ما في النشرة</h2>
<ul>
<li>قادت البضائع السائبة الصلبة النمو بزيادة بلغت 9%، مدفوعة بصادرات المعادن من ميناء رأس الخير.</li>
<li>مثّلت حاويات المسافنة 44% من حاويات ميناء جدة.</li>
<li>انخفض متوسط بقاء السفينة على الرصيف إلى 22 ساعة، بعد أن كان 25 ساعة قبل عام.</li>
</ul>
<p>وتتاح الملفات السنوية للأعوام من 2005 إلى 2019 في <a href="/e-services/statistics">صفحة الإحصاءات</a>. وللجهات البحثية أن تطلب بيانات أكثر تفصيلًا عبر <a href="/data-sharing">طلب مشاركة البيانات</a>.</p>`,
    },
    en: {
      Title: '81 million tonnes in three months: third-quarter statistics bulletin published',
      Summary:
        'Cargo rose by 6.2% and containers by 7.9% on the same quarter of last year, and the ports received 3,842 vessels.',
      Body: `<p>The ten ports handled 81 million tonnes of cargo in the third quarter of 2026, against 76.3 million tonnes in the same quarter of last year, an increase of 6.2%. Containers rose by 7.9%, from 2.15 to 2.32 million TEU, and 3,842 vessels came alongside.</p>
<table>
<caption>Vessels, cargo and containers, third quarter of 2026</caption>
<thead><tr><th scope="col">Port</th><th scope="col">Vessels</th><th scope="col">Cargo (thousand tonnes)</th><th scope="col">Containers (thousand TEU)</th></tr></thead>
<tbody>
<tr><td>Jeddah Port</td><td>1,310</td><td>18,760</td><td>1,385</td></tr>
<tr><td>Dammam Port</td><td>742</td><td>11,850</td><td>748</td></tr>
<tr><td>Jubail Industrial Port</td><td>528</td><td>17,620</td><td>–</td></tr>
<tr><td>Yanbu Industrial Port</td><td>417</td><td>15,210</td><td>–</td></tr>
<tr><td>Jubail Commercial Port</td><td>188</td><td>3,280</td><td>165</td></tr>
<tr><td>Yanbu Commercial Port</td><td>131</td><td>2,670</td><td>–</td></tr>
<tr><td>Jazan Port</td><td>164</td><td>3,430</td><td>22</td></tr>
<tr><td>Ras Al-Khair Port</td><td>176</td><td>6,850</td><td>–</td></tr>
<tr><td>Duba Port</td><td>147</td><td>905</td><td>–</td></tr>
<tr><td>Khafji Port</td><td>39</td><td>425</td><td>–</td></tr>
<tr><td><strong>Total</strong></td><td><strong>3,842</strong></td><td><strong>81,000</strong></td><td><strong>2,320</strong></td></tr>
</tbody>
</table>
<h2>Main findings</h2>
<ul>
<li>Dry bulk led the growth with an increase of 9%, driven by mineral exports from Ras Al-Khair Port.</li>
<li>Transhipment made up 44% of the containers at Jeddah Port.</li>
<li>The average time a vessel spends alongside fell to 22 hours, from 25 hours a year ago.</li>
</ul>
<p>Annual files for 2005 to 2019 are available on <a href="/e-services/statistics">the statistics page</a>. Research organisations may ask for more detailed data through the <a href="/data-sharing">data sharing request</a>.</p>`,
    },
  },
  {
    shared: {
      Slug: 'yanbu-oil-spill-exercise',
      PublishDate: '2026-11-03T11:00:00+03:00',
      Ports: 'yanbu-industrial',
      CardImage: 'tanker-terminal-1.webp',
      Images: ['tanker-terminal-1.webp', 'patrol-boat-1.webp', 'tugboats-3.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'تسع جهات تشارك في تمرين لمكافحة التسرب الزيتي في ميناء ينبع الصناعي',
      Summary:
        'حاكى التمرين تسرب 500 طن من الوقود من ناقلة عند رصيف السوائل، واكتمل تطويق البقعة الافتراضية بعد 47 دقيقة من الإنذار.',
      Body: `<p>اختتمت الهيئة الوطنية للموانئ، يوم أمس، التمرين السنوي لمكافحة التلوث البحري بالزيت في ميناء ينبع الصناعي، بمشاركة 9 جهات حكومية وصناعية و14 قطعة بحرية وأكثر من 160 مشاركًا.</p>
<p>وافترض السيناريو تمزق خرطوم تحميل عند رصيف السوائل السائبة وتسرب 500 طن من زيت الوقود، مع رياح شمالية غربية تدفع البقعة نحو مآخذ مياه التحلية. وكان على غرفة العمليات المشتركة أن تحمي المآخذ أولًا، ثم تطوّق البقعة، ثم تبدأ الاستخلاص.</p>
<h2>الزمن الفعلي مقارنة بالمستهدف</h2>
<table>
<caption>مراحل الاستجابة بالدقائق منذ إطلاق الإنذار</caption>
<thead><tr><th scope="col">المرحلة</th><th scope="col">المستهدف</th><th scope="col">المتحقق</th></tr></thead>
<tbody>
${exerciseRows('ar')}
</tbody>
</table>
<figure><img src="media:patrol-boat-1.webp" alt="زورق دورية يقترب من موقع التمرين"><figcaption>زوارق الدورية أحكمت نطاق السلامة حول موقع التمرين.</figcaption></figure>
<p>وسجّل المراقبون تأخرًا بلغ أربع دقائق في بدء الاستخلاص، وأوصوا بتخزين كاشطتين إضافيتين على الرصيف الجنوبي بدلًا من المستودع الرئيس، على أن تُنفذ التوصية قبل نهاية العام.</p>
<blockquote><p>نتدرب لنكتشف مواضع الضعف قبل أن يكشفها البحر، والدقائق الأربع التي تأخرناها هي أنفع ما خرجنا به من هذا اليوم.</p><p>مدير إدارة السلامة وحماية البيئة البحرية</p></blockquote>`,
    },
    en: {
      Title: 'Nine agencies join oil-spill exercise at Yanbu Industrial Port',
      Summary:
        'The exercise simulated a spill of 500 tonnes of fuel from a tanker at the liquid bulk berth; the simulated slick was contained 47 minutes after the alarm.',
      Body: `<p>The National Ports Authority yesterday concluded its annual oil pollution exercise at Yanbu Industrial Port. Nine government and industrial agencies took part, with 14 craft and more than 160 participants.</p>
<p>The scenario was a loading hose that ruptured at the liquid bulk berth and released 500 tonnes of fuel oil, with a north-westerly wind driving the slick towards the intakes of a desalination plant. The joint operations room had to protect the intakes first, then enclose the slick, then begin recovery.</p>
<h2>Times achieved against targets</h2>
<table>
<caption>Stages of the response, in minutes from the alarm</caption>
<thead><tr><th scope="col">Stage</th><th scope="col">Target</th><th scope="col">Achieved</th></tr></thead>
<tbody>
${exerciseRows('en')}
</tbody>
</table>
<figure><img src="media:patrol-boat-1.webp" alt="A patrol boat approaching the exercise area"><figcaption>Patrol boats kept a safety zone round the exercise area.</figcaption></figure>
<p>Observers noted that recovery began four minutes late. They recommended that two more skimmers be kept on the south quay rather than in the main store, and this will be done before the end of the year.</p>
<blockquote><p>We train so that we find our weak points before the sea does. The four minutes we lost are the most useful thing we took away from the day.</p><p>Director of Safety and Marine Environment Protection</p></blockquote>`,
    },
  },
  {
    shared: {
      Slug: 'ras-al-khair-logistics-zone',
      PublishDate: '2026-10-27T09:30:00+03:00',
      Ports: 'ras-al-khair',
      CardImage: 'warehouse-1.webp',
      Images: ['warehouse-2.webp', 'rail-freight-3.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'بدء تشغيل منطقة لوجستية جديدة في ميناء رأس الخير',
      Summary:
        'تقدّم المنطقة خدمات التخزين وإعادة التصدير على مساحة مليون متر مربع متصلة بشبكة السكك الحديدية.',
      Body: `<p>بدأت المنطقة اللوجستية في <a href="/ports?port=ras-al-khair">ميناء رأس الخير</a> استقبال أولى شحناتها، بعد اكتمال المرحلة الأولى من تطويرها على مساحة مليون متر مربع تبعد عن الأرصفة أقل من كيلومترين. ودخل المستودعات في يومها الأول 46 حاوية من قطع غيار المعدات التعدينية المعدّة لإعادة التصدير.</p>
<h2>مكونات المرحلة الأولى</h2>
<ul>
<li>12 مستودعًا جافًا تبلغ مساحتها الإجمالية 180 ألف متر مربع.</li>
<li>مستودعان مبردان بسعة 22 ألف منصة تخزين.</li>
<li>ساحات مفتوحة للمعدات الثقيلة ومكونات المصانع.</li>
<li>محطة شحن بالسكك الحديدية بثلاثة خطوط يتسع كل منها لقطار من 100 عربة.</li>
<li>مركز فحص وتفتيش موحّد تعمل فيه الجهات الرقابية تحت سقف واحد.</li>
</ul>
<figure><img src="media:rail-freight-3.webp" alt="قطار شحن عند محطة المنطقة اللوجستية"><figcaption>تتصل محطة الشحن بخط السكة الحديدية الناقل للمعادن.</figcaption></figure>
<h2>لماذا رأس الخير؟</h2>
<p>يضم الميناء 17 رصيفًا بطاقة استيعابية تبلغ 85 مليون طن سنويًا، وتغادره صادرات المعادن والأسمدة على سفن كبيرة، في حين ظلت وارداته محدودة. ورأت دراسة الجدوى أن قربه من مدن التعدين، ووجود خط حديدي قائم، واتساع الأراضي خلف الأرصفة، تجعله الموقع الأنسب لتوزيع المعدات وقطع الغيار على دول الخليج العربي والمناطق الشمالية. ويُتوقع أن توفّر المرحلة الأولى 2,300 وظيفة مباشرة عند اكتمال تأجيرها.</p>
<h2>نظام الإيداع</h2>
<p>تُعامل البضائع داخل المنطقة وفق نظام الإيداع، فلا تُستحق الرسوم الجمركية إلا عند دخولها السوق المحلية، ولا تُستحق عند إعادة تصديرها. ويجوز إجراء عمليات الفرز والتعبئة والتجميع الخفيف في المستودعات بعد الحصول على موافقة الجمارك.</p>
<h2>التأجير</h2>
<p>أُجّر 64% من مساحات المرحلة الأولى قبل التشغيل. وللمستثمرين الراغبين في المساحات المتبقية تقديم الطلب عبر خدمة <a href="/e-services/reqrentalfacilities">طلب استئجار المرافق</a> التي تعرض أجور كل ميناء بحسب قرب الموقع من الأرصفة. وتبدأ أعمال المرحلة الثانية، ومساحتها 600 ألف متر مربع، في الربع الثاني من عام 2027.</p>
<blockquote><p>كانت المعادن تغادر رأس الخير والسفن تعود فارغة. واليوم صار للسفينة ما تحمله في الاتجاهين.</p><p>المشرف على المناطق اللوجستية</p></blockquote>`,
    },
    en: {
      Title: 'New logistics zone opens at Ras Al-Khair Port',
      Summary:
        'The zone offers storage and re-export services on one million square metres connected to the railway network.',
      Body: `<p>The logistics zone at <a href="/ports?port=ras-al-khair">Ras Al-Khair Port</a> has received its first consignments, now that the first phase of its development is complete. The phase covers one million square metres less than two kilometres from the berths. On the opening day 46 containers of spare parts for mining equipment, intended for re-export, entered the warehouses.</p>
<h2>What the first phase contains</h2>
<ul>
<li>12 dry warehouses with a total area of 180,000 square metres.</li>
<li>Two cold stores with space for 22,000 pallets.</li>
<li>Open yards for heavy equipment and factory components.</li>
<li>A rail freight terminal with three tracks, each long enough for a train of 100 wagons.</li>
<li>A joint inspection centre where the control agencies work under one roof.</li>
</ul>
<figure><img src="media:rail-freight-3.webp" alt="A freight train at the logistics zone terminal"><figcaption>The freight terminal is connected to the mineral railway.</figcaption></figure>
<h2>Why Ras Al-Khair</h2>
<p>The port has 17 berths and a capacity of 85 million tonnes a year. Minerals and fertilisers leave it in large ships, while its imports have been small. The feasibility study found that its nearness to the mining towns, the existing railway and the wide land behind the berths make it the best place from which to distribute equipment and spare parts to the Arabian Gulf states and the northern regions. The first phase is expected to provide 2,300 direct jobs once fully let.</p>
<h2>Bonded status</h2>
<p>Goods in the zone are held in bond: customs duty falls due only when they enter the local market, and not at all when they are re-exported. Sorting, packing and light assembly are permitted in the warehouses with the approval of Customs.</p>
<h2>Leasing</h2>
<p>Before opening, 64% of the first phase had been let. Investors interested in the remaining space may apply through the <a href="/e-services/reqrentalfacilities">request for rental of facilities</a>, which shows the rents at each port according to distance from the berths. Work on the second phase, of 600,000 square metres, begins in the second quarter of 2027.</p>
<blockquote><p>Minerals used to leave Ras Al-Khair and the ships came back empty. Now a ship has something to carry in both directions.</p><p>Supervisor of Logistics Zones</p></blockquote>`,
    },
  },
  {
    shared: {
      Slug: 'pilotage-towage-regulation',
      PublishDate: '2026-10-22T08:00:00+03:00',
      CardImage: 'pilot-boat-4.webp',
      Images: ['pilot-boat-2.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'لائحة محدّثة للإرشاد والقطر في الموانئ العشرة',
      Summary: `تسري اللائحة المحدّثة على السفن التي تتجاوز حمولتها الإجمالية ${FACTS.ar.pilotageTonnage} طن، ويُعمل بها بعد 30 يومًا من نشرها.`,
      Body: `<p>أصدر مجلس إدارة الهيئة الوطنية للموانئ لائحة محدّثة للإرشاد والقطر تسري في الموانئ العشرة، ويُعمل بها ${PILOTAGE.ar.commencement}. ويكون الإرشاد إلزاميًا على كل سفينة تتجاوز حمولتها الإجمالية ${FACTS.ar.pilotageTonnage} طن عند الدخول والخروج والتنقل بين الأرصفة.</p>
<h2>الحد الأدنى من القاطرات</h2>
<table>
<caption>عدد القاطرات بحسب طول السفينة الكلي وسرعة الرياح</caption>
<thead><tr><th scope="col">الطول الكلي</th><th scope="col">رياح حتى 20 عقدة</th><th scope="col">رياح تزيد على 20 عقدة</th></tr></thead>
<tbody>
${FACTS.ar.tugRows}
</tbody>
</table>
<h2>على الربابنة والوكلاء</h2>
<ol>
<li>طلب المرشد قبل موعد الوصول بما لا يقل عن ${FACTS.ar.pilotRequestHours} ساعة، وتأكيده قبل ${FACTS.ar.pilotConfirmHours} ساعات.</li>
<li>تسليم المرشد عند صعوده بطاقة المرشد كاملة، بما فيها أي عطل في الآلات أو أجهزة الملاحة.</li>
<li>تجهيز سلم المرشد وفق الاتفاقية الدولية لسلامة الأرواح في البحار، على الجانب المحمي من الريح.</li>
<li>إبقاء السرعة بين 6 و8 عقد عند صعود المرشد ونزوله.</li>
</ol>
<p>ويجوز أن يُمنح شهادة إعفاء من الإرشاد ربان السفينة الذي أدخلها إلى الميناء نفسه 12 مرة خلال سنة برفقة مرشد، ست منها ليلًا على الأقل، واجتاز الاختبار المقرر. والأحكام كاملةً في <a href="/regulations?r=REG-04">لائحة الإرشاد والقطر</a>.</p>`,
    },
    en: {
      Title: 'Updated regulation on pilotage and towage for all ten ports',
      Summary: `The updated regulation applies to vessels of over ${FACTS.en.pilotageTonnage} GT and takes effect 30 days after its publication.`,
      Body: `<p>The Board of Directors of the National Ports Authority has issued an updated regulation on pilotage and towage for all ten ports. It takes effect ${PILOTAGE.en.commencement}. Pilotage is compulsory for every vessel of over ${FACTS.en.pilotageTonnage} GT when entering, leaving or shifting between berths.</p>
<h2>Minimum number of tugs</h2>
<table>
<caption>Tugs required by length overall and wind speed</caption>
<thead><tr><th scope="col">Length overall</th><th scope="col">Wind up to 20 knots</th><th scope="col">Wind above 20 knots</th></tr></thead>
<tbody>
${FACTS.en.tugRows}
</tbody>
</table>
<h2>Masters and agents must:</h2>
<ol>
<li>request a pilot at least ${FACTS.en.pilotRequestHours} hours before arrival and confirm the request ${FACTS.en.pilotConfirmHours} hours before;</li>
<li>hand the pilot on boarding a complete pilot card, including any defect of engines or aids to navigation;</li>
<li>rig the pilot ladder as required by the International Convention for the Safety of Life at Sea, on the lee side;</li>
<li>keep a speed of 6 to 8 knots while the pilot boards or leaves.</li>
</ol>
<p>A master who has brought a vessel into the same port 12 times in a year with a pilot on board, at least six of them at night, and has passed the prescribed test, may be given a pilotage exemption certificate. The full rules are in the <a href="/regulations?r=REG-04">regulation on pilotage and towage</a>.</p>`,
    },
  },
  {
    shared: {
      Slug: 'smart-gates-six-minutes',
      PublishDate: '2026-10-14T10:00:00+03:00',
      CardImage: 'truck-gate-1.webp',
      Images: [],
      Category: 'News',
    },
    ar: {
      Title: 'تقليص زمن دخول الشاحنات إلى ست دقائق عبر البوابات الذكية',
      Summary: `اكتمل ربط مواعيد الشاحنات بمنصة الفسح في أربعة موانئ رئيسة، وانخفض متوسط زمن عبور البوابة من ${FACTS.ar.gateMinutesFirst} دقيقة إلى ${FACTS.ar.gateMinutes} دقائق.`,
      Body: `<p>بلغت الهيئة الوطنية للموانئ هدفها في دخول الشاحنات، إذ صار متوسط عبور البوابة ${FACTS.ar.gateMinutes} دقائق في موانئ جدة والدمام والجبيل التجاري وجازان، بعد أن كان ${FACTS.ar.gateMinutesBefore} دقيقة قبل تشغيل البوابات الآلية و${FACTS.ar.gateMinutesFirst} دقيقة في مرحلتها الأولى. والفارق هذه المرة في ربط المواعيد بمنصة الفسح: فالموعد لا يُمنح إلا لحاوية مكتملة الإجراءات، ولا تصل إلى البوابة شاحنة تُعاد.</p>
<figure><img src="media:truck-gate-2.webp" alt="شاحنات تعبر مسارات البوابة الذكية"><figcaption>تعمل البوابات الذكية على مدار الساعة في 38 مسارًا.</figcaption></figure>
<h2>كيف تحجز موعدًا؟</h2>
<ol>
<li>يُنشئ المخلّص أو شركة النقل الموعد في نظام مواعيد الشاحنات بعد صدور إذن التسليم.</li>
<li>يختار فترة زمنية مدتها ساعتان، ويحدد بيانات المركبة والسائق.</li>
<li>تصل إلى جوال السائق رسالة تتضمن رقم البوابة والمسار.</li>
<li>عند الوصول يتقدم السائق مباشرة إلى المسار المحدد.</li>
</ol>
<p>ويُسمح بالدخول من ساعة قبل الموعد إلى ساعة بعده، ومن تأخر عن ذلك يُمنح موعدًا آخر في اليوم نفسه إن توافر. وقد بلغت نسبة الالتزام بالمواعيد 91% خلال شهر سبتمبر، وتراجعت طوابير ساعات الذروة خارج الأسوار بمقدار الثلثين.</p>
<p>ويمتد النظام إلى ميناءي ينبع التجاري ورأس الخير قبل نهاية الربع الأول من عام 2027.</p>`,
    },
    en: {
      Title: 'Smart gates cut truck entry time to six minutes',
      Summary: `Truck appointments are now linked to the clearance platform at four main ports, and the average time at the gate has fallen from ${FACTS.en.gateMinutesFirst} minutes to ${FACTS.en.gateMinutes}.`,
      Body: `<p>The National Ports Authority has reached its target for truck entry. The average time at the gate is now ${FACTS.en.gateMinutes} minutes at the ports of Jeddah, Dammam, Jubail Commercial and Jazan; it was ${FACTS.en.gateMinutesBefore} minutes before the automatic gates and ${FACTS.en.gateMinutesFirst} in their first phase. What has made the difference this time is the link between appointments and clearance: an appointment is given only for a container whose formalities are complete, and no truck reaches the gate to be turned away.</p>
<figure><img src="media:truck-gate-2.webp" alt="Trucks passing through the lanes of a smart gate"><figcaption>The smart gates work around the clock in 38 lanes.</figcaption></figure>
<h2>How to book an appointment</h2>
<ol>
<li>The customs broker or haulier creates the appointment in the truck appointment system once the delivery order is issued.</li>
<li>A two-hour window is chosen and the vehicle and driver are entered.</li>
<li>The driver receives a message with the gate and lane number.</li>
<li>On arrival the driver goes straight to the lane given.</li>
</ol>
<p>Drivers may enter from one hour before the appointment to one hour after it. Those who arrive later get another appointment the same day if one is free. In September 91% of appointments were kept, and peak-hour queues outside the fence fell by two thirds.</p>
<p>The system will be extended to the ports of Yanbu Commercial and Ras Al-Khair before the end of the first quarter of 2027.</p>`,
    },
  },
  {
    shared: {
      Slug: 'cruise-season-jeddah-2026',
      PublishDate: '2026-10-07T09:45:00+03:00',
      Ports: 'jeddah',
      CardImage: 'passenger-terminal-1.webp',
      Images: ['passenger-terminal-1.webp', 'passenger-terminal-3.webp', 'bollard-rope-2.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'انطلاق موسم الرحلات السياحية البحرية من ميناء جدة بأكثر من 70 رحلة',
      Summary:
        'يستمر الموسم حتى أبريل 2027، وتتوقع الهيئة أن تستقبل صالة الركاب خلاله نحو 190 ألف مسافر.',
      Body: `<p>مع رسوّ أولى السفن السياحية على رصيف الركاب، دشّن ميناء جدة موسم الرحلات البحرية 2026–2027 الذي يضم 72 رحلة، تتوقف 28 منها في ميناء ينبع التجاري أو ميناء ضباء.</p>
<p>وأنهى 2,140 مسافرًا إجراءات صعودهم في ثلاث ساعات وربع الساعة، بعد تشغيل 16 منصة جديدة للجوازات و5 مسارات لفحص الأمتعة في الصالة المطوّرة.</p>
<h2>خدمات جديدة هذا الموسم</h2>
<ul>
<li>تسليم الأمتعة عند مدخل الصالة ونقلها إلى غرف السفينة مباشرة.</li>
<li>حافلات كل 20 دقيقة بين الصالة ومنطقة جدة التاريخية ومحطة القطار.</li>
<li>مسار وكراسٍ متحركة لكبار السن والأشخاص ذوي الإعاقة من المواقف حتى سلم السفينة.</li>
</ul>
<p>ويُنصح المسافرون بالحضور قبل موعد الإبحار بثلاث ساعات، على أن تُغلق منصات الصعود قبل الإبحار بساعة واحدة. وتُنشر مواعيد السفن السياحية مع سائر السفن في خدمة <a href="/e-services/vesselsearch">البحث عن السفن</a>.</p>
<blockquote><p>لا يبدأ المسافر رحلته عند السفينة، بل عند باب الصالة، ولذلك أعدنا ترتيب كل خطوة بين البابين.</p><p>مدير صالات الركاب</p></blockquote>`,
    },
    en: {
      Title: 'Cruise season opens at Jeddah Port with more than 70 voyages',
      Summary:
        'The season runs until April 2027, and the authority expects about 190,000 passengers to use the terminal.',
      Body: `<p>With the first cruise ship alongside the passenger berth, Jeddah Port has opened the 2026–2027 season. It comprises 72 voyages, 28 of which also call at Yanbu Commercial Port or Duba Port.</p>
<p>In three and a quarter hours 2,140 passengers completed embarkation, using 16 new passport desks and 5 baggage screening lanes in the refurbished terminal.</p>
<h2>New this season</h2>
<ul>
<li>Baggage is handed in at the terminal entrance and taken directly to the cabin.</li>
<li>Buses run every 20 minutes between the terminal, historic Jeddah and the railway station.</li>
<li>A step-free route and wheelchairs are provided for older and disabled passengers from the car park to the gangway.</li>
</ul>
<p>Passengers are advised to come three hours before sailing; embarkation desks close one hour before. Cruise ships appear with all other vessels in <a href="/e-services/vesselsearch">vessel search</a>.</p>
<blockquote><p>A journey does not begin at the ship; it begins at the terminal door. We have rearranged every step between the two.</p><p>Manager of Passenger Terminals</p></blockquote>`,
    },
  },
  {
    shared: {
      Slug: 'yanbu-industrial-monthly-record',
      PublishDate: '2026-09-29T11:20:00+03:00',
      Ports: 'yanbu-industrial',
      CardImage: 'bulk-terminal-1.webp',
      Images: ['bulk-terminal-2.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'ميناء ينبع الصناعي يسجّل أعلى مناولة شهرية للبضائع السائبة',
      Summary: 'تجاوزت الكميات المناولة خمسة ملايين طن خلال شهر أغسطس بنمو سنوي قدره 11%.',
      Body: `<p>سجّل <a href="/ports?port=yanbu-industrial">ميناء ينبع الصناعي</a> خلال شهر أغسطس مناولة 5.13 مليون طن من البضائع السائبة الصلبة والسائلة، وهو أعلى رقم شهري في تاريخه، متجاوزًا الرقم السابق المسجل في مارس 2025 بنحو 310 آلاف طن، وبنمو نسبته 11% مقارنة بأغسطس من العام الماضي.</p>
<h2>توزيع الكميات</h2>
<table>
<caption>البضائع السائبة في ميناء ينبع الصناعي، أغسطس 2026</caption>
<thead><tr><th scope="col">الصنف</th><th scope="col">الكمية (ألف طن)</th><th scope="col">التغير السنوي</th></tr></thead>
<tbody>
<tr><td>منتجات بترولية مكررة</td><td>2,940</td><td>+12%</td></tr>
<tr><td>مواد بتروكيماوية سائلة</td><td>1,060</td><td>+8%</td></tr>
<tr><td>كبريت وأسمدة</td><td>615</td><td>+17%</td></tr>
<tr><td>خامات ومواد بناء</td><td>515</td><td>+5%</td></tr>
<tr><td><strong>الإجمالي</strong></td><td><strong>5,130</strong></td><td><strong>+11%</strong></td></tr>
</tbody>
</table>
<p>وتعزو إدارة الميناء هذه النتيجة إلى إعادة جدولة نوافذ الرسو بما يتيح لناقلتين التحميل في وقت واحد، وإلى تشغيل السير الناقل الجديد الذي رفع معدل تحميل الكبريت من 1,200 طن إلى 1,900 طن في الساعة. ولم تُسجَّل خلال الشهر أي إصابة عمل هادرة للوقت.</p>`,
    },
    en: {
      Title: 'Yanbu Industrial Port records its highest monthly bulk throughput',
      Summary: 'More than five million tonnes were handled in August, a rise of 11% on the year.',
      Body: `<p><a href="/ports?port=yanbu-industrial">Yanbu Industrial Port</a> handled 5.13 million tonnes of dry and liquid bulk in August, the highest monthly figure in its history. It exceeds the previous record, set in March 2025, by about 310,000 tonnes and is 11% above August of last year.</p>
<h2>Breakdown</h2>
<table>
<caption>Bulk cargo at Yanbu Industrial Port, August 2026</caption>
<thead><tr><th scope="col">Cargo</th><th scope="col">Quantity (thousand tonnes)</th><th scope="col">Change on the year</th></tr></thead>
<tbody>
<tr><td>Refined petroleum products</td><td>2,940</td><td>+12%</td></tr>
<tr><td>Liquid petrochemicals</td><td>1,060</td><td>+8%</td></tr>
<tr><td>Sulphur and fertilisers</td><td>615</td><td>+17%</td></tr>
<tr><td>Ores and building materials</td><td>515</td><td>+5%</td></tr>
<tr><td><strong>Total</strong></td><td><strong>5,130</strong></td><td><strong>+11%</strong></td></tr>
</tbody>
</table>
<p>The port attributes the result to a new schedule of berthing windows that lets two tankers load at once, and to a new conveyor that raised the sulphur loading rate from 1,200 to 1,900 tonnes an hour. There were no lost-time injuries during the month.</p>`,
    },
  },
  {
    shared: {
      Slug: 'international-maritime-meeting-september',
      PublishDate: '2026-09-20T08:45:00+03:00',
      CardImage: 'signal-flags-4.webp',
      Images: [],
      Category: 'News',
    },
    ar: {
      Title: 'الهيئة تعرض تجربتها في جدولة وصول السفن أمام اجتماع بحري دولي',
      Summary:
        'تناولت ورقة الهيئة خفض استهلاك الوقود بالوصول في الموعد المحدد، وأُقرّت ثلاث توصيات من بين خمس توصيات اقترحتها.',
      Body: `<p>عرض وفد الهيئة الوطنية للموانئ، في الاجتماع الدولي لسلامة الملاحة وتيسير النقل البحري، نتائج تجربة «الوصول في الموعد» التي طُبقت على 610 رحلات إلى ميناءي جدة والدمام خلال عام. وتقوم التجربة على إبلاغ الربان بموعد شغور الرصيف قبل 36 ساعة، فيخفّف سرعته في البحر بدلًا من البقاء في منطقة الانتظار.</p>
<p>وأظهرت النتائج انخفاض متوسط الانتظار من 9 ساعات إلى ساعتين و40 دقيقة، وتوفير نحو 14 طنًا من الوقود في الرحلة الواحدة.</p>
<h2>التوصيات التي أقرّها الاجتماع</h2>
<ul>
<li>توحيد صيغة رسائل المواعيد المتبادلة بين السفينة والميناء.</li>
<li>اعتماد تعريف واحد لوقت الوصول المطلوب.</li>
<li>نشر الموانئ مؤشرات انتظار السفن كل ربع سنة.</li>
</ul>
<p>وأُحيلت توصيتان، تتعلقان بالأثر التعاقدي لتخفيف السرعة، إلى لجنة قانونية تجتمع في الربيع المقبل. وعقد الوفد على هامش الاجتماع 6 لقاءات ثنائية مع إدارات موانئ من ثلاث قارات، تناولت تبادل الخبرات في الإرشاد وحماية البيئة البحرية.</p>`,
    },
    en: {
      Title:
        'Authority presents its work on vessel arrival times to an international maritime meeting',
      Summary:
        'The paper dealt with saving fuel through just-in-time arrival; three of the five recommendations it put forward were adopted.',
      Body: `<p>At an international meeting on the safety of navigation and the facilitation of maritime transport, a delegation of the National Ports Authority presented the results of its “arrival on time” trial, which covered 610 voyages to Jeddah and Dammam over one year. The master is told 36 hours ahead when the berth will be free, and slows down at sea instead of waiting at anchor.</p>
<p>Average waiting fell from 9 hours to 2 hours and 40 minutes, and about 14 tonnes of fuel were saved on each voyage.</p>
<h2>Recommendations adopted</h2>
<ul>
<li>A common format for the time messages exchanged between ship and port.</li>
<li>One definition of the requested time of arrival.</li>
<li>Quarterly publication by ports of their vessel waiting times.</li>
</ul>
<p>Two further recommendations, on the contractual effect of slowing down, were referred to a legal committee that meets next spring. In the margins the delegation held 6 bilateral meetings with port administrations from three continents, on pilotage and the protection of the marine environment.</p>`,
    },
  },
] satisfies SeedEntry[];
