export default `
تصدر هذه اللائحة عن الهيئة الوطنية للموانئ بموجب {{decision}}، وتحل محل الإصدار الثالث من لائحة الموانئ وقواعد العمل فيها.
This regulation is issued by the National Ports Authority under {{decision}}. It replaces the third issue of the Port Rules and Regulations.
# أحكام عامة
# General provisions
## التعريفات @definitions
## Definitions
يُقصد بالعبارات الآتية المعاني المبينة أمام كل منها ما لم يقتضِ السياق غير ذلك:
In this regulation, unless the context requires otherwise, the following words have the meanings given beside them:
- الهيئة: الهيئة الوطنية للموانئ.
- Authority: the National Ports Authority.
- الميناء: المساحات المائية والبرية التي تقع داخل الحدود المعتمدة، وما عليها من أرصفة وساحات ومرافق.
- Port: the water and land within the approved limits, with the quays, yards and facilities on them.
- المستفيد: كل من يستخدم الميناء أو يطلب خدمة فيه، سفينةً كان أم منشأةً أم فردًا.
- User: any vessel, firm or person that uses the port or asks for a service there.
- مدير عام الميناء: من يتولى إدارة الميناء بقرار من رئيس الهيئة، أو من ينوب عنه.
- Port general manager: the person who manages the port by decision of the President of the Authority, or that person’s deputy.
- السفينة: كل منشأة عائمة معدة للملاحة، أيًا كانت قوتها المحركة.
- Vessel: any floating craft made for navigation, whatever moves it.
- الربان: من يتولى قيادة السفينة.
- Master: the person in command of a vessel.
- الوكيل الملاحي: المنشأة المرخص لها بتمثيل السفينة في الميناء.
- Shipping agent: the firm licensed to represent a vessel in the port.
- مشغل المحطة: المنشأة التي تشغل محطة بموجب عقد مع الهيئة.
- Terminal operator: the firm that runs a terminal under a contract with the Authority.
- منطقة الانتظار: المياه المخصصة لرسو السفن بالمخطاف قبل دخول الميناء.
- Anchorage area: the waters set aside for vessels to anchor before entering the port.
- برج المراقبة: مركز خدمة حركة السفن في الميناء.
- Control tower: the vessel traffic service centre of the port.
## الغرض @purpose
## Purpose
تنظم هذه اللائحة العمل في الموانئ بما يحفظ سلامة الأرواح والسفن والبضائع والبيئة، ويسرّع حركتها، ويكفل معاملة المستفيدين على قدم المساواة.
This regulation governs work in the ports so that life, vessels, cargo and the environment are safe, traffic moves quickly, and users are treated equally.
## نطاق التطبيق @scope
## Scope
تسري أحكام هذه اللائحة على جميع الموانئ التابعة للهيئة، التجارية منها والصناعية، وعلى السفن الوطنية والأجنبية الداخلة إليها، وعلى كل شخص أو مركبة أو بضاعة فيها.
This regulation applies to all ports of the Authority, commercial and industrial, to national and foreign vessels entering them, and to every person, vehicle and cargo there.
وتُستثنى السفن الحربية وسفن الجهات الأمنية من أحكام الأجور دون أحكام السلامة.
Warships and vessels of security agencies are exempt from its provisions on charges, but not from those on safety.
## العلاقة باللوائح الأخرى @others
## Relation to other regulations
يُرجع إلى هذه اللائحة عند غياب نص خاص في لوائح الهيئة الأخرى. وإذا تعارض نصان في مسألة تتصل بالسلامة وجب العمل بالأشد منهما.
This regulation applies wherever another regulation of the Authority makes no special provision. Where two provisions on safety differ, the stricter one must be followed.
# إدارة الميناء
# Management of the port
## صلاحيات مدير عام الميناء @manager
## Powers of the port general manager
يتولى مدير عام الميناء تنفيذ هذه اللائحة، وله في سبيل ذلك:
The port general manager carries out this regulation and has power to:
- تخصيص الأرصفة والساحات والمواقع وتغييرها.
- allocate berths, yards and sites, and change them;
- وقف أي عمل يعرض الأرواح أو المنشآت أو البيئة للخطر.
- stop any work that puts life, installations or the environment in danger;
- الأمر بنقل سفينة أو بضاعة أو مركبة على نفقة المسؤول عنها.
- order a vessel, cargo or vehicle to be moved at the expense of whoever is responsible for it;
- منع دخول من تكررت مخالفته إلى الميناء مدة لا تتجاوز 90 يومًا.
- bar a person who repeats a breach from the port for up to 90 days.
## التعليمات التفصيلية @instructions
## Detailed instructions
يجوز لمدير عام الميناء أن يصدر تعليمات تفصيلية لا تخالف هذه اللائحة. ويجب أن تُنشر قبل 15 يومًا من العمل بها، إلا ما تستوجبه السلامة فينفذ فورًا.
The port general manager may issue detailed instructions that do not conflict with this regulation. They must be published 15 days before they take effect, except where safety requires immediate action.
## التعاميم @circulars
## Circulars
يصدر نواب الرئيس والمديرون العامون، كلٌّ في نطاقه، التعاميم اللازمة لتنفيذ هذه اللائحة. ويجب أن يحمل كل تعميم رقمًا وتاريخًا، وأن يُذكر فيه من يخاطبه والمادة التي يستند إليها، وأن يُنشر في موقع الهيئة.
The Vice Presidents and Directors General, each in their field, issue the circulars needed to carry out this regulation. Every circular must bear a number and a date, must name those to whom it is addressed and the article on which it rests, and must be published on the Authority’s website.
## الرقابة والتفتيش @inspection
## Inspection
يجوز لمفتشي الهيئة دخول السفن والمحطات والمنشآت في الميناء والاطلاع على سجلاتها المتصلة بهذه اللائحة بعد إبراز بطاقاتهم. ويُحظر منعهم أو تأخيرهم دون سبب يتصل بالسلامة.
Inspectors of the Authority may enter vessels, terminals and firms in the port and read their records concerning this regulation, after showing their cards. They must not be refused or delayed without a reason of safety.
## لجنة المستفيدين @committee
## Users’ committee
تُشكل في كل ميناء لجنة تضم ممثلين للوكلاء الملاحيين ومشغلي المحطات والناقلين وأصحاب البضائع، وتجتمع مرة كل 3 أشهر على الأقل. ويجب أن تُنشر محاضرها خلال 10 أيام عمل.
Each port has a committee of shipping agents, terminal operators, hauliers and cargo owners that meets at least once every three months. Its minutes must be published within 10 working days.
## التعامل الإلكتروني @electronic
## Electronic dealings
يجب تقديم الطلبات والإشعارات والبيانات المنصوص عليها في هذه اللائحة عبر الخدمات الإلكترونية للهيئة. وإذا تعطلت الخدمة جاز تقديمها بالبريد الإلكتروني إلى برج المراقبة، على أن تُدخل خلال 24 ساعة من عودة الخدمة.
Requests, notices and data under this regulation must be submitted through the Authority’s e-services. When a service is down they may be sent by email to the control tower, and must be entered within 24 hours of its return.
## حفظ السجلات @records
## Keeping of records
على المنشآت العاملة في الميناء أن تحفظ السجلات التي تتطلبها هذه اللائحة 5 سنوات، وأن تقدمها إلى مفتشي الهيئة خلال يومي عمل من طلبها. ويجب أن تُحفظ بطريقة لا يمكن معها تغييرها دون أثر.
Firms that work in the port must keep the records required by this regulation for five years and must give them to the Authority’s inspectors within two working days of a request. Records must be kept in a way that leaves a trace of every change.
## أوقات العمل @hours
## Hours of work
تعمل الأرصفة والبوابات وأبراج المراقبة على مدار الساعة طوال أيام السنة، ويعمل مركز خدمة العملاء {{hours}}. ويجب أن يُعلن ما يخالف ذلك في شهر رمضان والأعياد بتعميم قبل 5 أيام على الأقل.
Quays, gates and control towers work around the clock throughout the year. The contact centre works {{hours}}. Other hours in Ramadan and on public holidays must be announced by circular at least five days beforehand.
# السفن
# Vessels
## إشعار الوصول @arrival
## Notice of arrival
يجب أن يقدم الوكيل الملاحي إشعار الوصول قبل {{arrivalNoticeHours}} ساعة من وصول السفينة، وأن يؤكده قبل 24 ساعة.
The shipping agent must give notice of arrival {{arrivalNoticeHours}} hours before the vessel arrives and confirm it 24 hours beforehand.
ويجب أن يتضمن الإشعار اسم السفينة ورقمها الدولي وأبعادها وغاطسها، وموانئها العشرة الأخيرة، وبضائعها، وعدد طاقمها وركابها، وحالتها الصحية.
The notice must contain the vessel’s name, IMO number, dimensions and draught, its last 10 ports of call, its cargo, the number of its crew and passengers, and its state of health.
## تصحيح البيانات @correction
## Correction of data
على الوكيل الملاحي أن يصحح الإشعار خلال ساعتين من علمه بتغير فيه. ويُعد الإشعار الذي تبيّن عدم صحة بياناته كأن لم يُقدَّم.
The shipping agent must correct the notice within two hours of learning of a change. A notice found to be incorrect counts as not given.
## وثائق السفينة @papers
## Ship’s papers
يجب أن تكون على متن السفينة عند وصولها الوثائق الآتية، وأن تكون سارية:
On arrival a vessel must carry the following documents, and they must be valid:
- شهادة التسجيل وشهادة الحمولة الدولية.
- its certificate of registry and its International Tonnage Certificate;
- الشهادات المقررة في الاتفاقية الدولية لسلامة الأرواح في البحار (SOLAS).
- the certificates of the International Convention for the Safety of Life at Sea (SOLAS);
- شهادة التأمين أو الضمان المالي عن أضرار التلوث وعن إزالة الحطام.
- the certificate of insurance or other financial security for pollution damage and for the removal of wrecks;
- قائمة الطاقم وشهادات كفاءة أفراده.
- the crew list and the crew’s certificates of competency.
ويجوز لمدير عام الميناء أن يمنع من الدخول سفينة لا تحملها حتى تستكملها.
The port general manager may refuse entry to a vessel that does not carry them until they are complete.
## الحجر الصحي @health
## Health clearance
يُحظر نزول أحد من السفينة أو صعوده إليها قبل حصولها على الإذن الصحي، عدا المرشد ومندوبي الجهات المختصة. وعلى الربان أن يبلّغ عن كل حالة مرضية معدية قبل الوصول.
People must not leave or board a vessel before it has health clearance, except the pilot and officers of the competent agencies. The master must report every case of infectious disease before arrival.
## منطقة الانتظار @anchorage
## Anchorage area
ترسو السفينة في المربع الذي يحدده برج المراقبة. ويجب أن تبقي محركها جاهزًا خلال 30 دقيقة إذا زادت سرعة الرياح على 25 عقدة، وألا تُجري إصلاحًا يعطل حركتها إلا بإذن.
The vessel anchors in the square named by the control tower. It must keep its engine at 30 minutes’ readiness when the wind exceeds 25 knots, and must not carry out repairs that immobilise it without permission.
## المراقبة اللاسلكية @radio
## Radio watch
يجب على الربان أن يبقي على القناة اللاسلكية 16 وقناة العمل المعتمدة في الميناء مراقبةً دائمة، وأن يشغل جهاز تحديد الهوية الآلي (AIS) ما دامت السفينة داخل حدود الميناء.
The master must keep a continuous watch on radio channel 16 and the working channel of the port, and must keep the automatic identification system (AIS) on while the vessel is within port limits.
## الحركة والسرعة @movement
## Movement and speed
يجب على السفينة أن تتبع تعليمات برج المراقبة والسرعة المحددة للقناة في الملحق (2). ويُحظر الرسو أو إلقاء المخطاف خارج المواقع المخصصة.
Vessels must follow the instructions of the control tower and the speed set for the channel in Annex 2. They must not moor or anchor outside the places assigned.
## السفن الصغيرة @smallcraft
## Small craft
لا يجوز لسفينة صيد أو نزهة يقل طولها عن 20 مترًا أن تستعمل القناة الرئيسة إلا لعبورها بزاوية قائمة، ويجب عليها أن تفسح الطريق للسفن التي لا تستطيع الملاحة خارجها.
A fishing or pleasure vessel less than 20 metres long may use the main channel only to cross it at a right angle. It must give way to vessels that cannot navigate outside the channel.
## زوارق الخدمة @launches
## Launches
لا يجوز نقل الأشخاص أو المؤن بين السفينة والبر إلا بزورق مرخص له وبعد إبلاغ برج المراقبة. ويجب أن يرتدي الركاب سترات النجاة، وأن يوقف الزورق عمله متى تجاوز ارتفاع الموج 1.5 متر.
People and stores may be carried between a vessel and the shore only by a licensed launch and after notice to the control tower. Passengers must wear life jackets, and the launch must stop work when waves exceed 1.5 metres.
## الإرشاد والقطر @pilotage
## Pilotage and towage
تخضع حركة السفن للائحة الإرشاد والقطر (REG-04). ولا يجوز لسفينة يلزمها الإرشاد أن تتحرك قبل صعود المرشد إليها.
Movements of vessels are subject to the regulation on pilotage and towage (REG-04). A vessel that requires a pilot must not move before the pilot has boarded.
## الرسو @berthing
## Berthing
تُخصص الأرصفة وفق قواعد الرسو وتخصيص الأرصفة الملحقة بهذه اللائحة. ويجب ألا يزيد غاطس السفينة على أقصى غاطس معتمد للمحطة، وألا يقل الخلوص تحت قعرها عن {{underKeelPercent}}% من الغاطس.
Berths are allocated under the berthing rules annexed to this regulation. The draught of the vessel must not exceed the approved greatest draught of the terminal, and its under-keel clearance must be at least {{underKeelPercent}}% of the draught.
## السفينة عند الرصيف @alongside
## The vessel alongside
ما دامت السفينة عند الرصيف يجب على الربان:
While the vessel is alongside, the master must:
- أن يبقي على متنها من الطاقم ما يكفي لتحريكها عند الطوارئ.
- keep enough crew on board to move it in an emergency;
- أن يضبط حبال الربط مع المد والتحميل، وأن يضع عليها حواجز القوارض.
- tend the mooring lines as the tide and loading require, and fit rat guards to them;
- أن يضيء السلم ويثبت تحته شبكة سلامة.
- light the gangway and rig a safety net beneath it;
- ألا يدير الرفاص إلا بإذن برج المراقبة.
- not turn the propeller without permission of the control tower.
## الأعمال على متن السفينة @works
## Work on board
يُشترط إذن من إدارة السلامة في الميناء لأعمال اللحام والقطع، والغطس، وإنزال قوارب النجاة، والطلاء خارج البدن. ويُحظر تشغيل محركات السفينة الرئيسة لاختبارها عند الرصيف دون إذن.
Welding and cutting, diving, lowering of lifeboats and painting of the outer hull must each have a permit of the port’s safety department. The main engine must not be tested alongside without permission.
## تزويد السفن بالوقود @bunkers
## Bunkering
لا يجوز تزويد السفينة بالوقود إلا من مورد مرخص له وبعد إخطار برج المراقبة قبل 6 ساعات. ويجب إيقاف التزويد إذا زادت سرعة الرياح على 25 عقدة أو ظهر تسرب.
A vessel may be bunkered only by a licensed supplier and after notice to the control tower six hours beforehand. Bunkering must stop when the wind exceeds 25 knots or a leak appears.
## مغادرة السفينة @departure
## Departure
لا يجوز أن تغادر السفينة رصيفها إلا بعد حصولها على إذن السفر، وسداد ما عليها من أجور أو تقديم ضمان بها.
A vessel must not leave its berth until it has received port clearance and its dues are paid or guaranteed.
## السفن الجانحة والغارقة @wrecks
## Wrecks
على مالك السفينة الجانحة أو الغارقة داخل حدود الميناء أن يعيّن موضعها بعلامات فورًا، وأن يقدم خطة لرفعها خلال 10 أيام. ويجوز لمدير عام الميناء أن يرفعها على نفقة المالك إذا لم يفعل.
The owner of a vessel stranded or sunk within port limits must mark its place at once and submit a plan for its removal within 10 days. The port general manager may have it removed at the owner’s expense where the owner does not.
## السفن المتوقفة @laidup
## Laid-up vessels
لا يجوز إيقاف سفينة عن العمل داخل حدود الميناء أكثر من 30 يومًا دون موافقة مكتوبة تحدد موقعها وطاقمها وضمان رفعها.
A vessel must not be laid up within port limits for more than 30 days without written consent that states its place, its crew and the security for its removal.
# البضائع
# Cargo
## بيان الحمولة @manifest
## Manifest
يجب تقديم بيان الحمولة إلكترونيًا قبل 24 ساعة من وصول السفينة، أو عند مغادرتها ميناءها الأخير إذا كانت رحلتها أقصر من ذلك. ولا يجوز تفريغ بضاعة لم ترد فيه.
The manifest must be submitted electronically 24 hours before the vessel arrives, or on leaving its last port where the voyage is shorter. Cargo that is not in it must not be discharged.
## المناولة @handling
## Handling
لا يجوز أن يتولى مناولة البضائع إلا المنشآت المرخص لها، وتكون مسؤولة عن سلامة العاملين والمعدات وعما يلحق بالأرصفة من ضرر.
Only licensed firms may handle cargo. They are liable for the safety of workers and equipment and for damage to the quays.
## معدات الرفع @lifting
## Lifting equipment
يجب فحص معدات الرفع كل 12 شهرًا من جهة معتمدة، وفحص ملحقاتها كل 6 أشهر، وأن تحمل المعدة حمولتها القصوى ظاهرةً عليها. ويُحظر رفع الأشخاص بمعدة لم تُعد لذلك.
Lifting equipment must be examined every 12 months by an approved agency and its gear every six months, and must show its safe working load. Persons must not be lifted by equipment that is not made for it.
## الرياح وأعمال المناولة @wind
## Wind and handling
يجب إيقاف رافعات الرصيف متى تجاوزت سرعة الرياح {{craneWind}} عقدة، وتثبيتها بأقفالها. ولا يجوز استئناف العمل قبل أن تبقى السرعة دون هذا الحد 15 دقيقة.
Ship-to-shore cranes must stop and be pinned when the wind exceeds {{craneWind}} knots. Work must not resume until it has stayed below this limit for 15 minutes.
## البضائع على الرصيف @quay
## Cargo on the quay
يُحظر ترك البضائع على الرصيف أكثر من 6 ساعات بعد انتهاء عمل السفينة. وعلى مشغل المحطة أن ينظف الرصيف من بقاياها خلال ساعتين.
Cargo must not be left on the quay for more than six hours after the vessel has finished work. The terminal operator must clear the quay of its remains within two hours.
## البضائع الثقيلة @heavy
## Heavy and oversized cargo
يجب أن تُطلب الموافقة على مناولة قطعة يزيد وزنها على 100 طن أو عرضها على 4 أمتار قبل 5 أيام عمل، وأن تُرفق بالطلب خطة الرفع ومخطط توزيع الحمل على الرصيف. ولا يجوز أن يتجاوز الحمل ما هو مقرر للرصيف.
Consent to handle a piece of more than 100 tonnes, or wider than four metres, must be requested five working days beforehand with the lifting plan and a drawing of the load on the quay. The load must not exceed the limit set for the quay.
## الوزن المتحقق منه @vgm
## Verified gross mass
لا يجوز تحميل حاوية مصدّرة لم يُقدَّم وزنها الإجمالي المتحقق منه قبل 12 ساعة من إغلاق القبول. ويجب وزن الحاوية في المحطة إذا اختلف وزنها عن المعلن بأكثر من 5%.
An export container must not be loaded unless its verified gross mass was submitted 12 hours before acceptance closes. The terminal must weigh a container whose mass differs from the declared one by more than 5%.
## البضائع الخطرة @dangerous
## Dangerous goods
تخضع البضائع الخطرة للائحة مناولة البضائع الخطرة (REG-03). ويجب الإقرار بها قبل {{dangerousNoticeHours}} ساعة من وصول السفينة.
Dangerous goods are subject to the regulation on dangerous goods (REG-03). They must be declared {{dangerousNoticeHours}} hours before the vessel arrives.
## البضائع سريعة التلف والمواشي @livestock
## Perishables and livestock
تُقدَّم في التفريغ الأغذية سريعة التلف والمواشي والأدوية. ويجب على مشغل المحطة أن يوفر للمواشي ماءً وظلًا، وألا تبقى في ساحته أكثر من 12 ساعة.
Perishable food, livestock and medicines are discharged first. The terminal operator must give livestock water and shade, and must not keep them in its yard for more than 12 hours.
## النقص والتلف @shortage
## Shortage and damage
على مشغل المحطة أن يحرر محضرًا بكل نقص أو تلف يظهر عند التفريغ، يوقعه مندوب السفينة، وأن يبلّغ به صاحب البضاعة خلال يوم عمل واحد. ويجوز لصاحب البضاعة أن يثبت تحفظه خلال 3 أيام من استلامها، فإن لم يفعل عُدّت سليمة حتى يثبت خلاف ذلك.
The terminal operator must record every shortage or damage found on discharge in a report signed by the vessel’s representative, and tell the cargo owner within one working day. The cargo owner may enter a reservation within three days of receipt. Without one, the cargo counts as sound until the contrary is proved.
## التسليم @delivery
## Delivery
لا يجوز تسليم البضاعة إلا بإذن تسليم إلكتروني وفسح جمركي، وإلى شاحنة لها موعد سارٍ. ويجب على مشغل المحطة أن يتحقق من هوية السائق ورقم اللوحة.
Cargo may be delivered only against an electronic delivery order and customs release, to a truck with a valid appointment. The terminal operator must check the driver’s identity and the plate number.
# الأشخاص والمركبات
# People and vehicles
## الدخول إلى الميناء @entry
## Entry to the port
لا يجوز أن يدخل الميناء شخص أو مركبة إلا بتصريح سارٍ، ويجب أن يبقى في الموقع والمدة المحددين فيه.
People and vehicles must not enter without a valid permit and must stay within the place and time it states.
## ملابس السلامة @clothing
## Safety clothing
يجب على كل من يدخل الساحات والأرصفة أن يرتدي خوذة وسترة عاكسة وحذاء سلامة، وأن يرتدي سترة نجاة إذا عمل على بعد أقل من متر من حافة الرصيف.
Everyone in yards and on quays must wear a helmet, a high-visibility vest and safety shoes, and a life jacket when working less than one metre from the edge of the quay.
## سلوك الأشخاص @conduct
## Conduct
يُحظر داخل الميناء ما يأتي:
The following must not take place in the port:
- التدخين خارج الأماكن المخصصة له.
- smoking outside the places set aside for it;
- الوقوف تحت حمولة معلقة أو عبور مسار رافعة تعمل.
- standing under a suspended load or crossing the track of a working crane;
- السباحة والصيد في القنوات وأحواض الأرصفة.
- swimming and fishing in the channels and berth basins;
- التصوير في المناطق المقيدة وتشغيل الطائرات المسيّرة إلا بتصريح.
- photography in restricted areas, and the use of drones without a permit.
## المركبات @vehicles
## Vehicles
يجب ألا تتجاوز سرعة المركبة ما هو مبين في الملحق (2)، وأن تعطي الأولوية لمعدات المناولة والقطارات. ويُحظر الوقوف في مسارات الرافعات وعلى السكة الحديدية وأمام معدات الإطفاء.
Vehicles must not exceed the speeds of Annex 2 and must give way to handling equipment and trains. They must not stop in crane lanes, on railway tracks or in front of fire equipment.
## العمل في الحر @heat
## Work in the heat
يُحظر العمل تحت أشعة الشمس من الساعة 12 ظهرًا إلى 3 عصرًا في الأشهر التي تحددها الجهة المختصة. وعلى المنشأة أن توفر ماءً باردًا وأماكن مظللة للراحة.
Work in direct sun must not take place from 12 noon to 3pm in the months set by the competent agency. Firms must provide cold drinking water and shaded places of rest.
# السلامة والحوادث
# Safety and incidents
## خطة الطوارئ @emergency
## Emergency plan
يجب أن يكون لكل ميناء خطة طوارئ معتمدة تُختبر بتمرين سنوي، وأن تكون لكل محطة خطة تتفق معها. وتُراجع الخطتان بعد كل حادث جسيم.
Each port must have an approved emergency plan that is tested in an annual exercise, and each terminal a plan that agrees with it. Both are reviewed after every serious incident.
## الإبلاغ عن الحوادث @report
## Reporting of incidents
يجب إبلاغ برج المراقبة فورًا بكل حادث يمس الأرواح أو السفن أو المنشآت أو البيئة، ويجب تحرير محضر الحادث خلال 6 ساعات على النموذج المعتمد.
Any incident affecting life, vessels, installations or the environment must be reported to the control tower at once and recorded on the approved form within six hours.
## حفظ الموقع @scene
## Preservation of the scene
يُحظر تغيير موقع حادث جسيم قبل معاينته، إلا لإنقاذ الأرواح أو منع ضرر أكبر. وعلى المنشأة أن تحفظ التسجيلات والسجلات 90 يومًا على الأقل.
The scene of a serious incident must not be changed before it has been inspected, except to save life or prevent greater damage. The firm must keep recordings and records for at least 90 days.
## مكافحة الحريق @fire
## Fire
يجب أن تُبقي كل منشأة وسائل الإطفاء صالحة وطرقها خالية، وأن تدرب العاملين عليها كل 6 أشهر. وعلى السفينة التي يقع فيها حريق أن تطلق صافرتها دون انقطاع وأن تبلّغ برج المراقبة.
Every firm must keep its fire-fighting equipment in working order and the ways to it clear, and must train its workers every six months. A vessel on fire must sound its whistle without a break and report to the control tower.
## حماية البيئة @environment
## Environment
يُحظر إلقاء أي مخلفات أو مواد في مياه الميناء. وتخضع مخلفات السفن ومياه الاتزان والتسربات للائحة حماية البيئة البحرية في الموانئ (REG-08).
Waste or substances must not be thrown into port waters. Ships’ waste, ballast water and spills are subject to the regulation on the marine environment in ports (REG-08).
## الأضرار @damage
## Damage
يُسأل مالك السفينة أو المعدة عما تلحقه بمنشآت الميناء وعلاماته من ضرر. ويجوز لمدير عام الميناء أن يطلب ضمانًا بتكلفة الإصلاح قبل مغادرة السفينة.
The owner of a vessel or of equipment is liable for damage to installations and marks of the port. The port general manager may require security for the cost of repair before the vessel leaves.
# أحكام ختامية
# Final provisions
## المخالفات @penalties
## Breaches
تُطبق على المخالفات الجزاءات الواردة في الملحق (3) وفي جدول المخالفات والجزاءات، ولا يخل تطبيقها بحق المتضرر في التعويض.
Breaches carry the penalties in Annex 3 and in the schedule of breaches and penalties, without prejudice to compensation.
## ضبط المخالفات @recording
## Recording of breaches
يضبط المخالفات موظفون يسميهم رئيس الهيئة بقرار، ويجب أن يبين المحضر الواقعة وزمانها ومكانها وأقوال من نُسبت إليه، وأن يُبلَّغ به عبر بوابة العملاء خلال 3 أيام عمل. ويجوز له أن يقدم رده خلال 10 أيام من إبلاغه.
Breaches are recorded by officers whom the President of the Authority names by decision. The report must state the facts, the time and place and what the person concerned has said, and must be sent to that person through the customer portal within three working days. The person may answer within 10 days of notice.
## تقدير الجزاء @assessment
## Assessment of the penalty
تُراعى في تقدير الجزاء جسامة المخالفة وما نتج عنها من ضرر وما اتخذه المخالف لإزالته. وتُعد المخالفة مكررة إذا وقعت خلال سنة من القرار السابق. ويصدر القرار مدير عام الميناء إذا لم تتجاوز الغرامة 20,000 ريال، وتصدره لجنة المخالفات فيما زاد على ذلك. ولا يجوز توقيع جزاءين عن واقعة واحدة.
The gravity of the breach, the damage it caused and what was done to remedy it are taken into account. A breach is repeated when it occurs within one year of the earlier decision. The port general manager decides where the fine is no more than SAR 20,000, and the breaches committee above that. Two penalties must not be imposed for the same act.
## التظلم @appeal
## Appeal
يجوز لمن صدر في حقه قرار بموجب هذه اللائحة أن يتظلم أمام رئيس الهيئة خلال 60 يومًا من تاريخ علمه به. ولا يوقف التظلم التنفيذ إلا بقرار مسبب.
Whoever is the subject of a decision under this regulation may appeal to the President of the Authority within 60 days of notice. The appeal does not suspend the decision unless reasons are given in writing for doing so.
## احتساب المدد @periods
## Counting of periods
تُحتسب المدد بالأيام الميلادية المتصلة ما لم يُنص على أيام العمل. وإذا صادف آخر يوم إجازة رسمية امتدت المدة إلى أول يوم عمل بعدها.
Periods are counted in consecutive Gregorian days unless working days are named. Where the last day is a public holiday the period runs to the next working day.
## المراجعة @review
## Review
تُراجع هذه اللائحة كل 5 سنوات على الأقل، وتُعرض مسودة كل تعديل جوهري على العموم 30 يومًا لإبداء الرأي فيها.
This regulation is reviewed at least every five years. The draft of every material change is open to the public for comment for 30 days.
## الأحكام الانتقالية @transition
## Transitional provisions
تبقى التصاريح والموافقات الصادرة قبل نفاذ هذه اللائحة سارية حتى تنتهي مددها، وتُستكمل الإجراءات القائمة وفق الإصدار السابق. ويجب على المنشآت القائمة أن تستوفي شروط المادتين ({@lifting}) و({@emergency}) خلال 180 يومًا من نفاذها.
Permits and consents issued before this regulation takes effect remain valid until they expire, and proceedings already begun are completed under the previous issue. Existing firms must meet the conditions of Articles {@lifting} and {@emergency} within 180 days of its commencement.
## الإلغاء والنفاذ @commencement
## Repeal and commencement
يُعمل بهذه اللائحة {{commencement}}، ويُلغى من ذلك التاريخ الإصدار السابق وكل ما يتعارض معها.
This regulation takes effect {{commencement}}. The previous issue, and whatever conflicts with this one, is repealed from that date.
### مواعيد الإشعارات
### Times of notices
! الإشعارات ومواعيدها ومن يقدمها
! Notices, their times and who gives them
|| الإشعار | من يقدمه | الموعد
|| Notice | Given by | Time
| إشعار الوصول | الوكيل الملاحي | قبل الوصول بـ{{arrivalNoticeHours}} ساعة
| Notice of arrival | Shipping agent | {{arrivalNoticeHours}} hours before arrival
| تأكيد إشعار الوصول | الوكيل الملاحي | قبل الوصول بـ24 ساعة
| Confirmation of arrival | Shipping agent | 24 hours before arrival
| إقرار البضائع الخطرة | الوكيل الملاحي | قبل الوصول بـ{{dangerousNoticeHours}} ساعة
| Dangerous goods declaration | Shipping agent | {{dangerousNoticeHours}} hours before arrival
| بيان الحمولة | الوكيل الملاحي | قبل الوصول بـ24 ساعة
| Manifest | Shipping agent | 24 hours before arrival
| المعلومات الأمنية | الربان | قبل الوصول بـ24 ساعة
| Security information | Master | 24 hours before arrival
| إشعار مخلفات السفن | الوكيل الملاحي | قبل الوصول بـ24 ساعة
| Notice of ships’ waste | Shipping agent | 24 hours before arrival
| إخطار التزويد بالوقود | الوكيل الملاحي | قبل التزويد بـ6 ساعات
| Notice of bunkering | Shipping agent | six hours before bunkering
| محضر الحادث | الربان أو المنشأة | خلال 6 ساعات
| Record of an incident | Master or firm | within six hours
### حدود السرعة والرياح
### Limits of speed and wind
! حدود السرعة
! Speed limits
|| الموضع | أقصى سرعة
|| Place | Greatest speed
| القناة الرئيسة | 10 عقد
| Main channel | 10 knots
| حوض الدوران | 6 عقد
| Turning basin | 6 knots
| بمحاذاة سفينة راسية | 4 عقد
| Past a vessel alongside | 4 knots
| الطرق الداخلية | 30 كيلومترًا في الساعة
| Roads | 30 kilometres an hour
| الساحات والأرصفة | 15 كيلومترًا في الساعة
| Yards and quays | 15 kilometres an hour
! سرعة الرياح التي يوقف عندها العمل
! Wind at which work stops
|| العمل | سرعة الرياح (عقدة)
|| Work | Wind (knots)
| التزويد بالوقود | 25
| Bunkering | 25
| حركة السفن | {{pilotWind}}
| Movements of vessels | {{pilotWind}}
| رافعات الرصيف | {{craneWind}}
| Ship-to-shore cranes | {{craneWind}}
### أهم الجزاءات
### Main penalties
! الجزاءات بالريال السعودي
! Penalties in Saudi riyals
|| المخالفة | المرة الأولى | عند التكرار
|| Breach | First time | Repeated
= penaltyRows
### الفحوص الدورية
### Periodic examinations
! فحوص المعدات والمنشآت ومددها
! Examinations of equipment and installations, and how often
|| ما يُفحص | الفحص | المدة
|| Examined | Examination | Interval
| رافعات الرصيف والساحة | فحص شامل من جهة معتمدة | كل 12 شهرًا
| Cranes of quays and yards | Thorough examination by an approved agency | every 12 months
| ملحقات الرفع | فحص ظاهري واختبار حمل | كل 6 أشهر
| Lifting gear | Visual examination and load test | every six months
| وسائل الإطفاء | فحص مع تدريب العاملين | كل 6 أشهر
| Fire-fighting equipment | Examination with training of workers | every six months
| خطة الطوارئ | تمرين | كل سنة
| Emergency plan | Exercise | every year
| لجنة المستفيدين | اجتماع | كل 3 أشهر
| Users’ committee | Meeting | every three months
`;
