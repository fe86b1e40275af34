import { CONTACTS, GENERAL_ENQUIRIES } from './contacts';

export default `
يعرّف هذا الكتيب بالموانئ العشرة التي تشرف عليها الهيئة على ساحلي البحر الأحمر والخليج العربي: أين تقع، وما أرصفتها ومحطاتها وأعماقها، وماذا يمر منها، وكيف تُزار. وتضم الموانئ مجتمعةً {{berths}} رصيفًا، وتبلغ طاقتها الاستيعابية {{capacity}} مليون طن في السنة.
This handbook introduces the ten ports supervised by the Authority on the coasts of the Red Sea and the Arabian Gulf: where they lie, their berths, terminals and depths, what passes through them and how to visit them. Together they have {{berths}} berths and a capacity of {{capacity}} million tonnes a year.
% picture:berth-aerial-1
# الموانئ في أرقام
# The ports in figures
! الأرصفة والمحطات والطاقة الاستيعابية
! Berths, terminals and capacity
|| الميناء | الأرصفة | المحطات | الطاقة (مليون طن في السنة)
|| Port | Berths | Terminals | Capacity (million tonnes a year)
= portRows
# موانئ البحر الأحمر
# Ports of the Red Sea
% picture:lighthouse-1
- ميناء جدة أكبر موانئ المملكة، وبوابة الحرمين الشريفين البحرية. يستقبل الحاويات والبضائع العامة والغلال والمركبات والمواشي، وتصل عبر صالاته قوافل الحجاج والمعتمرين.
- Jeddah Port is the largest in the Kingdom and the sea gateway to the Two Holy Mosques. It handles containers, general cargo, grain, vehicles and livestock, and pilgrims arrive through its halls.
- ميناء ينبع الصناعي يصدّر النفط الخام والمنتجات المكررة والبتروكيماويات، وفيه مركز للاستجابة للتسربات الزيتية.
- Yanbu Industrial Port exports crude oil, refined products and petrochemicals. It has an oil spill response centre.
- ميناء ينبع التجاري ميناء الغلال والبضائع العامة في شمال الساحل، وفيه محطة للركاب.
- Yanbu Commercial Port is the port of grain and general cargo in the north of the coast, with a passenger terminal.
- ميناء جازان يخدم جنوب المملكة بالحاويات والمواشي والبضائع السائبة، وترسو فيه العبّارات.
- Jazan Port serves the south of the Kingdom with containers, livestock and bulk cargo, and has a ferry terminal.
- ميناء ضباء أقرب الموانئ إلى قناة السويس، وتنطلق منه خطوط العبّارات.
- Duba Port is the closest to the Suez Canal and the home of the ferry lines.
# موانئ الخليج العربي
# Ports of the Arabian Gulf
% picture:rail-freight-1
- ميناء الدمام ميناء الحاويات الأول في الشرق، ويربطه بالرياض خط حديدي للبضائع.
- Dammam Port is the leading container port of the east. A freight railway links it with Riyadh.
- ميناء الجبيل الصناعي يصدّر المنتجات البترولية والبتروكيماوية، وفيه محطة لناقلات عرض البحر.
- Jubail Industrial Port exports oil products and petrochemicals, and has an open sea tanker terminal.
- ميناء الجبيل التجاري يستقبل الحاويات والبضائع العامة والسائبة.
- Jubail Commercial Port handles containers, general cargo and bulk cargo.
- ميناء رأس الخير يصدّر الأسمدة والفوسفات والألومنيوم.
- Ras Al-Khair Port exports fertilisers, phosphate and aluminium.
- ميناء الخفجي يخدم الطرف الشمالي من الساحل وأعمال الإمداد البحري.
- Khafji Port serves the northern end of the coast and the offshore supply trade.
# ما يمر من الموانئ
# What passes through the ports
% chartCargoByPort
! البضائع بحسب الميناء بملايين الأطنان
! Cargo by port in million tonnes
|| الميناء | 2024 | 2025
|| Port | 2024 | 2025
= cargoByPortRows
! الحاويات بحسب الميناء في عام 2025 بآلاف الحاويات القياسية
! Containers by port in 2025 in thousand TEU
|| الميناء | وارد وصادر | مسافنة | المجموع
|| Port | Import and export | Transhipment | Total
= teuByPortRows
# المحطات والأعماق
# Terminals and depths
أقصى غاطس مسموح به أقل من عمق المياه عند الرصيف، إذ يجب أن يبقى تحت السفينة خلوص لا يقل عن {{underKeelPercent}}% من الغاطس. ويجب على الربان أن يتحقق من الإشعارات الملاحية السارية قبل الوصول.
The greatest draught allowed is less than the depth alongside, because a vessel must keep an under-keel clearance of at least {{underKeelPercent}}% of the draught. The master must check the notices to mariners in force before arrival.
! المحطات وأعماقها بالمتر
! Terminals and their depths in metres
|| الميناء | المحطة | الأرصفة | العمق | أقصى غاطس
|| Port | Terminal | Berths | Depth | Greatest draught
= draughtRows
# قبل وصول السفينة
# Before a vessel arrives
! ما يُقدم ومتى
! What is submitted and when
|| الإجراء | الموعد
|| Step | Time
| إشعار الوصول | قبل {{arrivalNoticeHours}} ساعة
| Notice of arrival | {{arrivalNoticeHours}} hours before
| إقرار البضائع الخطرة | قبل {{dangerousNoticeHours}} ساعة
| Declaration of dangerous goods | {{dangerousNoticeHours}} hours before
| طلب المرشد | قبل {{pilotRequestHours}} ساعة، ويُؤكد قبل {{pilotConfirmHours}} ساعات
| Pilot’s request | {{pilotRequestHours}} hours before, confirmed {{pilotConfirmHours}} hours before
| إشعار المخلفات | قبل {{wasteNoticeHours}} ساعة
| Waste notice | {{wasteNoticeHours}} hours before
الإرشاد إلزامي للسفن التي تتجاوز حمولتها الإجمالية {{pilotageTonnage}} طن.
Pilotage is compulsory for vessels of more than {{pilotageTonnage}} GT.
# زيارة الميناء
# Visiting a port
% drawingVisit
+ يجب أن يحمل كل زائر تصريح دخول، ويُطلب عبر بوابة العملاء.
+ Every visitor must hold an entry permit, which is requested through the customer portal.
+ يُبت في التصريح اليومي خلال ساعتين، وفي المؤقت خلال يومي عمل، وفي الدائم خلال {{permitDays}} أيام عمل.
+ A day permit is decided within two hours, a temporary permit within two working days and a permanent one within {{permitDays}} working days.
+ احضر إلى البوابة ومعك هويتك والتصريح. ولا يجوز الدخول إلى منطقة مقيدة إلا برفقة حامل تصريح دائم.
+ Come to the gate with your identity document and the permit. You must not enter a restricted area unless the holder of a permanent permit accompanies you.
+ يجب ارتداء معدات الوقاية المبينة عند المدخل، واتباع الممرات المخصصة للمشاة.
+ You must wear the protective equipment shown at the entrance and follow the walkways.
+ أعد التصريح عند الخروج.
+ Hand the permit back when you leave.
يُحظر التصوير في المناطق المقيدة وتشغيل الطائرات المسيّرة دون تصريح، ويجب أن يُطلب قبل {{photoPermitDays}} أيام عمل. ويجب ألا تتجاوز سرعة المركبات {{roadSpeed}} كيلومترًا في الساعة على الطرق و{{yardSpeed}} كيلومترًا في الساحات.
Photography in restricted areas and the use of drones must not take place without a permit, which must be requested {{photoPermitDays}} working days beforehand. Vehicles must keep to {{roadSpeed}} kilometres an hour on roads and {{yardSpeed}} in yards.
! الغرامات بالريال السعودي
! Fines in Saudi riyals
|| المخالفة | المرة الأولى | عند التكرار
|| Breach | First time | Repeated
= truckPenaltyRows
# الشاحنات والسكك الحديدية
# Trucks and railway
ترتبط الموانئ كلها بشبكة الطرق السريعة. ويجب أن يُحجز للشاحنة موعد قبل دخولها، ويُحجز الموعد قبل {{truckBookingHours}} ساعة على الأقل، وتفصيله في دليل مواعيد الشاحنات. ويصل خط حديدي للبضائع ميناء الدمام بالميناء الجاف في الرياض.
All the ports are connected to the motorway network. A truck must have an appointment before it enters, booked at least {{truckBookingHours}} hours beforehand; the truck appointments guide gives the details. A freight railway links Dammam Port with the dry port in Riyadh.
${CONTACTS}
| التصاريح | بوابة العملاء، أو مكتب التصاريح في الميناء
| Permits | The customer portal, or the permits office of the port
| إدارات الموانئ | أرقامها في صفحة كل ميناء في الموقع
| Port administrations | Their numbers are on each port’s page of the website
${GENERAL_ENQUIRIES}
`;
