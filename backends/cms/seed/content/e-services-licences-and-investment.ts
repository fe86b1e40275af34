import type { SeedEntry } from '../types';

export default [
  {
    shared: { Key: 'biddings', DisplayOrder: 1 },
    ar: {
      Title: 'المنافسات',
      Summary: 'إعلانات المنافسات والتأهيل المسبق ونتائج فتح العروض.',
      Audience: 'المقاولون والموردون ومقدمو الخدمات.',
      Time: 'المواعيد مبيّنة في إعلان كل منافسة.',
      Cost: 'رسوم وثائق المنافسة المبيّنة في الإعلان.',
      Channels: 'الاطلاع في هذا الموقع، وتُسلَّم العروض في المكان المحدد في الإعلان.',
      Steps: `<ol>
<li>راجع الإعلان، وتحقق من الموعد النهائي وموعد فتح المظاريف.</li>
<li>سدّد رسوم وثائق المنافسة عبر <a href="/e-services/epayment">السداد الإلكتروني</a>، واحتفظ بالإيصال.</li>
<li>قدّم عرضك في مظروف مختوم في المكان المبيّن في الإعلان قبل الموعد النهائي.</li>
</ol>`,
      Documents: `<ul>
<li>السجل التجاري، وشهادات الزكاة والضريبة والتأمينات الاجتماعية، على أن تكون سارية.</li>
<li>ضمان ابتدائي بالنسبة المحددة في وثائق المنافسة.</li>
</ul>`,
      Content: `<p>تنشر الهيئة في هذه الصفحة منافساتها العامة ودعوات التأهيل المسبق ونتائجها، التزامًا بمبدأي العلانية وتكافؤ الفرص. وتجد فيها خمسة أقسام: إعلان المنافسات، وإعلانات التأهيل، ونتائج فتح العروض، ونتائج الترسية، والدعوة إلى التأهيل المسبق.</p>
<p>ولا تُقبل العروض بعد الموعد النهائي. وللاستفسار، اكتب إلى الهيئة عبر صفحة <a href="/contact">تواصل معنا</a> قبل موعد فتح المظاريف بعشرة أيام على الأقل.</p>`,
    },
    en: {
      Title: 'Biddings',
      Summary: 'Tender and pre-qualification announcements and bid opening results.',
      Audience: 'Contractors, suppliers and service providers.',
      Time: 'The dates are in each announcement.',
      Cost: 'The fee for the tender documents stated in the announcement.',
      Channels:
        'Announcements on this site; bids are submitted at the place named in the announcement.',
      Steps: `<ol>
<li>Read the announcement and note the final date and the date on which envelopes are opened.</li>
<li>Pay for the tender documents through <a href="/e-services/epayment">electronic payment</a> and keep the receipt.</li>
<li>Submit your bid in a sealed envelope at the place named in the announcement before the final date.</li>
</ol>`,
      Documents: `<ul>
<li>Valid commercial registration, and valid zakat, tax and social insurance certificates.</li>
<li>A bid bond at the rate set in the tender documents.</li>
</ul>`,
      Content: `<p>The authority publishes its public tenders, its invitations to pre-qualify and their results on this page, in keeping with openness and equal opportunity. There are five sections: biddings announcement, announcement of qualification biddings, results opening, biddings list result, and invitation for pre-qualification.</p>
<p>Bids are not accepted after the final date. For enquiries, write to the authority through the <a href="/contact">contact page</a> at least ten days before the envelopes are opened.</p>`,
    },
  },
  {
    shared: { Key: 'license', DisplayOrder: 3 },
    ar: {
      Title: 'نظام التراخيص',
      Summary: 'تراخيص الوكالات الملاحية وتموين السفن ومتطلباتها.',
      Guide: 'guide-license-ar.pdf',
      Audience: 'الراغبون في ممارسة نشاط الوكالة الملاحية أو تموين السفن.',
      Time: '30 يومًا من اكتمال الطلب.',
      Cost: 'رسم كل ترخيص مبيّن أدناه.',
      Channels: '<a href="/customerportal">بوابة العملاء</a>.',
      Steps: `<ol>
<li>اختر نوع الترخيص أدناه، وتحقق من استيفاء شروطه.</li>
<li>جهّز المستندات بصيغة PDF.</li>
<li>سجّل الدخول في بوابة العملاء، واملأ الطلب وأرفق المستندات.</li>
<li>سدّد الرسوم بعد إشعارك بالموافقة المبدئية.</li>
</ol>`,
      Documents: `<p>السجل التجاري والمستندات المبيّنة أدناه لكل ترخيص، بصيغة PDF.</p>`,
      Content: `<p>يلزم الحصول على ترخيص من الهيئة قبل مزاولة نشاط الوكالة الملاحية أو تموين السفن في أي من الموانئ العشرة. وتبيّن هذه الصفحة متطلبات كل ترخيص ومستنداته ورسومه، ويُقدَّم الطلب إلكترونيًا عبر <a href="/customerportal">بوابة العملاء</a>.</p>
<p>ويُبتّ في الطلب المكتمل خلال 30 يومًا. ويجب طلب التجديد قبل 30 يومًا على الأقل من انتهاء الترخيص، وتُطبَّق عليه الشروط نفسها. وللاطلاع على أحكام المزاولة ومخالفاتها، انتقل إلى صفحة <a href="/regulations">الأنظمة واللوائح</a>.</p>`,
    },
    en: {
      Title: 'License system',
      Summary: 'Shipping agent and ship chandling licences and what they require.',
      Guide: 'guide-license-en.pdf',
      Audience: 'Anyone who wishes to work as a shipping agent or ship chandler.',
      Time: '30 days from a complete application.',
      Cost: 'The fee of each licence is stated below.',
      Channels: 'The <a href="/customerportal">customer portal</a>.',
      Steps: `<ol>
<li>Choose the licence type below and check that you meet its conditions.</li>
<li>Prepare the documents as PDF files.</li>
<li>Sign in to the customer portal, complete the application and attach the documents.</li>
<li>Pay the fee once you have been told of the preliminary approval.</li>
</ol>`,
      Documents: `<p>The commercial registration and the documents named below for each licence, as PDF files.</p>`,
      Content: `<p>Anyone who wishes to work as a shipping agent or ship chandler in any of the ten ports must first hold a licence from the authority. This page sets out the requirements, documents and fees of each licence. Applications are made online through the <a href="/customerportal">customer portal</a>.</p>
<p>We decide complete applications within 30 days. You must apply for renewal at least 30 days before your licence expires. The same conditions apply. The rules for carrying on the business, and the penalties, are on the <a href="/regulations">regulations</a> page.</p>`,
    },
  },
  {
    shared: { Key: 'reqrentalfacilities', DisplayOrder: 6 },
    ar: {
      Title: 'طلب استئجار المرافق',
      Summary: 'أجور تأجير الأراضي والمرافق في الموانئ وطريقة التقديم.',
      Audience: 'المستثمرون ومقدمو الخدمات في الموانئ.',
      Time: '60 يومًا من اكتمال المستندات.',
      Cost: 'تقديم الطلب دون مقابل، والأجور السنوية مبيّنة في الجدول.',
      Channels: 'نظام التأجير الخارجي.',
      Steps: `<ol>
<li>اختر الميناء والموقع المناسب لنشاطك من جدول الأجور.</li>
<li>انتقل إلى نظام التأجير الخارجي وسجّل الدخول فيه، واملأ طلب الاستئجار محددًا المساحة والغرض والمدة.</li>
<li>أرفق السجل التجاري ومخططًا مبدئيًا للموقع ودراسة مختصرة للنشاط.</li>
<li>تابع الطلب من حسابك حتى توقيع العقد.</li>
</ol>`,
      Documents: `<ul>
<li>السجل التجاري.</li>
<li>مخطط مبدئي للموقع.</li>
<li>دراسة مختصرة للنشاط.</li>
</ul>`,
      Content: `<p>تؤجّر الهيئة الأراضي والمستودعات والمكاتب داخل الموانئ للمستثمرين ومقدمي الخدمات، وفق أجور سنوية معلنة لكل ميناء. وتختلف أجرة الأرض بحسب موقعها: قريبة من الأرصفة، أو بعيدة عنها، أو خارج الميناء. أما أجرة المباني فللمستودعات والمكاتب القائمة. وتُحتسب الأجور جميعها بالريال لكل متر مربع في السنة.</p>
<p><strong>لا تتجاوز أجرة الأراضي المخصصة لأبراج الاتصالات 500 ريال لكل متر مربع.</strong></p>
<p>ويُبتّ في الطلبات خلال 60 يومًا من اكتمال مستنداتها.</p>
<p>ولا تشمل الأجور المعلنة ضريبة القيمة المضافة ولا أجور الخدمات كالمياه والكهرباء.</p>`,
    },
    en: {
      Title: 'Request for rental of facilities',
      Summary: 'Rents of land and facilities inside ports, and how to apply.',
      Audience: 'Investors and service providers in the ports.',
      Time: '60 days from complete documents.',
      Cost: 'Applying is free of charge; the annual rents are in the table.',
      Channels: 'The external rental system.',
      Steps: `<ol>
<li>Choose the port and a suitable site from the table of rents.</li>
<li>Go to the external rental system, sign in and complete the rental request, stating the area, the purpose and the period.</li>
<li>Attach the commercial registration, a preliminary plan of the site and a short study of the activity.</li>
<li>Follow the request from your account until the contract is signed.</li>
</ol>`,
      Documents: `<ul>
<li>Commercial registration.</li>
<li>A preliminary plan of the site.</li>
<li>A short study of the activity.</li>
</ul>`,
      Content: `<p>The authority lets land, warehouses and offices inside the ports to investors and service providers at published annual rents. Land rent depends on where the land is: near the quays, away from them, or outside the port. The rent of buildings covers existing warehouses and offices. All rents are stated in riyals per square metre a year.</p>
<p><strong>The rent of land for communication towers is 500 riyals per square metre at most.</strong></p>
<p>Requests are decided within 60 days of the documents being complete.</p>
<p>The published rents do not include value added tax or charges for services such as water and electricity.</p>`,
    },
  },
  {
    shared: { Key: 'moveableitems', DisplayOrder: 8 },
    ar: {
      Title: 'طلب المواد المنقولة',
      Summary: 'مواد المستودعات الفائضة المتاحة للجهات الحكومية.',
      Guide: 'guide-moveableitems-ar.pdf',
      Audience: 'موظفو الجهات الحكومية المفوَّضون.',
      Time: '30 يومًا.',
      Cost: 'دون مقابل، وتتولى الجهة الطالبة النقل.',
      Channels: 'هذا الموقع، على مدار الساعة.',
      Steps: `<ol>
<li>املأ بياناتك وبيانات جهتك.</li>
<li>اختر التصنيف ثم الصنف ثم الموقع ثم المادة، فتظهر الكمية المتاحة.</li>
<li>حدّد الكمية المطلوبة، على ألّا تتجاوز المتاح، ثم أرسل الطلب، فتُحجز الكمية 30 يومًا إلى أن يقبله المستودع.</li>
</ol>`,
      Documents: `<ul>
<li>أن يكون مقدّم الطلب موظفًا مفوضًا من جهة حكومية.</li>
<li>رقم الهوية، ورقم الجوال، والبريد الإلكتروني الرسمي.</li>
</ul>`,
      Content: `<p>تُعرض مواد المستودعات الفائضة في جميع الموانئ على الجهات الحكومية الأخرى للاستفادة منها قبل التصرف فيها بالبيع، حفاظًا على المال العام. وتشمل المعدات البحرية والمركبات والآليات والأثاث والتجهيزات المكتبية، وتُنقل إلى الجهة الطالبة دون مقابل.</p>
<p>ويُعالج الطلب خلال 30 يومًا، ويتواصل معك المستودع لتحديد موعد الاستلام. وتتحمل الجهة الطالبة نقل المواد، ويُلغى الطلب المقبول إن لم تُستلم خلال 15 يومًا من الموعد.</p>`,
    },
    en: {
      Title: 'Orders (movable items)',
      Summary: 'Surplus warehouse items offered to government agencies.',
      Guide: 'guide-moveableitems-en.pdf',
      Audience: 'Authorised employees of government agencies.',
      Time: '30 days.',
      Cost: 'Free of charge; the requesting agency provides the transport.',
      Channels: 'This site, at any time.',
      Steps: `<ol>
<li>Fill in your own details and those of your agency.</li>
<li>Choose the classification, the item, the site and the movable; the available quantity then appears.</li>
<li>State the quantity you require, no more than is available, and send the order. The quantity is then reserved for 30 days, until the warehouse accepts the order.</li>
</ol>`,
      Documents: `<ul>
<li>Authorisation from your government agency.</li>
<li>Your identity number, mobile number and official email address.</li>
</ul>`,
      Content: `<p>Surplus items in the warehouses of all ports are offered to other government agencies before they are sold, in order to make good use of public money. They include marine equipment, vehicles and machinery, and office furniture and equipment, and pass to the requesting agency free of charge.</p>
<p>Orders are handled within 30 days, and the warehouse contacts you to arrange collection. The requesting agency provides the transport. An accepted order lapses if the items are not collected within 15 days of the agreed date.</p>`,
    },
  },
] satisfies SeedEntry[];
