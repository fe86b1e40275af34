import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      Slug: 'history-from-dhows-to-deep-berths',
      PublishDate: '2026-10-11T09:00:00+03:00',
      Category: 'newsletter',
      CardImage: 'history-first-berth-1.webp',
      Images: [
        'history-dhows-1.webp',
        'history-first-berth-1.webp',
        'history-porters-2.webp',
        'history-steamship-1.webp',
      ],
    },
    ar: {
      Title: 'من مرسى السنابيك إلى الأرصفة العميقة',
      Summary:
        'قبل أن تُصب أول كتلة خرسانية كانت السفن ترسو في عرض البحر، وتُنقل حمولتها إلى الشاطئ على ظهور الرجال. يروي هذا العدد حكاية رصيف 1946، والعمال الذين بنوه، والسفينة البخارية التي افتتحته.',
      Body: `<p>لم يكن للسفن الكبيرة في النصف الأول من القرن العشرين رصيف ترسو عليه. كانت السفينة البخارية تلقي مرساتها على بعد ميل أو ميلين من الشاطئ، خلف حزام الشعاب، وتنتظر السنابيك حتى تخرج إليها.</p>
<h2>رحلة البضاعة الأخيرة</h2>
<p>كانت الأكياس والصناديق تنزل من عنبر السفينة بالحبال إلى السنبوك، فإذا امتلأ عاد بشراعه أو بمجاديفه إلى الشاطئ. وحيث يضحل الماء كان الحمالون يخوضون إليه حتى صدورهم، ويحملون ما فيه إلى الرمل ثم إلى دار الجمرك. وكان تفريغ سفينة واحدة يستغرق أسبوعين، فإن هبت الريح توقف العمل وزادت المدة.</p>
<p>ولم تكن الخسارة في الوقت وحده، فقد كان ماء البحر يفسد نصيبًا من السكر والطحين في كل رحلة، وكانت بعض الصناديق تنتهي إلى القاع.</p>
<h2>كتلة على كتلة</h2>
<p>بدأ العمل في الرصيف الخرساني الأول بإلقاء الصخور في البحر لتكوين جسر يمتد من الشاطئ إلى الماء العميق. نُقلت الصخور من محاجر قريبة على عربات تسير على قضبان ضيقة، وصُبت الكتل في ساحة على الشاطئ، ثم رُصت في مواضعها بإرشاد الغواصين. وكان كثير من هؤلاء الغواصين ممن عملوا من قبل في مغاصات اللؤلؤ.</p>
<blockquote><p>كنا نعدّ الكتل كما نعدّ الأيام: كل صباح كتلتان، فإذا سكن البحر فثلاث.</p><p>أحد رؤساء العمال في الرصيف الأول</p></blockquote>
<p>حفظت ذاكرة المكان هذه العبارة، وتناقلها أبناء قائلها من بعده.</p>
<h2>صباح الافتتاح</h2>
<p>في عام 1946 دنت أول سفينة بخارية من الرصيف ببطء، وخرج أهل المدينة يشاهدون سلّمها ينزل على اليابسة لا على سنبوك. رُبطت حبالها بمرابط من الحديد المصبوب، وفُرغت حمولتها في أربعة أيام بدلًا من أسبوعين.</p>
<p>لم تختفِ السنابيك بعد ذلك اليوم، فقد ظلت سنوات تخدم الموانئ الصغيرة، لكن زمنًا جديدًا كان قد بدأ. واليوم تضم موانئ المملكة العشرة 291 رصيفًا، وتعود جميعها في أصلها إلى ذلك الجسر من الصخور.</p>`,
    },
    en: {
      Title: 'From the dhow anchorage to the deep berths',
      Summary:
        'Before the first concrete block was cast, ships lay far out at sea and their cargo came ashore on the backs of men. This issue tells of the berth of 1946, the men who built it and the steamship that opened it.',
      Body: `<p>In the first half of the twentieth century large ships had no quay to lie against. A steamer dropped anchor a mile or two from the shore, outside the belt of reefs, and waited for the dhows to come out to it.</p>
<h2>The last stage of the voyage</h2>
<p>Sacks and crates were lowered by rope from the hold into the dhow, and when it was full it returned under sail or oars. Where the water grew shallow the porters waded out to it up to their chests and carried everything to the sand, and from there to the customs house. Discharging a single ship took two weeks; if the wind rose, work stopped and it took longer.</p>
<p>Time was not the only loss. On every trip sea water spoiled part of the sugar and flour, and some of the crates ended on the bottom.</p>
<h2>Block upon block</h2>
<p>Work on the first concrete berth began with rock tipped into the sea to form a causeway from the shore to deep water. The rock came from nearby quarries in wagons on narrow rails, and the blocks were cast in a yard on the beach and set in place with the guidance of divers. Many of these divers had worked on the pearl banks before.</p>
<blockquote><p>We counted the blocks as we counted the days: two each morning, and three when the sea was calm.</p><p>A foreman of the first berth</p></blockquote>
<p>The saying was handed down by his children and is remembered to this day.</p>
<h2>The morning of the opening</h2>
<p>In 1946 the first steamship drew slowly towards the berth, and the townspeople came out to watch its gangway being lowered on to land and not on to a dhow. Its lines were made fast to cast-iron bollards, and its cargo was discharged in four days where it had once taken two weeks.</p>
<p>The dhows did not vanish that day; for years they went on serving the small harbours. But a new age had begun. Today the ten ports of the Kingdom have 291 berths, and all of them go back to that causeway of rock.</p>`,
    },
  },
  {
    shared: {
      Slug: 'history-the-harbour-light',
      PublishDate: '2026-07-12T09:00:00+03:00',
      Category: 'newsletter',
      CardImage: 'history-lighthouse-1.webp',
      Images: [
        'history-lighthouse-1.webp',
        'history-lighthouse-2.webp',
        'history-steamship-2.webp',
        'history-old-chart-1.webp',
      ],
    },
    ar: {
      Title: 'الفنار الذي سبق الميناء',
      Summary:
        'أُضيء الفنار قبل أن يُبنى الرصيف، وظل حارسه يصعد درجاته كل مساء ليملأ خزان الكيروسين ويدير الساعة التي تحرك العدسة. حكاية ضوء غيّر طريق السفن.',
      Body: `<p>يبدأ تاريخ كثير من الموانئ بضوء. فقبل الأرصفة والمستودعات كان لا بد من علامة تقول للربان: هنا المدخل، وهنا الشعاب التي أغرقت سفنًا قبل سفينتك.</p>
<h2>شعلة على عمود</h2>
<p>كانت العلامة الأولى فانوسًا يُرفع على عمود من الخشب عند رأس اللسان، يشعله رجل من أهل الفرضة إذا انتظر الناس سفينة. وكان ضوؤه لا يُرى من أبعد من ثلاثة أميال، وتطفئه الريح متى اشتدت.</p>
<p>ثم بُني البرج الحجري من الحجر المنقبي المقطوع من الشعاب القديمة، بجدران سميكة تستدق كلما ارتفعت، ودرج حلزوني ينتهي إلى غرفة الضوء.</p>
<h2>ليلة في حياة الحارس</h2>
<p>كان الحارس يصعد قبيل المغرب فيمسح زجاج العدسة، ويملأ الخزان بالكيروسين، ويشعل الفتيلة، ثم يدير الساعة ذات الأثقال التي تحرك العدسة. وكانت الأثقال تهبط في أربع ساعات، فيستيقظ ليرفعها من جديد مرتين قبل الفجر.</p>
<blockquote><p>ينام الناس حين يظلم البحر، وأنا أصحو حين يظلم.</p><p>حارس الفنار</p></blockquote>
<p>وكان يدوّن في دفتره حالة الريح، ووقت الإشعال والإطفاء، وأسماء السفن العابرة إن عرفها. وبقي من هذه الدفاتر ما يكفي لمعرفة مواسم الضباب والعواصف في ذلك الزمن.</p>
<h2>من الفتيلة إلى الشمس</h2>
<ul>
<li>الفتيلة والكيروسين: مدى لا يزيد على 10 أميال بحرية.</li>
<li>المصباح الكهربائي ومولد الديزل: مدى يبلغ 18 ميلًا بحريًا، وحراسة دائمة.</li>
<li>الصمام الضوئي والطاقة الشمسية: مدى يتجاوز 20 ميلًا بحريًا، ومراقبة عن بُعد.</li>
</ul>
<p>لم يعد في الفنار حارس يسكنه، فقد صار يرسل حالته إلى برج المراقبة من تلقاء نفسه. غير أن الوميض بقي على إيقاعه القديم، لأن البحارة حفظوه، ولأن الخرائط طُبعت عليه.</p>
<p>ولا تزال فرق المساعدات الملاحية تصعد الدرج نفسه مرة كل ثلاثة أشهر، فتمسح الزجاج كما كان يمسحه الحارس الأول.</p>
<p>وتعرض الهيئة العدسة القديمة مع دفاتر الحراسة في مبنى قريب من الفنار.</p>`,
    },
    en: {
      Title: 'The light that came before the port',
      Summary:
        'The lighthouse was lit before the berth was built. Every evening its keeper climbed the stairs to fill the paraffin tank and wind the clockwork that turned the lens: the story of a light that changed the course of shipping.',
      Body: `<p>The history of many a port begins with a light. Before quays and warehouses there had to be a mark that told the master: here is the entrance, and here are the reefs that sank ships before yours.</p>
<h2>A flame on a post</h2>
<p>The first mark was a lantern hoisted on a wooden post at the head of the spit, lit by a man of the harbour whenever a ship was expected. It could be seen from no more than three miles away, and a strong wind put it out.</p>
<p>Then came the tower, built of coral stone cut from old reefs, with thick walls that taper as they rise and a spiral stair that ends in the lantern room.</p>
<h2>A night in the life of the keeper</h2>
<p>Shortly before sunset the keeper climbed up, wiped the glass of the lens, filled the tank with paraffin and lit the wick. He then wound the clock whose weights turned the lens. The weights ran down in four hours, so he rose twice before dawn to wind them again.</p>
<blockquote><p>People sleep when the sea grows dark. That is when I wake.</p><p>The lighthouse keeper</p></blockquote>
<p>In his log he wrote down the wind, the times of lighting and putting out, and the names of passing ships where he knew them. Enough of these logs remain to tell us the seasons of fog and storm in those years.</p>
<h2>From the wick to the sun</h2>
<ul>
<li>Wick and paraffin: a range of no more than 10 nautical miles.</li>
<li>Electric lamp and diesel generator: a range of 18 nautical miles and a permanent watch.</li>
<li>Light-emitting diode and solar power: a range of over 20 nautical miles, monitored from afar.</li>
</ul>
<p>No keeper lives in the lighthouse now; it reports its own condition to the control tower. Yet the flash has kept its old rhythm, because seamen knew it by heart and the charts were printed with it.</p>
<p>Once every three months the teams for aids to navigation still climb the same stairs and wipe the glass as the first keeper did.</p>
<p>The authority keeps the old lens and the log books on display in a building nearby.</p>`,
    },
  },
  {
    shared: {
      Slug: 'history-the-customs-house',
      PublishDate: '2026-03-15T09:00:00+03:00',
      Category: 'History',
      CardImage: 'history-customs-house-1.webp',
      Images: [
        'history-customs-house-1.webp',
        'history-customs-house-3.webp',
        'history-market-1.webp',
        'history-quay-1.webp',
      ],
    },
    ar: {
      Title: 'دار الجمرك على الواجهة البحرية',
      Summary:
        'كانت دار الجمرك أول ما يراه القادم من البحر وآخر ما يمر به الخارج إلى السوق. في رواقها وُزنت البضائع وكُتبت الدفاتر وتلاقت لغات التجار.',
      Body: `<p>لم تكن دار الجمرك مبنى للرسوم فحسب. كانت الباب الوحيد بين البحر والسوق، فلا كيس يدخل المدينة ولا مسافر يغادر الفرضة إلا مر برواقها.</p>
<p>وكان يُسمع في الرواق، في الصباح الواحد، كلام أهل الساحل وأهل الهند وشرق أفريقيا، ويفهم بعضهم بعضًا بالأرقام والإشارة.</p>
<h2>عمارة من حجر وخشب</h2>
<p>بُنيت الدار من طابقين على بعد خطوات من الماء. كان الطابق الأرضي مفتوحًا من جهة البحر بعقود واسعة تدخل منها العربات، وفيه الميزان الكبير والمخازن. أما الطابق العلوي فللكتبة ومدير الفرضة، وله رواشين من الخشب المخرم تخفف حرارة النهار وتُدخل نسيم البحر.</p>
<h2>طريق البضاعة في الدار</h2>
<ol>
<li>يعرض النوخذة أو وكيل السفينة قائمة الحمولة على كاتب الباب.</li>
<li>تُفتح عينة من كل صنف، وتُوزن الأكياس على القبان.</li>
<li>يقدّر المثمّن القيمة، ويُكتب الرسم في سجلين متطابقين.</li>
<li>يدفع التاجر، فتُختم بضاعته بالحبر ويُفتح لها باب السوق.</li>
</ol>
<p>وكان القبّان يعلن الوزن بصوت مسموع، ويردده كاتبان كل في سجله، حتى لا يقع خلاف. وبقي هذا الترديد عادة في بعض المستودعات إلى منتصف القرن الماضي.</p>
<blockquote><p>الوزن بصوتٍ واحد، والقيد بقلمين.</p><p>من أقوال أهل دار الجمرك</p></blockquote>
<h2>دفاتر تحكي</h2>
<p>تحفظ السجلات القديمة صورة دقيقة لحياة الناس: الأرز والبن والتوابل والأقمشة في المواسم كلها، والأخشاب قبل موسم البناء، ومصابيح الزيت حين شاع استعمالها، ثم قطع غيار السيارات الأولى. ومن تتبّع أبوابها عرف متى تغيرت موائد المدينة ومتى دخلت الآلة بيوتها.</p>
<h2>من القبان إلى الأشعة</h2>
<p>انتقلت أعمال الجمرك بعد إنشاء الأرصفة الحديثة إلى مبانٍ أوسع داخل الميناء، ثم صارت معظم إجراءاتها تُنجز إلكترونيًا قبل وصول السفينة. وبقيت الدار القديمة شاهدًا على الواجهة البحرية، يقصدها الزوار ليروا القبان في مكانه، والسجل مفتوحًا على آخر صفحة كُتبت فيه بخط اليد.</p>`,
    },
    en: {
      Title: 'The customs house on the waterfront',
      Summary:
        'The customs house was the first thing seen on arrival from the sea and the last door on the way to the market. In its arcade goods were weighed, ledgers written, and the languages of merchants met.',
      Body: `<p>The customs house was more than a place for duties. It was the only door between sea and market: no sack entered the town and no traveller left the harbour without passing through its arcade.</p>
<p>On a single morning the arcade heard the speech of the coast, of India and of East Africa, and all understood one another in figures and signs.</p>
<h2>Stone and timber</h2>
<p>The house had two floors and stood a few steps from the water. The ground floor opened to the sea in wide arches through which carts could enter, and held the great scales and the stores. The upper floor belonged to the clerks and the harbour director; its latticed wooden bays softened the heat of the day and let in the breeze.</p>
<h2>The path of the goods</h2>
<ol>
<li>The captain or the ship’s agent showed the list of cargo to the clerk at the door.</li>
<li>A sample of each kind was opened and the sacks were weighed.</li>
<li>The valuer set the value, and the duty was entered in two identical ledgers.</li>
<li>The merchant paid, his goods were stamped in ink and the market door was opened.</li>
</ol>
<p>The weigher called out the weight aloud and two clerks repeated it, each into his own ledger, so that no dispute could arise. In some warehouses the custom lasted until the middle of the last century.</p>
<blockquote><p>One voice for the weight, two pens for the entry.</p><p>A saying of the old customs yard</p></blockquote>
<h2>Ledgers that tell a story</h2>
<p>The old ledgers preserve a faithful picture of daily life: rice, coffee, spices and cloth in every season, timber before the building season, oil lamps when they came into use, and then spare parts for the first motor cars. Whoever follows their columns learns when the tables of the town changed and when the machine entered its houses.</p>
<h2>From the scales to the scanner</h2>
<p>After the modern berths were built, customs moved to larger buildings inside the port, and most of its procedures are now completed electronically before the ship arrives. The old house remains on the waterfront, where visitors come to see the scales in their place and the ledger open at the last page that was written.</p>`,
    },
  },
  {
    shared: {
      Slug: 'history-porters-and-sea-songs',
      PublishDate: '2025-11-16T09:00:00+03:00',
      Category: 'newsletter',
      CardImage: 'history-porters-1.webp',
      Images: [
        'history-porters-1.webp',
        'history-quay-2.webp',
        'history-porters-3.webp',
        'history-market-2.webp',
      ],
    },
    ar: {
      Title: 'نداءات الحمالين وأهازيج البحر',
      Summary:
        'كان للعمل في الفرضة إيقاع يُسمع قبل أن يُرى: نداء الحمالين على الأكياس، وصوت النهّام على ظهر السفينة. أهازيج نظّمت الجهد قبل أن تنظمه الآلة.',
      Body: `<p>من وقف على الفرضة في الماضي عرف حال العمل بأذنه. فإذا علا النداء وتسارع فالحمولة خفيفة والبحر ساكن، وإذا بطؤ وطالت وقفاته فالأكياس ثقيلة أو الموج عالٍ.</p>
<h2>الصوت الذي يحمل</h2>
<p>كان لكل فرقة من الحمالين قائد ينشد شطرًا، فترد عليه الفرقة شطرًا آخر وهي ترفع الحمل معًا. وليس النشيد للطرب، بل ليقع الجهد كله في لحظة واحدة، فلا يميل الصندوق ولا تنزلق قدم. وكانت الكلمات بسيطة: دعاء ورجاء، وذكر للأهل، ومزاح يخفف التعب.</p>
<p>وعلى ظهر السفن كان النهّام يؤدي الدور ذاته عند رفع الشراع أو جر المرساة. كان صوته من عُدة السفينة، يُختار كما يُختار الحبل والخشب، وله نصيب من أجر الرحلة.</p>
<blockquote><p>سفينة بلا نهّام كبيت بلا سراج.</p><p>من أقوال البحارة</p></blockquote>
<h2>نظام الفرضة</h2>
<p>لم يكن العمل فوضى. كانت الفرق معروفة بأسماء شيوخها، ولكل منها نصيب من السفن بالدور. وكان الشيخ يوزع الأجر آخر النهار، ويقتطع منه جزءًا للمريض ومن أُصيب في العمل، فعرفت الفرضة التكافل قبل أن تعرف أنظمة التأمين.</p>
<p>وكان من عادات الفرضة ألا يُحمَّل الصبي ما يُحمَّل الرجل، وأن يتوقف العمل عند الأذان، وأن تُسقى الفرق من ماء السبيل عند باب السوق مرتين في اليوم صيفًا.</p>
<h2>ما بقي من الصوت</h2>
<p>مع وصول الرافعات في النصف الثاني من القرن الماضي خفت النداء، ثم انتقل من الأرصفة إلى المجالس والمناسبات. وفي مدن الساحلين اليوم فرق شعبية تحفظ هذه الألوان، على البحر الأحمر بالسمسمية، وعلى الخليج العربي بالطبل والتصفيق.</p>
<p>أما على الرصيف فقد حل محل النداء جهاز لاسلكي، ولا يزال فيه شيء من القديم: صوت واحد يقول «ارفع»، وجمع كامل يتحرك في اللحظة ذاتها.</p>
<p>وقد سجلت الهيئة عددًا من هذه النداءات بأصوات من أدركوا زمنها.</p>`,
    },
    en: {
      Title: 'The porters’ calls and the songs of the sea',
      Summary:
        'Work in the old harbour had a rhythm that was heard before it was seen: the porters’ call over the sacks and the voice of the singer on board. Songs set the pace of work before machines did.',
      Body: `<p>Anyone who stood in the old harbour could tell by ear how work was going. If the call rose and quickened, the load was light and the sea calm; if it slowed and paused, the sacks were heavy or the swell was high.</p>
<h2>The voice that carries</h2>
<p>Each gang of porters had a leader who sang half a line, and the gang answered with the other half as they lifted together. The song was not for pleasure. It brought the whole effort to a single moment, so that no crate tipped and no foot slipped. The words were simple: prayer and hope, thoughts of home, and a joke to lighten the labour.</p>
<p>On board ship the singer, the <em>nahham</em>, did the same when the sail was hoisted or the anchor hauled. His voice was part of the ship’s gear, chosen as rope and timber were chosen, and he had a share in the earnings of the voyage.</p>
<blockquote><p>A ship without a singer is a house without a lamp.</p><p>A seamen’s saying</p></blockquote>
<h2>The order of the harbour</h2>
<p>Work was not disorder. Gangs were known by the names of their headmen, and each had its turn at the ships. At the end of the day the headman shared out the wages and kept back a part for the sick and injured; the harbour knew mutual support before it knew insurance.</p>
<p>By custom a boy was not given a man’s load, work stopped at the call to prayer, and in summer the gangs were given water twice a day from the fountain at the market gate.</p>
<h2>What remains</h2>
<p>When cranes arrived in the second half of the last century the call grew faint, and then moved from the quays to gatherings and festivals. Folk troupes on both coasts keep these songs alive, on the Red Sea with the lyre, on the Arabian Gulf with drum and clapping.</p>
<p>On the quay a radio has taken the place of the call, and something of the old way lives on in it: one voice says “lift”, and a whole gang moves at the same moment.</p>
<p>The authority has recorded a number of the calls in the voices of those who remember them.</p>`,
    },
  },
  {
    shared: {
      Slug: 'history-the-first-container-crane',
      PublishDate: '2025-07-13T09:00:00+03:00',
      Category: 'History',
      CardImage: 'history-first-crane-1.webp',
      Images: [
        'history-first-crane-1.webp',
        'history-first-crane-2.webp',
        'history-quay-3.webp',
        'history-first-crane-3.webp',
      ],
    },
    ar: {
      Title: 'الرافعة الأولى: يوم وصلت الحاوية',
      Summary:
        'في سبعينيات القرن الماضي ازدحمت السفن أمام الموانئ أشهرًا. ثم وصلت رافعة الحاويات الأولى على ظهر سفينة، فتغير معها كل شيء: الرصيف والساحة والشاحنة ومهنة الحمال.',
      Body: `<p>شهدت المملكة في سبعينيات القرن الماضي نهضة عمرانية لم تكن الموانئ مهيأة لها. اصطفت السفن المحملة بالإسمنت والحديد والأغذية في عرض البحر، وبلغ انتظار بعضها أشهرًا، ولجأ المستوردون إلى تفريغ أكياس الإسمنت بالطائرات العمودية.</p>
<p>ولم تكن المشكلة في قلة الأرصفة وحدها، بل في أن كل كيس كان يُرفع باليد.</p>
<h2>صندوق من حديد</h2>
<p>كان الحل يسير على البحار منذ سنوات: صندوق من الفولاذ بمقاس واحد، يُملأ في المصنع ولا يُفتح إلا عند صاحبه. لكن الصندوق يحتاج إلى رصيف أقوى، وساحة أوسع، ورافعة لم يعرفها الساحل من قبل.</p>
<p>وصلت الرافعة الأولى مفككة على ظهر سفينة، وجُمعت على الرصيف في أربعة أشهر. كان طول ذراعها يزيد على طول أي مبنى في المدينة لو نُصب قائمًا، وكان الناس يقصدون الواجهة البحرية مساء الخميس ليروها.</p>
<h2>الحاوية الأولى</h2>
<p>رُفعت الحاوية الأولى ببطء شديد، واستغرق إنزالها سبع دقائق. وبعد أسابيع صار الطاقم نفسه يرفع عشرين حاوية في الساعة.</p>
<table>
<caption>تفريغ 10,000 طن من البضائع العامة قبل الحاوية وبعدها (تقدير)</caption>
<thead><tr><th scope="col">وجه المقارنة</th><th scope="col">الأكياس والصناديق</th><th scope="col">الحاويات</th></tr></thead>
<tbody>
<tr><td>مدة التفريغ</td><td>12 يومًا</td><td>يوم ونصف اليوم</td></tr>
<tr><td>عدد العاملين في النوبة</td><td>110</td><td>14</td></tr>
<tr><td>نسبة التالف</td><td>4%</td><td>أقل من 0.5%</td></tr>
</tbody>
</table>
<h2>مهنة تتغير</h2>
<p>لم يذهب رجال الرصيف إلى بيوتهم. أُنشئ مركز تدريب قرب الميناء، وتعلم فيه كثير من أبناء الحمالين قيادة الرافعات والمعدات، وصعد بعضهم السلم الطويل إلى المقصورة وهم لم يعملوا من قبل إلا بظهورهم.</p>
<blockquote><p>كان أبي يحمل الكيس، وأنا أحمل السفينة كلها من مكاني.</p><p>سائق رافعة من أبناء الحمالين</p></blockquote>
<p>خرجت الرافعة الأولى من الخدمة بعد نحو ثلاثة عقود، وحُفظت منها مقصورة السائق. ومن يجلس فيها اليوم يرى من نافذتها رافعات أعلى منها تُدار من غرفة تحكم بعيدة عن الرصيف.</p>`,
    },
    en: {
      Title: 'The first crane: when the container arrived',
      Summary:
        'In the 1970s ships waited off the ports for months. Then the first container crane arrived on the deck of a ship, and everything changed with it: the quay, the yard, the truck and the work of the porter.',
      Body: `<p>In the 1970s the Kingdom saw a surge of building for which its ports were not ready. Ships laden with cement, steel and food lay in line offshore, some of them for months, and importers turned to helicopters to land sacks of cement.</p>
<p>Too few berths were not the only trouble: every sack was still lifted by hand.</p>
<h2>A box of steel</h2>
<p>The answer had been travelling the seas for years: a steel box of standard size, filled at the factory and opened only by its owner. But the box needed a stronger quay, a wider yard and a crane such as the coast had never seen.</p>
<p>The first crane came in pieces on the deck of a ship and was assembled on the quay in four months. Stood on end, its boom would have been taller than any building in the town, and on Thursday evenings people went down to the waterfront to look at it.</p>
<h2>The first container</h2>
<p>The first container was lifted with great caution, and landing it took seven minutes. Within weeks the same crew was lifting twenty an hour.</p>
<table>
<caption>Discharging 10,000 tonnes of general cargo before and after the container (estimate)</caption>
<thead><tr><th scope="col">Measure</th><th scope="col">Sacks and crates</th><th scope="col">Containers</th></tr></thead>
<tbody>
<tr><td>Time of discharge</td><td>12 days</td><td>A day and a half</td></tr>
<tr><td>Workers on a shift</td><td>110</td><td>14</td></tr>
<tr><td>Share of goods damaged</td><td>4%</td><td>Less than 0.5%</td></tr>
</tbody>
</table>
<h2>A changing trade</h2>
<p>The men of the quay were not sent home. A training centre was opened near the port, where many of the porters’ sons learnt to drive cranes and equipment. Some climbed the long ladder to the cab having worked until then only with their backs.</p>
<blockquote><p>My father carried the sack. I carry the whole ship without leaving my seat.</p><p>A crane driver, son of a porter</p></blockquote>
<p>The first crane was retired after some three decades, and its driver’s cab was preserved. Whoever sits in it today sees through its window cranes that are driven from a control room far from the quay, each of them taller than itself.</p>`,
    },
  },
  {
    shared: {
      Slug: 'history-1976-one-authority',
      PublishDate: '2025-03-09T09:00:00+03:00',
      Category: 'newsletter',
      CardImage: 'history-harbour-plan-1.webp',
      Images: [
        'history-harbour-plan-1.webp',
        'history-quay-1.webp',
        'history-first-crane-2.webp',
        'history-steamship-3.webp',
      ],
    },
    ar: {
      Title: '1976: هيئة واحدة لموانئ الساحلين',
      Summary:
        'قبل عام 1976 كان لكل ميناء إدارته ورسومه ولوائحه. يعود هذا العدد إلى السنة التي اجتمعت فيها موانئ البحر الأحمر والخليج العربي تحت هيئة واحدة، وإلى ما أنجزته في عقدها الأول.',
      Body: `<p>كان الربان الذي يفرغ نصف حمولته في جدة ونصفها في الدمام يتعامل مع إدارتين ولائحتين وتعرفتين. ولم يكن ذلك مشكلة حين كانت السفن قليلة، فلما تضاعفت الواردات في منتصف السبعينيات صار توحيد الإدارة ضرورة لا تحتمل التأجيل.</p>
<p>ولم يكن بين الموانئ سجل مشترك لحركة السفن، فقد تنتظر سفينة أمام ميناء مزدحم أسابيع، وفي ميناء آخر رصيف شاغر لا يعلم به ربانها ولا وكيلها.</p>
<h2>قرار التأسيس</h2>
<p>صدر قرار إنشاء الهيئة عام 1976، وأُسندت إليها إدارة الموانئ القائمة وتخطيط موانئ جديدة وتشغيلها. وكانت مهمتها الأولى واضحة: إنهاء الازدحام. فوُزعت السفن على الموانئ بحسب نوع البضاعة، وعمل الرصيف ثلاث نوبات بدلًا من واحدة، ومُددت ساعات الفسح إلى الليل.</p>
<p>وخلال أقل من عامين انخفضت مدة انتظار السفينة من أشهر إلى أيام.</p>
<h2>عقد البناء</h2>
<p>تزامن إنشاء الهيئة مع قيام المدينتين الصناعيتين في الجبيل وينبع، فأُنشئت لهما موانئ صناعية وتجارية. وامتدت الأعمال جنوبًا إلى جازان وشمالًا إلى ضباء.</p>
<ul>
<li>لائحة موحدة لقواعد العمل والسلامة في الموانئ.</li>
<li>تعرفة واحدة للخدمات البحرية وأجور الأرصفة.</li>
<li>مركز لتدريب المرشدين وربابنة القاطرات من أبناء المملكة.</li>
<li>نشرة إحصائية سنوية بحركة السفن والبضائع.</li>
</ul>
<blockquote><p>كانت أول خريطة عُلقت في المقر تضم الساحلين معًا، وكان ذلك وحده جديدًا.</p><p>أحد موظفي الهيئة الأوائل</p></blockquote>
<h2>من التشغيل إلى التنظيم</h2>
<p>تولت الهيئة في عقديها الأولين تشغيل الأرصفة بنفسها. وفي عام 1997 بدأ إسناد التشغيل إلى القطاع الخاص بعقود محددة المدة، وتفرغت الهيئة للتخطيط والتنظيم والرقابة، وبقيت ملكية الأرصفة والأراضي للدولة.</p>
<p>وبعد نصف قرن لا تزال الفكرة الأولى هي التي تجمع الموانئ العشرة: أن يجد الربان والتاجر القواعد نفسها على أي رصيف من أرصفة المملكة. وتحتفي الهيئة في عام 2026 بمرور 50 عامًا على تأسيسها.</p>`,
    },
    en: {
      Title: '1976: one authority for the ports of two coasts',
      Summary:
        'Until 1976 every port had its own administration, charges and rules. This issue returns to the year in which the ports of the Red Sea and the Arabian Gulf came under one authority, and to the work of its first decade.',
      Body: `<p>A master who discharged half his cargo at Jeddah and half at Dammam dealt with two administrations, two sets of rules and two tariffs. While ships were few that was no great matter; when imports multiplied in the mid-1970s, a single administration became a need that could not wait.</p>
<p>Nor did the ports share a record of ship movements. A vessel might wait for weeks off a crowded port while another had an empty berth of which neither master nor agent knew.</p>
<h2>The founding decision</h2>
<p>The decision to found the authority was issued in 1976. It was entrusted with running the existing ports and with planning and operating new ones, and its first task was plain: to end the congestion. Ships were distributed among the ports by type of cargo, the quays worked three shifts where they had worked one, and clearance hours were extended into the night.</p>
<p>In less than two years the waiting time of a ship fell from months to days.</p>
<h2>A decade of building</h2>
<p>The founding of the authority coincided with the rise of the industrial cities of Jubail and Yanbu, for which industrial and commercial ports were built. Work reached Jazan in the south and Duba in the north.</p>
<ul>
<li>One set of rules for operations and safety in the ports.</li>
<li>One tariff for marine services and berth charges.</li>
<li>A centre to train pilots and tug masters from among the citizens of the Kingdom.</li>
<li>A annual statistical bulletin of ship and cargo movements.</li>
</ul>
<blockquote><p>The first map hung in the head office showed both coasts together, and that alone was new.</p><p>One of the authority’s first employees</p></blockquote>
<h2>From operation to regulation</h2>
<p>For its first two decades the authority ran the quays itself. In 1997 it began to entrust their operation to the private sector under contracts of fixed length, and turned to planning, regulation and supervision. Berths and land remained the property of the state.</p>
<p>Half a century later the first idea still holds the ten ports together: master and merchant find the same rules on any quay of the Kingdom. In 2026 the authority marks the fiftieth anniversary of its founding.</p>`,
    },
  },
  {
    shared: {
      Slug: 'history-ports-on-paper',
      PublishDate: '2024-11-10T09:00:00+03:00',
      Category: 'History',
      CardImage: 'history-old-chart-2.webp',
      Images: [
        'history-old-chart-2.webp',
        'history-harbour-plan-2.webp',
        'history-old-chart-3.webp',
        'history-harbour-plan-3.webp',
      ],
    },
    ar: {
      Title: 'الموانئ على الورق: خرائط ومخططات',
      Summary:
        'بين خريطة رُسمت بخيط ورصاصة ومسح بالأمواج الصوتية قرن من الزمان. قراءة في مخططات الموانئ القديمة وما تقوله عن البحر الذي لا يثبت على حال.',
      Body: `<p>في أرشيف الموانئ أدراج عريضة لا تُفتح إلا بقفازات. فيها خرائط على قماش مقوى، ومخططات أرصفة بحبر أزرق، ورقع صغيرة رسمها نواخذة لم يدرسوا المساحة، وكانوا أعرف بالقاع من كثير ممن درسوها.</p>
<h2>خيط ورصاصة</h2>
<p>كان العمق يُقاس بخيط معقود على مسافات متساوية، في طرفه ثقل من الرصاص مجوف يُحشى بالشحم. فإذا لامس القاع علق بالشحم شيء من رمله أو طينه أو مرجانه، فعرف الربان العمق ونوع القاع معًا. وكل رقم على الخريطة القديمة هو خيط أُلقي باليد في ذلك الموضع.</p>
<blockquote><p>الخريطة تقول لك أين الماء، والرصاصة تقول لك على أي شيء أنت.</p><p>من أقوال الربابنة</p></blockquote>
<h2>ما لا يظهر على الخريطة</h2>
<p>كان النواخذة يهتدون بعلامات لا تُرسم: لون الماء فوق الشعاب، ورأس جبل يحاذي منارة مسجد، ورائحة البر في هواء الصباح. وقد دوّن بعضهم هذه العلامات في كراسات توارثها أبناؤهم، وفيها المجاري والمراسي وأيام الرياح.</p>
<h2>مخططات لم تُنفذ</h2>
<p>من أمتع ما في الأرشيف موانئ لم تُبنَ: كاسر أمواج على هيئة هلال، ورصيف للفحم في زمن كان الفحم فيه وقود السفن، وخط حديد ينتهي إلى حافة الماء. رُسمت بعناية ثم تجاوزها الزمن قبل أن تبدأ.</p>
<p>وفي المقابل ظهرت على الورق أشياء سبقت أوانها، منها ساحة واسعة خلف الأرصفة كُتب عليها «للتوسع»، وهي اليوم ساحة الحاويات.</p>
<h2>خريطة تتغير كل يوم</h2>
<p>تُمسح القنوات اليوم بأجهزة صوتية متعددة الحزم ترسم القاع بدقة بضعة سنتيمترات، وتُنشر نتائجها للمرشدين في اليوم نفسه. لكن المساح يبدأ عمله كما بدأه من سبقه: بخريطة قديمة يقارن بها، لأن أول ما يسأل عنه هو ما الذي تغير.</p>
<p>تعمل الهيئة على رقمنة مجموعتها من المخططات، وقد أتمت منها أكثر من 600 لوحة.</p>
<p>وتتاح نسخها للباحثين عند الطلب.</p>`,
    },
    en: {
      Title: 'Ports on paper: charts and plans',
      Summary:
        'A century lies between a chart drawn with lead and line and a survey made by sound. A reading of old port plans and what they say of a sea that never stays the same.',
      Body: `<p>The port archive has wide drawers that are opened only with gloves. In them lie charts on linen, quay plans in blue ink, and small sheets drawn by dhow captains who had never studied surveying and knew the sea bed better than many who had.</p>
<h2>Lead and line</h2>
<p>Depth was measured with a line knotted at equal distances, with a lead weight at its end, hollowed out and filled with tallow. When it touched bottom, a little sand, mud or coral stuck to the tallow, and the master knew both the depth and the nature of the ground. Every figure on an old chart is a line that was cast by hand at that spot.</p>
<blockquote><p>The chart tells you where the water is. The lead tells you what lies beneath you.</p><p>A shipmasters’ saying</p></blockquote>
<h2>What the chart does not show</h2>
<p>The captains found their way by marks that are not drawn: the colour of the water over a reef, a mountain top in line with a minaret, the smell of land in the morning air. Some of them wrote these marks down in notebooks which their sons inherited, with channels, anchorages and the days of the winds.</p>
<h2>Plans that were never carried out</h2>
<p>Among the pleasures of the archive are ports that were never built: a breakwater in the shape of a crescent, a coal quay from the days when ships burnt coal, a railway that ends at the water’s edge. They were drawn with care and overtaken by time before they were begun.</p>
<p>Other things appeared on paper before their day. One is a wide space behind the berths, marked “for extension”; today it is the container yard.</p>
<h2>A chart that changes daily</h2>
<p>Channels are now surveyed with multibeam sonar that draws the sea bed to within a few centimetres, and pilots receive the results the same day. Yet the surveyor begins as his forerunners did, with an old chart beside the new, because the first question is always what has changed.</p>
<p>The authority is digitising its collection of plans and has completed more than 600 sheets.</p>
<p>Copies are available to researchers on request.</p>`,
    },
  },
  {
    shared: {
      Slug: 'history-the-signal-mast',
      PublishDate: '2024-07-14T09:00:00+03:00',
      Category: 'newsletter',
      CardImage: 'history-signal-mast-1.webp',
      Images: [
        'history-signal-mast-1.webp',
        'history-signal-mast-2.webp',
        'history-steamship-1.webp',
        'history-signal-mast-3.webp',
      ],
    },
    ar: {
      Title: 'لغة الأعلام: سارية الإشارة',
      Summary:
        'قبل اللاسلكي كان الميناء يخاطب السفن بقطع من القماش الملون. كيف عملت سارية الإشارة؟ وما الذي كانت تقوله أعلامها؟ ولماذا بقيت مرفوعة إلى اليوم؟',
      Body: `<p>كانت السارية أعلى ما في الميناء بعد الفنار. نُصبت على ربوة تُرى من عرض البحر، ولها عارضتان تتدلى منهما الحبال، وتحتها غرفة صغيرة فيها خزانة من الأدراج، وفي كل درج علم مطوي.</p>
<h2>جملة من قماش</h2>
<p>لم تكن الأعلام زينة. لكل منها حرف ومعنى، وإذا اجتمع علمان أو ثلاثة صارت جملة يفهمها كل بحار مهما كانت لغته، لأن كتاب الإشارات واحد في سفن العالم كلها.</p>
<table>
<caption>من الأعلام التي ما زالت مستعملة في الموانئ</caption>
<thead><tr><th scope="col">العلم</th><th scope="col">شكله</th><th scope="col">معناه</th></tr></thead>
<tbody>
<tr><td>G</td><td>خطوط عمودية صفراء وزرقاء</td><td>أحتاج إلى مرشد</td></tr>
<tr><td>H</td><td>نصفان أبيض وأحمر</td><td>على سفينتي مرشد</td></tr>
<tr><td>Q</td><td>أصفر كامل</td><td>سفينتي سليمة صحيًا، وأطلب الإذن بالدخول</td></tr>
<tr><td>B</td><td>أحمر كامل مشقوق الطرف</td><td>أحمل مواد خطرة أو أناولها</td></tr>
<tr><td>P</td><td>أزرق يتوسطه مربع أبيض</td><td>السفينة على وشك الإبحار، فليعد الجميع إليها</td></tr>
</tbody>
</table>
<h2>رجل السارية</h2>
<p>كان عامل الإشارة يراقب الأفق بمنظار نحاسي، فإذا بدت سفينة كتب وقتها واتجاهها في السجل، ورفع لها ما يلزم: ادخل، أو انتظر، أو القناة مغلقة. وكانت كرة سوداء تُرفع إذا اشتدت الريح، فيعود الصيادون إلى المرفأ قبل أن يسمعوا بخبرها.</p>
<blockquote><p>إذا أخطأتَ في علم واحد سمع البحر كله خطأك.</p><p>عامل إشارة في الميناء القديم</p></blockquote>
<p>وفي الليل كانت الفوانيس الملونة تحل محل الأعلام، أحمر فوق أبيض أو أبيض فوق أخضر، فتقول الكلام نفسه بالضوء.</p>
<h2>بعد اللاسلكي</h2>
<p>حين وصل اللاسلكي قلّ عمل السارية ولم ينته. فالصوت قد ينقطع وقد تختلف اللغات، أما العلم فيبقى مقروءًا. ولهذا لا تزال السفن ترفع علم المرشد وعلم المواد الخطرة في كل ميناء، ولا يزال طلاب العلوم البحرية يحفظون الأعلام قبل أن يلمسوا الرادار.</p>
<p>أما السارية القديمة فقد رُممت وأعيد نصبها قرب برج المراقبة، وتُرفع عليها في المناسبات الرسمية أعلام تهنئ القادمين.</p>`,
    },
    en: {
      Title: 'The language of flags: the signal mast',
      Summary:
        'Before the radio, ports spoke to ships in pieces of coloured cloth. How did the signal mast work, what did its flags say, and why does it still stand?',
      Body: `<p>After the lighthouse the mast was the tallest thing in the port. It stood on a rise that could be seen from far out, with two yards from which the halyards hung. Below it was a small room with a chest of drawers, and in every drawer lay a folded flag.</p>
<h2>A sentence in cloth</h2>
<p>The flags were no decoration. Each had a letter and a meaning, and two or three together made a sentence that every seaman understood whatever his language, because the book of signals was the same in ships all over the world.</p>
<table>
<caption>Some flags still in use in ports</caption>
<thead><tr><th scope="col">Flag</th><th scope="col">Appearance</th><th scope="col">Meaning</th></tr></thead>
<tbody>
<tr><td>G</td><td>Vertical stripes of yellow and blue</td><td>I require a pilot</td></tr>
<tr><td>H</td><td>One half white, one half red</td><td>I have a pilot on board</td></tr>
<tr><td>Q</td><td>Plain yellow</td><td>My vessel is healthy and I request permission to enter</td></tr>
<tr><td>B</td><td>Plain red, swallow-tailed</td><td>I am carrying or handling dangerous goods</td></tr>
<tr><td>P</td><td>Blue with a white square in the centre</td><td>The vessel is about to sail; all are to return on board</td></tr>
</tbody>
</table>
<h2>The man at the mast</h2>
<p>The signalman watched the horizon through a brass telescope. When a ship appeared he entered its time and bearing in the log and hoisted what was needed: enter, wait, or the channel is closed. A black ball went up when the wind rose, and the fishermen were back in harbour before the news could reach them by word.</p>
<blockquote><p>Make a mistake in one flag and the whole sea has heard it.</p><p>A signalman of the old port</p></blockquote>
<p>At night coloured lanterns took the place of the flags, red over white or white over green, and said the same things in light.</p>
<h2>After the radio</h2>
<p>When the radio came the mast had less to do, but its work did not end. A voice may be lost and languages differ; a flag can still be read. Ships therefore still fly the pilot flag and the dangerous goods flag in every port, and students of seamanship learn the flags before they touch a radar.</p>
<p>The old mast has been restored and set up again beside the control tower. On official occasions it carries flags that greet those arriving.</p>`,
    },
  },
  {
    shared: {
      Slug: 'history-pearl-trade-dhows',
      PublishDate: '2024-03-10T09:00:00+03:00',
      Category: 'History',
      CardImage: 'history-dhows-2.webp',
      Images: [
        'history-dhows-2.webp',
        'history-market-3.webp',
        'history-dhows-3.webp',
        'history-customs-house-2.webp',
      ],
    },
    ar: {
      Title: 'موسم الغوص وسفن اللؤلؤ',
      Summary:
        'قبل النفط والحاويات قامت موانئ الخليج على اللؤلؤ. رحلة مع سفن الغوص من يوم الركبة إلى يوم القفال، ومع الطواشين الذين حملوا اللؤلؤ إلى أسواق بعيدة.',
      Body: `<p>كان للساحل الشرقي تقويم لا تحدده الشهور، بل يحدده البحر. فإذا دفئ الماء آخر الربيع نودي بيوم «الركبة»، فخرجت سفن الغوص معًا، ولم تعد إلا بعد أربعة أشهر في يوم «القفال».</p>
<h2>أهل السفينة</h2>
<p>تحمل السفينة الكبيرة عشرات الرجال، ولكل منهم عمل معلوم:</p>
<ul>
<li><strong>النوخذة:</strong> قائد السفينة وصاحب القرار في اختيار المغاص.</li>
<li><strong>الغيص:</strong> الغواص الذي ينزل إلى القاع بحجر في قدمه ومشبك على أنفه.</li>
<li><strong>السيب:</strong> ممسك الحبل الذي يسحب الغيص إذا هزه، وحياة الغيص في يده.</li>
<li><strong>الرضيف والتباب:</strong> فتى وصبي يعينان ويتعلمان.</li>
<li><strong>النهّام:</strong> صوت السفينة وسلوتها.</li>
</ul>
<p>كان الغيص ينزل في اليوم عشرات المرات، لا تطول الواحدة منها على دقيقة ونصف الدقيقة، ويجمع المحار في سلة من الحبال معلقة في عنقه.</p>
<p>وكان طعامه في النهار قليلًا من التمر والقهوة، فلا يأكل أهل السفينة وجبتهم إلا بعد غروب الشمس.</p>
<h2>فلق المحار</h2>
<p>لا يُفتح المحار إلا في صباح اليوم التالي، أمام النوخذة وبحضور الجميع. قد تمضي أيام لا تخرج فيها إلا حبات صغيرة، ثم تظهر «دانة» كبيرة صافية فيتغير حظ السفينة كلها. وكان المحصول يُقسم أسهمًا معروفة بعد سداد مؤونة الرحلة.</p>
<blockquote><p>رزق البحر بالنَّفَس، ومن ضاق نَفَسه ضاق رزقه.</p><p>من أقوال الغواصين</p></blockquote>
<h2>الطواش والميناء</h2>
<p>كان الطواش، تاجر اللؤلؤ، يخرج بقاربه إلى السفن في مغاصاتها يحمل ميزانه الدقيق وغرابيله النحاسية، فيشتري في عرض البحر ثم يبيع في أسواق الهند وما وراءها. ومن أرباح اللؤلؤ بُنيت بيوت الواجهة البحرية، وأُصلحت المراسي، وحُفرت الآبار التي تتزود منها السفن.</p>
<p>تراجعت التجارة في ثلاثينيات القرن الماضي بعد ظهور اللؤلؤ المستزرع والأزمة الاقتصادية العالمية. لكن ما تعلمه أهل الساحل من البحر لم يذهب، فقد كان أبناء الغواصين في طليعة من بنوا الأرصفة الأولى وعملوا مرشدين وربابنة.</p>`,
    },
    en: {
      Title: 'The diving season and the pearl dhows',
      Summary:
        'Before oil and containers the ports of the Gulf lived on pearls. A voyage with the diving fleet from the day of departure to the day of return, and with the merchants who took the pearls to distant markets.',
      Body: `<p>The eastern coast kept a calendar that was set not by months but by the sea. When the water grew warm at the end of spring, the day of <em>rakba</em> was called. The diving fleet sailed together and did not return for four months, until the day of <em>quffal</em>.</p>
<h2>The company of the ship</h2>
<p>A large dhow carried dozens of men, each with a task of his own:</p>
<ul>
<li><strong>The nakhoda:</strong> captain of the ship, who decided which bank to work.</li>
<li><strong>The ghais:</strong> the diver, who went down with a stone at his foot and a clip on his nose.</li>
<li><strong>The saib:</strong> keeper of the rope, who hauled the diver up when he shook it and held his life in his hands.</li>
<li><strong>The radhif and the tabbab:</strong> a youth and a boy, who helped and learnt.</li>
<li><strong>The nahham:</strong> the voice of the ship and its comfort.</li>
</ul>
<p>The diver went down dozens of times a day, never for more than a minute and a half, and gathered the oysters in a rope basket hung from his neck.</p>
<p>By day he had little more than dates and coffee; the company did not eat its meal until after sunset.</p>
<h2>Opening the oysters</h2>
<p>The oysters were not opened until the next morning, before the captain and in the presence of all. Days might pass with nothing but seed pearls, and then a large clear <em>dana</em> would appear and change the fortune of the whole ship. The proceeds were divided in customary shares once the provisions had been paid for.</p>
<blockquote><p>The sea pays by the breath: short breath, short pay.</p><p>A pearl divers’ saying</p></blockquote>
<h2>The merchant and the port</h2>
<p>The pearl merchant, or <em>tawwash</em>, sailed out to the ships on their banks with his fine scales and brass sieves. He bought at sea and sold in the markets of India and beyond. Pearl money built the houses on the waterfront, repaired the landing places and dug the wells from which ships drew water.</p>
<p>The trade declined in the 1930s with the coming of the cultured pearl and the world economic crisis. What the people of the coast had learnt from the sea was not lost: the sons of divers were among the first to build the berths and to serve as pilots and masters.</p>`,
    },
  },
] satisfies SeedEntry[];
