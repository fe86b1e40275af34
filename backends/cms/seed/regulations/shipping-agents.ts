export default `
تصدر هذه اللائحة عن الهيئة الوطنية للموانئ بموجب {{decision}}، وتحل محل الإصدار الثاني من لائحة الوكالات الملاحية.
This regulation is issued by the National Ports Authority under {{decision}}. It replaces the second issue of the regulation on shipping agencies.
# أحكام عامة
# General provisions
## التعريفات @definitions
## Definitions
يُقصد بالعبارات الآتية المعاني المبينة أمام كل منها:
In this regulation the following words have the meanings given beside them:
- الهيئة: الهيئة الوطنية للموانئ.
- Authority: the National Ports Authority.
- الوكالة الملاحية: تمثيل السفينة ومالكها أو مشغلها في الميناء لدى الجهات العاملة فيه.
- Shipping agency: the representation of a vessel and its owner or operator in the port before the agencies working there.
- الوكيل: المنشأة المرخص لها بمزاولة الوكالة الملاحية.
- Agent: the firm licensed to act as a shipping agency.
- المندوب: من يحمل بطاقة سارية لتمثيل الوكيل في الميناء.
- Representative: a person who holds a valid card to act for the agent in the port.
## نطاق التطبيق @scope
## Scope
تسري هذه اللائحة على كل من يزاول الوكالة الملاحية في الموانئ التابعة للهيئة، وعلى السفن التي تستعين به. ويجب أن يكون لكل سفينة تجارية تدخل الميناء وكيل مرخص له.
This regulation applies to whoever acts as a shipping agency in the ports of the Authority and to the vessels that employ it. Every merchant vessel that enters a port must have a licensed agent.
# الترخيص
# Licence
## اشتراط الترخيص @licence
## Need for a licence
لا يجوز لأحد أن يزاول الوكالة الملاحية في الموانئ دون ترخيص من الهيئة. ومدة الترخيص 3 سنوات قابلة للتجديد، ولا يجوز التنازل عنه.
A person must not act as a shipping agent in the ports without a licence from the Authority. It is valid for three years, may be renewed and must not be transferred.
## شروط الترخيص @conditions
## Conditions
يُشترط في طالب الترخيص:
The applicant must have:
- سجل تجاري سارٍ يتضمن النشاط.
- a valid commercial registration that includes the activity;
- مكتب في كل ميناء يعمل فيه.
- an office in every port in which it works;
- مدير متفرغ له خبرة لا تقل عن 5 سنوات في النقل البحري.
- a full-time manager with at least five years’ experience in maritime transport;
- رأس مال لا يقل عن مليوني ريال.
- capital of at least two million riyals;
- اتفاقية وكالة سارية مع خط ملاحي واحد على الأقل.
- a valid agency agreement with at least one shipping line.
## الضمان المالي @guarantee
## Financial guarantee
يجب أن يقدم الوكيل ضمانًا بنكيًا غير مشروط قدره 500,000 ريال، يبقى ساريًا مدة الترخيص و6 أشهر بعدها. ويجوز للهيئة أن تستوفي منه ما يستحق على السفن التي يمثلها بعد إشعاره بـ5 أيام عمل.
The agent must give an unconditional bank guarantee of SAR 500,000, valid for the term of the licence and six months after. The Authority may draw on it for dues of the vessels that the agent represents, after five working days’ notice.
## تقديم الطلب @application
## Application
يجب تقديم طلب الترخيص وتجديده عبر بوابة العملاء. ويجب طلب التجديد قبل 30 يومًا على الأقل من انتهاء الترخيص.
A licence and its renewal must be requested through the customer portal. Renewal must be requested at least 30 days before the licence expires.
## البت في الطلب @decision
## Time for a decision
على الهيئة أن تبت في الطلب خلال {{licenceDays}} يومًا من اكتمال مستنداته، وأن تبين أسباب الرفض. ويجوز لمن رُفض طلبه أن يتظلم خلال 60 يومًا من إبلاغه.
The Authority must decide within {{licenceDays}} days of receiving all documents, and a refusal must state its reasons. An applicant who is refused may appeal within 60 days of notice.
## إضافة ميناء @port
## Adding a port
يجوز للوكيل أن يضيف ميناءً إلى ترخيصه إذا أثبت أن له فيه فرعًا ومندوبًا متفرغًا. ولا يزيد ذلك في مدة الترخيص.
An agent may add a port to its licence on showing that it has a branch and a full-time representative there. This does not extend the term of the licence.
# واجبات الوكيل
# Duties of the agent
## الواجبات تجاه السفينة والجهات @duties
## Duties towards vessels and agencies
يجب على الوكيل الملاحي:
The shipping agent must:
- تقديم إشعارات الوصول وبيانات الحمولة في مواعيدها.
- file notices of arrival and manifests on time;
- تمثيل السفينة لدى الجهات العاملة في الميناء على مدار الساعة.
- represent the vessel before the agencies working in the port at all hours;
- إصدار إذن التسليم إلكترونيًا خلال 4 ساعات من استيفاء شروطه.
- issue the delivery order electronically within four hours of its conditions being met;
- سداد الأجور المستحقة على السفن التي يمثلها.
- pay the charges due from the vessels it represents.
## صحة البيانات @data
## Correctness of data
يُسأل الوكيل عن صحة ما يقدمه من بيانات. ويُحظر عليه أن يستعمل حساب وكيل آخر أو أن يتيح حسابه لغيره.
The agent is liable for the correctness of the data it submits. It must not use another agent’s account or let others use its own.
## الإفصاح عن الأجور @charges
## Publication of charges
على الوكيل أن ينشر أجوره في موقعه الإلكتروني. ولا يجوز له أن يتقاضى ما لم يُعلن، ويجب أن يبلّغ الهيئة بكل تعديل قبل 30 يومًا من سريانه.
The agent must publish its charges on its website. It must not collect anything that is not listed, and must tell the Authority of any change 30 days before it takes effect.
## رعاية الطواقم @crews
## Care of crews
على الوكيل أن يرتب علاج أفراد الطاقم وتبديلهم وسفرهم، وأن يبلّغ فورًا عن كل تخلٍّ من مالك السفينة عن طاقمها.
The agent must arrange medical care, relief and travel of crew members, and must report any abandonment of a crew by the shipowner at once.
## المندوبون @representatives
## Representatives
لا يجوز أن يصعد إلى السفينة عن الوكيل إلا مندوب يحمل بطاقة سارية مدتها سنة، اجتاز الاختبار المهني. ويجب أن تُعاد البطاقة خلال 3 أيام من تركه العمل.
Only a representative with a valid card may board a vessel for the agent. The card is valid for one year and requires the professional test. It must be returned within three days when the representative leaves.
## السجلات @records
## Records
يجب حفظ سجلات السفن والبضائع 5 سنوات وإتاحتها لمفتشي الهيئة.
Records of vessels and cargo must be kept for five years and opened to the Authority’s inspectors.
## تغيير الوكيل @change
## Change of agent
يجوز لمالك السفينة أن يغير وكيله بإشعار إلكتروني يقبله الوكيل الجديد. ويبقى الوكيل السابق مسؤولًا عن أجور الزيارات التي مثّل السفينة فيها.
A shipowner may change the agent by an electronic notice that the new agent accepts. The former agent remains liable for the charges of the calls at which it represented the vessel.
# الرقابة والجزاءات
# Inspection and penalties
## تقييم الأداء @performance
## Performance
تنشر الهيئة كل 3 أشهر مؤشرات أداء الوكلاء: دقة الإشعارات، وزمن إصدار إذن التسليم، والشكاوى. ويجب على من قلّت دقة إشعاراته عن 90% أن يقدم خطة تصحيح خلال 15 يومًا.
Every three months the Authority publishes indicators of agents’ performance: the accuracy of notices, the time to issue delivery orders, and complaints. An agent with less than 90% accuracy must submit a plan of improvement within 15 days.
## تعليق الترخيص وإلغاؤه @suspension
## Suspension and cancellation
يُعلق الترخيص إذا انتهى الضمان أو تخلف شرط من شروطه. ويجب إلغاؤه إذا لم يُصحح الوضع خلال 90 يومًا، أو ثبت تقديم معلومات غير صحيحة.
The licence is suspended when the guarantee expires or a condition is no longer met. It must be cancelled if this is not put right within 90 days, or if false information was given.
## أثر التعليق @effect
## Effect of suspension
لا يجوز للوكيل المعلق ترخيصه أن يقبل زيارات جديدة. وعليه أن يتم الزيارات القائمة أو ينقلها إلى وكيل آخر خلال 7 أيام.
A suspended agent must not accept new calls. It must complete current calls or pass them to another agent within seven days.
# أحكام ختامية
# Final provisions
## التعاميم والتعليمات @circulars
## Circulars and instructions
يصدر نائب الرئيس للشؤون التنظيمية والتراخيص التعاميم اللازمة لتنفيذ هذه اللائحة، ويجب أن تُنشر في موقع الهيئة.
The Vice President for Regulation and Licensing issues the circulars needed to carry out this regulation. They must be published on the Authority’s website.
## الإلغاء والنفاذ @commencement
## Repeal and commencement
يُعمل بهذه اللائحة {{commencement}}، ويُلغى من ذلك التاريخ الإصدار السابق. وتبقى التراخيص السارية نافذة حتى تنتهي مددها.
This regulation takes effect {{commencement}}. The previous issue is repealed from that date. Valid licences remain valid until they expire.
### المدد
### Times
! المدد التي تلتزم بها الهيئة والوكيل
! Times that the Authority and the agent must keep
|| الإجراء | المدة
|| Step | Time
| البت في طلب الترخيص | {{licenceDays}} يومًا
| Decision on a licence | {{licenceDays}} days
| إصدار إذن التسليم | 4 ساعات
| Issue of a delivery order | four hours
| إبلاغ تعديل الأجور | قبل 30 يومًا
| Notice of a change of charges | 30 days before
| حفظ السجلات | 5 سنوات
| Keeping of records | five years
`;
