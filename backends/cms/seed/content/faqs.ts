import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    shared: { Slug: 'find-a-ship', DisplayOrder: 1 },
    ar: {
      Topic: 'الخدمات الإلكترونية',
      Question: 'كيف أعرف موعد وصول سفينة؟',
      Answer:
        '<p>استخدم <a href="/e-services/vesselsearch">البحث عن السفن</a>: اختر الميناء وتاريخ البداية، فيظهر موعد الوصول والمغادرة وحالة كل سفينة. والخدمة مجانية ولا تتطلب تسجيل الدخول، والمواعيد تقديرية يقدّمها الوكلاء.</p>',
    },
    en: {
      Topic: 'E-services',
      Question: 'How do I find out when a ship arrives?',
      Answer:
        '<p>Use the <a href="/e-services/vesselsearch">vessel search</a>: choose the port and the start date, and the arrival, departure and status of each ship appear. It is free and you do not need to sign in. Schedules are estimates supplied by the agents.</p>',
    },
  },
  {
    shared: { Slug: 'track-a-container', DisplayOrder: 2 },
    ar: {
      Topic: 'الخدمات الإلكترونية',
      Question: 'كيف أتتبع حاوية؟',
      Answer:
        '<p>انتقل من صفحة <a href="/e-services/containertracking">تتبع الحاويات</a> إلى نظام المحطات الخارجي، وأدخل رقم الحاوية أو رقم بوليصة الشحن. فإن لم تظهر الحاوية بعد 24 ساعة من رسو السفينة، فتواصل مع وكيلك الملاحي أو مع مركز خدمة العملاء.</p>',
    },
    en: {
      Topic: 'E-services',
      Question: 'How do I track a container?',
      Answer:
        '<p>Open <a href="/e-services/containertracking">container tracking</a>, go on to the terminals’ external system, and enter the container or bill of lading number. If the container does not appear within 24 hours of the ship’s berthing, contact your shipping agent or the contact centre.</p>',
    },
  },
  {
    shared: { Slug: 'follow-a-transaction', DisplayOrder: 3 },
    ar: {
      Topic: 'الخدمات الإلكترونية',
      Question: 'كيف أستعلم عن معاملة قدّمتها؟',
      Answer:
        '<p>أدخل رقم المعاملة وتاريخها الهجري في <a href="/e-services/trxtracking">متابعة المعاملات</a>. فإن لم تظهر معاملتك خلال ثلاثة أيام عمل من تقديمها، فاتصل بمركز خدمة العملاء.</p>',
    },
    en: {
      Topic: 'E-services',
      Question: 'How do I check a transaction?',
      Answer:
        '<p>Enter the document number and its Hijri date in <a href="/e-services/trxtracking">transaction tracking</a>. If your transaction does not appear within three working days of submission, call the contact centre.</p>',
    },
  },
  {
    shared: { Slug: 'get-a-licence', DisplayOrder: 4 },
    ar: {
      Topic: 'التراخيص والاستثمار',
      Question: 'كم يستغرق الحصول على ترخيص وكالة ملاحية؟',
      Answer: `<p>يُبتّ في الطلب خلال ${FACTS.ar.licenceDays} يومًا من اكتماله. وتجد المتطلبات والمستندات والرسوم في <a href="/e-services/license">نظام التراخيص</a>، ويُقدَّم الطلب عبر <a href="/customerportal">بوابة العملاء</a>.</p>`,
    },
    en: {
      Topic: 'Licences and investment',
      Question: 'How long does a shipping agent licence take?',
      Answer: `<p>We decide complete applications within ${FACTS.en.licenceDays} days. The requirements, documents and fees are on the <a href="/e-services/license">license system</a> page; applications are made through the <a href="/customerportal">customer portal</a>.</p>`,
    },
  },
  {
    shared: { Slug: 'rent-a-facility', DisplayOrder: 5 },
    ar: {
      Topic: 'التراخيص والاستثمار',
      Question: 'كيف أستأجر أرضًا أو مستودعًا في ميناء؟',
      Answer: `<p>تجد الأجور السنوية لكل ميناء وطريقة التقديم في <a href="/e-services/reqrentalfacilities">طلب استئجار المرافق</a>. ويُبتّ في الطلب خلال ${FACTS.ar.rentalDays} يومًا من اكتمال المستندات.</p>`,
    },
    en: {
      Topic: 'Licences and investment',
      Question: 'How do I rent land or a warehouse in a port?',
      Answer: `<p>The annual rents of each port and how to apply are on the <a href="/e-services/reqrentalfacilities">request for rental of facilities</a> page. Requests are decided within ${FACTS.en.rentalDays} days of the documents being complete.</p>`,
    },
  },
  {
    shared: { Slug: 'take-part-in-a-tender', DisplayOrder: 6 },
    ar: {
      Topic: 'التراخيص والاستثمار',
      Question: 'كيف أشارك في منافسة؟',
      Answer:
        '<p>اقرأ الإعلان في <a href="/e-services/biddings">المنافسات</a>، وسدّد رسوم الوثائق عبر <a href="/e-services/epayment">السداد الإلكتروني</a>، ثم سلّم عرضك في مظروف مختوم قبل الموعد النهائي. ولا تُقبل العروض بعده.</p>',
    },
    en: {
      Topic: 'Licences and investment',
      Question: 'How do I take part in a tender?',
      Answer:
        '<p>Read the announcement on the <a href="/e-services/biddings">biddings</a> page, pay for the documents through <a href="/e-services/epayment">electronic payment</a>, and submit your bid in a sealed envelope before the final date. Bids are not accepted after it.</p>',
    },
  },
  {
    shared: { Slug: 'pay-a-bill', DisplayOrder: 7 },
    ar: {
      Topic: 'الفواتير والسداد',
      Question: 'كيف أسدّد فاتورة؟',
      Answer:
        '<p>انتقل من <a href="/e-services/epayment">السداد الإلكتروني</a> إلى بوابة الدفع، وأدخل رقم الفاتورة، وتحقق من المبلغ، ثم سدّد ببطاقة خصم محلية أو ببطاقة إحدى الشبكات الدولية. واحتفظ بالإيصال.</p>',
    },
    en: {
      Topic: 'Invoices and payment',
      Question: 'How do I pay a bill?',
      Answer:
        '<p>Open <a href="/e-services/epayment">electronic payment</a>, go on to the payment gateway, enter the invoice number and check the amount. Pay with a local debit card or an international card, and keep the receipt.</p>',
    },
  },
  {
    shared: { Slug: 'paid-but-not-updated', DisplayOrder: 8 },
    ar: {
      Topic: 'الفواتير والسداد',
      Question: 'خُصم المبلغ ولم تُحدَّث الفاتورة، فماذا أفعل؟',
      Answer:
        '<p>تُحدَّث حالة الفاتورة عادة خلال دقائق. فإن لم تُحدَّث خلال يوم عمل واحد، فتواصل مع مركز خدمة العملاء، ولا تُعد السداد.</p>',
    },
    en: {
      Topic: 'Invoices and payment',
      Question: 'The amount was debited but the invoice was not updated. What should I do?',
      Answer:
        '<p>The status is usually updated within minutes. If it has not been updated within one working day, contact the contact centre. Do not pay again.</p>',
    },
  },
  {
    shared: { Slug: 'which-invoice-system', DisplayOrder: 9 },
    ar: {
      Topic: 'الفواتير والسداد',
      Question: 'أي نظامي الفواتير أستخدم؟',
      Answer:
        '<p>استخدم <a href="/e-services/iogs">النظام الجديد</a> للفواتير الصادرة منذ بدء التجربة، و<a href="/e-services/iogsx">النظام القديم</a> لما صدر قبلها.</p>',
    },
    en: {
      Topic: 'Invoices and payment',
      Question: 'Which of the two invoice systems do I use?',
      Answer:
        '<p>Use the <a href="/e-services/iogs">new system</a> for invoices issued since the trial began, and the <a href="/e-services/iogsx">old system</a> for earlier ones.</p>',
    },
  },
  {
    shared: { Slug: 'send-a-complaint', DisplayOrder: 10 },
    ar: {
      Topic: 'التواصل والشكاوى',
      Question: 'كيف أقدّم شكوى، ومتى يُرد عليها؟',
      Answer: `<p>قدّمها عبر <a href="/contact">نموذج التواصل</a> واختر الغرض «شكوى». ويصلك الرد الأول خلال يومي عمل، وتُغلق الشكوى المعتادة خلال ${FACTS.ar.complaintCloseDays} أيام عمل. وتتابعها برقمها المرجعي في <a href="/e-services/request-tracking">متابعة الطلبات والشكاوى</a>.</p>`,
    },
    en: {
      Topic: 'Contact and complaints',
      Question: 'How do I send a complaint, and when is it answered?',
      Answer: `<p>Use the <a href="/contact">contact form</a> and choose the purpose “Complaint”. We reply within ${FACTS.en.complaintReplyDays} working days, and close an ordinary complaint within ${FACTS.en.complaintCloseDays}. You can follow it by its reference number in <a href="/e-services/request-tracking">request tracking</a>.</p>`,
    },
  },
  {
    shared: { Slug: 're-open-a-ticket', DisplayOrder: 11 },
    ar: {
      Topic: 'التواصل والشكاوى',
      Question: 'أُغلقت تذكرتي ولم أرضَ عن النتيجة، فهل يمكن إعادة فتحها؟',
      Answer:
        '<p>نعم. أعد فتحها في بوابة الدعم عبر <a href="/e-services/tktfollowup">متابعة التذاكر</a> واذكر السبب، فتُحال إلى مختص أعلى لمراجعتها.</p>',
    },
    en: {
      Topic: 'Contact and complaints',
      Question: 'My ticket was closed and I am not satisfied. Can I reopen it?',
      Answer:
        '<p>Yes. Reopen it on the support portal through <a href="/e-services/tktfollowup">ticket follow-up</a> and state your reason. It is then referred to a more senior officer.</p>',
    },
  },
  {
    shared: { Slug: 'support-hours', DisplayOrder: 12 },
    ar: {
      Topic: 'التواصل والشكاوى',
      Question: 'ما أوقات العمل؟',
      Answer: `<p>${FACTS.ar.hours}. وتجد الأرقام في صفحة <a href="/contact">تواصل معنا</a>.</p>`,
    },
    en: {
      Topic: 'Contact and complaints',
      Question: 'What are the support hours?',
      Answer: `<p>${FACTS.en.hours}. The numbers are on the <a href="/contact">contact us</a> page.</p>`,
    },
  },
  {
    shared: { Slug: 'share-data', DisplayOrder: 13 },
    ar: {
      Topic: 'البيانات والموقع',
      Question: 'كيف أطلب بيانات غير منشورة؟',
      Answer: `<p>قدّم <a href="/data-sharing">طلب مشاركة البيانات</a>. ويُقيَّم الطلب خلال ${FACTS.ar.dataSharingDays} يوم عمل من اكتماله.</p>`,
    },
    en: {
      Topic: 'Data and this site',
      Question: 'How do I ask for data that is not published?',
      Answer: `<p>Send a <a href="/data-sharing">data sharing request</a>. It is evaluated within ${FACTS.en.dataSharingDays} working days of being complete.</p>`,
    },
  },
  {
    shared: { Slug: 'is-this-site-official', DisplayOrder: 14 },
    ar: {
      Topic: 'البيانات والموقع',
      Question: 'كيف أتحقق من أن الموقع رسمي؟',
      Answer:
        '<p>يبيّن الشريط أعلى كل صفحة عنوان الموقع الرسمي وكيفية التحقق من الاتصال المشفّر. ولا تطلب الهيئة بيانات بطاقتك أو رمز التحقق عبر الهاتف أو الرسائل.</p>',
    },
    en: {
      Topic: 'Data and this site',
      Question: 'How do I know that this site is official?',
      Answer:
        '<p>The banner at the top of each page names the official address and explains how to check the encrypted connection. The authority never asks for card details or verification codes by telephone or message.</p>',
    },
  },
] satisfies SeedEntry[];
