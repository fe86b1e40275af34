import type { SeedEntry } from '../types';

export default [
  {
    ar: {
      Content: `<p>يخضع استخدام هذا الموقع للشروط والأحكام الآتية، ويُعد الدخول إليه قبولًا لها. فإن لم تقبلها، فالرجاء الامتناع عن استخدامه.</p>
<h2>الغرض من الموقع</h2>
<p>أُنشئ الموقع للتعريف بالهيئة الوطنية للموانئ وتقديم خدماتها الإلكترونية. والمعلومات المنشورة فيه للاسترشاد، والمرجع عند الاختلاف هو النصوص النظامية المعتمدة والقرارات الصادرة عن الهيئة.</p>
<h2>دقة المعلومات</h2>
<p>تحرص الهيئة على صحة ما تنشره وحداثته، وتصحح ما يُكتشف فيه من أخطاء. ومواعيد السفن والإحصاءات تقديرية قابلة للتغيير، ولا تتحمل الهيئة ما يترتب على الاعتماد عليها دون الرجوع إلى المصدر المختص.</p>
<h2>حقوق الملكية الفكرية</h2>
<ul>
<li>اسم الهيئة وشعارها وتصميم الموقع ملك لها، ولا يجوز استخدامها دون إذن خطي.</li>
<li>يجوز الاقتباس من الأخبار والصور والإحصاءات مع ذكر المصدر وعدم تحريف المحتوى.</li>
<li>لا يجوز عرض صفحات الموقع داخل مواقع أخرى على نحو يوهم بأنها جزء منها.</li>
</ul>
<h2>التزامات المستخدم</h2>
<ol>
<li>أن تكون البيانات التي يقدّمها صحيحة وكاملة.</li>
<li>ألّا يقدّم طلبًا باسم غيره دون تفويض.</li>
<li>ألّا يستخدم الموقع استخدامًا مخالفًا للأنظمة أو مخلًا بعمله.</li>
<li>أن يلتزم بسياسة <a href="/safe-usage">الاستخدام الآمن</a>.</li>
</ol>
<h2>الخدمات الإلكترونية</h2>
<p>مدد إنجاز الخدمات مبيّنة في <a href="/e-services/sla">اتفاقية مستوى الخدمة</a>. ويجوز للهيئة إيقاف خدمة مؤقتًا لأعمال الصيانة، وتعلن ذلك مسبقًا ما أمكن.</p>
<h2>الروابط الخارجية</h2>
<p>يضم الموقع روابط إلى مواقع تديرها جهات أخرى. ولا تُسأل الهيئة عن محتواها ولا عن سياساتها، ولا يعني وجود الرابط تأييدًا لما فيها.</p>
<h2>حدود المسؤولية</h2>
<p>لا تتحمل الهيئة الأضرار الناشئة عن انقطاع الموقع لأسباب خارجة عن إرادتها، أو عن استخدامه خلافًا لهذه الشروط.</p>
<h2>اللغة والنظام الواجب التطبيق</h2>
<p>النص العربي هو المعتمد عند الاختلاف. وتخضع هذه الشروط لأنظمة المملكة العربية السعودية، وتختص محاكمها بالنظر فيما ينشأ عنها.</p>
<h2>تعديل الشروط</h2>
<p>يجوز للهيئة تعديل هذه الشروط، ويسري التعديل من تاريخ نشره في هذه الصفحة.</p>`,
    },
    en: {
      Content: `<p>Use of this site is subject to the following terms and conditions, and entering the site constitutes acceptance of them. If you do not accept them, please do not use the site.</p>
<h2>Purpose of the site</h2>
<p>The site was established to introduce the National Ports Authority and to provide its e-services. The information published here is for guidance; where there is a difference, the approved legal texts and the decisions of the authority prevail.</p>
<h2>Accuracy of information</h2>
<p>The authority takes care that what it publishes is correct and up to date, and corrects errors that come to light. Vessel schedules and statistics are estimates and may change. The authority is not liable for the consequences of relying on them without consulting the competent source.</p>
<h2>Intellectual property</h2>
<ul>
<li>The authority’s name, its emblem and the design of the site belong to it and must not be used without written permission.</li>
<li>News, pictures and statistics may be quoted provided that the source is named and the content is not distorted.</li>
<li>Pages of this site must not be shown inside other sites in a way that makes them appear to be part of those sites.</li>
</ul>
<h2>Obligations of the user</h2>
<ol>
<li>You must supply information that is true and complete.</li>
<li>You must not make a request in another person’s name without authority.</li>
<li>You must not use the site unlawfully or in a way that disturbs its operation.</li>
<li>You must observe the <a href="/safe-usage">safe usage</a> policy.</li>
</ol>
<h2>E-services</h2>
<p>The times within which services are completed are set out in the <a href="/e-services/sla">service-level agreement</a>. A service may be suspended for maintenance; wherever possible this is announced beforehand.</p>
<h2>External links</h2>
<p>The site contains links to sites run by others. The authority is not responsible for their content or policies, and a link does not imply endorsement.</p>
<h2>Limits of liability</h2>
<p>The authority is not liable for damage caused by an interruption of the site beyond its control, or by use of the site contrary to these terms.</p>
<h2>Language and governing law</h2>
<p>Where the languages differ, the Arabic text prevails. These terms are governed by the laws of Saudi Arabia, and its courts have jurisdiction over matters arising from them.</p>
<h2>Changes to the terms</h2>
<p>The authority may change these terms. Changes take effect on the day they are published on this page.</p>`,
    },
  },
] satisfies SeedEntry[];
