import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      Slug: 'press-annual-results-2025',
      PublishDate: '2026-02-10T10:00:00+03:00',
      CardImage: 'quay-cranes-1.webp',
      Category: 'Press',
    },
    ar: {
      Title: 'بيان صحفي: نتائج أعمال الموانئ لعام 2025',
      Summary: `ناولت الموانئ العشرة ${FACTS.ar.tonnesRounded} ملايين طن من البضائع، وزادت الحاويات بنسبة ${FACTS.ar.teuGrowth} على العام السابق.`,
      Body: `<p>أعلنت الهيئة الوطنية للموانئ نتائج أعمال موانئها لعام 2025. وبلغ ما ناولته الموانئ العشرة ${FACTS.ar.tonnesRounded} ملايين طن من البضائع و${FACTS.ar.teu2025} مليون حاوية قياسية.</p>
<h2>أبرز الأرقام</h2>
<ul>
<li>استقبلت الموانئ ${FACTS.ar.calls2025} سفينة على ${FACTS.ar.berths} رصيفًا.</li>
<li>زادت البضائع بنسبة ${FACTS.ar.tonnesGrowth} على عام 2024.</li>
<li>انخفض متوسط انتظار السفينة من ${FACTS.ar.waitingBeforeRounded} ساعات إلى ${FACTS.ar.waiting2025} ساعة.</li>
</ul>
<h2>للتواصل الإعلامي</h2>
<p>يُنشر هذا البيان كاملًا أو مختصرًا مع ذكر الهيئة مصدرًا. للاستفسار: الرقم الموحد ${FACTS.ar.shortNumber}.</p>`,
    },
    en: {
      Title: 'Press release: results of the ports in 2025',
      Summary: `The ten ports handled ${FACTS.en.tonnesRounded} million tonnes of cargo, and ${FACTS.en.teuGrowth} more containers than in the year before.`,
      Body: `<p>The National Ports Authority announced the results of its ports for 2025. The ten ports handled ${FACTS.en.tonnesRounded} million tonnes of cargo and ${FACTS.en.teu2025} million TEU.</p>
<h2>Main figures</h2>
<ul>
<li>The ports received ${FACTS.en.calls2025} ships at ${FACTS.en.berths} berths.</li>
<li>Cargo was ${FACTS.en.tonnesGrowth} up on 2024.</li>
<li>The average wait of a ship fell from ${FACTS.en.waitingBeforeRounded} hours to ${FACTS.en.waiting2025}.</li>
</ul>
<h2>Contact for the media</h2>
<p>This release may be published in full or in part if the authority is named as the source. Questions: call ${FACTS.en.shortNumber}.</p>`,
    },
  },
  {
    shared: {
      Slug: 'press-customer-portal-release',
      PublishDate: '2026-08-16T10:00:00+03:00',
      CardImage: 'control-tower-1.webp',
      Category: 'Press',
    },
    ar: {
      Title: 'بيان صحفي: إطلاق الإصدار الجديد من بوابة العملاء',
      Summary: 'تجمع البوابة طلبات الوكلاء والمشغلين في حساب واحد، وتعمل بالعربية والإنجليزية.',
      Body: `<p>أطلقت الهيئة الوطنية للموانئ الإصدار الجديد من بوابة العملاء، ونُقلت إليه الطلبات القائمة بأرقامها المرجعية نفسها.</p>
<p>ويتابع المستفيد في حساب واحد طلبات التراخيص وتصاريح الدخول وفواتيره، وتصله إشعارات بكل تغيير في حالة طلبه.</p>
<h2>للتواصل الإعلامي</h2>
<p>للاستفسار: الرقم الموحد ${FACTS.ar.shortNumber}.</p>`,
    },
    en: {
      Title: 'Press release: new version of the customer portal',
      Summary:
        'The portal brings the requests of agents and operators together in one account, in Arabic and English.',
      Body: `<p>The National Ports Authority has released a new version of the customer portal. Open requests were moved to it and keep their reference numbers.</p>
<p>Customers follow their requests for licences and entry permits, and their invoices, in one account. They are told of every change.</p>
<h2>Contact for the media</h2>
<p>Questions: call ${FACTS.en.shortNumber}.</p>`,
    },
  },
  {
    shared: {
      Slug: 'press-safety-data-agreement',
      PublishDate: '2026-11-05T10:00:00+03:00',
      CardImage: 'berth-aerial-1.webp',
      Category: 'Press',
    },
    ar: {
      Title: 'بيان صحفي: اتفاقية مع الموانئ المجاورة لتبادل بيانات السلامة',
      Summary: 'تتبادل الأطراف تقارير حوادث الملاحة والتحذيرات الجوية في حينها.',
      Body: `<p>وقّعت الهيئة الوطنية للموانئ اتفاقية لتبادل بيانات السلامة البحرية مع سلطات الموانئ المجاورة. وتشمل تقارير الحوادث والتحذيرات الجوية وتغيّر أعماق القنوات.</p>
<p>ويبدأ العمل بها بعد شهر من تاريخ التوقيع، وتُراجع كل سنتين.</p>`,
    },
    en: {
      Title: 'Press release: agreement with neighbouring ports on safety data',
      Summary: 'The parties exchange reports of accidents and weather warnings as they arise.',
      Body: `<p>The National Ports Authority has signed an agreement on maritime safety data with the neighbouring port authorities. It covers reports of accidents, weather warnings and changes in the depth of channels.</p>
<p>It takes effect one month after it was signed and is reviewed every two years.</p>`,
    },
  },
] satisfies SeedEntry[];
