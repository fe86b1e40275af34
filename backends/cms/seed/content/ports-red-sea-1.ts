import { OPERATORS } from '../facts/operators';
import { CAPACITY } from '../facts/ports';
import { terminalFields } from '../facts/terminals';
import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      Slug: 'jeddah',
      UnLocode: 'SAJED',
      Category: 'commercial',
      Latitude: 21.48,
      Longitude: 39.17,
      ...terminalFields('jeddah'),
      Capacity: CAPACITY.jeddah,
      Area: 12.5,
      CoverImage: 'quay-cranes-1.webp',
      TelNo: '+966 12 000 0100',
      FaxNo: '+966 12 000 0101',
      DisplayOrder: 1,
    },
    ar: {
      Port: 'ميناء جدة',
      Operators: OPERATORS.jeddah.ar,
      ContactUsTitle: 'إدارة ميناء جدة',
      PostalAddress: 'ص.ب. 00000، جدة 21000، المملكة العربية السعودية',
      Description: `<p>يقع ميناء جدة في منتصف الساحل الشرقي للبحر الأحمر، على خط الملاحة الدولي الذي يصل الشرق بالغرب، وهو أكبر موانئ الهيئة في عدد الأرصفة وحجم البضائع المناولة. وقد عُرفت جدة مرفأً لمكة المكرمة منذ صدر الإسلام، وظل ميناؤها إلى اليوم المنفذ البحري الرئيس للواردات والصادرات في المنطقة الغربية، وباب ضيوف الرحمن القادمين بحرًا لأداء الحج والعمرة.</p>
<p>يضم الميناء 62 رصيفًا موزعة على ثماني محطات متخصصة، وتبلغ طاقته الاستيعابية 240 مليون طن في السنة. وتستقبل محطتا الحاويات أكبر السفن العاملة في العالم بعد تعميق القناة الملاحية وحوض الدوران إلى ${FACTS.ar.jeddahDepth} مترًا، وتخدم المحطات الأخرى البضائع العامة والغلال والمركبات والمواشي والركاب.</p>
<p>وتتصل ساحات الميناء بشبكة الطرق السريعة عبر بوابات آلية تعمل بنظام المواعيد، وتقع خلفها منطقة إيداع وإعادة تصدير تخدم أسواق المنطقة وشرق أفريقيا. وتعمل في الميناء غرفة لمراقبة حركة السفن على مدار الساعة، ويتولى مرشدوه إرشاد السفن الداخلة إليه والخارجة منه عبر ممرات محفوفة بالشعاب المرجانية.</p>
<p>وتنفّذ الهيئة في الميناء برنامجًا لتزويد السفن بالكهرباء من الرصيف، وآخر لمراقبة جودة مياه البحر في الأحواض، حرصًا على سلامة البيئة البحرية المحيطة به.</p>`,
      AssetsAndFacilities: `<h3>المعدات والمرافق</h3>
<ul>
<li>41 رافعة رصيف لمناولة الحاويات.</li>
<li>صوامع غلال بسعة 200 ألف طن.</li>
<li>حوضان جافّان لإصلاح السفن.</li>
<li>صالات لاستقبال الحجاج والمعتمرين والمسافرين.</li>
<li>منطقة إيداع وإعادة تصدير متصلة بالأرصفة.</li>
</ul>
<h3>الخدمات البحرية</h3>
<ul>
<li>الإرشاد والقطر والربط على مدار الساعة.</li>
<li>التزويد بالوقود والمياه والكهرباء من الرصيف.</li>
<li>استقبال مخلفات السفن وفق الاتفاقيات الدولية.</li>
</ul>`,
    },
    en: {
      Port: 'Jeddah Port',
      Operators: OPERATORS.jeddah.en,
      ContactUsTitle: 'Jeddah Port Administration',
      PostalAddress: 'P.O. Box 00000, Jeddah 21000, Saudi Arabia',
      Description: `<p>Jeddah Port lies halfway along the eastern shore of the Red Sea, on the main shipping route between East and West. It is the authority’s largest port by number of berths and by cargo handled. Jeddah has been the harbour of Makkah since the early days of Islam; its port is still the principal gateway for imports and exports in the western region, and the door through which pilgrims arrive by sea for Hajj and Umrah.</p>
<p>The port has 62 berths in eight specialised terminals, with a capacity of 240 million tonnes a year. Now that the approach channel and the turning basin have been deepened to ${FACTS.en.jeddahDepth} metres, its two container terminals receive the largest vessels in service. The other terminals serve general cargo, grain, vehicles, livestock and passengers.</p>
<p>Automated gates, run by appointment, connect the yards with the motorway network. Behind them lies a bonded and re-export zone that serves the markets of the region and of East Africa. A vessel traffic control room works around the clock, and the port’s pilots guide ships in and out through passages lined with coral reefs.</p>
<p>The authority is carrying out a programme at the port to supply ships with electricity from the quay, and another to monitor the quality of sea water in the basins, in order to protect the surrounding marine environment.</p>`,
      AssetsAndFacilities: `<h3>Equipment and facilities</h3>
<ul>
<li>41 ship-to-shore container cranes.</li>
<li>Grain silos with a capacity of 200,000 tonnes.</li>
<li>Two dry docks for ship repair.</li>
<li>Halls for pilgrims and other passengers.</li>
<li>A bonded and re-export zone connected to the quays.</li>
</ul>
<h3>Marine services</h3>
<ul>
<li>Pilotage, towage and mooring around the clock.</li>
<li>Fuel, fresh water and shore power.</li>
<li>Reception of ships’ waste under the international conventions.</li>
</ul>`,
    },
  },
  {
    shared: {
      Slug: 'yanbu-industrial',
      Category: 'industrial',
      Latitude: 23.95,
      Longitude: 38.23,
      ...terminalFields('yanbu-industrial'),
      Capacity: CAPACITY['yanbu-industrial'],
      Area: 11.6,
      CoverImage: 'tanker-terminal-2.webp',
      TelNo: '+966 14 000 0400',
      FaxNo: '+966 14 000 0401',
      DisplayOrder: 4,
    },
    ar: {
      Port: 'ميناء ينبع الصناعي',
      Operators: OPERATORS['yanbu-industrial'].ar,
      ContactUsTitle: 'إدارة ميناء ينبع الصناعي',
      PostalAddress: 'ص.ب. 00000، ينبع الصناعية 41000، المملكة العربية السعودية',
      Description: `<p>أُنشئ ميناء ينبع الصناعي على ساحل البحر الأحمر ليخدم المدينة الصناعية المحيطة به، وهو أكبر موانئ الساحل الغربي في مناولة النفط الخام والمنتجات المكررة والبتروكيماويات. وتصل إليه خطوط الأنابيب الممتدة من حقول المنطقة الشرقية، فتُغني الناقلات المتجهة إلى أوروبا والأمريكتين عن الدوران حول شبه الجزيرة العربية.</p>
<p>يضم الميناء 40 رصيفًا في خمس محطات، وتبلغ طاقته الاستيعابية 190 مليون طن في السنة. وتستقبل محطة النفط الخام ناقلات عملاقة يصل غاطسها إلى ${FACTS.ar.yanbuIndustrialDraught} متر، وخُصصت المحطات الأخرى للمنتجات المكررة والبتروكيماويات والبضائع السائبة والبضائع العامة.</p>
<p>ويرتبط الميناء بمصانع المدينة عبر ممرات للأنابيب والسيور الناقلة، فتنتقل المنتجات من خطوط الإنتاج إلى السفينة دون المرور بالطرق العامة. وقد سجّل الميناء في السنوات الأخيرة نموًا متواصلًا في مناولة البضائع السائبة، وأُضيفت إليه ساحات جديدة للبضائع العامة تخدم الصناعات التحويلية.</p>
<p>وتطبّق الهيئة في الميناء أعلى متطلبات السلامة المقررة للموانئ النفطية، وتشمل وحدات إطفاء بحرية متأهبة على مدار الساعة، ومعدات لاحتواء التسربات الزيتية، وتدريبات مشتركة مع الجهات المعنية مرتين في السنة على الأقل.</p>`,
      AssetsAndFacilities: `<h3>المعدات والمرافق</h3>
<ul>
<li>أذرع تحميل بحرية مزودة بأنظمة فصل سريع.</li>
<li>سيور ناقلة مغلقة للمواد السائبة.</li>
<li>خزانات للسوائل الكيميائية ومستودعات مبردة.</li>
<li>ساحة مكشوفة للبضائع العامة ومواد المشاريع.</li>
</ul>
<h3>السلامة والبيئة</h3>
<ul>
<li>4 قاطرات مجهزة لمكافحة الحرائق.</li>
<li>مركز للاستجابة للتسربات الزيتية.</li>
<li>محطة لاستقبال مياه الاتزان الملوثة ومعالجتها.</li>
</ul>`,
    },
    en: {
      Port: 'Yanbu Industrial Port',
      Operators: OPERATORS['yanbu-industrial'].en,
      ContactUsTitle: 'Yanbu Industrial Port Administration',
      PostalAddress: 'P.O. Box 00000, Yanbu Industrial City 41000, Saudi Arabia',
      Description: `<p>Yanbu Industrial Port was built on the Red Sea coast to serve the industrial city around it, and is the largest port of the west coast for crude oil, refined products and petrochemicals. Pipelines from the fields of the Eastern Province end here, so that tankers bound for Europe and the Americas need not sail around the Arabian Peninsula.</p>
<p>The port has 40 berths in five terminals and a capacity of 190 million tonnes a year. The crude oil terminal receives very large tankers with a draught of up to ${FACTS.en.yanbuIndustrialDraught} metres; the other terminals are given over to refined products, petrochemicals, dry bulk and general cargo.</p>
<p>Pipe corridors and conveyor belts connect the port with the city’s plants, so products move from the production line to the ship without using public roads. In recent years the port’s bulk throughput has grown steadily, and new general cargo yards have been added for the manufacturing industries.</p>
<p>The authority applies the strictest safety requirements for oil ports here. They include fire-fighting vessels on standby around the clock, spill containment equipment, and joint exercises with the agencies concerned at least twice a year.</p>`,
      AssetsAndFacilities: `<h3>Equipment and facilities</h3>
<ul>
<li>Marine loading arms with emergency release systems.</li>
<li>Enclosed conveyors for dry bulk.</li>
<li>Tanks for liquid chemicals and cold stores.</li>
<li>An open yard for general cargo and project materials.</li>
</ul>
<h3>Safety and environment</h3>
<ul>
<li>Four tugs equipped for fire-fighting.</li>
<li>An oil spill response centre.</li>
<li>A plant that receives and treats contaminated ballast water.</li>
</ul>`,
    },
  },
] satisfies SeedEntry[];
