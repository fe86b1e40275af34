export default `
تعرض الهيئة الوطنية للموانئ ما فاض عن حاجتها في مستودعات الموانئ على الجهات الحكومية، لتستفيد منه دون مقابل قبل بيعه. ويشرح هذا الدليل البحث عن المواد وطلبها واستلامها.
The National Ports Authority offers the surplus of its port warehouses to government agencies, free of charge, before it is sold. This guide explains how to find, request and collect items.
% picture:warehouse-1
# من يحق له الطلب
# Who may request
- الجهات الحكومية وفروعها في المناطق.
- Government agencies and their regional branches.
- موظف مفوض يستخدم بريدًا رسميًا لجهته.
- An authorised employee with an official email address of the agency.
وتبقى المادة معروضة {{surplusOfferDays}} يومًا على الأقل، وتُطبق عليها لائحة المنقولات الفائضة والرجيع (REG-10).
An item is offered for at least {{surplusOfferDays}} days, under the regulation on surplus and condemned items (REG-10).
# الخطوات
# Steps
% drawingMovables
+ اكتب الاسم الكامل ورقم الهوية ورقم الجوال والبريد الإلكتروني.
+ Enter your full name, identity number, mobile number and email address.
+ حدّد الجهة والإدارة والمدينة.
+ State the entity, its management and the city.
+ اختر التصنيف ثم الصنف ثم الموقع ثم المادة، وكل اختيار يضيّق ما بعده.
+ Choose the classification, the item, the site and the movable. Each choice narrows the next.
+ اكتب الكمية المطلوبة، على ألا تزيد على المتاح الذي يظهر عند اختيار المادة.
+ Enter the quantity you require, no more than the quantity available, which appears once a movable is chosen.
+ أضف ملاحظاتك إن وجدت، واكتب رمز التحقق، ثم أرسل الطلب.
+ Add remarks if you wish, type the verification code and send the request.
# كيف تملأ الحقول
# How to complete the fields
! ما يُقبل في كل حقل
! What each field accepts
|| الحقل | ما يُكتب | مثال
|| Field | What to enter | Example
| رقم الهوية | 10 أرقام تبدأ بالرقم 1 | 1000000008
| Identity number | 10 digits, starting with 1 | 1000000008
| رقم الجوال | 12 رقمًا تبدأ بالرمز 966 | 966500000000
| Mobile number | 12 digits, starting with 966 | 966500000000
| البريد الإلكتروني | بريد الجهة، لا البريد الشخصي | name@agency.example
| Email | The agency’s address, not a personal one | name@agency.example
| الكمية | عدد صحيح لا يزيد على المتاح | 12
| Quantity | A whole number, no more than is available | 12
# بعد الإرسال
# After sending
يظهر لك رقم مرجعي، وتُحجز الكمية {{reservationDays}} يومًا إلى أن يقبل المستودع طلبك. فإن لم يُبت فيه خلالها عادت الكمية إلى العرض. ويمكنك متابعة الطلب من صفحة «متابعة الطلبات والشكاوى» بالرقم المرجعي وبريدك الإلكتروني.
You receive a reference number, and the quantity is reserved for {{reservationDays}} days, until the warehouse accepts your request. Without a decision by then, the quantity is offered again. You can follow the request on the tracking page with the reference number and your email address.
! مراحل الطلب
! Stages of a request
|| الخطوة | المدة
|| Step | Time
| مراجعة الطلب والتحقق من صفة مقدمه | 5 أيام
| Review of the request and of the applicant’s authority | 5 days
| موافقة إدارة المستودعات | 10 أيام
| Approval by the warehouse department | 10 days
| تحديد موعد الاستلام | 15 يومًا
| Appointment for collection | 15 days
ولا يتجاوز مجموع المراحل {{surplusDecisionDays}} يومًا. وعند تعدد الطلبات على مادة واحدة تكون الأولوية لأول طلب مكتمل، ويجوز لرئيس الهيئة تقديم جهة صحية أو تعليمية أو جهة طوارئ بقرار مسبب.
All stages together take no more than {{surplusDecisionDays}} days. Where several agencies request the same item, the first complete request comes first. The President of the Authority may place a health, education or emergency agency before it, with reasons.
# لماذا قد يُرفض الطلب
# Why a request may be refused
- أُرسل من بريد شخصي، أو من غير مفوض.
- It came from a personal address, or from someone without authority.
- نفدت الكمية قبل البت فيه.
- The quantity ran out before the decision.
- لا صلة للمادة بعمل الجهة.
- The item has no connection with the work of the agency.
# الاستلام
# Collection
- يجب أن يحضر مندوب الجهة بخطاب تفويض وبطاقة هويته.
- The agency’s representative must bring a letter of authority and an identity card.
- تُعاين المواد بحالتها الراهنة، ويُوقَّع محضر التسليم.
- The items are inspected as they stand, and a handover record is signed.
- تتولى الجهة تحميل المواد ونقلها على نفقتها.
- The agency provides loading and transport at its own expense.
- يُلغى الحجز إن لم تُستلم المواد خلال {{surplusCollectDays}} يومًا من الموعد.
- The reservation lapses if the items are not collected within {{surplusCollectDays}} days of the appointment.
# الدعم
# Support
مركز خدمة العملاء {{shortNumber}}، {{hours}}.
Contact centre {{shortNumber}}, {{hours}}.
`;
