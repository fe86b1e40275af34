import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    shared: { Key: 'trxtracking', DisplayOrder: 7 },
    ar: {
      Title: 'متابعة المعاملات',
      Summary: 'الاستعلام عن حالة معاملة برقمها وتاريخها.',
      Audience: 'الأفراد والشركات والجهات الحكومية ممن قدّموا خطابات أو طلبات ورقية.',
      Time: 'فوري.',
      Cost: 'دون مقابل.',
      Channels: 'هذا الموقع، على مدار الساعة.',
      Steps: `<ol>
<li>أدخل رقم المعاملة واختر تاريخها من التقويم.</li>
<li>اكتب رمز التحقق، ثم أرسل الاستعلام.</li>
</ol>`,
      Documents: `<ul>
<li>رقم المعاملة المدوّن في إشعار القيد، أو في الرسالة التي وصلت إلى جوالك.</li>
<li>تاريخ المعاملة بالتقويم الهجري، بصيغة يوم/شهر/سنة، مثل 5/03/1448.</li>
</ul>`,
      Content: `<p>تعرض هذه الخدمة حالة المعاملة الواردة إلى الهيئة والإدارة التي أُحيلت إليها، من تاريخ تسجيلها حتى إنجازها. ويستفيد منها الأفراد والمنشآت والجهات الحكومية ممن قدّموا خطابات أو طلبات ورقية.</p>
<p>ويظهر في النتيجة الرقم المرجعي والموضوع والتصنيف والجهة الواردة منها والجهة المحالة إليها والحالة وتاريخ الإحالة. والاستعلام فوري، فإن لم تجد معاملتك بعد 3 أيام عمل من تقديمها، فاتصل بمركز خدمة العملاء على الرقم ${FACTS.ar.shortNumber}.</p>`,
    },
    en: {
      Title: 'Transaction tracking',
      Summary: 'Check a transaction by its document number and date.',
      Audience:
        'Individuals, companies and government agencies that sent letters or paper applications.',
      Time: 'Immediate.',
      Cost: 'Free of charge.',
      Channels: 'This site, at any time.',
      Steps: `<ol>
<li>Enter the document number and choose its date from the calendar.</li>
<li>Type the verification code and send the enquiry.</li>
</ol>`,
      Documents: `<ul>
<li>The document number printed on the registration notice, or in the message sent to your mobile.</li>
<li>The date of the document in the Hijri calendar, written day/month/year, for example 5/03/1448.</li>
</ul>`,
      Content: `<p>This service shows the status of a transaction received by the authority and the department to which it was referred, from registration to completion. It is meant for individuals, companies and government agencies that have sent letters or paper applications.</p>
<p>The result shows the reference, the subject, the category, the organisation that sent the document, the department to which it was directed, its status and the date of transfer. The answer is immediate. If your transaction does not appear within three working days of submission, call the contact centre on ${FACTS.en.shortNumber}.</p>`,
    },
  },
  {
    shared: { Key: 'request-tracking', DisplayOrder: 14 },
    ar: {
      Title: 'متابعة الطلبات والشكاوى',
      Summary: 'الاستعلام عن حالة شكوى أو طلب أُرسل عبر هذا الموقع، برقمه المرجعي.',
      Audience: 'كل من أرسل شكوى أو استفسارًا أو طلبًا عبر هذا الموقع.',
      Time: 'فوري.',
      Cost: 'دون مقابل.',
      Channels: 'هذا الموقع، على مدار الساعة.',
      Steps: `<ol>
<li>أدخل الرقم المرجعي، ورقم الجوال أو البريد الإلكتروني الذي أدخلته في النموذج.</li>
<li>اكتب رمز التحقق، ثم أرسل الاستعلام.</li>
</ol>`,
      Documents: `<ul>
<li>الرقم المرجعي الظاهر بعد الإرسال، وفي رسالة الاستلام التي تصلك بعده.</li>
</ul>`,
      Content: `<p>تعرض هذه الخدمة حالة ما أرسلته عبر نماذج هذا الموقع: الشكاوى والمقترحات والاستفسارات، وطلبات مشاركة البيانات، وطلبات المواد المنقولة، وطلبات التوظيف، وطلبات معاودة الاتصال. ويظهر في النتيجة تاريخ الاستلام، والحالة، والموعد الأقصى للرد، والخطوة التالية.</p>
<p>أما المعاملات الورقية فتتابعها في خدمة <a href="/e-services/trxtracking">متابعة المعاملات</a>.</p>`,
    },
    en: {
      Title: 'Track a request or complaint',
      Summary:
        'Check a complaint or request that was sent through this site, by its reference number.',
      Audience: 'Everybody who has sent a complaint, an enquiry or a request through this site.',
      Time: 'Immediate.',
      Cost: 'Free of charge.',
      Channels: 'This site, at any time.',
      Steps: `<ol>
<li>Enter the reference number, and the mobile number or email address that you gave in the form.</li>
<li>Type the verification code and send the enquiry.</li>
</ol>`,
      Documents: `<ul>
<li>The reference number shown after sending, and in the acknowledgement that follows.</li>
</ul>`,
      Content: `<p>This service shows the state of what you have sent through the forms of this site: complaints, suggestions and enquiries, data sharing requests, orders of movable items, job applications and callback requests. The result shows the date of receipt, the state, the day by which we answer, and the next step.</p>
<p>Paper transactions are followed in <a href="/e-services/trxtracking">transaction tracking</a>.</p>`,
    },
  },
  {
    shared: { Key: 'sla', DisplayOrder: 9 },
    ar: {
      Title: 'اتفاقية مستوى الخدمة',
      Summary: 'المدد المتوقعة لإنجاز كل خدمة من خدمات الهيئة.',
      Audience: 'جميع المستفيدين من خدمات الهيئة.',
      Time: 'فوري.',
      Cost: 'دون مقابل.',
      Channels: 'هذا الموقع، على مدار الساعة.',
      Steps: `<ol>
<li>ابحث عن الخدمة في الجدول.</li>
<li>اطّلع على المدة المتوقعة لإنجازها.</li>
</ol>`,
      Documents: `<p>لا يلزم أي مستند.</p>`,
      Content: `<p>تلتزم الهيئة في هذه الاتفاقية بمدد معلنة لإنجاز خدماتها الإلكترونية، وتقيس أداءها بها كل شهر. ويبيّن الجدول أدناه المدة المتوقعة لإنجاز كل خدمة.</p>
<h2>كيف تُحتسب المدة</h2>
<ul>
<li>تبدأ من اكتمال الطلب ومستنداته.</li>
<li>تتوقف عند طلب استكمال من المستفيد، وتُستأنف عند وروده.</li>
<li>الخدمات المبيّن أمامها «فوري» تظهر نتيجتها في الصفحة نفسها.</li>
</ul>
<p>وإذا تجاوز طلبك المدة المعلنة، فقدّم شكوى عبر صفحة <a href="/contact">تواصل معنا</a> مع ذكر رقم الطلب، وتُحال مباشرةً إلى الإدارة العامة للرقابة والالتزام. ويجيب مركز خدمة العملاء ${FACTS.ar.hours}. وتُراجع الاتفاقية مرة في السنة، وتُنشر التعديلات في هذه الصفحة قبل العمل بها بثلاثين يومًا.</p>`,
    },
    en: {
      Title: 'Service-level agreement',
      Summary: 'Expected completion time for each of the authority’s services.',
      Audience: 'All users of the authority’s services.',
      Time: 'Immediate.',
      Cost: 'Free of charge.',
      Channels: 'This site, at any time.',
      Steps: `<ol>
<li>Find the service in the table.</li>
<li>Read its expected time.</li>
</ol>`,
      Documents: `<p>None.</p>`,
      Content: `<p>In this agreement the authority undertakes to complete its e-services within published times. It measures its performance against them every month. The table below shows the expected time to complete each service.</p>
<h2>How time is counted</h2>
<ul>
<li>It begins on the day the application and its documents are complete.</li>
<li>It stops when the applicant is asked for something further, and resumes when that is received.</li>
<li>Services marked “Immediate” show their result on the page itself.</li>
</ul>
<p>If your request takes longer than the published time, send a complaint through the <a href="/contact">contact page</a> and give the request number; it goes directly to the General Department of Inspection and Compliance. Support is available from ${FACTS.en.hours}. The agreement is reviewed once a year, and changes are published here 30 days before they take effect.</p>`,
    },
  },
  {
    shared: { Key: 'tktfollowup', DisplayOrder: 10 },
    ar: {
      Title: 'متابعة التذاكر',
      Summary: 'متابعة طلبات الدعم والشكاوى عبر بوابة الدعم.',
      Audience: 'كل من له بلاغ أو شكوى أو طلب دعم لدى الهيئة.',
      Time: '5 أيام عمل من تسجيل التذكرة.',
      Cost: 'دون مقابل.',
      Channels: `بوابة الدعم الخارجية، أو الهاتف ${FACTS.ar.shortNumber} ${FACTS.ar.hours}.`,
      Steps: `<ol>
<li>انتقل إلى بوابة الدعم.</li>
<li>افتح التذكرة برقمها.</li>
<li>اطّلع على حالتها وردود المختصين، وأضف ما لديك من إيضاحات ومرفقات.</li>
</ol>`,
      Documents: `<p>رقم التذكرة المرسل إلى جوالك وبريدك.</p>`,
      Content: `<p>لكل بلاغ أو شكوى أو طلب دعم يصل إلى الهيئة هاتفيًا أو عبر بوابة الدعم تذكرة برقم مستقل، ترسله الهيئة إلى جوالك وبريدك. ومن بوابة الدعم تعرف حالة التذكرة، وتطّلع على ردود المختصين، وتضيف ما يلزم من إيضاحات ومرفقات.</p>
<h2>مدة المعالجة</h2>
<p>تُعالج التذاكر خلال 5 أيام عمل من تاريخ تسجيلها. وإذا احتاجت إلى وقت أطول، أُشعر المستفيد بالسبب وبالموعد المتوقع.</p>
<h2>إعادة فتح التذكرة</h2>
<p>إذا أُغلقت التذكرة ولم ترضَ عن معالجتها، فلك أن تعيد فتحها من بوابة الدعم مع ذكر السبب، فتُحال إلى مسؤول أعلى لمراجعتها.</p>
<h2>أوقات العمل</h2>
<ul>
<li>${FACTS.ar.hours}.</li>
<li>هاتف مركز خدمة العملاء: ${FACTS.ar.shortNumber}.</li>
<li>المساعد الآلي في زاوية الصفحة.</li>
</ul>`,
    },
    en: {
      Title: 'Ticket follow-up',
      Summary: 'Follow support requests and complaints on the support portal.',
      Audience: 'Anyone with a report, complaint or support request at the authority.',
      Time: '5 working days from the registration of the ticket.',
      Cost: 'Free of charge.',
      Channels: `The external support portal, or telephone ${FACTS.en.shortNumber} from ${FACTS.en.hours}.`,
      Steps: `<ol>
<li>Go to the support portal.</li>
<li>Open the ticket by its number.</li>
<li>Read its status and the answers, and add explanations and attachments.</li>
</ol>`,
      Documents: `<p>The ticket number that was sent to your mobile and email.</p>`,
      Content: `<p>Every report, complaint or support request made by telephone or on the support portal is given a ticket with its own number, which is sent to your mobile and email. On the support portal you can see the status of the ticket, read the answers of our staff, and add explanations and attachments.</p>
<h2>Handling time</h2>
<p>Tickets are dealt with within 5 working days of registration. If more time is needed, we will tell you why and the expected date.</p>
<h2>Reopening a ticket</h2>
<p>If a ticket was closed and you are not satisfied with the outcome, you may reopen it on the support portal and state your reason. It is then referred to a more senior officer for review.</p>
<h2>Support hours</h2>
<ul>
<li>${FACTS.en.hours}.</li>
<li>Contact centre telephone: ${FACTS.en.shortNumber}.</li>
<li>The virtual assistant in the corner of the page.</li>
</ul>`,
    },
  },
  {
    shared: { Key: 'statistics', DisplayOrder: 12 },
    ar: {
      Title: 'الإحصاءات',
      Summary: 'ملفات الإحصاءات السنوية للتنزيل من 2005 إلى 2019.',
      Audience: 'الباحثون والمستثمرون والمهتمون.',
      Time: 'فوري.',
      Cost: 'دون مقابل.',
      Channels: 'هذا الموقع، على مدار الساعة.',
      Steps: `<ol>
<li>اختر السنة من القائمة.</li>
<li>نزّل ملفها المضغوط.</li>
<li>افتح الجداول ببرنامج للجداول.</li>
</ol>`,
      Documents: `<p>لا يلزم أي مستند.</p>`,
      Content: `<p>تنشر الهيئة في هذه الصفحة إحصاءات الموانئ السنوية من عام 2005 إلى عام 2019، في ملفات مضغوطة لكل عام ملف مستقل. وهي متاحة للباحثين والمستثمرين والمهتمين، دون رسوم ودون تسجيل.</p>
<h2>محتوى كل ملف</h2>
<ul>
<li>ملخص السنة: أعداد السفن، وكميات البضائع بالطن، وأعداد الحاويات القياسية، وأعداد الركاب.</li>
<li>حركة كل ميناء في كل شهر: السفن، والبضائع الواردة والصادرة بالطن، والحاويات القياسية.</li>
<li>البضائع الواردة والصادرة بالطن، بحسب نوعها.</li>
<li>وصف للجداول وحقولها باللغتين العربية والإنجليزية.</li>
</ul>
<h2>استخدام البيانات</h2>
<p>الجداول بصيغة CSV وترميز UTF-8، وتُفتح في برامج الجداول الحسابية. ويُسمح بإعادة استخدامها بشرط الإشارة إلى الهيئة مصدرًا لها وذكر سنة الإحصاء.</p>
<p>وتُنشر بيانات الأعوام التالية لعام 2019 في <a href="/open-data">بوابة البيانات المفتوحة</a>. وللبيانات غير المنشورة، قدّم <a href="/data-sharing">طلب مشاركة بيانات</a>.</p>`,
    },
    en: {
      Title: 'Statistics',
      Summary: 'Annual statistics files to download, 2005 to 2019.',
      Audience: 'Researchers, investors and anyone interested.',
      Time: 'Immediate.',
      Cost: 'Free of charge.',
      Channels: 'This site, at any time.',
      Steps: `<ol>
<li>Choose the year from the list.</li>
<li>Download its zip file.</li>
<li>Open the tables in a spreadsheet program.</li>
</ol>`,
      Documents: `<p>None.</p>`,
      Content: `<p>On this page the authority publishes the annual statistics of the ports from 2005 to 2019, as one zip file for each year. They are open to researchers, investors and anyone interested, free of charge and without registration.</p>
<h2>What each file contains</h2>
<ul>
<li>A summary of the year: vessels, cargo in tonnes, containers in TEU, and passengers.</li>
<li>Each port, month by month: vessels, imports and exports in tonnes, and containers in TEU.</li>
<li>Imports and exports in tonnes, by type of cargo.</li>
<li>A description of the tables and their fields, in Arabic and English.</li>
</ul>
<h2>Using the data</h2>
<p>The tables are CSV files in UTF-8 and open in any spreadsheet program. You may reuse them provided that you name the authority as the source and state the year.</p>
<p>Data for the years after 2019 are published on the <a href="/open-data">open data portal</a>. For data that are not published, please send a <a href="/data-sharing">data sharing request</a>.</p>`,
    },
  },
] satisfies SeedEntry[];
