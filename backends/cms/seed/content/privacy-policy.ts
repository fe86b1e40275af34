import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    ar: {
      Content: `<p>تبيّن هذه السياسة البيانات الشخصية التي تجمعها الهيئة الوطنية للموانئ عبر هذا الموقع، وأغراض استخدامها، وحقوق أصحابها. وتلتزم الهيئة فيها بأحكام نظام حماية البيانات الشخصية ولائحته التنفيذية.</p>
<h2>البيانات التي نجمعها</h2>
<table>
<caption>البيانات بحسب النموذج والغرض منها</caption>
<thead><tr><th scope="col">النموذج</th><th scope="col">البيانات</th><th scope="col">الغرض</th></tr></thead>
<tbody>
<tr><td>الشكاوى والمقترحات</td><td>الاسم، ورقم الهوية، والهاتف، والجوال، والبريد الإلكتروني، والمرفق</td><td>دراسة الطلب والرد عليه</td></tr>
<tr><td>طلب المواد المنقولة</td><td>الاسم، ورقم الهوية، والجوال، والبريد الإلكتروني، وبيانات الجهة</td><td>التحقق من الصفة وتسليم المواد</td></tr>
<tr><td>طلب مشاركة البيانات</td><td>اسم مقدم الطلب، والجوال، والبريد الإلكتروني</td><td>تقييم الطلب والتواصل بشأنه</td></tr>
<tr><td>طلب معاودة الاتصال</td><td>الاسم، ورقم الجوال، والتفاصيل</td><td>الاتصال بمقدم الطلب</td></tr>
<tr><td>طلب التوظيف</td><td>الاسم، والهاتف، والبريد الإلكتروني، والسيرة الذاتية</td><td>الترشيح للوظائف</td></tr>
</tbody>
</table>
<p>ولا يتطلب تصفح الموقع تسجيل دخول، ولا تُستخدم فيه ملفات تتبع إعلانية. وتُحفظ سجلات فنية محدودة لأغراض الأمن مدة لا تزيد على 90 يومًا.</p>
<h2>ما يُحفظ على جهازك</h2>
<p>لا يحفظ الموقع على جهازك إلا ما في الجدول الآتي، ولا يُستخدم شيء منه لتتبعك. وما في التخزين المحلي وتخزين الجلسة يبقى في متصفحك ولا يُرسل تلقائيًا.</p>
<table>
<caption>ما يُحفظ على جهاز الزائر</caption>
<thead><tr><th scope="col">الاسم</th><th scope="col">الموضع</th><th scope="col">ما فيه</th><th scope="col">المدة</th></tr></thead>
<tbody>
<tr><td><bdi><code>locale</code></bdi></td><td>ملف تعريف الارتباط</td><td>اللغة التي اخترتها</td><td>سنة</td></tr>
<tr><td><bdi><code>__Host-captcha</code></bdi></td><td>ملف تعريف الارتباط</td><td>جلسة رمز التحقق في النماذج، وهو رقم عشوائي لا يدل عليك</td><td>حتى إغلاق المتصفح</td></tr>
<tr><td><bdi><code>__Host-captcha-open</code></bdi></td><td>ملف تعريف الارتباط</td><td>رموز التحقق المعروضة عليك، مشفّرة، للصفحات التي تعمل دون JavaScript</td><td>حتى إغلاق المتصفح</td></tr>
<tr><td><bdi><code>theme</code></bdi></td><td>التخزين المحلي</td><td>المظهر الفاتح أو الداكن</td><td>حتى تغيّره أو تمسحه</td></tr>
<tr><td><bdi><code>draft:</code></bdi></td><td>تخزين الجلسة</td><td>ما كتبته في نموذج لم يُرسل بعد، دون رقم الهوية والمرفق ورمز التحقق</td><td>30 دقيقة من آخر تعديل، أو حتى الإرسال أو مسح الحقول أو إغلاق علامة التبويب</td></tr>
<tr><td><bdi><code>submission:</code></bdi></td><td>تخزين الجلسة</td><td>رقم عشوائي لطلب أُرسل ولم يصل الرد عليه، حتى لا يُسجَّل مرتين</td><td>حتى يصل الرد أو تُغلق علامة التبويب</td></tr>
<tr><td><bdi><code>receipt:</code></bdi></td><td>تخزين الجلسة</td><td>الرقم المرجعي لنموذج أرسلته ووقت إرساله، ليظهرا إن عدت إلى صفحته</td><td>30 دقيقة من الإرسال، أو حتى مسح الحقول أو إغلاق علامة التبويب</td></tr>
<tr><td><bdi><code>chat:</code></bdi></td><td>تخزين الجلسة</td><td>محادثتك مع المساعد الآلي، وما كتبته فيها ولم ترسله</td><td>30 دقيقة من آخر رسالة، أو حتى تغلق المحادثة أو علامة التبويب</td></tr>
<tr><td><bdi><code>page-feedback</code></bdi></td><td>تخزين الجلسة</td><td>الصفحات التي قيّمتها في هذه الزيارة</td><td>حتى إغلاق علامة التبويب</td></tr>
<tr><td><bdi><code>closed-announcements</code></bdi></td><td>التخزين المحلي</td><td>أرقام الإعلانات المنبثقة التي أغلقتها، ومواعيد انتهائها</td><td>حتى انتهاء مدة الإعلان</td></tr>
<tr><td><bdi><code>announced-notice</code></bdi></td><td>تخزين الجلسة</td><td>أن قارئ الشاشة نطق التنبيه الطارئ المعروض أعلى الصفحات</td><td>حتى إغلاق علامة التبويب</td></tr>
<tr><td><bdi><code>__Host-preview-pass</code></bdi></td><td>ملف تعريف الارتباط</td><td>معاينة المسودات، لمحرري الموقع وحدهم</td><td>ساعة</td></tr>
<tr><td><bdi><code>__prerender_bypass</code></bdi></td><td>ملف تعريف الارتباط</td><td>معاينة المسودات، لمحرري الموقع وحدهم</td><td>حتى إغلاق المتصفح</td></tr>
</tbody>
</table>
<h2>كيف نستخدم البيانات</h2>
<p>تُستخدم البيانات للغرض الذي جُمعت من أجله وحده، ولا تُباع ولا تُؤجَّر. ولا يُفصح عنها إلا لجهة مختصة بموجب نص نظامي، أو لمقدم خدمة تتعاقد معه الهيئة ويلتزم بسريتها.</p>
<h2>مدة الاحتفاظ</h2>
<p>تُحفظ بيانات النماذج المدد الآتية من تاريخ ورودها، ثم تُتلف، ما لم يوجب النظام الاحتفاظ بها مدة أطول:</p>
<ul>
<li>الشكاوى والمقترحات والاستفسارات: ثلاث سنوات.</li>
<li>طلبات المواد المنقولة: سنة واحدة.</li>
<li>طلبات مشاركة البيانات: سنة واحدة.</li>
<li>طلبات معاودة الاتصال: ثلاثة أشهر.</li>
<li>طلبات التوظيف: ستة أشهر.</li>
<li>الاشتراك في التنبيهات: حتى تلغي آخر اشتراك لك، ثم يُحذف بريدك الإلكتروني ورسائله فورًا. والعنوان الذي لا يُؤكَّد يُحذف بعد 48 ساعة.</li>
</ul>
<h2>حماية البيانات</h2>
<p>يُشفَّر الاتصال بالموقع، وتُقصر صلاحيات الاطلاع على المختصين، وتُجرى اختبارات أمنية دورية. وإذا وقعت حادثة أمنية تمس البيانات الشخصية، وجب الإبلاغ عنها خلال 72 ساعة من العلم بها.</p>
<h2>حقوقك</h2>
<ul>
<li>العلم بما يُجمع من بياناتك والغرض منه.</li>
<li>الوصول إلى بياناتك والحصول على نسخة منها.</li>
<li>طلب تصحيحها أو إكمالها أو تحديثها.</li>
<li>طلب إتلافها عند انتفاء الحاجة إليها.</li>
<li>العدول عن موافقتك في أي وقت.</li>
</ul>
<p>ولممارسة أي من هذه الحقوق، قدّم طلبك عبر صفحة <a href="/contact">تواصل معنا</a>. وتجيب الهيئة عن طلبات البيانات الشخصية خلال 30 يومًا من تاريخ تسلّمها.</p>
<h2>الروابط الخارجية</h2>
<p>لا تسري هذه السياسة على المواقع الخارجية التي ينقلك إليها الموقع، ومنها بوابة الدفع وبوابة العملاء، ولكل منها سياسته.</p>
<h2>تعديل السياسة</h2>
<p>تراجع الهيئة هذه السياسة سنويًا، وتُنشر التعديلات في هذه الصفحة قبل العمل بها. وللاستفسار، راسل مكتب إدارة البيانات على ${FACTS.ar.email}.</p>`,
    },
    en: {
      Content: `<p>This policy explains which personal data the National Ports Authority collects through this site, why it uses it, and your rights. In doing so the authority must comply with the Personal Data Protection Law and its implementing regulations.</p>
<h2>The data we collect</h2>
<table>
<caption>Data by form, and their purpose</caption>
<thead><tr><th scope="col">Form</th><th scope="col">Data</th><th scope="col">Purpose</th></tr></thead>
<tbody>
<tr><td>Complaints and suggestions</td><td>Name, identity number, telephone, mobile, email and attachment</td><td>To consider and answer the submission</td></tr>
<tr><td>Order of movable items</td><td>Name, identity number, mobile, email and details of the agency</td><td>To verify authority and hand over the items</td></tr>
<tr><td>Data sharing request</td><td>Applicant’s name, mobile and email</td><td>To evaluate the request and contact the applicant</td></tr>
<tr><td>Callback request</td><td>Name, mobile number and details</td><td>To telephone the person who asked</td></tr>
<tr><td>Job application</td><td>Name, telephone, email and CV</td><td>To consider the applicant for posts</td></tr>
</tbody>
</table>
<p>Browsing the site requires no sign-in, and no advertising trackers are used. Limited technical logs are kept for security for no more than 90 days.</p>
<h2>What is stored on your device</h2>
<p>The site stores on your device only what is in the following table, and uses none of it to track you. What is in local storage and session storage stays in your browser and is not sent automatically.</p>
<table>
<caption>What is stored on a visitor’s device</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">What it holds</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td><bdi><code>locale</code></bdi></td><td>Cookie</td><td>The language that you chose</td><td>A year</td></tr>
<tr><td><bdi><code>__Host-captcha</code></bdi></td><td>Cookie</td><td>The session of the verification code in forms: a random number that does not identify you</td><td>Until the browser is closed</td></tr>
<tr><td><bdi><code>__Host-captcha-open</code></bdi></td><td>Cookie</td><td>The verification codes that were shown to you, encrypted, for pages without JavaScript</td><td>Until the browser is closed</td></tr>
<tr><td><bdi><code>theme</code></bdi></td><td>Local storage</td><td>The light or the dark theme</td><td>Until you change or delete it</td></tr>
<tr><td><bdi><code>draft:</code></bdi></td><td>Session storage</td><td>What you typed into a form that has not been sent, without the ID number, the attachment and the verification code</td><td>30 minutes after the last change, or until it is sent or cleared or the tab is closed</td></tr>
<tr><td><bdi><code>submission:</code></bdi></td><td>Session storage</td><td>A random number of a request that was sent and has not been answered, so that it is not stored twice</td><td>Until the answer arrives or the tab is closed</td></tr>
<tr><td><bdi><code>receipt:</code></bdi></td><td>Session storage</td><td>The reference number of a form that you sent, and when, to show them if you come back to its page</td><td>30 minutes after it was sent, or until the form is cleared or the tab is closed</td></tr>
<tr><td><bdi><code>chat:</code></bdi></td><td>Session storage</td><td>Your conversation with the virtual assistant, and what you typed there and did not send</td><td>30 minutes after the last message, or until you close the chat or the tab</td></tr>
<tr><td><bdi><code>page-feedback</code></bdi></td><td>Session storage</td><td>The pages that you rated during this visit</td><td>Until the tab is closed</td></tr>
<tr><td><bdi><code>closed-announcements</code></bdi></td><td>Local storage</td><td>The numbers of the pop-up announcements that you closed, and when they end</td><td>Until the announcement ends</td></tr>
<tr><td><bdi><code>announced-notice</code></bdi></td><td>Session storage</td><td>That a screen reader has said the emergency notice above the pages</td><td>Until the tab is closed</td></tr>
<tr><td><bdi><code>__Host-preview-pass</code></bdi></td><td>Cookie</td><td>Previews of drafts, for the editors of the site only</td><td>One hour</td></tr>
<tr><td><bdi><code>__prerender_bypass</code></bdi></td><td>Cookie</td><td>Previews of drafts, for the editors of the site only</td><td>Until the browser is closed</td></tr>
</tbody>
</table>
<h2>How we use the data</h2>
<p>We use data only for the purpose for which it was collected. It must not be sold or rented. It may be disclosed only to a competent agency under a legal provision, or to a service provider under contract to the authority, which must keep it confidential.</p>
<h2>How long we keep the data</h2>
<p>We keep data sent through forms for the following periods from the day it arrives. We then destroy it, unless the law requires a longer period:</p>
<ul>
<li>Complaints, suggestions and enquiries: three years.</li>
<li>Orders of movable items: one year.</li>
<li>Data sharing requests: one year.</li>
<li>Callback requests: three months.</li>
<li>Job applications: six months.</li>
<li>Email subscriptions: until you end your last one; your email address and the messages to it are then deleted at once. An address that is not confirmed is deleted after 48 hours.</li>
</ul>
<h2>How we protect the data</h2>
<p>The connection to the site is encrypted, access is limited to the staff concerned, and security tests are carried out regularly. If a security incident affects personal data, it must be reported within 72 hours of becoming known.</p>
<h2>Your rights</h2>
<ul>
<li>To know what is collected about you and why.</li>
<li>To see your data and obtain a copy.</li>
<li>To have it corrected, completed or updated.</li>
<li>To have it destroyed when it is no longer needed.</li>
<li>To withdraw your consent at any time.</li>
</ul>
<p>To exercise any of these rights, write to us through the <a href="/contact">contact page</a>. The authority answers personal data requests within 30 days of receiving them.</p>
<h2>External links</h2>
<p>This policy does not apply to the external sites to which this site leads, including the payment gateway and the customer portal. Each has its own.</p>
<h2>Changes to this policy</h2>
<p>The authority reviews this policy every year and publishes changes on this page before they take effect. For questions, write to the Data Management Office at ${FACTS.en.email}.</p>`,
    },
  },
] satisfies SeedEntry[];
