export default `
يعرض هذا التقرير أداء الموانئ العشرة في عام 2025 وما أنجزته الهيئة من مشاريع وخدمات. وقد أُعدّ وفق الأرقام المعتمدة في 31 ديسمبر 2025، ويشمل القطاعات كافة.
This report sets out the performance of the ten ports in 2025 and the projects and services completed by the Authority. It is based on figures approved at 31 December 2025 and covers all sectors.
# ملخص العام
# Summary of the year
% picture:quay-cranes-1
ناولت الموانئ {{tonnesRounded}} ملايين طن من البضائع بزيادة {{tonnesGrowth}} على عام 2024، وبلغت الحاويات {{teu2025}} مليون حاوية قياسية بزيادة {{teuGrowth}}. واستقبلت الموانئ {{calls2025}} سفينة و{{passengers2025}} ألف راكب.
The ports handled {{tonnesRounded}} million tonnes of cargo, {{tonnesGrowth}} more than in 2024, and {{teu2025}} million TEU of containers, a rise of {{teuGrowth}}. They received {{calls2025}} vessels and {{passengersInFull}} passengers.
وانخفض متوسط انتظار السفينة من {{waitingBeforeRounded}} ساعات إلى {{waiting2025}} ساعة، وأُنجزت {{electronicShare}} من المعاملات إلكترونيًا. وحافظت {{safePorts}} موانئ من الموانئ العشرة على سجل خالٍ من الإصابات الجسيمة.
The average waiting time of a vessel fell from {{waitingBeforeRounded}} hours to {{waiting2025}}, and {{electronicShare}} of transactions were completed online. At {{safePorts}} of the ten ports no serious injury was recorded.
! العام في أرقام
! The year in figures
|| المؤشر | 2024 | 2025
|| Indicator | 2024 | 2025
| البضائع (مليون طن) | {{tonnes2024}} | {{tonnes2025}}
| Cargo (million tonnes) | {{tonnes2024}} | {{tonnes2025}}
| الحاويات (مليون حاوية قياسية) | {{teu2024}} | {{teu2025}}
| Containers (million TEU) | {{teu2024}} | {{teu2025}}
| السفن الزائرة | {{calls2024}} | {{calls2025}}
| Vessel calls | {{calls2024}} | {{calls2025}}
| الركاب (ألف راكب) | {{passengers2024}} | {{passengers2025}}
| Passengers (thousand) | {{passengers2024}} | {{passengers2025}}
| المركبات (ألف مركبة) | {{vehicles2024}} | {{vehicles2025}}
| Vehicles (thousand) | {{vehicles2024}} | {{vehicles2025}}
| متوسط انتظار السفينة (ساعة) | {{waiting2024}} | {{waiting2025}}
| Average waiting time (hours) | {{waiting2024}} | {{waiting2025}}
# عن الهيئة
# About the Authority
% picture:control-tower-1
الهيئة الوطنية للموانئ جهة حكومية تنظم 10 موانئ على البحر الأحمر والخليج العربي وتشرف على تشغيلها. وتضع اللوائح التي تحكم العمل فيها، وتتعاقد مع مشغلي المحطات، وتقدم خدمات الإرشاد وحركة السفن، وتخطط لتوسعة الموانئ.
The National Ports Authority is a government agency that regulates ten ports on the Red Sea and the Arabian Gulf and oversees their operation. It makes the regulations that govern them, contracts with terminal operators, provides pilotage and vessel traffic services, and plans the expansion of the ports.
## كيف نعمل
## How we work
تتوزع أعمال الهيئة على قطاعات للعمليات البحرية، والتحول الرقمي، والشؤون التنظيمية والتراخيص، وإدارات عامة للإرشاد وحركة السفن، والسلامة والبيئة، والشؤون المالية، والرقابة والالتزام. ولكل ميناء مدير عام يتولى شؤونه اليومية.
The work of the Authority is divided among sectors for marine operations, digital transformation, and regulation and licensing, and general departments for pilotage and vessel traffic, safety and environment, finance, and inspection and compliance. Each port has a general manager for its daily affairs.
## ما التزمنا به
## What we committed to
- أن نخفض انتظار السفن دون أن نزيد المخاطر.
- To shorten the waiting of vessels without adding to the risk.
- أن تُنجز كل معاملة إلكترونيًا من أول طلب إلى آخر ردّ.
- To let every transaction be completed online, from the first request to the last reply.
- أن تُنشر أرقام الموانئ في مواعيدها، وبالتعريفات نفسها كل سنة.
- To publish the figures of the ports on time and under the same definitions every year.
# البضائع
# Cargo
تجاوزت البضائع المناولة 300 مليون طن لأول مرة. وجاءت الزيادة من السوائب السائلة وبضائع الحاويات، ولا سيما في موانئ جدة والجبيل الصناعي وينبع الصناعي.
Cargo passed 300 million tonnes for the first time. The increase came from liquid bulk and cargo in containers, mainly at Jeddah, Jubail Industrial and Yanbu Industrial ports.
% chartCargoByPort
! البضائع المناولة بحسب الميناء (مليون طن)
! Cargo handled by port (million tonnes)
|| الميناء | 2024 | 2025
|| Port | 2024 | 2025
= cargoByPortRows
# أنواع البضائع واتجاهها
# Types and direction of cargo
تمثل السوائب السائلة نحو {{liquidShare}} من البضائع، تليها بضائع الحاويات بنسبة {{containerShare}}، ثم السوائب الصلبة بنسبة {{dryShare}}. وزادت المركبات {{vehiclesGrowth}} مع خطوط جديدة للنقل البحري إلى البحر الأحمر.
Liquid bulk makes up about {{liquidShare}} of cargo, followed by cargo in containers with {{containerShare}} and dry bulk with {{dryShare}}. Vehicles rose by {{vehiclesGrowth}} with new services to the Red Sea.
% chartCargoByType
% chartCargoByDirection
! البضائع بحسب النوع (مليون طن)
! Cargo by type (million tonnes)
|| النوع | 2024 | 2025
|| Type | 2024 | 2025
= cargoByTypeRows
# الحاويات والمسافنة
# Containers and transhipment
% picture:container-yard-1
بلغت الحاويات {{teu2025}} مليون حاوية قياسية، منها {{transhipment}} مليون حاوية مسافنة. ومر أكثر من أربعة أخماس المسافنة بميناء جدة، لقربه من الخط الرئيس بين آسيا وأوروبا.
Containers came to {{teu2025}} million TEU, of which {{transhipment}} million were transhipment. More than four fifths of the transhipment passed through Jeddah Port, which lies close to the main route between Asia and Europe.
% chartTeuByPort
! الحاويات في عام 2025 (ألف حاوية قياسية)
! Containers in 2025 (thousand TEU)
|| الميناء | وارد وصادر | مسافنة | المجموع
|| Port | Import and export | Transhipment | Total
= teuByPortRows
# السفن والركاب
# Vessels and passengers
استقبلت الموانئ {{calls2025}} سفينة بزيادة {{callsGrowth}}، في حين زادت البضائع {{tonnesGrowth}}: فالسفن أكبر، ومتوسط ما تحمله السفينة الواحدة يتجاوز 20 ألف طن.
The ports received {{calls2025}} vessels, {{callsGrowth}} more, while cargo rose by {{tonnesGrowth}}: vessels are larger, and the average load of a call is now above 20,000 tonnes.
% chartCallsByClass
% chartPassengersByYear
ارتفع عدد الركاب إلى {{passengers2025}} ألفًا، وهو أعلى ما سُجل، بعد أن استكملت محطة الركاب في ميناء ضباء توسعة قاعة المغادرة.
Passengers rose to {{passengersInFull}}, the highest number recorded, after the departure hall of the passenger terminal at Duba Port was extended.
# مستوى الخدمة
# Level of service
% chartWaiting
انخفض متوسط انتظار السفينة من {{waitingBeforeRounded}} ساعات إلى {{waiting2025}} ساعة، بعد تعميم نوافذ الرسو على الخطوط المنتظمة، وربط خطط الرسو اليومية بطلبات الإرشاد.
The average waiting time of a vessel fell from {{waitingBeforeRounded}} hours to {{waiting2025}}, after berthing windows were extended to all regular services and the daily berthing plans were linked to pilotage requests.
## الخدمات الإلكترونية
## E-services
ارتفعت نسبة المعاملات المنجزة إلكترونيًا إلى {{electronicShare}}. ورُبطت خدمة السداد الإلكتروني بمنظومة جديدة، فأصبح السداد يظهر في حساب العميل خلال دقائق.
The share of transactions completed online rose to {{electronicShare}}. The electronic payment service was linked to the new payment system, and a payment now appears in the customer’s account within minutes.
## الشاحنات والبوابات
## Trucks and gates
استُكمل نظام المواعيد في موانئ الحاويات، وانخفض التفتيش اليدوي للحاويات إلى {{inspectionEndOf2025}} بنهاية العام بعد أن كان {{inspectionBefore}}، بفضل 5 أجهزة فحص دخلت الخدمة في موانئ جدة والدمام والجبيل التجاري.
The appointment system was completed at the container ports. Manual inspection of containers fell to {{inspectionEndOf2025}} by the end of the year from {{inspectionBefore}}, thanks to five scanners that entered service at Jeddah, Dammam and Jubail Commercial ports.
# المشاريع
# Projects
% picture:simulator-hall-1
## ما اكتمل
## Completed
- افتتاح قاعة المحاكاة الجديدة لتدريب المرشدين ومراقبي الحركة البحرية.
- The new simulator hall for pilots and vessel traffic controllers was opened.
- تشغيل 5 أجهزة لفحص الحاويات في موانئ جدة والدمام والجبيل التجاري.
- Five container scanners entered service at Jeddah, Dammam and Jubail Commercial ports.
- ربط خدمة السداد الإلكتروني بمنظومة جديدة.
- The electronic payment service was linked to the new payment system.
- زيادة رحلات القطار بين ميناء الدمام والميناء الجاف في الرياض.
- More trains were run between Dammam Port and the dry port in Riyadh.
## ما يجري العمل فيه
## Under way
- تعميق القناة والأحواض في ميناء جازان.
- Deepening the channel and basins of Jazan Port.
- المرحلة الأولى من برنامج الطاقة الشمسية على أسطح المستودعات.
- The first phase of the solar power programme on warehouse roofs.
- توسيع نظام مواعيد الشاحنات إلى محطات البضائع العامة.
- Extending truck appointments to the general cargo terminals.
يحمل القطار الواحد {{trainContainers}} حاوية، فيغني عن نحو {{trainTrucks}} شاحنة على الطرق.
One train carries {{trainContainers}} containers and replaces about {{trainTrucks}} trucks on the roads.
# السلامة والبيئة
# Safety and environment
% picture:solar-roofs-1
لم تُسجل إصابات جسيمة في {{safePorts}} موانئ من الموانئ العشرة، وانخفض معدل الإصابات المؤدية إلى الانقطاع عن العمل بنسبة 12%. وأجرى كل ميناء تمرينه السنوي على خطة الطوارئ.
At {{safePorts}} of the ten ports no serious injury was recorded, and the rate of lost-time injuries fell by 12%. Every port held the annual exercise of its emergency plan.
## البيئة
## Environment
قيست جودة المياه والهواء والرواسب في الموانئ 4 مرات، ونُشرت نتائج القياس في موقع الهيئة. وصدرت لائحة مناولة البضائع الخطرة في إصدارها الثالث، وبدأ العمل على تطبيقها في الساحات القائمة.
Water, air and sediment in the ports were measured four times and the results published on the Authority’s website. The third issue of the regulation on dangerous goods was issued, and work began on applying it in existing yards.
# الموظفون والحوكمة
# People and governance
% picture:meeting-table-1
تدرب العاملون على السلامة والتشغيل واللغات، واستفاد المرشدون ومراقبو الحركة من قاعة المحاكاة الجديدة في تمارين الرؤية المحدودة والرياح الشديدة.
Staff were trained in safety, operations and languages. Pilots and vessel traffic controllers used the new simulator hall for exercises in restricted visibility and strong wind.
## اللوائح الصادرة في العام
## Regulations issued in the year
! لوائح عام 2025
! Regulations of 2025
|| اللائحة | الرقم | القرار
|| Regulation | Number | Decision
| لائحة أمن المرافق المينائية | REG-07 | {{decision07}}
| Regulation on port facility security | REG-07 | {{decision07}}
| لائحة دخول الشاحنات إلى الموانئ | REG-11 | {{decision11}}
| Regulation on truck access | REG-11 | {{decision11}}
| لائحة تأجير الأراضي والمرافق | REG-09 | {{decision09}}
| Regulation on leasing land and facilities | REG-09 | {{decision09}}
| لائحة مناولة البضائع الخطرة | REG-03 | {{decision03}}
| Regulation on dangerous goods | REG-03 | {{decision03}}
عُرضت مسودة كل لائحة على المستفيدين 30 يومًا قبل إقرارها، ونُشرت خلاصة آرائهم.
The draft of each regulation was open to users for 30 days before it was approved, and a summary of their opinions was published.
# التوجهات لعام 2026
# Priorities for 2026
% picture:nautical-chart-1
تركز الهيئة في عام 2026 على استكمال تعميق القناة في ميناء جازان، وتوسيع نظام مواعيد الشاحنات، وتنفيذ المرحلة الأولى من برنامج الطاقة الشمسية، والاحتفاء بمرور 50 عامًا على تأسيسها.
In 2026 the Authority will concentrate on completing the deeper channel at Jazan Port, extending truck appointments, carrying out the first phase of the solar power programme and marking the fiftieth anniversary of its founding.
% chartCargoByYear
## للاستفسار
## Enquiries
يمكن الاستفسار عن محتوى هذا الإصدار بالاتصال بمركز خدمة العملاء على الرقم {{shortNumber}} أو بمراسلة البريد {{email}} {{hours}}.
For enquiries about this publication call the contact centre on {{shortNumber}} or write to {{email}}, {{hours}}.
# ملحق: السلسلة منذ عام 2005
# Annex: the series since 2005
! حركة الموانئ من 2005 إلى 2025
! Port traffic from 2005 to 2025
|| السنة | البضائع (مليون طن) | الحاويات (مليون حاوية قياسية) | السفن الزائرة | الركاب (ألف راكب)
|| Year | Cargo (million tonnes) | Containers (million TEU) | Vessel calls | Passengers (thousand)
= yearRows
`;
