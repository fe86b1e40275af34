export default `
تصدر هذه اللائحة عن الهيئة الوطنية للموانئ بموجب {{decision}}، وتحل محل الإصدار الثاني من لائحة مناولة البضائع الخطرة.
This regulation is issued by the National Ports Authority under {{decision}}. It replaces the second issue of the regulation on dangerous goods.
# أحكام عامة
# General provisions
## التعريفات @definitions
## Definitions
يُقصد بالعبارات الآتية المعاني المبينة أمام كل منها ما لم يقتضِ السياق غير ذلك:
In this regulation, unless the context requires otherwise, the following words have the meanings given beside them:
- الهيئة: الهيئة الوطنية للموانئ.
- Authority: the National Ports Authority.
- المدونة: المدونة البحرية الدولية للبضائع الخطرة (IMDG) بتعديلها النافذ.
- Code: the International Maritime Dangerous Goods (IMDG) Code as amended and in force.
- البضائع الخطرة: المواد والسلع التي تشملها المدونة، معبأةً كانت أو سائبة، وأوعيتها الفارغة التي لم تُنظف.
- Dangerous goods: substances and articles covered by the Code, packed or in bulk, and their empty uncleaned containers.
- الشاحن: من يعبئ البضاعة أو تُعبأ باسمه ويسلمها للنقل.
- Shipper: the person who packs the goods, or for whom they are packed, and hands them over for carriage.
- نقطة الوميض: أدنى درجة حرارة يخرج عندها من السائل بخار يشتعل بالشرر.
- Flashpoint: the lowest temperature at which a liquid gives off vapour that a spark can light.
- الكميات المحدودة: ما تجيز المدونة نقله في عبوات صغيرة بأحكام مخففة.
- Limited quantities: goods that the Code allows to be carried in small packages under lighter rules.
- الصنف: واحد من تسعة أقسام للبضائع الخطرة في المدونة.
- Class: one of the nine divisions of dangerous goods in the Code.
- الإقرار: البيان الذي يُفصح به عن البضائع الخطرة قبل دخولها الميناء.
- Declaration: the statement that discloses dangerous goods before they enter the port.
- ساحة البضائع الخطرة: الساحة المعتمدة لتخزينها وفق هذه اللائحة.
- Dangerous goods yard: the yard approved for storing them under this regulation.
- مسؤول البضائع الخطرة: من يعينه مشغل المحطة لمتابعة تطبيق هذه اللائحة.
- Dangerous goods officer: the person whom the terminal operator appoints to see that this regulation is followed.
- التسليم المباشر: نقل البضاعة بين السفينة وخارج الميناء دون تخزين.
- Direct delivery: the passage of goods between the vessel and the outside of the port without storage.
- مركز الطوارئ: المركز الذي يتلقى بلاغات الميناء على مدار الساعة.
- Emergency centre: the centre that receives the port’s reports at any hour.
## الأساس النظامي @basis
## Legal basis
تُطبق في الموانئ أحكام المدونة وما ورد في هذه اللائحة من أحكام إضافية. وإذا تعارض حكمان وجب العمل بالأشد منهما.
The Code applies in the ports together with this regulation. Where two rules differ, the stricter one must be followed.
## نطاق التطبيق @scope
## Scope
تسري هذه اللائحة على البضائع الخطرة الواردة والمصدّرة والعابرة وبضائع المسافنة، وعلى ما يبقى منها على متن السفينة، وعلى السفن والمحطات والناقلين والشاحنين والوكلاء الذين يتعاملون معها.
This regulation applies to dangerous goods that are imported, exported, in transit or transhipped, to those that remain on board, and to the vessels, terminals, carriers, shippers and agents that deal with them.
ولا تسري على مؤن السفينة ومعداتها، ولا على السوائل السائبة في المحطات المخصصة لها، وتخضع هذه لخطط سلامة معتمدة لكل محطة.
It does not apply to a vessel’s own stores and equipment, nor to bulk liquids at the terminals made for them, which follow the approved safety plan of each terminal.
## واجبات الشاحن @shipper
## Duties of the shipper
على الشاحن أن يصنف بضاعته وفق المدونة، وأن يعبئها ويضع عليها العلامات، وأن يسلّم الوكيل الملاحي وثائقها قبل موعد الإقرار بيوم عمل على الأقل. ولا يجوز أن يسلّم للنقل بضاعة لا يعرف صنفها.
The shipper must classify the goods under the Code, pack and mark them, and give the shipping agent their documents at least one working day before the declaration is due. The shipper must not hand over goods of unknown class.
## واجبات الوكيل الملاحي @agent
## Duties of the shipping agent
على الوكيل الملاحي أن يقدم الإقرار وأن يطابقه مع بيان الحمولة وخطة التحميل، وأن يبلّغ الربان والمحطة بشروط القبول. ويجب أن يبقى من يمثله متاحًا على مدار الساعة ما دامت البضاعة في الميناء.
The shipping agent must submit the declaration, compare it with the manifest and the stowage plan, and tell the master and the terminal of the conditions of acceptance. A representative of the agent must be reachable at any hour while the goods are in the port.
## واجبات مشغل المحطة @operator
## Duties of the terminal operator
على مشغل المحطة أن يتحقق قبل قبول الشحنة من الإقرار واللوحات والأختام، وأن يخصص لها موضعًا يوافق صنفها. ويُحظر عليه قبول شحنة انتهت سعة القطاع المخصص لصنفها.
Before accepting a consignment the terminal operator must check its declaration, placards and seals and assign it a place that suits its class. The operator must not accept a consignment when the sector for its class is full.
# الإقرار والموافقة
# Declaration and consent
## الإقرار المسبق @declaration
## Advance declaration
يجب أن يقدم الوكيل الملاحي إقرار البضائع الخطرة إلكترونيًا قبل {{dangerousNoticeHours}} ساعة من وصول السفينة، وقبل 24 ساعة من دخول الشحنة المصدّرة إلى الميناء.
The shipping agent must declare dangerous goods electronically {{dangerousNoticeHours}} hours before the vessel arrives, and 24 hours before an export consignment enters the port.
## محتوى الإقرار @contents
## Contents of the declaration
يجب أن يتضمن الإقرار لكل شحنة:
For each consignment the declaration must give:
+ رقم الأمم المتحدة والاسم الرسمي للشحن.
+ the UN number and the proper shipping name;
+ الصنف والمخاطر الثانوية ومجموعة التعبئة.
+ the class, subsidiary hazards and packing group;
+ عدد الطرود ونوعها والكمية الصافية والإجمالية.
+ the number and type of packages, and the net and gross quantity;
+ رقم الحاوية وموضعها على متن السفينة.
+ the container number and its position on board;
+ نقطة الوميض ودرجة حرارة الضبط حيث تنطبق.
+ the flashpoint and the control temperature, where they apply;
+ اسم الشاحن والمستلم ورقم هاتف للطوارئ يجيب على مدار الساعة.
+ the names of shipper and consignee, and an emergency telephone number answered at any hour.
## وثائق الشحنة @documents
## Documents
يجب أن ترافق الشحنة نشرة بيانات السلامة بالعربية والإنجليزية، وشهادة تعبئة الحاوية. وتُعاد الشحنة التي تخالف وثائقها محتواها.
A safety data sheet in Arabic and English and a container packing certificate must go with the consignment. A consignment whose documents do not agree with its contents is returned.
## تصحيح الإقرار @correction
## Correction of a declaration
يجوز تصحيح الإقرار قبل 12 ساعة من وصول السفينة دون مقابل. وعلى الوكيل أن يبلّغ فورًا عن كل بضاعة خطرة لم يُفصح عنها متى علم بها، ولو بعد تفريغها.
A declaration may be corrected free of charge up to 12 hours before the vessel arrives. The agent must report undeclared dangerous goods as soon as they become known, even after discharge.
## الرد على الإقرار @answer
## Answer to a declaration
على إدارة السلامة في الميناء أن ترد على الإقرار خلال 12 ساعة بالقبول، أو القبول بشروط، أو الرفض مع بيان سببه. ولا يجوز تفريغ شحنة لم يُقبل إقرارها.
The safety department of the port must answer a declaration within 12 hours: accepted, accepted on conditions, or refused with the reason. A consignment must not be discharged unless its declaration has been accepted.
## البضائع المحظورة @prohibited
## Prohibited goods
يُحظر دخول المتفجرات والمواد المشعة ونترات الأمونيوم إلا بموافقة خطية من الهيئة والجهات الأمنية المختصة، ويجب طلبها قبل 15 يوم عمل من الوصول.
Explosives, radioactive material and ammonium nitrate must not enter without the written consent of the Authority and the competent security agencies, which must be requested 15 working days before arrival.
وتُسلَّم هذه المواد تسليمًا مباشرًا، ويُحظر تخزينها.
These goods pass by direct delivery and must not be stored.
## نترات الأمونيوم @nitrate
## Ammonium nitrate
لا تجوز مناولة نترات الأمونيوم المأذون بها إلا نهارًا وبحضور الدفاع المدني، ويجب أن تخلو المسافة حولها حتى 100 متر من كل مصدر لهب. وتغادر السفينة الرصيف فور انتهاء تفريغها.
Ammonium nitrate that has been allowed may be handled only in daylight and in the presence of Civil Defence. The area within 100 metres must be free of every source of ignition. The vessel leaves the berth as soon as discharge ends.
## الكميات المحدودة @limited
## Limited quantities
تُعفى الكميات المحدودة والمستثناة، كما تعرّفها المدونة، من مدد البقاء ومسافات الفصل. ولا تُعفى من الإقرار، ويجب أن تحمل الحاوية علامتها على جوانبها الأربعة.
Limited and excepted quantities, as the Code defines them, are exempt from the length of stay and the separation distances. They are not exempt from the declaration, and the container must carry their mark on all four sides.
## البضائع التي تبقى على متن السفينة @transit
## Goods that remain on board
يجب الإقرار بالبضائع الخطرة التي تبقى على متن السفينة في الموعد نفسه. ويجوز لإدارة السلامة أن تطلب قاطرة مرافقة أو رصيفًا بعيدًا عن المحطات المأهولة.
Dangerous goods that remain on board must be declared at the same time. The safety department may require an escort tug or a berth away from busy terminals.
# التعبئة والعلامات والنقل
# Packing, marking and transport
## التعبئة @packing
## Packing
يجب أن تُعبأ البضائع الخطرة في عبوات معتمدة تحمل علامة الأمم المتحدة، وأن تُثبت داخل الحاوية تثبيتًا يمنع تحركها. ولا يجوز جمع أصناف متعارضة في حاوية واحدة.
Dangerous goods must be packed in approved packagings with the UN mark and secured in the container so that they cannot move. Incompatible classes must not be packed in one container.
## اللوحات والعلامات @placards
## Placards and marks
يجب أن تحمل كل حاوية لوحات الخطر على جوانبها الأربعة، وأن تُزال اللوحات عن الحاوية التي أُفرغت ونُظفت. وتُعاد إلى الشاحن كل حاوية تخلو من اللوحات أو تحمل لوحات لا تطابق الإقرار.
Every container must carry placards on all four sides, and the placards must be removed when it has been emptied and cleaned. A container without placards, or whose placards do not match the declaration, is returned to the shipper.
## الحاويات الصهريجية @tanks
## Tank containers
يجب أن تحمل الحاوية الصهريجية لوحة فحص لم تنتهِ مدتها، وأن تكون صماماتها مغلقة ومختومة. ويُحظر ملؤها أو تفريغها أو غسلها داخل الميناء، إلا في محطة معتمدة لذلك.
A tank container must carry an inspection plate that has not expired, and its valves must be closed and sealed. It must not be filled, emptied or washed in the port except at a facility approved for it.
## الأوعية الفارغة غير المنظفة @empty
## Empty uncleaned containers
يجب أن تُعامل الأوعية الفارغة التي لم تُنظف معاملة ما كان فيها. ويجوز لإدارة السلامة أن تعفيها من اللوحات بعد شهادة تنظيف من جهة معتمدة.
Empty uncleaned containers must be treated as what they held. The safety department may release them from placards on a cleaning certificate from an approved agency.
## المواد الصلبة السائبة @bulk
## Solid bulk cargoes
يجب أن يُقر بالمواد الصلبة السائبة ذات الخطر الكيميائي وفق المدونة البحرية الدولية للبضائع الصلبة السائبة (IMSBC)، وأن تُقاس رطوبتها وغازاتها قبل فتح العنابر. ولا يجوز دخول عنبر قبل قياس الأكسجين فيه.
Solid bulk cargoes with a chemical hazard must be declared under the International Maritime Solid Bulk Cargoes (IMSBC) Code, and their moisture and gases must be measured before the hatches are opened. A hold must not be entered before its oxygen has been measured.
## الحاويات المبخّرة @fumigated
## Fumigated containers
يجب أن تحمل الحاوية المبخّرة علامة التحذير وتاريخ التبخير ونوع المادة. ولا يجوز فتحها قبل قياس الغاز داخلها من شخص مؤهل.
A fumigated container must carry the warning mark with the date and the substance. It must not be opened before a trained person has measured the gas inside.
## النقل داخل الميناء @transport
## Transport within the port
يجب أن يحمل سائق البضائع الخطرة شهادة تدريب سارية، وأن تحمل شاحنته طفايتين وأدوات طوارئ. ويُحظر وقوف الشاحنة المحملة خارج المواقع المخصصة لها.
The driver of dangerous goods must hold a valid training certificate, and the truck must carry two extinguishers and emergency tools. A laden truck must not stop outside the places assigned.
## النقل بالسكة الحديدية @rail
## Transport by rail
لا يجوز تحميل البضائع الخطرة على القطار إلا بعد موافقة مشغل السكة، ويجب أن تُفصل عن القاطرة وعن عربات الطاقم بعربة واحدة على الأقل.
Dangerous goods may be loaded on a train only with the consent of the railway operator. At least one wagon must separate them from the locomotive and from crew cars.
# التخزين
# Storage
## ساحة البضائع الخطرة @yard
## Dangerous goods yard
يجب أن تكون ساحة البضائع الخطرة مسوّرة ومعتمدة من الهيئة والدفاع المدني، وأن يتوافر فيها:
A dangerous goods yard must be fenced and approved by the Authority and Civil Defence, and must have:
- نظام إطفاء ثابت وكواشف غاز وحرارة.
- a fixed fire-fighting system with gas and heat detectors;
- أرضية غير منفذة وتصريف منفصل بحوض تجميع.
- an impermeable floor with separate drainage into a collecting basin;
- حوض عزل للحاويات المتسربة.
- an isolation basin for leaking containers;
- ممر لا يقل عرضه عن 6 أمتار لآليات الإطفاء بين القطاعات.
- a lane at least six metres wide for fire appliances between sectors;
- دشّ طوارئ ومغسلة عيون واتجاه رياح ظاهر.
- an emergency shower, an eyewash and a visible wind sock.
## مدد البقاء @stay
## Length of stay
يجب ألا تتجاوز مدة بقاء البضائع الخطرة في الميناء المدة المحددة لصنفها في الملحق (1). ويجوز لمدير عام الميناء تمديدها مرة واحدة بما لا يتجاوز نصفها إذا تعذر الإخراج لسبب خارج عن إرادة صاحبها، عدا الصنفين 1 و7.
Dangerous goods must leave the port within the time that Annex 1 allows for their class. The port general manager may extend the stay once, by up to half, where removal is prevented by a cause beyond the owner’s control, except for classes 1 and 7.
## تجاوز المدة @overstay
## Overstay
على مشغل المحطة أن ينبه صاحب البضاعة قبل 24 ساعة من انتهاء المدة. وإذا تجاوزتها وجب عليه إبلاغ إدارة السلامة في اليوم نفسه، ونقلها إلى موقع معزول على نفقة صاحبها.
The terminal operator must warn the cargo owner 24 hours before the stay ends. When it is exceeded, the operator must tell the safety department the same day and move the goods to an isolated place at the owner’s expense.
## الفصل @separation
## Segregation
يجب فصل الأصناف المتعارضة بما لا يقل عن المسافات المبينة في الملحق (2)، وبما تقضي به جداول الفصل في المدونة.
Incompatible classes must be kept apart by at least the distances of Annex 2 and as the segregation tables of the Code require.
## الرص @stacking
## Stacking
يُحظر رص الحاويات الخطرة على أكثر من طبقتين، ويجب أن تُرص حاويات بطاريات الليثيوم والصنف 4.2 على طبقة واحدة في موضع مظلل.
Dangerous containers must not be stacked more than two high. Containers of lithium batteries and of class 4.2 must stand one high in a shaded place.
## درجات الحرارة @heat
## Temperature
يجب رش حاويات الأصناف الحساسة للحرارة بالماء متى زادت حرارة الهواء على 45 درجة مئوية، ما لم تكن مما يتفاعل مع الماء. ويجب قياس حرارة جدران حاويات بطاريات الليثيوم كل 4 ساعات.
Containers of heat-sensitive classes must be sprayed with water when the air temperature exceeds 45 degrees Celsius, unless they hold goods that react with water. The walls of containers of lithium batteries must be measured every four hours.
## بطاريات الليثيوم @lithium
## Lithium batteries
يجب نقل حاوية بطاريات الليثيوم إلى موضع العزل إذا ارتفعت حرارة جدرانها 10 درجات على حرارة الهواء. ويُحظر قبول البطاريات التالفة أو المسترجعة إلا بتسليم مباشر وموافقة خطية من إدارة السلامة.
A container of lithium batteries must be moved to the isolation area when the temperature of its walls rises 10 degrees above that of the air. Damaged or recalled batteries must not be accepted except for direct delivery and with the written consent of the safety department.
## الحاويات المبردة @reefer
## Reefer containers
يجب أن توصل الحاوية المبردة التي تحمل مواد ذاتية التفاعل بمأخذ مزدوج المصدر، وأن يُبلَّغ مسؤول البضائع الخطرة إذا انقطع عنها التيار أكثر من 15 دقيقة.
A reefer container with self-reactive substances must be plugged into a socket with two power sources. The dangerous goods officer must be told when its power is lost for more than 15 minutes.
## الجولات والسجلات @rounds
## Rounds and records
على مسؤول البضائع الخطرة أن يجول في الساحة مرتين كل يوم، وأن يسجل أرقام الحاويات ومواقعها ومدد بقائها، وحالة اللوحات والأختام، وكل علامة على تسرب أو رائحة أو انتفاخ. ويجب حفظ السجل 3 سنوات.
The dangerous goods officer must walk the yard twice a day and record the numbers, places and length of stay of the containers, the state of placards and seals, and any sign of a leak, smell or swelling. The record must be kept for three years.
## التقرير الشهري @monthly
## Monthly report
على مشغل المحطة أن يرسل إلى إدارة السلامة خلال الأيام الخمسة الأولى من كل شهر ملخصًا بعدد الحاويات بحسب الصنف ومدة البقاء، وبما تجاوز مدته منها وما اتُّخذ بشأنه.
Within the first five days of each month the terminal operator must send the safety department a summary: the number of containers by class and length of stay, those that exceeded it, and what was done about them.
## البضائع الخطرة المتروكة @abandoned
## Abandoned dangerous goods
إذا لم يُخرج صاحب البضاعة بضاعته خلال 15 يومًا من إنذاره بتجاوز المدة، جاز لمدير عام الميناء أن يحيلها إلى الجهة المختصة لإتلافها أو التصرف فيها على نفقته. ولا يجوز بيعها بالمزاد داخل الميناء.
Where the cargo owner does not remove goods within 15 days of a warning that their stay has ended, the port general manager may refer them to the competent agency to be destroyed or disposed of at the owner’s expense. They must not be sold by auction within the port.
## فتح الحاويات @opening
## Opening of containers
لا يجوز فتح حاوية بضائع خطرة إلا بحضور مسؤول السلامة، وبعد قياس الغازات فيها، وفي الموضع المخصص لذلك.
A container of dangerous goods may be opened only in the presence of the safety officer, after its gases have been measured and in the place assigned.
# السفن الراسية
# Vessels alongside
## علامات السفينة @signals
## Signals
يجب أن ترفع السفينة التي تحمل بضائع خطرة العلم «B» نهارًا وضوءًا أحمر ليلًا، وأن تُبقي حبال القطر في حالات الطوارئ جاهزة.
A vessel carrying dangerous goods must show flag B by day and a red light by night, and must keep its emergency towing lines ready.
## تخصيص الرصيف @berth
## Choice of berth
يجب أن تُخصص للسفينة التي تحمل بضائع من الأصناف 1 و2 و7 أرصفة تبعد 200 متر على الأقل عن محطات الركاب، وأن يكون مقدمها نحو المخرج متى أمكن.
A vessel that carries goods of classes 1, 2 or 7 must be given a berth at least 200 metres from passenger terminals, and must lie with its bow towards the exit wherever possible.
## محظورات على السطح @deck
## Prohibitions on deck
يُحظر التدخين وأعمال اللهب على سطح السفينة التي تحمل بضائع خطرة، وتزويدها بالوقود أثناء مناولتها.
Smoking and hot work must not take place on the deck of a vessel carrying dangerous goods, and it must not take bunkers while they are being handled.
## قائمة التحقق @checklist
## Checklist
يجب أن يوقع الربان ومسؤول البضائع الخطرة قائمة التحقق المشتركة قبل بدء المناولة، وأن تُعاد مراجعتها كل 6 ساعات.
The master and the dangerous goods officer must sign the joint checklist before handling begins and must go through it again every six hours.
## وقف المناولة @stop
## Stopping
يجب وقف مناولة البضائع الخطرة عند العواصف الرعدية، ومتى زادت سرعة الرياح على 25 عقدة، أو تعذر الإخلاء السريع للسفينة.
Handling of dangerous goods must stop in thunderstorms, when the wind exceeds 25 knots, and when the vessel cannot leave its berth quickly.
# العاملون
# Workers
## التدريب @training
## Training
لا يجوز أن يتعامل مع البضائع الخطرة إلا من اجتاز دورة معتمدة خلال السنتين السابقتين. وعلى المنشأة أن تحفظ شهادات العاملين وتقدمها عند الطلب.
Only people who have completed an approved course within the past two years may handle dangerous goods. Firms must keep the certificates of their workers and show them on request.
## مسؤول البضائع الخطرة @officer
## Dangerous goods officer
يجب أن يعين كل مشغل محطة مسؤولًا للبضائع الخطرة ونائبًا له، وأن يكون أحدهما متاحًا على مدار الساعة. ويُشترط فيهما خبرة لا تقل عن 3 سنوات وشهادة معتمدة.
Each terminal operator must appoint a dangerous goods officer and a deputy, one of whom must be reachable at any hour. Both must have at least three years’ experience and an approved certificate.
## معدات الوقاية @protection
## Protective equipment
على المنشأة أن توفر للعاملين معدات الوقاية المبينة في نشرة بيانات السلامة، وأن تفحصها كل 6 أشهر. ولا يجوز العمل دونها.
Firms must give workers the protective equipment named in the safety data sheet and examine it every six months. Workers must not work without it.
## المتابعة الصحية @medical
## Health checks
يجب أن يخضع العاملون الدائمون في ساحة البضائع الخطرة لفحص طبي سنوي، وأن تُعامل نتائجه بسرية.
Permanent workers of a dangerous goods yard must have a medical examination every year. Its results must be kept confidential.
# الحوادث
# Incidents
## الإبلاغ @report
## Reporting
يجب إبلاغ مركز الطوارئ فورًا بكل تسرب أو حريق أو ارتفاع في الحرارة أو فقد لطرد، مع رقم الأمم المتحدة وموضع الحادث واتجاه الريح، قبل أي محاولة للاحتواء.
Every leak, fire, rise of temperature or lost package must be reported to the emergency centre at once, with the UN number, the place and the direction of the wind, before any attempt at containment.
## الإجراءات الأولى @first
## First measures
على أول من يعلم بالحادث أن يبتعد بمن معه بعكس اتجاه الريح، وأن يوقف مصادر اللهب إن أمكنه ذلك دون خطر. ويُرجع في الخطوات التالية إلى الملحق (4)، ويُحظر على غير المدربين محاولة الاحتواء.
Whoever first learns of an incident must move away upwind with the people nearby and, where it is safe, cut off sources of ignition. Annex 4 gives the next steps. Untrained people must not try to contain a leak.
## العزل والإخلاء @cordon
## Cordon and evacuation
يجب عزل موقع التسرب بقطر لا يقل عن 50 مترًا، وإخلاء الأشخاص بعكس اتجاه الريح.
The place of a leak must be cordoned off to at least 50 metres and people must be moved upwind.
## الحاويات المتسربة @leaks
## Leaking containers
يجب نقل الحاوية المتسربة إلى حوض العزل بموافقة الدفاع المدني. ويُحظر غسلها أو فتحها قبل معرفة محتواها.
A leaking container must be moved to the isolation basin with the consent of Civil Defence. It must not be washed or opened before its contents are known.
## استئناف العمل @resume
## Resuming work
لا يجوز استئناف العمل إلا بإذن خطي من مسؤول السلامة في الميناء، بعد قياس الهواء وتنظيف الموقع.
Work must not resume without the written permission of the port safety officer, after the air has been measured and the place cleaned.
## التقرير والتحقيق @investigation
## Report and investigation
يجب أن يُحرر محضر الحادث خلال 6 ساعات، وأن تقدم المنشأة تقريرًا مفصلًا خلال 10 أيام يبين السبب وما يمنع تكراره. ويجوز لإدارة السلامة أن توقف مناولة الصنف في المحطة حتى تتحقق من تنفيذه.
The incident must be recorded within six hours, and the firm must submit a full report within 10 days that gives the cause and what will prevent another. The safety department may stop the handling of that class at the terminal until it has seen the measures carried out.
## خطة الطوارئ والتمارين @drills
## Emergency plan and exercises
يجب أن تُعد كل محطة خطة طوارئ للبضائع الخطرة، وأن تجري تمرينًا على التسرب كل 6 أشهر على الأقل، وأن تضيف إلى الخطة ما تعلمته منه.
Each terminal must prepare an emergency plan for dangerous goods, hold a leak exercise at least once every six months, and add to the plan what it learned.
# أحكام ختامية
# Final provisions
## التفتيش @inspection
## Inspection
تفتش الهيئة 5% على الأقل من حاويات البضائع الخطرة الواردة كل سنة، وتُنشر نسبة المخالف منها. ويجوز لها أن تفتش حاويات لم يُفصح عن خطورتها متى وُجدت قرينة على ذلك.
The Authority inspects at least 5% of imported containers of dangerous goods every year and publishes the share found in breach. It may inspect other containers where there are signs of undeclared goods.
## المخالفات @penalties
## Breaches
تُطبق على مخالفة هذه اللائحة الجزاءات الواردة في جدول المخالفات والجزاءات الملحق بلائحة الموانئ وقواعد العمل فيها (REG-01). ويجوز إيقاف مناولة البضائع الخطرة في محطة تكررت مخالفتها مدة لا تتجاوز 6 أشهر.
The penalties in the schedule annexed to the Port Rules and Regulations (REG-01) apply to breaches of this regulation. A terminal that repeats a breach may be barred from handling dangerous goods for up to six months.
## التظلم @appeal
## Appeal
يجوز التظلم من القرارات الصادرة بموجب هذه اللائحة أمام رئيس الهيئة خلال 60 يومًا من تاريخ العلم بها. ولا يوقف التظلم قرارًا صدر لدرء خطر.
Decisions under this regulation may be appealed to the President of the Authority within 60 days of notice. An appeal does not suspend a decision taken to avert danger.
## المسؤولية @liability
## Liability
يتحمل الشاحن والوكيل متضامنين نفقات معالجة كل ضرر ينشأ عن إقرار غير صحيح، إضافةً إلى الجزاءات المقررة في جدول المخالفات والجزاءات.
The shipper and the agent are jointly liable for the cost of any damage arising from an incorrect declaration, in addition to the penalties of the schedule of breaches and penalties.
## التعاميم والتعليمات @circulars
## Circulars and instructions
يصدر مدير عام السلامة والبيئة التعاميم اللازمة لتنفيذ هذه اللائحة، ويحدّث ملاحقها مع كل تعديل للمدونة. ويجب أن تُنشر في موقع الهيئة قبل العمل بها.
The Director General of Safety and Environment issues the circulars needed to carry out this regulation and updates its annexes with every amendment of the Code. They must be published on the Authority’s website before they take effect.
## الأحكام الانتقالية @transition
## Transitional provisions
على الساحات القائمة أن تستوفي شروط المادة ({@yard}) خلال سنة من نفاذ هذه اللائحة. ولا يجوز أن تستقبل بعدها أصنافًا لم تُعتمد لها.
Existing yards must meet the conditions of Article {@yard} within one year of the commencement of this regulation. They must not receive classes after that for which they are not approved.
## الإلغاء والنفاذ @commencement
## Repeal and commencement
يُعمل بهذه اللائحة {{commencement}}، ويُلغى من ذلك التاريخ الإصدار السابق.
This regulation takes effect {{commencement}}. The previous issue is repealed from that date.
### مدد بقاء البضائع الخطرة
### Stay of dangerous goods
! مدة البقاء المسموح بها في الميناء بحسب الصنف
! Permitted stay in the port by class
|| الصنف | الوصف | مدة البقاء
|| Class | Description | Length of stay
= dangerousStayRows
### مسافات الفصل
### Distances
! أدنى مسافات الفصل في الساحات
! Minimum separation distances in yards
|| الأصناف | المسافة
|| Classes | Distance
= separationRows
### مواعيد الإجراءات
### Times
! المواعيد المقررة على المتعاملين
! Times to be kept
|| الإجراء | المسؤول | الموعد
|| Step | By | Time
| طلب الموافقة على البضائع المحظورة | الوكيل الملاحي | قبل الوصول بـ15 يوم عمل
| Request for consent to prohibited goods | Shipping agent | 15 working days before arrival
| إقرار الواردات | الوكيل الملاحي | قبل الوصول بـ{{dangerousNoticeHours}} ساعة
| Declaration of imports | Shipping agent | {{dangerousNoticeHours}} hours before arrival
| إقرار الصادرات | الوكيل الملاحي | قبل الدخول بـ24 ساعة
| Declaration of exports | Shipping agent | 24 hours before entry
| الرد على الإقرار | إدارة السلامة | خلال 12 ساعة
| Answer to a declaration | Safety department | within 12 hours
| مراجعة قائمة التحقق | الربان ومسؤول البضائع الخطرة | كل 6 ساعات
| Review of the checklist | Master and dangerous goods officer | every six hours
| تمرين التسرب | مشغل المحطة | كل 6 أشهر
| Leak exercise | Terminal operator | every six months
### الإجراءات الأولى بحسب الصنف
### First measures by class
! ما يُتخذ قبل وصول فريق الاستجابة
! What to do before the response team arrives
|| الصنف | الخطر الرئيس | الإجراء الأول
|| Class | Main danger | First measure
| 1 | الانفجار | الإخلاء التام وعدم مكافحة الحريق في البضاعة نفسها
| 1 | Explosion | Evacuate completely and leave burning goods alone
| 2 | تمدد الغاز واشتعاله أو سميته | الابتعاد بعكس اتجاه الريح وإيقاف كل مصدر شرر
| 2 | Gas that spreads, burns or poisons | Move upwind and cut off every source of sparks
| 3 | اشتعال البخار | تغطية التسرب بالرغوة ومنع وصوله إلى التصريف
| 3 | Vapour that burns | Cover the leak with foam and keep it out of drains
| 4 | الاشتعال الذاتي أو التفاعل مع الماء | العزل، ومنع الماء عن الصنف 4.3
| 4 | Self-ignition or reaction with water | Isolate, and keep water away from class 4.3
| 5 | تغذية الحريق بالأكسجين | إبعاد كل مادة قابلة للاحتراق والتبريد بماء غزير
| 5 | Oxygen that feeds a fire | Remove combustible material and cool with plenty of water
| 6 | التسمم | ارتداء جهاز التنفس ومنع الملامسة
| 6 | Poisoning | Wear breathing apparatus and avoid contact
| 7 | الإشعاع | الابتعاد وتقليل مدة التعرض وإبلاغ الجهة المختصة
| 7 | Radiation | Keep away, shorten exposure and tell the competent agency
| 8 | الحروق وتآكل المعادن | غسل المصاب بالماء 15 دقيقة وحصر السائل بالرمل
| 8 | Burns and corrosion of metal | Wash the injured with water for 15 minutes and contain the liquid with sand
| 9 | يختلف بحسب المادة | الرجوع إلى نشرة بيانات السلامة، وتبريد بطاريات الليثيوم بماء غزير
| 9 | Depends on the substance | Consult the safety data sheet, and cool lithium batteries with plenty of water
`;
