import { CONTACTS, GENERAL_ENQUIRIES } from './contacts';

export default `
يبين هذا الدليل للشاحن والوكيل الملاحي وصاحب البضاعة والناقل ما يلزم لإدخال البضائع الخطرة إلى الموانئ وإخراجها منها، وفق المدونة البحرية الدولية للبضائع الخطرة (IMDG). ومرجعه لائحة مناولة البضائع الخطرة (REG-03)، وهي الحَكَم عند الاختلاف. ويشمل البضائع الواردة والمصدّرة والعابرة وبضائع المسافنة، وما يبقى منها على متن السفينة، والأوعية الفارغة التي لم تُنظف، وهو ما يجب الإقرار به كله.
This guide tells shippers, shipping agents, cargo owners and hauliers what is needed to bring dangerous goods into the ports and take them out under the International Maritime Dangerous Goods (IMDG) Code. It rests on the regulation on dangerous goods (REG-03), which prevails where the two differ. Imports, exports, goods in transit, transhipment, goods that remain on board and empty uncleaned containers must all be declared.
% picture:container-close-up-1
# الخطوات بالترتيب
# The steps in order
% drawingDangerous
+ يجب على الشاحن أن يصنف البضاعة ويعبئها ويضع عليها العلامات، وأن يسلّم الوكيل وثائقها قبل موعد الإقرار بيوم عمل على الأقل.
+ The shipper must classify, pack and mark the goods and give the agent their documents at least one working day before the declaration is due.
+ يجب على الوكيل الملاحي أن يقدم الإقرار إلكترونيًا قبل {{dangerousNoticeHours}} ساعة من وصول السفينة، أو قبل {{exportNoticeHours}} ساعة من دخول الشحنة المصدّرة.
+ The shipping agent must declare the goods online {{dangerousNoticeHours}} hours before the vessel arrives, or {{exportNoticeHours}} hours before an export consignment enters the port.
+ ترد إدارة السلامة في الميناء خلال {{declarationAnswerHours}} ساعة: قبول، أو قبول بشروط، أو رفض مع بيان سببه. ولا يجوز تفريغ شحنة لم يُقبل إقرارها.
+ The safety department of the port answers within {{declarationAnswerHours}} hours: accepted, accepted on conditions, or refused with the reason. A consignment must not be discharged unless its declaration has been accepted.
+ يجوز تصحيح الإقرار دون مقابل قبل {{declarationCorrectHours}} ساعة من وصول السفينة.
+ You may correct the declaration free of charge up to {{declarationCorrectHours}} hours before the vessel arrives.
+ احجز موعد الشاحنة، وأخرج البضاعة قبل انتهاء مدة بقائها.
+ Book the truck and take the goods out before their stay ends.
# ما يتضمنه الإقرار
# What the declaration contains
- رقم الأمم المتحدة والاسم الرسمي للشحن.
- the UN number and the proper shipping name;
- الصنف والمخاطر الثانوية ومجموعة التعبئة.
- the class, subsidiary hazards and packing group;
- عدد الطرود ونوعها والكمية الصافية والإجمالية.
- the number and type of packages, and the net and gross quantity;
- رقم الحاوية وموضعها على متن السفينة.
- the container number and its position on board;
- نقطة الوميض ودرجة حرارة الضبط حيث تنطبق.
- the flashpoint and the control temperature, where they apply;
- اسم الشاحن والمستلم ورقم هاتف للطوارئ يجيب على مدار الساعة.
- the names of shipper and consignee, and an emergency telephone number answered at any hour.
يجب أن ترافق الشحنة نشرة بيانات السلامة بالعربية والإنجليزية وشهادة تعبئة الحاوية، وأن تحمل الحاوية لوحات الخطر على جوانبها الأربعة. وتُعاد الشحنة التي تخالف وثائقها محتواها.
A safety data sheet in Arabic and English and a container packing certificate must go with the consignment, and the container must carry placards on all four sides. A consignment whose documents do not agree with its contents is returned.
# ما لا يدخل إلا بموافقة
# What needs consent first
يُحظر دخول المتفجرات والمواد المشعة ونترات الأمونيوم إلا بموافقة خطية من الهيئة والجهات الأمنية المختصة، وتُطلب قبل الوصول بـ{{prohibitedDays}} يوم عمل. وتُسلَّم هذه المواد تسليمًا مباشرًا ولا تُخزن.
Explosives, radioactive material and ammonium nitrate must not enter without the written consent of the Authority and the competent security agencies. Request it {{prohibitedDays}} working days before arrival. These goods pass by direct delivery and are not stored.
# كم تبقى البضاعة في الميناء
# How long goods may stay
! مدة البقاء المسموح بها في الميناء بحسب الصنف
! Permitted stay in the port by class
|| الصنف | الوصف | مدة البقاء
|| Class | Description | Length of stay
= dangerousStayRows
يجوز لمدير عام الميناء تمديد المدة مرة واحدة بما لا يتجاوز نصفها لسبب خارج عن إرادة صاحب البضاعة، عدا الصنفين 1 و7.
The port general manager may extend the stay once, by up to half, for a cause beyond the owner’s control, except for classes 1 and 7.
وتُعفى الكميات المحدودة والمستثناة من مدد البقاء ومسافات الفصل، ويجب مع ذلك الإقرار بها.
Limited and excepted quantities are exempt from the length of stay and the separation distances, but must still be declared.
# الفصل في الساحات
# Segregation in yards
! أدنى مسافات الفصل في الساحات
! Minimum separation distances in yards
|| الأصناف | المسافة
|| Classes | Distance
= separationRows
لا يجوز فتح حاوية بضائع خطرة إلا بحضور مسؤول السلامة، وبعد قياس الغازات فيها، وفي الموضع المخصص لذلك.
A container of dangerous goods may be opened only in the presence of the safety officer, after its gases have been measured and in the place assigned.
# النقل داخل الميناء
# Transport in the port
يجب أن يحمل سائق البضائع الخطرة شهادة تدريب سارية، وأن تحمل شاحنته طفايتين وأدوات طوارئ. ويُحظر وقوف الشاحنة المحملة خارج المواقع المخصصة لها.
The driver of dangerous goods must hold a valid training certificate, and the truck must carry two extinguishers and emergency tools. A laden truck must not stop outside the places assigned.
# التكلفة
# What it costs
الإقرار وتصحيحه في موعده دون مقابل. ومدة الإعفاء من أجور التخزين يوم واحد، ثم تُحتسب أجور التخزين المقررة يُضاف إليها النصف.
The declaration, and its correction in time, are free of charge. There is a free period of {{dangerousFreeDays}} day. After it, the usual storage charges apply with half as much added.
# ما يترتب على المخالفة
# What happens if you do not comply
! الأثر في كل حالة
! What follows in each case
|| الحالة | الأثر
|| Case | What follows
| وصول السفينة دون إقرار مقبول | لا تُفرغ الشحنة
| The vessel arrives without an accepted declaration | The consignment is not discharged
| وثائق أو لوحات لا تطابق المحتوى | إعادة الشحنة إلى الشاحن
| Documents or placards do not match the contents | The consignment is returned to the shipper
| انتهاء مدة البقاء | نقل البضاعة إلى موقع معزول على نفقة صاحبها، بعد تنبيهه قبل {{overstayNoticeHours}} ساعة
| The stay ends | The goods are moved to an isolated place at the owner’s expense, after {{overstayNoticeHours}} hours’ warning
| مضي {{abandonedDays}} يومًا على الإنذار بتجاوز المدة | الإحالة إلى الجهة المختصة للإتلاف أو التصرف على نفقة صاحبها
| {{abandonedDays}} days pass after a warning of overstay | Referred for destruction or disposal at the owner’s expense
! الغرامات بالريال السعودي
! Fines in Saudi riyals
|| المخالفة | المرة الأولى | عند التكرار
|| Breach | First time | Repeated
= dangerousPenaltyRows
ويتحمل الشاحن والوكيل متضامنين نفقات كل ضرر ينشأ عن إقرار غير صحيح. ويجوز التظلم أمام رئيس الهيئة خلال {{appealDays}} يومًا من العلم بالقرار.
The shipper and the agent are jointly liable for the cost of any damage arising from an incorrect declaration. You may appeal to the President of the Authority within {{appealDays}} days of notice of a decision.
# عند التسرب أو الحريق
# If there is a leak or a fire
+ ابتعد بمن معك بعكس اتجاه الريح، وأوقف مصادر اللهب إن أمكن ذلك دون خطر.
+ Move away upwind with the people nearby and, where it is safe, cut off sources of ignition.
+ يجب إبلاغ مركز الطوارئ في الميناء فورًا برقم الأمم المتحدة وموضع الحادث واتجاه الريح، قبل أي محاولة للاحتواء.
+ You must tell the emergency centre of the port at once: the UN number, the place and the direction of the wind, before any attempt at containment.
+ يجب عزل الموقع بقطر لا يقل عن {{cordonMetres}} مترًا، ويُحظر على غير المدربين محاولة الاحتواء.
+ The place must be cordoned off to at least {{cordonMetres}} metres. Untrained people must not try to contain a leak.
+ يُحرر محضر الحادث خلال {{incidentReportHours}} ساعات.
+ The incident is recorded within {{incidentReportHours}} hours.
${CONTACTS}
| الإقرار وشروط القبول | إدارة السلامة في الميناء، عبر نظام الإقرار
| Declarations and conditions | Safety department of the port, through the declaration system
| التسرب والحريق | مركز الطوارئ في الميناء، على مدار الساعة
| Leaks and fire | Emergency centre of the port, at any time
${GENERAL_ENQUIRIES}
`;
