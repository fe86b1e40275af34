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
- المنطقة المقيدة: موضع لا يدخله إلا من أُذن له به بالاسم.
- Restricted area: a place that is entered only by those named in a permit for it.
- الحادث السيبراني: كل دخول غير مأذون به إلى نظام، أو تعطيل له، أو تغيير في بياناته.
- Cyber incident: any unauthorised access to a system, disruption of it or change of its data.
## الأساس النظامي @basis
## Legal basis
يُطبق في الموانئ الفصل الحادي عشر-2 من الاتفاقية الدولية لسلامة الأرواح في البحر (SOLAS) والمدونة، وما ورد في هذه اللائحة من أحكام إضافية.
Chapter XI-2 of the International Convention for the Safety of Life at Sea (SOLAS) and the Code apply in the ports, together with this regulation.
## نطاق التطبيق @scope
## Scope
تسري هذه اللائحة على المرافق التي تستقبل سفن الركاب، وسفن البضائع التي تبلغ حمولتها الإجمالية 500 طن فأكثر في رحلات دولية، والمنصات المتنقلة، وعلى كل من يدخل هذه المرافق.
This regulation applies to facilities that receive passenger ships, cargo ships of 500 GT and above on international voyages, and mobile platforms, and to everyone who enters those facilities.
## مسؤوليات الهيئة @authority
## Duties of the Authority
تعتمد الهيئة تقييمات المرافق وخططها، وتعلن مستوى الأمن بعد التنسيق مع الجهات الأمنية، وتفتش كل مرفق مرة في السنة على الأقل. ويجب أن تبلّغ المنظمة البحرية الدولية بالمرافق المعتمدة وبكل تغيير فيها.
The Authority approves the assessments and plans of facilities, announces the security level in agreement with the security agencies, and inspects each facility at least once a year. It must notify the International Maritime Organization of approved facilities and of every change.
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
## السفينة ذات المستوى الأعلى @shiplevel
## Vessels at a higher level
إذا كان مستوى السفينة أعلى من مستوى المرفق وجب توقيع إعلان أمني بين الطرفين قبل بدء المناولة. ولا يجوز أن تكون السفينة على مستوى أدنى من مستوى المرفق.
Where a vessel is at a higher level than the facility, both must sign a declaration of security before handling begins. A vessel must not be at a lower level than the facility.
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
## اعتماد الخطة @approval
## Approval of the plan
تبت الهيئة في الخطة خلال 45 يوم عمل من تقديمها، ويكون اعتمادها 5 سنوات. ولا يجوز تشغيل مرفق دون خطة معتمدة.
The Authority decides on a plan within 45 working days, and its approval is valid for five years. A facility must not work without an approved plan.
## ضابط أمن المرفق @officer
## Facility security officer
يجب أن يعين كل مشغل ضابط أمن للمرفق ونائبًا له، اجتازا دورة معتمدة، وأن يكون أحدهما متاحًا على مدار الساعة.
Each operator must appoint a facility security officer and a deputy, both trained on an approved course. One of them must be reachable at any hour.
وعلى ضابط الأمن أن يبلّغ الهيئة بكل خرق أمني خلال ساعة من العلم به، وأن يحفظ سجلاته 3 سنوات.
The officer must report every breach of security to the Authority within one hour of learning of it and must keep its records for three years.
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
## مؤن السفينة @stores
## Ship’s stores
لا يجوز تسليم المؤن إلا لسفينة أُخطر ضابط أمنها بها، ويجب أن يُفتش ما يدخل منها بالقدر الذي يقتضيه مستوى الأمن.
Stores may be delivered only to a vessel whose security officer has been told of them, and must be searched as far as the security level requires.
# الأمن السيبراني
# Cyber security
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
## السرية @confidentiality
## Confidentiality
يُحظر إفشاء المعلومات الأمنية التي يُطلع عليها بسبب تطبيق هذه اللائحة، ويبقى هذا الواجب قائمًا بعد انتهاء الخدمة.
Security information learned in carrying out this regulation must not be disclosed. This duty continues after a person has left.
## التعاميم والتعليمات @circulars
## Circulars and instructions
يصدر مدير عام الرقابة والالتزام التعاميم اللازمة لتنفيذ هذه اللائحة. ولا يجوز أن يُنشر فيها ما يكشف خطة مرفق.
The Director General of Inspection and Compliance issues the circulars needed to carry out this regulation. They must not disclose the plan of a facility.
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
`;
