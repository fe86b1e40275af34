import { CONTACTS, GENERAL_ENQUIRIES } from './contacts';

export default `
تنظم هذه الخطة الاستجابة للتسرب الزيتي داخل حدود الموانئ ومناطق الانتظار: من يبلّغ، ومن يقود، وبأي موارد، وما الذي يُنجز في كل ساعة. وهي إطار عام تتفرع عنه خطة تنفيذية لكل ميناء تراعي تياراته ومواطنه الحساسة. ومرجعها لائحة حماية البيئة البحرية في الموانئ (REG-08)، وهي الحَكَم عند الاختلاف، وتتكامل مع الخطة الوطنية لمكافحة التلوث البحري.
This plan governs the response to oil spills within port limits and anchorage areas: who reports, who leads, with what resources, and what is done in each hour. It is a framework from which each port derives a plan of its own that takes account of its currents and sensitive habitats. It rests on the regulation on the marine environment in ports (REG-08), which prevails where the two differ, and forms part of the national arrangements against marine pollution.
% picture:patrol-boat-1
# من تشملهم الخطة
# Who the plan applies to
- السفن وربابنتها ووكلاؤها داخل حدود الموانئ ومناطق الانتظار.
- Vessels, their masters and agents within port limits and anchorage areas.
- مشغلو المحطات، ومورّدو الوقود، والورش، والمركبات التي تعمل على الأرصفة.
- Terminal operators, bunker suppliers, workshops and vehicles working on the quays.
- مقدمو الخدمات البحرية، وفرق الطوارئ في الموانئ، ومن يتعاقد معهم.
- Marine service providers, the ports’ emergency teams and their contractors.
يجب على كل مستفيد من الميناء أن يمنع التلوث من مصدره. ويتحمل المتسبب فيه نفقات المكافحة والتنظيف وإعادة الحال.
Every port user must prevent pollution at its source. Whoever causes it pays for the response, the cleaning and the restoration.
# مستويات الاستجابة
# Levels of response
! مستويات الاستجابة ومن يقودها
! Levels of response and who leads them
|| المستوى | الكمية المقدرة | القيادة | بدء التحرك خلال
|| Level | Estimated amount | Led by | Deployed within
= spillLevelRows
يحدد مدير العمليات البحرية في الميناء المستوى عند تلقي البلاغ، ويرفعه متى زادت الكمية أو هددت البقعة مأخذ مياه أو موطنًا حساسًا. ولا يجوز خفض المستوى إلا بعد معاينة جوية أو بحرية.
The marine operations manager of the port sets the level when the report is received, and raises it when the amount grows or the slick threatens a water intake or a sensitive habitat. The level must not be lowered before the slick has been surveyed from the air or the sea.
# الأدوار
# Roles
! من يتولى ماذا
! Who does what
|| الجهة | المهام
|| Party | Tasks
| من شاهد التسرب أو تسبب فيه | الإبلاغ، وإيقاف المصدر وإبعاد مسببات الاشتعال إن أمكن ذلك دون خطر
| Whoever sees or causes the spill | Reports it, stops the source and removes sources of ignition where it is safe
| برج المراقبة | إيقاف حركة السفن في الحوض المتأثر، وتسجيل الاتصالات
| Control tower | Stops ship movements in the basin affected and records communications
| مدير العمليات البحرية في الميناء | تحديد المستوى، وقيادة المستوى الأول، وطلب الدعم
| Marine operations manager of the port | Sets the level, leads level one and asks for support
| إدارة السلامة في الميناء | حماية العاملين، وأخذ العينات، وتقدير الأثر البيئي
| Safety department of the port | Protects the workers, takes samples and estimates the environmental effect
| مشغل المحطة | إغلاق الصمامات، ومد الحواجز عند رصيفه، وتشغيل معداته
| Terminal operator | Closes valves, lays booms at its berth and operates its equipment
| لجنة الطوارئ في المنطقة | قيادة المستوى الثاني، وتنسيق الجهات الصناعية والحكومية المجاورة
| Regional emergency committee | Leads level two and coordinates neighbouring industries and agencies
| الجهة الوطنية المختصة | قيادة المستوى الثالث، وطلب العون من خارج المملكة
| Competent national agency | Leads level three and requests help from abroad
# من الإبلاغ إلى الإقفال
# From the report to the close
% drawingSpill
+ يجب الإبلاغ خلال {{spillMinutes}} دقيقة من مشاهدة التسرب، أيًا كان مصدره، على القناة 16 أو لمركز الطوارئ، بموضعه ونوعه وكميته المقدرة واتجاه حركته.
+ The spill must be reported within {{spillMinutes}} minutes of being seen, whatever its source, on channel 16 or to the emergency centre, with its place, type, estimated quantity and drift.
+ أوقف المصدر، وأغلق الصمامات، وأبعد مسببات الاشتعال إن أمكن ذلك دون خطر.
+ Stop the source, close the valves and remove sources of ignition where it is safe.
+ مُدّ الحواجز العائمة أمام مآخذ المياه والمواطن الحساسة أولًا، ثم حول المصدر.
+ Lay booms in front of water intakes and sensitive habitats first, then around the source.
+ استخلص الزيت بالكاشطات والمواد الماصة، وخزّنه في خزانات مؤقتة محكمة.
+ Recover the oil with skimmers and sorbents, and keep it in sealed temporary tanks.
+ يجب نقل المخلفات المجمعة إلى منشآت مرخصة، والاحتفاظ بإيصالاتها.
+ The waste collected must be taken to licensed facilities, and the receipts kept.
+ يعلن قائد الاستجابة انتهاءها بعد معاينة مشتركة مع الجهة البيئية.
+ The leader of the response declares it closed after a joint survey with the environmental agency.
# الأزمنة المستهدفة
# Target times
! مراحل الاستجابة بالدقائق منذ الإنذار
! Stages of the response in minutes from the alarm
|| المرحلة | خلال
|| Stage | Within
= spillStageRows
تُقاس الأزمنة في كل تمرين وكل حادث، ويُذكر في التقرير سبب كل تأخر.
The times are measured in every exercise and every incident. The report states the cause of each delay.
# الموارد
# Resources
! الحد الأدنى من المعدات الجاهزة
! Minimum equipment kept ready
|| المعدات | في كل ميناء | في كل مستودع مشترك
|| Equipment | In each port | In each shared store
= spillStockRows
توجد المعدات المشتركة لساحل البحر الأحمر في مركز الاستجابة للتسربات الزيتية بميناء ينبع الصناعي، ولشمال الخليج العربي في المستودع الإقليمي بميناء الخفجي. وفي كل ميناء قاطرة واحدة على الأقل مجهزة لمكافحة الحرائق والتسربات.
Shared equipment for the Red Sea coast is kept at the oil spill response centre at Yanbu Industrial Port, and for the northern Gulf in the regional store at Khafji Port. Every port has at least one tug equipped to fight fires and spills.
يجب أن يُجرد المخزون كل {{spillStockMonths}} أشهر، وأن تُستبدل المواد قبل انتهاء صلاحيتها. ولا يجوز إخراج معدات من المستودع المشترك لغير الاستجابة والتمارين.
Stocks must be counted every {{spillStockMonths}} months, and materials replaced before they expire. Equipment must not leave a shared store except for a response or an exercise.
# المشتتات
# Dispersants
يُحظر استعمال المشتتات الكيميائية داخل الأحواض. ولا يجوز استعمالها خارجها إلا بموافقة الجهة البيئية المختصة، ويُذكر في الطلب الموضع والعمق والكمية واسم المادة.
Chemical dispersants must not be used in the basins. Outside them they may be used only with the consent of the competent environmental agency. The request states the place, depth, quantity and name of the product.
# سلامة المشاركين
# Safety of those taking part
- يجب قياس الغازات قبل الاقتراب من البقعة، والانسحاب عند تجاوز الحد المأمون.
- Gases must be measured before anyone approaches the slick. Teams must withdraw when the safe limit is exceeded.
- يجب ارتداء القفازات والنظارات وسترة النجاة، وتبديل الملابس الملوثة في موضع مخصص.
- Gloves, goggles and a life jacket must be worn, and contaminated clothes changed in a set place.
- تُعلّق المكافحة البحرية متى تعذر العمل بأمان بسبب الريح أو الموج أو الظلام.
- Work at sea is suspended when wind, waves or darkness make it unsafe.
- لا يجوز أن يعمل أحد وحده على الماء أو على الشاطئ.
- A person must not work alone on the water or on the shore.
# المخلفات والتعويض
# Waste and compensation
تُفصل المخلفات السائلة عن الصلبة، وتوزن وتُسجل قبل نقلها. ولا يجوز أن تغادر السفينة المتسببة قبل تقديم ضمان بالتكلفة المقدرة للمكافحة. وتُوثق النفقات يومًا بيوم، بالصور وأوقات العمل والفواتير، ليُطالب بها.
Liquid waste is kept apart from solid waste, weighed and recorded before it is moved. The vessel that caused the spill must not leave before giving security for the estimated cost of the response. Costs are documented day by day, with pictures, working times and invoices, so that they can be claimed.
! الغرامات بالريال السعودي
! Fines in Saudi riyals
|| المخالفة | المرة الأولى | عند التكرار
|| Breach | First time | Repeated
= wastePenaltyRows
# بعد المكافحة
# Afterwards
تُقيَّم الأضرار ويُعاد تأهيل الشواطئ المتأثرة. ويجب على من أتلف مانغروف أو مرجانًا أن يعوضه وفق اللائحة. ويُعد تقرير بالدروس المستفادة خلال {{spillReportDays}} يومًا من انتهاء الاستجابة، وتُحدَّث الخطة التنفيذية للميناء على أساسه.
Damage is assessed and the shores affected are restored. Whoever destroyed mangroves or coral must make it good as the regulation provides. A report on what was learned is prepared within {{spillReportDays}} days of the end of the response, and the plan of the port is revised accordingly.
# التمارين والتدريب
# Exercises and training
! برنامج التمارين
! Programme of exercises
|| التمرين | أين | كم مرة
|| Exercise | Where | How often
| تمرين اتصال | كل ميناء | كل {{spillDrillMonths}} أشهر
| Communications exercise | Every port | Every {{spillDrillMonths}} months
| تمرين ميداني مع المحطات والجهات المعنية | كل ميناء | مرة في السنة
| Field exercise with the terminals and the agencies concerned | Every port | Once a year
| تمرين مشترك للموانئ النفطية | ميناء ينبع الصناعي | مرتين في السنة على الأقل
| Joint exercise of the oil ports | Yanbu Industrial Port | At least twice a year
تُنشر نتائج التمارين الميدانية في موقع الهيئة.
The results of field exercises are published on the website of the Authority.
${CONTACTS}
| البلاغ عن تسرب | القناة 16 أو مركز الطوارئ في الميناء، على مدار الساعة
| Reporting a spill | Channel 16 or the emergency centre of the port, at any time
| الخطة التنفيذية لميناء | إدارة السلامة في الميناء
| The plan of a port | Safety department of the port
${GENERAL_ENQUIRIES}
`;
