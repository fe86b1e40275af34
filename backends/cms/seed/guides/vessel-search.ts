export default `
تعرض خدمة البحث عن السفن حركة السفن في الموانئ العشرة وبيانات الوكلاء الملاحيين المرخص لهم. والخدمة متاحة للجميع دون تسجيل ودون رسوم، وتظهر نتيجتها فورًا.
Vessel search shows the movements of vessels in the ten ports and the details of licensed shipping agents. It is open to everyone, without registration or charge, and answers at once.
% picture:container-ship-bow-1
# البحث في جدول السفن
# Searching the vessel schedule
+ اختر «جدول السفن».
+ Choose “Vessel schedule”.
+ اختر الميناء، وهو حقل إلزامي.
+ Choose the port. This field is required.
+ حدّد تاريخ البداية، وهو إلزامي، ويظهر فيه تاريخ اليوم عند فتح الصفحة.
+ Set the start date. It is required, and is set to today when the page opens.
+ حدّد تاريخ النهاية إن أردت، ولا يصح أن يسبق تاريخ البداية.
+ Set an end date if you wish. It cannot be earlier than the start date.
+ اختر حالة السفينة أو اتركها على «الكل»، واكتب اسم الوكيل أو السفينة أو رقمها (IMO) إن عرفته.
+ Choose a status or leave it at “All”, and enter the name of the agent, or the name or IMO number of the vessel, if you know it.
+ اكتب رمز التحقق، ثم اضغط «بحث».
+ Type the verification code, then select “Search”.
# معاني الحالات
# What the statuses mean
% drawingCall
! الحالة وما تدل عليه
! Each status and its meaning
|| الحالة | معناها
|| Status | Meaning
| متوقعة الوصول | أبلغ الوكيل عن موعد وصولها ولم تصل بعد
| Expected | The agent has announced an arrival and the vessel has not yet come
| في منطقة الانتظار | وصلت وألقت مرساتها في انتظار الرصيف
| Anchorage area | The vessel has arrived and is at anchor, waiting for a berth
| في الميناء | رست على الرصيف
| In port | The vessel is at its berth
| متأخرة | مضى موعد وصولها المعلن ولم تصل
| Delayed | The announced time of arrival has passed without the vessel
| غادرت الميناء | أبحرت من الميناء
| Departed | The vessel has sailed
# كيف تقرأ النتيجة
# How to read the result
! أعمدة الجدول
! Columns of the table
|| العمود | ما فيه
|| Column | What it holds
| رقم السفينة (IMO) | رقم دائم من 7 أرقام لا يتغير بتغير الاسم أو العلم
| IMO number | A permanent number of seven digits that stays when name or flag change
| الوصول | موعد الوصول إلى الميناء أو منطقة الانتظار، بتوقيت الرياض
| Arrival | The time of arrival at the port or its anchorage, Riyadh time
| الرسو | بدايته ونهايته متى خُصص للسفينة رصيف
| Berthing | Its beginning and end, once the vessel has a berth
| الوكيل الملاحي | من يمثل السفينة ويصدر إذن التسليم
| Shipping agent | Who represents the vessel and issues the delivery order
| الحمولة الإجمالية | قياس لحجم السفينة تُحتسب عليه أجورها، لا وزن بضائعها
| Gross tonnage | A measure of the vessel’s volume on which its charges are based, not the weight of its cargo
ويمكنك تنزيل النتائج ملفَّ CSV، ونسخ رابط البحث لإرساله إلى غيرك، وإظهار التاريخ الهجري.
You can download the results as a CSV file, copy the link of a search to send it on, and show Hijri dates.
# متابعة سفينة بالبريد
# Following a vessel by email
اضغط «أعلمني» بجانب السفينة، وأدخل بريدك الإلكتروني، ثم أكّد العنوان من الرسالة التي تصلك. ونُعلمك عند الإعلان عن وصول السفينة، وعند رسوها، وعند مغادرتها. ويمكنك إلغاء الاشتراك من رابط في آخر كل رسالة.
Select “Tell me” beside the vessel, enter your email address and confirm it from the message that you receive. We tell you when the vessel is announced, when it berths and when it leaves. A link at the end of each email ends the subscription.
# البحث عن الوكلاء
# Searching for agents
+ اختر «الوكلاء الملاحيون».
+ Choose “Shipping agents”.
+ اختر الميناء، واكتب اسم الوكيل أو جزءًا منه إن عرفته.
+ Choose the port and, if you know it, enter the agent’s name or a part of it.
+ اكتب رمز التحقق، ثم اضغط «بحث»، فتظهر أسماء الوكلاء وشركاتهم وعناوينهم وأرقام هواتفهم.
+ Type the verification code, then select “Search”. The agents appear with their companies, addresses and telephone numbers.
# أسئلة شائعة
# Common questions
! إذا لم تجد ما تبحث عنه
! When you do not find what you need
|| الحالة | ما تفعله
|| Situation | What to do
| لا تظهر السفينة | وسّع المدة، وجرّب رقم السفينة (IMO) بدل اسمها
| The vessel does not appear | Widen the dates, and try its IMO number instead of its name
| النتائج كثيرة | أضف حالة أو وكيلًا، أو اكتب كلمة في خانة التصفية أعلى الجدول
| There are too many results | Add a status or an agent, or type a word in the filter above the table
| تغيّر موعد الوصول | المواعيد تقديرية، والمرجع ما يبلّغك به وكيلك الملاحي
| The time of arrival has changed | Times are estimates. Rely on what your shipping agent tells you
| رُفض رمز التحقق | اكتب الرمز الجديد، فهو يتغير بعد كل بحث
| The verification code was refused | Type the new code. It changes after each search
# الدعم
# Support
مركز خدمة العملاء {{shortNumber}}، {{hours}}.
Contact centre {{shortNumber}}, {{hours}}.
`;
