import { CONTACTS } from './contacts';

export default `
لا تدخل شاحنة إلى الميناء لتسليم بضاعة أو استلامها إلا بموعد محجوز. ويبين هذا الدليل للناقل والمخلّص الجمركي والسائق ما يُعد قبل الموعد، وما يجري عند البوابة، وما يترتب على التأخر أو التخلف. ومرجعه لائحة دخول الشاحنات إلى الموانئ (REG-11)، وهي الحَكَم عند الاختلاف.
A truck that delivers or collects cargo enters the port by appointment only. This guide tells hauliers, customs brokers and drivers what to prepare, what happens at the gate, and what follows if you are late or do not come. It rests on the regulation on truck access (REG-11), which prevails where the two differ.
% picture:truck-gate-2
# الخطوات بالترتيب
# The steps in order
% drawingTruck
+ سجّل المنشأة وشاحناتها وسائقيها في نظام المواعيد مرة واحدة، وحدّث البيانات عند تغيرها.
+ Register your firm, its trucks and its drivers in the appointment system once, and keep the details up to date.
+ تأكد من صدور إذن التسليم أو رقم حجز الصادرات، ومن سداد أجور البضاعة.
+ Check that the delivery order or the export booking has been issued and that the charges on the cargo have been paid.
+ احجز الموعد قبل {{truckBookingHours}} ساعة على الأقل. وتُعلن المحطة مواعيد كل يوم قبله بـ{{truckReleaseHours}} ساعة.
+ Book at least {{truckBookingHours}} hours ahead. The terminal opens the appointments of each day {{truckReleaseHours}} hours before it.
+ أدخل رقم اللوحة وهوية السائق ورقم الحاوية أو إذن التسليم.
+ Give the plate number, the driver’s identity, and the number of the container or the delivery order.
+ أرسل إلى السائق رقم الموعد والبوابة، وليتحقق منهما قبل الانطلاق.
+ Send the driver the appointment number and the gate. The driver should check both before setting out.
# ما يجب أن يتوافر في الشاحنة والسائق
# What the truck and the driver must have
! يُتحقق منه عند البوابة
! Checked at the gate
|| البند | المطلوب
|| Item | What is needed
| وثائق الشاحنة | رخصة سير وفحص دوري وتأمين سارية
| Truck’s papers | Valid registration, periodic inspection and insurance
| الشاحنة | أقفال تثبيت صالحة في الأركان الأربعة، وإطارات ومصابيح وعواكس سليمة، ولوحات واضحة
| Truck | Working twist locks at all four corners; sound tyres, lamps and reflectors; clear plates
| وثائق السائق | رخصة قيادة مناسبة، وبطاقة سائق مهني، وتصريح دخول ساري المفعول
| Driver’s papers | The proper driving licence, a professional driver’s card and a valid entry permit
| دورة السلامة | شهادة سارية؛ والدورة دون مقابل، ومدة صلاحيتها {{courseYears}} سنوات
| Safety course | A valid certificate; the course is free of charge and valid for {{courseYears}} years
| معدات الوقاية | خوذة وسترة عاكسة عند النزول من المقصورة
| Protective equipment | Helmet and high-visibility vest outside the cab
يُطلب تصريح الدخول عبر بوابة العملاء، ويُبت في طلب التصريح الدائم خلال {{permitDays}} أيام عمل.
Request entry permits through the customer portal. A request for a permanent permit is decided within {{permitDays}} working days.
# عند البوابة وفي الساحة
# At the gate and in the yard
+ يُسمح بالدخول من ساعة قبل الموعد إلى ساعة بعده. ولا يجوز الانتظار على الطرق المؤدية إلى البوابات، بل في موقف الانتظار.
+ You may enter from one hour before the appointment to one hour after it. You must not wait on the roads that lead to the gates; use the waiting area.
+ تقرأ الكاميرات رقم اللوحة ورقم الحاوية، ويبرز السائق هويته وتصريحه.
+ Cameras read the plate and the container number, and the driver shows identity and permit.
+ يجب ألا تتجاوز السرعة {{roadSpeed}} كيلومترًا في الساعة على الطرق و{{yardSpeed}} في الساحات.
+ You must stay within {{roadSpeed}} kilometres an hour on roads and {{yardSpeed}} in yards.
+ يُحظر النزول من المقصورة في ساحات الحاويات إلا في الموضع المخصص لفتح أقفال التثبيت.
+ You must not leave the cab in container yards except at the place for opening twist locks.
+ يجب إحكام أقفال التثبيت وتغطية البضائع السائبة قبل التحرك. وتُوزن الشاحنة المحملة عند الخروج، وتُعاد إلى المحطة إن زاد وزنها على الحد النظامي.
+ You must close the twist locks and cover loose cargo before moving. Laden trucks are weighed on leaving, and overweight ones return to the terminal.
# التعديل والتأخر والتخلف
# Changes, late arrival and missed appointments
! ما يترتب على كل حالة
! What follows in each case
|| الحالة | الأثر
|| Case | What follows
| التعديل حتى {{truckChangeHours}} ساعات قبل الموعد | دون مقابل
| Change up to {{truckChangeHours}} hours before | Free of charge
| الوصول بعد الموعد بأكثر من ساعة | موعد آخر في اليوم نفسه إن توافر
| More than one hour late | Another appointment the same day, if one is free
| التخلف عن {{truckMissed}} مواعيد في الشهر | إيقاف الحجز المسبق {{truckSuspendDays}} أيام
| {{truckMissed}} missed appointments in a month | Advance booking suspended for {{truckSuspendDays}} days
| إلغاء المحطة للموعد | موعد بديل خلال {{truckReplaceHours}} ساعة، ولا يُحتسب تخزين عن مدة التأخير
| The terminal cancels | Another appointment within {{truckReplaceHours}} hours, and no storage for the delay
| {{driverBreaches}} مخالفات على السائق في السنة | إيقاف السائق {{driverSuspendDays}} يومًا
| {{driverBreaches}} breaches by a driver in a year | The driver is suspended for {{driverSuspendDays}} days
| تكرار المخالفات من شاحنات المنشأة | منع المنشأة من الحجز مدة لا تتجاوز {{haulierBarDays}} يومًا
| Repeated breaches by a firm’s trucks | The firm may not book for up to {{haulierBarDays}} days
ويُحظر بيع المواعيد أو حجزها لشاحنات وهمية.
Appointments must not be sold, or booked for trucks that do not exist.
# التكلفة والغرامات
# Costs and fines
الحجز والتعديل في موعدهما ودورة السلامة دون مقابل. أما أجور التخزين فتُحتسب بعد مدة الإعفاء، وتجدها في دليل أجور خدمات الموانئ.
Booking, a change in time and the safety course are free of charge. Storage is charged after the free period, as shown in the port tariff guide.
! الغرامات بالريال السعودي
! Fines in Saudi riyals
|| المخالفة | المرة الأولى | عند التكرار
|| Breach | First time | Repeated
= truckPenaltyRows
# من استُثني من الموعد
# Who needs no appointment
مركبات الطوارئ، والشاحنات التي تنقل مواشيَ أو مواد إغاثة، بإذن من مدير البوابات يُسجل في النظام.
Emergency vehicles and trucks carrying livestock or relief goods, with the permission of the gate manager entered in the system.
# الاعتراض
# Objecting
يجوز للسائق أو الناقل أن يعترض على المخالفة إلكترونيًا خلال {{truckObjectionDays}} أيام، ويجب أن يُرد عليه خلال {{truckObjectionAnswerDays}} أيام عمل مع تسجيل الواقعة إن وُجد.
A driver or haulier may object to a breach online within {{truckObjectionDays}} days. The answer must come within {{truckObjectionAnswerDays}} working days, with the recording where there is one.
# ما تلتزم به المحطة
# What the terminal must do
يجب على المحطة أن تنهي خدمة الشاحنة خلال {{turnaroundMinutes}} دقيقة في المتوسط من البوابة إلى البوابة. وتنشر الهيئة النتائج كل أسبوع.
The terminal must complete a truck’s service within {{turnaroundMinutes}} minutes on average, from gate to gate. The Authority publishes the results every week.
${CONTACTS}
| الحجز والتصاريح والمخالفات | مركز خدمة العملاء {{shortNumber}}، {{hours}}
| Booking, permits and breaches | Contact centre {{shortNumber}}, {{hours}}
| تعثر موعد أو شكوى من محطة | نموذج التواصل في الموقع مع رقم الموعد، والرد الأول خلال يومي عمل
| A failed appointment, or a complaint about a terminal | The contact form on the website with the appointment number; first reply within {{complaintReplyDays}} working days
| حادث أو خطر | برج المراقبة فورًا
| An incident or a danger | The control tower, at once
`;
