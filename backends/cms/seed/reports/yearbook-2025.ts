export default `
يتضمن هذا الكتاب البيانات النهائية لحركة الموانئ في عام 2025، وهو المرجع المعتمد للباحثين والجهات الحكومية. تُجمع البيانات من أنظمة تشغيل الموانئ ومن بيانات السفن المعتمدة.
This yearbook contains the final figures of port traffic in 2025 and is the reference for researchers and government agencies. The figures are collected from the operating systems of the ports and from approved ships’ declarations.
# كيف يُقرأ هذا الكتاب
# How to read this yearbook
ترد في كل باب صورة عامة في رسم بياني، ثم الجدول الذي رُسم منه، ثم ما يلزم من إيضاح. والأرقام هي نفسها في صفحة الإحصاءات في موقع الهيئة وفي التقرير السنوي.
Each part gives the picture in a chart, then the table from which the chart was drawn, then what needs explaining. The figures are the same as on the statistics page of the Authority’s website and in the annual report.
- الوحدات: الطن المتري، والحاوية القياسية (20 قدمًا).
- Units: the metric tonne, and the TEU of 20 feet.
- السنة: السنة الميلادية من أول يناير إلى نهاية ديسمبر.
- Year: the calendar year, from 1 January to 31 December.
- المجاميع: قد تختلف اختلافًا يسيرًا عن حاصل جمع أجزائها بسبب التقريب.
- Totals: they may differ slightly from the sum of their parts because of rounding.
- الرسوم الزمنية: أقدم السنوات في اليسار في اللغتين.
- Charts over time: the earliest year is on the left in both languages.
## العام في سطور
## The year in brief
بلغت البضائع {{tonnesRounded}} ملايين طن، والحاويات {{teu2025}} مليون حاوية قياسية، والسفن الزائرة {{calls2025}} سفينة، والركاب {{passengers2025}} ألف راكب، والمركبات {{vehicles2025}} ألف مركبة.
Cargo reached {{tonnesRounded}} million tonnes, containers {{teu2025}} million TEU, vessel calls {{calls2025}}, passengers {{passengersInFull}} and vehicles {{vehiclesInFull}}.
# السلسلة منذ عام 2005
# The series since 2005
% chartCargoByYear
نمت البضائع من {{tonnes2005}} مليون طن في عام 2005 إلى {{tonnesRounded}} ملايين في عام 2025. وتراجعت مرتين: في عام 2009 مع تباطؤ التجارة العالمية، وفي عام 2020 مع اضطراب سلاسل الإمداد، وعادت في الحالتين إلى مستواها السابق خلال سنتين.
Cargo grew from {{tonnes2005}} million tonnes in 2005 to {{tonnesRounded}} million in 2025. It fell twice: in 2009 when world trade slowed, and in 2020 when supply chains were disrupted. Both times it returned to its earlier level within two years.
! حركة الموانئ من 2005 إلى 2025
! Port traffic from 2005 to 2025
|| السنة | البضائع (مليون طن) | الحاويات (مليون حاوية قياسية) | السفن الزائرة | الركاب (ألف راكب)
|| Year | Cargo (million tonnes) | Containers (million TEU) | Vessel calls | Passengers (thousand)
= yearRows
# البضائع بحسب الميناء
# Cargo by port
% chartCargoByPort
تتولى أربعة موانئ، هي جدة والجبيل الصناعي وينبع الصناعي والدمام، مناولة نحو {{largestShare}} من البضائع. وأسرعها نموًا في عام 2025 ميناء رأس الخير، بزيادة {{fastestGrowth}}.
Four ports, Jeddah, Jubail Industrial, Yanbu Industrial and Dammam, handle about {{largestShare}} of cargo. The fastest to grow in 2025 was Ras Al-Khair Port, by {{fastestGrowth}}.
! البضائع المناولة بحسب الميناء (مليون طن)
! Cargo handled by port (million tonnes)
|| الميناء | 2024 | 2025
|| Port | 2024 | 2025
= cargoByPortRows
# البضائع بحسب النوع
# Cargo by type
% chartCargoByType
! البضائع بحسب النوع (مليون طن)
! Cargo by type (million tonnes)
|| النوع | 2024 | 2025
|| Type | 2024 | 2025
= cargoByTypeRows
تُحتسب بضائع الحاويات بأوزانها دون أوزان الحاويات نفسها. وتُعد المركبات الجديدة والمستعملة فئة واحدة منذ عام 2021.
Cargo in containers is counted by its weight without that of the containers. Since 2021 new and used vehicles have been counted in one class.
# البضائع بحسب الاتجاه
# Cargo by direction
% chartCargoByDirection
زادت الصادرات على نصف البضائع، لغلبة المنتجات البترولية والبتروكيماوية والمعدنية عليها. وتمر المسافنة في معظمها بموانئ البحر الأحمر.
Exports are more than half of cargo, because oil products, petrochemicals and minerals make up most of them. Most transhipment passes through the Red Sea ports.
! البضائع بحسب الاتجاه في عام 2025 (مليون طن)
! Cargo by direction in 2025 (million tonnes)
|| الاتجاه | البحر الأحمر | الخليج العربي | المجموع
|| Direction | Red Sea | Arabian Gulf | Total
= directionRows
تشمل بيانات البحر الأحمر موانئ جدة وينبع الصناعي وينبع التجاري وجازان وضباء، وتشمل بيانات الخليج العربي موانئ الدمام والجبيل الصناعي والجبيل التجاري ورأس الخير والخفجي.
Red Sea figures cover Jeddah, Yanbu Industrial, Yanbu Commercial, Jazan and Duba. Arabian Gulf figures cover Dammam, Jubail Industrial, Jubail Commercial, Ras Al-Khair and Khafji.
# البضائع بحسب الشهر
# Cargo by month
% chartCargoByMonth
يقل العمل في فبراير لقصر الشهر، ولا يزيد الفرق بين أعلى شهر وأدناه على {{monthlyRange}}، فالحركة موزعة على العام.
February is the lowest month because it is short. The highest month exceeds the lowest by less than {{monthlyRange}}: traffic is spread over the year.
! البضائع المناولة في أشهر عام 2025 (مليون طن)
! Cargo handled in the months of 2025 (million tonnes)
|| الشهر | البضائع
|| Month | Cargo
= monthRows
# الحاويات
# Containers
ارتفعت مناولة الحاويات بنسبة {{teuGrowth}}، وتصدر ميناء جدة بما نسبته {{jeddahTeuShare}} من المجموع.
Container throughput rose by {{teuGrowth}}. Jeddah Port led with {{jeddahTeuShare}} of the total.
% chartTeuByPort
! الحاويات المناولة في عام 2025 (ألف حاوية قياسية)
! Containers handled in 2025 (thousand TEU)
|| الميناء | وارد وصادر | مسافنة | المجموع
|| Port | Import and export | Transhipment | Total
= teuByPortRows
% chartTeuByYear
# السفن
# Vessels
% chartCallsByYear
! عدد السفن الزائرة بحسب الفئة
! Vessel calls by class
|| الفئة | 2024 | 2025
|| Class | 2024 | 2025
= callsByClassRows
% chartCallsByClass
# الانتظار والإنتاجية
# Waiting and productivity
% chartWaiting
انخفض متوسط انتظار السفينة إلى {{waiting2025}} ساعة. ولا يدخل فيه الانتظار بطلب من السفينة، ولا انتظار منسوب الماء.
The average waiting time of a vessel fell to {{waiting2025}} hours. Waiting at the ship’s own request, and for the water level, is not counted.
! مؤشرات السفن والركاب
! Indicators of ships and passengers
|| المؤشر | 2024 | 2025
|| Indicator | 2024 | 2025
| عدد السفن الزائرة | {{calls2024}} | {{calls2025}}
| Vessel calls | {{calls2024}} | {{calls2025}}
| متوسط انتظار السفينة (ساعة) | {{waiting2024}} | {{waiting2025}}
| Average waiting time (hours) | {{waiting2024}} | {{waiting2025}}
| عدد الركاب (ألف راكب) | {{passengers2024}} | {{passengers2025}}
| Passengers (thousand) | {{passengers2024}} | {{passengers2025}}
| عدد المركبات (ألف مركبة) | {{vehicles2024}} | {{vehicles2025}}
| Vehicles (thousand) | {{vehicles2024}} | {{vehicles2025}}
# الركاب
# Passengers
% chartPassengersByYear
تشمل بيانات الركاب القادمين والمغادرين على العبّارات وسفن الرحلات. وانخفض العدد في عام 2020 حين تقلص السفر، وتجاوز مستوى عام 2019 في عام 2024.
Passenger figures cover arrivals and departures on ferries and cruise ships. The number fell in 2020 when travel was reduced, and passed the level of 2019 in 2024.
# المحطات والأرصفة
# Terminals and berths
! أعماق المياه وأقصى غاطس في كل محطة
! Depths and greatest draught at each terminal
|| الميناء | المحطة | عدد الأرصفة | العمق (متر) | أقصى غاطس (متر)
|| Port | Terminal | Berths | Depth (metres) | Draught (metres)
= draughtRows
# التعريفات والمنهجية
# Definitions and method
## تعريفات
## Definitions
- الحاوية القياسية: وحدة قياس تعادل حاوية طولها 20 قدمًا.
- TEU: a unit of measure equal to one container 20 feet long.
- المسافنة: نقل الحاوية من سفينة إلى أخرى في الميناء دون دخولها إلى السوق المحلية.
- Transhipment: the transfer of a container from one ship to another in the port without entry into the local market.
- مدة الانتظار: الوقت بين وصول السفينة إلى منطقة الانتظار وتحركها نحو الرصيف.
- Waiting time: the time between the arrival of a ship at the anchorage area and its movement towards the berth.
- الزيارة: رسو السفينة على رصيف، ولا تُعد حركة قوارب الصيد والنزهة زيارات.
- Call: the berthing of a vessel; fishing boats and pleasure craft are not counted.
## المنهجية
## Method
تُراجع البيانات على ثلاث مراحل: التحقق الآلي عند الإدخال، ومطابقة إدارة الميناء، ثم المراجعة المركزية. ويُنشر أي تصحيح لاحق في الكتاب التالي مع بيان سببه.
Figures are checked in three stages: automatically on entry, by the port administration, and centrally. Any later correction is published in the next yearbook with its reason.
## استعمال البيانات
## Use of the figures
يجوز نشر بيانات الكتاب والاستشهاد بها مع ذكر المصدر والسنة، ولا يجوز نسبتها إلى الهيئة بعد تعديلها.
The figures may be published and quoted with mention of the source and year. They must not be attributed to the Authority once altered.
## للاستفسار
## Enquiries
يمكن الاستفسار عن محتوى هذا الإصدار بمراسلة البريد {{email}}، أو بالاتصال بمركز خدمة العملاء على الرقم {{shortNumber}} {{hours}}.
For enquiries about this publication write to {{email}}, or call the contact centre on {{shortNumber}}, {{hours}}.
`;
