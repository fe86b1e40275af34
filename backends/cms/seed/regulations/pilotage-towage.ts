import { PILOTAGE_REQUEST } from '../facts/lists-of-law';

export default `
تصدر هذه اللائحة عن الهيئة الوطنية للموانئ بموجب {{decision}}، وتحل محل الإصدار الثاني من لائحة الإرشاد والقطر.
This regulation is issued by the National Ports Authority under {{decision}}. It replaces the second issue of the regulation on pilotage and towage.
# أحكام عامة
# General provisions
## التعريفات @definitions
## Definitions
يُقصد بالعبارات الآتية، أينما وردت في هذه اللائحة، المعاني المبينة أمام كل منها ما لم يقتضِ السياق غير ذلك:
In this regulation the following words have the meanings given beside them, unless the context requires otherwise:
- الهيئة: الهيئة الوطنية للموانئ.
- Authority: the National Ports Authority.
- المرشد: من يحمل شهادة إرشاد سارية صادرة عن الهيئة للميناء الذي تجري فيه الحركة.
- Pilot: a person who holds a valid certificate of the Authority for the port in which the movement takes place.
- الربان: من يتولى قيادة السفينة، أو من ينوب عنه من ضباطها.
- Master: the person in command of the vessel, or the officer who acts for that person.
- الحركة: دخول السفينة إلى منطقة الإرشاد أو خروجها منها أو انتقالها فيها من موقع إلى آخر.
- Movement: the entry of a vessel into a pilotage area, its departure from it, or its shift within it from one place to another.
- منطقة الإرشاد: المياه المبينة حدودها في الخرائط المعتمدة لكل ميناء.
- Pilotage area: the waters whose limits are shown on the approved chart of each port.
- القاطرة: وحدة بحرية مرخص لها بدفع السفن أو سحبها أو مرافقتها.
- Tug: a craft licensed to push, pull or escort vessels.
- برج المراقبة: مركز خدمة حركة السفن في الميناء.
- Control tower: the vessel traffic service centre of the port.
- شهادة الإعفاء: شهادة تأذن لربان بعينه أن يدخل ميناءً بعينه بسفينة بعينها دون مرشد.
- Exemption certificate: a certificate that permits a named master to bring a named vessel into a named port without a pilot.
- بطاقة المرشد: البطاقة التي تُدوّن فيها خصائص السفينة وحالتها عند الحركة.
- Pilot card: the card that records the particulars of the vessel and its condition at the time of the movement.
## الغرض @purpose
## Purpose
تهدف هذه اللائحة إلى حماية الأرواح والسفن والمنشآت والبيئة أثناء حركة السفن في الموانئ، وإلى تقديم خدمتي الإرشاد والقطر في مواعيدهما دون تمييز بين المستفيدين.
This regulation protects life, vessels, installations and the environment while vessels move in the ports, and ensures that pilotage and towage are provided on time and without discrimination between users.
## نطاق التطبيق @scope
## Scope
تسري هذه اللائحة على جميع السفن في مناطق الإرشاد المعتمدة للموانئ العشرة، وعلى المرشدين، ومشغلي القاطرات، والوكلاء الملاحيين، ومشغلي المحطات التي ترسو عليها السفن.
This regulation applies to all vessels in the approved pilotage areas of the ten ports, to pilots, tug operators and shipping agents, and to the operators of the terminals where vessels berth.
## مناطق الإرشاد @areas
## Pilotage areas
تُعتمد حدود منطقة الإرشاد ومواقع صعود المرشد ونزوله لكل ميناء بقرار من رئيس الهيئة، وتُنشر في الخرائط البحرية وفي صفحة الميناء في موقع الهيئة. ويجب إعلان أي تعديل فيها بتعميم قبل 30 يومًا من العمل به.
The limits of the pilotage area and the boarding places of each port are approved by decision of the President of the Authority and published on the charts and on the page of the port on the Authority’s website. Any change must be announced by circular 30 days before it takes effect.
# الإرشاد الإلزامي والإعفاء منه
# Compulsory pilotage and exemption
## إلزامية الإرشاد @compulsory
## Compulsory pilotage
يكون الإرشاد إلزاميًا في مناطق الإرشاد المعتمدة لكل سفينة تتجاوز حمولتها الإجمالية {{pilotageTonnage}} طن، عند الدخول والخروج والتنقل بين الأرصفة.
Pilotage is compulsory in the approved pilotage areas for every vessel of over {{pilotageTonnage}} GT, when entering, leaving or shifting between berths.
ويكون الإرشاد إلزاميًا أيضًا، أيًا كانت الحمولة، للسفن الآتية:
Whatever their tonnage, the following vessels must also take a pilot:
- السفينة التي تحمل بضائع خطرة من الصنفين 1 و7.
- a vessel that carries dangerous goods of classes 1 and 7;
- السفينة المقطورة والمنصة العائمة والوحدة التي لا تتحرك بقوتها.
- a vessel under tow, a floating platform, and a craft that does not move under its own power;
- السفينة التي تعطل محركها أو دفتها أو أحد أجهزة ملاحتها الرئيسة.
- a vessel with a defect of its engine, its rudder or a main aid to navigation;
- السفينة التي يأمر مدير العمليات البحرية بإرشادها لسبب يتصل بالسلامة.
- a vessel that the marine operations manager orders to take one for a reason of safety.
## السفن المعفاة @exempt
## Exempt vessels
تُعفى من الإرشاد الإلزامي السفن الآتية:
The following vessels are exempt from compulsory pilotage:
- سفن الجهات الأمنية والسفن الحربية الوطنية.
- vessels of security agencies and national warships;
- قاطرات الميناء وزوارقه ووحدات الخدمة المرخص لها في الميناء نفسه.
- port tugs, port craft and service craft licensed for that port;
- السفن التي يحمل ربانها شهادة إعفاء سارية للميناء نفسه.
- vessels whose master holds a valid exemption certificate for that port.
ولا يُعفي ذلك السفينة من الاتصال ببرج المراقبة ومن اتباع تعليماته.
The exemption does not release the vessel from reporting to the control tower and following its instructions.
## شهادة الإعفاء @exemption
## Exemption certificate
تُمنح شهادة الإعفاء للربان الذي استوفى الشروط الآتية:
An exemption certificate is given to a master who meets the following conditions:
+ أن يكون قد أدخل السفينة أو سفينة مماثلة إلى الميناء 12 مرة خلال سنة، ست منها ليلًا على الأقل، برفقة مرشد.
+ the master has brought the same or a similar vessel into the port 12 times in a year with a pilot on board, at least six of them at night;
+ أن يجتاز اختبارًا تحريريًا وشفويًا في الملاحة المحلية وقواعد الميناء وخطة الطوارئ.
+ the master has passed a written and an oral test on local navigation, port rules and the emergency plan;
+ أن يجيد العربية أو الإنجليزية بالقدر الذي يتطلبه التخاطب عبر اللاسلكي.
+ the master speaks Arabic or English as well as radio communication requires;
+ أن يقدم شهادة طبية سارية.
+ the master has submitted a valid medical certificate.
وتكون مدة الشهادة سنتين، ويجوز تجديدها لمن أتم 8 حركات في السنة الأخيرة. ويُشترط أن يقود حاملها السفينة بنفسه أثناء الحركة.
The certificate is valid for two years and may be renewed for a master who has completed eight movements in the last year. Its holder must conduct the vessel in person during the movement.
## سحب شهادة الإعفاء @withdrawal
## Withdrawal of the exemption certificate
تُسحب شهادة الإعفاء بقرار مسبب من مدير عام الميناء إذا وقع حادث بخطأ من حاملها، أو خالف تعليمات برج المراقبة مرتين خلال سنة. ويجوز لصاحبها أن يتظلم خلال 60 يومًا من إبلاغه.
The port general manager withdraws the certificate, with reasons, where an incident was caused by a fault of its holder or where the holder has twice disobeyed the control tower within a year. The holder may appeal within 60 days of notice.
# طلب الخدمة
# Requesting the service
## طلب الإرشاد @request
## Request for pilotage
يجب أن يُطلب المرشد عبر نظام الطلبات البحرية قبل {{pilotRequestHours}} ساعة من موعد الحركة، ويُؤكد قبل {{pilotConfirmHours}} ساعات منه.
The pilot must be requested through the marine request system {{pilotRequestHours}} hours before the movement, and the request confirmed {{pilotConfirmHours}} hours before it.
ويجب أن يتضمن الطلب البيانات الآتية:
The request must contain the following:
${PILOTAGE_REQUEST}
## تعديل الموعد وإلغاؤه @cancel
## Change and cancellation
يجوز تعديل الموعد دون مقابل قبل 3 ساعات منه. ويُحتسب نصف الأجر إذا أُلغي الطلب بعد تحرك المرشد، والأجر كاملًا إذا أُلغي بعد صعوده إلى السفينة.
The time may be changed free of charge up to three hours before it. Half the charge is due if the request is cancelled after the pilot has set out, and all of it if it is cancelled after the pilot has boarded.
## ترتيب الخدمة @order
## Order of service
يقدم برج المراقبة الخدمة بحسب خطة الرسو اليومية، ويُقدَّم عليها ما يأتي بهذا الترتيب:
The control tower provides the service in the order of the daily berthing plan. The following come before it, in this order:
- السفن التي تعرضت لخطر، والسفن التي على متنها حالة طبية طارئة.
- vessels in danger and vessels with a medical emergency on board;
- السفن المقيدة بمنسوب الماء لغاطسها.
- vessels that depend on the water level because of their draught;
- سفن الركاب والمواشي.
- passenger ships and livestock carriers.
## التأخر عن الموعد @waiting
## Waiting
إذا تأخرت السفينة عن موعدها أكثر من 30 دقيقة والمرشد حاضر، استُحقت أجرة انتظار عن كل ساعة أو جزء منها. وإذا تأخر المرشد أكثر من ساعة لسبب لا يرجع إلى الطقس أو السفينة، خُفض أجر الإرشاد بمقدار الربع.
Where the vessel is more than 30 minutes late and the pilot is present, a waiting charge is due for each hour or part of one. Where the pilot is more than one hour late for a reason other than the weather or the vessel, the pilotage charge is reduced by a quarter.
# صعود المرشد وتبادل المعلومات
# Boarding and exchange of information
## وسيلة الصعود @ladder
## Means of boarding
يجب أن توفر السفينة سلم مرشد مطابقًا للاتفاقية الدولية لسلامة الأرواح في البحار (SOLAS)، يُجهز في الجهة المحمية من الريح على ارتفاع لا يزيد على متر واحد فوق الماء. ويجب أن يُضاف إليه سلم جانبي متى زادت مسافة الصعود على 9 أمتار.
The vessel must provide a pilot ladder that complies with the International Convention for the Safety of Life at Sea (SOLAS), rigged on the lee side no more than one metre above the water. It must add an accommodation ladder wherever the climb exceeds 9 metres.
ويجب أن يقف عند موضع الصعود ضابط مسؤول معه جهاز اتصال وطوق نجاة مزود بضوء، وأن يكون الموضع مضاءً ليلًا.
A responsible officer must stand at the boarding place with a radio and a lifebuoy fitted with a light, and the place must be lit at night.
## رفض الصعود @refusal
## Refusal to board
يجوز للمرشد أن يرفض الصعود إذا كان السلم معيبًا أو الصعود خطرًا، وعليه أن يبلّغ برج المراقبة بذلك فورًا. وتتحمل السفينة أجرة الانتظار، ويُحظر عليها الدخول حتى يزول العيب.
The pilot may refuse to board if the ladder is defective or boarding is dangerous, and must tell the control tower at once. The vessel pays the waiting charge and must not enter until the defect has been put right.
## سرعة السفينة عند الصعود @speed
## Speed while boarding
على السفينة أن تبقي سرعتها عند صعود المرشد ونزوله بين 6 و8 عقد، ما لم يطلب قائد زورق الإرشاد غير ذلك، وأن تتخذ مسارًا يحمي جهة الصعود.
The vessel must keep a speed of 6 to 8 knots while the pilot boards or leaves, unless the coxswain of the pilot boat asks for another, and must take a course that shelters the boarding side.
## بطاقة المرشد @card
## Pilot card
يجب أن يسلّم الربان إلى المرشد عند صعوده بطاقة مبينًا فيها الغاطس وخصائص المناورة، وأي عطل في الآلات أو أجهزة الملاحة. ولا يجوز إخفاء أي عطل يؤثر في المناورة.
The master must hand the pilot on boarding a card with the draught and manoeuvring data and any defect of engines or aids to navigation. The master must not conceal any defect that affects manoeuvring.
## خطة المرور @plan
## Passage plan
يجب أن يتفق الربان والمرشد قبل بدء الحركة على خطة المرور، وفيها المسار والسرعات، والخلوص تحت قعر السفينة، وعدد القاطرات ومواضع ربطها، وموضع الرجوع إذا تعذر الدخول.
Before the movement begins, the master and the pilot must agree the passage plan: the track and speeds, the under-keel clearance, the number of tugs and where they are made fast, and the point from which the vessel can still turn back.
## الخلوص تحت قعر السفينة @clearance
## Under-keel clearance
يجب ألا يقل الخلوص أثناء الحركة عن {{underKeelPercent}}% من الغاطس، ولا عند الرصيف عن متر واحد. ويُحظر أن تتجاوز السفينة أقصى غاطس مبين للمحطة في الملحق (3).
The clearance during the movement must be at least {{underKeelPercent}}% of the draught, and at least one metre alongside. A vessel must not exceed the greatest draught given for the terminal in Annex 3.
## مسؤولية الربان @master
## The master’s responsibility
يبقى الربان مسؤولًا عن قيادة السفينة وسلامتها أثناء وجود المرشد، ولا يعفيه وجوده من اتخاذ ما يلزم لدرء الخطر. وعلى الربان أن يبقي على برج القيادة ضابطًا مؤهلًا وبحارًا على الدفة طوال الحركة.
The master remains in command and responsible for the safety of the vessel while the pilot is on board. The pilot’s presence does not release the master from the duty to avert danger. The master must keep a qualified officer on the bridge and a helmsman at the wheel throughout the movement.
## واجبات المرشد @pilot
## Duties of the pilot
على المرشد أن يؤدي ما يأتي:
The pilot must:
- أن يبين للربان أحوال الطقس والتيار والحركة القائمة في القناة.
- tell the master about the weather, the current and the traffic in the channel;
- أن يبقى على اتصال ببرج المراقبة وبالقاطرات على قناة العمل.
- stay in contact with the control tower and the tugs on the working channel;
- أن يوقف الحركة أو يطلب الرجوع متى رأى خطرًا.
- stop the movement or ask for it to be broken off where there is danger;
- أن يبلّغ عن كل حادث أو عطل في العلامات الملاحية فور العلم به.
- report every incident, and every fault of an aid to navigation, as soon as it is known;
- ألا يغادر السفينة قبل أن ترسو آمنة أو يحل مرشد آخر محله.
- not leave the vessel before it is safely made fast or another pilot has taken over.
# القطر
# Towage
## عدد القاطرات @tugs
## Number of tugs
يجب ألا يقل عدد القاطرات عما هو مبين في الملحق (1) بحسب طول السفينة وسرعة الرياح.
The number of tugs must be at least that of Annex 1 for the length of the vessel and the wind.
ويجوز للمرشد زيادة العدد بحسب الطقس والتيار وحالة السفينة، أو إنقاصه بقاطرة واحدة للسفن المزودة برفاصات جانبية عاملة.
The pilot may ask for more because of the weather, the current or the condition of the vessel, or for one tug fewer where the vessel has working thrusters.
## السفن الناقلة للبضائع الخطرة @escort
## Vessels carrying dangerous goods
يجب أن ترافق قاطرة واحدة على الأقل، مجهزة بمدافع لمكافحة الحريق، كل ناقلة غاز وكل سفينة تحمل بضائع من الصنف 1، من أول القناة حتى الرصيف. ويجب أن تبقى القاطرة جاهزة خلال 30 دقيقة ما دامت السفينة راسية.
At least one tug with fire-fighting monitors must escort every gas tanker and every vessel carrying goods of class 1 from the entrance of the channel to the berth. It must remain at 30 minutes’ readiness while the vessel is alongside.
## ترخيص القاطرات @licence
## Licensing of tugs
لا يجوز تشغيل قاطرة في الميناء دون ترخيص من الهيئة. ويُشترط للترخيص ما يأتي:
A tug must not work in the port without a licence from the Authority. The licence requires:
- شهادة سارية من هيئة تصنيف معترف بها.
- a valid certificate of a recognised classification society;
- شهادة قوة شد من اختبار لم يمضِ عليه أكثر من 5 سنوات.
- a bollard pull certificate from a test no more than five years old;
- خطاف قطر يُفك من برج القيادة.
- a towing hook that can be released from the bridge;
- طاقم يحمل مؤهلات سارية، وتأمين ضد مسؤولية القطر.
- a crew with valid certificates, and insurance for towage liability.
## قوة الشد @pull
## Bollard pull
يجب ألا يقل مجموع قوة الشد للقاطرات المخصصة لسفينة عما تحدده جداول الميناء لطولها وغاطسها. ويُعلن مدير العمليات البحرية هذه الجداول مرة كل سنة على الأقل.
The total bollard pull of the tugs given to a vessel must be at least that of the port’s tables for its length and draught. The marine operations manager publishes these tables at least once a year.
## قيادة عملية القطر @towcommand
## Command of the towage
يوجه المرشد القاطرات بعد الاتفاق مع الربان، ويلتزم قائد القاطرة بأوامره. ويجوز لقائد القاطرة أن يفك حبل القطر دون أمر إذا تعرضت قاطرته لخطر مباشر.
The pilot directs the tugs in agreement with the master, and the tug master must follow the pilot’s orders. The tug master may release the towline without an order where the tug is in immediate danger.
## حبال القطر @lines
## Towlines
تُستعمل حبال القاطرة ما لم يُتفق على غير ذلك. ويجب على السفينة أن تخصص للقطر مرابط صالحة مبينة حمولتها، وأن تبقي العاملين بعيدًا عن الحبال المشدودة.
The tug’s lines are used unless otherwise agreed. The vessel must provide sound bollards for towage, marked with their safe working load, and must keep people clear of lines under load.
## ربط الحبال وفكها @mooring
## Mooring and unmooring
يتولى ربط الحبال وفكها على الأرصفة عاملون مؤهلون مرخص لهم. ويجب أن يرتدوا سترات النجاة والخوذ، ويُحظر الوقوف في مجال ارتداد الحبل.
Licensed and trained workers moor and unmoor vessels at the quays. They must wear life jackets and helmets and must not stand in the snap-back zone of a line.
# حدود الطقس والطوارئ
# Weather limits and emergencies
## حدود الطقس @weather
## Weather limits
يجب إيقاف حركة السفن عند بلوغ حدود الرياح والموج والرؤية المبينة لكل نوع منها في الملحق (2)، ولا تجوز الحركة إذا تجاوزت سرعة الرياح {{pilotWind}} عقدة.
Movements must stop at the limits of wind, waves and visibility given for each type of vessel in Annex 2. Vessels must not move in any case when the wind exceeds {{pilotWind}} knots.
## صلاحية الإيقاف @stop
## Power to stop movements
يجوز لمدير العمليات البحرية إيقاف الحركة دون هذه الحدود متى اقتضت السلامة ذلك، ويُعلن الإيقاف والاستئناف على القناة 16 وفي صفحة حركة السفن.
The marine operations manager may stop movements below these limits where safety so requires. Both the stop and the resumption are announced on channel 16 and on the vessel schedule page.
## قياس الطقس @measure
## Measuring the weather
تُعتمد قراءات محطة الأرصاد في الميناء، متوسطًا لعشر دقائق للرياح، ولثلاثين دقيقة للموج. ويجب معايرة الأجهزة مرة في السنة على الأقل.
The readings of the port’s weather station apply: the mean of ten minutes for wind and of thirty minutes for waves. The instruments must be calibrated at least once a year.
## الرؤية المحدودة @visibility
## Restricted visibility
على كل سفينة تتحرك في رؤية محدودة أن تبقي رادارين عاملين، وأن تخفض سرعتها إلى أدنى ما يحفظ سيطرتها. ولا يجوز أن تلتقي سفينتان في القناة ما دامت الرؤية دون ميل بحري واحد.
Every vessel that moves in restricted visibility must keep two radars working and must reduce to the lowest speed at which it can steer. Two vessels must not meet in the channel while visibility is below one nautical mile.
## الحوادث @incidents
## Incidents
يجب على الربان والمرشد وقائد القاطرة إبلاغ برج المراقبة فورًا بكل تصادم أو جنوح أو تلامس مع رصيف أو علامة ملاحية، وبكل سقوط إنسان في الماء. ويجب تقديم تقرير مكتوب خلال 6 ساعات.
The master, the pilot and the tug master must report to the control tower at once every collision, grounding or contact with a quay or an aid to navigation, and every person overboard. A written report must follow within six hours.
## التحقيق @investigation
## Investigation
يحقق في الحادث فريق لا يضم من شارك في الحركة. ويجب حفظ تسجيلات برج المراقبة وجهاز تسجيل بيانات الرحلة 90 يومًا على الأقل، وتُنشر الدروس المستفادة دون أسماء.
An incident is investigated by a team of people who took no part in the movement. Recordings of the control tower and the voyage data recorder must be kept for at least 90 days. What was learned is published without names.
# كفاءة المرشدين
# Competence of pilots
## شهادة الإرشاد @certificate
## Pilot’s certificate
لا يجوز العمل مرشدًا في ميناء دون شهادة سارية من الهيئة لذلك الميناء. ويُشترط فيمن يُمنح الشهادة ما يأتي:
A person must not act as a pilot in a port without a valid certificate of the Authority for that port. An applicant must have:
- شهادة ربان أعالي بحار أو ما يعادلها.
- a master’s certificate of competency or its equivalent;
- خدمة بحرية لا تقل عن 5 سنوات، منها سنتان ضابطًا أول.
- at least five years of sea service, two of them as chief mate;
- تدريب لا يقل عن 6 أشهر و120 حركة برفقة مرشد.
- at least six months of training with 120 movements accompanied by a pilot;
- اجتياز الاختبار على المحاكي والفحص الطبي.
- passed the simulator test and the medical examination.
## درجات الشهادة @grades
## Grades of certificate
تكون الشهادة على 3 درجات: الثالثة للسفن التي لا يزيد طولها على 150 مترًا، والثانية حتى 250 مترًا، والأولى لجميع السفن. ولا يجوز للمرشد أن يرشد سفينة تتجاوز درجته إلا متدربًا برفقة مرشد من الدرجة الأعلى.
There are three grades: third, for vessels of up to 150 metres in length; second, for up to 250 metres; and first, for all vessels. A pilot must not pilot a vessel above that grade except in training beside a pilot of the higher grade.
## تجديد الشهادة @renewal
## Renewal
يجب تجديد شهادة المرشد كل 5 سنوات بعد تدريب على المحاكي وفحص طبي. وتُوقف الشهادة إذا انقطع صاحبها عن العمل 6 أشهر، حتى يتم 10 حركات برفقة مرشد.
A pilot’s certificate must be renewed every five years after simulator training and a medical examination. It is suspended when its holder has not worked for six months, until ten movements have been made beside another pilot.
## ساعات العمل والراحة @hours
## Hours of work and rest
لا يجوز أن تزيد ساعات عمل المرشد المتصلة على 8 ساعات، ولا أن تقل راحته عن 10 ساعات في كل 24 ساعة. ويُحظر أن يعمل مرشد تحت تأثير دواء أو مادة تؤثر في يقظته.
A pilot must not work more than eight hours without a break and must have at least 10 hours of rest in every 24. A pilot must not work under the influence of a medicine or substance that affects alertness.
## زوارق الإرشاد @boats
## Pilot boats
يجب أن يكون زورق الإرشاد مزودًا بجهاز تحديد الهوية الآلي (AIS)، ووسيلة لانتشال من يسقط في الماء، وألا يقل طاقمه عن شخصين.
A pilot boat must carry an automatic identification system (AIS) and a means of recovering a person from the water, and must have a crew of at least two.
# أحكام ختامية
# Final provisions
## الأجور @charges
## Charges
تُستحق أجور الإرشاد والقطر وفق لائحة أجور خدمات الموانئ (REG-02). ولا يجوز لمشغل القاطرات أن يتقاضى ما يزيد عليها.
Charges for pilotage and towage are due under the regulation on charges for port services (REG-02). A tug operator must not collect more than they allow.
## المخالفات @penalties
## Breaches
تُطبق على مخالفة هذه اللائحة الجزاءات الواردة في جدول المخالفات والجزاءات الملحق بلائحة الموانئ وقواعد العمل فيها (REG-01)، ولا يخل تطبيقها بحق المتضرر في التعويض.
The penalties in the schedule annexed to the Port Rules and Regulations (REG-01) apply to breaches of this regulation, without prejudice to compensation.
## التعاميم والتعليمات @circulars
## Circulars and instructions
يصدر مدير عام الإرشاد وحركة السفن التعاميم اللازمة لتنفيذ هذه اللائحة. ولا يجوز أن تخالف أحكامها، ويجب أن تُنشر في موقع الهيئة قبل العمل بها، إلا ما تستوجبه السلامة فينفذ فورًا.
The Director General of Pilotage and Vessel Traffic issues the circulars needed to carry out this regulation. They must not conflict with it and must be published on the Authority’s website before they take effect, except where safety requires immediate action.
## المراجعة @review
## Review
تُراجع هذه اللائحة كل 5 سنوات على الأقل، بعد أخذ رأي المرشدين ومشغلي القاطرات والوكلاء الملاحيين.
This regulation is reviewed at least every five years, after pilots, tug operators and shipping agents have been consulted.
## الأحكام الانتقالية @transition
## Transitional provisions
تبقى شهادات الإرشاد والإعفاء السارية نافذة حتى تنتهي مددها. ويجب على مشغلي القاطرات القائمين أن يستوفوا شروط المادة ({@licence}) خلال 180 يومًا من نفاذ هذه اللائحة.
Valid pilots’ and exemption certificates remain valid until they expire. Existing tug operators must meet the conditions of Article {@licence} within 180 days of the commencement of this regulation.
## الإلغاء والنفاذ @commencement
## Repeal and commencement
يُعمل بهذه اللائحة {{commencement}}، ويُلغى من ذلك التاريخ الإصدار السابق وكل ما يتعارض معها من تعليمات.
This regulation takes effect {{commencement}}. The previous issue, and any instruction that conflicts with this one, is repealed from that date.
### أدنى عدد من القاطرات
### Minimum number of tugs
! أدنى عدد من القاطرات بحسب طول السفينة وسرعة الرياح
! Minimum number of tugs by length of vessel and wind
|| طول السفينة | رياح حتى 20 عقدة | رياح تزيد على 20 عقدة
|| Length of vessel | Wind up to 20 knots | Wind above 20 knots
= tugRows
### الحدود الجوية
### Weather limits
! الحدود التي يوقف عندها الإرشاد
! Limits at which pilotage is suspended
|| نوع السفينة | سرعة الرياح (عقدة) | ارتفاع الموج (متر) | الرؤية (ميل بحري)
|| Type of ship | Wind (knots) | Wave height (metres) | Visibility (nautical miles)
= weatherRows
### أعماق الأرصفة وأقصى غاطس
### Depths alongside and greatest draught
! أعماق المياه وأقصى غاطس مسموح به في كل محطة
! Depths and greatest permitted draught at each terminal
|| الميناء | المحطة | عدد الأرصفة | العمق (متر) | أقصى غاطس (متر)
|| Port | Terminal | Berths | Depth (metres) | Draught (metres)
= draughtRows
### مواعيد الطلبات
### Times for requests
! المواعيد التي يلتزم بها طالب الخدمة
! Times that whoever requests the service must keep
|| الإجراء | الموعد
|| Step | Time
| الطلب الأول | قبل الحركة بـ{{pilotRequestHours}} ساعة
| First request | {{pilotRequestHours}} hours before the movement
| تأكيد الطلب | قبل الحركة بـ{{pilotConfirmHours}} ساعات
| Confirmation | {{pilotConfirmHours}} hours before the movement
| التعديل دون مقابل | قبل الحركة بـ3 ساعات
| Change free of charge | three hours before the movement
| التقرير المكتوب عن الحادث | خلال 6 ساعات
| Written report of an incident | within six hours
`;
