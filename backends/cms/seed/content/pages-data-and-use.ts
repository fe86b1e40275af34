import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    shared: { Key: 'data-sharing' },
    ar: {
      Title: 'طلب مشاركة البيانات',
      Summary: 'نقيّم طلبات مشاركة البيانات خلال 30 يوم عمل.',
      Content: `<p>تتيح الهيئة للجهات الحكومية والخاصة والباحثين طلب بيانات غير منشورة، وفق سياسة مشاركة البيانات المعتمدة وبما لا يخلّ بخصوصية الأفراد أو بسرية المعلومات التجارية.</p>
<h2>كيف يُعالج الطلب</h2>
<ol>
<li>تقدّم الجهة النموذج مبيّنةً البيانات المطلوبة والغرض منها والمسوغ النظامي.</li>
<li>يقيّم مكتب إدارة البيانات الطلب خلال 30 يوم عمل من اكتماله.</li>
<li>تُوقَّع اتفاقية مشاركة البيانات عند الموافقة، وتُحدَّد فيها مدة الاستخدام وضوابطه.</li>
<li>تُسلَّم البيانات في ملف، أو عبر واجهة برمجية إذا طُلب ذلك.</li>
</ol>
<h2>التزامات الجهة الطالبة</h2>
<ul>
<li>استخدام البيانات للغرض المحدد في الطلب وحده، وعدم إعادة مشاركتها دون موافقة خطية.</li>
<li>حماية البيانات بما يتناسب مع تصنيفها.</li>
<li>إبلاغ الهيئة عن أي حادثة أمنية تمس البيانات خلال 72 ساعة من العلم بها.</li>
<li>إتلاف البيانات عند انتهاء الغرض منها، وتزويد الهيئة بما يثبت ذلك.</li>
</ul>
<p>والبيانات المنشورة متاحة للجميع دون طلب في <a href="/open-data">البيانات المفتوحة</a> و<a href="/e-services/statistics">الإحصاءات</a>.</p>`,
    },
    en: {
      Title: 'Data sharing request',
      Summary: 'Data sharing requests are evaluated within 30 working days.',
      Content: `<p>Government agencies, private entities and researchers may ask the authority for data that are not published. Requests follow the approved data sharing policy and may not harm the privacy of individuals or the confidentiality of commercial information.</p>
<h2>How a request is handled</h2>
<ol>
<li>The entity submits the form and states the data it requires, their purpose and the legal basis.</li>
<li>The Data Management Office evaluates the request within 30 working days of its being complete.</li>
<li>If it is approved, a data sharing agreement is signed which sets the period and the conditions of use.</li>
<li>The data is delivered as a file or, if requested, through an API.</li>
</ol>
<h2>Obligations of the requesting entity</h2>
<ul>
<li>To use the data only for the stated purpose and not to pass them on without written consent.</li>
<li>To protect the data as their classification requires.</li>
<li>To report any security incident that affects the data to the authority within 72 hours of becoming aware of it.</li>
<li>To destroy the data once their purpose has been served, and to give the authority proof of this.</li>
</ul>
<p>Published data is open to everyone without a request: see <a href="/open-data">open data</a> and <a href="/e-services/statistics">statistics</a>.</p>`,
    },
  },
  {
    shared: { Key: 'open-data' },
    ar: {
      Title: 'البيانات المفتوحة',
      Summary: 'بيانات الموانئ متاحة للجميع في بوابة البيانات المفتوحة.',
    },
    en: {
      Title: 'Open data',
      Summary: 'Port data is open to everyone on the open data portal.',
    },
  },
  {
    shared: { Key: 'safe-usage' },
    ar: {
      Title: 'الاستخدام الآمن',
      Summary: 'سياسة الاستخدام الآمن للموقع وخدماته، وما يلزم لحماية بياناتك.',
      Content: `<p>تحرص الهيئة الوطنية للموانئ على أن يكون استخدام هذا الموقع وخدماته الإلكترونية آمنًا. وتبيّن هذه السياسة ما تلتزم به الهيئة، وما يُنتظر من الزائر، وكيفية الإبلاغ عمّا يثير الريبة.</p>
<h2>كيف تتحقق من الموقع</h2>
<ul>
<li>تحقق من عنوان الموقع في شريط المتصفح قبل إدخال أي بيانات.</li>
<li>تأكد من ظهور رمز القفل وبروتوكول HTTPS، فالاتصال بهذا الموقع مشفّر في جميع صفحاته.</li>
<li>ادخل إلى الخدمات من هذا الموقع مباشرةً، لا من روابط الرسائل.</li>
</ul>
<h2>ما لا تطلبه الهيئة</h2>
<p>لا تطلب الهيئة كلمة المرور ولا رمز التحقق ولا بيانات البطاقة المصرفية بالهاتف أو البريد الإلكتروني أو رسائل الجوال أو وسائل التواصل الاجتماعي. وكل طلب من هذا القبيل محاولة احتيال ينبغي الإبلاغ عنها.</p>
<h2>مسؤولية المستخدم</h2>
<ul>
<li>اختر كلمة مرور طويلة لكل نظام من الأنظمة الخارجية، ولا تشاركها مع أحد.</li>
<li>حدّث المتصفح ونظام التشغيل وبرامج الحماية بانتظام.</li>
<li>لا تستخدم الخدمات المالية عبر شبكة عامة، وسجّل الخروج بعد الانتهاء.</li>
<li>لا ترفق في النماذج إلا الملفات المطلوبة، ولا تدرج فيها بيانات أشخاص آخرين دون علمهم.</li>
</ul>
<h2>الاستخدام المحظور</h2>
<ul>
<li>محاولة الوصول إلى بيانات أو أنظمة غير مصرح بها، أو تعطيل الموقع أو التأثير في أدائه.</li>
<li>رفع ملفات ضارة، أو انتحال صفة شخص أو جهة.</li>
<li>جمع محتوى الموقع آليًا على نحو يخلّ بإتاحته للآخرين.</li>
</ul>
<h2>خصوصية الزائر</h2>
<p>الموقع متاح دون تسجيل دخول. وما يُرسَل عبر النماذج يُستخدم لمعالجة الطلب وحده. وتبيّن <a href="/privacy-policy">سياسة الخصوصية</a> ذلك كله، وما يُحفظ على جهاز الزائر ومدة حفظه. ولا تُحمَّل الخرائط ولا مقاطع الفيديو ولا المحادثة من مواقع أخرى إلا بعد أن يطلبها الزائر.</p>
<h2>الروابط الخارجية</h2>
<p>تنقلك بعض الخدمات، كالسداد والفواتير وبوابة العملاء، إلى مواقع خارجية مميزة بعلامة واضحة. ولكل موقع منها سياسته الخاصة، فاطّلع عليها قبل إدخال بياناتك.</p>
<h2>الإبلاغ عن الحوادث الأمنية</h2>
<p>يجب على الجهات التي تشترك مع الهيئة في البيانات أو الأنظمة إبلاغها عن أي حادثة أمنية خلال 72 ساعة من العلم بها. وعلى كل زائر لاحظ ثغرة أو رسالة مشبوهة أو موقعًا ينتحل اسم الهيئة أن يبلغ عنها عبر صفحة <a href="/contact">تواصل معنا</a> أو الرقم ${FACTS.ar.shortNumber}.</p>
<p>وتراجع الهيئة هذه السياسة سنويًا، ويُعد الاستمرار في استخدام الموقع قبولًا لها.</p>`,
    },
    en: {
      Title: 'Safe usage',
      Summary:
        'The policy on safe usage of the site and its services, and how to protect your data.',
      Content: `<p>The National Ports Authority is committed to keeping this site and its e-services safe. This policy sets out what the authority undertakes, what is expected of visitors, and how to report anything suspicious.</p>
<h2>How to verify the site</h2>
<ul>
<li>Check the address in the browser bar before you enter any data.</li>
<li>Look for the lock and for HTTPS; the connection is encrypted on every page of this site.</li>
<li>Open the services from this site itself, not from links in messages.</li>
</ul>
<h2>What the authority never asks for</h2>
<p>The authority never asks for a password, a verification code or bank card details by telephone, email, text message or social media. Any such request is an attempt at fraud and should be reported.</p>
<h2>Your responsibility</h2>
<ul>
<li>Choose a long password for each external system and share it with no one.</li>
<li>Keep your browser, operating system and security software up to date.</li>
<li>Do not use financial services over a public network, and sign out when you have finished.</li>
<li>Attach to forms only the files that are asked for, and do not include other people’s data without their knowledge.</li>
</ul>
<h2>Prohibited use</h2>
<ul>
<li>Attempting to reach data or systems without permission, or disrupting the site or its performance.</li>
<li>Uploading harmful files, or impersonating a person or a body.</li>
<li>Collecting the site’s content automatically in a way that makes it less available to others.</li>
</ul>
<h2>Visitors’ privacy</h2>
<p>The site requires no sign-in. What is sent through forms is used solely to handle the request. The <a href="/privacy-policy">privacy policy</a> explains this, and names what is stored on a visitor’s device and for how long. Maps, videos and the chat are not loaded from other sites until the visitor asks for them.</p>
<h2>External links</h2>
<p>Some services, such as payment, invoices and the customer portal, lead to external sites and are clearly marked. Each has a policy of its own; please read it before you enter your data.</p>
<h2>Reporting security incidents</h2>
<p>Entities that share data or systems with the authority must report any security incident to it within 72 hours of becoming aware of it. Visitors who notice a weakness, a suspicious message or a site that uses the authority’s name should report it through the <a href="/contact">contact page</a> or on ${FACTS.en.shortNumber}.</p>
<p>The authority reviews this policy every year. Continued use of the site constitutes acceptance of it.</p>`,
    },
  },
  {
    shared: { Key: 'faq' },
    ar: {
      Title: 'الأسئلة الشائعة',
      Summary: 'إجابات مختصرة عن أكثر ما يسأل عنه المستفيدون.',
    },
    en: {
      Title: 'Frequently asked questions',
      Summary: 'Short answers to what visitors ask most.',
    },
  },
  {
    shared: { Key: 'site-map' },
    ar: { Title: 'خريطة الموقع', Summary: 'جميع صفحات الموقع في مكان واحد.' },
    en: { Title: 'Site map', Summary: 'All pages of the site in one place.' },
  },
  {
    shared: { Key: 'status' },
    ar: {
      Title: 'حالة الخدمات',
      Summary: 'ما يعمل الآن من الموقع وخدماته الإلكترونية.',
    },
    en: {
      Title: 'Service status',
      Summary: 'What works at present on this site and in its e-services.',
    },
  },
  {
    shared: { Key: 'accessibility' },
    ar: {
      Title: 'إمكانية الوصول',
      Summary: 'ما نلتزم به ليستخدم الموقع كل زائر، وكيف تبلغنا عن عائق.',
      Content: `<p>تلتزم الهيئة بأن يتمكن كل زائر من استخدام هذا الموقع، أيًّا كانت قدراته أو الأجهزة والتقنيات المساعدة التي يستخدمها.</p>
<h2>مدى المطابقة</h2>
<p>صُمّم الموقع وفق المستوى AA من إرشادات الوصول إلى محتوى الويب (WCAG 2.2)، وتُفحص صفحاته آليًّا باللغتين مع كل إصدار. ويمكن تكبير النص إلى 200% دون فقدان محتوى، والتنقل بلوحة المفاتيح وحدها، واختيار المظهر الداكن، والاستماع إلى رمز التحقق.</p>
<h2>قيود معروفة</h2>
<ul>
<li>بعض ملفات PDF القديمة غير مهيأة لقارئات الشاشة.</li>
<li>لا تتضمن مقاطع الفيديو لغة الإشارة.</li>
<li>بعض الإعلانات والتعاميم متاحة بالعربية وحدها.</li>
<li>الأنظمة الخارجية التي تحيل إليها الخدمات ليست مشمولة بهذا البيان.</li>
</ul>
<h2>الإبلاغ عن عائق</h2>
<p>إذا واجهت عائقًا أو احتجت إلى محتوى بصيغة أخرى، <a href="/contact?purpose=Complaint">فقدّم شكوى عبر نموذج التواصل</a> واذكر عنوان الصفحة، أو اتصل بمركز خدمة العملاء على الرقم ${FACTS.ar.shortNumber}. ويُرد على الشكاوى خلال يومي عمل.</p>
<h2>تاريخ البيان</h2>
<p>أُعدّ هذا البيان في 22 نوفمبر 2026 بناءً على فحص ذاتي، ويُراجع مرة في السنة.</p>`,
    },
    en: {
      Title: 'Accessibility',
      Summary: 'What we do so that everybody can use this site, and how to report a barrier.',
      Content: `<p>The authority wants every visitor to be able to use this site, whatever their abilities, devices and assistive technologies.</p>
<h2>Conformity</h2>
<p>The site is designed to meet level AA of the Web Content Accessibility Guidelines (WCAG 2.2). Its pages are checked automatically in both languages with every release. You can enlarge the text to 200% without losing content, use the site with a keyboard alone, choose a dark theme and listen to the verification code.</p>
<h2>Known limits</h2>
<ul>
<li>Some older PDF files are not prepared for screen readers.</li>
<li>Videos have no sign language.</li>
<li>Announcements and some circulars exist in Arabic only.</li>
<li>The external systems that services lead to are not covered by this statement.</li>
</ul>
<h2>Report a barrier</h2>
<p>If something on this site stops you from using it, or you need content in another format, <a href="/contact?purpose=Complaint">send a complaint through the contact form</a> and name the page, or call the contact centre on ${FACTS.en.shortNumber}. Complaints are answered within 2 working days.</p>
<h2>Date of this statement</h2>
<p>This statement was prepared on 22 November 2026 on the basis of a self-assessment. It is reviewed once a year.</p>`,
    },
  },
] satisfies SeedEntry[];
