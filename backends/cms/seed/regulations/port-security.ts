export default `
تصدر هذه اللائحة عن الهيئة الوطنية للموانئ بموجب {{decision}}، وتحل محل الإصدار الثاني من لائحة أمن المرافق المينائية.
This regulation is issued by the National Ports Authority under {{decision}}. It replaces the second issue of the regulation on port facility security.
# أحكام عامة
# General provisions
## التعريفات @definitions
## Definitions
يُقصد بالعبارات الآتية المعاني المبينة أمام كل منها ما لم يقتضِ السياق غير ذلك:
In this regulation, unless the context requires otherwise, the following words have the meanings given beside them:
- الهيئة: الهيئة الوطنية للموانئ.
- Authority: the National Ports Authority.
- المدونة: المدونة الدولية لأمن السفن والمرافق المينائية (ISPS).
- Code: the International Ship and Port Facility Security (ISPS) Code.
- المرفق: الموضع الذي تتعامل فيه السفينة مع الميناء، من محطة أو رصيف أو منطقة انتظار.
- Facility: a place where ship and port meet: a terminal, a quay or an anchorage area.
- مستوى الأمن: درجة الاستعداد المعلنة لمرفق أو سفينة.
- Security level: the degree of readiness announced for a facility or a vessel.
- ضابط أمن المرفق: من يعينه المشغل لإعداد الخطة الأمنية وتنفيذها.
- Facility security officer: the person whom the operator appoints to prepare the security plan and carry it out.
- المشغل: المنشأة التي تشغل المرفق بموجب عقد مع الهيئة أو ترخيص منها.
- Operator: the firm that runs a facility under a contract with the Authority or a licence from it.
- الإعلان الأمني: اتفاق مكتوب بين السفينة والمرفق على ما يتولاه كل منهما من إجراءات الأمن.
- Declaration of security: the written agreement of a vessel and a facility on the security measures that each of them takes.
- بيان الالتزام: وثيقة تصدرها الهيئة بأن المرفق يعمل وفق المدونة وهذه اللائحة.
- Statement of compliance: the document by which the Authority confirms that a facility works under the Code and this regulation.
- التدريب: اختبار جزء من الخطة الأمنية في المرفق وحده.
- Drill: a test of one part of the security plan within a facility.
- التمرين: اختبار شامل للخطة تشارك فيه السفن والجهات المختصة.
- Exercise: a test of the whole plan with vessels and the competent agencies.
- المنطقة المقيدة: موضع لا يدخله إلا من أُذن له به بالاسم.
- Restricted area: a place that is entered only by those named in a permit for it.
- الحادث السيبراني: كل دخول غير مأذون به إلى نظام، أو تعطيل له، أو تغيير في بياناته.
- Cyber incident: any unauthorised access to a system, disruption of it or change of its data.
## الأساس النظامي @basis
## Legal basis
يُطبق في الموانئ الفصل الحادي عشر-2 من الاتفاقية الدولية لسلامة الأرواح في البحار (SOLAS) والمدونة، وما ورد في هذه اللائحة من أحكام إضافية.
Chapter XI-2 of the International Convention for the Safety of Life at Sea (SOLAS) and the Code apply in the ports, together with this regulation.
## نطاق التطبيق @scope
## Scope
تسري هذه اللائحة على المرافق التي تستقبل سفن الركاب، وسفن البضائع التي تبلغ حمولتها الإجمالية 500 طن فأكثر في رحلات دولية، والمنصات المتنقلة، وعلى كل من يدخل هذه المرافق.
This regulation applies to facilities that receive passenger ships, cargo ships of 500 GT and above on international voyages, and mobile platforms, and to everyone who enters those facilities.
## الغرض @purpose
## Purpose
تهدف هذه اللائحة إلى كشف ما يهدد أمن السفن والمرافق ومنعه، وإلى أن يعرف كل من يعمل في الميناء واجبه عند كل مستوى من مستويات الأمن، دون إعاقة الحركة فوق ما تقتضيه الضرورة.
This regulation serves to detect and prevent threats to the security of vessels and facilities, and to tell everyone who works in a port what to do at each security level, without hindering traffic more than is necessary.
## مسؤوليات الهيئة @authority
## Duties of the Authority
تعتمد الهيئة تقييمات المرافق وخططها، وتعلن مستوى الأمن بعد التنسيق مع الجهات الأمنية، وتفتش كل مرفق مرة في السنة على الأقل. ويجب أن تبلّغ المنظمة البحرية الدولية بالمرافق المعتمدة وبكل تغيير فيها.
The Authority approves the assessments and plans of facilities, announces the security level in agreement with the security agencies, and inspects each facility at least once a year. It must notify the International Maritime Organization of approved facilities and of every change.
## واجبات المشغل @operator
## Duties of the operator
على المشغل أن يوفر لضابط الأمن ما يحتاج إليه من صلاحيات وأفراد ومعدات، وأن يرفع إليه الضابط تقاريره مباشرة. ولا يجوز أن يُكلف الضابط بعمل يتعارض مع واجبه الأمني.
The operator must give the security officer the powers, people and equipment that the work requires, and the officer reports to the operator directly. The officer must not be given work that conflicts with this duty.
## لجنة أمن الميناء @committee
## Port security committee
تُشكل في كل ميناء لجنة أمنية يرأسها مدير عام الميناء، وتضم ضباط أمن المرافق وممثلي الجهات الأمنية والجمارك. ويجب أن تجتمع كل 3 أشهر وعند كل رفع لمستوى الأمن، وأن تبقى محاضرها سرية.
Each port has a security committee under the port general manager, made up of the facility security officers, the security agencies and Customs. It must meet every three months and whenever the security level is raised, and its minutes must be kept confidential.
# مستويات الأمن
# Security levels
## المستويات الثلاثة @levels
## The three levels
مستويات الأمن ثلاثة، وتبين في الملحق (1) حالة كل منها وإجراءاته. ويجب على المرفق أن ينتقل إلى المستوى المعلن خلال 12 ساعة للمستوى 2، وخلال ساعة للمستوى 3.
There are three security levels. Annex 1 gives the situation and measures of each. A facility must move to the announced level within 12 hours for level 2 and within one hour for level 3.
## إعلان المستوى @announce
## Announcement
يُبلَّغ تغيير المستوى إلى ضباط أمن المرافق والسفن والوكلاء الملاحيين عبر قناة مؤمَّنة. ويجب على كل منهم أن يؤكد استلامه خلال 30 دقيقة.
A change of level is sent to facility security officers, vessels and shipping agents through a secure channel. Each of them must confirm receipt within 30 minutes.
## إجراءات كل مستوى @measures
## Measures at each level
يجب أن تشمل إجراءات المرفق عند كل مستوى ما يأتي:
At every level the measures of a facility must cover:
- ضبط دخول الأشخاص والمركبات وأمتعتهم.
- the entry of people, vehicles and their belongings;
- مراقبة المناطق المقيدة والأرصفة والجانب البحري.
- watch over restricted areas, quays and the water side;
- الإشراف على مناولة البضائع ومؤن السفن.
- supervision of the handling of cargo and ships’ stores;
- سلامة الاتصال بين المرفق والسفينة وبرج المراقبة.
- reliable communication between facility, vessel and control tower.
ويبين الملحق (3) القدر الأدنى من كل إجراء. ويجوز للجهات الأمنية أن تأمر بما يزيد عليه عند المستوى 3.
Annex 3 gives the least of each measure. At level 3 the security agencies may order more.
## السفينة ذات المستوى الأعلى @shiplevel
## Vessels at a higher level
إذا كان مستوى السفينة أعلى من مستوى المرفق وجب توقيع إعلان أمني بين الطرفين قبل بدء المناولة. ولا يجوز أن تكون السفينة على مستوى أدنى من مستوى المرفق.
Where a vessel is at a higher level than the facility, both must sign a declaration of security before handling begins. A vessel must not be at a lower level than the facility.
## حفظ الإعلان الأمني @declaration
## Keeping of declarations
يجب أن يبين الإعلان الأمني المدة التي يسري فيها واسم الموقّع عن كل طرف. وعلى المرفق والسفينة أن يحفظا نسخته 3 سنوات.
A declaration of security must state the time for which it is valid and who signs for each party. The facility and the vessel must keep a copy for three years.
# التقييم والخطة
# Assessment and plan
## التقييم الأمني @assessment
## Security assessment
يجب أن يكون لكل مرفق تقييم أمني يُراجع كل 5 سنوات أو بعد كل تغيير جوهري، ويتضمن:
Each facility must have a security assessment, reviewed every five years or after a material change, that contains:
- الأصول والمنشآت المطلوب حمايتها وترتيبها بحسب أهميتها.
- the assets and installations to be protected, in order of importance;
- التهديدات المحتملة وأرجحيتها وأثرها.
- possible threats, their likelihood and their effect;
- مواطن الضعف في المباني والأنظمة والإجراءات والأشخاص.
- weaknesses of buildings, systems, procedures and people;
- إجراءات المعالجة ومواعيدها.
- the measures to be taken and their times.
## الخطة الأمنية @plan
## Security plan
يجب أن تُبنى الخطة الأمنية على التقييم وأن تعتمدها الهيئة، وهي سرية. ويُحظر نسخها أو إرسالها بوسيلة غير مؤمَّنة.
The security plan must rest on the assessment and be approved by the Authority. It is confidential and must not be copied or sent by an insecure means.
## محتوى الخطة @contents
## Contents of the plan
يجب أن تتضمن الخطة الأمنية:
The security plan must contain:
+ تنظيم الأمن في المرفق وواجبات العاملين فيه.
+ the security organisation of the facility and the duties of its people;
+ خريطة المرفق وحدود المناطق المقيدة ومداخلها.
+ a map of the facility with the limits and entrances of restricted areas;
+ إجراءات الدخول والتفتيش عند كل مستوى.
+ the measures of entry and search at each level;
+ إجراءات مناولة البضائع والمؤن والأمتعة غير المصحوبة.
+ the measures for cargo, stores and unaccompanied baggage;
+ وسائل الاتصال وبدائلها عند انقطاعها.
+ the means of communication, and what replaces them when they fail;
+ الاستجابة للتهديدات والحوادث وخطة الإخلاء.
+ the response to threats and incidents, and the evacuation plan;
+ حماية الأنظمة الإلكترونية وطريقة العمل دونها.
+ the protection of electronic systems, and how to work without them;
+ جدول التدريبات والتمارين ومواعيد المراجعة.
+ the timetable of drills, exercises and reviews.
## اعتماد الخطة @approval
## Approval of the plan
تبت الهيئة في الخطة خلال 45 يوم عمل من تقديمها، ويكون اعتمادها 5 سنوات. ولا يجوز تشغيل مرفق دون خطة معتمدة.
The Authority decides on a plan within 45 working days, and its approval is valid for five years. A facility must not work without an approved plan.
## تعديل الخطة @amendment
## Changes to the plan
لا يجوز العمل بتعديل جوهري في الخطة قبل اعتماده. ويُعد جوهريًا كل تعديل في حدود المناطق المقيدة أو إجراءات الدخول أو تنظيم الأمن، وتبت الهيئة فيه خلال 15 يوم عمل.
A material change to the plan must not be applied before it is approved. A change to the limits of restricted areas, the measures of entry or the security organisation is material. The Authority decides on it within 15 working days.
## بيان الالتزام @statement
## Statement of compliance
تصدر الهيئة بيان الالتزام بعد التحقق في المرفق نفسه، وتكون مدته 5 سنوات. ويجب أن يُصدَّق عليه كل سنة، ويجوز سحبه إذا لم يُزل المشغل نقصًا جوهريًا خلال المهلة المحددة له.
The Authority issues a statement of compliance, valid for five years, after verification at the facility. It must be endorsed every year, and may be withdrawn where the operator does not remedy a serious deficiency in the time given.
## ضابط أمن المرفق @officer
## Facility security officer
يجب أن يعين كل مشغل ضابط أمن للمرفق ونائبًا له، اجتازا دورة معتمدة، وأن يكون أحدهما متاحًا على مدار الساعة.
Each operator must appoint a facility security officer and a deputy, both trained on an approved course. One of them must be reachable at any hour.
وعلى ضابط الأمن أن يبلّغ الهيئة بكل خرق أمني خلال ساعة من العلم به، وأن يحفظ سجلاته 3 سنوات.
The officer must report every breach of security to the Authority within one hour of learning of it and must keep its records for three years.
## أفراد الحراسة @guards
## Guards
يُشترط في فرد الحراسة أن يكون سعودي الجنسية، وأن يحمل ترخيصًا من الجهة المختصة، وأن يجتاز دورة في المدونة لا تقل عن 40 ساعة. ولا يجوز أن تزيد نوبته على 12 ساعة.
A guard must be a Saudi national, hold a licence from the competent agency and have completed a course of at least 40 hours on the Code. A shift must not exceed 12 hours.
# الدخول والمناطق المقيدة
# Entry and restricted areas
## تصاريح الدخول @permits
## Entry permits
تُطلب التصاريح عبر بوابة العملاء، وتبين أنواعها ومددها في الملحق (2). ويجب حمل التصريح ظاهرًا، ويُحظر إعارته.
Permits are requested through the customer portal. Their types and terms are in Annex 2. A permit must be worn visibly and must not be lent.
## البت في الطلب @decision
## Decision on a request
يُبت في طلب التصريح الدائم خلال 5 أيام عمل، وفي المؤقت خلال يومي عمل، وفي اليومي خلال ساعتين. ويجب بيان سبب الرفض ما لم يمنع من ذلك مانع أمني.
A request for a permanent permit is decided within five working days, for a temporary one within two, and for a day permit within two hours. The reason for a refusal must be given unless security prevents it.
## الزوار والمقاولون @visitors
## Visitors and contractors
يجب أن يرافق الزائر في المنطقة المقيدة حامل تصريح دائم طوال بقائه فيها. وعلى المنشأة المستضيفة أن تسجل اسمه ووقت دخوله وخروجه، وأن تستعيد تصريحه عند البوابة.
A visitor to a restricted area must be accompanied throughout by the holder of a permanent permit. The host firm must record the visitor’s name and the times of entry and exit, and must collect the permit at the gate.
## تصاريح المركبات @vehicles
## Vehicle permits
لا يجوز أن تدخل مركبة منطقة مقيدة إلا بتصريح باسمها مثبت على زجاجها، ويجب ألا تُترك فيها دون سائق ومحركها يعمل. ولا يغني تصريح المركبة عن تصريح السائق.
A vehicle may enter a restricted area only with a permit of its own fixed to the windscreen, and must not be left with its engine running. Drivers must have their own permits.
## سحب التصريح @withdrawal
## Withdrawal
على المنشأة أن تعيد تصريح من انتهت خدمته خلال 3 أيام. ويجوز لضابط الأمن سحب التصريح فورًا ممن خالف شروطه، ويُعرض الأمر على مدير عام الميناء خلال 24 ساعة.
Firms must return the permit of a person who leaves within three days. The security officer may withdraw the permit of anyone who breaks its conditions at once, and the case is put to the port general manager within 24 hours.
## المناطق المقيدة @restricted
## Restricted areas
يجب أن يحدد كل ميناء مناطقه المقيدة، ومنها الأرصفة وساحات الحاويات ومحطات الكهرباء وغرف الخوادم، وأن يضع عليها علامات ظاهرة بالعربية والإنجليزية.
Each port must designate its restricted areas, including quays, container yards, power stations and server rooms, and must mark them visibly in Arabic and English.
## الأسوار والإضاءة @fences
## Fences and lighting
يجب ألا يقل ارتفاع سور المرفق عن 2.4 متر، وأن تُضاء حدوده ليلًا، وأن يُترك على جانبيه شريط خالٍ عرضه 3 أمتار.
The fence of a facility must be at least 2.4 metres high, its line must be lit at night, and a strip three metres wide must be kept clear on both sides.
## الجانب البحري @waterside
## Water side
يُحظر على غير المأذون له الاقتراب بقارب أو بالسباحة مسافة تقل عن 100 متر من سفينة راسية أو من رصيف في منطقة مقيدة. ويجب أن تمر دورية بحرية أمام كل مرفق مرة كل 4 ساعات على الأقل، وكل ساعتين عند المستوى 2.
Unauthorised persons must not come within 100 metres of a vessel alongside, or of a quay in a restricted area, by boat or swimming. A patrol boat must pass every facility at least once in four hours, and every two hours at level 2.
## التصوير والطائرات المسيّرة @drones
## Photography and drones
يُحظر التصوير في المناطق المقيدة وتشغيل الطائرات المسيّرة داخل حدود الميناء دون تصريح، ويجب أن يُطلب قبل 10 أيام عمل. ويجوز أن يُمنح تصريح سنوي لأعمال المسح والتفتيش الهندسي.
Photography in restricted areas, and the use of drones within port limits, must not take place without a permit, which must be requested 10 working days beforehand. An annual permit may be given for survey and engineering inspection.
## الأسلحة والمواد المحظورة @weapons
## Weapons and prohibited articles
يُحظر إدخال الأسلحة والذخائر والمواد المتفجرة إلى المرفق، عدا ما تحمله الجهات الأمنية. ويجب أن تُحفظ أسلحة السفينة في خزانة مختومة يتحقق منها ضابط الأمن عند الوصول وقبل المغادرة.
Weapons, ammunition and explosives must not be brought into a facility, except by the security agencies. A vessel’s weapons must be kept in a sealed locker, which the security officer checks on arrival and before departure.
## الأشياء المتروكة @unattended
## Unattended articles
على كل من يجد حقيبة أو طردًا متروكًا ألا يلمسه، وأن يبتعد عنه ويبلّغ ضابط الأمن فورًا. ويجب إخلاء المكان حتى 100 متر إلى أن تأذن الجهة المختصة بالعودة.
Whoever finds an unattended bag or parcel must leave it untouched, move away and tell the security officer at once. The area within 100 metres must be cleared until the competent agency permits people to return.
## المراقبة بالكاميرات @cameras
## Cameras
يجب أن تغطي الكاميرات محيط المناطق المقيدة وبواباتها، وأن تُحفظ تسجيلاتها 90 يومًا على الأقل. ولا يجوز الاطلاع عليها إلا لمن تقتضي مهمته ذلك.
Cameras must cover the surroundings and gates of restricted areas, and recordings must be kept for at least 90 days. They may be seen only by those whose duties require it.
## التفتيش عند البوابات @search
## Searches at gates
يجوز تفتيش الأشخاص والمركبات والأمتعة عند الدخول والخروج بالقدر الذي يقتضيه مستوى الأمن. ويجب أن يتولى تفتيش النساء نساء، وأن يُراعى في التفتيش حفظ الكرامة.
People, vehicles and belongings may be searched on entry and exit as far as the security level requires. Women must be searched by women, and searches must respect the dignity of the person.
## دخول طواقم السفن @crews
## Ships’ crews
يجب على المرفق أن يتيح لأفراد الطاقم النزول والعودة، ولممثلي رعاية البحارة الصعود إلى السفينة، دون تأخير ودون مقابل. ويُشترط أن ترد أسماؤهم في قائمة مقدمة قبل 12 ساعة.
A facility must let members of the crew go ashore and return, and let seafarers’ welfare representatives board, without delay or charge. Their names must be on a list submitted 12 hours beforehand.
# السفن والبضائع
# Vessels and cargo
## المعلومات قبل الوصول @prearrival
## Information before arrival
يجب أن ترسل السفينة معلوماتها الأمنية قبل 24 ساعة من وصولها: الشهادة الدولية للأمن، ومستوى الأمن الحالي، وآخر 10 موانئ زارتها.
Vessels must send their security information 24 hours before arrival: the international security certificate, the present security level and the last 10 ports of call.
## رفض الدخول @denial
## Denial of entry
يجوز للهيئة أن تمنع سفينة من الدخول أو تأمر بتفتيشها إذا وُجدت أسباب واضحة للاعتقاد بأنها لا تستوفي المدونة. ويجب إبلاغ دولة العلم بالسبب.
The Authority may deny a vessel entry or order its inspection where there are clear grounds for believing that it does not comply with the Code. The flag State must be told the reason.
## سلامة الأختام @seals
## Seals
يجب على المحطة أن تتحقق من أختام الحاويات عند البوابة وعند التفريغ، وأن تعزل كل حاوية ختمها مكسور أو مخالف للبيان.
The terminal must check container seals at the gate and on discharge and must set aside every container whose seal is broken or differs from the manifest.
## ركاب السفن @passengers
## Passengers
يجب أن تُفصل مسارات القادمين عن المغادرين في محطات الركاب، وأن تُفحص الأمتعة كلها قبل الصعود عند المستويين 2 و3. ولا يجوز أن تُحمَّل أمتعة غاب صاحبها قبل فحصها على حدة.
Arriving and departing passengers must be kept apart in passenger terminals, and at levels 2 and 3 all baggage must be screened before boarding. Unaccompanied baggage must not be loaded before it has been screened on its own.
## المتسللون @stowaways
## Stowaways
على الربان أن يفتش سفينته قبل المغادرة، وأن يبلّغ عن كل متسلل يعثر عليه فورًا. ويجب أن يُعامل معاملة إنسانية، وألا يُنزل إلى البر إلا بإذن الجهة المختصة.
The master must search the vessel before departure and report any stowaway found at once. The stowaway must be treated humanely and must not be landed without permission of the competent agency.
## مؤن السفينة @stores
## Ship’s stores
لا يجوز تسليم المؤن إلا لسفينة أُخطر ضابط أمنها بها، ويجب أن يُفتش ما يدخل منها بالقدر الذي يقتضيه مستوى الأمن.
Stores may be delivered only to a vessel whose security officer has been told of them, and must be searched as far as the security level requires.
# الأمن السيبراني
# Cyber security
## حصر الأنظمة @inventory
## Inventory of systems
يجب أن يحصر كل مشغل أنظمته التي يتوقف عليها العمل أو الأمن، وأن يبين لكل منها مالكه وما يتصل به وأثر تعطله. ويُراجع الحصر كل 6 أشهر وبعد كل نظام جديد.
Every operator must list the systems on which work or security depends, with the owner of each, what it is connected to and what its failure would mean. The list is reviewed every six months and after each new system.
## فصل الشبكات @networks
## Separation of networks
يجب فصل أنظمة التحكم في الرافعات والبوابات عن شبكة المكاتب. ويُحظر وصلها بالإنترنت إلا عبر بوابة مراقبة تعتمدها الهيئة.
The control systems of cranes and gates must be kept apart from the office network. They must not be connected to the internet except through a monitored gateway approved by the Authority.
## التحكم في الوصول @access
## Access
يجب أن يكون لكل مستخدم حساب باسمه، وأن يُشترط للوصول عن بُعد تحقق بعاملين، وأن تُلغى حسابات من انتهت خدمتهم في اليوم نفسه.
Every user must have an account in their own name, remote access must require two factors, and the accounts of people who leave must be closed the same day.
## التحديث والنسخ @backups
## Updates and copies
على المشغل أن يثبت التحديثات الأمنية الحرجة خلال 14 يومًا، وأن يحفظ نسخًا احتياطية منفصلة عن الشبكة، وأن يختبر الاسترجاع منها مرتين في السنة.
The operator must install critical security updates within 14 days, keep backups apart from the network, and test recovery from them twice a year.
## الموردون @suppliers
## Suppliers
يجب أن يتضمن كل عقد مع مورد له صلة بهذه الأنظمة التزامه بأحكام هذا الباب وبالإبلاغ عن الثغرات خلال 24 ساعة من علمه بها. ولا يجوز أن يدخل المورد إلى النظام عن بُعد إلا لمدة محددة وتحت المراقبة.
Every contract with a supplier to these systems must bind the supplier to this part and to reporting weaknesses within 24 hours of learning of them. A supplier may have remote access only for a set time and under supervision.
## العمل عند تعطل الأنظمة @recovery
## Work when systems fail
على المشغل أن يعد إجراءات يدوية للبوابات والرافعات وتسليم البضائع تكفي العمل 72 ساعة، وأن يدرب العاملين عليها مرة كل سنة. ويجب ألا يُعاد وصل نظام أُصيب قبل التحقق من سلامته.
The operator must prepare manual procedures for gates, cranes and delivery that carry the work for 72 hours, and train workers in them once a year. A system that was attacked must stay disconnected until it has been checked.
## الإبلاغ عن الحوادث السيبرانية @cyberreport
## Reporting of cyber incidents
يجب الإبلاغ عن كل حادث سيبراني خلال ساعة من اكتشافه، وتقديم تقرير أولي خلال {{incidentHours}} ساعة.
Every cyber incident must be reported within one hour of discovery, and a first report must follow within {{incidentHours}} hours.
# التدريب والتمارين
# Training and exercises
## التدريبات @drills
## Drills and exercises
يجب أن يجري كل مرفق تدريبًا كل 3 أشهر وتمرينًا شاملًا كل سنة، وأن يقدم تقريره خلال 30 يومًا.
Each facility must hold a drill every three months and a full exercise every year, and report on it within 30 days.
## محتوى التدريبات @scenarios
## Subjects of drills
يجب أن تتناول تدريبات السنة الواحدة محاولة دخول غير مأذون به، وجسمًا مشبوهًا، وتهديدًا من الجانب البحري، وتعطل الأنظمة الإلكترونية. ويجب أن تشارك سفينة واحدة على الأقل في التمرين السنوي.
The drills of a year must cover an attempt at unauthorised entry, a suspicious object, a threat from the water side, and a failure of electronic systems. At least one vessel must take part in the annual exercise.
## تقرير التمرين @report
## Report of an exercise
يجب أن يبين تقرير التمرين ما اختُبر وما ظهر من نقص والمسؤول عن معالجته وموعدها. وعلى ضابط الأمن أن يتابع التنفيذ، وأن تُعدل الخطة بما يلزم خلال 60 يومًا.
The report must state what was tested, the deficiencies found, who remedies them and by when. The security officer must see that this is done, and the plan must be changed where necessary within 60 days.
# الرقابة والسجلات
# Inspection and records
## السجلات الأمنية @records
## Security records
على ضابط الأمن أن يسجل التدريبات والتمارين والحوادث وتغييرات المستوى وصيانة المعدات والإعلانات الأمنية، وأن يحفظها 3 سنوات بما يمنع الاطلاع عليها أو تغييرها دون إذن.
The officer must record drills, exercises, incidents, changes of level, maintenance of equipment and declarations of security, and keep the records for three years, safe from unauthorised reading or change.
## المراجعة الداخلية @audit
## Internal audit
يجب أن يراجع المرفق تطبيق خطته مرة كل سنة، وألا يتولى المراجعة من أعد الخطة أو ينفذها. ويُرسل تقريرها إلى الهيئة خلال 30 يومًا.
A facility must audit the working of its plan once a year. The auditor must be someone who neither prepared the plan nor carries it out. The report is sent to the Authority within 30 days.
## التفتيش @inspection
## Inspection
يجوز لمفتشي الهيئة دخول المرافق في أي وقت واختبار إجراءات الأمن فيها دون إشعار سابق، ويُحظر تنبيه العاملين إلى الاختبار. وتُبلَّغ نتيجته إلى المشغل خلال 5 أيام عمل.
Inspectors of the Authority may enter facilities at any time and test their security measures without notice. Workers must not be warned of a test. The operator is told the result within five working days.
## حماية البيانات الشخصية @privacy
## Personal data
لا يجوز استعمال بيانات طالبي التصاريح وتسجيلات الكاميرات لغير أغراض هذه اللائحة. ويجب إتلافها متى انتهت مدد حفظها، ما لم تكن محل تحقيق.
Data of applicants for permits, and recordings of cameras, must not be used for any other purpose than this regulation. They must be destroyed when their time of keeping ends, unless they are under investigation.
## توعية العاملين @awareness
## Awareness
على المنشآت أن تدرب كل عامل جديد على التعليمات الأمنية قبل تسليمه تصريحه، وأن تعيد التدريب كل سنتين.
Firms must train every new worker in the security instructions before giving out the permit, and must repeat the training every two years.
# أحكام ختامية
# Final provisions
## المخالفات @penalties
## Breaches
تُطبق على مخالفة هذه اللائحة الجزاءات الواردة في جدول المخالفات والجزاءات. ويجوز للهيئة أن توقف العمل في المرفق إذا عرّضت المخالفة أمنه لخطر جسيم.
The penalties in the schedule of breaches and penalties apply. The Authority may stop work at a facility where a breach puts its security in serious danger.
## التظلم @appeal
## Appeal
يجوز التظلم من القرارات الصادرة بموجب هذه اللائحة أمام رئيس الهيئة خلال 60 يومًا من تاريخ العلم بها. ولا يوقف التظلم تنفيذ قرار يتصل بأمن المرفق.
Decisions under this regulation may be appealed to the President of the Authority within 60 days of notice. An appeal does not suspend a decision that concerns the security of a facility.
## السرية @confidentiality
## Confidentiality
يُحظر إفشاء المعلومات الأمنية التي يُطلع عليها بسبب تطبيق هذه اللائحة، ويبقى هذا الواجب قائمًا بعد انتهاء الخدمة.
Security information learned in carrying out this regulation must not be disclosed. This duty continues after a person has left.
## التعاميم والتعليمات @circulars
## Circulars and instructions
يصدر مدير عام الرقابة والالتزام التعاميم اللازمة لتنفيذ هذه اللائحة. ولا يجوز أن يُنشر فيها ما يكشف خطة مرفق.
The Director General of Inspection and Compliance issues the circulars needed to carry out this regulation. They must not disclose the plan of a facility.
## الأحكام الانتقالية @transition
## Transitional provisions
تبقى التصاريح السارية نافذة حتى تنتهي مددها. وعلى المرافق القائمة أن تستوفي شروط المواد ({@fences}) و({@inventory}) و({@recovery}) خلال سنة من نفاذ هذه اللائحة.
Valid permits remain in force until they expire. Existing facilities must meet the conditions of Articles {@fences}, {@inventory} and {@recovery} within one year of the commencement of this regulation.
## الإلغاء والنفاذ @commencement
## Repeal and commencement
يُعمل بهذه اللائحة {{commencement}}، ويُلغى من ذلك التاريخ الإصدار السابق. ويجب أن تُواءم الخطط الأمنية المعتمدة قبل ذلك معها خلال 180 يومًا.
This regulation takes effect {{commencement}}. The previous issue is repealed from that date. Security plans approved earlier must be brought into line with it within 180 days.
### مستويات الأمن وإجراءاتها
### Security levels and measures
! مستويات الأمن الثلاثة
! The three security levels
|| المستوى | الحالة | الإجراء
|| Level | Situation | Measure
| 1 | معتادة | التحقق من التصاريح وتفتيش عشوائي
| 1 | Normal | Permits checked and random searches
| 2 | خطر متزايد | مضاعفة الدوريات وتفتيش نصف المركبات
| 2 | Heightened risk | Patrols doubled and half of all vehicles searched
| 3 | خطر وشيك | قصر الدخول على الطوارئ وإخلاء المواقع المهددة
| 3 | Imminent danger | Entry for emergencies only, threatened places cleared
### أنواع التصاريح
### Types of permit
! تصاريح الدخول ومددها
! Entry permits and their terms
|| النوع | لمن يُمنح | المدة
|| Type | Given to | Term
| دائم | العاملون في الميناء | سنة واحدة
| Permanent | People who work in the port | one year
| مؤقت | المقاولون وأصحاب الأعمال المحددة | حتى 30 يومًا
| Temporary | Contractors and people with a set task | up to 30 days
| يومي | الزوار | يوم واحد
| Day | Visitors | one day
### القدر الأدنى من الإجراءات
### Least measures
! الإجراءات عند كل مستوى
! Measures at each level
|| الإجراء | المستوى 1 | المستوى 2 | المستوى 3
|| Measure | Level 1 | Level 2 | Level 3
| التحقق من التصاريح | كل داخل | كل داخل مع مطابقة الهوية | قائمة أسماء معتمدة فقط
| Permits checked | Everyone | Everyone, against identity | Names on an approved list only
| تفتيش المركبات | عشوائي | نصف المركبات | كل مركبة
| Vehicles searched | At random | Half of them | All of them
| الدورية البحرية | كل 4 ساعات | كل ساعتين | متصلة
| Patrol boat | Every four hours | Every two hours | Continuous
| أمتعة الركاب | فحص عشوائي | فحص كامل | فحص كامل ثم تفتيش يدوي
| Baggage | At random | All screened | All screened, then searched by hand
| أعمال المقاولين | معتادة | ما لا يُؤجل منها | متوقفة
| Contractors’ work | Normal | Only what cannot wait | Stopped
### مواعيد الإجراءات
### Times
! المواعيد المقررة
! Times to be kept
|| الإجراء | المسؤول | الموعد
|| Step | By | Time
| الانتقال إلى المستوى 2 | المرفق | خلال 12 ساعة
| Move to level 2 | Facility | within 12 hours
| الانتقال إلى المستوى 3 | المرفق | خلال ساعة
| Move to level 3 | Facility | within one hour
| المعلومات الأمنية | الربان | قبل الوصول بـ24 ساعة
| Security information | Master | 24 hours before arrival
| قائمة أسماء الطاقم | الوكيل الملاحي | قبل النزول بـ12 ساعة
| List of crew | Shipping agent | 12 hours before going ashore
| الإبلاغ عن خرق أمني | ضابط أمن المرفق | خلال ساعة
| Report of a breach of security | Facility security officer | within one hour
| التقرير الأولي عن حادث سيبراني | المشغل | خلال {{incidentHours}} ساعة
| First report of a cyber incident | Operator | within {{incidentHours}} hours
| التدريب | المرفق | كل 3 أشهر
| Drill | Facility | every three months
| التمرين الشامل | المرفق | كل سنة
| Full exercise | Facility | every year
`;
