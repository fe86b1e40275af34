import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    shared: { BackgroundImage: 'pilot-boat-1.webp', DisplayOrder: 1 },
    ar: {
      Title: 'الإرشاد البحري',
      Content: `<p>يصعد المرشد إلى السفينة عند محطة الإرشاد خارج الميناء، ويشير على ربانها بالمسار والسرعة حتى ترسو بسلام. والإرشاد إلزامي في موانئ الهيئة للسفن التي تتجاوز حمولتها الإجمالية ${FACTS.ar.pilotageTonnage} طن.</p>
<ul>
<li>تُقدَّم الخدمة على مدار الساعة طوال أيام السنة.</li>
<li>يُطلب المرشد عن طريق الوكيل الملاحي قبل الوصول بـ${FACTS.ar.pilotRequestHours} ساعة على الأقل، ويؤكد الطلب قبل ${FACTS.ar.pilotConfirmHours} ساعات.</li>
<li>يُشترط في سلّم الصعود أن يستوفي متطلبات المنظمة البحرية الدولية.</li>
</ul>`,
    },
    en: {
      Title: 'Pilotage',
      Content: `<p>The pilot boards the ship at the pilot station outside the port and advises the master on course and speed until it is safely berthed. In the authority’s ports pilotage is compulsory for ships over ${FACTS.en.pilotageTonnage} GT.</p>
<ul>
<li>The service is available around the clock, every day of the year.</li>
<li>The shipping agent must order a pilot at least ${FACTS.en.pilotRequestHours} hours before arrival and confirm the order ${FACTS.en.pilotConfirmHours} hours before.</li>
<li>Boarding ladders must meet the requirements of the International Maritime Organization.</li>
</ul>`,
    },
  },
  {
    shared: { BackgroundImage: 'tugboats-1.webp', DisplayOrder: 2 },
    ar: {
      Title: 'القطر البحري',
      Content: `<p>تساند القاطراتُ السفنَ عند الدخول والرسو والمغادرة، وعند تغيير الرصيف. ويتفق الربان والمرشد على عددها بحسب غاطس السفينة وحال الطقس، على ألا يقل عما في الجدول.</p>
<table>
<caption>الحد الأدنى لعدد القاطرات</caption>
<thead><tr><th scope="col">طول السفينة</th><th scope="col">رياح حتى 20 عقدة</th><th scope="col">رياح تزيد على 20 عقدة</th></tr></thead>
<tbody>
${FACTS.ar.tugRows}
</tbody>
</table>
<p>وفي كل ميناء قاطرة واحدة على الأقل مجهزة لمكافحة الحرائق والتسربات الزيتية.</p>`,
    },
    en: {
      Title: 'Towage',
      Content: `<p>Tugs assist ships as they enter, berth and leave, and when they shift between berths. The master and the pilot agree how many are needed for the ship’s draught and the weather, and must take at least as many as the table shows.</p>
<table>
<caption>Minimum number of tugs</caption>
<thead><tr><th scope="col">Length of the ship</th><th scope="col">Wind up to 20 knots</th><th scope="col">Wind above 20 knots</th></tr></thead>
<tbody>
${FACTS.en.tugRows}
</tbody>
</table>
<p>Every port has at least one tug equipped to fight fires and spills.</p>`,
    },
  },
  {
    shared: { BackgroundImage: 'bollard-rope-2.webp', DisplayOrder: 3 },
    ar: {
      Title: 'الرسو والربط',
      Content: `<p>تخصص الهيئة الرصيف للسفينة في اجتماع يومي تحضره المحطات والوكلاء، وتُقدَّم السفن بحسب وقت وصولها ونوع حمولتها. ثم تتولى فرق الربط تثبيت الحبال وفكّها.</p>
<ul>
<li>يقدّم الوكيل طلب الرسو قبل الوصول بـ${FACTS.ar.arrivalNoticeHours} ساعة على الأقل.</li>
<li>تُعطى الأولوية لسفن الركاب والمواشي والأغذية الأساسية.</li>
<li>تُعرض حركة السفن في خدمة <a href="/e-services/vesselsearch">البحث عن السفن</a>.</li>
</ul>`,
    },
    en: {
      Title: 'Berthing and mooring',
      Content: `<p>Berths are assigned at a daily meeting of the authority, the terminals and the agents, by time of arrival and type of cargo. Mooring teams then make fast the lines and release them on departure.</p>
<ul>
<li>The agent must submit the berth request ${FACTS.en.arrivalNoticeHours} hours before arrival.</li>
<li>Passenger ships, livestock and essential food have priority.</li>
<li>Ship movements are shown in the <a href="/e-services/vesselsearch">vessel search</a>.</li>
</ul>`,
    },
  },
  {
    shared: { BackgroundImage: 'quay-cranes-4.webp', DisplayOrder: 4 },
    ar: {
      Title: 'مناولة البضائع',
      Content: `<p>تناول المحطات المتخصصة الحاويات والبضائع العامة والسائبة والمركبات والمواشي، بمعدات تخدم أكبر السفن. ويلتزم كل مشغل بمعدلات أداء معلنة في عقده، تراقبها الهيئة شهريًا.</p>
<ul>
<li>رافعات رصيف تصل أذرعها إلى ${FACTS.ar.craneRows} صفًا من الحاويات.</li>
<li>محمّلات سفن وسيور ناقلة مغلقة للبضائع السائبة.</li>
<li>معدات خاصة للأحمال الاستثنائية بإذن مسبق.</li>
<li>إجراءات قبول مستقلة للبضائع الخطرة وفق المدونة البحرية الدولية للبضائع الخطرة.</li>
</ul>`,
    },
    en: {
      Title: 'Cargo handling',
      Content: `<p>Specialised terminals handle containers, general and bulk cargo, vehicles and livestock with equipment that serves the largest ships. Each operator must meet the performance rates in its contract, which the authority checks every month.</p>
<ul>
<li>Ship-to-shore cranes that reach across ${FACTS.en.craneRows} rows of containers.</li>
<li>Ship loaders and enclosed conveyors for bulk cargo.</li>
<li>Special equipment for exceptional loads, by prior permission.</li>
<li>Separate acceptance procedures for dangerous goods under the international code.</li>
</ul>`,
    },
  },
  {
    shared: { BackgroundImage: 'warehouse-1.webp', DisplayOrder: 5 },
    ar: {
      Title: 'التخزين والساحات',
      Content: `<p>تضم الموانئ مستودعات مغلقة ومبردة وساحات مكشوفة ومناطق إيداع وإعادة تصدير. وتبقى البضاعة في الساحة مدة معفاة من أجور التخزين، تُحتسب من اليوم التالي لتمام التفريغ.</p>
<table>
<caption>مدد الإعفاء من أجور التخزين</caption>
<thead><tr><th scope="col">نوع البضاعة</th><th scope="col">المدة بالأيام</th></tr></thead>
<tbody>
${FACTS.ar.freeDayRows}
</tbody>
</table>`,
    },
    en: {
      Title: 'Storage and yards',
      Content: `<p>The ports have covered and cold warehouses, open yards, and bonded and re-export zones. Goods may stay in the yard free of storage charges for a period counted from the day after unloading is complete.</p>
<table>
<caption>Free storage periods</caption>
<thead><tr><th scope="col">Cargo</th><th scope="col">Days</th></tr></thead>
<tbody>
${FACTS.en.freeDayRows}
</tbody>
</table>`,
    },
  },
  {
    shared: { BackgroundImage: 'tanker-terminal-4.webp', DisplayOrder: 6 },
    ar: {
      Title: 'التزويد بالوقود والتموين',
      Content: `<p>يزوّد مقدمو الخدمة المرخصون السفن بالوقود والمياه العذبة والمؤن وقطع الغيار، على الرصيف أو في منطقة الانتظار.</p>
<ul>
<li>يُشترط ترخيص تموين السفن، وتفصيله في <a href="/e-services/license">نظام التراخيص</a>.</li>
<li>يُبلَّغ برج المراقبة قبل التزويد بالوقود بـ${FACTS.ar.bunkerNoticeHours} ساعات، وتُطوَّق السفينة بحاجز عائم.</li>
<li>تُسلَّم مخلفات السفينة إلى مرافق الاستقبال مقابل إيصال.</li>
</ul>`,
    },
    en: {
      Title: 'Bunkering and supply',
      Content: `<p>Licensed providers supply ships with fuel, fresh water, provisions and spare parts, at the berth or in the anchorage area.</p>
<ul>
<li>A ship chandling licence is required; see the <a href="/e-services/license">license system</a>.</li>
<li>The control tower must be told ${FACTS.en.bunkerNoticeHours} hours before bunkering begins, and a floating boom is laid around the ship.</li>
<li>Ships deliver their waste to reception facilities and get a receipt.</li>
</ul>`,
    },
  },
  {
    shared: { BackgroundImage: 'dry-dock-2.webp', DisplayOrder: 7 },
    ar: {
      Title: 'إصلاح السفن',
      Content: `<p>تتوافر في ميناء جدة وميناء الدمام أحواض ومنصات رفع لإصلاح السفن وصيانتها الدورية، وورش للمحركات والمراوح وأعمال الصلب.</p>
<ul>
<li>حوضان جافّان في ميناء جدة وحوض في ميناء الدمام للسفن التي يصل طولها إلى ${FACTS.ar.dryDockLength} مترًا.</li>
<li>منصتا رفع في ميناء الدمام للقاطرات وسفن الإمداد.</li>
<li>إصلاحات عاجلة على الرصيف بعد الحصول على تصريح العمل الساخن.</li>
</ul>`,
    },
    en: {
      Title: 'Ship repair',
      Content: `<p>Jeddah and Dammam have docks and lifting platforms for repairs and scheduled maintenance, and workshops for engines, propellers and steelwork.</p>
<ul>
<li>Two dry docks in Jeddah and one in Dammam for ships up to ${FACTS.en.dryDockLength} metres long.</li>
<li>Two lifting platforms in Dammam for tugs and supply vessels.</li>
<li>Urgent repairs at the berth, once a hot-work permit has been issued.</li>
</ul>`,
    },
  },
  {
    shared: { BackgroundImage: 'passenger-terminal-1.webp', DisplayOrder: 8 },
    ar: {
      Title: 'خدمات الركاب',
      Content: `<p>تستقبل صالات الركاب في جدة وينبع وجازان وضباء الحجاج والمعتمرين والمسافرين وسياح الرحلات البحرية، وتُنهى فيها إجراءات السفر في مكان واحد.</p>
<ul>
<li>صالات منفصلة للقدوم والمغادرة، ومصليات وعيادات ومطاعم.</li>
<li>مسارات للمركبات المصاحبة للركاب.</li>
<li>مرافق وممرات مهيأة للأشخاص ذوي الإعاقة وكبار السن.</li>
<li>تنظيم خاص لموسم الحج بالتنسيق مع الجهات المعنية.</li>
</ul>`,
    },
    en: {
      Title: 'Passenger services',
      Content: `<p>The passenger halls of Jeddah, Yanbu, Jazan and Duba receive pilgrims, ferry travellers and cruise visitors, who complete all travel procedures in one place.</p>
<ul>
<li>Separate arrival and departure halls, with prayer rooms, clinics and restaurants.</li>
<li>Lanes for vehicles that travel with passengers.</li>
<li>Facilities and routes for disabled people and older travellers.</li>
<li>Special arrangements for the Hajj season, in coordination with the agencies concerned.</li>
</ul>`,
    },
  },
] satisfies SeedEntry[];
