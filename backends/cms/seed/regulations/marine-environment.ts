import { PROHIBITIONS } from '../facts/lists-of-law';

export default `
تصدر هذه اللائحة عن الهيئة الوطنية للموانئ بموجب {{decision}}، وتحل محل الإصدار الأول من لائحة حماية البيئة البحرية في الموانئ.
This regulation is issued by the National Ports Authority under {{decision}}. It replaces the first issue of the regulation on the marine environment in ports.
# أحكام عامة
# General provisions
## التعريفات @definitions
## Definitions
يُقصد بالعبارات الآتية المعاني المبينة أمام كل منها:
In this regulation the following words have the meanings given beside them:
- الهيئة: الهيئة الوطنية للموانئ.
- Authority: the National Ports Authority.
- التلوث: إدخال مادة أو طاقة إلى بيئة الميناء تضر بالأحياء أو الصحة أو استعمال المياه.
- Pollution: the introduction of a substance or energy into the port environment that harms living things, health or the use of the water.
- مخلفات السفن: ما ينتج عن تشغيل السفينة وبضائعها وطاقمها مما لم تعد له حاجة.
- Ships’ waste: what arises from the working of a vessel, its cargo and its crew and is no longer needed.
- مياه الاتزان: ماء يُحمل في خزانات السفينة لحفظ توازنها.
- Ballast water: water carried in a vessel’s tanks to keep it balanced.
- التسرب الزيتي: وصول زيت إلى الماء من سفينة أو منشأة أو مركبة.
- Oil spill: oil that reaches the water from a vessel, installation or vehicle.
## المبدأ @principle
## Principle
يجب على كل مستفيد من الميناء أن يمنع التلوث من مصدره. ويتحمل المتسبب فيه نفقات المكافحة والتنظيف وإعادة الحال.
Every port user must prevent pollution at its source. Whoever causes it pays for the response, the cleaning and the restoration.
## نطاق التطبيق @scope
## Scope
تسري هذه اللائحة على السفن والمحطات والمنشآت والمركبات داخل حدود الموانئ ومناطق الانتظار، ولا تخل بنظام البيئة ولا بالاتفاقية الدولية لمنع التلوث من السفن (MARPOL).
This regulation applies to vessels, terminals, firms and vehicles within port limits and anchorage areas. It is without prejudice to the Environment Law and the International Convention for the Prevention of Pollution from Ships (MARPOL).
# المحظورات والانبعاثات
# Prohibitions and emissions
## المحظورات @prohibitions
## Prohibitions
يُحظر داخل حدود الموانئ ما يأتي:
The following must not take place within port limits:
${PROHIBITIONS}
## مياه الاتزان @ballast
## Ballast water
لا يجوز تصريف مياه الاتزان قبل معالجتها بالمعيار D-2. ويجب تقديم سجلها قبل 24 ساعة من الوصول، ويجوز للهيئة أخذ عينات منها دون تأخير السفينة.
Ballast water must not be discharged before treatment to the D-2 standard. Its record must be submitted 24 hours before arrival. The Authority may take samples without delaying the vessel.
## وقود السفن وجودة الهواء @air
## Marine fuel and air quality
يجب ألا يزيد محتوى الكبريت في وقود السفن على 0.50%. وعلى السفينة الراسية أن تمنع الدخان الأسود، ويجوز إلزامها بالكهرباء من الرصيف حيث تتوافر إذا تكرر انبعاثه منها.
Marine fuel must contain no more than 0.50% sulphur. A vessel alongside must prevent black smoke, and may be ordered to use shore power where it is available when smoke recurs.
## الغبار @dust
## Dust
يجب على محطات السوائب تغطية الأكوام ورش الطرق، وتركيب مصدّات للرياح على السيور والمقابض. ويجب إيقاف المناولة متى تجاوز تركيز الغبار عند السور الحد المبين في الملحق (1).
Bulk terminals must cover heaps, spray roads and fit wind screens to conveyors and grabs. Handling must stop when dust at the fence exceeds the limit of Annex 1.
## الضوضاء @noise
## Noise
يُحظر استعمال صافرة السفينة داخل الميناء لغير السلامة. وعلى المحطات القريبة من الأحياء أن تخفض ضوضاءها بين 10 مساءً و6 صباحًا.
The whistle of a vessel must not be used in the port except for safety. Terminals near residential areas must lower their noise between 10pm and 6am.
## مياه الأمطار والصرف @drainage
## Drainage
يجب أن تمر مياه الساحات والورش بفاصل للزيوت قبل وصولها إلى الحوض، وأن يُنظف الفاصل كل 6 أشهر على الأقل.
Water from yards and workshops must pass through an oil separator before it reaches the basin. The separator must be cleaned at least every six months.
# مخلفات السفن
# Ships’ waste
## تسليم المخلفات @waste
## Delivery of waste
يجب على السفينة أن تسلّم مخلفاتها قبل مغادرتها، ما لم تثبت أن خزاناتها تكفي حتى الميناء التالي. وتبين قواعد استقبال مخلفات السفن الملحقة بهذه اللائحة أنواعها ومهلها وأجورها.
A vessel must deliver its waste before departure unless it shows that its tanks can hold it until the next port. The rules for receiving ships’ waste annexed to this regulation give types, times and charges.
## مرافق الاستقبال @reception
## Reception facilities
يجب أن توفر الهيئة في كل ميناء مرافق كافية لا تسبب تأخيرًا للسفن. ويجوز للربان أن يبلّغ عن قصورها على النموذج الدولي المعتمد.
The Authority must provide adequate facilities in every port that do not delay vessels. The master may report any inadequacy on the approved international form.
# الرصد والأعمال البحرية
# Monitoring and marine works
## الرصد البيئي @monitoring
## Monitoring
على الهيئة أن تقيس جودة المياه والهواء والرواسب في الموانئ كل 3 أشهر، وأن تنشر النتائج السنوية في موقعها.
The Authority must measure water, air and sediment in the ports every three months and publish the annual results on its website.
## التكريك والردم @dredging
## Dredging and reclamation
لا يجوز التكريك أو الردم إلا بعد دراسة للأثر البيئي ومسح للشعاب المرجانية وأشجار المانغروف. ويجب إيقاف العمل متى تجاوزت العكارة الحد المعتمد.
Dredging and reclamation must not begin without an environmental impact study and a survey of coral reefs and mangroves. Work must stop when turbidity exceeds the approved limit.
## تعويض الموائل @habitats
## Habitats
يجب على من أزال مانغروف أو مرجانًا بترخيص أن يغرس أو ينقل ما يعادل 3 أمثاله، وأن يتابعه 5 سنوات.
Whoever removes mangroves or coral under a licence must plant or move three times as much and must look after it for five years.
# التسربات
# Spills
## الإبلاغ @reporting
## Reporting
يجب الإبلاغ عن كل تسرب خلال 15 دقيقة من مشاهدته، على القناة 16 أو لمركز الطوارئ، مع موضعه وكميته المقدرة واتجاه حركته.
Every spill must be reported within 15 minutes of being seen, on channel 16 or to the emergency centre, with its place, estimated quantity and drift.
## خطة المكافحة @plan
## Response plan
يجب أن يكون لكل ميناء خطة لمكافحة التلوث من 3 مستويات، تُختبر بتمرين اتصال كل 3 أشهر وبتمرين سنوي مع المحطات والجهات المعنية. ويبين الملحق (2) المستويات ومن يقودها، والأزمنة المستهدفة، والحد الأدنى من المعدات.
Each port must keep a pollution response plan with three levels. It is tested in a communications exercise every three months and in an annual exercise with the terminals and the agencies concerned. Annex 2 gives the levels and who leads them, the target times and the minimum equipment.
يجب جرد المعدات كل 3 أشهر، وإعداد تقرير بالدروس المستفادة خلال 30 يومًا من انتهاء كل استجابة.
The equipment must be counted every three months. A report on what was learned must be prepared within 30 days of the end of each response.
## المشتتات @dispersants
## Dispersants
يُحظر استعمال المشتتات الكيميائية داخل الأحواض. ولا يجوز استعمالها خارجها إلا بموافقة الجهة البيئية المختصة.
Chemical dispersants must not be used in the basins. Outside them they may be used only with the consent of the competent environmental agency.
## الضمان @security
## Security
لا يجوز أن تغادر السفينة المتسببة في تلوث الميناء قبل تقديم ضمان بالتكلفة المقدرة للمكافحة.
A vessel that has caused pollution must not leave the port before giving security for the estimated cost of the response.
# أحكام ختامية
# Final provisions
## المخالفات @penalties
## Breaches
تُطبق على مخالفة هذه اللائحة الجزاءات الواردة في جدول المخالفات والجزاءات، ولا يخل تطبيقها بالعقوبات المقررة في نظام البيئة.
The penalties in the schedule of breaches and penalties apply, without prejudice to those of the Environment Law.
## التعاميم والتعليمات @circulars
## Circulars and instructions
يصدر مدير عام السلامة والبيئة التعاميم اللازمة لتنفيذ هذه اللائحة، ويجب أن تُنشر في موقع الهيئة.
The Director General of Safety and Environment issues the circulars needed to carry out this regulation. They must be published on the Authority’s website.
## الإلغاء والنفاذ @commencement
## Repeal and commencement
يُعمل بهذه اللائحة {{commencement}}. ويجب على المنشآت القائمة أن تستكمل ما تتطلبه من أنظمة الصرف والرصد خلال سنة.
This regulation takes effect {{commencement}}. Existing installations must complete the drainage and monitoring systems it requires within one year.
### حدود الرصد
### Monitoring limits
! حدود جودة الهواء والمياه
! Limits of air and water quality
|| المؤشر | الحد | موضع القياس
|| Indicator | Limit | Place of measurement
= monitoringRows
### الاستجابة للتسرب الزيتي
### Response to oil spills
! مستويات الاستجابة ومن يقودها
! Levels of response and who leads them
|| المستوى | الكمية المقدرة | القيادة | بدء التحرك خلال
|| Level | Estimated amount | Led by | Deployed within
= spillLevelRows
! مراحل الاستجابة بالدقائق منذ الإنذار
! Stages of the response in minutes from the alarm
|| المرحلة | خلال
|| Stage | Within
= spillStageRows
! الحد الأدنى من المعدات الجاهزة
! Minimum equipment kept ready
|| المعدات | في كل ميناء | في كل مستودع مشترك
|| Equipment | In each port | In each shared store
= spillStockRows
`;
