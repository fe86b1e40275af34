import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      Slug: 'jubail-dammam-rail-link',
      PublishDate: '2026-06-24T09:25:00+03:00',
      Ports: 'jubail-commercial',
      CardImage: 'rail-freight-1.webp',
      Images: ['rail-freight-1.webp', 'rail-freight-2.webp', 'container-yard-3.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'أول قطار شحن ينطلق من ميناء الجبيل التجاري إلى الميناء الجاف في الرياض',
      Summary:
        'حمل القطار 120 حاوية قياسية في رحلة مدتها 7 ساعات، ويرتفع عدد الرحلات إلى رحلتين يوميًا في سبتمبر.',
      Body: `<p>انطلق من ميناء الجبيل التجاري فجر الثلاثاء أول قطار شحن متجه إلى الميناء الجاف في الرياض، حاملًا 120 حاوية قياسية من المواد الأولية وقطع الغيار، بعد اكتمال وصلة حديدية طولها 67 كيلومترًا تربط الميناء بالخط الرئيس القادم من الدمام.</p>
<p>وتغني الرحلة الواحدة عن سير نحو ${FACTS.ar.trainTrucks} شاحنة على الطريق السريع. وتستكمل الحاويات إجراءاتها الجمركية في الرياض، فلا تتوقف في ميناء الوصول إلا مدة المناولة.</p>
<h2>جدول الرحلات</h2>
<table>
<caption>رحلات قطارات الشحن من ميناء الجبيل التجاري، صيف 2026</caption>
<thead><tr><th scope="col">المرحلة</th><th scope="col">الرحلات</th><th scope="col">السعة الأسبوعية (حاوية قياسية)</th></tr></thead>
<tbody>
<tr><td>يونيو ويوليو</td><td>4 رحلات أسبوعيًا</td><td>480</td></tr>
<tr><td>أغسطس</td><td>رحلة يوميًا</td><td>840</td></tr>
<tr><td>من سبتمبر</td><td>رحلتان يوميًا</td><td>1,680</td></tr>
</tbody>
</table>
<h2>الحجز</h2>
<p>تُحجز المساحة على القطار عند تقديم بيان الحمولة، ويُختار الميناء الجاف جهةً للتسليم. ويقبل القطار الحاويات الجافة والمبردة، ولا يقبل في مرحلته الأولى البضائع الخطرة من الصنفين 1 و7. ويمكن معرفة موقع الحاوية في أي وقت من خلال خدمة <a href="/e-services/containertracking">تتبع الحاويات</a>.</p>`,
    },
    en: {
      Title: 'First freight train leaves Jubail Commercial Port for the Riyadh dry port',
      Summary:
        'The train carried 120 TEU in 7 hours; from September there will be two departures a day.',
      Body: `<p>The first freight train from Jubail Commercial Port to the dry port in Riyadh left at dawn on Tuesday with 120 TEU of raw materials and spare parts. It used a new line of 67 kilometres that joins the port to the main railway from Dammam.</p>
<p>Each train replaces about ${FACTS.en.trainTrucks} trucks on the motorway. Containers complete customs formalities in Riyadh, so they stop at the port of arrival only for as long as it takes to handle them.</p>
<h2>Timetable</h2>
<table>
<caption>Freight trains from Jubail Commercial Port, summer 2026</caption>
<thead><tr><th scope="col">Stage</th><th scope="col">Departures</th><th scope="col">Weekly capacity (TEU)</th></tr></thead>
<tbody>
<tr><td>June and July</td><td>4 a week</td><td>480</td></tr>
<tr><td>August</td><td>1 a day</td><td>840</td></tr>
<tr><td>From September</td><td>2 a day</td><td>1,680</td></tr>
</tbody>
</table>
<h2>Booking</h2>
<p>Space is booked when the manifest is submitted, by choosing the dry port as the place of delivery. Dry and refrigerated containers are accepted; dangerous goods of classes 1 and 7 are not carried in the first stage. The position of a container can be seen at any time through <a href="/e-services/containertracking">container tracking</a>.</p>`,
    },
  },
  {
    shared: {
      Slug: 'hajj-sea-season-1447',
      PublishDate: '2026-06-16T08:15:00+03:00',
      Ports: 'jeddah',
      CardImage: 'passenger-terminal-2.webp',
      Images: ['passenger-terminal-4.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'مغادرة آخر أفواج حجاج البحر من ميناء جدة واختتام موسم حج 1447هـ',
      Summary:
        'خدم الميناء 11,850 حاجًا قدموا على متن 23 رحلة، وبلغ متوسط زمن إنهاء إجراءات القدوم 34 دقيقة.',
      Body: `<p>ودّع ميناء جدة، البوابة البحرية إلى الحرمين الشريفين، آخر أفواج الحجاج القادمين بحرًا لموسم حج 1447هـ، بعد أن أدّوا مناسكهم في يسر وطمأنينة.</p>
<p>وبلغ عدد حجاج البحر هذا العام 11,850 حاجًا وصلوا على متن 23 رحلة بين 26 أبريل و21 مايو، وغادروا على رحلات العودة بين 31 مايو و14 يونيو.</p>
<h2>الخدمات المقدّمة في صالة الحجاج</h2>
<ul>
<li>36 منصة جوازات، منها 8 منصات للعائلات وكبار السن.</li>
<li>عيادة تعمل على مدار الساعة، راجعها 742 حاجًا.</li>
<li>مترجمون بخمس لغات، ولوحات إرشادية بالكتابة والصورة.</li>
<li>نقل الأمتعة من السفينة إلى مقر السكن في مكة المكرمة دون مرور الحاج بها.</li>
<li>22 ألف عبوة من ماء زمزم سُلّمت عند المغادرة.</li>
</ul>
<p>وشارك في أعمال الموسم 410 من منسوبي الميناء، و15 جهة حكومية وتطوعية. وانخفض متوسط زمن إنهاء إجراءات القدوم، منذ النزول من السفينة حتى ركوب الحافلة، من 51 دقيقة في الموسم الماضي إلى 34 دقيقة.</p>
<blockquote><p>يصل الحاج من البحر متعبًا من طول السفر، فكان معيارنا الوحيد كم دقيقة يقف، لا كم منصة فتحنا.</p><p>رئيس لجنة موسم الحج في الميناء</p></blockquote>`,
    },
    en: {
      Title: 'Last pilgrims leave Jeddah Port by sea as the Hajj season of 1447 AH closes',
      Summary:
        'The port served 11,850 pilgrims who came on 23 voyages; arrival formalities took 34 minutes on average.',
      Body: `<p>Jeddah Port, the sea gateway to the Two Holy Mosques, has bidden farewell to the last groups of pilgrims who came by sea for the Hajj of 1447 AH and completed their rites in ease and peace.</p>
<p>This year 11,850 pilgrims arrived by sea, on 23 voyages between 26 April and 21 May. They returned between 31 May and 14 June.</p>
<h2>Services in the pilgrims’ terminal</h2>
<ul>
<li>36 passport desks, of which 8 were for families and older people.</li>
<li>A clinic open around the clock, which saw 742 pilgrims.</li>
<li>Interpreters in five languages, and signs in words and pictures.</li>
<li>Baggage taken from the ship to lodgings in Makkah without passing through the pilgrim’s hands.</li>
<li>22,000 containers of Zamzam water handed over on departure.</li>
</ul>
<p>The season was the work of 410 port employees and 15 government and voluntary organisations. The average time for arrival formalities, from leaving the ship to boarding the bus, fell from 51 minutes last season to 34.</p>
<blockquote><p>A pilgrim who comes by sea arrives tired. Our only measure was how long each pilgrim waited, not how many desks we opened.</p><p>Chairman of the port’s Hajj season committee</p></blockquote>`,
    },
  },
  {
    shared: {
      Slug: 'jeddah-channel-deepening',
      PublishDate: '2026-06-03T10:05:00+03:00',
      Ports: 'jeddah',
      CardImage: 'dredger-1.webp',
      Images: ['dredger-1.webp', 'dredger-2.webp', 'channel-buoy-1.webp', 'nautical-chart-3.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'اكتمال تعميق القناة الملاحية في ميناء جدة إلى 18 مترًا',
      Summary:
        'رفعت الكراكات 24 مليون متر مكعب خلال 19 شهرًا، وصارت القناة مفتوحة لسفن يصل طولها إلى 400 متر.',
      Body: `<p>تسلّمت الهيئة الوطنية للموانئ المسوحات النهائية التي تثبت بلوغ القناة الملاحية الجنوبية وحوض الدوران في ميناء جدة عمق 18 مترًا تحت أدنى مستوى للجزر، وهو ما يفتح الميناء أمام أكبر سفن الحاويات العاملة في العالم.</p>
<p>واستغرقت الأعمال 19 شهرًا رفعت خلالها ثلاث كراكات ماصّة وكراكتان قاطعتان 24 مليون متر مكعب من الرمال والصخور المرجانية الميتة. واستُخدم 70% من ناتج التكريك في ردم ساحات جديدة خلف الرصيف الشمالي، مساحتها 410 آلاف متر مربع.</p>
<h2>القناة قبل المشروع وبعده</h2>
<table>
<caption>أبعاد القناة الملاحية وحوض الدوران في ميناء جدة</caption>
<thead><tr><th scope="col">البعد</th><th scope="col">قبل المشروع</th><th scope="col">بعد المشروع</th></tr></thead>
<tbody>
<tr><td>العمق</td><td>16 مترًا</td><td>18 مترًا</td></tr>
<tr><td>عرض القناة عند القاع</td><td>220 مترًا</td><td>300 متر</td></tr>
<tr><td>قطر حوض الدوران</td><td>600 متر</td><td>750 مترًا</td></tr>
<tr><td>أقصى طول للسفينة</td><td>366 مترًا</td><td>400 متر</td></tr>
<tr><td>أقصى غاطس مسموح</td><td>14.4 متر</td><td>${FACTS.ar.jeddahDraught} متر</td></tr>
</tbody>
</table>
<h2>حماية البيئة أثناء التكريك</h2>
<p>أُحيطت مواقع العمل بستائر ترسيب، وتوقف التكريك في 41 يومًا حين تجاوزت العكارة الحد المسموح عند محطات الرصد السبع. ولم تُجرَ أعمال في موسم تكاثر المرجان.</p>
<h2>الخطوات التالية</h2>
<ol>
<li>نشر الخريطة الملاحية المحدّثة والإشعار إلى البحارة خلال 30 يومًا.</li>
<li>تبديل مواقع 18 عوامة وتشغيل خط إرشاد ضوئي جديد.</li>
<li>إجراء رحلات تجريبية بسفن متدرجة الطول حتى نهاية أكتوبر.</li>
</ol>
<figure><img src="media:channel-buoy-1.webp" alt="عوامة ملاحية عند مدخل القناة"><figcaption>تُنقل العوامات إلى حدود القناة الجديدة قبل نشر الخريطة المحدّثة.</figcaption></figure>
<p>وإلى أن يصدر الإشعار إلى البحارة تبقى حدود الغاطس السابقة سارية على جميع السفن، ويُرجع عند الاستفسار إلى برج المراقبة أو إلى صفحة <a href="/regulations">الأنظمة واللوائح</a>.</p>`,
    },
    en: {
      Title: 'Deepening of the Jeddah approach channel to 18 metres is complete',
      Summary:
        'Dredgers raised 24 million cubic metres in 19 months, and the channel can now take ships up to 400 metres long.',
      Body: `<p>The National Ports Authority has accepted the final surveys, which show that the southern approach channel and turning basin of Jeddah Port are 18 metres deep at the lowest tide. The port is thereby open to the largest container ships in service anywhere.</p>
<p>In 19 months three suction dredgers and two cutter dredgers raised 24 million cubic metres of sand and dead coral rock. Of this, 70% was used to reclaim 410,000 square metres of new yards behind the north quay.</p>
<h2>The channel before and after</h2>
<table>
<caption>Dimensions of the approach channel and turning basin, Jeddah Port</caption>
<thead><tr><th scope="col">Dimension</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>
<tr><td>Depth</td><td>16 m</td><td>18 m</td></tr>
<tr><td>Width of channel at the bed</td><td>220 m</td><td>300 m</td></tr>
<tr><td>Diameter of turning basin</td><td>600 m</td><td>750 m</td></tr>
<tr><td>Greatest length of ship</td><td>366 m</td><td>400 m</td></tr>
<tr><td>Maximum draught</td><td>14.4 m</td><td>${FACTS.en.jeddahDraught} m</td></tr>
</tbody>
</table>
<h2>Protecting the environment during dredging</h2>
<p>Silt curtains surrounded the work. Dredging stopped on 41 separate days when turbidity passed the permitted limit at any of the seven monitoring stations, and none took place in the coral spawning season.</p>
<h2>Next steps</h2>
<ol>
<li>The revised chart and the notice to mariners will be issued within 30 days.</li>
<li>18 buoys will be moved and a new line of leading lights brought into use.</li>
<li>Trial calls by ships of increasing length will continue until the end of October.</li>
</ol>
<figure><img src="media:channel-buoy-1.webp" alt="A navigation buoy at the channel entrance"><figcaption>Buoys are being moved to the edges of the new channel before the revised chart is issued.</figcaption></figure>
<p>Until the notice to mariners is issued, the former draught limits remain in force for all ships. Questions should be addressed to the control tower; the rules are under <a href="/regulations">regulations</a>.</p>`,
    },
  },
  {
    shared: {
      Slug: 'women-in-maritime-careers',
      PublishDate: '2026-05-18T09:40:00+03:00',
      CardImage: 'simulator-hall-2.webp',
      Images: ['pilot-boat-3.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'من برج المراقبة إلى غرفة القيادة: 1,140 موظفة في المهن البحرية والتشغيلية بالموانئ',
      Summary:
        'في اليوم الدولي للمرأة في القطاع البحري، تعرض الهيئة مسارات التأهيل المتاحة وتفتح باب التقديم لـ80 مقعدًا.',
      Body: `<p>قبل خمس سنوات لم تكن في الموانئ مراقبة واحدة لحركة السفن، أما اليوم فتعمل 64 مراقبة في أبراج سبعة موانئ، وتقود 37 موظفة رافعات الساحات عن بُعد، وتؤدي مهندسات معاينة السفن ومفتشات السلامة أعمالهن على الأرصفة وعلى متون السفن.</p>
<p>وتفيد أرقام الهيئة بأن عدد العاملات في المهن البحرية والتشغيلية بلغ 1,140 موظفة، بعد أن كان 290 موظفة في عام 2021.</p>
<blockquote><p>في أول مناورة لي سألني الربان عن المرشد، فأجبته: أنا المرشد. وفي المناورة الثانية طلبني باسم المهنة.</p><p>مرشدة بحرية متدربة في ميناء الدمام</p></blockquote>
<h2>مسارات التأهيل لعام 2026</h2>
<ul>
<li><strong>مراقبة حركة السفن:</strong> 30 مقعدًا، ومدة البرنامج 6 أشهر، لحملة البكالوريوس في تخصص علمي.</li>
<li><strong>تشغيل الرافعات عن بُعد:</strong> 35 مقعدًا، ومدة البرنامج 4 أشهر، لحملة الدبلوم.</li>
<li><strong>معاينة السفن:</strong> 15 مقعدًا، ومدة البرنامج 12 شهرًا، لخريجات الهندسة البحرية والميكانيكية.</li>
</ul>
<p>وتشمل البرامج مكافأة شهرية وسكنًا لغير المقيمات في مدينة التدريب. ويُقدَّم الطلب من صفحة <a href="/vacancies">الوظائف</a> حتى 18 يونيو 2026.</p>`,
    },
    en: {
      Title:
        'From the control tower to the bridge: 1,140 women in maritime and operational careers at the ports',
      Summary:
        'On the International Day for Women in Maritime the authority sets out its training routes and opens applications for 80 places.',
      Body: `<p>Five years ago not one vessel traffic operator at the ports was a woman. Today 64 women work in the towers of seven ports and 37 operate yard cranes by remote control, while women surveyors and safety inspectors go about their duties on the quays and on board ship.</p>
<p>According to the authority’s figures, 1,140 women now hold maritime and operational posts, against 290 in 2021.</p>
<blockquote><p>At my first manoeuvre the master asked me where the pilot was. I said: I am the pilot. At the second he called me by my profession.</p><p>Trainee marine pilot, Dammam Port</p></blockquote>
<h2>Training routes for 2026</h2>
<ul>
<li><strong>Vessel traffic operation:</strong> 30 places, 6 months, for graduates in a scientific subject.</li>
<li><strong>Remote crane operation:</strong> 35 places, 4 months, for diploma holders.</li>
<li><strong>Ship survey:</strong> 15 places, 12 months, for graduates in marine and mechanical engineering.</li>
</ul>
<p>The programmes include a monthly allowance, and housing for those who live away from the city of training. Applications are made through <a href="/vacancies">the careers page</a> until 18 June 2026.</p>`,
    },
  },
  {
    shared: {
      Slug: 'livestock-season-before-eid',
      PublishDate: '2026-05-05T08:35:00+03:00',
      Ports: 'jeddah, jazan',
      CardImage: 'berth-aerial-4.webp',
      Images: [],
      Category: 'News',
    },
    ar: {
      Title: 'موسم الأضاحي: وصول 620 ألف رأس من الماشية إلى ميناءي جدة وجازان',
      Summary: 'خصصت الهيئة خمسة أرصفة لسفن المواشي، وتكتمل إجراءات السفينة في أقل من 18 ساعة.',
      Body: `<p>وصل إلى ميناءي جدة وجازان منذ مطلع أبريل 620 ألف رأس من الأغنام والإبل والأبقار على متن 74 سفينة، استعدادًا لموسم الحج وعيد الأضحى المبارك، ويُنتظر وصول نحو 400 ألف رأس أخرى قبل نهاية مايو.</p>
<p>وعملت الهيئة مع الجهات البيطرية على أن يصعد الطبيب البيطري إلى السفينة وهي في منطقة الانتظار، فيبدأ التفريغ فور الرسو. وأدى ذلك إلى خفض زمن السفينة على الرصيف من 29 ساعة إلى أقل من 18 ساعة.</p>
<h2>الرفق بالحيوان أثناء التفريغ</h2>
<ul>
<li>ممرات مظللة لا يزيد ميلها على 20 درجة.</li>
<li>مشارب وأعلاف في ساحات الانتظار للمواشي التي يتأخر نقلها أكثر من ساعتين.</li>
<li>إيقاف التفريغ بين الساعة 12 ظهرًا والساعة 3 عصرًا إذا تجاوزت الحرارة 42 درجة مئوية.</li>
</ul>
<p>وعلى المستوردين حجز موعد الشاحنات قبل رسو السفينة بما لا يقل عن 24 ساعة، ولا تُقبل الشاحنات غير المجهزة بسقف وتهوية.</p>`,
    },
    en: {
      Title: 'Livestock season: 620,000 head landed at the ports of Jeddah and Jazan',
      Summary:
        'Five berths have been set aside for livestock carriers, and a ship is turned round in less than 18 hours.',
      Body: `<p>Since the beginning of April 620,000 sheep, camels and cattle have arrived at the ports of Jeddah and Jazan on 74 ships, ahead of the Hajj and Eid al-Adha. About 400,000 more are expected before the end of May.</p>
<p>The authority has arranged with the veterinary agencies for a veterinarian to board each ship while it waits at anchor, so that discharge can begin as soon as it is alongside. This has cut the time at berth from 29 hours to less than 18.</p>
<h2>Animal welfare during discharge</h2>
<ul>
<li>Shaded ramps with a slope of no more than 20 degrees.</li>
<li>Water and fodder in the holding yards for animals that wait more than two hours.</li>
<li>No discharge between noon and 3pm when the temperature is above 42 degrees Celsius.</li>
</ul>
<p>Importers must book trucks at least 24 hours before the ship berths. Trucks without a roof and ventilation will not be admitted.</p>`,
    },
  },
  {
    shared: {
      Slug: 'licence-correction-period-2026',
      PublishDate: '2026-04-27T09:00:00+03:00',
      CardImage: 'bollard-rope-4.webp',
      Images: [],
      Category: 'News',
    },
    ar: {
      Title: 'مهلة تصحيحية لأصحاب التراخيص المنتهية وإعفاؤهم من غرامات التأخير',
      Summary:
        'تمتد المهلة 90 يومًا من 1 مايو إلى 29 يوليو 2026، وتشمل تراخيص الوكالات الملاحية وتموين السفن.',
      Body: `<p>منحت الهيئة الوطنية للموانئ أصحاب تراخيص الوكالات الملاحية وتموين السفن المنتهية مهلة تصحيحية مدتها 90 يومًا، تبدأ في 1 مايو وتنتهي بنهاية يوم 29 يوليو 2026، يُعفى خلالها من بادر إلى التجديد من غرامات التأخير كاملة.</p>
<h2>المشمولون بالمهلة</h2>
<ul>
<li>من انتهى ترخيصه قبل 27 أبريل 2026 ولم يُشطب.</li>
<li>من تأخر في تحديث الضمان البنكي أو عنوان المنشأة.</li>
<li>من يزاول النشاط في ميناء لم يُدرج في ترخيصه.</li>
</ul>
<h2>غير المشمولين</h2>
<p>لا تسري المهلة على من صدر في حقه قرار نهائي بالشطب، ولا على المخالفات المتعلقة بالسلامة أو بحماية البيئة البحرية.</p>
<h2>المستندات المطلوبة</h2>
<ol>
<li>السجل التجاري ساري المفعول.</li>
<li>شهادتا الزكاة والتأمينات الاجتماعية.</li>
<li>ضمان بنكي ساري المفعول مدة سنة على الأقل.</li>
<li>إقرار بصحة بيانات الفروع والمندوبين.</li>
</ol>
<p>ويُقدَّم الطلب عبر <a href="/customerportal">بوابة العملاء</a>، وتجد متطلباته في صفحة <a href="/e-services/license">نظام التراخيص</a>. ويُبت فيه خلال 5 أيام عمل. وبعد انقضاء المهلة تُطبق الغرامات المقررة نظامًا، ويُوقف تعامل إدارات الموانئ مع المنشآت غير المرخصة. وللاستفسار اتصل بالرقم الموحد ${FACTS.ar.shortNumber} ${FACTS.ar.hours}.</p>`,
    },
  },
  {
    shared: {
      Slug: 'khafji-fisheries-quay',
      PublishDate: '2026-04-14T10:20:00+03:00',
      Ports: 'khafji',
      CardImage: 'fishing-harbour-1.webp',
      Images: ['fishing-harbour-1.webp', 'fishing-harbour-3.webp'],
      Category: 'News',
    },
    ar: {
      Title: `رصيف مستقل للصيادين في ميناء الخفجي يتسع لـ${FACTS.ar.khafjiFishingBoats} قاربًا`,
      Summary:
        'يفصل الرصيف حركة قوارب الصيد عن السفن التجارية، وإلى جواره محطة للبحث والإنقاذ وسوق للمزاد اليومي.',
      Body: `<p>دشّنت الهيئة الوطنية للموانئ رصيف الصيد البحري في <a href="/ports?port=khafji">ميناء الخفجي</a>، وهو حوض مستقل بطول 320 مترًا ومراسٍ عائمة تتسع لـ${FACTS.ar.khafjiFishingBoats} قاربًا، بعد عقود ظل فيها الصيادون يتقاسمون المدخل مع السفن التجارية.</p>
<p>ويضم الموقع ساحة مظللة للمزاد اليومي، ومصنعًا للثلج ينتج 20 طنًا في اليوم، ومحطة وقود، وورشة لصيانة المحركات، ومرفقًا لاستقبال الشباك التالفة والزيوت المستعملة مجانًا.</p>
<figure><img src="media:fishing-harbour-3.webp" alt="قوارب صيد في مراسيها العائمة"><figcaption>تتدرج المراسي العائمة بحسب أطوال القوارب.</figcaption></figure>
<h2>محطة للبحث والإنقاذ</h2>
<p>أُقيمت عند طرف الرصيف محطة للبحث والإنقاذ يرابط فيها زورقان سريعان على مدار الساعة. وتوزّع الهيئة مع حرس الحدود أجهزة تحديد الموقع على القوارب التي يقل طولها عن 12 مترًا دون مقابل، فيكفي الصياد أن يضغط زرًا واحدًا ليصل موقعه إلى المحطة.</p>
<h3>تعليمات الاستخدام</h3>
<ul>
<li>تسجيل القارب وطاقمه لدى مكتب الرصيف قبل أول إبحار.</li>
<li>التواصل اللاسلكي على القناة 16 عند الخروج والعودة.</li>
<li>ارتداء سترات النجاة عند عبور الممر الملاحي.</li>
</ul>
<blockquote><p>كنا ننتظر مرور السفن ساعة أو ساعتين والسمك في الشمس. اليوم ننزل صيدنا في عشر دقائق.</p><p>صياد من أهالي الخفجي</p></blockquote>`,
    },
    en: {
      Title: `Fishermen at Khafji Port have a quay of their own, with room for ${FACTS.en.khafjiFishingBoats} boats`,
      Summary:
        'The quay keeps fishing boats apart from merchant ships; beside it are a search and rescue station and a daily auction hall.',
      Body: `<p>The National Ports Authority has opened the fisheries quay at <a href="/ports?port=khafji">Khafji Port</a>: a separate basin with 320 metres of quay and floating moorings for ${FACTS.en.khafjiFishingBoats} boats. For decades the fishermen had shared the entrance with merchant ships.</p>
<p>The site has a shaded yard for the daily auction, an ice plant producing 20 tonnes a day, a fuel station, an engine workshop and a facility that takes worn nets and used oil free of charge.</p>
<figure><img src="media:fishing-harbour-3.webp" alt="Fishing boats at their floating moorings"><figcaption>The floating moorings are arranged by length of boat.</figcaption></figure>
<h2>A search and rescue station</h2>
<p>At the end of the quay is a search and rescue station where two fast boats are on duty around the clock. Together with the Border Guard, the authority is issuing free position beacons to boats under 12 metres. A fisherman has only to press one button for his position to reach the station.</p>
<h3>Using the quay</h3>
<ul>
<li>Boats and crews must be registered at the quay office before their first sailing.</li>
<li>Report on channel 16 on leaving and returning.</li>
<li>Life jackets must be worn when crossing the fairway.</li>
</ul>
<blockquote><p>We used to wait an hour or two for ships to pass, with the fish in the sun. Now we land our catch in ten minutes.</p><p>A fisherman from Khafji</p></blockquote>`,
    },
  },
  {
    shared: {
      Slug: 'weather-suspension-gulf-ports',
      PublishDate: '2026-03-10T07:30:00+03:00',
      CardImage: 'lighthouse-4.webp',
      Images: [],
      Category: 'News',
    },
    ar: {
      Title: 'تعليق مؤقت للحركة الملاحية في موانئ الخفجي ورأس الخير والجبيل بسبب الأحوال الجوية',
      Summary:
        'يسري التعليق من الساعة 10 صباح اليوم إلى الساعة 6 صباح غدٍ، مع استمرار أعمال المناولة على الأرصفة المحمية.',
      Body: `<p>قررت الهيئة الوطنية للموانئ تعليق دخول السفن ومغادرتها في موانئ الخفجي ورأس الخير والجبيل الصناعي والجبيل التجاري مؤقتًا، من الساعة 10:00 صباح اليوم الثلاثاء إلى الساعة 6:00 صباح الأربعاء 11 مارس 2026، بناءً على تحذير الأرصاد من رياح شمالية غربية تصل سرعتها إلى 45 عقدة وأمواج يتجاوز ارتفاعها ثلاثة أمتار.</p>
<h2>ما يشمله التعليق</h2>
<ul>
<li>الإرشاد والقطر وحركة القوارب الصغيرة وتبديل الأطقم.</li>
<li>تشغيل رافعات الرصيف متى تجاوزت سرعة الرياح ${FACTS.ar.craneWind} عقدة.</li>
<li>عمليات التزود بالوقود من سفينة إلى سفينة.</li>
</ul>
<p>أما بوابات الشاحنات والساحات فتبقى مفتوحة، وتُعاد جدولة المواعيد المتأثرة آليًا دون مقابل، ولا تُحتسب مدة التعليق ضمن مدة الإعفاء من أجور التخزين.</p>
<p>وعلى السفن الراسية مضاعفة حبال الربط وإبقاء محركاتها على أهبة الاستعداد، وعلى السفن في منطقة الانتظار الاستماع الدائم إلى القناة 16. ويُعلن استئناف الحركة في صفحة <a href="/announcement">الإعلانات</a>.</p>`,
    },
  },
  {
    shared: {
      Slug: 'unified-mobile-application-release',
      PublishDate: '2026-02-12T09:15:00+03:00',
      CardImage: 'container-close-up-4.webp',
      Images: [],
      Category: 'News',
    },
    ar: {
      Title: 'الإصدار الجديد من تطبيق الموانئ: دخول موحّد وإشعارات فورية وسداد من شاشة واحدة',
      Summary: 'يجمع التطبيق 13 خدمة كانت موزعة على ستة أنظمة، ويعمل بالعربية والإنجليزية.',
      Body: `<p>أطلقت الهيئة الوطنية للموانئ الإصدار الثالث من تطبيقها للأجهزة الذكية، جامعًا في واجهة واحدة 13 خدمة إلكترونية، بعد تجربة شارك فيها 900 مستخدم من الوكلاء الملاحيين والمخلّصين مدة شهرين.</p>
<h2>الجديد في هذا الإصدار</h2>
<ul>
<li>دخول موحّد عبر النفاذ الوطني دون كلمة مرور مستقلة.</li>
<li>إشعار فوري عند رسو السفينة، أو فسح الحاوية، أو اقتراب نهاية مدة الإعفاء من أجور التخزين.</li>
<li>سداد الفواتير من خلال خدمة <a href="/e-services/epayment">السداد الإلكتروني</a> وتنزيل إيصالاتها.</li>
<li>متابعة المعاملات برقمها من شاشة البداية، كما في خدمة <a href="/e-services/trxtracking">متابعة المعاملات</a>.</li>
<li>دعم قارئات الشاشة وتكبير الخط إلى الضعف.</li>
</ul>
<h3>ما تغيّر بناءً على ملاحظات المستخدمين</h3>
<p>طلب 41% من المشاركين في التجربة أن تظهر حاوياتهم في قائمة واحدة مهما اختلف الميناء، فأضيفت الشاشة. وطلب آخرون كتم الإشعارات ليلًا، فصار ذلك متاحًا لكل نوع منها على حدة.</p>
<p>ويتوقف العمل بالإصدار الثاني في 30 أبريل 2026، وتنتقل بيانات المستخدمين إلى الإصدار الجديد عند أول دخول. ولمن يفضّل الحاسب، تبقى الخدمات كلها متاحة من <a href="/e-services">صفحة الخدمات الإلكترونية</a> و<a href="/customerportal">بوابة العملاء</a>.</p>`,
    },
    en: {
      Title:
        'New release of the ports application: one sign-in, instant notices and payment on one screen',
      Summary:
        'The application brings together 13 services that were spread over six systems, in Arabic and English.',
      Body: `<p>The National Ports Authority has released the third version of its mobile application. It gathers 13 e-services in a single interface and follows a two-month trial with 900 shipping agents and customs brokers.</p>
<h2>What is new</h2>
<ul>
<li>A single sign-in through the national identity service, with no separate password.</li>
<li>Instant notice when a ship berths, when a container is cleared and when free storage is about to end.</li>
<li>Invoices paid through <a href="/e-services/epayment">electronic payment</a>, with receipts to download.</li>
<li>Transactions followed by number from the opening screen, as in <a href="/e-services/trxtracking">transaction tracking</a>.</li>
<li>Support for screen readers and for text at twice the normal size.</li>
</ul>
<h3>Changes made at users’ request</h3>
<p>In the trial 41% of participants asked to see their containers in one list whatever the port, and that screen has been added. Others asked to silence notices at night; this can now be set for each type of notice.</p>
<p>The second version will stop working on 30 April 2026, and users’ data move to the new one at the first sign-in. For those who prefer a computer, all services remain available from <a href="/e-services">the e-services page</a> and <a href="/customerportal">the customer portal</a>.</p>`,
    },
  },
  {
    shared: {
      Slug: 'jubail-commercial-terminal-concession',
      PublishDate: '2026-01-20T11:30:00+03:00',
      Ports: 'jubail-commercial',
      CardImage: 'quay-cranes-2.webp',
      Images: ['quay-cranes-3.webp', 'meeting-table-4.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'إسناد تشغيل محطة متعددة الأغراض في ميناء الجبيل التجاري لمدة 25 عامًا',
      Summary:
        'يلتزم المشغّل باستثمارات قدرها 1.4 مليار ريال، ويرفع طاقة المحطة إلى 900 ألف حاوية قياسية و6 ملايين طن من البضائع العامة.',
      Body: `<p>أرست الهيئة الوطنية للموانئ عقد امتياز تطوير المحطة متعددة الأغراض في <a href="/ports?port=jubail-commercial">ميناء الجبيل التجاري</a> وتشغيلها، وهي محطة الحاويات وما يجاورها من أرصفة البضائع العامة، على تحالف من مشغّلين محليين ودوليين لمدة 25 عامًا، بعد منافسة عامة تقدّم لها 7 متنافسين تأهل منهم 4.</p>
<h2>التزامات المشغّل</h2>
<ol>
<li>استثمار 1.4 مليار ريال، منها 800 مليون ريال في الأعوام الخمسة الأولى.</li>
<li>توريد 6 رافعات رصيف و18 رافعة ساحات تعمل بالكهرباء.</li>
<li>ألا تقل إنتاجية الرافعة عن 28 حركة في الساعة بنهاية العام الثالث.</li>
<li>ألا تقل نسبة التوطين عن 75% من الوظائف، و60% من الوظائف القيادية.</li>
<li>تخصيص 2% من الإيراد السنوي لتدريب العاملين.</li>
</ol>
<table>
<caption>مراحل رفع طاقة المحطة</caption>
<thead><tr><th scope="col">المرحلة</th><th scope="col">الإنجاز</th><th scope="col">الحاويات (ألف حاوية قياسية سنويًا)</th><th scope="col">البضائع العامة (مليون طن سنويًا)</th></tr></thead>
<tbody>
<tr><td>التسلّم</td><td>أبريل 2026</td><td>680</td><td>3.5</td></tr>
<tr><td>المرحلة الأولى</td><td>نهاية 2028</td><td>780</td><td>4.5</td></tr>
<tr><td>المرحلة الثانية</td><td>نهاية 2031</td><td>900</td><td>6</td></tr>
</tbody>
</table>
<p>وينتقل العاملون الحاليون في المحطة إلى المشغّل الجديد بحقوقهم ومدد خدمتهم كاملة، وتستمر فرق الهيئة في الإشراف على التشغيل ستة أشهر بعد التسلّم. أما الخدمات البحرية، من إرشاد وقطر وربط، فتبقى خارج نطاق العقد.</p>
<h2>حقوق المستفيدين</h2>
<p>تبقى الأجور خاضعة للائحة المعتمدة من الهيئة، ولا يجوز للمشغّل تعديلها منفردًا. ويُلزم العقد المشغّل بخدمة السفن بحسب أسبقية الوصول، وبنشر مؤشرات أدائه كل شهر، ويعطي الهيئة حق فرض جزاءات مالية متدرجة عند الإخلال بها.</p>
<h2>فرص مقبلة</h2>
<p>تطرح الهيئة خلال العام أربع فرص استثمارية أخرى في موانئ جازان وينبع التجاري وضباء والخفجي، يُعلن عنها وعن شروط التأهيل المسبق في صفحة <a href="/e-services/biddings">المنافسات</a>.</p>
<blockquote><p>نقيس نجاح الامتياز بما يدفعه التاجر وبما ينتظره السائق عند البوابة، لا بقيمة العقد وحدها.</p><p>نائب الرئيس للاستثمار</p></blockquote>`,
    },
    en: {
      Title:
        'Concession awarded for a multi-purpose terminal at Jubail Commercial Port for 25 years',
      Summary:
        'The operator will invest SAR 1.4 billion and raise capacity to 900,000 TEU and 6 million tonnes of general cargo.',
      Body: `<p>The National Ports Authority has awarded the concession to develop and operate the multi-purpose terminal at <a href="/ports?port=jubail-commercial">Jubail Commercial Port</a>, that is the container terminal and the general cargo berths beside it, to a consortium of local and international operators. It runs for 25 years and follows a public competition with 7 bidders, of whom 4 qualified.</p>
<h2>What the operator undertakes</h2>
<ol>
<li>To invest SAR 1.4 billion, of which SAR 800 million in the first five years.</li>
<li>To supply 6 ship-to-shore cranes and 18 electric yard cranes.</li>
<li>To reach at least 28 moves per crane an hour by the end of the third year.</li>
<li>To fill at least 75% of all posts, and 60% of senior posts, with nationals.</li>
<li>To spend 2% of annual revenue on staff training.</li>
</ol>
<table>
<caption>Stages in raising the terminal’s capacity</caption>
<thead><tr><th scope="col">Stage</th><th scope="col">Completed</th><th scope="col">Containers (thousand TEU a year)</th><th scope="col">General cargo (million tonnes a year)</th></tr></thead>
<tbody>
<tr><td>Handover</td><td>April 2026</td><td>680</td><td>3.5</td></tr>
<tr><td>First phase</td><td>End of 2028</td><td>780</td><td>4.5</td></tr>
<tr><td>Second phase</td><td>End of 2031</td><td>900</td><td>6</td></tr>
</tbody>
</table>
<p>Present staff of the terminal transfer to the new operator with all their rights and length of service, and the authority’s teams will supervise operations for six months after handover. Marine services, that is pilotage, towage and mooring, remain outside the contract.</p>
<h2>Protection for port users</h2>
<p>Charges remain subject to the tariff approved by the authority, and the operator may not alter them alone. The contract requires the operator to serve ships in order of arrival and to publish its performance every month, and it allows the authority to impose graduated penalties.</p>
<h2>Further opportunities</h2>
<p>During the year the authority will offer four more investment opportunities, at the ports of Jazan, Yanbu Commercial, Duba and Khafji. They and their pre-qualification terms will be announced on <a href="/e-services/biddings">the biddings page</a>.</p>
<blockquote><p>We judge a concession by what the trader pays and how long the driver waits at the gate, not by the value of the contract alone.</p><p>Vice President for Investment</p></blockquote>`,
    },
  },
] satisfies SeedEntry[];
