import { FACTS } from '../facts';
import { OPERATORS } from '../facts/operators';
import { CAPACITY } from '../facts/ports';
import { terminalFields } from '../facts/terminals';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      Slug: 'yanbu-commercial',
      UnLocode: 'SAYNB',
      Category: 'commercial',
      Latitude: 24.09,
      Longitude: 38.05,
      ...terminalFields('yanbu-commercial'),
      Capacity: CAPACITY['yanbu-commercial'],
      Area: 4.3,
      CoverImage: 'grain-silos-1.webp',
      TelNo: '+966 14 000 0600',
      FaxNo: '+966 14 000 0601',
      DisplayOrder: 6,
    },
    ar: {
      Port: 'ميناء ينبع التجاري',
      Operators: OPERATORS['yanbu-commercial'].ar,
      ContactUsTitle: 'إدارة ميناء ينبع التجاري',
      PostalAddress: 'ص.ب. 00000، ينبع البحر 46000، المملكة العربية السعودية',
      Description: `<p>يُعد ميناء ينبع التجاري من أقدم مرافئ البحر الأحمر، فقد كان مرفأ المدينة المنورة ومحطّ قوافل الحجاج القادمين من مصر والشام والمغرب. ولا تزال أحياء المدينة القديمة ومبنى الجمارك القديم المطلّان على شرمه شاهدين على تلك الحقبة.</p>
<p>ويضم الميناء اليوم 21 رصيفًا في ثلاث محطات، وتبلغ طاقته الاستيعابية 55 مليون طن في السنة. وهو منفذ رئيس لواردات الحبوب والأعلاف ومواد البناء إلى منطقة المدينة المنورة وما جاورها من مناطق الشمال، ومنفذ لصادرات الإسمنت والجبس والمعادن الصناعية.</p>
<p>ويحميه لسان طبيعي من الأرض يمتد في البحر، فتهدأ المياه في حوضه طوال العام، وتعمل أرصفته دون انقطاع يُذكر في مواسم الرياح. وتصل بين الميناء والمدينة المنورة طريق سريعة لا يتجاوز زمن عبورها ثلاث ساعات للشاحنات.</p>
<p>وتعمل الهيئة على تطوير محطة الركاب لاستقبال سفن السياحة البحرية، وتهيئة واجهة الميناء القديمة لتكون مفتوحة للزوار، مع إبقاء الحركة التجارية في المحطات الجنوبية بعيدًا عنها. ويشمل مخطط التطوير كذلك ساحة جديدة للشاحنات ومختبرًا لفحص واردات الحبوب داخل حرم الميناء، فيُختصر زمن بقاء الشحنة على الرصيف.</p>`,
      AssetsAndFacilities: `<h3>المعدات والمرافق</h3>
<ul>
<li>صوامع غلال بسعة 120 ألف طن وشفاطات للحبوب.</li>
<li>12 رافعة متحركة بقدرات تصل إلى 100 طن.</li>
<li>مستودعات مغلقة بمساحة 48 ألف متر مربع.</li>
<li>صالة ركاب تتسع لألف ومئتي مسافر.</li>
</ul>
<h3>الخدمات</h3>
<ul>
<li>الإرشاد والقطر والربط.</li>
<li>التموين بالمياه والمؤن.</li>
<li>فحص الشاحنات بالأشعة عند البوابات.</li>
</ul>`,
    },
    en: {
      Port: 'Yanbu Commercial Port',
      Operators: OPERATORS['yanbu-commercial'].en,
      ContactUsTitle: 'Yanbu Commercial Port Administration',
      PostalAddress: 'P.O. Box 00000, Yanbu Al-Bahr 46000, Saudi Arabia',
      Description: `<p>Yanbu Commercial Port is among the oldest harbours of the Red Sea. It was the port of Madinah and a landing place for pilgrims from Egypt, the Levant and the Maghreb. The quarters of the old town and the old customs house, both overlooking the creek, still bear witness to that age.</p>
<p>Today the port has 21 berths in three terminals and a capacity of 55 million tonnes a year. It is a main entry point for grain, animal feed and building materials for the Madinah region and its northern neighbours, and an outlet for exports of cement, gypsum and industrial minerals.</p>
<p>A natural spit of land shelters the harbour. The water in the basin is calm all year round, and the berths work almost without interruption in the windy seasons. A motorway joins the port with Madinah, a journey of no more than three hours for trucks.</p>
<p>The authority is developing the passenger terminal to receive cruise ships and is preparing the old waterfront for visitors, while commercial traffic stays apart in the southern terminals. The development plan also includes a new truck park and a laboratory for testing grain imports inside the port, which will shorten the time that a shipment remains on the quay.</p>`,
      AssetsAndFacilities: `<h3>Equipment and facilities</h3>
<ul>
<li>Grain silos with a capacity of 120,000 tonnes, and grain suction units.</li>
<li>12 mobile cranes lifting up to 100 tonnes.</li>
<li>Covered warehouses of 48,000 square metres.</li>
<li>A passenger hall for 1,200 travellers.</li>
</ul>
<h3>Services</h3>
<ul>
<li>Pilotage, towage and mooring.</li>
<li>Fresh water and provisions.</li>
<li>X-ray inspection of trucks at the gates.</li>
</ul>`,
    },
  },
  {
    shared: {
      Slug: 'jazan',
      UnLocode: 'SAGIZ',
      Category: 'commercial',
      Latitude: 16.9,
      Longitude: 42.53,
      ...terminalFields('jazan'),
      Capacity: CAPACITY.jazan,
      Area: 3.5,
      CoverImage: 'fishing-harbour-1.webp',
      TelNo: '+966 17 000 0700',
      FaxNo: '+966 17 000 0701',
      DisplayOrder: 7,
    },
    ar: {
      Port: 'ميناء جازان',
      Operators: OPERATORS.jazan.ar,
      ContactUsTitle: 'إدارة ميناء جازان',
      PostalAddress: 'ص.ب. 00000، جازان 45000، المملكة العربية السعودية',
      Description: `<p>يقع ميناء جازان في أقصى جنوب الساحل الغربي، بالقرب من مضيق باب المندب، وهو أقرب موانئ الهيئة إلى أسواق القرن الأفريقي. ويخدم الميناء منطقة زراعية كثيفة السكان، وتصل إليه عبر البحر معظم وارداتها من المواد الغذائية والأعلاف والمواشي الحيّة.</p>
<p>يضم الميناء 21 رصيفًا في ثلاث محطات، وتبلغ طاقته الاستيعابية 60 مليون طن في السنة. وفيه حظائر مجهزة لاستقبال المواشي وفحصها بيطريًا قبل نقلها، وصوامع للغلال، وساحات للحاويات والبضائع العامة، ومرسى للعبّارات التي تصل المدينة بجزر فرسان في رحلات يومية.</p>
<p>ويعتمد الميناء على قناة ملاحية طولها 14 كيلومترًا تمر بين الجزر والضحاضيح، وهي مزودة بعلامات ضوئية على جانبيها وبنظام آلي لمتابعة السفن، والإرشاد إلزامي فيها للسفن التي تتجاوز حمولتها الإجمالية ${FACTS.ar.pilotageTonnage} طن.</p>
<p>وتجاور الميناءَ مرافئُ الصيادين وأسواق السمك التي تشتهر بها المنطقة. وتنفّذ الهيئة برنامجًا لتعميق الأحواض وتوسعة ساحة الحاويات، دعمًا للمدينة الصناعية شمال جازان ولحركة تصدير المنتجات الزراعية من المانجو والبن. كما يُجهَّز الميناء بمستودعات مبردة تُحفظ فيها المنتجات حتى موعد شحنها.</p>`,
      AssetsAndFacilities: `<h3>المعدات والمرافق</h3>
<ul>
<li>رافعتا رصيف و6 رافعات متحركة.</li>
<li>حظائر للمواشي تتسع لأربعين ألف رأس، ومحجر بيطري.</li>
<li>صوامع غلال بسعة 240 ألف طن.</li>
<li>صالة مكيّفة لركاب العبّارات.</li>
</ul>
<h3>الخدمات</h3>
<ul>
<li>الإرشاد الإلزامي في القناة الملاحية.</li>
<li>القطر والربط والتموين بالمياه.</li>
<li>مختبر لفحص المنتجات الزراعية.</li>
</ul>`,
    },
    en: {
      Port: 'Jazan Port',
      Operators: OPERATORS.jazan.en,
      ContactUsTitle: 'Jazan Port Administration',
      PostalAddress: 'P.O. Box 00000, Jazan 45000, Saudi Arabia',
      Description: `<p>Jazan Port lies at the southern end of the west coast, not far from the Strait of Bab al-Mandab, and is the authority’s nearest port to the markets of the Horn of Africa. It serves a densely populated farming region that receives most of its imported food, animal feed and livestock by sea.</p>
<p>The port has 21 berths in three terminals and a capacity of 60 million tonnes a year. It has pens where livestock are received and examined by veterinary staff before they travel on, grain silos, yards for containers and general cargo, and a landing stage for the ferries that join the city with the Farasan Islands every day.</p>
<p>Ships reach the port through a channel 14 kilometres long that passes between islands and shoals. It is lit on both sides and covered by an automatic vessel tracking system, and pilotage is compulsory for ships over ${FACTS.en.pilotageTonnage} GT.</p>
<p>Next to the port are the fishing harbours and fish markets for which the region is known. The authority is deepening the basins and extending the container yard, in support of the industrial city north of Jazan and of the region’s exports of mangoes and coffee. Cold stores are being built to keep the produce until it is shipped.</p>`,
      AssetsAndFacilities: `<h3>Equipment and facilities</h3>
<ul>
<li>Two ship-to-shore cranes and six mobile cranes.</li>
<li>Livestock pens for 40,000 head, and a veterinary quarantine.</li>
<li>Grain silos with a capacity of 240,000 tonnes.</li>
<li>An air-conditioned hall for ferry passengers.</li>
</ul>
<h3>Services</h3>
<ul>
<li>Compulsory pilotage in the approach channel.</li>
<li>Towage, mooring and fresh water.</li>
<li>A laboratory for testing farm produce.</li>
</ul>`,
    },
  },
  {
    shared: {
      Slug: 'duba',
      Category: 'commercial',
      Latitude: 27.56,
      Longitude: 35.53,
      ...terminalFields('duba'),
      Capacity: CAPACITY.duba,
      Area: 2.4,
      CoverImage: 'passenger-terminal-2.webp',
      TelNo: '+966 14 000 0900',
      FaxNo: '+966 14 000 0901',
      DisplayOrder: 9,
    },
    ar: {
      Port: 'ميناء ضباء',
      Operators: OPERATORS.duba.ar,
      ContactUsTitle: 'إدارة ميناء ضباء',
      PostalAddress: 'ص.ب. 00000، ضباء 48000، المملكة العربية السعودية',
      Description: `<p>يقع ميناء ضباء في شمال البحر الأحمر، وهو أقرب موانئ الهيئة إلى قناة السويس وإلى الموانئ المصرية المقابلة. وقد نشأ الميناء لخدمة المسافرين، ولا يزال أكثر موانئ الساحل الغربي استقبالًا للركاب القادمين بمركباتهم، وتكثر رحلاته في موسم الحج وفي الإجازات.</p>
<p>يضم الميناء 10 أرصفة في محطتين، وتبلغ طاقته الاستيعابية 18 مليون طن في السنة. خُصصت الأولى للركاب والعبّارات التي تنقل المركبات والشاحنات، وفيها مسارات منفصلة للعائلات وللشاحنات وللحافلات، وخُصصت الثانية للبضائع العامة ومواد البناء التي تحتاج إليها مشاريع المنطقة.</p>
<p>وتُنهى إجراءات السفر في الميناء في مكان واحد، إذ تعمل الجوازات والجمارك والهيئة في صالة مشتركة، ولا يغادر المسافر مركبته إلا مرة واحدة. وفي الصالة مصليات ومطاعم وعيادة، ومواقف مظللة تتسع لتسعمئة مركبة.</p>
<p>ويشهد الميناء توسعة تشمل رصيفين للدحرجة وساحة للشاحنات المبردة، وقد رُوعي في تصميمها ألّا تمس الشعاب المرجانية القريبة، وأن تُغذّى منشآتها بالطاقة الشمسية في ساعات النهار. ويعمل في الميناء فريق لإرشاد المسافرين في موسم الحج بأربع لغات، وتُنشر مواعيد الرحلات على لوحات الميناء قبل الإبحار بيوم كامل.</p>`,
      AssetsAndFacilities: `<h3>المعدات والمرافق</h3>
<ul>
<li>صالتان للقدوم والمغادرة تتسعان لألفي مسافر.</li>
<li>منصات متحركة لسفن الدحرجة.</li>
<li>4 رافعات متحركة بقدرة 64 طنًا.</li>
<li>مواقف مظللة تتسع لتسعمئة مركبة.</li>
</ul>
<h3>الخدمات</h3>
<ul>
<li>إنهاء إجراءات السفر في صالة واحدة.</li>
<li>عيادة طبية وخدمات للأشخاص ذوي الإعاقة.</li>
<li>الإرشاد والقطر والتموين بالمياه.</li>
</ul>`,
    },
    en: {
      Port: 'Duba Port',
      Operators: OPERATORS.duba.en,
      ContactUsTitle: 'Duba Port Administration',
      PostalAddress: 'P.O. Box 00000, Duba 48000, Saudi Arabia',
      Description: `<p>Duba Port lies in the north of the Red Sea and is the authority’s nearest port to the Suez Canal and to the Egyptian ports across the water. It was built for travellers, and of all the ports of the west coast it still receives the most passengers who arrive with their own vehicles. Sailings are most frequent in the Hajj season and during holidays.</p>
<p>The port has 10 berths in two terminals and a capacity of 18 million tonnes a year. The first terminal is for passengers and for ferries carrying cars and trucks, with separate lanes for families, trucks and coaches. The second handles general cargo and the building materials needed by projects in the region.</p>
<p>Travel procedures are completed in one place. Passport control, customs and the authority work in a shared hall, and travellers leave their vehicle only once. The hall has prayer rooms, restaurants and a clinic, and shaded parking for 900 vehicles.</p>
<p>The port is being extended with two roll-on roll-off berths and a yard for refrigerated trucks. The design keeps clear of the nearby coral reefs, and solar power will supply the new buildings by day. In the Hajj season a team guides travellers in four languages, and sailing times are shown on the port’s boards a full day before departure.</p>`,
      AssetsAndFacilities: `<h3>Equipment and facilities</h3>
<ul>
<li>Arrival and departure halls for 2,000 travellers.</li>
<li>Movable ramps for roll-on roll-off ships.</li>
<li>Four mobile cranes lifting 64 tonnes.</li>
<li>Shaded parking for 900 vehicles.</li>
</ul>
<h3>Services</h3>
<ul>
<li>Travel procedures completed in one hall.</li>
<li>A clinic and services for disabled people.</li>
<li>Pilotage, towage and fresh water.</li>
</ul>`,
    },
  },
] satisfies SeedEntry[];
