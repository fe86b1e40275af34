import { OPERATORS } from '../facts/operators';
import { CAPACITY } from '../facts/ports';
import { terminalFields } from '../facts/terminals';
import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      Slug: 'dammam',
      UnLocode: 'SADMM',
      Category: 'commercial',
      Latitude: 26.5,
      Longitude: 50.2,
      ...terminalFields('dammam'),
      Capacity: CAPACITY.dammam,
      Area: 19,
      CoverImage: 'container-yard-2.webp',
      TelNo: '+966 13 000 0200',
      FaxNo: '+966 13 000 0201',
      DisplayOrder: 2,
    },
    ar: {
      Port: 'ميناء الدمام',
      Operators: OPERATORS.dammam.ar,
      ContactUsTitle: 'إدارة ميناء الدمام',
      PostalAddress: 'ص.ب. 00000، الدمام 31000، المملكة العربية السعودية',
      Description: `<p>يُعد ميناء الدمام المنفذ البحري الرئيس على ساحل الخليج العربي، وثاني موانئ الهيئة في حركة الحاويات. بدأ رصيفًا خشبيًا صغيرًا يستقبل معدات حقول النفط في منتصف القرن الماضي، ثم امتدت أرصفته في البحر حتى صار يخدم المنطقتين الشرقية والوسطى معًا.</p>
<p>يضم الميناء 43 رصيفًا في ست محطات، وتبلغ طاقته الاستيعابية 165 مليون طن في السنة. وفيه محطتان للحاويات بعمق يصل عند الرصيف إلى ${FACTS.ar.dammamDepth} مترًا، ومحطات للبضائع العامة والغلال والإسمنت والمركبات والمواشي، وورش لإصلاح السفن والقاطرات.</p>
<p>ويتميز الميناء بخط للسكك الحديدية يصل ساحاته بالميناء الجاف في الرياض، فتُنقل الحاويات بالقطار من جوار الرصيف وتُنهى إجراءات فسحها في العاصمة. وقد خُفض بذلك عدد الشاحنات على الطرق، وصار في وسع المستورد في المنطقة الوسطى أن يستلم بضاعته قريبًا من مستودعه.</p>
<p>ويصل الميناءَ خطٌّ ملاحي أسبوعي بموانئ شرق آسيا، وتعمل فيه منطقة لوجستية للتخزين وإعادة التصدير. وتواصل الهيئة ربط بواباته بمنصة مواعيد الشاحنات، وتحديث رافعاته لتُشغَّل عن بُعد، وقد بدأت بمحطة الحاويات الأولى التي تُدار ساحتها كلها من غرفة تحكم واحدة.</p>`,
      AssetsAndFacilities: `<h3>المعدات والمرافق</h3>
<ul>
<li>27 رافعة رصيف و90 رافعة ساحة.</li>
<li>ساحة للقطارات بأربعة خطوط متصلة بالميناء الجاف.</li>
<li>صوامع غلال بسعة 140 ألف طن.</li>
<li>مجمع لإصلاح السفن فيه حوض جاف طوله ${FACTS.ar.dryDockLength} مترًا ومنصتا رفع.</li>
<li>ساحات مكشوفة للمركبات تتسع لعشرين ألف مركبة.</li>
</ul>
<h3>الخدمات البحرية</h3>
<ul>
<li>الإرشاد والقطر والربط على مدار الساعة.</li>
<li>التزويد بالوقود والمياه والمؤن والكهرباء من الرصيف.</li>
<li>استقبال مخلفات السفن.</li>
</ul>`,
    },
    en: {
      Port: 'Dammam Port',
      Operators: OPERATORS.dammam.en,
      ContactUsTitle: 'Dammam Port Administration',
      PostalAddress: 'P.O. Box 00000, Dammam 31000, Saudi Arabia',
      Description: `<p>Dammam Port is the main gateway on the Arabian Gulf and the authority’s second port for containers. It began in the middle of the last century as a small wooden jetty for oilfield equipment; its quays then reached out into the sea until the port came to serve the eastern and central regions together.</p>
<p>The port has 43 berths in six terminals and a capacity of 165 million tonnes a year. It has two container terminals with up to ${FACTS.en.dammamDepth} metres of water alongside, terminals for general cargo, grain, cement, vehicles and livestock, and workshops for repairing ships and tugs.</p>
<p>A railway runs from its yards to the dry port in Riyadh. Containers leave by train from beside the quay and are cleared in the capital. This has reduced the number of trucks on the roads, and importers in the central region can collect their goods close to their own warehouses.</p>
<p>A weekly service connects the port with East Asia, and a logistics zone offers storage and re-export. The authority continues to link the gates to the truck appointment platform and to modernise the cranes so that they can be operated from a distance. It has begun with the First Container Terminal, whose whole yard is run from a single control room.</p>`,
      AssetsAndFacilities: `<h3>Equipment and facilities</h3>
<ul>
<li>27 ship-to-shore cranes and 90 yard cranes.</li>
<li>A rail yard with four tracks connected to the dry port.</li>
<li>Grain silos with a capacity of 140,000 tonnes.</li>
<li>A ship repair yard with a dry dock of ${FACTS.en.dryDockLength} metres and two lifting platforms.</li>
<li>Open yards for 20,000 vehicles.</li>
</ul>
<h3>Marine services</h3>
<ul>
<li>Pilotage, towage and mooring around the clock.</li>
<li>Fuel, fresh water, provisions and shore power.</li>
<li>Reception of ships’ waste.</li>
</ul>`,
    },
  },
  {
    shared: {
      Slug: 'jubail-industrial',
      Category: 'industrial',
      Latitude: 27.05,
      Longitude: 49.68,
      ...terminalFields('jubail-industrial'),
      Capacity: CAPACITY['jubail-industrial'],
      Area: 15.4,
      CoverImage: 'tanker-terminal-1.webp',
      TelNo: '+966 13 000 0300',
      FaxNo: '+966 13 000 0301',
      DisplayOrder: 3,
    },
    ar: {
      Port: 'ميناء الجبيل الصناعي',
      Operators: OPERATORS['jubail-industrial'].ar,
      ContactUsTitle: 'إدارة ميناء الجبيل الصناعي',
      PostalAddress: 'ص.ب. 00000، الجبيل الصناعية 31900، المملكة العربية السعودية',
      Description: `<p>يُعد ميناء الجبيل الصناعي منفذ الصناعات البتروكيماوية إلى الأسواق العالمية، وقد شُيّد مع المدينة الصناعية التي يخدمها ليكون جزءًا من دورة الإنتاج فيها. وتمتد أرصفته في البحر على جسر طوله عشرة كيلومترات، حتى تبلغ المياه العمق اللازم للناقلات الكبيرة دون حاجة إلى تكريك متكرر.</p>
<p>يضم الميناء 44 رصيفًا في خمس محطات، وتبلغ طاقته الاستيعابية 205 ملايين طن في السنة، وهي ثاني أكبر طاقة بين موانئ الهيئة. ويصدّر الميناء السوائل البتروكيماوية والأسمدة والكبريت والمنتجات المكررة، ويستقبل خامات المصانع ومعداتها الثقيلة.</p>
<p>وتنقل خطوط الأنابيب والسيور المغلقة معظم الصادرات من المصنع إلى السفينة مباشرةً. وتُراقَب هذه الخطوط من غرفة تحكم موحدة تعمل على مدار الساعة، وتُقاس جودة الهواء ومياه البحر في محطات رصد ثابتة، وتُرسل نتائجها إلى الجهة المختصة بالبيئة أولًا بأول.</p>
<p>وتطبّق الهيئة في الميناء نظام التصاريح الإلكترونية للعمل الساخن والأماكن المغلقة، وتشترط اجتياز برنامج للسلامة قبل دخول المناطق المقيّدة. وتعمل الهيئة مع المصانع على إعداد رصيف لتزويد السفن بالوقود منخفض الانبعاثات، يُنتظر أن يكون الأول من نوعه على ساحل الخليج العربي.</p>`,
      AssetsAndFacilities: `<h3>المعدات والمرافق</h3>
<ul>
<li>سيور مغلقة لتحميل الكبريت واليوريا بطاقة 3,000 طن في الساعة.</li>
<li>خزانات للسوائل الكيميائية بسعة مليون متر مكعب.</li>
<li>رصيف للأحمال الاستثنائية يتحمل 12 طنًا للمتر المربع.</li>
<li>شبكة لإطفاء الحرائق بمياه البحر والرغوة.</li>
</ul>
<h3>السلامة والبيئة</h3>
<ul>
<li>غرفة تحكم موحدة تعمل على مدار الساعة.</li>
<li>محطات ثابتة لرصد جودة الهواء ومياه البحر.</li>
<li>6 قاطرات مجهزة لمكافحة الحرائق والتسربات الزيتية.</li>
</ul>`,
    },
    en: {
      Port: 'Jubail Industrial Port',
      Operators: OPERATORS['jubail-industrial'].en,
      ContactUsTitle: 'Jubail Industrial Port Administration',
      PostalAddress: 'P.O. Box 00000, Jubail Industrial City 31900, Saudi Arabia',
      Description: `<p>Jubail Industrial Port is the outlet of the petrochemical industries to world markets. It was built together with the industrial city that it serves, as part of its production cycle. Its quays extend into the sea along a causeway ten kilometres long, to where the water is deep enough for large tankers without frequent dredging.</p>
<p>The port has 44 berths in five terminals and a capacity of 205 million tonnes a year, the second largest among the authority’s ports. It exports liquid petrochemicals, fertilisers, sulphur and refined products, and receives raw materials and heavy equipment for the plants.</p>
<p>Pipelines and enclosed conveyors carry most exports directly from the plant to the ship. They are watched from a single control room that works around the clock. Fixed stations measure the quality of the air and of the sea water, and their readings are passed to the environmental regulator as they are taken.</p>
<p>The authority uses electronic permits at the port for hot work and for confined spaces, and requires everyone to pass a safety course before entering the restricted areas. Together with the plants, it is preparing a berth that will supply ships with low-emission fuels, the first of its kind on this coast.</p>`,
      AssetsAndFacilities: `<h3>Equipment and facilities</h3>
<ul>
<li>Enclosed conveyors that load sulphur and urea at 3,000 tonnes an hour.</li>
<li>Tanks for liquid chemicals with a capacity of one million cubic metres.</li>
<li>A quay for exceptional loads, bearing 12 tonnes per square metre.</li>
<li>A fire-fighting network of sea water and foam.</li>
</ul>
<h3>Safety and environment</h3>
<ul>
<li>A single control room, staffed around the clock.</li>
<li>Fixed stations that monitor air and sea water.</li>
<li>Six tugs equipped to fight fires and spills.</li>
</ul>`,
    },
  },
  {
    shared: {
      Slug: 'jubail-commercial',
      UnLocode: 'SAJUB',
      Category: 'commercial',
      Latitude: 27.01,
      Longitude: 49.66,
      ...terminalFields('jubail-commercial'),
      Capacity: CAPACITY['jubail-commercial'],
      Area: 8.2,
      CoverImage: 'berth-aerial-3.webp',
      TelNo: '+966 13 000 0500',
      FaxNo: '+966 13 000 0501',
      DisplayOrder: 5,
    },
    ar: {
      Port: 'ميناء الجبيل التجاري',
      Operators: OPERATORS['jubail-commercial'].ar,
      ContactUsTitle: 'إدارة ميناء الجبيل التجاري',
      PostalAddress: 'ص.ب. 00000، الجبيل 31950، المملكة العربية السعودية',
      Description: `<p>يجاور ميناء الجبيل التجاري مدينة الجبيل القديمة التي عُرفت بالغوص على اللؤلؤ وصيد الأسماك، وقد نشأ لخدمة حركة البضائع العامة والحاويات التي تولّدها المدينة الصناعية، فتخصّص الميناءان وخفّ الضغط عن كل منهما.</p>
<p>يضم الميناء 25 رصيفًا في ثلاث محطات، وتبلغ طاقته الاستيعابية 70 مليون طن في السنة. وتصدّر محطة الحاويات المنتجات البلاستيكية والكيماوية المعبأة إلى أسواق آسيا وأوروبا، وتستقبل محطة البضائع العامة الحديد والأخشاب ومعدات المشاريع، وتناول محطة البضائع السائبة الحبوب والإسمنت والحجر الجيري.</p>
<p>وساحات الميناء واسعة متصلة، ولذلك تُجمَّع فيها وحدات المصانع والمنصات البحرية قبل شحنها قطعة واحدة. ويقصدها المقاولون لهذا الغرض من أنحاء المنطقة الشرقية، وتُؤجَّر لهم الساحات بعقود قصيرة وفق الأجور المعلنة في صفحة <a href="/e-services/reqrentalfacilities">طلب استئجار المرافق</a>.</p>
<p>ويتصل الميناء بالطريق السريع بين الدمام والحدود الشمالية، وبخط للسكك الحديدية يصله بشبكة الشمال. وتعمل الهيئة على توسعة ساحة الحاويات المبردة فيه، وقد شُغّلت بواباته آليًا بالكامل، فصار متوسط دخول الشاحنة ${FACTS.ar.gateMinutes} دقائق كما في الموانئ الرئيسة.</p>`,
      AssetsAndFacilities: `<h3>المعدات والمرافق</h3>
<ul>
<li>8 رافعات رصيف و14 رافعة متحركة.</li>
<li>ساحات لتجميع الوحدات الصناعية بمساحة 300 ألف متر مربع.</li>
<li>مستودعات مغلقة بمساحة 62 ألف متر مربع.</li>
<li>محطة قطارات للحاويات والبضائع العامة.</li>
</ul>
<h3>الخدمات</h3>
<ul>
<li>الإرشاد والقطر والربط على مدار الساعة.</li>
<li>مناولة الأحمال الاستثنائية.</li>
<li>التزويد بالوقود والمياه.</li>
</ul>`,
    },
    en: {
      Port: 'Jubail Commercial Port',
      Operators: OPERATORS['jubail-commercial'].en,
      ContactUsTitle: 'Jubail Commercial Port Administration',
      PostalAddress: 'P.O. Box 00000, Jubail 31950, Saudi Arabia',
      Description: `<p>Jubail Commercial Port adjoins the old town of Jubail, once known for pearl diving and fishing. It was developed for the general cargo and containers that the industrial city generates, so that each of the two ports could specialise and neither would be overloaded.</p>
<p>The port has 25 berths in three terminals and a capacity of 70 million tonnes a year. The container terminal exports packed plastics and chemicals to Asia and Europe; the general cargo terminal receives steel, timber and project equipment; the bulk terminal handles grain, cement and limestone.</p>
<p>Its yards are large and unbroken. Modules for plants and offshore platforms are therefore assembled here and shipped in one piece, and contractors from all over the Eastern Province come to the port for this purpose. Yards are let on short contracts at the rents published on the <a href="/e-services/reqrentalfacilities">facility rental page</a>.</p>
<p>The port is connected to the motorway between Dammam and the northern border, and to the northern railway network. The authority is extending the yard for refrigerated containers. The gates are fully automatic, and a truck now enters in ${FACTS.en.gateMinutes} minutes on average, as at the main ports.</p>`,
      AssetsAndFacilities: `<h3>Equipment and facilities</h3>
<ul>
<li>Eight ship-to-shore cranes and 14 mobile cranes.</li>
<li>Assembly yards for industrial modules, 300,000 square metres in all.</li>
<li>Covered warehouses of 62,000 square metres.</li>
<li>A rail terminal for containers and general cargo.</li>
</ul>
<h3>Services</h3>
<ul>
<li>Pilotage, towage and mooring around the clock.</li>
<li>Handling of exceptional loads.</li>
<li>Fuel and fresh water.</li>
</ul>`,
    },
  },
] satisfies SeedEntry[];
