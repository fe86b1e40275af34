import type { SeedEntry } from '../types';

export default [
  {
    ar: {
      AboutLabel: 'عن الهيئة',
      AboutContent: `<p>الهيئة الوطنية للموانئ جهة حكومية تشرف على عشرة موانئ تجارية وصناعية على ساحلي الخليج العربي والبحر الأحمر، وتنظّم العمل فيها، وتطوّر بنيتها بالشراكة مع القطاع الخاص. وتضم موانئ الهيئة 291 رصيفًا، وتبلغ طاقتها الاستيعابية 1.1 مليار طن في السنة.</p>
<p>تأسست الهيئة عام 1976 لتوحيد إدارة الموانئ التي كانت تتبع جهات متعددة. وفي عام 1997 بدأ إسناد تشغيل المحطات إلى القطاع الخاص بعقود طويلة الأجل، فانصرفت الهيئة إلى التنظيم والإشراف والتخطيط، وبقيت الأرصفة والقنوات الملاحية والفنارات أصولًا عامة تحت إدارتها.</p>
<h3>مهام الهيئة</h3>
<ul>
<li>إعداد خطط الموانئ وتنفيذ مشاريع بنيتها الأساسية وصيانتها.</li>
<li>تنظيم حركة السفن وضمان سلامة الملاحة في الموانئ ومداخلها.</li>
<li>إصدار التراخيص للوكلاء الملاحيين والمشغلين ومقدمي الخدمات، ومتابعة التزامهم.</li>
<li>تحديد أجور خدمات الموانئ ونشرها، والفصل في التظلمات المتعلقة بها.</li>
<li>حماية البيئة البحرية داخل حدود الموانئ.</li>
</ul>
<figure><img src="media:berth-aerial-1.webp" alt="أرصفة أحد الموانئ كما تُرى من الجو"><figcaption>أرصفة متعددة الأغراض على ساحل الخليج العربي.</figcaption></figure>`,
      StrategyLabel: 'الاستراتيجية',
      Strategy: `<p>تقوم استراتيجية الهيئة على رفع كفاءة الموانئ وتنافسيتها، وتقليص زمن بقاء البضائع فيها، وجذب الخطوط الملاحية العالمية إليها.</p>
<h3>الرؤية</h3>
<p>موانئ رائدة تصل ثلاث قارات، وتسهم في جعل المملكة مركزًا لوجستيًا عالميًا.</p>
<h3>الرسالة</h3>
<p>تقديم خدمات موانئ آمنة وموثوقة ومستدامة، عبر بيئة تنظيمية محفّزة وشراكة فاعلة مع القطاع الخاص.</p>`,
      ValueLable: 'القيم',
      StrategyValue: `<ul>
<li><strong>النزاهة والشفافية:</strong> نعلن قراراتنا وأجورنا ومؤشرات أدائنا.</li>
<li><strong>السلامة أولًا:</strong> لا يُقدَّم على سلامة الإنسان هدف آخر.</li>
<li><strong>خدمة المستفيد:</strong> نصمم إجراءاتنا من موقعه، ونقيس رضاه.</li>
<li><strong>العمل المشترك:</strong> نعمل مع الجهات الحكومية والمشغلين فريقًا واحدًا.</li>
<li><strong>الاستدامة البحرية:</strong> نحفظ البحر الذي نعمل عليه.</li>
</ul>`,
      ObjectivesLabel: 'الأهداف الاستراتيجية',
      StrategicObjectives: `<ol>
<li>رفع طاقة مناولة الحاويات ومعدلات استغلال الأرصفة.</li>
<li>خفض زمن بقاء الحاوية في الميناء.</li>
<li>زيادة إسهام القطاع الخاص في الاستثمار في الموانئ.</li>
<li>إتمام التحول الرقمي في جميع خدمات الهيئة.</li>
<li>خفض الانبعاثات الكربونية لعمليات الموانئ.</li>
<li>تأهيل الكفاءات الوطنية في المهن البحرية.</li>
</ol>`,
      PillarsLabel: 'الركائز الاستراتيجية',
      StrategicPillars: `<table>
<caption>ركائز الاستراتيجية وما تعنيه</caption>
<thead><tr><th scope="col">الركيزة</th><th scope="col">ما تعنيه</th></tr></thead>
<tbody>
<tr><td>التميز التشغيلي</td><td>أرصفة ومعدات تعمل وفق معدلات عالمية معلنة</td></tr>
<tr><td>الربط والتكامل</td><td>خطوط ملاحية وسكك حديدية ومناطق لوجستية متصلة بالأرصفة</td></tr>
<tr><td>الاستثمار والشراكة</td><td>عقود تشغيل واضحة تُتقاسم فيها المخاطر والعوائد</td></tr>
<tr><td>السلامة والاستدامة</td><td>ملاحة آمنة وموانئ منخفضة الانبعاثات</td></tr>
<tr><td>الإنسان والتقنية</td><td>كفاءات مؤهلة وخدمات رقمية متكاملة</td></tr>
</tbody>
</table>`,
      PlansLabel: 'الطموحات والخطط',
      AmbitionsAndPlans: `<p>تنفّذ الهيئة خطة تطوير تمتد إلى نهاية العقد، ومن أبرز مراحلها:</p>
<ul>
<li>تعميق القناة الملاحية في ميناء الدمام لاستقبال أكبر السفن.</li>
<li>تشغيل مناطق لوجستية جديدة متصلة بشبكة السكك الحديدية.</li>
<li>ربط بوابات الموانئ كافة بمنصة موحدة لمواعيد الشاحنات.</li>
<li>تزويد السفن بالكهرباء من الرصيف في الموانئ الرئيسة.</li>
<li>التوسع في تدريب المرشدين وربابنة القاطرات بالمحاكاة.</li>
</ul>`,
      AmbitionsLabel: 'مستهدفات 2030',
      Ambitions: `<table>
<caption>أبرز مستهدفات عام 2030</caption>
<thead><tr><th scope="col">المؤشر</th><th scope="col">المستهدف</th></tr></thead>
<tbody>
<tr><td>طاقة مناولة الحاويات</td><td>40 مليون حاوية قياسية</td></tr>
<tr><td>متوسط بقاء الحاوية الواردة في الميناء</td><td>أقل من يومين</td></tr>
<tr><td>خطوط ملاحية جديدة</td><td>60 خطًا</td></tr>
<tr><td>خفض الانبعاثات الكربونية</td><td>30%</td></tr>
<tr><td>الخدمات المتاحة إلكترونيًا</td><td>100%</td></tr>
</tbody>
</table>`,
    },
    en: {
      AboutLabel: 'About the authority',
      AboutContent: `<p>The National Ports Authority is a government body that oversees ten commercial and industrial ports on the Arabian Gulf and the Red Sea. It regulates the work done in them and develops them in partnership with the private sector. Its ports have 291 berths and a capacity of 1.1 billion tonnes a year.</p>
<p>The authority was founded in 1976 to bring under one administration ports that had been run by several agencies. In 1997 the operation of terminals began to pass to the private sector under long-term contracts. The authority turned to regulation, supervision and planning, while quays, navigation channels and lighthouses remained public assets in its care.</p>
<h3>What the authority does</h3>
<ul>
<li>Plans the ports, and builds and maintains their infrastructure.</li>
<li>Regulates vessel traffic and keeps navigation safe in the ports and their approaches.</li>
<li>Licenses shipping agents, operators and service providers, and monitors their compliance.</li>
<li>Sets and publishes port charges, and decides on objections to them.</li>
<li>Protects the marine environment within the limits of the ports.</li>
</ul>
<figure><img src="media:berth-aerial-1.webp" alt="Berths of a port seen from the air"><figcaption>Multi-purpose berths on the Arabian Gulf.</figcaption></figure>`,
      StrategyLabel: 'Strategy',
      Strategy: `<p>The authority’s strategy is to raise the efficiency and competitiveness of the ports, to cut the time that cargo spends in them, and to attract the world’s shipping lines.</p>
<h3>Vision</h3>
<p>Leading ports that connect three continents and help to make the Kingdom a global logistics hub.</p>
<h3>Mission</h3>
<p>To provide safe, reliable and sustainable port services through sound regulation and an effective partnership with the private sector.</p>`,
      ValueLable: 'Values',
      StrategyValue: `<ul>
<li><strong>Integrity and transparency:</strong> we publish our decisions, our charges and our performance.</li>
<li><strong>Safety first:</strong> no other aim comes before people’s safety.</li>
<li><strong>Service to our customers:</strong> we design procedures from their side and measure their satisfaction.</li>
<li><strong>Working together:</strong> we act as one team with government agencies and operators.</li>
<li><strong>A sustainable sea:</strong> we look after the sea that we work on.</li>
</ul>`,
      ObjectivesLabel: 'Strategic objectives',
      StrategicObjectives: `<ol>
<li>Raise container capacity and the use of berths.</li>
<li>Shorten the time containers spend in port.</li>
<li>Increase the private sector’s share of investment in ports.</li>
<li>Complete the digital transformation of all the authority’s services.</li>
<li>Reduce the carbon emissions of port operations.</li>
<li>Develop national talent for maritime careers.</li>
</ol>`,
      PillarsLabel: 'Strategic pillars',
      StrategicPillars: `<table>
<caption>The pillars of the strategy and what they mean</caption>
<thead><tr><th scope="col">Pillar</th><th scope="col">What it means</th></tr></thead>
<tbody>
<tr><td>Operational excellence</td><td>Berths and equipment that work at published international rates</td></tr>
<tr><td>Connection and integration</td><td>Shipping lines, railways and logistics zones joined to the quays</td></tr>
<tr><td>Investment and partnership</td><td>Clear operating contracts that share risk and return</td></tr>
<tr><td>Safety and sustainability</td><td>Safe navigation and low-emission ports</td></tr>
<tr><td>People and technology</td><td>Qualified staff and fully digital services</td></tr>
</tbody>
</table>`,
      PlansLabel: 'Ambitions and plans',
      AmbitionsAndPlans: `<p>The authority is carrying out a development plan that runs to the end of the decade. Its main stages are:</p>
<ul>
<li>Deepening the channel of Dammam Port for the largest ships.</li>
<li>Opening new logistics zones connected to the railway network.</li>
<li>Linking the gates of all ports to a single truck appointment platform.</li>
<li>Supplying ships with shore power in the main ports.</li>
<li>Extending simulator training for pilots and tug masters.</li>
</ul>`,
      AmbitionsLabel: 'Ambitions for 2030',
      Ambitions: `<table>
<caption>Main targets for 2030</caption>
<thead><tr><th scope="col">Indicator</th><th scope="col">Target</th></tr></thead>
<tbody>
<tr><td>Container capacity</td><td>40 million TEU</td></tr>
<tr><td>Average stay of an import container in port</td><td>Under two days</td></tr>
<tr><td>New shipping lines</td><td>60</td></tr>
<tr><td>Reduction of carbon emissions</td><td>30%</td></tr>
<tr><td>Services available online</td><td>100%</td></tr>
</tbody>
</table>`,
    },
  },
] satisfies SeedEntry[];
