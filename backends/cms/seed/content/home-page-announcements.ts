import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      AnnouncementId: 1005,
      Kind: 'auction',
      StartDate: 'now-2d 08:00',
      EndDate: 'now+25d 16:00',
    },
    ar: {
      Title: 'مزاد إلكتروني لبيع مواد فائضة في ميناءي جدة والدمام',
      Announcement: `<p>تعلن الهيئة الوطنية للموانئ طرح مواد فائضة عن الحاجة للبيع في مزاد إلكتروني مفتوح للمؤسسات والشركات والأفراد، وفق البيان الآتي:</p>
<table>
<caption>مجموعات المواد المطروحة في المزاد</caption>
<thead><tr><th scope="col">المجموعة</th><th scope="col">الوصف</th><th scope="col">الموقع</th><th scope="col">مبلغ التأمين (ريال)</th></tr></thead>
<tbody>
<tr><td>1</td><td>رافعات شوكية حمولة 5 أطنان، وعددها 6</td><td>ميناء جدة</td><td>15,000</td></tr>
<tr><td>2</td><td>شاحنات جرّ ومقطورات داخلية، وعددها 9</td><td>ميناء الدمام</td><td>25,000</td></tr>
<tr><td>3</td><td>كابلات ومحولات كهربائية مستعملة</td><td>ميناء جدة</td><td>8,000</td></tr>
<tr><td>4</td><td>أثاث مكتبي وأجهزة حاسب مستعملة</td><td>ميناء الدمام</td><td>3,000</td></tr>
</tbody>
</table>
<h2>شروط المشاركة</h2>
<ul>
<li>التسجيل بالهوية الوطنية أو الإقامة أو السجل التجاري الساري.</li>
<li>سداد مبلغ التأمين إلكترونيًا قبل المزايدة على المجموعة.</li>
<li>معاينة المواد في مواقعها من الأحد إلى الخميس، من الساعة 9 صباحًا إلى الساعة 1 ظهرًا.</li>
<li>إخلاء المواد خلال 15 يوم عمل من تاريخ الإشعار بالترسية.</li>
</ul>
<p>تُباع المواد على حالتها، ويُعاد مبلغ التأمين إلى من لم ترسُ عليه المزايدة خلال 5 أيام عمل. للاستفسار: الرقم الموحد ${FACTS.ar.shortNumber}.</p>`,
    },
    en: {
      Title: 'Online auction of surplus goods at Jeddah and Dammam ports',
      Announcement: `<p>The National Ports Authority offers surplus goods for sale in an online auction that is open to organisations, companies and individuals, as follows:</p>
<table>
<caption>Lots in the auction</caption>
<thead><tr><th scope="col">Lot</th><th scope="col">Description</th><th scope="col">Place</th><th scope="col">Deposit (riyals)</th></tr></thead>
<tbody>
<tr><td>1</td><td>Six forklifts for 5 tonnes</td><td>Jeddah port</td><td>15,000</td></tr>
<tr><td>2</td><td>Nine terminal tractors and trailers</td><td>Dammam port</td><td>25,000</td></tr>
<tr><td>3</td><td>Used cables and transformers</td><td>Jeddah port</td><td>8,000</td></tr>
<tr><td>4</td><td>Used office furniture and computers</td><td>Dammam port</td><td>3,000</td></tr>
</tbody>
</table>
<h2>Conditions</h2>
<ul>
<li>You must register with a national identity card, a residence permit or a valid commercial registration.</li>
<li>You must pay the deposit online before you bid for a lot.</li>
<li>You may inspect the goods from Sunday to Thursday, 9am to 1pm.</li>
<li>You must remove the goods within 15 working days of the notice of award.</li>
</ul>
<p>The goods are sold as they are. Deposits of unsuccessful bidders are returned within 5 working days. Questions: call ${FACTS.en.shortNumber}.</p>`,
    },
  },
  {
    shared: {
      AnnouncementId: 1004,
      Kind: 'maintenance',
      StartDate: 'now+27d 08:00',
      EndDate: 'now+31d 16:00',
    },
    ar: {
      Title: 'صيانة مجدولة للخدمات الإلكترونية',
      Announcement: `<p>تنفذ الهيئة أعمال صيانة مجدولة لمركز البيانات الرئيس، وتتوقف بسببها الخدمات الإلكترونية ليلة واحدة، من الساعة 11 مساءً إلى الساعة 5 صباحًا.</p>
<p>تشمل مدة التوقف الخدمات الآتية:</p>
<ul>
<li>البحث عن السفن وتتبع الحاويات.</li>
<li>نظام التراخيص ومتابعة المعاملات.</li>
<li>السداد الإلكتروني وفواتير أصحاب البضائع.</li>
</ul>
<p>لا تتأثر أعمال الإرشاد والقطر والمناولة في الموانئ. وتُستقبل البلاغات العاجلة على الرقم الموحد <strong>${FACTS.ar.shortNumber}</strong> طوال مدة التوقف. نعتذر عن أي إزعاج، ونشكر لكم تعاونكم.</p>`,
    },
    en: {
      Title: 'Planned maintenance of the e-services',
      Announcement: `<p>The authority carries out planned maintenance of its main data centre. The e-services are not available for one night, from 11pm to 5am.</p>
<p>This affects:</p>
<ul>
<li>vessel search and container tracking;</li>
<li>the licence system and transaction tracking;</li>
<li>electronic payment and invoices.</li>
</ul>
<p>Pilotage, towage and cargo handling continue. Report anything urgent on <strong>${FACTS.en.shortNumber}</strong>.</p>`,
    },
  },
  {
    shared: {
      AnnouncementId: 1003,
      Kind: 'maintenance',
      StartDate: '2026-08-09T08:00:00+03:00',
      EndDate: '2026-08-15T06:00:00+03:00',
    },
    ar: {
      Title: 'ترقية بوابة العملاء',
      Announcement: `<p>تتوقف بوابة العملاء من الساعة 10 مساء يوم الخميس 13 أغسطس 2026 إلى الساعة 6 صباح يوم السبت 15 أغسطس 2026، وذلك لنقلها إلى الإصدار الجديد.</p>
<p>ننصح بإنهاء الطلبات المفتوحة وحفظ مرفقاتها قبل موعد التوقف. وتُرحَّل الطلبات المقدمة سابقًا بأرقامها المرجعية نفسها، ولا تلزم إعادة تقديمها.</p>`,
    },
    en: {
      Title: 'Upgrade of the customer portal',
      Announcement: `<p>The customer portal is unavailable from 10pm on Thursday 13 August 2026 to 6am on Saturday 15 August 2026 while it is moved to a new version.</p>
<p>Complete open requests and save their attachments before then. Requests that were submitted keep their reference numbers and need not be submitted again.</p>`,
    },
  },
  {
    shared: {
      AnnouncementId: 1002,
      Kind: 'auction',
      StartDate: '2026-04-05T08:00:00+03:00',
      EndDate: '2026-04-30T15:00:00+03:00',
    },
    ar: {
      Title: 'مزاد إلكتروني لبيع قاطرتين بحريتين خارج الخدمة',
      Announcement: `<p>تعلن الهيئة بيع قاطرتين بحريتين خارج الخدمة في ميناء الجبيل التجاري في مزاد إلكتروني، على حالتهما الراهنة، لأغراض التفكيك أو إعادة التأهيل.</p>
<table>
<caption>بيانات القاطرتين</caption>
<thead><tr><th scope="col">القاطرة</th><th scope="col">سنة البناء</th><th scope="col">الطول (متر)</th><th scope="col">قوة الشد (طن)</th></tr></thead>
<tbody>
<tr><td>الأولى</td><td>1988</td><td>29.5</td><td>35</td></tr>
<tr><td>الثانية</td><td>1991</td><td>31.0</td><td>40</td></tr>
</tbody>
</table>
<p>تُجرى المعاينة بموعد مسبق مع إدارة الميناء، وينتهي التسجيل يوم الخميس 30 أبريل 2026 عند الساعة 3 عصرًا.</p>`,
    },
  },
  {
    shared: {
      AnnouncementId: 1001,
      Kind: 'maintenance',
      StartDate: '2025-12-14T08:00:00+03:00',
      EndDate: '2025-12-19T06:00:00+03:00',
    },
    ar: {
      Title: 'صيانة خدمة السداد الإلكتروني',
      Announcement: `<p>تتوقف خدمة السداد الإلكتروني من الساعة 11 مساء يوم الخميس 18 ديسمبر 2025 إلى الساعة 6 صباح يوم الجمعة 19 ديسمبر 2025، لربطها بمنظومة سداد جديدة.</p>
<p>تُمدَّد مواعيد استحقاق الفواتير التي تنتهي خلال مدة التوقف يوم عمل واحدًا، ولا تُحتسب عليها غرامات تأخير.</p>`,
    },
  },
] satisfies SeedEntry[];
