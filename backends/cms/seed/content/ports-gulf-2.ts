import { OPERATORS } from '../facts/operators';
import { CAPACITY } from '../facts/ports';
import { terminalFields } from '../facts/terminals';
import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      Slug: 'ras-al-khair',
      Category: 'industrial',
      Latitude: 27.53,
      Longitude: 49.2,
      ...terminalFields('ras-al-khair'),
      Capacity: CAPACITY['ras-al-khair'],
      Area: 23,
      CoverImage: 'bulk-terminal-1.webp',
      TelNo: '+966 13 000 0800',
      FaxNo: '+966 13 000 0801',
      DisplayOrder: 8,
    },
    ar: {
      Port: 'ميناء رأس الخير',
      Operators: OPERATORS['ras-al-khair'].ar,
      ContactUsTitle: 'إدارة ميناء رأس الخير',
      PostalAddress: 'ص.ب. 00000، رأس الخير 31960، المملكة العربية السعودية',
      Description: `<p>يخدم ميناء رأس الخير الصناعات التعدينية على ساحل الخليج العربي، ويقع إلى الشمال من الجبيل بنحو 80 كيلومترًا. تصل إليه خامات الفوسفات والبوكسيت بالقطار من مناجم الشمال والوسط، فتُصنَّع في المدينة المجاورة له، ثم تُشحن منه أسمدةً وألومنيومًا إلى الأسواق العالمية.</p>
<p>يضم الميناء 17 رصيفًا في ثلاث محطات، وتبلغ طاقته الاستيعابية 85 مليون طن في السنة. وأرصفته عميقة يصل عمق المياه عندها إلى ${FACTS.ar.rasAlKhairDepth} مترًا، ومجهزة بمعدات تحميل آلية مغلقة تمنع تطاير الغبار، وقد صُممت مستودعات الفوسفات على هيئة قباب متصلة بالأرصفة عبر سيور محمية من الرياح.</p>
<p>وبدأ في الميناء تشغيل منطقة لوجستية مساحتها مليون متر مربع تقدّم خدمات التخزين وإعادة التصدير، وهي متصلة بشبكة السكك الحديدية. ويجاور الميناءَ مجمع للصناعات البحرية تُبنى فيه السفن والمنصات وتُصان، فيستقبل الميناء مكوناته وقطعه الكبيرة.</p>
<p>ويعتمد الميناء في إنارته ومبانيه على الطاقة الشمسية نهارًا، وتُستخدم المياه المعالَجة في ريّ الأحزمة الخضراء المحيطة بساحات الخام. وتشترط الهيئة على المشغلين تقديم تقرير ربع سنوي عن الأثر البيئي لأعمالهم.</p>`,
      AssetsAndFacilities: `<h3>المعدات والمرافق</h3>
<ul>
<li>محمّلات سفن بطاقة 2,500 طن في الساعة.</li>
<li>قباب لتخزين الفوسفات والأسمدة بسعة 500 ألف طن.</li>
<li>محطة قطارات لتفريغ الخام.</li>
<li>منطقة لوجستية مساحتها مليون متر مربع.</li>
</ul>
<h3>الخدمات</h3>
<ul>
<li>الإرشاد والقطر والربط على مدار الساعة.</li>
<li>التزويد بالوقود والمياه.</li>
<li>مناولة القطع الكبيرة لمجمع الصناعات البحرية.</li>
</ul>`,
    },
    en: {
      Port: 'Ras Al-Khair Port',
      Operators: OPERATORS['ras-al-khair'].en,
      ContactUsTitle: 'Ras Al-Khair Port Administration',
      PostalAddress: 'P.O. Box 00000, Ras Al-Khair 31960, Saudi Arabia',
      Description: `<p>Ras Al-Khair Port is the port of the mining industries on the Arabian Gulf, about 80 kilometres north of Jubail. Phosphate and bauxite arrive by train from mines in the north and the centre, are processed in the neighbouring city, and leave the port for world markets as fertiliser and aluminium.</p>
<p>The port has 17 berths in three terminals and a capacity of 85 million tonnes a year. Its quays are deep, with up to ${FACTS.en.rasAlKhairDepth} metres of water alongside, and their enclosed automatic loaders keep dust from escaping. Phosphate is stored in domes that are joined to the quays by conveyors sheltered from the wind.</p>
<p>A logistics zone of one million square metres has begun work at the port. It offers storage and re-export and is connected to the railway network. Next to the port is a maritime industries complex in which ships and platforms are built and maintained; its components and large sections arrive over the port’s quays.</p>
<p>By day, solar power lights the port and supplies its buildings, and treated water irrigates the green belts around the ore yards. The authority requires operators to report every quarter on the environmental effect of their work.</p>`,
      AssetsAndFacilities: `<h3>Equipment and facilities</h3>
<ul>
<li>Ship loaders handling 2,500 tonnes an hour.</li>
<li>Storage domes for 500,000 tonnes of phosphate and fertiliser.</li>
<li>A rail terminal for unloading ore.</li>
<li>A logistics zone of one million square metres.</li>
</ul>
<h3>Services</h3>
<ul>
<li>Pilotage, towage and mooring around the clock.</li>
<li>Fuel and fresh water.</li>
<li>Handling of large sections for the maritime industries complex.</li>
</ul>`,
    },
  },
  {
    // No cover image: the site’s default photograph stands in for it.
    shared: {
      Slug: 'khafji',
      Category: 'commercial',
      Latitude: 28.42,
      Longitude: 48.53,
      ...terminalFields('khafji'),
      Capacity: CAPACITY.khafji,
      Area: 2.1,
      TelNo: '+966 13 000 1000',
      FaxNo: '+966 13 000 1001',
      DisplayOrder: 10,
    },
    ar: {
      Port: 'ميناء الخفجي',
      Operators: OPERATORS.khafji.ar,
      ContactUsTitle: 'إدارة ميناء الخفجي',
      PostalAddress: 'ص.ب. 00000، الخفجي 39000، المملكة العربية السعودية',
      Description: `<p>يقع ميناء الخفجي في أقصى الشمال من ساحل الخليج العربي، على مسافة قصيرة من الحدود الشمالية الشرقية. وهو ميناء صغير متخصص، يخدم الحقول البحرية القريبة بسفن الإمداد، ويستقبل واردات المحافظة من مواد البناء والمواد الغذائية.</p>
<p>يضم الميناء 8 أرصفة في محطة واحدة، وتبلغ طاقته الاستيعابية 12 مليون طن في السنة. ويناسب أقصى غاطس مسموح فيه، وهو ${FACTS.ar.khafjiDraught} متر، السفن الساحلية وسفن الإمداد والقاطرات وزوارق الطواقم، وترسو فيه كذلك سفن المسح والبحث العلمي التي تعمل في المنطقة.</p>
<p>وتُخزَّن في ساحاته الأنابيب ومعدات الحفر قبل نقلها إلى المنصات، وفيه ورشة لصيانة العوامات ومعدات الإرساء، ومستودع لمواد مكافحة التسربات الزيتية يخدم شمال الخليج كله. وتعمل فيه وحدة للإنقاذ البحري بالتعاون مع حرس الحدود.</p>
<p>وللصيادين في طرفه الجنوبي مرفأ يحميه كاسر أمواج، فيه مصنع للثلج وسوق للسمك. وتعمل الهيئة على تأهيل كاسر الأمواج الشمالي، وعلى زيادة مساحة الساحات المتاحة للتأجير أمام شركات الخدمات البحرية، وقد أدرجت أجورها في جدول <a href="/e-services/reqrentalfacilities">تأجير المرافق</a>. وتُنجز معاملات الوكلاء في الميناء إلكترونيًا، ولا يُحتاج إلى مراجعة مكاتبه إلا لاستلام بطاقات الدخول.</p>`,
      AssetsAndFacilities: `<h3>المعدات والمرافق</h3>
<ul>
<li>3 رافعات متحركة بقدرات تصل إلى 80 طنًا.</li>
<li>ساحات للأنابيب ومعدات الحفر بمساحة 90 ألف متر مربع.</li>
<li>مستودع إقليمي لمواد مكافحة التسربات الزيتية.</li>
<li>مرفأ للصيادين يتسع لمئة وعشرين قاربًا.</li>
</ul>
<h3>الخدمات</h3>
<ul>
<li>الإرشاد والقطر والربط.</li>
<li>التزويد بالوقود والمياه لسفن الإمداد.</li>
<li>صيانة العوامات ومعدات الإرساء.</li>
</ul>`,
    },
    en: {
      Port: 'Khafji Port',
      Operators: OPERATORS.khafji.en,
      ContactUsTitle: 'Khafji Port Administration',
      PostalAddress: 'P.O. Box 00000, Khafji 39000, Saudi Arabia',
      Description: `<p>Khafji Port is the authority’s northernmost port on the Arabian Gulf, a short distance from the north-eastern border. It is small and specialised: its supply vessels serve the nearby offshore fields, and the building materials and food imported by the governorate are landed here.</p>
<p>The port has 8 berths in one terminal and a capacity of 12 million tonnes a year. Its maximum draught of ${FACTS.en.khafjiDraught} metres suits coasters, supply vessels, tugs and crew boats, and the survey and research ships that work in the area berth here too.</p>
<p>Pipes and drilling equipment are kept in its yards before they go out to the platforms. The port has a workshop for buoys and mooring equipment, and a store of spill response materials that serves the whole of the northern Gulf. A maritime rescue unit works here together with the Border Guard.</p>
<p>At the southern end is a fishing harbour sheltered by a breakwater, with an ice plant and a fish market. The authority is rebuilding the northern breakwater and enlarging the yards that can be let to marine service companies; the rents are in the table of <a href="/e-services/reqrentalfacilities">facility rentals</a>. Agents complete their transactions electronically, and need visit the port’s offices only to collect entry cards.</p>`,
      AssetsAndFacilities: `<h3>Equipment and facilities</h3>
<ul>
<li>Three mobile cranes lifting up to 80 tonnes.</li>
<li>Yards for pipes and drilling equipment, 90,000 square metres in all.</li>
<li>A regional store of spill response materials.</li>
<li>A fishing harbour for ${FACTS.en.khafjiFishingBoats} boats.</li>
</ul>
<h3>Services</h3>
<ul>
<li>Pilotage, towage and mooring.</li>
<li>Fuel and fresh water for supply vessels.</li>
<li>Maintenance of buoys and mooring equipment.</li>
</ul>`,
    },
  },
] satisfies SeedEntry[];
