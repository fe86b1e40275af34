import type { SeedEntry } from '../types';

export default [
  {
    shared: { Date: '2026-10-18' },
    ar: {
      Label: 'تأهيل مقاولي تعميق أحواض ميناء جازان',
      EnquiriesFile: 'qualification-dredging-jazan-ar.pdf',
      Content: `<p>تدعو الهيئة مقاولي الأعمال البحرية إلى التقدم بطلبات التأهيل لمشروع المرحلة الثانية من تعميق الأحواض والقناة الملاحية في ميناء جازان، لزيادة العمق من 13.5 متر إلى 15 مترًا.</p>
<ul>
<li>كمية التكريك المقدرة: 6.5 مليون متر مكعب.</li>
<li>التصنيف المطلوب: الأعمال البحرية، الدرجة الأولى.</li>
<li>آخر موعد للاستفسارات: 08/11/2026.</li>
<li>آخر موعد لتقديم الطلبات: 06/12/2026.</li>
</ul>`,
    },
    en: {
      Label: 'Qualification of contractors for deepening the basins of Jazan Port',
      EnquiriesFile: 'qualification-dredging-jazan-en.pdf',
      Content: `<p>The authority invites marine contractors to apply for qualification for the second stage of deepening the basins and the approach channel of Jazan Port, from 13.5 to 15 metres.</p>
<ul>
<li>Estimated dredging: 6.5 million cubic metres.</li>
<li>Classification required: marine works, first grade.</li>
<li>Last day for enquiries: 08/11/2026.</li>
<li>Last day for applications: 06/12/2026.</li>
</ul>`,
    },
  },
  {
    shared: { Date: '2026-09-27' },
    ar: {
      Label: 'تأهيل موردي أنظمة تشغيل الرافعات عن بُعد في ميناء الدمام',
      EnquiriesFile: 'qualification-remote-cranes-dammam-ar.pdf',
      Content: `<p>يشمل النطاق توريد أنظمة التشغيل عن بُعد وتركيبها على 12 رافعة رصيف، وتجهيز غرفة التحكم، وتدريب المشغلين.</p>
<ul>
<li>الخبرة المطلوبة: مشروعان مماثلان خلال السنوات الخمس الأخيرة.</li>
<li>آخر موعد للاستفسارات: 11/10/2026.</li>
<li>آخر موعد لتقديم الطلبات: 29/11/2026.</li>
</ul>`,
    },
    en: {
      Label: 'Qualification of suppliers of remote crane operation for Dammam Port',
      EnquiriesFile: 'qualification-remote-cranes-dammam-en.pdf',
      Content: `<p>The scope covers the supply and installation of remote operation on 12 ship-to-shore cranes, the fitting out of the control room, and the training of operators.</p>
<ul>
<li>Experience required: two similar projects in the past five years.</li>
<li>Last day for enquiries: 11/10/2026.</li>
<li>Last day for applications: 29/11/2026.</li>
</ul>`,
    },
  },
  {
    shared: { Date: '2026-08-30' },
    ar: {
      Label: 'تأهيل منفذي شبكة تزويد السفن بالكهرباء في ميناء جدة',
      EnquiriesFile: 'qualification-shore-power-jeddah-ar.pdf',
      Content: `<p>يشمل النطاق تصميم محطة تحويل وشبكة توزيع تخدم 8 أرصفة للحاويات والركاب، وتنفيذهما وصيانتهما 3 سنوات.</p>
<ul>
<li>القدرة الإجمالية: 48 ميغاواط.</li>
<li>التصنيف المطلوب: الأعمال الكهربائية، الدرجة الأولى.</li>
<li>آخر موعد للاستفسارات: 13/09/2026.</li>
<li>آخر موعد لتقديم الطلبات: 25/10/2026.</li>
</ul>`,
    },
    en: {
      Label: 'Qualification of contractors for shore power at Jeddah Port',
      EnquiriesFile: 'qualification-shore-power-jeddah-en.pdf',
      Content: `<p>The scope covers the design, construction and three years’ maintenance of a substation and a distribution network for 8 container and passenger berths.</p>
<ul>
<li>Total capacity: 48 megawatts.</li>
<li>Classification required: electrical works, first grade.</li>
<li>Last day for enquiries: 13/09/2026.</li>
<li>Last day for applications: 25/10/2026.</li>
</ul>`,
    },
  },
  {
    shared: { Date: '2026-07-12' },
    ar: {
      Label: 'تأهيل منفذي البوابات الآلية في ميناء الجبيل التجاري',
      EnquiriesFile: 'qualification-gates-jubail-ar.pdf',
      Content: `<p>يشمل النطاق توريد 14 مسارًا آليًا لقراءة اللوحات وأرقام الحاويات، وربطها بمنصة مواعيد الشاحنات.</p>
<ul>
<li>الخبرة المطلوبة: مشروع واحد على الأقل في ميناء أو منفذ بري.</li>
<li>آخر موعد للاستفسارات: 26/07/2026.</li>
<li>آخر موعد لتقديم الطلبات: 23/08/2026.</li>
</ul>`,
    },
    en: {
      Label: 'Qualification of contractors for automated gates at Jubail Commercial Port',
      EnquiriesFile: 'qualification-gates-jubail-en.pdf',
      Content: `<p>The scope covers the supply of 14 automated lanes that read number plates and container numbers, and their connection to the truck appointment platform.</p>
<ul>
<li>Experience required: at least one project at a port or land border crossing.</li>
<li>Last day for enquiries: 26/07/2026.</li>
<li>Last day for applications: 23/08/2026.</li>
</ul>`,
    },
  },
  {
    shared: { Date: '2026-05-17' },
    ar: {
      Label: 'تأهيل مقاولي إعادة بناء كاسر الأمواج الشمالي في ميناء الخفجي',
      EnquiriesFile: 'qualification-breakwater-khafji-ar.pdf',
      Content: `<p>يشمل النطاق إعادة بناء 900 متر من كاسر الأمواج، وتوريد 4,200 كتلة خرسانية للحماية، مع استمرار عمل الميناء.</p>
<ul>
<li>التصنيف المطلوب: الأعمال البحرية، الدرجة الثانية فما فوق.</li>
<li>آخر موعد للاستفسارات: 07/06/2026.</li>
<li>آخر موعد لتقديم الطلبات: 05/07/2026.</li>
</ul>`,
    },
    en: {
      Label: 'Qualification of contractors for rebuilding the northern breakwater of Khafji Port',
      EnquiriesFile: 'qualification-breakwater-khafji-en.pdf',
      Content: `<p>The scope covers the rebuilding of 900 metres of breakwater and the supply of 4,200 concrete armour units, while the port remains at work.</p>
<ul>
<li>Classification required: marine works, second grade or higher.</li>
<li>Last day for enquiries: 07/06/2026.</li>
<li>Last day for applications: 05/07/2026.</li>
</ul>`,
    },
  },
  {
    shared: { Date: '2026-03-15' },
    ar: {
      Label: 'تأهيل مقدمي خدمة الاستجابة للتسربات الزيتية في ميناء ينبع الصناعي',
      EnquiriesFile: 'qualification-spill-response-yanbu-ar.pdf',
      Content: `<p>يشمل النطاق تشغيل مركز الاستجابة للتسربات الزيتية مدة 5 سنوات، بفرق متأهبة على مدار الساعة ومعدات من المستوى الثاني.</p>
<ul>
<li>الاعتماد المطلوب: شهادة دولية سارية في الاستجابة للتسربات الزيتية.</li>
<li>آخر موعد للاستفسارات: 29/03/2026.</li>
<li>آخر موعد لتقديم الطلبات: 26/04/2026.</li>
</ul>`,
    },
    en: {
      Label: 'Qualification of spill response providers for Yanbu Industrial Port',
      EnquiriesFile: 'qualification-spill-response-yanbu-en.pdf',
      Content: `<p>The scope covers the operation of the oil spill response centre for 5 years, with teams on standby around the clock and tier-two equipment.</p>
<ul>
<li>Accreditation required: a valid international certificate in spill response.</li>
<li>Last day for enquiries: 29/03/2026.</li>
<li>Last day for applications: 26/04/2026.</li>
</ul>`,
    },
  },
] satisfies SeedEntry[];
