import type { SeedEntry } from '../types';

export default [
  {
    shared: { Slug: 'working-hours', DisplayOrder: 1 },
    ar: {
      title: 'ساعات العمل والمناوبات',
      content: `<p>ساعات العمل 8 ساعات في اليوم و40 ساعة في الأسبوع. ويعمل منسوبو العمليات البحرية والمحطات بنظام المناوبات، لأن الموانئ لا تتوقف.</p>
<table>
<caption>المناوبات في الموانئ</caption>
<thead><tr><th scope="col">المناوبة</th><th scope="col">من</th><th scope="col">إلى</th></tr></thead>
<tbody>
<tr><td>الصباحية</td><td>7:00 صباحًا</td><td>3:00 عصرًا</td></tr>
<tr><td>المسائية</td><td>3:00 عصرًا</td><td>11:00 مساءً</td></tr>
<tr><td>الليلية</td><td>11:00 مساءً</td><td>7:00 صباحًا</td></tr>
</tbody>
</table>
<ul>
<li>تُعلن جداول المناوبات قبل بدء الشهر بعشرة أيام.</li>
<li>تُخفض ساعات العمل في رمضان إلى 6 ساعات في اليوم.</li>
<li>تُسجَّل المبادلة بين منسوبين في النظام قبل موعدها بيوم كامل.</li>
</ul>`,
    },
    en: {
      title: 'Working hours and shifts',
      content: `<p>Working hours are 8 a day and 40 a week. Staff of marine operations and terminals work in shifts, because the ports never close.</p>
<table>
<caption>Shifts in the ports</caption>
<thead><tr><th scope="col">Shift</th><th scope="col">From</th><th scope="col">To</th></tr></thead>
<tbody>
<tr><td>Morning</td><td>7:00am</td><td>3:00pm</td></tr>
<tr><td>Evening</td><td>3:00pm</td><td>11:00pm</td></tr>
<tr><td>Night</td><td>11:00pm</td><td>7:00am</td></tr>
</tbody>
</table>
<ul>
<li>Rosters are announced ten days before the month begins.</li>
<li>In Ramadan, working hours are reduced to 6 a day.</li>
<li>An exchange between two employees is entered in the system a full day beforehand.</li>
</ul>`,
    },
  },
  {
    shared: { Slug: 'leave', DisplayOrder: 2 },
    ar: {
      title: 'الإجازات',
      content: `<p>يُقدَّم طلب الإجازة عبر نظام الموارد البشرية، ويبتّ فيه الرئيس المباشر خلال 3 أيام عمل.</p>
<ul>
<li><strong>الاعتيادية:</strong> 30 يومًا في السنة، ويجوز ترحيل ما لا يزيد على 15 يومًا منها.</li>
<li><strong>المرضية:</strong> بتقرير معتمد، براتب كامل في أول 30 يومًا.</li>
<li><strong>الاضطرارية:</strong> 5 أيام في السنة.</li>
<li><strong>الوضع والأبوة والحج والوفاة:</strong> وفق نظام العمل.</li>
</ul>
<p>ويُراعى في منح الإجازات ألّا يقل عدد العاملين في المناوبة عن الحد الأدنى المقرر للسلامة.</p>`,
    },
    en: {
      title: 'Leave',
      content: `<p>Leave is requested through the human resources system, and the direct manager decides within 3 working days.</p>
<ul>
<li><strong>Annual:</strong> 30 days a year, of which up to 15 may be carried forward.</li>
<li><strong>Sick:</strong> on an approved report, with full pay for the first 30 days.</li>
<li><strong>Emergency:</strong> 5 days a year.</li>
<li><strong>Maternity, paternity, Hajj and bereavement:</strong> as the Labour Law provides.</li>
</ul>
<p>Leave is granted in such a way that no shift falls below the minimum staffing required for safety.</p>`,
    },
  },
  {
    shared: { Slug: 'medical-insurance', DisplayOrder: 3 },
    ar: {
      title: 'التأمين الطبي',
      content: `<p>توفر الهيئة تأمينًا طبيًا لمنسوبيها وأفراد أسرهم من اليوم الأول للمباشرة. ويشمل الزوج والأبناء حتى سن 25 عامًا، والوالدين المعتمدين على المنسوب.</p>
<h2>ما يشمله التأمين</h2>
<ul>
<li>العيادات الخارجية والتنويم والعمليات.</li>
<li>الأسنان والنظارات الطبية ضمن الحدود المقررة.</li>
<li>الفحص السنوي لمنسوبي المهن البحرية والعاملين على المرتفعات.</li>
</ul>
<h2>إضافة فرد من الأسرة</h2>
<ol>
<li>قدّم الطلب في نظام الموارد البشرية وأرفق ما يثبت القرابة.</li>
<li>تُضاف البيانات خلال 5 أيام عمل، وتصل البطاقة الإلكترونية إلى جوالك.</li>
</ol>`,
    },
    en: {
      title: 'Medical insurance',
      content: `<p>The authority provides medical insurance for its employees and their families from the first day of work. It covers spouses, children up to the age of 25, and dependent parents.</p>
<h2>What is covered</h2>
<ul>
<li>Out-patient clinics, hospital stays and operations.</li>
<li>Dental care and spectacles, within set limits.</li>
<li>A annual examination for seagoing staff and for those who work at height.</li>
</ul>
<h2>Adding a member of the family</h2>
<ol>
<li>Make the request in the human resources system and attach proof of the relationship.</li>
<li>The details are added within 5 working days, and the electronic card is sent to your mobile.</li>
</ol>`,
    },
  },
  {
    shared: { Slug: 'training', DisplayOrder: 4 },
    ar: {
      title: 'التدريب والابتعاث',
      content: `<p>تُعد الهيئة خطة تدريب سنوية لكل منسوب، لا تقل ساعاتها عن 40 ساعة، تُبنى على تقييم الأداء واحتياج الإدارة.</p>
<ul>
<li>برامج بحرية في مركز المحاكاة للمرشدين وربابنة القاطرات ومراقبي حركة السفن.</li>
<li>شهادات مهنية في السلامة والمشاريع والأمن السيبراني، تتحمل الهيئة رسومها.</li>
<li>ابتعاث لدرجتي البكالوريوس والماجستير في التخصصات البحرية واللوجستية.</li>
</ul>
<p>ويُفتح التقديم على الابتعاث في يناير من كل عام، ويُشترط أن يكون المنسوب قد أمضى سنتين في الخدمة.</p>`,
    },
    en: {
      title: 'Training and scholarships',
      content: `<p>The authority prepares an annual training plan of at least 40 hours for each employee, based on the performance review and the needs of the department.</p>
<ul>
<li>Maritime programmes at the simulator centre for pilots, tug masters and vessel traffic controllers.</li>
<li>Professional certificates in safety, project management and cyber security, at the authority’s expense.</li>
<li>Scholarships for bachelor’s and master’s degrees in maritime and logistics subjects.</li>
</ul>
<p>Applications for scholarships open every January. Two years of service are required.</p>`,
    },
  },
  {
    shared: { Slug: 'housing', DisplayOrder: 5 },
    ar: {
      title: 'الإسكان',
      content: `<p>تضم الموانئ الصناعية مجمعات سكنية لمنسوبيها، ويُصرف بدل سكن لمن لم تتوافر له وحدة.</p>
<h2>أولويات التخصيص</h2>
<ol>
<li>منسوبو المناوبات والطوارئ.</li>
<li>المنقولون من مدن أخرى، بحسب تاريخ النقل.</li>
<li>بقية المنسوبين، بحسب عدد أفراد الأسرة ثم مدة الخدمة.</li>
</ol>
<p>ويُقدَّم الطلب إلى إدارة الخدمات العامة في الميناء، وتُعلن قوائم الانتظار في بداية كل ربع سنة. وتُسلَّم الوحدة بمحضر يبيّن حالتها، وتُخلى خلال 60 يومًا من انتهاء الخدمة أو النقل.</p>`,
    },
    en: {
      title: 'Housing',
      content: `<p>The industrial ports have residential compounds for their staff. Those for whom no unit is available receive a housing allowance.</p>
<h2>Order of allocation</h2>
<ol>
<li>Shift and emergency staff.</li>
<li>Employees transferred from other cities, by date of transfer.</li>
<li>All others, by size of family and then length of service.</li>
</ol>
<p>Apply to the general services department of your port. Waiting lists are published at the beginning of each quarter. Units are handed over with a record of their condition and vacated within 60 days of transfer or end of service.</p>`,
    },
  },
  {
    shared: { Slug: 'transport', DisplayOrder: 6 },
    ar: {
      title: 'النقل والمواصلات',
      content: `<p>تسيّر الهيئة حافلات بين الأحياء السكنية وبوابات الموانئ قبل كل مناوبة وبعدها، وحافلات داخلية تدور بين الأرصفة كل 20 دقيقة.</p>
<ul>
<li>تُعرض المسارات والمواقف في تطبيق المنسوبين، ويظهر فيه موقع الحافلة.</li>
<li>لا يُسمح بالسير على الأقدام في ساحات الحاويات، ويُستخدم النقل الداخلي بدلًا منه.</li>
<li>تُخصص مركبات مهيأة للأشخاص ذوي الإعاقة عند الطلب.</li>
</ul>
<p>ويُصرف بدل نقل لمن لا تخدمه المسارات.</p>`,
    },
    en: {
      title: 'Transport',
      content: `<p>The authority runs coaches between residential districts and the port gates before and after each shift, and buses that circulate among the berths every 20 minutes.</p>
<ul>
<li>Routes and stops are shown in the employees’ application, together with the position of each coach.</li>
<li>Walking through container yards is not permitted; use the internal buses.</li>
<li>Adapted vehicles are provided for disabled people on request.</li>
</ul>
<p>Employees whom the routes do not serve receive a transport allowance.</p>`,
    },
  },
  {
    shared: { Slug: 'safety', DisplayOrder: 7 },
    ar: {
      title: 'السلامة المهنية',
      content: `<p>السلامة شرط لدخول الميناء. ولكل منسوب أن يوقف أي عمل يراه خطرًا، دون أن يُسأل عن تعطيله.</p>
<h2>معدات الوقاية</h2>
<ul>
<li>الخوذة والسترة العاكسة وحذاء السلامة في جميع مناطق التشغيل.</li>
<li>سترة النجاة على حافة الرصيف وفي الزوارق.</li>
<li>حزام الأمان لمن يعمل على ارتفاع يزيد على 1.8 متر.</li>
</ul>
<h2>الإبلاغ</h2>
<p>يُبلَّغ عن كل حادث أو موقف كاد يكون حادثًا قبل نهاية المناوبة، ويُحقق فيه خلال 5 أيام عمل. ورقم الطوارئ الداخلي مثبت على كل رافعة وعند كل بوابة.</p>`,
    },
    en: {
      title: 'Safety at work',
      content: `<p>Safety is a condition of entering the port. Every employee may stop any work that appears dangerous, without penalty for the delay.</p>
<h2>Protective equipment</h2>
<ul>
<li>Helmet, reflective vest and safety shoes in all operating areas.</li>
<li>Life jacket at the edge of the quay and in boats.</li>
<li>Safety harness for anyone working higher than 1.8 metres.</li>
</ul>
<h2>Reporting</h2>
<p>Every accident and near miss is reported before the end of the shift and investigated within 5 working days. The internal emergency number is posted on every crane and at every gate.</p>`,
    },
  },
  {
    shared: { Slug: 'rewards', DisplayOrder: 8 },
    ar: {
      title: 'المكافآت وتقييم الأداء',
      content: `<p>يُقيَّم الأداء مرتين في السنة وفق أهداف يتفق عليها المنسوب ورئيسه في يناير.</p>
<table>
<caption>تقديرات الأداء والمكافأة السنوية</caption>
<thead><tr><th scope="col">التقدير</th><th scope="col">المكافأة</th></tr></thead>
<tbody>
<tr><td>متميز</td><td>راتبان أساسيان</td></tr>
<tr><td>جيد جدًا</td><td>راتب أساسي واحد</td></tr>
<tr><td>جيد</td><td>نصف راتب أساسي</td></tr>
</tbody>
</table>
<p>وتُمنح كذلك جائزة سنوية لأفضل مقترح تحسين، وأخرى لأفضل ممارسة في السلامة. ولمن لا يرتضي تقييمه أن يتظلم خلال 15 يومًا من إبلاغه به.</p>`,
    },
    en: {
      title: 'Rewards and performance review',
      content: `<p>Performance is reviewed twice a year against goals agreed between the employee and the manager in January.</p>
<table>
<caption>Performance ratings and the annual reward</caption>
<thead><tr><th scope="col">Rating</th><th scope="col">Reward</th></tr></thead>
<tbody>
<tr><td>Outstanding</td><td>Two months’ basic salary</td></tr>
<tr><td>Very good</td><td>One month’s basic salary</td></tr>
<tr><td>Good</td><td>Half a month’s basic salary</td></tr>
</tbody>
</table>
<p>There is also an annual award for the best proposal for improvement and another for the best safety practice. Employees who disagree with their rating may object within 15 days of being told of it.</p>`,
    },
  },
  {
    shared: { Slug: 'entry-cards', DisplayOrder: 9 },
    ar: {
      title: 'بطاقات الدخول والتصاريح',
      content: `<p>لا يُسمح بدخول الموانئ إلا ببطاقة سارية تُعلَّق في مكان ظاهر. وتُصدر البطاقة إدارة أمن الميناء بعد اجتياز دورة السلامة التمهيدية، ومدتها ساعتان.</p>
<ol>
<li>يقدّم المنسوب الطلب في نظام الموارد البشرية.</li>
<li>يجتاز دورة السلامة واختبارها.</li>
<li>يستلم البطاقة خلال 3 أيام عمل.</li>
</ol>
<ul>
<li>البطاقة شخصية لا تُعار، ويُبلَّغ عن فقدها في اليوم نفسه.</li>
<li>تُجدَّد قبل انتهائها بشهر، وتُسلَّم عند انتهاء الخدمة.</li>
<li>يُطلب تصريح الزائر قبل موعد الزيارة بيومي عمل.</li>
</ul>`,
    },
    en: {
      title: 'Entry cards and permits',
      content: `<p>Ports may be entered only with a valid card, worn where it can be seen. The port security department issues it after a two-hour introductory safety course.</p>
<ol>
<li>The employee applies in the human resources system.</li>
<li>The employee completes the safety course and passes its test.</li>
<li>The card is issued within 3 working days.</li>
</ol>
<ul>
<li>Cards are personal and may not be lent. Report a loss on the same day.</li>
<li>Renew the card a month before it expires and hand it in at the end of service.</li>
<li>Permits for visitors are requested two working days before the visit.</li>
</ul>`,
    },
  },
  {
    shared: { Slug: 'complaints-and-conduct', DisplayOrder: 10 },
    ar: {
      title: 'السلوك الوظيفي والتظلمات',
      content: `<p>يلتزم منسوبو الموانئ بمدونة السلوك الوظيفي، ويوقعون عليها عند المباشرة. ومن أبرز أحكامها:</p>
<ul>
<li>الإفصاح عن أي مصلحة لها صلة بالعمل، والامتناع عن قبول الهدايا.</li>
<li>المحافظة على سرية معلومات العملاء والشحنات.</li>
<li>معاملة الزملاء والمستفيدين باحترام ودون تمييز.</li>
</ul>
<h2>تقديم التظلم</h2>
<ol>
<li>يُرفع التظلم إلى الرئيس المباشر، ويرد عليه خلال 5 أيام عمل.</li>
<li>إن لم يُحلّ، رُفع إلى لجنة التظلمات، وتصدر قرارها خلال 30 يومًا.</li>
</ol>
<p>ويمكن الإبلاغ عن المخالفات دون ذكر الاسم، وتحمي الهيئة المبلّغ حسن النية من أي إجراء انتقامي.</p>`,
    },
    en: {
      title: 'Conduct and grievances',
      content: `<p>Port employees observe the code of conduct and sign it when they take up their duties. Its main provisions are:</p>
<ul>
<li>To declare any interest that is connected with the work, and to refuse gifts.</li>
<li>To keep information about customers and shipments confidential.</li>
<li>To treat colleagues and customers with respect and without discrimination.</li>
</ul>
<h2>Raising a grievance</h2>
<ol>
<li>A grievance is first put to the direct manager, who answers within 5 working days.</li>
<li>If it is not resolved, it goes to the grievance committee, which decides within 30 days.</li>
</ol>
<p>Breaches may be reported anonymously, and the authority protects those who report in good faith from any retaliation.</p>`,
    },
  },
] satisfies SeedEntry[];
