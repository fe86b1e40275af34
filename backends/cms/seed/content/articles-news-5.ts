import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

/** News of January to July 2025. */
export default [
  {
    shared: {
      Slug: 'hydrographic-survey-northern-ports',
      PublishDate: '2025-07-29T09:45:00+03:00',
      Ports: 'duba, khafji, yanbu-commercial',
      CardImage: 'nautical-chart-2.webp',
      Images: ['nautical-chart-2.webp', 'channel-buoy-4.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'مسح مائي يغطي 46 كيلومترًا مربعًا في موانئ ضباء والخفجي وينبع التجاري',
      Summary:
        'أظهر المسح الحاجة إلى صيانة موضعين في مداخل القنوات، وتصدر الخرائط المحدّثة في أكتوبر المقبل بصيغتيها الورقية والإلكترونية.',
      Body: `<p>على مدى 11 أسبوعًا أبحر قارب المسح في خطوط متوازية لا يفصل بين أحدها والآخر سوى 25 مترًا، يقيس الأعماق بجهاز السبر متعدد الحزم في ثلاثة موانئ لم تُمسح مياهها مسحًا كاملًا منذ عام 2018.</p>
<table>
<caption>نتائج المسح المائي في الموانئ الثلاثة</caption>
<thead><tr><th scope="col">الميناء</th><th scope="col">المساحة الممسوحة (كم²)</th><th scope="col">أقل عمق في القناة (متر)</th><th scope="col">الملاحظات</th></tr></thead>
<tbody>
<tr><td>ميناء ينبع التجاري</td><td>21</td><td>13.6</td><td>ترسّب محدود عند المنعطف الثاني</td></tr>
<tr><td>ميناء ضباء</td><td>14</td><td>11.2</td><td>لا ملاحظات</td></tr>
<tr><td>ميناء الخفجي</td><td>11</td><td>9.1</td><td>ترسّب عند مدخل القناة يستدعي التكريك</td></tr>
</tbody>
</table>
<p>وكشف المسح كذلك عن ثلاث مراسٍ قديمة مفقودة وحطام قارب صيد صغير خارج مسار السفن في ميناء الخفجي، وقد أُبلغت بمواقعها الجهات المعنية وصدر بشأنها إشعار إلى البحّارة.</p>
<h2>الخطوة التالية</h2>
<p>تُسلَّم البيانات إلى الجهة المختصة بإصدار الخرائط البحرية، وتصدر الخرائط المحدّثة في أكتوبر المقبل. وتُطرح أعمال الصيانة في <a href="/ports?port=khafji">ميناء الخفجي</a>، الذي يخدم سفن إمداد الحقول البحرية، ضمن منافسات الربع الرابع.</p>`,
    },
    en: {
      Title: 'Hydrographic survey covers 46 square kilometres at Duba, Khafji and Yanbu Commercial',
      Summary:
        'The survey found two places in the channel approaches that need maintenance. Updated charts will be issued in October on paper and in electronic form.',
      Body: `<p>For 11 weeks a survey launch sailed parallel lines only 25 metres apart, measuring depths by multibeam echo sounder at three ports whose waters had last been surveyed in full in 2018.</p>
<table>
<caption>Results of the survey at the three ports</caption>
<thead><tr><th scope="col">Port</th><th scope="col">Area surveyed (km²)</th><th scope="col">Least depth in channel (m)</th><th scope="col">Remarks</th></tr></thead>
<tbody>
<tr><td>Yanbu Commercial Port</td><td>21</td><td>13.6</td><td>Slight siltation at the second bend</td></tr>
<tr><td>Duba Port</td><td>14</td><td>11.2</td><td>None</td></tr>
<tr><td>Khafji Port</td><td>11</td><td>9.1</td><td>Siltation at the channel entrance; dredging required</td></tr>
</tbody>
</table>
<p>The survey also located three lost anchors and the wreck of a small fishing boat outside the fairway at Khafji Port. The agencies concerned have been informed and a notice to mariners has been issued.</p>
<h2>Next step</h2>
<p>The data go to the body that issues nautical charts, and updated charts will appear in October. Maintenance at <a href="/ports?port=khafji">Khafji Port</a>, which serves supply vessels for the offshore fields, will be put out to tender in the fourth quarter.</p>`,
    },
  },
  {
    shared: {
      Slug: 'jazan-fishermens-quay',
      PublishDate: '2025-07-08T08:30:00+03:00',
      Ports: 'jazan',
      CardImage: 'fishing-harbour-1.webp',
      Images: ['fishing-harbour-1.webp', 'fishing-harbour-3.webp', 'bollard-rope-4.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'رصيف جديد للصيادين في جازان يتسع لستين قاربًا',
      Summary:
        'يفصل الرصيف حركة قوارب الصيد عن السفن التجارية في ميناء جازان، ويضم مصنعًا للثلج وساحة للمزاد ومحطة وقود.',
      Body: `<p>قبل شروق الشمس بساعة عادت القوارب الأولى إلى رصيفها الجديد في جازان محمّلة بالكنعد والهامور، وأنزلت صيدها على بعد خطوات من ساحة المزاد. كان الصيادون حتى الأسبوع الماضي يتقاسمون مع السفن التجارية مدخلًا واحدًا، وينتظرون في بعض الأيام أكثر من ساعتين حتى تنتهي حركة السفن الكبيرة.</p>
<p>ويمتد الرصيف 180 مترًا، ويتسع لستين قاربًا، وله مدخل مستقل عن القناة الملاحية الرئيسة لـ<a href="/ports?port=jazan">ميناء جازان</a>.</p>
<h2>مرافق الرصيف</h2>
<ul>
<li>مصنع للثلج ينتج 20 طنًا في اليوم.</li>
<li>ساحة مزاد مظللة بمساحة 900 متر مربع.</li>
<li>محطة وقود بحرية تعمل من الثالثة فجرًا حتى الثامنة مساءً.</li>
<li>ورشة لصيانة المحركات، ومنحدر لرفع القوارب حتى 12 طنًا.</li>
<li>حاويات لجمع الزيوت المستعملة والشباك التالفة.</li>
</ul>
<blockquote><p>صار وقت الصياد له؛ يخرج متى أذن البحر، ويعود دون أن ينتظر دوره.</p><p>رئيس جمعية الصيادين في جازان</p></blockquote>
<p>ويُسجَّل القارب لمرة واحدة لدى مكتب الرصيف بتقديم رخصة الصيد ووثيقة الملكية، ولا تُفرض أجور رسوّ على القوارب التي يقل طولها عن 15 مترًا.</p>`,
    },
    en: {
      Title: 'New fishermen’s quay at Jazan has room for sixty boats',
      Summary:
        'The quay separates fishing boats from merchant vessels at Jazan Port and includes an ice plant, an auction yard and a fuel station.',
      Body: `<p>An hour before sunrise the first boats came back to their new quay at Jazan with kingfish and grouper and landed the catch a few steps from the auction yard. Until last week the fishermen shared one entrance with merchant vessels and on some days waited more than two hours for large ships to pass.</p>
<p>The quay is 180 metres long, takes sixty boats and has its own entrance, apart from the main channel of <a href="/ports?port=jazan">Jazan Port</a>.</p>
<h2>Facilities</h2>
<ul>
<li>An ice plant producing 20 tonnes a day.</li>
<li>A shaded auction yard of 900 square metres.</li>
<li>A marine fuel station open from 3am to 8pm.</li>
<li>An engine workshop and a slipway for boats of up to 12 tonnes.</li>
<li>Containers for used oil and worn nets.</li>
</ul>
<blockquote><p>A fisherman’s time is now his own. He goes out when the sea allows and comes back without waiting his turn.</p><p>Chairman of the Jazan fishermen’s association</p></blockquote>
<p>Boats are registered once at the quay office on presentation of the fishing licence and proof of ownership. There is no berthing charge for boats shorter than 15 metres.</p>`,
    },
  },
  {
    shared: {
      Slug: 'duba-ferry-summer-season',
      PublishDate: '2025-06-24T10:05:00+03:00',
      Ports: 'duba',
      CardImage: 'passenger-terminal-1.webp',
      Images: ['passenger-terminal-1.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'ميناء ضباء يستعد لموسم الصيف بأربع عبّارات وصالة موسّعة',
      Summary:
        'تبدأ الرحلات الإضافية في 1 يوليو، وتستوعب صالة المغادرة بعد توسعتها 1,100 راكب، وتُنجز إجراءات المركبة الواحدة في أقل من 25 دقيقة.',
      Body: `<p>تنطلق من ميناء ضباء اعتبارًا من 1 يوليو ثلاث رحلات يومية بدلًا من رحلتين إلى موانئ الضفة المقابلة من البحر الأحمر، وتعمل على الخط أربع عبّارات طوال موسم الصيف حتى 10 سبتمبر.</p>
<p>واكتملت توسعة صالة المغادرة لتستوعب 1,100 راكب، وأضيفت إليها ثمانية مسارات لإنهاء الإجراءات، منها مساران لكبار السن والأشخاص ذوي الإعاقة، ومصلى للنساء، وساحة انتظار مظللة تتسع لـ240 مركبة.</p>
<h2>قبل التوجه إلى الميناء</h2>
<ul>
<li>الحضور قبل موعد الإبحار بثلاث ساعات للمسافرين بمركباتهم، وبساعتين للمسافرين دونها.</li>
<li>التأكد من سريان جواز السفر ورخصة السير ووثيقة التأمين.</li>
<li>عدم حمل أكثر من 20 لترًا من السوائل، وعدم حمل أسطوانات الغاز إطلاقًا.</li>
</ul>
<p>ويوجد في الصالة فريق إسعاف على مدار الساعة، ويمكن الاستفسار عن الخدمات المقدمة في <a href="/ports?port=duba">ميناء ضباء</a> من خلال الرقم الموحد ${FACTS.ar.shortNumber}.</p>`,
    },
    en: {
      Title: 'Duba Port prepares for summer with four ferries and a larger hall',
      Summary:
        'Extra sailings begin on 1 July. The enlarged departure hall takes 1,100 passengers, and formalities for a vehicle are completed in under 25 minutes.',
      Body: `<p>From 1 July three ferries a day, instead of two, will sail from Duba Port to ports on the opposite shore of the Red Sea. Four vessels will serve the route throughout the summer season, until 10 September.</p>
<p>The departure hall has been enlarged to take 1,100 passengers. It now has eight additional lanes for formalities, two of them for older and disabled people, as well as a women’s prayer room and a shaded waiting area for 240 vehicles.</p>
<h2>Before leaving for the port</h2>
<ul>
<li>Arrive three hours before departure with a vehicle, or two hours before without one.</li>
<li>Check that passport, vehicle licence and insurance are valid.</li>
<li>Carry no more than 20 litres of liquids. Gas cylinders must not be carried.</li>
</ul>
<p>A medical team is on duty in the hall day and night. Questions about services at <a href="/ports?port=duba">Duba Port</a> can be answered on ${FACTS.en.shortNumber}.</p>`,
    },
  },
  {
    shared: {
      Slug: 'energy-management-certificate',
      PublishDate: '2025-05-28T09:20:00+03:00',
      Ports: 'jeddah, dammam',
      CardImage: 'solar-roofs-3.webp',
      Images: [],
      Category: 'News',
    },
    ar: {
      Title: 'شهادة المواصفة الدولية لإدارة الطاقة لميناءي جدة والدمام',
      Summary:
        'خفّض الميناءان استهلاك الكهرباء لكل حاوية مناولة بنسبة 12% خلال عامين، وتغطي الألواح الشمسية على أسطح المستودعات 9% من احتياجهما.',
      Body: `<p>حصل ميناء جدة وميناء الدمام على شهادة المطابقة للمواصفة الدولية ISO 50001 الخاصة بنظم إدارة الطاقة، بعد تدقيق خارجي استمر أسبوعين وشمل المباني الإدارية والساحات ومحطات التبريد ومحطات شحن المركبات الكهربائية.</p>
<p>وسجّل المدققون انخفاض استهلاك الكهرباء لكل حاوية مناولة بنسبة 12% مقارنة بسنة الأساس 2022، نتيجة استبدال 6,400 كشاف إنارة، وضبط أحمال التكييف آليًا، وتشغيل منظومة شمسية قدرتها 6.2 ميغاواط على أسطح 11 مستودعًا.</p>
<p>ولم يقتصر العمل على المعدات؛ فقد درّب الميناءان 240 موظفًا على قراءة العدّادات الفرعية وتحليل الأحمال، وعُيّن في كل إدارة مسؤول عن الطاقة يرفع تقريرًا شهريًا إلى مدير الميناء.</p>
<p>وتشمل المرحلة التالية إعداد سجل للطاقة في ميناء جازان وميناء ينبع التجاري، تمهيدًا لتقدمهما إلى الشهادة نفسها في عام 2026. وتلتزم الهيئة بمراجعة أهداف الترشيد كل ستة أشهر وإدراج نتائجها في تقريرها السنوي.</p>`,
    },
    en: {
      Title: 'Jeddah and Dammam ports certified for energy management',
      Summary:
        'The two ports cut electricity use per container handled by 12% in two years. Solar panels on warehouse roofs supply 9% of their needs.',
      Body: `<p>Jeddah Port and Dammam Port have been certified to the international standard ISO 50001 for energy management systems. The external audit lasted two weeks and covered offices, yards, cooling plants and charging stations for electric vehicles.</p>
<p>The auditors recorded a fall of 12% in electricity used per container handled, measured against the base year 2022. The saving comes from the replacement of 6,400 floodlights, automatic control of air-conditioning and a 6.2 megawatt solar installation on the roofs of 11 warehouses.</p>
<p>Equipment was only part of the work. The two ports trained 240 employees to read sub-meters and analyse loads, and each department now has an energy officer who reports monthly to the port manager.</p>
<p>The next stage is an energy register at Jazan and Yanbu Commercial ports, so that both can apply for the same certificate in 2026. The authority will review its targets every six months and report the results in its annual report.</p>`,
    },
  },
  {
    shared: {
      Slug: 'electronic-bill-of-lading',
      PublishDate: '2025-05-06T10:30:00+03:00',
      CardImage: 'container-close-up-2.webp',
      Images: ['container-close-up-2.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'قبول بوليصة الشحن الإلكترونية للواردات اعتبارًا من 1 يوليو',
      Summary:
        'تُصبح البوليصة الإلكترونية مقبولة لإصدار إذن التسليم في الموانئ جميعها، وتبقى البوليصة الورقية معتمدة حتى نهاية العام.',
      Body: `<p>لن يحتاج المستورد اعتبارًا من 1 يوليو المقبل إلى انتظار وصول بوليصة الشحن الأصلية بالبريد لاستلام بضاعته؛ إذ تقبل الموانئ البوليصة الإلكترونية المصدّقة لإصدار إذن التسليم، متى صدرت من منصة معتمدة لدى الهيئة.</p>
<p>وجاء القرار بعد تجربة استمرت خمسة أشهر على 8,200 شحنة في ميناء جدة وميناء الجبيل التجاري، وتبيّن منها أن المدة بين وصول السفينة وإصدار إذن التسليم تنخفض من 62 ساعة إلى 19 ساعة في المتوسط.</p>
<h2>خطوات الاستلام</h2>
<ol>
<li>ينقل الشاحن ملكية البوليصة إلى المستورد على المنصة المعتمدة.</li>
<li>يسدد المستورد أجور الشحن، فتُحدَّث حالة البوليصة تلقائيًا.</li>
<li>يصدر الوكيل الملاحي إذن التسليم إلكترونيًا.</li>
<li>يحجز الناقل موعد الشاحنة برقم الإذن.</li>
</ol>
<blockquote><p>كانت البضاعة تصل قبل أوراقها بأيام، ويدفع المستورد ثمن التأخير أجورَ أرضيات. أما اليوم فتصل الوثيقة قبل السفينة.</p><p>رئيس لجنة النقل البحري في إحدى الغرف التجارية</p></blockquote>
<p>وتبقى البوليصة الورقية مقبولة حتى 31 ديسمبر 2025، وتُعقد خمس ورش تعريفية للوكلاء والمخلّصين خلال شهري مايو ويونيو، وتُبلَّغ بمواعيدها المنشآت المسجلة.</p>`,
    },
    en: {
      Title: 'Electronic bills of lading accepted for imports from 1 July',
      Summary:
        'Electronic bills will be valid for the issue of delivery orders at every port. Paper bills remain acceptable until the end of the year.',
      Body: `<p>From 1 July importers will no longer need to wait for the original bill of lading to arrive by post before they collect their goods. The ports will accept an authenticated electronic bill for the issue of a delivery order, provided that it comes from a platform approved by the authority.</p>
<p>The decision follows a five-month trial on 8,200 consignments at Jeddah and Jubail Commercial ports. The trial showed that the time from vessel arrival to delivery order falls from 62 hours to 19 on average.</p>
<h2>Steps to collection</h2>
<ol>
<li>The shipper transfers title to the importer on the approved platform.</li>
<li>The importer pays the freight, and the status of the bill is updated automatically.</li>
<li>The shipping agent issues the delivery order electronically.</li>
<li>The haulier books a truck appointment with the order number.</li>
</ol>
<blockquote><p>Goods used to arrive days before their papers, and the delay was paid for in storage charges. Now the paper arrives before the ship.</p><p>Chairman of the maritime transport committee of a chamber of commerce</p></blockquote>
<p>Paper bills remain acceptable until 31 December 2025. Five briefing sessions for agents and brokers will be held in May and June. Registered firms will be told the dates.</p>`,
    },
  },
  {
    shared: {
      Slug: 'jeddah-quay-cranes-first-delivery',
      PublishDate: '2025-04-22T08:50:00+03:00',
      Ports: 'jeddah',
      CardImage: 'quay-cranes-4.webp',
      Images: ['quay-cranes-4.webp', 'quay-cranes-1.webp', 'container-ship-bow-3.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'وصول أربع رافعات رصيف إلى ميناء جدة على متن سفينة واحدة',
      Summary:
        'تصل أذرع الرافعات الجديدة إلى 25 صفًا من الحاويات، وتدخل الخدمة تباعًا حتى سبتمبر، على أن تصل أربع رافعات مماثلة في نهاية العام.',
      Body: `<p>دخلت القناة الملاحية لميناء جدة فجر أمس سفينة نقل ثقيل تحمل أربع رافعات رصيف واقفة على سطحها بارتفاع يناهز 90 مترًا، فتقرر إدخالها في ساعة سكون الرياح وبمرافقة خمس قاطرات، وأُغلقت القناة أمام غيرها ساعة ونصف الساعة.</p>
<p>وهذه هي الدفعة الأولى من ثماني رافعات تعاقدت الهيئة على توريدها للرصيف الشمالي، وتصل الدفعة الثانية في الربع الأخير من العام.</p>
<table>
<caption>المواصفات الرئيسة للرافعة الواحدة</caption>
<thead><tr><th scope="col">البند</th><th scope="col">القيمة</th></tr></thead>
<tbody>
<tr><td>مدى الذراع</td><td>25 صفًا من الحاويات</td></tr>
<tr><td>الحمولة تحت ماسكة الحاويات (السبريدر)</td><td>65 طنًا (حاويتان في الرفعة)</td></tr>
<tr><td>ارتفاع الرفع فوق السكة</td><td>54 مترًا</td></tr>
<tr><td>التشغيل</td><td>غرفة تحكم عن بُعد مع مقصورة احتياطية</td></tr>
<tr><td>مصدر الطاقة</td><td>كهرباء مع استرجاع طاقة الإنزال</td></tr>
</tbody>
</table>
<figure><img src="media:quay-cranes-2.webp" alt="رافعات رصيف في محطة الحاويات مرفوعة الأذرع"><figcaption>رُفعت الأذرع إلى وضع الثبات قبل إنزال الرافعات على السكة.</figcaption></figure>
<p>ويستغرق إنزال كل رافعة على السكة يومًا كاملًا، تليه اختبارات للأحمال والفرامل وأنظمة منع التصادم مدة ثمانية أسابيع. وتُشغَّل الرافعتان الأولى والثانية في يوليو، والثالثة والرابعة في سبتمبر. وقد أنهى 36 مشغلًا، منهم تسع مشغلات، التدريب على غرفة التحكم عن بُعد.</p>
<p>ولن تتأثر مواعيد السفن المجدولة على الأرصفة المجاورة خلال أعمال الإنزال. ويمكن الاستعلام عن مواعيد السفن من خلال خدمة <a href="/e-services/vesselsearch">البحث عن السفن</a>.</p>`,
    },
    en: {
      Title: 'Four quay cranes reach Jeddah Port on a single ship',
      Summary:
        'The new cranes reach across 25 rows of containers and enter service in stages until September. Four more of the same type arrive at the end of the year.',
      Body: `<p>A heavy-lift ship carrying four quay cranes, upright on its deck and almost 90 metres high, entered the channel of Jeddah Port at dawn yesterday. It was brought in during an hour of calm with five tugs in attendance, while the channel was closed to other traffic for an hour and a half.</p>
<p>The four are half of an order of eight cranes for the northern quay. The others follow in the last quarter of the year.</p>
<table>
<caption>Main specification of each crane</caption>
<thead><tr><th scope="col">Item</th><th scope="col">Value</th></tr></thead>
<tbody>
<tr><td>Outreach</td><td>25 rows of containers</td></tr>
<tr><td>Load under spreader</td><td>65 tonnes (two containers per lift)</td></tr>
<tr><td>Lift height above rail</td><td>54 metres</td></tr>
<tr><td>Operation</td><td>Remote control room, with a stand-by cabin</td></tr>
<tr><td>Power</td><td>Electric, with energy recovery on lowering</td></tr>
</tbody>
</table>
<figure><img src="media:quay-cranes-2.webp" alt="Quay cranes at a container berth with booms raised"><figcaption>The booms were raised and secured before the cranes were moved on to the rails.</figcaption></figure>
<p>Moving each crane on to the rails takes a full day. Eight weeks of tests follow on loads, brakes and collision prevention. The first two cranes start work in July and the third and fourth in September. Thirty-six operators, nine of them women, have completed training in the remote control room.</p>
<p>Scheduled calls at neighbouring berths are not affected. Vessel times can be checked through <a href="/e-services/vesselsearch">vessel search</a>.</p>`,
    },
  },
  {
    shared: {
      Slug: 'eid-al-fitr-operations-2025',
      PublishDate: '2025-03-26T10:00:00+03:00',
      CardImage: 'container-yard-1.webp',
      Images: [],
      Category: 'News',
    },
    ar: {
      Title: 'استمرار العمليات في الموانئ على مدار الساعة خلال إجازة عيد الفطر',
      Summary:
        'تعمل الأرصفة والبوابات وخدمات الإرشاد والقطر دون توقف، وتقتصر الإجازة على المكاتب الإدارية ومكاتب خدمة العملاء.',
      Body: `<p>تستمر خدمة السفن ومناولة البضائع وتسليمها في الموانئ جميعها خلال إجازة عيد الفطر المبارك، وتُستثنى ساعات صلاة العيد التي تُعلَّق فيها المناولة من الخامسة والنصف إلى الثامنة صباحًا. وتعود المكاتب الإدارية إلى العمل صباح الأحد 6 أبريل 2025.</p>
<table>
<caption>أوقات العمل من 29 مارس إلى 5 أبريل 2025</caption>
<thead><tr><th scope="col">الجهة</th><th scope="col">أوقات العمل</th></tr></thead>
<tbody>
<tr><td>الإرشاد والقطر وأبراج المراقبة</td><td>على مدار الساعة</td></tr>
<tr><td>الأرصفة والساحات والبوابات</td><td>على مدار الساعة</td></tr>
<tr><td>تسليم المواد الغذائية والأدوية</td><td>على مدار الساعة بموعد مسبق</td></tr>
<tr><td>المعاينة والمختبرات</td><td>من 9 صباحًا إلى 3 عصرًا</td></tr>
<tr><td>مكاتب خدمة العملاء في الموانئ</td><td>مغلقة</td></tr>
</tbody>
</table>
<p>وتبقى <a href="/e-services">الخدمات الإلكترونية</a> متاحة طوال الإجازة، وتُحتسب أيامها من مدد الإعفاء من أجور التخزين، عدا اليومين الأول والثاني من أيام العيد. وتهنئ الهيئة منسوبيها المناوبين وشركاءها بهذه المناسبة، وتسأل الله أن يعيدها على الجميع بالخير.</p>`,
    },
  },
  {
    shared: {
      Slug: 'annual-statistics-2024',
      PublishDate: '2025-03-11T09:00:00+03:00',
      CardImage: 'berth-aerial-2.webp',
      Images: [
        'berth-aerial-2.webp',
        'tanker-terminal-1.webp',
        'container-ship-bow-1.webp',
        'bulk-terminal-4.webp',
      ],
      Category: 'News',
    },
    ar: {
      Title: 'إحصاءات 2024: أكثر من 285 مليون طن و7.9 مليون حاوية',
      Summary:
        'بلغ إجمالي البضائع المناولة 285.8 مليون طن بنمو 6%، وارتفعت مناولة الحاويات إلى 7.92 مليون حاوية قياسية، منها 2.38 مليون حاوية مسافنة.',
      Body: `<p>سجلت الموانئ في عام 2024 مناولة 285.8 مليون طن من البضائع، بزيادة 6% على عام 2023، واستقبلت 14,820 سفينة. وارتفعت مناولة الحاويات بنسبة 7.6% لتصل إلى 7.92 مليون حاوية قياسية، وفق التقرير الإحصائي السنوي الذي أصدرته الهيئة الوطنية للموانئ.</p>
<h2>البضائع بحسب الميناء</h2>
<table>
<caption>إجمالي البضائع المناولة في عام 2024 (مليون طن)</caption>
<thead><tr><th scope="col">الميناء</th><th scope="col">عدد الأرصفة</th><th scope="col">البضائع المناولة</th></tr></thead>
<tbody>
<tr><td>ميناء جدة</td><td>62</td><td>66.2</td></tr>
<tr><td>ميناء الدمام</td><td>43</td><td>41.8</td></tr>
<tr><td>ميناء الجبيل الصناعي</td><td>44</td><td>62.4</td></tr>
<tr><td>ميناء ينبع الصناعي</td><td>40</td><td>52.9</td></tr>
<tr><td>ميناء الجبيل التجاري</td><td>25</td><td>11.6</td></tr>
<tr><td>ميناء ينبع التجاري</td><td>21</td><td>9.4</td></tr>
<tr><td>ميناء جازان</td><td>21</td><td>12.1</td></tr>
<tr><td>ميناء رأس الخير</td><td>17</td><td>24.7</td></tr>
<tr><td>ميناء ضباء</td><td>10</td><td>3.2</td></tr>
<tr><td>ميناء الخفجي</td><td>8</td><td>1.5</td></tr>
<tr><td>المجموع</td><td>291</td><td>285.8</td></tr>
</tbody>
</table>
<h2>قراءة في الأرقام</h2>
<h3>المسافنة في صدارة النمو</h3>
<p>زادت حاويات المسافنة من 2.16 إلى 2.38 مليون حاوية قياسية بنسبة 10.2%، واستأثر ميناء جدة بأكثر من أربعة أخماسها، لقربه من الخط الملاحي الرئيس بين آسيا وأوروبا.</p>
<h3>السوائب والبضائع العامة</h3>
<p>شكّلت السوائب السائلة 46% من إجمالي البضائع، والسوائب الصلبة 21%. وبلغت صادرات الإسمنت والكلنكر 6.1 مليون طن وصادرات الحديد 1.4 مليون طن، خرج معظمها من ميناء جازان وميناء ينبع التجاري وميناء الجبيل التجاري.</p>
<h3>الركاب والمركبات</h3>
<p>عبر صالات الموانئ 790 ألف راكب، وناولت الأرصفة 986 ألف مركبة، استقبل ميناء جدة وميناء الدمام معظمها.</p>
<h2>إنتاجية الأرصفة</h2>
<p>ارتفع متوسط إنتاجية أرصفة الحاويات إلى 71 حركة في الساعة للسفينة الواحدة، مقابل 64 حركة في العام السابق، وتقلّص متوسط بقاء السفينة في منطقة الانتظار من 11 ساعة إلى ثماني ساعات.</p>
<p>وجاءت محطة الحاويات الشمالية في ميناء جدة في مقدمة المحطات بمتوسط 84 حركة، تلتها محطة الحاويات الثانية في ميناء الدمام بمتوسط 79 حركة. وتُحسب الإنتاجية من أول رفعة إلى آخر رفعة، شاملةً أوقات التوقف، لتكون المقارنة بين المحطات عادلة.</p>
<h2>ما تغيّر في منهجية التقرير</h2>
<ul>
<li>فُصلت حاويات المسافنة عن حاويات الاستيراد والتصدير في الجداول جميعها.</li>
<li>احتُسبت المركبات المصدَّرة لأول مرة ضمن حركة المركبات.</li>
<li>عُرضت بضائع الأرصفة المؤجرة للمصانع في جدول مستقل.</li>
</ul>
<p>وبناءً على ذلك لا تصح مقارنة أرقام هذا التقرير مباشرةً بالتقارير الصادرة قبل عام 2023 إلا بعد الرجوع إلى جدول المطابقة في ملحقه الثاني. وقد راجعت هيئة الإحصاء منهجية الجمع والتحقق، وأوصت بتقليص مهلة نشر التقرير من عشرة أسابيع إلى ستة.</p>
<p>وتُنشر الجداول التفصيلية في <a href="/open-data">بوابة البيانات المفتوحة</a>، ويمكن للباحثين طلب بيانات غير منشورة من خلال <a href="/data-sharing">طلب مشاركة البيانات</a>.</p>`,
    },
    en: {
      Title: 'Statistics for 2024: over 285 million tonnes and 7.9 million containers',
      Summary:
        'Total cargo reached 285.8 million tonnes, up 6%. Container throughput rose to 7.92 million TEU, of which 2.38 million were transhipment.',
      Body: `<p>The ports handled 285.8 million tonnes of cargo in 2024, 6% more than in 2023, and received 14,820 vessels. Container throughput rose by 7.6% to 7.92 million TEU, according to the annual statistical report of the National Ports Authority.</p>
<h2>Cargo by port</h2>
<table>
<caption>Cargo handled in 2024 (million tonnes)</caption>
<thead><tr><th scope="col">Port</th><th scope="col">Berths</th><th scope="col">Cargo handled</th></tr></thead>
<tbody>
<tr><td>Jeddah Port</td><td>62</td><td>66.2</td></tr>
<tr><td>Dammam Port</td><td>43</td><td>41.8</td></tr>
<tr><td>Jubail Industrial Port</td><td>44</td><td>62.4</td></tr>
<tr><td>Yanbu Industrial Port</td><td>40</td><td>52.9</td></tr>
<tr><td>Jubail Commercial Port</td><td>25</td><td>11.6</td></tr>
<tr><td>Yanbu Commercial Port</td><td>21</td><td>9.4</td></tr>
<tr><td>Jazan Port</td><td>21</td><td>12.1</td></tr>
<tr><td>Ras Al-Khair Port</td><td>17</td><td>24.7</td></tr>
<tr><td>Duba Port</td><td>10</td><td>3.2</td></tr>
<tr><td>Khafji Port</td><td>8</td><td>1.5</td></tr>
<tr><td>Total</td><td>291</td><td>285.8</td></tr>
</tbody>
</table>
<h2>Reading the figures</h2>
<h3>Transhipment leads the growth</h3>
<p>Transhipment rose by 10.2%, from 2.16 to 2.38 million TEU. Jeddah Port accounted for more than four fifths, being close to the main shipping route between Asia and Europe.</p>
<h3>Bulk and general cargo</h3>
<p>Liquid bulk made up 46% of all cargo and dry bulk 21%. Exports of cement and clinker came to 6.1 million tonnes and of steel to 1.4 million, most of it through Jazan, Yanbu Commercial and Jubail Commercial ports.</p>
<h3>Passengers and vehicles</h3>
<p>The passenger halls were used by 790,000 travellers. The ports handled 986,000 vehicles, chiefly at Jeddah and Dammam.</p>
<h2>Berth productivity</h2>
<p>Average productivity at container berths rose to 71 moves per vessel hour, from 64 a year earlier. Average waiting time at anchor fell from 11 hours to eight.</p>
<p>The northern container terminal at Jeddah Port came first with an average of 84 moves, followed by the second container terminal at Dammam Port with 79. Productivity is measured from the first lift to the last, stoppages included, so that terminals are compared fairly.</p>
<h2>Changes in method</h2>
<ul>
<li>Transhipment containers are shown apart from imports and exports in every table.</li>
<li>Exported vehicles are counted for the first time.</li>
<li>Cargo at berths leased to factories is shown in a table of its own.</li>
</ul>
<p>The figures should therefore not be compared directly with reports issued before 2023 except by way of the reconciliation table in the second annex. The statistics authority reviewed the methods of collection and checking and recommended that the report should appear within six weeks instead of ten.</p>
<p>Detailed tables are published in the <a href="/open-data">open data portal</a>. Researchers may ask for unpublished data through a <a href="/data-sharing">data sharing request</a>.</p>`,
    },
  },
  {
    shared: {
      Slug: 'founding-day-exhibition-2025',
      PublishDate: '2025-02-20T09:35:00+03:00',
      Ports: 'jeddah',
      CardImage: 'lighthouse-2.webp',
      Images: ['lighthouse-2.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'معرض لأدوات الملاحة القديمة في ميناء جدة بمناسبة يوم التأسيس',
      Summary:
        'يضم المعرض 85 قطعة من أدوات البحّارة ووثائق الموانئ، ويفتح أبوابه للعموم حتى نهاية فبراير.',
      Body: `<p>بوصلة نحاسية، وميزان للؤلؤ، ودفتر بخط اليد تُقيَّد فيه حمولات السنابيك: هذه بعض القطع التي يعرضها ميناء جدة اعتبارًا من اليوم احتفاءً بيوم التأسيس الذي يوافق 22 فبراير.</p>
<p>ويتوزع المعرض على ثلاثة أركان، خُصص أولها لطرق الملاحة قبل العدّادات والخرائط المطبوعة، والثاني لحياة الحمّالين وأصحاب القوارب على الساحل، والثالث لأول رصيف خرساني شُيّد في عام 1946. وأعار أحفاد عدد من البحّارة الميناءَ 31 قطعة من مقتنيات أسرهم.</p>
<p>وإلى جانب القطع المعروضة يقدّم حرفيان عرضًا حيًا لجدل الحبال وقلفطة السفن الخشبية، ويستمع الزائر في ركن صوتي إلى أهازيج البحّارة عند رفع الأشرعة وسحب المراسي.</p>
<p>ويُفتح المعرض من الرابعة إلى العاشرة مساءً حتى 28 فبراير، والدخول مجاني. ويجد القارئ مزيدًا من الصور والحكايات في <a href="/history">مجلة تاريخ الموانئ</a>.</p>`,
    },
    en: {
      Title: 'Old navigation instruments on show at Jeddah Port for Founding Day',
      Summary:
        'The exhibition brings together 85 seafarers’ instruments and port documents and is open to the public until the end of February.',
      Body: `<p>A brass compass, scales for pearls and a handwritten ledger of dhow cargoes are among the pieces on show at Jeddah Port from today to mark Founding Day, which falls on 22 February.</p>
<p>The exhibition has three sections. The first is on navigation before meters and printed charts, the second on the life of porters and boatmen along the coast, and the third on the first concrete quay, built in 1946. The grandchildren of several seafarers have lent 31 pieces from their families’ collections.</p>
<p>Two craftsmen demonstrate rope-making and the caulking of wooden hulls, and in a listening corner visitors can hear the songs that seafarers sang as they raised the sails and hauled the anchor.</p>
<p>The exhibition is open from 4pm to 10pm until 28 February, and admission is free. More pictures and stories can be found in the <a href="/history">ports history magazine</a>.</p>`,
    },
  },
  {
    shared: {
      Slug: 'marine-ambulance-boats',
      PublishDate: '2025-01-27T10:20:00+03:00',
      Ports: 'jeddah, dammam, jazan, yanbu-commercial',
      CardImage: 'patrol-boat-1.webp',
      Images: ['patrol-boat-1.webp', 'patrol-boat-3.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'أربعة قوارب إسعاف بحرية تقلّص زمن الوصول إلى المصابين في منطقة الانتظار',
      Summary:
        'تتمركز القوارب في موانئ جدة والدمام وجازان وينبع التجاري، وتصل إلى السفن الراسية خارج الميناء خلال 20 دقيقة في المتوسط.',
      Body: `<p>كان نقل بحّار أصيب على متن سفينة في منطقة الانتظار يستغرق قرابة الساعة، لأن زورق الإرشاد لم يكن مجهزًا لحمل نقالة. وقد عالجت الهيئة الوطنية للموانئ هذا القصور بتشغيل أربعة قوارب إسعاف بحرية، سرعة كل منها 32 عقدة، في موانئ جدة والدمام وجازان وينبع التجاري.</p>
<h2>تجهيزات القارب</h2>
<ul>
<li>كابينة مكيفة تتسع لمصابَين ممددَين ومسعفَين.</li>
<li>جهاز صدمات قلبية، وأسطوانات أكسجين تكفي ست ساعات.</li>
<li>رافعة صغيرة لإنزال النقالة من سطح السفينة.</li>
<li>اتصال مرئي مباشر بالطبيب المناوب في أقرب مستشفى.</li>
</ul>
<p>وباشرت القوارب خلال الشهرين التجريبيين 23 حالة، منها سبع حالات قلبية وخمس إصابات سقوط، وبلغ متوسط زمن الوصول 20 دقيقة من تلقي البلاغ.</p>
<blockquote><p>الدقائق التي يوفرها القارب هي الفارق بين إصابة تُعالج وإصابة تخلّف عجزًا.</p><p>مدير الخدمات الطبية في ميناء جدة</p></blockquote>
<h2>محطة إطفاء مساندة</h2>
<p>وافتُتحت في الوقت نفسه محطة إطفاء ثالثة في ميناء الدمام على بعد 600 متر من رصيف المواد الكيماوية، تضم 28 إطفائيًا ومركبتي رغوة. ويُطلب الإسعاف البحري عبر القناة 16 أو من خلال برج المراقبة في الميناء.</p>`,
    },
    en: {
      Title: 'Four ambulance boats shorten the time to reach casualties at anchor',
      Summary:
        'The boats are stationed at Jeddah, Dammam, Jazan and Yanbu Commercial ports and reach vessels at anchor in 20 minutes on average.',
      Body: `<p>It used to take almost an hour to bring ashore a seafarer injured at the anchorage, because pilot boats were not fitted to carry a stretcher. The National Ports Authority has now introduced four ambulance boats, each capable of 32 knots, at Jeddah, Dammam, Jazan and Yanbu Commercial ports.</p>
<h2>Equipment on board</h2>
<ul>
<li>An air-conditioned cabin for two stretcher patients and two paramedics.</li>
<li>A defibrillator, and oxygen for six hours.</li>
<li>A small crane to lower a stretcher from a ship’s deck.</li>
<li>A video link to the duty doctor at the nearest hospital.</li>
</ul>
<p>During two trial months the boats attended 23 cases, among them seven cardiac cases and five falls. The average time to arrive was 20 minutes from the call.</p>
<blockquote><p>The minutes the boat saves are the difference between an injury that heals and one that leaves a disability.</p><p>Director of Medical Services, Jeddah Port</p></blockquote>
<h2>A supporting fire station</h2>
<p>A third fire station has opened at the same time in Dammam Port, 600 metres from the chemicals berth, with 28 firefighters and two foam tenders. The ambulance boats are called on channel 16 or through the port’s control tower.</p>`,
    },
  },
] satisfies SeedEntry[];
