import type { SeedEntry } from '../types';

export default [
  {
    shared: { Key: 'vesselsearch', DisplayOrder: 2 },
    ar: {
      Title: 'البحث عن السفن',
      Summary: 'مواعيد وصول السفن ومغادرتها، ودليل الوكلاء الملاحيين.',
      Guide: 'guide-vesselsearch-ar.pdf',
      Audience: 'أصحاب البضائع والوكلاء الملاحيون والمخلّصون الجمركيون.',
      Time: 'فوري.',
      Cost: 'دون مقابل.',
      Channels: 'هذا الموقع، على مدار الساعة.',
      Steps: `<ol>
<li>اختر الميناء وتاريخ البداية، وهما حقلان إلزاميان، ويظهر تاريخ اليوم تلقائيًا.</li>
<li>أضف إن شئت تاريخ النهاية، أو حالة السفينة، أو اسمها، أو اسم الوكيل.</li>
<li>اكتب رمز التحقق، ثم اضغط «بحث».</li>
</ol>`,
      Documents: `<p>لا يلزم أي مستند.</p>`,
      Content: `<p>تتيح هذه الخدمة لأصحاب البضائع والوكلاء والمخلّصين الجمركيين معرفة السفن الموجودة في الميناء أو المتوقع وصولها إليه، والوصول إلى بيانات الوكيل الملاحي المسؤول عنها. والخدمة مجانية، ولا تتطلب تسجيل الدخول.</p>
<h2>البحث في جدول السفن</h2>
<p>وتظهر حالة كل سفينة في النتائج: متوقعة، أو في الميناء، أو في منطقة الانتظار، أو متأخرة، أو غادرت.</p>
<h2>البحث عن الوكلاء</h2>
<p>اختر الميناء، واكتب اسم الوكيل أو جزءًا منه إن عرفته، فيظهر اسم الشركة وعنوانها ووصف نشاطها.</p>
<p>ومواعيد السفن تقديرية يقدّمها الوكلاء، وقد تتغير بسبب الطقس أو ازدحام الأرصفة.</p>`,
    },
    en: {
      Title: 'Vessel search',
      Summary: 'Arrival and departure schedules, and the directory of shipping agents.',
      Guide: 'guide-vesselsearch-en.pdf',
      Audience: 'Cargo owners, shipping agents and customs brokers.',
      Time: 'Immediate.',
      Cost: 'Free of charge.',
      Channels: 'This site, at any time.',
      Steps: `<ol>
<li>Choose a port and start date (both required). The start date is set to today.</li>
<li>If you wish, add an end date, the status of the ship, its name or the name of the agent.</li>
<li>Type the verification code, then select “Search”.</li>
</ol>`,
      Documents: `<p>None.</p>`,
      Content: `<p>This service tells cargo owners, agents and customs brokers which ships are in a port or expected there, and the shipping agent for each one. It is free and you do not need to sign in.</p>
<h2>Search the vessel schedule</h2>
<p>The results show the status of each ship: expected, in port, anchorage area, delayed or departed.</p>
<h2>Search for agents</h2>
<p>Choose the port and, if you know it, type the agent’s name or a part of it. The results show the company, its address and a description of its business.</p>
<p>Schedules are estimates supplied by the agents and may change with the weather or with traffic at the berths.</p>`,
    },
  },
  {
    shared: { Key: 'containertracking', DisplayOrder: 4 },
    ar: {
      Title: 'تتبع الحاويات',
      Summary: 'موقع الحاوية وحالتها عبر نظام المحطات الخارجي.',
      Audience: 'أصحاب البضائع والوكلاء والمخلّصون الجمركيون والناقلون.',
      Time: 'فوري.',
      Cost: 'دون مقابل.',
      Channels: 'نظام المحطات الخارجي، على مدار الساعة.',
      Steps: `<ol>
<li>انتقل إلى نظام التتبع الخارجي.</li>
<li>أدخل رقم الحاوية أو رقم بوليصة الشحن.</li>
<li>اطّلع على موقع الحاوية وحالتها.</li>
</ol>`,
      Documents: `<ul>
<li>رقم الحاوية كما ورد في بوليصة الشحن، ويتكون من 4 أحرف و7 أرقام.</li>
<li>أو رقم بوليصة الشحن، إذا كانت الشحنة تضم أكثر من حاوية.</li>
</ul>`,
      Content: `<p>يتيح نظام تتبع الحاويات معرفة موقع الحاوية وحالتها منذ تفريغها من السفينة حتى خروجها من بوابة الميناء. والنظام موقع خارجي تشترك فيه محطات الحاويات في الموانئ، وتُحدَّث بياناته من أنظمة تشغيلها مباشرةً.</p>
<h2>ما يعرضه النظام</h2>
<ul>
<li>الميناء والمحطة وموقع الحاوية في الساحة.</li>
<li>تاريخ التفريغ، وحالة الفسح، ومدة الإعفاء المتبقية من أجور التخزين.</li>
<li>موعد الشاحنة إن حُجز، ووقت الخروج من البوابة.</li>
</ul>
<p>ويُفتح النظام في علامة تبويب جديدة. فإن لم تظهر الحاوية بعد 24 ساعة من رسو السفينة، فتواصل مع وكيلك الملاحي أو مع مركز خدمة العملاء.</p>`,
    },
    en: {
      Title: 'Container tracking',
      Summary: 'Where a container is and its status, on the terminals’ external system.',
      Audience: 'Cargo owners, agents, customs brokers and hauliers.',
      Time: 'Immediate.',
      Cost: 'Free of charge.',
      Channels: 'The terminals’ external system, at any time.',
      Steps: `<ol>
<li>Go to the external tracking system.</li>
<li>Enter the number of the container or of the bill of lading.</li>
<li>See where the container is and its status.</li>
</ol>`,
      Documents: `<ul>
<li>The container number as it appears on the bill of lading: four letters and seven digits.</li>
<li>Or the number of the bill of lading, if the shipment has more than one container.</li>
</ul>`,
      Content: `<p>The container tracking system shows where a container is and what its status is, from the moment it leaves the ship until it passes the port gate. It is an external site shared by the container terminals, and its data come directly from their operating systems.</p>
<h2>What the system shows</h2>
<ul>
<li>The port, the terminal and the container’s place in the yard.</li>
<li>The date of unloading, the clearance status and the free storage time that remains.</li>
<li>The truck appointment, if one was made, and the time of leaving the gate.</li>
</ul>
<p>The system opens in a new tab. If a container does not appear within 24 hours of the ship’s berthing, please contact your shipping agent or the contact centre.</p>`,
    },
  },
  {
    shared: { Key: 'iogs', DisplayOrder: 5 },
    ar: {
      Title: 'فواتير أصحاب البضائع (تجريبي)',
      Summary:
        'الاطلاع على فواتير أجور الموانئ عبر نظام فوترة المخلّصين الجديد، في مرحلته التجريبية.',
      Audience: 'المخلّصون الجمركيون وأصحاب البضائع.',
      Time: 'فوري.',
      Cost: 'الاطلاع على الفواتير دون مقابل.',
      Channels: 'نظام الفوترة الجديد الخارجي.',
      Steps: `<ol>
<li>انتقل إلى النظام وسجّل الدخول ببيانات حسابك.</li>
<li>ابحث عن الفاتورة برقم البيان أو البوليصة.</li>
<li>راجع البنود، ثم نزّل الفاتورة أو انتقل إلى <a href="/e-services/epayment">السداد الإلكتروني</a>.</li>
</ol>`,
      Documents: `<ul>
<li>حساب المخلّص الجمركي المسجل لدى الهيئة، أو تفويض إلكتروني من صاحب البضاعة.</li>
<li>رقم البيان الجمركي أو رقم بوليصة الشحن.</li>
</ul>`,
      Content: `<p>تتيح هذه الخدمة للمخلّصين الجمركيين ولأصحاب البضائع الاطلاع على فواتير أجور الموانئ الصادرة عن شحناتهم، عبر نظام الفوترة الجديد. والنظام في مرحلته التجريبية، ويُعمل به إلى جانب النظام القديم حتى اكتمال الانتقال.</p>
<p>ويجري تسجيل الدخول في نظام خارجي، ولا يطّلع هذا الموقع على كلمة مرورك.</p>`,
    },
    en: {
      Title: 'Goods-owner invoices (trial)',
      Summary: 'See invoices for port charges through the new broker-billing system, now on trial.',
      Audience: 'Customs brokers and cargo owners.',
      Time: 'Immediate.',
      Cost: 'Seeing invoices is free of charge.',
      Channels: 'The new billing system, which is external.',
      Steps: `<ol>
<li>Go to the system and sign in with your account.</li>
<li>Find the invoice by declaration or bill of lading.</li>
<li>Check the items, then download the invoice or go on to <a href="/e-services/epayment">electronic payment</a>.</li>
</ol>`,
      Documents: `<ul>
<li>A customs broker’s account registered with the authority, or an electronic authorisation from the owner of the goods.</li>
<li>The number of the customs declaration or of the bill of lading.</li>
</ul>`,
      Content: `<p>Through the new billing system, customs brokers and cargo owners can see the invoices for port charges on their shipments. The system is on trial and runs alongside the old one until the change is complete.</p>
<p>Sign-in takes place on an external system; this site never sees your password.</p>`,
    },
  },
  {
    shared: { Key: 'iogsx', DisplayOrder: 13 },
    ar: {
      Title: 'فواتير أصحاب البضائع (النظام القديم)',
      Summary: 'الفواتير الصادرة في النظام السابق لأجور الموانئ.',
      Audience: 'أصحاب البضائع الذين لهم حساب في النظام القديم.',
      Time: 'فوري.',
      Cost: 'الاطلاع على الفواتير دون مقابل.',
      Channels: 'النظام القديم الخارجي.',
      Steps: `<ol>
<li>انتقل إلى النظام القديم، ويُفتح في علامة تبويب جديدة.</li>
<li>اختر الميناء، ثم أدخل رقم إذن التسليم أو الفاتورة.</li>
<li>اطبع الفاتورة أو احفظها على جهازك.</li>
</ol>`,
      Documents: `<ul>
<li>اسم المستخدم وكلمة المرور المسجلان في النظام القديم.</li>
<li>رقم إذن التسليم أو رقم الفاتورة.</li>
</ul>`,
      Content: `<p>يعرض هذا النظام الفواتير التي صدرت لأصحاب البضائع قبل تشغيل نظام الفوترة الجديد، ويبقى متاحًا للاطلاع عليها وسداد ما لم يُسدَّد منها حتى اكتمال نقل بياناتها.</p>
<p>ولا تُنشأ في هذا النظام حسابات جديدة. فإن لم يكن لك حساب فيه، فاستخدم <a href="/e-services/iogs">النظام الجديد</a>. وإن نسيت كلمة المرور، فقدّم طلبًا إلى الدعم الفني عبر <a href="/e-services/tktfollowup">متابعة التذاكر</a>.</p>`,
    },
    en: {
      Title: 'Goods-owner invoices (old system)',
      Summary: 'Invoices for port charges issued by the former system.',
      Audience: 'Cargo owners who have an account in the old system.',
      Time: 'Immediate.',
      Cost: 'Seeing invoices is free of charge.',
      Channels: 'The old system, which is external.',
      Steps: `<ol>
<li>Go to the old system, which opens in a new tab.</li>
<li>Choose the port, then enter the number of the delivery order or invoice.</li>
<li>Print the invoice or save it on your device.</li>
</ol>`,
      Documents: `<ul>
<li>The user name and password that you registered in the old system.</li>
<li>The number of the delivery order or of the invoice.</li>
</ul>`,
      Content: `<p>This system shows invoices that were issued to cargo owners before the new billing system came into use. It stays open, so that they can be read and any unpaid ones settled, until their data have been transferred.</p>
<p>No new accounts are opened here. If you have none, use the <a href="/e-services/iogs">new system</a>. If you have forgotten your password, send a request to support through <a href="/e-services/tktfollowup">ticket follow-up</a>.</p>`,
    },
  },
  {
    shared: { Key: 'epayment', DisplayOrder: 11 },
    ar: {
      Title: 'السداد الإلكتروني',
      Summary: 'سداد الفواتير ببطاقات الخصم المحلية وبطاقات الشبكات الدولية.',
      Guide: 'guide-epayment-ar.pdf',
      Audience: 'كل من صدرت له فاتورة من الهيئة.',
      Time: 'تُحدَّث حالة الفاتورة خلال دقائق.',
      Cost: 'قيمة الفاتورة.',
      Channels: 'بوابة الدفع الخارجية، على مدار الساعة.',
      Steps: `<ol>
<li>انتقل من هذه الصفحة إلى بوابة الدفع، وتُفتح في علامة تبويب جديدة.</li>
<li>أدخل رقم الفاتورة وراجع المبلغ واسم المستفيد.</li>
<li>أدخل بيانات البطاقة ورمز التحقق، ثم أكّد السداد.</li>
<li>احفظ الإيصال، وتُحدَّث حالة الفاتورة خلال دقائق.</li>
</ol>`,
      Documents: `<ul>
<li>رقم الفاتورة أو رقم السداد المدوّن فيها.</li>
<li>بطاقة سارية مفعّلة للشراء عبر الإنترنت، وهاتف يستقبل رمز التحقق من المصرف.</li>
</ul>`,
      Content: `<p>يمكنك سداد فواتير الهيئة إلكترونيًا في أي وقت، ببطاقات الخصم المحلية أو ببطاقات الشبكات الدولية، عبر بوابة دفع خارجية آمنة. ويشمل ذلك أجور الموانئ ورسوم التراخيص وأجور تأجير المرافق.</p>
<p>ولا يطّلع هذا الموقع على بيانات بطاقتك ولا يحفظها. وإن خُصم المبلغ ولم تُحدَّث الفاتورة خلال يوم عمل، فتواصل مع مركز خدمة العملاء، ولا تكرر السداد. وتجد شرح الخطوات مفصّلًا في دليل المستخدم.</p>`,
    },
    en: {
      Title: 'Electronic payment',
      Summary: 'Pay bills with local debit cards and international card schemes.',
      Guide: 'guide-epayment-en.pdf',
      Audience: 'Anyone with a bill of the authority.',
      Time: 'The status of the invoice is updated within minutes.',
      Cost: 'The amount of the invoice.',
      Channels: 'The external payment gateway, at any time.',
      Steps: `<ol>
<li>Go from this page to the payment gateway, which opens in a new tab.</li>
<li>Enter the invoice number and check the amount and the payee.</li>
<li>Enter the card details and the verification code, then confirm the payment.</li>
<li>Keep the receipt. The status of the invoice is updated within minutes.</li>
</ol>`,
      Documents: `<ul>
<li>The number of the invoice, or the payment number printed on it.</li>
<li>A valid card enabled for online purchases, and a telephone that receives your bank’s verification code.</li>
</ul>`,
      Content: `<p>You can pay the authority’s bills electronically at any time, with local debit cards or international card schemes, through a secure external payment gateway. Port charges, licence fees and facility rents can all be paid in this way.</p>
<p>This site neither sees nor stores your card details. If the amount was debited and the invoice has not been updated within one working day, please contact the contact centre and do not pay again. The user guide explains each step.</p>`,
    },
  },
] satisfies SeedEntry[];
