import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      GuideArabic: 'guide-customer-portal-ar.pdf',
      GuideEnglish: 'guide-customer-portal-en.pdf',
    },
    ar: {
      Title: 'بوابة العملاء',
      Content: `<p>قدّم طلباتك وتابع معاملاتك وعقودك وفواتيرك من حساب واحد. وبوابة العملاء موقع خارجي آمن تابع للهيئة، يُفتح في علامة تبويب جديدة.</p>
<h2>ما تنجزه في البوابة</h2>
<ul>
<li>طلب تراخيص الوكالة الملاحية وتموين السفن وتجديدها.</li>
<li>طلب تصاريح الدخول إلى الموانئ.</li>
<li>الاطلاع على عقود التأجير ومواعيد تجديدها.</li>
<li>الاطلاع على الفواتير والإيصالات.</li>
<li>إضافة الموظفين المفوضين وتحديد صلاحياتهم.</li>
</ul>
<p>وللتسجيل تحتاج إلى رقم السجل التجاري أو رقم الهوية، ورقم جوال، وبريد إلكتروني. ويُفعَّل حساب المنشأة خلال يومي عمل. وتجد شرح الخطوات في دليلَي المستخدم أدناه، وللمساعدة اتصل بالرقم ${FACTS.ar.shortNumber} ${FACTS.ar.hours}.</p>`,
    },
    en: {
      Title: 'Customer portal',
      Content: `<p>Submit requests and follow your transactions, contracts and invoices from one account. The customer portal is a secure external site that belongs to the authority. It opens in a new tab.</p>
<h2>What you can do on the portal</h2>
<ul>
<li>Apply for and renew shipping agent and ship chandling licences.</li>
<li>Request permits to enter the ports.</li>
<li>See rental contracts and when they are due for renewal.</li>
<li>See invoices and receipts.</li>
<li>Add authorised employees and set their permissions.</li>
</ul>
<p>To register you need a commercial registration or identity number, a mobile number and an email address. An establishment’s account is activated within two working days. The user guides below explain each step; for help call ${FACTS.en.shortNumber}, ${FACTS.en.hours}.</p>`,
    },
  },
] satisfies SeedEntry[];
