export default `
تصدر هذه اللائحة عن الهيئة الوطنية للموانئ بموجب {{decision}}، وتحل محل الإصدار الأول من لائحة دخول الشاحنات إلى الموانئ.
This regulation is issued by the National Ports Authority under {{decision}}. It replaces the first issue of the regulation on truck access.
# أحكام عامة
# General provisions
## التعريفات @definitions
## Definitions
يُقصد بالعبارات الآتية المعاني المبينة أمام كل منها:
In this regulation the following words have the meanings given beside them:
- الهيئة: الهيئة الوطنية للموانئ.
- Authority: the National Ports Authority.
- الناقل: المنشأة التي تتبعها الشاحنة.
- Haulier: the firm to which the truck belongs.
- الموعد: المدة المحجوزة في نظام المواعيد لدخول شاحنة بعينها.
- Appointment: the time booked in the appointment system for the entry of a given truck.
- زمن الدوران: ما بين دخول الشاحنة من البوابة وخروجها منها.
- Turnaround: the time from a truck’s entry at the gate to its exit.
## نطاق التطبيق @scope
## Scope
تسري هذه اللائحة على الشاحنات الداخلة إلى الموانئ لتسليم البضائع أو استلامها، وعلى سائقيها والمنشآت التي تتبعها.
This regulation applies to trucks entering the ports to deliver or collect cargo, to their drivers and to the firms they belong to.
# المواعيد
# Appointments
## حجز الموعد @booking
## Booking
لا يجوز أن تدخل شاحنة إلا بموعد. ويجب أن يُحجز قبل {{truckBookingHours}} ساعة على الأقل، ويجوز تعديله دون مقابل حتى 6 ساعات قبله.
A truck must not enter without an appointment. It must be booked at least {{truckBookingHours}} hours ahead and may be changed free of charge up to six hours before.
## بيانات الحجز @data
## Particulars
يجب أن يتضمن الحجز رقم اللوحة وهوية السائق ورقم الحاوية أو إذن التسليم. ويُحظر بيع المواعيد أو حجزها لشاحنات وهمية.
The booking must give the plate number, the driver’s identity, and the container number or delivery order. Appointments must not be sold or booked for trucks that do not exist.
## عدد المواعيد @capacity
## Number of appointments
يعلن مشغل المحطة مواعيد كل يوم قبل 72 ساعة. ويجب ألا تقل عن 90% من طاقة بواباته، وأن تُتاح لجميع الناقلين في الوقت نفسه.
The terminal operator announces the appointments of each day 72 hours ahead. They must be at least 90% of the capacity of its gates and must be open to all hauliers at the same time.
## التقيد بالموعد @keeping
## Keeping the appointment
يُسمح بالدخول قبل الموعد بساعة وبعده بساعة، ومن تأخر عن ذلك يُمنح موعدًا آخر في اليوم نفسه إن توافر. ويُوقف الحجز المسبق 3 أيام لمن فاتته 3 مواعيد في الشهر.
Entry is allowed up to one hour before or after the appointment. Later arrivals receive another the same day if one is free. Three missed appointments in a month suspend advance booking for three days.
## إلغاء الموعد من المحطة @cancel
## Cancellation by the terminal
إذا ألغت المحطة موعدًا وجب أن تمنح الناقل بديلًا خلال 24 ساعة. ولا يجوز احتساب تخزين على البضاعة عن مدة التأخير.
Where a terminal cancels an appointment it must give the haulier another within 24 hours. Storage must not be charged for the delay.
## حالات الاستثناء @exceptions
## Exceptions
تُستثنى من حجز الموعد مركبات الطوارئ، والشاحنات التي تنقل مواشيَ أو مواد إغاثة، بإذن من مدير البوابات يُسجل في النظام.
Emergency vehicles and trucks carrying livestock or relief goods need no appointment, with the permission of the gate manager entered in the system.
# الشاحنة والسائق
# Truck and driver
## اشتراطات الشاحنة @truck
## Requirements for the truck
يُشترط في الشاحنة:
The truck must have:
- رخصة سير وفحص دوري وتأمين سارية.
- valid registration, periodic inspection and insurance;
- أقفال تثبيت للحاويات صالحة في أركانها الأربعة.
- working twist locks at all four corners;
- إطارات ومصابيح وعواكس سليمة.
- sound tyres, lamps and reflectors;
- لوحات واضحة غير محجوبة تقرؤها أنظمة البوابات.
- clear, uncovered plates that the gate systems can read.
## اشتراطات السائق @driver
## Requirements for the driver
يجب أن يحمل السائق رخصة قيادة مناسبة وبطاقة سائق مهني، وأن يجتاز دورة السلامة في الموانئ، وأن يرتدي الخوذة والسترة العاكسة عند نزوله من المركبة.
The driver must hold the proper driving licence and a professional driver’s card, must have completed the port safety course, and must wear a helmet and high-visibility vest outside the cab.
## دورة السلامة @course
## Safety course
تُقدَّم دورة السلامة بالعربية والإنجليزية والأردية دون مقابل، ومدة صلاحيتها 3 سنوات. ويجب أن يُعاد الاختبار بعد كل حادث بخطأ من السائق.
The safety course is given in Arabic, English and Urdu free of charge and is valid for three years. The test must be repeated after every incident caused by the driver.
## الأوزان @weights
## Weights
يجب ألا يتجاوز الوزن الإجمالي الحدود النظامية على الطرق. وتُوزن الشاحنات المحملة عند الخروج، وتُعاد المخالفة إلى المحطة لتخفيف حمولتها على نفقة الشاحن.
Gross weight must stay within the legal limits for roads. Laden trucks are weighed on leaving. Overweight trucks return to the terminal to reduce their load at the shipper’s expense.
## تثبيت الحمولة @securing
## Securing the load
لا يجوز أن تتحرك الشاحنة قبل إقفال أقفال التثبيت وتغطية البضائع السائبة. ويُحظر نقل الأشخاص خارج المقصورة.
A truck must not move before its twist locks are closed and loose cargo is covered. Persons must not be carried outside the cab.
# السير داخل الميناء
# Driving in the port
## السرعة والسلوك @driving
## Speed and conduct
يجب ألا تتجاوز السرعة 30 كيلومترًا في الساعة على الطرق الداخلية و15 كيلومترًا في الساحات. ويُمنع الوقوف في مسارات الرافعات واستخدام الهاتف أثناء القيادة.
Speed must stay within 30 kilometres an hour on roads and 15 in yards. Drivers must not stop in crane lanes or use a telephone while driving.
## النزول من المقصورة @cab
## Leaving the cab
يُحظر نزول السائق في ساحات الحاويات إلا في الموضع المخصص لفتح أقفال التثبيت. ويجب أن يبقى ظاهرًا لمشغل الرافعة.
The driver must not leave the cab in container yards except at the place for opening twist locks, and must remain in sight of the crane operator.
## مواقف الانتظار @parking
## Waiting areas
على كل ميناء أن يوفر موقف انتظار فيه مياه ودورات مياه ومصلى وظل. ولا يجوز انتظار الشاحنات على الطرق المؤدية إلى البوابات.
Each port must provide a waiting area with water, toilets, a prayer room and shade. Trucks must not wait on the roads that lead to the gates.
# مستوى الخدمة والمخالفات
# Service level and breaches
## زمن الدوران @turnaround
## Turnaround
تلتزم المحطة بإنهاء خدمة الشاحنة خلال 45 دقيقة في المتوسط من دخول البوابة إلى الخروج منها. وعلى الهيئة أن تنشر النتائج أسبوعيًا.
The terminal must complete a truck’s service within 45 minutes on average, from gate to gate. The Authority must publish the results weekly.
## تجاوز زمن الدوران @delay
## Excess turnaround
إذا تجاوز المتوسط 60 دقيقة أسبوعين متتاليين وجب على المحطة أن تقدم خطة تصحيح خلال 5 أيام عمل.
Where the average exceeds 60 minutes in two weeks running, the terminal must submit a plan of improvement within five working days.
## المخالفات @penalties
## Breaches
تُسجل المخالفات على السائق والمنشأة، ويُوقف السائق 30 يومًا بعد 3 مخالفات في السنة. ولا يجوز للمنشأة التي تكررت مخالفات مركباتها أن تحجز مواعيد مدة يحددها مدير عام الميناء بما لا يتجاوز 90 يومًا.
Breaches are recorded against driver and firm. A driver is suspended for 30 days after three breaches in a year. A firm whose trucks repeat breaches must not book appointments for a period, of up to 90 days, set by the port general manager.
## الاعتراض @objection
## Objection
يجوز للسائق أو الناقل أن يعترض على المخالفة إلكترونيًا خلال 10 أيام، ويجب الرد عليه خلال 5 أيام عمل مع تسجيل الواقعة إن وُجد.
A driver or haulier may object electronically within 10 days. The answer must come within five working days, with the recording where there is one.
# أحكام ختامية
# Final provisions
## التعاميم والتعليمات @circulars
## Circulars and instructions
يصدر نائب الرئيس للعمليات البحرية التعاميم اللازمة لتنفيذ هذه اللائحة، ويجب أن تُنشر في موقع الهيئة.
The Vice President for Marine Operations issues the circulars needed to carry out this regulation. They must be published on the Authority’s website.
## الإلغاء والنفاذ @commencement
## Repeal and commencement
يُعمل بهذه اللائحة {{commencement}}، ويُلغى من ذلك التاريخ الإصدار السابق.
This regulation takes effect {{commencement}}. The previous issue is repealed from that date.
### مواعيد الشاحنات
### Truck times
! المواعيد والمدد
! Times to be kept
|| الإجراء | المدة
|| Step | Time
| حجز الموعد | قبل {{truckBookingHours}} ساعة
| Booking | {{truckBookingHours}} hours ahead
| التعديل دون مقابل | حتى 6 ساعات قبل الموعد
| Change free of charge | up to six hours before
| الدخول | من ساعة قبل الموعد إلى ساعة بعده
| Entry | from one hour before to one hour after
| زمن الدوران | 45 دقيقة في المتوسط
| Turnaround | 45 minutes on average
`;
