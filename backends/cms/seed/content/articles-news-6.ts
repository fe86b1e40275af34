import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

/** News of March to December 2024. */
export default [
  {
    shared: {
      Slug: 'jubail-commercial-berth-rehabilitation',
      PublishDate: '2024-12-24T09:15:00+03:00',
      Ports: 'jubail-commercial',
      CardImage: 'dredger-2.webp',
      Images: ['dredger-2.webp', 'bollard-rope-1.webp', 'dredger-4.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'إعادة تأهيل الرصيفين 6 و7 في ميناء الجبيل التجاري دون إيقاف الحركة',
      Summary:
        'تُنفَّذ الأعمال على ثلاث مراحل تنتهي في مارس 2026، ويُعمَّق حوض الرسو أمامهما إلى 14 مترًا لاستقبال سفن حمولتها 60 ألف طن.',
      Body: `<p>بعد 41 عامًا من الخدمة يخضع الرصيفان 6 و7 في ميناء الجبيل التجاري لإعادة تأهيل شاملة، تبدأ أعمالها الميدانية في الأسبوع الأول من يناير المقبل وتستمر 15 شهرًا.</p>
<p>وأظهرت معاينة الغواصين تآكلًا في الأجزاء المغمورة من الستائر المعدنية، وتشققات سطحية في 18 موضعًا من بلاطة الرصيف، وهي أعراض متوقعة في هذا العمر ولا تمس سلامة التشغيل الحالي.</p>
<h2>مراحل التنفيذ</h2>
<ol>
<li><strong>من يناير إلى مايو 2025:</strong> تدعيم الستائر المعدنية للرصيف 7 وحمايتها من التآكل، مع بقاء الرصيف 6 عاملًا.</li>
<li><strong>من يونيو إلى نوفمبر 2025:</strong> الأعمال نفسها في الرصيف 6 بعد عودة الرصيف 7 إلى الخدمة.</li>
<li><strong>من ديسمبر 2025 إلى مارس 2026:</strong> تعميق حوض الرسو من 12 إلى 14 مترًا، وتركيب 44 مصدًّا مطاطيًّا و36 مربطًا بقدرة 150 طنًا.</li>
</ol>
<blockquote><p>آثرنا إطالة مدة التنفيذ على تحويل العملاء إلى موانئ أخرى، وهذا التزام قطعناه للمصانع المجاورة قبل توقيع العقد.</p><p>مدير عام ميناء الجبيل التجاري</p></blockquote>
<p>ويتيح التعميق استقبال سفن حمولتها 60 ألف طن من الحديد والإسمنت، بعد أن كان الحد الأقصى 38 ألف طن. وتُنقل نواتج التكريك إلى موقع معتمد بعد فحصها بيئيًا، وتُقاس عكارة المياه مرتين في اليوم على امتداد الأعمال.</p>
<p>ويُعلن عن أي تعديل في برنامج الأرصفة قبل سريانه بأسبوعين على الأقل، ويمكن متابعة بيانات <a href="/ports?port=jubail-commercial">ميناء الجبيل التجاري</a> في صفحته.</p>`,
    },
    en: {
      Title: 'Berths 6 and 7 at Jubail Commercial Port to be rehabilitated without closure',
      Summary:
        'The work proceeds in three stages and ends in March 2026. The berths will be deepened to 14 metres to receive vessels carrying 60,000 tonnes.',
      Body: `<p>After 41 years of service, berths 6 and 7 at Jubail Commercial Port are to be fully rehabilitated. Work on site begins in the first week of January and lasts 15 months.</p>
<p>An inspection by divers found corrosion on the submerged parts of the sheet piling and surface cracks in 18 places on the deck slab. These are to be expected at this age and do not affect the safety of present operations.</p>
<h2>Stages</h2>
<ol>
<li><strong>January to May 2025:</strong> strengthening and corrosion protection of the sheet piling at berth 7, with berth 6 in use.</li>
<li><strong>June to November 2025:</strong> the same work at berth 6, after berth 7 returns to service.</li>
<li><strong>December 2025 to March 2026:</strong> deepening of the berth pocket from 12 to 14 metres and installation of 44 rubber fenders and 36 bollards of 150 tonnes.</li>
</ol>
<blockquote><p>We preferred a longer programme to sending customers to other ports. We gave the neighbouring factories that undertaking before the contract was signed.</p><p>General Manager, Jubail Commercial Port</p></blockquote>
<p>The greater depth will admit vessels with 60,000 tonnes of steel or cement, where the limit has been 38,000. Dredged material is taken to an approved site after environmental testing, and the turbidity of the water is measured twice a day throughout.</p>
<p>Changes to the berth programme will be announced at least two weeks ahead. Data on <a href="/ports?port=jubail-commercial">Jubail Commercial Port</a> appear on its page.</p>`,
    },
  },
  {
    shared: {
      Slug: 'truck-gates-first-phase',
      PublishDate: '2024-11-26T08:40:00+03:00',
      Ports: 'jeddah, dammam',
      CardImage: 'truck-gate-1.webp',
      Images: ['truck-gate-1.webp', 'truck-gate-3.webp', 'cargo-scanner-4.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'ميناءا جدة والدمام يشغّلان 22 بوابة آلية للشاحنات',
      Summary: `انخفض متوسط زمن دخول الشاحنة من ${FACTS.ar.gateMinutesBefore} إلى ${FACTS.ar.gateMinutesFirst} دقيقة في المرحلة الأولى، وتشمل المرحلة الثانية ميناء الجبيل التجاري وميناء ينبع التجاري.`,
      Body: `<p>لا يترجّل السائق من شاحنته ولا يسلّم ورقة: تقرأ الكاميرات لوحة الشاحنة ورقم الحاوية، وتُطابَق البيانات مع الموعد المحجوز، ثم يُفتح الحاجز. هكذا تعمل 22 بوابة آلية دخلت الخدمة هذا الشهر، منها 13 بوابة في ميناء جدة وتسع بوابات في ميناء الدمام.</p>
<p>وأظهرت قراءات الأسابيع الثلاثة الأولى انخفاض متوسط زمن الدخول من ${FACTS.ar.gateMinutesBefore} إلى ${FACTS.ar.gateMinutesFirst} دقيقة، وتراجع الطوابير في ساعة الذروة إلى أقل من النصف. وتطمح الهيئة إلى بلوغ ست دقائق بعد ربط المواعيد بمنصة الفسح.</p>
<h2>ما الذي تغيّر على الناقل؟</h2>
<ul>
<li>الموعد إلزامي، ويُحجز قبل ${FACTS.ar.truckBookingHours} ساعة على الأقل عبر نظام مجتمع الميناء.</li>
<li>مهلة الحضور ساعة واحدة، ويُلغى الموعد بعدها تلقائيًا دون غرامة في المرتين الأولى والثانية من كل شهر.</li>
<li>تُسجَّل بصمة السائق لمرة واحدة، وتصلح لدخول الميناءين.</li>
</ul>
<h2>نظام مجتمع الميناء</h2>
<p>ويربط نظام مجتمع الميناء 34 جهة بين وكلاء ملاحيين ومشغلين ومخلّصين وناقلين وجهات حكومية، وتُتبادل من خلاله يوميًا قرابة 90 ألف رسالة. وقد كان السائق قبل تشغيله يحمل ما لا يقل عن خمس أوراق لكل حاوية.</p>
<blockquote><p>وفّر الموعد على كل شاحنة رحلة ضائعة في الأسبوع.</p><p>عضو لجنة النقل البري في المنطقة الشرقية</p></blockquote>`,
    },
    en: {
      Title: 'Jeddah and Dammam ports open 22 automatic truck gates',
      Summary: `The first phase cut the average entry time from ${FACTS.en.gateMinutesBefore} minutes to ${FACTS.en.gateMinutesFirst}. The second phase will cover Jubail Commercial and Yanbu Commercial ports.`,
      Body: `<p>The driver neither leaves the cab nor hands over a document. Cameras read the number plate and the container number, the system matches them with the appointment, and the barrier rises. Twenty-two such gates came into service this month, 13 at Jeddah Port and nine at Dammam Port.</p>
<p>Readings for the first three weeks show that average entry time fell from ${FACTS.en.gateMinutesBefore} minutes to ${FACTS.en.gateMinutesFirst} and that queues at the busiest hour fell by more than half. The authority aims for six minutes once appointments are linked to the clearance platform.</p>
<h2>What has changed for hauliers?</h2>
<ul>
<li>Appointments are compulsory and must be booked at least ${FACTS.en.truckBookingHours} hours ahead through the port community system.</li>
<li>The arrival window is one hour. After that the appointment lapses, without a penalty for the first two occasions in any month.</li>
<li>Drivers register a fingerprint once, and the registration is valid at both ports.</li>
</ul>
<h2>The port community system</h2>
<p>The system connects 34 parties, among them shipping agents, operators, brokers, hauliers and government agencies, who exchange some 90,000 messages a day. Before it was introduced a driver carried at least five documents for each container.</p>
<blockquote><p>Appointments have saved every truck one wasted journey a week.</p><p>Member of the road transport committee, Eastern Province</p></blockquote>`,
    },
  },
  {
    shared: {
      Slug: 'jubail-petrochemical-exports-2024',
      PublishDate: '2024-11-05T10:10:00+03:00',
      Ports: 'jubail-industrial',
      CardImage: 'tanker-terminal-3.webp',
      Images: ['tanker-terminal-3.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'البتروكيماويات تقود صادرات ميناء الجبيل الصناعي في ثلاثة أرباع العام',
      Summary:
        'صدّر الميناء 21.4 مليون طن من المنتجات البتروكيماوية والمكررة إلى 47 دولة، واستقبل 1,180 ناقلة بمتوسط بقاء 31 ساعة.',
      Body: `<p>بلغت صادرات المنتجات البتروكيماوية والمكررة عبر ميناء الجبيل الصناعي 21.4 مليون طن في الأشهر التسعة الأولى من عام 2024، بنمو 5% على أساس سنوي. وجاء الميثانول في صدارة المنتجات، يليه الإيثيلين غلايكول، ثم الأمونيا.</p>
<p>وعلى صعيد الخدمة البحرية، استقبل الميناء 1,180 ناقلة تراوحت حمولاتها بين 4 آلاف و110 آلاف طن، وبلغ متوسط بقاء الناقلة على الرصيف 31 ساعة، بتحسن قدره ثلاث ساعات. ويرجع ذلك إلى ثلاثة إجراءات:</p>
<ul>
<li>إنجاز فحص الخزانات في منطقة الانتظار قبل الرسو.</li>
<li>تخصيص الرصيفين 31 و32 للناقلات الصغيرة.</li>
<li>بدء تزويد الناقلات بالوقود أثناء التحميل، وفق ضوابط سلامة معتمدة.</li>
</ul>
<p>وكان نصيب شرق آسيا من الصادرات 52%، وأوروبا 19%، وجنوب آسيا 17%، وتوزعت النسبة الباقية على أفريقيا والأمريكتين. ويضم <a href="/ports?port=jubail-industrial">ميناء الجبيل الصناعي</a> 44 رصيفًا بطاقة استيعابية تبلغ 205 ملايين طن في السنة.</p>`,
    },
    en: {
      Title: 'Petrochemicals lead exports from Jubail Industrial Port over nine months',
      Summary:
        'The port exported 21.4 million tonnes of petrochemicals and refined products to 47 countries and received 1,180 tankers, with an average stay of 31 hours.',
      Body: `<p>Exports of petrochemicals and refined products through Jubail Industrial Port came to 21.4 million tonnes in the first nine months of 2024, a rise of 5% on the year. Methanol was the leading product, followed by ethylene glycol and ammonia.</p>
<p>The port received 1,180 tankers carrying between 4,000 and 110,000 tonnes. Their average stay alongside was 31 hours, three hours less than before. Three measures account for the improvement:</p>
<ul>
<li>Tank inspection at the anchorage, before berthing.</li>
<li>Reservation of berths 31 and 32 for small tankers.</li>
<li>Bunkering during loading, under approved safety rules.</li>
</ul>
<p>East Asia took 52% of exports, Europe 19% and South Asia 17%, with the rest divided between Africa and the Americas. <a href="/ports?port=jubail-industrial">Jubail Industrial Port</a> has 44 berths and an annual capacity of 205 million tonnes.</p>`,
    },
  },
  {
    shared: {
      Slug: 'navigation-aids-replacement',
      PublishDate: '2024-10-15T09:05:00+03:00',
      CardImage: 'channel-buoy-1.webp',
      Images: ['channel-buoy-1.webp', 'lighthouse-4.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'استبدال 64 عوامة ملاحية في خمسة موانئ بأخرى تعمل بالطاقة الشمسية',
      Summary:
        'يرى الربّان العوامات الجديدة من مسافة تسعة أميال بحرية، وتبث مواقعها آليًا إلى أبراج المراقبة، فيُكتشف انحرافها في دقائق.',
      Body: `<p>أنهت فرق المساعدات الملاحية تركيب آخر العوامات الجديدة في قناة ميناء جازان، وبذلك اكتمل استبدال 64 عوامة و9 علامات ملاحية ثابتة في خمسة موانئ على الساحلين.</p>
<table>
<caption>المساعدات الملاحية المستبدلة بحسب الميناء</caption>
<thead><tr><th scope="col">الميناء</th><th scope="col">العوامات</th><th scope="col">العلامات الثابتة</th></tr></thead>
<tbody>
<tr><td>ميناء جازان</td><td>18</td><td>2</td></tr>
<tr><td>ميناء ينبع التجاري</td><td>16</td><td>2</td></tr>
<tr><td>ميناء رأس الخير</td><td>14</td><td>3</td></tr>
<tr><td>ميناء ضباء</td><td>9</td><td>1</td></tr>
<tr><td>ميناء الخفجي</td><td>7</td><td>1</td></tr>
<tr><td>المجموع</td><td>64</td><td>9</td></tr>
</tbody>
</table>
<p>وتعمل المصابيح الجديدة بألواح شمسية وبطاريات تكفي 20 ليلة دون شمس، ويبلغ مداها تسعة أميال بحرية بدلًا من خمسة. وتحمل كل عوامة جهازًا يبث موقعها كل ثلاث دقائق، فإذا انحرفت أكثر من 30 مترًا ظهر تنبيه في برج المراقبة.</p>
<p>ولم تتغير ألوان العوامات ولا ترقيمها. ويُرجى من الربابنة ملاحظة الخصائص الضوئية المحدّثة في إشعارات البحّارة، والإبلاغ عن أي عطل عبر القناة 12.</p>`,
    },
    en: {
      Title: 'Solar-powered buoys replace 64 older ones at five ports',
      Summary:
        'The new buoys are visible at nine nautical miles and report their positions automatically to the control towers, so that any drift is found within minutes.',
      Body: `<p>Teams responsible for aids to navigation have placed the last of the new buoys in the channel of Jazan Port. This completes the replacement of 64 buoys and nine beacons at five ports on both coasts.</p>
<table>
<caption>Aids to navigation replaced, by port</caption>
<thead><tr><th scope="col">Port</th><th scope="col">Buoys</th><th scope="col">Beacons</th></tr></thead>
<tbody>
<tr><td>Jazan Port</td><td>18</td><td>2</td></tr>
<tr><td>Yanbu Commercial Port</td><td>16</td><td>2</td></tr>
<tr><td>Ras Al-Khair Port</td><td>14</td><td>3</td></tr>
<tr><td>Duba Port</td><td>9</td><td>1</td></tr>
<tr><td>Khafji Port</td><td>7</td><td>1</td></tr>
<tr><td>Total</td><td>64</td><td>9</td></tr>
</tbody>
</table>
<p>The lanterns run on solar panels, with batteries for 20 sunless nights, and have a range of nine nautical miles instead of five. Each buoy transmits its position every three minutes. If it drifts more than 30 metres an alarm appears in the control tower.</p>
<p>Colours and numbers are unchanged. Masters are asked to note the revised light characteristics in the notices to mariners and to report any fault on channel 12.</p>`,
    },
  },
  {
    shared: {
      Slug: 'national-day-94',
      PublishDate: '2024-09-22T08:30:00+03:00',
      CardImage: 'signal-flags-1.webp',
      Images: ['signal-flags-1.webp', 'control-tower-4.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'أبراج الموانئ ورافعاتها تتوشح بالأخضر في اليوم الوطني الرابع والتسعين',
      Summary:
        'تُضاء أبراج المراقبة و70 رافعة مساء غدٍ الاثنين، وتنطلق مسيرة بحرية للقاطرات وزوارق الإرشاد في جدة والدمام.',
      Body: `<p>تُضاء مساء غدٍ الاثنين، من غروب الشمس حتى منتصف الليل، أبراج المراقبة و70 رافعة رصيف في الموانئ العشرة باللون الأخضر، احتفاءً باليوم الوطني الرابع والتسعين. وتطلق السفن الراسية صافراتها دقيقة واحدة عند الساعة السابعة مساءً.</p>
<p>وتنظم الهيئة الوطنية للموانئ مسيرتين بحريتين تشارك فيهما القاطرات وزوارق الإرشاد والدوريات:</p>
<ul>
<li>أمام الواجهة البحرية في جدة عند الساعة 5:30 مساءً.</li>
<li>أمام الواجهة البحرية في الدمام عند الساعة 5:00 مساءً.</li>
</ul>
<p>ويستقبل ميناء جازان الأهالي في ساحة المرسى القديم من الخامسة إلى العاشرة مساءً، ويقدّم طلاب المدارس عروضًا مستوحاة من حكايات البحر.</p>
<p>ولا تؤثر الفعاليات في مواعيد السفن، وتستمر المناولة وتسليم البضائع كالمعتاد، في حين تتوقف المكاتب الإدارية عن العمل يوم الاثنين وتعاود نشاطها صباح الثلاثاء. وترفع الهيئة ومنسوبوها بهذه المناسبة أصدق التهاني إلى القيادة والشعب، سائلين الله أن يديم على الوطن أمنه ورخاءه.</p>`,
    },
  },
  {
    shared: {
      Slug: 'six-new-harbour-tugs',
      PublishDate: '2024-08-13T11:10:00+03:00',
      CardImage: 'tugboats-1.webp',
      Images: ['tugboats-1.webp', 'tugboats-4.webp', 'dry-dock-2.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'ست قاطرات جديدة بقوة شد 80 طنًا تنضم إلى أسطول القطر البحري',
      Summary:
        'توزعت القاطرات على أربعة موانئ بحسب أحجام السفن التي تقصدها، وتزامن وصولها مع صيانة سبع قاطرات في الحوض الجاف.',
      Body: `<p>كلما طالت السفينة احتاجت إلى قاطرات أقوى عند الدوران في الحوض. ولهذا السبب تعاقدت الهيئة الوطنية للموانئ قبل عامين على بناء ست قاطرات بقوة شد 80 طنًا، اكتمل وصولها هذا الأسبوع ودخلت الخدمة في أربعة موانئ.</p>
<table>
<caption>توزيع القاطرات الجديدة</caption>
<thead><tr><th scope="col">الميناء</th><th scope="col">عدد القاطرات</th><th scope="col">الغرض الرئيس</th></tr></thead>
<tbody>
<tr><td>ميناء جدة</td><td>2</td><td>سفن الحاويات التي يزيد طولها على 300 متر</td></tr>
<tr><td>ميناء الجبيل الصناعي</td><td>2</td><td>ناقلات الغاز والكيماويات</td></tr>
<tr><td>ميناء ينبع الصناعي</td><td>1</td><td>ناقلات النفط والمنتجات المكررة</td></tr>
<tr><td>ميناء رأس الخير</td><td>1</td><td>سفن السوائب الكبيرة</td></tr>
</tbody>
</table>
<figure><img src="media:tugboats-2.webp" alt="قاطرتان بحريتان تساندان سفينة في حوض الدوران"><figcaption>خضعت القاطرات لاختبارات قوة الشد أسبوعًا كاملًا قبل تسلّمها.</figcaption></figure>
<h2>مواصفات تراعي السلامة والبيئة</h2>
<p>يبلغ طول القاطرة 32 مترًا، وتستطيع الحركة في الاتجاهات جميعها بمروحتين دوّارتين، وتحمل مدفعي إطفاء يضخ كل منهما 1,200 متر مكعب من الماء في الساعة. وتستهلك محركاتها وقودًا أقل بنسبة 15% من الجيل السابق.</p>
<h2>صيانة في الحوض الجاف</h2>
<p>وبالتزامن مع ذلك تخضع سبع قاطرات من الأسطول الحالي لصيانة دورية في أحواض لإصلاح السفن خارج موانئ الهيئة حتى فبراير المقبل، بمعدل 40 يومًا للقاطرة، وأُعدّ جدول يضمن ألا يقل عدد القاطرات الجاهزة في أي ميناء عن الحد المقرر في لوائح الإرشاد والقطر.</p>`,
    },
    en: {
      Title: 'Six tugs of 80 tonnes bollard pull join the towage fleet',
      Summary:
        'The tugs have been assigned to four ports according to the ships that call there. Their arrival coincides with the dry-docking of seven others.',
      Body: `<p>The longer the ship, the stronger the tugs it needs when turning in the basin. Two years ago the National Ports Authority therefore ordered six tugs of 80 tonnes bollard pull. The last arrived this week, and all six are now at work in four ports.</p>
<table>
<caption>Distribution of the new tugs</caption>
<thead><tr><th scope="col">Port</th><th scope="col">Tugs</th><th scope="col">Main purpose</th></tr></thead>
<tbody>
<tr><td>Jeddah Port</td><td>2</td><td>Container ships longer than 300 metres</td></tr>
<tr><td>Jubail Industrial Port</td><td>2</td><td>Gas and chemical tankers</td></tr>
<tr><td>Yanbu Industrial Port</td><td>1</td><td>Crude and product tankers</td></tr>
<tr><td>Ras Al-Khair Port</td><td>1</td><td>Large bulk carriers</td></tr>
</tbody>
</table>
<figure><img src="media:tugboats-2.webp" alt="Two tugs assisting a ship in the turning basin"><figcaption>The tugs’ pull was tested for a full week before acceptance.</figcaption></figure>
<h2>Built for safety and lower emissions</h2>
<p>Each tug is 32 metres long and can move in any direction on two azimuth thrusters. It carries two fire monitors, each delivering 1,200 cubic metres of water an hour. The engines use 15% less fuel than the previous generation.</p>
<h2>Maintenance in dry dock</h2>
<p>Meanwhile seven tugs of the present fleet are undergoing routine maintenance in repair yards outside the authority’s ports until next February, at 40 days for each tug. The timetable ensures that the number available in any port never falls below the level laid down in the pilotage and towage rules.</p>`,
    },
  },
  {
    shared: {
      Slug: 'midday-work-ban-2024',
      PublishDate: '2024-06-13T09:00:00+03:00',
      CardImage: 'rail-freight-4.webp',
      Images: [],
      Category: 'News',
    },
    ar: {
      Title: 'تطبيق حظر العمل تحت أشعة الشمس وقت الظهيرة في مواقع الموانئ',
      Summary:
        'يسري الحظر من الساعة 12 ظهرًا إلى 3 عصرًا بين 15 يونيو و15 سبتمبر، وتُنقل الأعمال المكشوفة إلى الفترتين الصباحية والمسائية.',
      Body: `<p>وجّهت الهيئة الوطنية للموانئ المقاولين ومشغلي المحطات ومقدمي الخدمات إلى التقيد بقرار حظر العمل تحت أشعة الشمس من الساعة 12 ظهرًا إلى 3 عصرًا، اعتبارًا من يوم السبت 15 يونيو وحتى 15 سبتمبر 2024.</p>
<p>ويشمل الحظر أعمال البناء والصيانة المكشوفة، وربط الحاويات وفكها على ظهر السفينة، وفرز البضائع في الساحات غير المظللة. أما مشغلو الرافعات والشاحنات ذات المقصورات المكيفة فيستمرون في عملهم مع منحهم راحة مدتها 20 دقيقة كل ساعتين.</p>
<h2>التزامات المنشأة</h2>
<ol>
<li>تعديل المناوبات بحيث لا تزيد ساعات العمل على ما يقرره النظام.</li>
<li>توفير مياه باردة ومظلة استراحة على مسافة لا تتجاوز 100 متر من موقع العمل.</li>
<li>تدريب المشرفين على أعراض الإجهاد الحراري وإسعافاته الأولية.</li>
</ol>
<p>وتنفذ فرق السلامة جولات يومية مفاجئة، وقد رُصدت في صيف العام الماضي 37 مخالفة مقابل 92 مخالفة في العام الذي سبقه. ويمكن الإبلاغ عن المخالفات عبر الرقم الموحد ${FACTS.ar.shortNumber} أو <a href="/contact">نموذج البلاغات</a>، مع ضمان سرية بيانات المبلّغ.</p>`,
    },
  },
  {
    shared: {
      Slug: 'environment-day-mangroves-2024',
      PublishDate: '2024-06-05T08:55:00+03:00',
      CardImage: 'fishing-harbour-4.webp',
      Images: ['fishing-harbour-4.webp', 'breakwater-1.webp'],
      Category: 'News',
    },
    ar: {
      Title: '620 متطوعًا يجمعون 4.8 طن من مخلفات الشواطئ في يوم البيئة العالمي',
      Summary:
        'شملت الحملة تسعة شواطئ مجاورة للموانئ، وأُعلن فيها عن زراعة 120 ألف شتلة مانغروف في جازان ورأس الخير خلال الشتاء المقبل.',
      Body: `<p>شباك ممزقة، وعبوات مياه، وإطارات، وحبال رسوّ بالية: حصيلة صباح واحد جمع فيه 620 متطوعًا من منسوبي الموانئ وطلاب المدارس والغواصين 4.8 طن من المخلفات على تسعة شواطئ مجاورة للموانئ، ضمن مشاركة الهيئة الوطنية للموانئ في يوم البيئة العالمي.</p>
<p>وفُرزت المخلفات في مواقعها، فأُرسل 61% منها إلى مصانع التدوير، ووُزنت عينات من اللدائن الدقيقة بالتعاون مع مركز البيئة لتُضم إلى سجل الرصد الساحلي.</p>
<h2>مانغروف على حواف الموانئ</h2>
<p>وأعلنت الهيئة خلال الحملة برنامجًا لزراعة 120 ألف شتلة مانغروف بين نوفمبر 2024 وفبراير 2025، على مساحة 24 هكتارًا، منها 80 ألف شتلة في جازان و40 ألفًا جنوب رأس الخير. وتحمي هذه الأشجار الشاطئ من النحر وتؤوي صغار الأسماك والروبيان.</p>
<blockquote><p>نجاح الزراعة يُقاس بما يبقى حيًا بعد عامين، ولهذا يشمل العقد رعاية الشتلات حتى نهاية عام 2026.</p><p>مدير الاستدامة البيئية في الهيئة</p></blockquote>
<p>ويُفتح باب التطوع لأعمال الزراعة في أكتوبر المقبل.</p>`,
    },
    en: {
      Title: 'On World Environment Day 620 volunteers clear 4.8 tonnes of beach litter',
      Summary:
        'The campaign covered nine beaches next to the ports. The authority also announced the planting of 120,000 mangroves at Jazan and Ras Al-Khair next winter.',
      Body: `<p>Torn nets, water bottles, tyres and worn mooring ropes were the yield of a single morning. Some 620 volunteers, made up of port staff, school pupils and divers, collected 4.8 tonnes of litter from nine beaches next to the ports as the National Ports Authority took part in World Environment Day.</p>
<p>The litter was sorted on the spot and 61% of it went to recycling plants. Samples of microplastics were weighed with the environment centre and added to the coastal monitoring record.</p>
<h2>Mangroves at the edge of the ports</h2>
<p>During the campaign the authority announced that 120,000 mangrove seedlings will be planted between November 2024 and February 2025 on 24 hectares, 80,000 of them at Jazan and 40,000 south of Ras Al-Khair. The trees protect the shore from erosion and shelter young fish and shrimp.</p>
<blockquote><p>Planting is judged by what is still alive after two years. The contract therefore includes care of the seedlings until the end of 2026.</p><p>Director of Environmental Sustainability at the authority</p></blockquote>
<p>Registration of volunteers for planting opens in October.</p>`,
    },
  },
  {
    shared: {
      Slug: 'facility-rental-fees-explained',
      PublishDate: '2024-04-24T10:25:00+03:00',
      CardImage: 'warehouse-2.webp',
      Images: ['warehouse-2.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'تأجير الأراضي والمباني في الموانئ بأجور معلنة وطلب إلكتروني واحد',
      Summary:
        'نشرت الهيئة أجور التأجير في الموانئ جميعها بحسب قرب الموقع من الأرصفة، وأصبح تقديم الطلب ومتابعته في نظام التأجير الخارجي.',
      Body: `<p>أصبح في مقدور المستثمر أن يعرف أجرة الأرض أو المبنى قبل أن يتقدم بطلبه؛ فقد نشرت الهيئة الوطنية للموانئ أجور التأجير في موانئها العشرة ضمن خدمة <a href="/e-services/reqrentalfacilities">طلب استئجار المرافق</a>، محسوبة بالريال لكل متر مربع في السنة.</p>
<table>
<caption>فئات الأجور وما تشمله</caption>
<thead><tr><th scope="col">الفئة</th><th scope="col">المقصود بها</th></tr></thead>
<tbody>
<tr><td>قريب</td><td>أرض داخل الميناء في النطاق الأول خلف الأرصفة</td></tr>
<tr><td>بعيد</td><td>أرض داخل حدود الميناء خارج النطاق الأول</td></tr>
<tr><td>خارج الميناء</td><td>أرض مملوكة للهيئة خارج السور الجمركي</td></tr>
<tr><td>أجرة المباني</td><td>المستودعات والمكاتب والورش القائمة</td></tr>
<tr><td>أبراج الاتصالات</td><td>أجرة مستقلة بحد أقصى 500 ريال لكل متر مربع</td></tr>
</tbody>
</table>
<h2>خطوات التقديم</h2>
<ol>
<li>اختيار الميناء والفئة والاطلاع على الأجرة المعلنة.</li>
<li>الانتقال إلى نظام التأجير الخارجي من <a href="/e-services/reqrentalfacilities">صفحة الخدمة</a> والدخول بحساب المنشأة.</li>
<li>إرفاق السجل التجاري ووصف النشاط والمخطط المقترح.</li>
<li>متابعة الطلب برقم المعاملة حتى صدور القرار.</li>
</ol>
<p>ولا تتجاوز مدة البت في الطلب 60 يومًا وفق <a href="/e-services/sla">اتفاقية مستوى الخدمة</a>. ويُخطر مقدم الطلب كتابةً بأسباب الرفض إن لم يُقبل طلبه، وله أن يتظلم خلال ${FACTS.ar.leaseAppealDays} يومًا من تاريخ إبلاغه.</p>`,
    },
    en: {
      Title: 'Land and buildings in the ports: published rents and a single electronic request',
      Summary:
        'The authority has published the rents of every port according to distance from the berths. Requests are now submitted and followed in the external rental system.',
      Body: `<p>Investors can now see the rent of a plot or a building before they apply. The National Ports Authority has published the rents of its ten ports within the <a href="/e-services/reqrentalfacilities">request for rental of facilities</a> service, stated in riyals per square metre a year.</p>
<table>
<caption>Fee categories and what they cover</caption>
<thead><tr><th scope="col">Category</th><th scope="col">Meaning</th></tr></thead>
<tbody>
<tr><td>Near</td><td>Land inside the port in the first zone behind the berths</td></tr>
<tr><td>Far</td><td>Land inside the port boundary beyond the first zone</td></tr>
<tr><td>Outside</td><td>Land owned by the authority outside the customs fence</td></tr>
<tr><td>Buildings</td><td>Existing warehouses, offices and workshops</td></tr>
<tr><td>Communication towers</td><td>A separate rent of at most SAR 500 per square metre</td></tr>
</tbody>
</table>
<h2>How to apply</h2>
<ol>
<li>Choose the port and category and read the published rent.</li>
<li>Go to the external rental system from the <a href="/e-services/reqrentalfacilities">service page</a> and sign in with the company’s account.</li>
<li>Attach the commercial registration, a description of the activity and the proposed layout.</li>
<li>Follow the request by its transaction number until a decision is issued.</li>
</ol>
<p>A decision is reached within 60 days under the <a href="/e-services/sla">service-level agreement</a>. An applicant whose request is refused is told the reasons in writing and may appeal within ${FACTS.en.leaseAppealDays} days of that notice.</p>`,
    },
  },
  {
    shared: {
      Slug: 'ramadan-hours-contact-centre-2024',
      PublishDate: '2024-03-10T09:30:00+03:00',
      CardImage: 'pilot-boat-2.webp',
      Images: ['pilot-boat-2.webp'],
      Category: 'News',
    },
    ar: {
      Title: 'مواعيد العمل في شهر رمضان وقنوات تقديم الشكاوى',
      Summary: `تعمل المكاتب الإدارية من 10 صباحًا إلى 3 عصرًا، وتبقى العمليات على مدار الساعة، ويستمر مركز خدمة العملاء على الرقم ${FACTS.ar.shortNumber} في مواعيده المعتادة.`,
      Body: `<p>حدّدت الهيئة الوطنية للموانئ أوقات العمل في شهر رمضان المبارك لعام 1445هـ، فتستقبل المكاتب الإدارية المراجعين من الساعة 10 صباحًا إلى 3 عصرًا من الأحد إلى الخميس، وتتواصل خدمة السفن ومناولة البضائع وتسليمها على مدار الساعة.</p>
<p>ويُمنح العاملون في الأرصفة والأبراج ساعة للإفطار بالتناوب حتى لا تتوقف السفينة، وتُقدَّم وجبات الإفطار لسائقي الشاحنات في ساحات الانتظار.</p>
<h2>مركز خدمة العملاء والشكاوى</h2>
<p>يبقى الرقم الموحد ${FACTS.ar.shortNumber} متاحًا في أيام العمل من السابعة صباحًا إلى العاشرة مساءً. ولمن لديه شكوى اتباع ما يلي:</p>
<ul>
<li>تعبئة النموذج في صفحة <a href="/contact">تواصل معنا</a> وإرفاق المستندات بصيغة PDF.</li>
<li>الاحتفاظ برقم التذكرة الذي يصل برسالة نصية.</li>
<li>انتظار الرد خلال يومي عمل على الأكثر، ثم طلب التصعيد إن لم يكن الرد كافيًا.</li>
</ul>
<p>وقد عولجت في العام الماضي 96% من الشكاوى ضمن المدة المقررة، وتصدّرها تأخر مواعيد الشاحنات والاستفسار عن الفواتير.</p>`,
    },
    en: {
      Title: 'Ramadan working hours and how to make a complaint',
      Summary: `Offices open from 10am to 3pm. Operations continue day and night, and the contact centre on ${FACTS.en.shortNumber} keeps its usual hours.`,
      Body: `<p>The National Ports Authority has set its working hours for Ramadan 1445 AH. Offices receive the public from 10am to 3pm, Sunday to Thursday, while services to vessels and the handling and delivery of cargo continue day and night.</p>
<p>Staff on the quays and in the towers take an hour for iftar in turn, so that no vessel is kept waiting. Iftar meals are provided for truck drivers in the waiting areas.</p>
<h2>Contact centre and complaints</h2>
<p>The contact centre answers on ${FACTS.en.shortNumber}, ${FACTS.en.hours}. Anyone with a complaint should:</p>
<ul>
<li>Complete the form on the <a href="/contact">contact</a> page and attach documents in PDF.</li>
<li>Keep the ticket number sent by text message.</li>
<li>Expect a reply within two working days at most, then ask for the matter to be escalated if the reply is not sufficient.</li>
</ul>
<p>Last year 96% of complaints were dealt with in the period allowed. The most frequent subjects were delayed truck appointments and questions about invoices.</p>`,
    },
  },
] satisfies SeedEntry[];
