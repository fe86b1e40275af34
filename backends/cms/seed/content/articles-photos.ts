import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      Slug: 'photos-jeddah-container-berths',
      PublishDate: '2026-11-03T09:00:00+03:00',
      Category: 'Photos',
      CardImage: 'quay-cranes-2.webp',
      Images: [
        'quay-cranes-2.webp',
        'container-ship-bow-1.webp',
        'quay-cranes-1.webp',
        'container-close-up-2.webp',
        'container-ship-bow-3.webp',
        'quay-cranes-4.webp',
        'container-close-up-4.webp',
        'quay-cranes-3.webp',
      ],
    },
    ar: {
      Title: 'يوم على أرصفة الحاويات في ميناء جدة',
      Summary:
        'ترصد هذه الصور حركة المناولة على أرصفة الحاويات في ميناء جدة، من وصول السفينة إلى رفع آخر حاوية عن سطحها.',
      Body: `<p>لا تتوقف الرافعات في ميناء جدة ليلًا ولا نهارًا. تبدأ المناولة بعد ربط السفينة بأقل من ساعة، وتتوزع الرافعات على طولها وفق خطة يضعها مخطط المحطة قبل وصولها بيوم.</p>
<p>تُظهر الرسوم أوقاتًا مختلفة من اليوم، وتظهر فيها <a href="/ports?port=jeddah">أرصفة الحاويات</a> عند الفجر وفي الظهيرة وبعد الغروب.</p>`,
    },
    en: {
      Title: 'A day on the container berths of Jeddah Port',
      Summary:
        'These pictures follow the work on the container berths of Jeddah Port, from the arrival of the ship to the lifting of the last container from its deck.',
      Body: `<p>The cranes of Jeddah Port stop neither by night nor by day. Work begins within an hour of the ship being moored, and the cranes are placed along its length by a plan the terminal draws up the day before it arrives.</p>
<p>The pictures were taken at different hours and show the <a href="/ports?port=jeddah">container berths</a> at dawn, at midday and after sunset.</p>`,
    },
  },
  {
    shared: {
      Slug: 'photos-pilots-and-tugs-dammam',
      PublishDate: '2026-10-06T09:00:00+03:00',
      Category: 'Photos',
      CardImage: 'tugboats-3.webp',
      Images: [
        'pilot-boat-1.webp',
        'tugboats-3.webp',
        'pilot-boat-4.webp',
        'tugboats-2.webp',
        'bollard-rope-1.webp',
        'tugboats-4.webp',
      ],
    },
    ar: {
      Title: 'الإرشاد والقطر في ميناء الدمام',
      Summary:
        'ست صور ترافق المرشدين وأطقم القاطرات في ميناء الدمام من مدخل القناة إلى لحظة ربط السفينة على الرصيف.',
      Body: `<p>يسبق كل رسو عمل مشترك بين المرشد على ظهر السفينة، وربابنة القاطرات حولها، وعمال الربط على الرصيف. يتحدث الجميع على قناة لاسلكية واحدة، ويستغرق الرسو في الأحوال المعتادة ساعة ونصف الساعة.</p>`,
    },
    en: {
      Title: 'Pilots and tugs at Dammam Port',
      Summary:
        'Six pictures accompany the pilots and tug crews of Dammam Port from the channel entrance to the moment a ship is made fast at its berth.',
      Body: `<p>Every berthing is the joint work of the pilot on the bridge, the tug masters around the ship and the mooring gang on the quay. All of them speak on one radio channel, and in ordinary conditions a berthing takes an hour and a half.</p>`,
    },
  },
  {
    shared: {
      Slug: 'photos-grain-season-yanbu',
      PublishDate: '2026-08-25T09:00:00+03:00',
      Category: 'Photos',
      CardImage: 'grain-silos-1.webp',
      Images: [
        'grain-silos-1.webp',
        'bulk-terminal-3.webp',
        'grain-silos-3.webp',
        'grain-silos-2.webp',
        'grain-silos-4.webp',
      ],
    },
    ar: {
      Title: 'موسم الحبوب في ميناء ينبع التجاري',
      Summary:
        'صور من تفريغ سفن الحبوب وتعبئة الصوامع في ميناء ينبع التجاري، حيث تُخزَّن كميات تكفي مناطق الساحل الغربي وما جاورها.',
      Body: `<p>تصل سفن الحبوب إلى الميناء محملة بما يقارب 60 ألف طن في الرحلة الواحدة. تفرّغ الشفاطات والكباشات العنابر، ثم تنتقل الحبوب على سيور مغلقة إلى الصوامع، وتُؤخذ منها عينات للفحص قبل التخزين وبعده.</p>
<p>تتسع الصوامع لمخزون يكفي أسابيع عدة، وتخرج منها الشاحنات على مواعيد محددة سلفًا.</p>`,
    },
    en: {
      Title: 'The grain season at Yanbu Commercial Port',
      Summary:
        'Pictures of grain ships being discharged and silos filled at Yanbu Commercial Port, which stores supplies for the western coast and its neighbouring regions.',
      Body: `<p>Grain ships reach the port with close to 60,000 tonnes on each voyage. Suction unloaders and grabs empty the holds, closed conveyors carry the grain to the silos, and samples are tested before storage and after it.</p>
<p>The silos hold a stock of several weeks, and trucks leave them at times fixed in advance.</p>`,
    },
  },
  {
    shared: {
      Slug: 'photos-lights-and-buoys',
      PublishDate: '2026-07-07T09:00:00+03:00',
      Category: 'Photos',
      CardImage: 'lighthouse-2.webp',
      Images: [
        'lighthouse-2.webp',
        'channel-buoy-1.webp',
        'lighthouse-1.webp',
        'channel-buoy-3.webp',
        'lighthouse-4.webp',
        'channel-buoy-4.webp',
        'lighthouse-3.webp',
      ],
    },
    ar: {
      Title: 'علامات على صفحة البحر',
      Summary:
        'جولة بين الفنارات والعوامات التي تهدي السفن إلى موانئ الساحلين، في وضح النهار وفي عتمة الليل.',
      Body: `<p>تتولى فرق المساعدات الملاحية صيانة الفنارات والعوامات على ساحل البحر الأحمر وساحل الخليج العربي. تعمل معظم الأضواء اليوم بالطاقة الشمسية، وترسل حالتها إلى برج المراقبة كل بضع دقائق.</p>
<p>ولمن أراد أن يعرف كيف بدأت الحكاية، تنشر <a href="/history">مجلة تاريخ الموانئ</a> سيرة الفنارات الأولى.</p>`,
    },
    en: {
      Title: 'Marks upon the sea',
      Summary:
        'A tour of the lighthouses and buoys that guide ships to the ports of both coasts, in daylight and in the dark.',
      Body: `<p>Teams for aids to navigation look after the lighthouses and buoys of the Red Sea and Arabian Gulf coasts. Most of the lights now run on solar power and report their condition to the control tower every few minutes.</p>
<p>How it all began is told in the <a href="/history">magazine of port history</a>, which describes the first lighthouses.</p>`,
    },
  },
  {
    shared: {
      Slug: 'photos-from-yard-to-train',
      PublishDate: '2026-05-19T09:00:00+03:00',
      Category: 'Photos',
      CardImage: 'rail-freight-2.webp',
      Images: [
        'container-yard-1.webp',
        'rail-freight-2.webp',
        'container-yard-3.webp',
        'rail-freight-3.webp',
        'rail-freight-1.webp',
        'container-yard-4.webp',
      ],
    },
    ar: {
      Title: 'من الساحة إلى القطار',
      Summary:
        'تتابع الصور حاويات الواردات من ساحة التخزين في ميناء الدمام إلى عربات القطار المتجه إلى الميناء الجاف في الرياض.',
      Body: `<p>يغادر القطار <a href="/ports?port=dammam">ميناء الدمام</a> عدة مرات في اليوم متجهًا إلى الميناء الجاف، فيصل في ساعات قليلة ما كان يحتاج إلى قوافل من الشاحنات. وتُستكمل إجراءات الفسح في محطة الوصول، فتقل مدة بقاء الحاوية في الميناء البحري.</p>`,
    },
    en: {
      Title: 'From the yard to the train',
      Summary:
        'The pictures follow import containers from the storage yard of Dammam Port to the wagons of the train bound for the dry port in Riyadh.',
      Body: `<p>Several trains a day leave <a href="/ports?port=dammam">Dammam Port</a> for the dry port and carry in a few hours what once took convoys of trucks. Clearance is completed at the destination, so a container spends less time in the seaport.</p>`,
    },
  },
  {
    shared: {
      Slug: 'photos-vehicle-carriers',
      PublishDate: '2026-04-21T09:00:00+03:00',
      Category: 'Photos',
      CardImage: 'roro-carrier-1.webp',
      Images: [
        'roro-carrier-1.webp',
        'truck-gate-1.webp',
        'roro-carrier-3.webp',
        'truck-gate-4.webp',
        'roro-carrier-2.webp',
      ],
    },
    ar: {
      Title: 'سفن الدحرجة وساحات المركبات',
      Summary:
        'خمس صور لناقلات المركبات وهي تفرغ حمولتها، وللشاحنات التي توزعها من بوابات الميناء على مدن المملكة.',
      Body: `<p>تخرج المركبات من السفينة على منحدرها واحدة بعد أخرى، ويتناوب عليها فريق من السائقين المدربين. يُقرأ رقم هيكل كل مركبة عند نزولها، ثم تُرصّ في الساحة بحسب الجهة المستوردة، وتخرج على شاحنات مخصصة من بوابة مستقلة.</p>`,
    },
    en: {
      Title: 'Vehicle carriers and their yards',
      Summary:
        'Five pictures of vehicle carriers discharging, and of the trucks that distribute their cargo from the port gates to the cities of the Kingdom.',
      Body: `<p>The vehicles leave the ship by its ramp one after another, driven by a team of trained drivers. The chassis number of each is read as it comes ashore; it is then parked by importer and leaves on a dedicated transporter through a gate of its own.</p>`,
    },
  },
  {
    shared: {
      Slug: 'photos-solar-roofs',
      PublishDate: '2026-03-03T09:00:00+03:00',
      Category: 'Photos',
      CardImage: 'solar-roofs-2.webp',
      Images: [
        'solar-roofs-2.webp',
        'warehouse-1.webp',
        'solar-roofs-1.webp',
        'solar-roofs-4.webp',
        'warehouse-3.webp',
        'solar-roofs-3.webp',
      ],
    },
    ar: {
      Title: 'الشمس فوق المستودعات',
      Summary:
        'صور من تركيب الألواح الشمسية على أسطح المستودعات في ثلاثة موانئ، ضمن خطة الهيئة لخفض استهلاك الطاقة.',
      Body: `<p>غطت الألواح الشمسية أسطح 14 مستودعًا في موانئ جدة وجازان وينبع التجاري، وصارت تمد المكاتب والإنارة وأجهزة التبريد بجزء من حاجتها نهارًا. اختيرت الأسطح بعد دراسة إنشائية لقدرتها على الحمل ومقاومتها للرياح والرطوبة المالحة.</p>`,
    },
    en: {
      Title: 'The sun above the warehouses',
      Summary:
        'Pictures of solar panels on the warehouse roofs of three ports, part of the plan of the authority to reduce energy consumption.',
      Body: `<p>Solar panels cover the roofs of 14 warehouses at Jeddah, Jazan and Yanbu Commercial ports and now supply part of the daytime needs of offices, lighting and refrigeration. The roofs were chosen after a structural survey of their load-bearing capacity and their resistance to wind and salt-laden air.</p>`,
    },
  },
  {
    shared: {
      Slug: 'photos-dredging-jazan',
      PublishDate: '2026-01-20T09:00:00+03:00',
      Category: 'Photos',
      CardImage: 'dredger-3.webp',
      Images: [
        'dredger-3.webp',
        'breakwater-1.webp',
        'dredger-2.webp',
        'breakwater-4.webp',
        'dredger-4.webp',
      ],
    },
    ar: {
      Title: 'تعميق القناة في ميناء جازان',
      Summary:
        'ترصد الصور أعمال التعميق في القناة الملاحية لميناء جازان، وأعمال تدعيم كاسر الأمواج الذي يحمي مدخلها.',
      Body: `<p>عملت كراكتان على إزالة الرواسب من القناة وحوض الدوران في <a href="/ports?port=jazan">ميناء جازان</a>، بالتوازي مع تدعيم كاسر الأمواج بكتل خرسانية جديدة. وراقبت فرق البيئة عكارة المياه يوميًا قرب مواقع الشعاب المرجانية، وتوقف العمل كلما تجاوزت الحد المسموح.</p>`,
    },
    en: {
      Title: 'Deepening the channel of Jazan Port',
      Summary:
        'The pictures record dredging in the navigation channel of Jazan Port and the strengthening of the breakwater that shelters its entrance.',
      Body: `<p>Two dredgers removed sediment from the channel and turning basin of <a href="/ports?port=jazan">Jazan Port</a> while the breakwater was strengthened with new concrete units. Environmental teams measured turbidity near the coral every day, and work paused whenever it passed the permitted limit.</p>`,
    },
  },
  {
    shared: {
      Slug: 'photos-simulator-and-control-tower',
      PublishDate: '2025-11-18T09:00:00+03:00',
      Category: 'Photos',
      CardImage: 'simulator-hall-1.webp',
      Images: [
        'simulator-hall-1.webp',
        'control-tower-2.webp',
        'simulator-hall-3.webp',
        'control-tower-4.webp',
        'simulator-hall-2.webp',
        'control-tower-3.webp',
        'simulator-hall-4.webp',
      ],
    },
    ar: {
      Title: 'بين قاعة المحاكاة وبرج المراقبة',
      Summary:
        'يتدرب المرشدون ومراقبو الحركة على مواقف يندر وقوعها قبل أن يواجهوها في البحر، وهذه صور من قاعة المحاكاة وبرج المراقبة.',
      Body: `<p>تعيد قاعة المحاكاة بناء قنوات الموانئ العشرة كما هي، بأعماقها وتياراتها وعواماتها. يختبر المتدرب فيها الرياح الشديدة وتعطل المحرك وانعدام الرؤية، ثم يراجع مع المدرب كل قرار اتخذه.</p>
<p>وفي برج المراقبة يجلس زملاؤه أمام الشاشات ذاتها، لكن السفن فيها حقيقية.</p>`,
    },
    en: {
      Title: 'Between the simulator and the control tower',
      Summary:
        'Pilots and traffic controllers rehearse situations that rarely occur before they meet them at sea: pictures from the simulator hall and the control tower.',
      Body: `<p>The simulator hall reproduces the channels of all ten ports with their depths, currents and buoys. Trainees meet high winds, engine failure and loss of visibility, and then go through each of their decisions with the instructor.</p>
<p>In the control tower their colleagues sit before the same screens; there, however, the ships are real.</p>`,
    },
  },
  {
    shared: {
      Slug: 'photos-duba-harbour-and-ferries',
      PublishDate: '2025-09-09T09:00:00+03:00',
      Category: 'Photos',
      CardImage: 'passenger-terminal-3.webp',
      Images: [
        'passenger-terminal-3.webp',
        'fishing-harbour-1.webp',
        'passenger-terminal-2.webp',
        'fishing-harbour-2.webp',
        'fishing-harbour-4.webp',
        'fishing-harbour-3.webp',
      ],
    },
    ar: {
      Title: 'ضباء: عبّارات وقوارب صيد',
      Summary:
        'في ميناء ضباء تجاور صالة الركاب مرفأ الصيادين. صور لحركة المسافرين وقوارب الصيد على شمال البحر الأحمر.',
      Body: `<p>يربط <a href="/ports?port=duba">ميناء ضباء</a> شمال المملكة بالضفة الأخرى من البحر الأحمر بخطوط عبّارات منتظمة، وتبلغ حركته ذروتها في مواسم العمرة والحج والإجازات. وإلى جوار صالة الركاب مرفأ صغير تعود إليه قوارب الصيد مع الفجر، ويباع صيدها قبل أن ترتفع الشمس.</p>`,
    },
    en: {
      Title: 'Duba: ferries and fishing boats',
      Summary:
        'At Duba Port the passenger terminal stands beside the fishing harbour. Pictures of travellers and fishing boats on the northern Red Sea.',
      Body: `<p><a href="/ports?port=duba">Duba Port</a> links the north of the Kingdom with the far shore of the Red Sea by regular ferry lines, busiest in the Umrah, Hajj and holiday seasons. Beside the terminal lies a small harbour to which the fishing boats return at dawn, and their catch is sold before the sun is high.</p>`,
    },
  },
  {
    shared: {
      Slug: 'photos-dry-dock-and-tankers',
      PublishDate: '2025-06-24T09:00:00+03:00',
      Category: 'Photos',
      CardImage: 'dry-dock-1.webp',
      Images: [
        'dry-dock-1.webp',
        'tanker-terminal-2.webp',
        'dry-dock-3.webp',
        'tanker-terminal-4.webp',
      ],
    },
    ar: {
      Title: 'الحوض الجاف ومحطة الناقلات',
      Summary:
        'أربع صور من الحوض الجاف حيث تُفحص السفن وتُطلى، ومن محطة الناقلات التي تستقبل المشتقات البترولية والكيماوية.',
      Body: `<p>يُفرَّغ الحوض من الماء في ساعات، فتستقر السفينة على قواعدها ويظهر منها ما لا يُرى في البحر: الدفة والمروحة وأسفل البدن. وعلى مقربة منه ترسو الناقلات في محطة السوائل تحت إجراءات سلامة لا تقبل الاستثناء.</p>`,
    },
    en: {
      Title: 'The dry dock and the tanker terminal',
      Summary:
        'Four pictures from the dry dock, where ships are surveyed and painted, and from the terminal that receives oil products and chemicals.',
      Body: `<p>The dock is emptied within hours, the ship settles on its blocks, and what is never seen at sea appears: rudder, propeller and the bottom of the hull. Not far away tankers lie at the liquid terminal under safety rules that admit no exception.</p>`,
    },
  },
  {
    shared: {
      Slug: 'photos-port-security',
      PublishDate: '2025-04-15T09:00:00+03:00',
      Category: 'Photos',
      CardImage: 'patrol-boat-2.webp',
      Images: [
        'patrol-boat-2.webp',
        'cargo-scanner-1.webp',
        'patrol-boat-1.webp',
        'cargo-scanner-3.webp',
        'patrol-boat-4.webp',
      ],
    },
    ar: {
      Title: 'عيون ساهرة على الميناء',
      Summary:
        'صور من دوريات الحماية البحرية في أحواض الميناء، ومن محطات الفحص بالأشعة التي تمر بها الحاويات قبل خروجها.',
      Body: `<p>تعمل منظومة الحماية في الموانئ برًا وبحرًا: زوارق تجوب الأحواض والمداخل، وكاميرات ترصد السياج، وأجهزة أشعة تكشف محتوى الحاوية في أقل من دقيقة دون فتحها. وتُحال الحاويات المشتبه فيها إلى ساحة تفتيش مستقلة تعمل فيها الجهات المختصة معًا.</p>`,
    },
  },
] satisfies SeedEntry[];
