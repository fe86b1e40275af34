export default `
تصدر هذه اللائحة عن الهيئة الوطنية للموانئ بموجب {{decision}}، وتحل محل الإصدار الأول من لائحة تموين السفن.
This regulation is issued by the National Ports Authority under {{decision}}. It replaces the first issue of the regulation on ship chandling.
# أحكام عامة
# General provisions
## التعريفات @definitions
## Definitions
يُقصد بالعبارات الآتية المعاني المبينة أمام كل منها:
In this regulation the following words have the meanings given beside them:
- الهيئة: الهيئة الوطنية للموانئ.
- Authority: the National Ports Authority.
- التموين: توريد المؤن والمياه وقطع الغيار والزيوت والمستلزمات للسفن داخل حدود الميناء.
- Ship chandling: supplying vessels within port limits with provisions, water, spare parts, oils and stores.
- المورد: المنشأة المرخص لها بتموين السفن.
- Chandler: the firm licensed to supply vessels.
- البضائع المعلقة رسومها: ما يورَّد إلى السفينة دون استيفاء الرسوم الجمركية.
- Duty-suspended goods: goods supplied to a vessel without customs duty.
## نطاق التطبيق @scope
## Scope
تسري هذه اللائحة على تموين السفن في جميع الموانئ ومناطق الانتظار. ولا تشمل تزويد السفن بالوقود، ويلزم له ترخيص مستقل.
This regulation applies to ship chandling in all ports and anchorage areas. It does not include bunkering, which requires a separate licence.
# الترخيص
# Licence
## اشتراط الترخيص @licence
## Need for a licence
لا يجوز تموين السفن دون ترخيص من الهيئة مدته سنتان. ويجب أن تبت الهيئة في الطلب خلال {{licenceDays}} يومًا من اكتماله.
Vessels must not be supplied without a licence from the Authority, valid for two years. The Authority must decide on an application within {{licenceDays}} days of its being complete.
## شروط الترخيص @conditions
## Conditions
يُشترط في طالب الترخيص:
The applicant must have:
- سجل تجاري سارٍ يتضمن النشاط، ورأس مال لا يقل عن حد فئته.
- a valid commercial registration that includes the activity, and at least the capital of its class;
- مستودع مرخص له من البلدية، مبرد إذا كان يورد الأغذية.
- a warehouse licensed by the municipality, chilled where it supplies food;
- مركبتان على الأقل مسجلتان باسمه.
- at least two vehicles registered in its name;
- تأمين ضد المسؤولية تجاه الغير لا يقل عن مليون ريال.
- third-party insurance of at least one million riyals.
## فئات الموردين @classes
## Classes
يُصنف الموردون إلى 3 فئات وفق الملحق (1). ولا يجوز للمورد أن يورد ما لا تشمله فئته، ويجوز له طلب الانتقال إلى فئة أعلى متى استوفى شروطها.
Chandlers are placed in three classes under Annex 1. A chandler must not supply what its class does not cover, and may ask for a higher class when it meets the conditions.
## التجديد @renewal
## Renewal
يجب طلب التجديد قبل 30 يومًا من انتهاء الترخيص. ولا يجوز العمل بترخيص منتهٍ.
Renewal must be requested 30 days before the licence expires. A chandler must not work under an expired licence.
# طلب التموين
# Supply request
## تقديم الطلب @request
## Making the request
يجب تقديم طلب التموين إلكترونيًا قبل 6 ساعات من الدخول، بموافقة الربان أو الوكيل، مع قائمة بالأصناف والكميات.
The request must be made electronically six hours before entry with the consent of the master or agent and a list of items and quantities.
## البضائع المعلقة رسومها @duty
## Duty-suspended goods
يجب الحصول على موافقة هيئة الزكاة والضريبة والجمارك على البضائع المعلقة رسومها قبل دخولها. ويُحظر إنزالها من السفينة بعد تسليمها.
The consent of the Zakat, Tax and Customs Authority must be obtained for duty-suspended goods before they enter. They must not be landed after delivery.
## الطلب العاجل @urgent
## Urgent requests
يجوز قبول طلب عاجل قبل ساعتين من الدخول للأدوية وقطع الغيار التي لا تبحر السفينة دونها. ويجب أن يُرفق به تأكيد من الربان.
An urgent request may be accepted two hours before entry for medicines, and for spare parts without which the vessel cannot sail. It must come with the master’s confirmation.
## إيصال التسليم @receipt
## Delivery receipt
يجب أن يوقع الربان إيصالًا بما استلمه، وأن تُرفع صورته في النظام خلال 24 ساعة. وعلى المورد أن يخرج ما لم يُسلَّم في اليوم نفسه.
The master must sign a receipt for what was delivered, and a copy must be uploaded within 24 hours. The chandler must take out what was not delivered the same day.
# اشتراطات العمل
# Conditions of work
## المركبات والعاملون @vehicles
## Vehicles and workers
يجب ألا يزيد عمر مركبة التموين على 10 سنوات، وأن تحمل بطاقة تشغيل سارية واسم المورد على جانبيها. ويجب أن يحمل العاملون بطاقات دخول سارية، وشهادات صحية إذا تعاملوا مع الأغذية.
A supply vehicle must be no more than 10 years old, hold a valid operating card and show the chandler’s name on both sides. Workers must hold valid entry cards, and health certificates if they handle food.
## سلامة الأغذية @food
## Food safety
يجب نقل الأغذية المبردة في مركبات مزودة بمسجل حرارة. وتُرفض الشحنة التي انقطع تبريدها، ويجب حفظ سجلات الحرارة 6 أشهر.
Chilled food must travel in vehicles with a temperature recorder. A consignment whose cooling was interrupted is refused, and temperature records must be kept for six months.
## العمل على الرصيف @quay
## Work on the quay
يجب أن تقف المركبة حيث يوجه مشرف الرصيف، ولا يجوز أن تبقى أكثر من ساعتين. ويُحظر التموين أثناء مناولة البضائع الخطرة.
The vehicle must stand where the quay supervisor directs and must not stay longer than two hours. Vessels must not be supplied while dangerous goods are being handled.
## التموين في منطقة الانتظار @anchorage
## Supply at the anchorage area
لا يجوز التموين في منطقة الانتظار إلا بزورق مرخص له وبإذن برج المراقبة. ويجب أن يتوقف متى زادت سرعة الرياح على 20 عقدة.
Vessels may be supplied at the anchorage area only by a licensed craft and with permission of the control tower. Work must stop when the wind exceeds 20 knots.
## الرفع إلى السفينة @lifting
## Lifting on board
يجب أن تُرفع البضائع في شباك أو صناديق سليمة معلومة الحمولة. ويُحظر الوقوف تحتها.
Goods must be lifted in sound nets or boxes of known load. Workers must not stand beneath them.
## مخلفات السفن @waste
## Ships’ waste
لا يجوز للمورد أن يستلم مخلفات من السفينة أو يخرج بضائع منها دون ترخيص خاص وإذن خروج.
A chandler must not take waste from a vessel or bring goods out of it without a special licence and an exit permit.
# الجزاءات والأحكام الختامية
# Penalties and final provisions
## السجلات والتفتيش @records
## Records and inspection
على المورد أن يحفظ طلبات التموين وإيصالاتها 3 سنوات، وأن يفتح مستودعه لمفتشي الهيئة في ساعات العمل.
The chandler must keep supply requests and receipts for three years and must open its warehouse to the Authority’s inspectors in working hours.
## الجزاءات @penalties
## Penalties
تُوجه إلى المورد عند أول مخالفة إنذار. وتُوقف تصاريحه عند التكرار مدة لا تتجاوز 90 يومًا، ويُلغى ترخيصه إذا أدخل بضائع غير مصرح بها. ويجوز له أن يتظلم خلال 60 يومًا من إبلاغه.
A first breach brings a warning. Repetition brings suspension of entry for up to 90 days. Bringing in unauthorised goods leads to cancellation of the licence. The chandler may appeal within 60 days of notice.
## التعاميم والتعليمات @circulars
## Circulars and instructions
يصدر نائب الرئيس للشؤون التنظيمية والتراخيص التعاميم اللازمة لتنفيذ هذه اللائحة، ويجب أن تُنشر في موقع الهيئة.
The Vice President for Regulation and Licensing issues the circulars needed to carry out this regulation. They must be published on the Authority’s website.
## الإلغاء والنفاذ @commencement
## Repeal and commencement
يُعمل بهذه اللائحة {{commencement}}، ويُلغى من ذلك التاريخ الإصدار السابق.
This regulation takes effect {{commencement}}. The previous issue is repealed from that date.
### فئات الموردين
### Classes of chandlers
! فئات موردي السفن
! Classes of ship chandlers
|| الفئة | رأس المال بالريال | النشاط المسموح به
|| Class | Capital in riyals | Permitted activity
| الأولى | مليونان فأكثر | جميع المواد ومنها الزيوت والمواد الكيميائية وقطع الغيار
| First | 2 million or more | All supplies, including oils, chemicals and spare parts
| الثانية | مليون فأكثر | المؤن والزيوت والمواد الكيميائية
| Second | 1 million or more | Provisions, oils and chemicals
| الثالثة | 500,000 فأكثر | المؤن والمياه والمستلزمات العامة
| Third | 500,000 or more | Provisions, water and general stores
`;
