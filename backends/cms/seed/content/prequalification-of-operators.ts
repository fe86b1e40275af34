import type { SeedEntry } from '../types';

export default [
  {
    ar: {
      Description: `<p>تدعو الهيئة الوطنية للموانئ الشركات والتحالفات المتخصصة في تشغيل المحطات إلى التقدم بطلبات التأهيل المسبق لتشغيل محطات متعددة الأغراض في 4 موانئ، بعقود طويلة الأجل تقوم على تقاسم الإيرادات.</p>
<p>ويهدف التأهيل المسبق إلى التحقق من القدرة الفنية والمالية للمتقدمين قبل طرح المنافسة، وتُقصر الدعوة إلى المنافسة على من اجتازه. وتبيّن الجداول الآتية المحطات المطروحة والجدول الزمني ومعايير التقييم.</p>
<h2>كيفية التقديم</h2>
<ol>
<li>طلب وثائق التأهيل من إدارة عقود التشغيل، وهي متاحة دون مقابل.</li>
<li>تعبئة نماذج التأهيل بالعربية، أو بالإنجليزية مع ترجمة عربية معتمدة.</li>
<li>تسليم الطلب في مظروفين، فني ومالي، في المقر الرئيس للهيئة بالرياض قبل الموعد النهائي.</li>
</ol>`,
      Note: `<p><strong>ملاحظة:</strong> لا يترتب على التأهيل المسبق أي التزام على الهيئة بالتعاقد، ولا يُقبل تغيير أعضاء التحالف بعد التأهيل إلا بموافقة خطية. وتُستبعد الطلبات الناقصة أو المقدمة بعد الموعد النهائي.</p>`,
    },
    en: {
      Description: `<p>The National Ports Authority invites companies and consortia that specialise in operating terminals to apply for pre-qualification to run multi-purpose terminals in 4 ports, under long-term contracts based on revenue sharing.</p>
<p>Pre-qualification establishes the technical and financial capacity of applicants before the tender is issued, and only those who pass will be invited to bid. The following tables show the terminals on offer, the timetable and the evaluation criteria.</p>
<h2>How to apply</h2>
<ol>
<li>Ask the operating contracts department for the pre-qualification documents, which are free of charge.</li>
<li>Complete the forms in Arabic, or in English with a certified Arabic translation.</li>
<li>Deliver the application in two envelopes, technical and financial, to the head office in Riyadh before the final date.</li>
</ol>`,
      Note: `<p><strong>Note:</strong> Pre-qualification does not oblige the authority to award a contract. Members of a consortium may be changed after pre-qualification only with written consent. Incomplete or late applications are excluded.</p>`,
    },
  },
] satisfies SeedEntry[];
