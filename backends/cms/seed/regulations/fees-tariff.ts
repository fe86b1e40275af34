export default `
تصدر هذه اللائحة عن الهيئة الوطنية للموانئ بموجب {{decision}}، وتحل محل الإصدار الثاني من لائحة أجور خدمات الموانئ.
This regulation is issued by the National Ports Authority under {{decision}}. It replaces the second issue of the regulation on charges for port services.
# أحكام عامة
# General provisions
## التعريفات @definitions
## Definitions
يُقصد بالعبارات الآتية المعاني المبينة أمام كل منها ما لم يقتضِ السياق غير ذلك:
In this regulation, unless the context requires otherwise, the following words have the meanings given beside them:
- الهيئة: الهيئة الوطنية للموانئ.
- Authority: the National Ports Authority.
- الأجر: ما يُستحق مقابل خدمة مقدمة في الميناء، قبل ضريبة القيمة المضافة.
- Charge: what is due for a service in the port, before value added tax.
- المكلف: من تُصدر الفاتورة باسمه، وهو الوكيل الملاحي في أجور السفن، وصاحب البضاعة أو من يمثله في أجور البضائع.
- Payer: the person in whose name an invoice is issued: the shipping agent for charges to vessels, the cargo owner or that person’s representative for charges on cargo.
- الحمولة الإجمالية: ما هو مثبت في شهادة الحمولة الدولية للسفينة.
- Gross tonnage: the tonnage stated in the vessel’s International Tonnage Certificate.
- الحاوية القياسية: وحدة تعادل حاوية طولها 20 قدمًا، وتُعد حاوية الأربعين قدمًا حاويتين قياسيتين.
- TEU: a unit equal to a container 20 feet long; a forty-foot container counts as two TEU.
- مدة الإعفاء: الأيام التي لا تُحتسب عنها أجور التخزين.
- Free period: the days for which no storage is charged.
- الضمان البنكي: تعهد غير مشروط يصدره مصرف مرخص له في المملكة بسداد ما على المكلف عند أول طلب.
- Bank guarantee: the unconditional undertaking of a bank licensed in the Kingdom to pay what the payer owes on first demand.
- الشريحة: مدة من أيام التخزين لها أجر واحد عن كل يوم.
- Band: a period of days of storage with one charge for each day.
- الزيارة: بقاء السفينة في الميناء من دخولها حدوده إلى خروجها منها.
- Call: the stay of a vessel in the port from entering its limits to leaving them.
## الغرض والنطاق @scope
## Purpose and scope
تحدد هذه اللائحة الأجور التي تتقاضاها الهيئة أو من تأذن له مقابل الخدمات المقدمة للسفن والبضائع في الموانئ. ولا تشمل الرسوم الجمركية ولا ما تتقاضاه الجهات الأخرى.
This regulation sets the charges collected by the Authority, or by those it authorises, for services to vessels and cargo. It does not cover customs duties or the charges of other agencies.
## مبادئ تحديد الأجور @principles
## Principles
تقوم الأجور على المبادئ الآتية:
Charges rest on these principles:
- أن يعكس الأجر تكلفة الخدمة وعائدًا معقولًا عليها.
- a charge reflects the cost of the service and a reasonable return on it;
- ألا يُميَّز بين المستفيدين في الخدمة الواحدة.
- users of the same service are treated equally;
- أن يُنشر الأجر قبل العمل به.
- a charge is published before it takes effect;
- أن يُستحق الأجر عن خدمة قُدمت فعلًا.
- a charge is due for a service that was in fact provided.
ولا يجوز تقاضي أجر لم يرد في هذه اللائحة أو في الجداول المنشورة بموجبها.
A charge that is not in this regulation, or in the tables published under it, must not be collected.
# أجور السفن
# Charges to vessels
## أساس الاحتساب @basis
## Basis of calculation
تُحتسب أجور السفن على الحمولة الإجمالية المثبتة في شهادة الحمولة الدولية، عدا أجور الرسو فتُحتسب على الطول الكلي للسفينة ومدة بقائها بالساعة. وتُجبر كسور الوحدة إلى وحدة كاملة.
Vessel charges are based on the gross tonnage in the International Tonnage Certificate, except berth charges, which depend on overall length and hours alongside. Part of a unit counts as a whole unit.
وعلى الوكيل الملاحي أن يقدم صورة الشهادة في الزيارة الأولى وعند كل تعديل فيها.
The shipping agent must submit a copy of the certificate at the first call and whenever it is changed.
## رسم الميناء @dues
## Port dues
يُستحق رسم الميناء عن كل زيارة، ويشمل استعمال القنوات والعلامات الملاحية وخدمة حركة السفن. ويُستحق نصفه على السفينة التي تدخل لتغيير الطاقم أو التزود بالمؤن أو الوقود ولا تبقى أكثر من 24 ساعة.
Port dues are charged for each call and cover the use of the channels, the aids to navigation and the vessel traffic service. Half of them is due from a vessel that enters to change crew or take stores or bunkers and stays no longer than 24 hours.
## أجور الرسو @berth
## Berth charges
تُحتسب أجور الرسو من ربط أول حبل إلى فك آخر حبل. ولا تُحتسب الساعات التي يتوقف فيها العمل بسبب يرجع إلى الميناء، متى أُثبت ذلك في النظام.
Berth charges run from the first line made fast to the last line let go. Hours in which work stops for a reason on the port’s side are not counted, provided that the system shows it.
ويُضاعف الأجر عن كل ساعة تبقى فيها السفينة بعد ساعتين من انتهاء عملها، ويُخفض بنسبة 10% للسفينة التي تستعمل الكهرباء من الرصيف.
The charge is doubled for each hour that the vessel stays beyond two hours after finishing work, and is reduced by 10% for a vessel that uses shore power.
## الإرشاد والقطر وربط الحبال @marine
## Pilotage, towage and mooring
تُستحق أجور الإرشاد عن كل حركة، وأجور القطر عن كل قاطرة من مغادرتها موقعها إلى عودتها إليه، وأجور ربط الحبال وفكها عن كل عملية، وفق الملحق (1).
Pilotage is charged for each movement, towage for each tug from leaving its station to returning to it, and mooring and unmooring for each operation, as shown in Annex 1.
## الإلغاء والانتظار @cancel
## Cancellation and waiting
يُستحق نصف أجر الإرشاد إذا أُلغي الطلب بعد تحرك المرشد. ويُستحق عن انتظار المرشد أو القاطرة بسبب السفينة أجر ساعة واحدة عن كل ساعة أو جزء منها.
Half the pilotage charge is due if the request is cancelled after the pilot has set out. For waiting caused by the vessel, the charge of one hour is due for each hour or part of one.
## نقل السفينة بين الأرصفة @shifting
## Shifting between berths
إذا نُقلت السفينة بأمر من الميناء لسبب لا يرجع إليها، فلا يجوز تقاضي أجور الإرشاد والقطر وربط الحبال عن هذه الحركة. وإذا نُقلت بطلب وكيلها وجب عليه سدادها كاملة.
Where a vessel is shifted by order of the port for a reason that is not its own, pilotage, towage and mooring must not be charged for that movement. Where its agent requested the shift, the agent must pay them in full.
## التوقف بسبب الطقس @weather
## Delay by weather
لا تُحتسب أجور الرسو عن الساعات التي يمنع فيها برج المراقبة السفينة من المغادرة بعد انتهاء عملها، لسبب يتصل بالطقس أو السلامة. ويجب أن يُثبت المنع والإذن بالمغادرة في النظام بوقتيهما.
Berth charges do not run for hours in which the control tower keeps a vessel from leaving after it has finished work, for a reason of weather or safety. The time of the order and of the permission to leave must be entered in the system.
## أجور استقبال المخلفات @waste
## Charges for receiving waste
تُستحق أجور استقبال مخلفات السفن وفق القواعد الملحقة بلائحة حماية البيئة البحرية في الموانئ (REG-08)، ويجب أن تظهر في الفاتورة في سطر مستقل.
Charges for receiving ships’ waste are due under the rules annexed to the regulation on the marine environment in ports (REG-08). They must appear on the invoice as a line of their own.
## تقدير أجور الزيارة @estimate
## Estimate for a call
يجوز للوكيل الملاحي أن يطلب قبل وصول السفينة تقديرًا لأجور زيارتها، وعلى الإدارة المالية أن تقدمه خلال يوم عمل واحد. والتقدير استرشادي، والعبرة بما قُدم من خدمات فعلًا.
A shipping agent may request an estimate of the charges of a call before the vessel arrives, and the finance office must provide it within one working day. The estimate is for guidance. What counts is the services in fact provided.
## السفن المقيدة بخط منتظم @liner
## Regular services
يُخفض رسم الميناء بنسبة 10% للسفن التي تعمل في خط منتظم حقق 24 زيارة على الأقل خلال السنة السابقة. ويجب أن يُقدَّم طلب التخفيض قبل نهاية يناير من كل سنة.
Port dues are reduced by 10% for vessels of a regular service that made at least 24 calls in the year before. The reduction must be requested before the end of January of each year.
## الإعفاءات @exempt
## Exemptions
تُعفى من أجور الرسو سفن الإغاثة والسفن التي تلجأ إلى الميناء لخطر داهم مدة 48 ساعة، وتُعفى السفن الحكومية غير التجارية من رسم الميناء.
Relief vessels, and vessels taking refuge from imminent danger, pay no berth charges for 48 hours. Non-commercial government vessels pay no port dues.
ولا يشمل الإعفاء أجور الإرشاد والقطر.
The exemption does not extend to pilotage and towage.
# أجور البضائع
# Charges on cargo
## أساس احتساب أجور البضائع @cargo
## Basis of cargo charges
تُحتسب أجور البضائع على وزنها أو حجمها أو عدد حاوياتها، أيها ورد في جدول المحطة. ويُرجع إلى بيان الحمولة، فإن اختلف عن الوزن الفعلي وجب العمل بالوزن الفعلي.
Cargo charges are based on weight, volume or number of containers, whichever the terminal’s table names. The manifest is used; where the actual weight differs, the actual weight must be used.
## أجور المناولة @handling
## Handling charges
تُتقاضى أجور المناولة بحسب نوع البضاعة وطريقة تعبئتها، وتُنشر جداولها التفصيلية لكل محطة في موقع الهيئة. ولا يجوز للمحطة أن تتقاضى ما يزيد على الحد الأعلى المنشور.
Handling charges depend on the type and packing of the cargo. The detailed tables of each terminal are published on the Authority’s website. A terminal must not charge more than the published maximum.
## ما يشمله أجر المناولة @included
## What handling includes
يشمل أجر مناولة الحاوية:
The handling charge of a container includes:
- رفعها من السفينة أو إليها ونقلها بين الرصيف والساحة.
- lifting it from or to the vessel and moving it between quay and yard;
- رفعها مرة واحدة على شاحنة أو قطار.
- lifting it once on to a truck or a train;
- تخزينها خلال مدة الإعفاء.
- storing it during the free period;
- إدخال بياناتها وإتاحتها لصاحبها.
- recording its data and making them available to its owner.
ويُحظر تقاضي أجر منفصل عن أي من هذه الخدمات.
A separate charge must not be collected for any of these services.
## الخدمات الإضافية @extra
## Additional services
يجوز للمحطة أن تتقاضى أجرًا عن الخدمات التي يطلبها صاحب البضاعة، كالكشف والوزن وتغيير الختم والتعبئة. ويجب أن تحصل على موافقته على الأجر قبل تقديم الخدمة.
A terminal may charge for services that the cargo owner requests, such as opening for inspection, weighing, changing a seal and packing. It must have the owner’s consent to the charge before providing the service.
## المناولة ليلًا وفي الإجازات @overtime
## Handling at night and on holidays
لا يجوز تقاضي أجر إضافي عن المناولة ليلًا أو في الإجازات، إلا إذا طلبها صاحب البضاعة خارج خطة المحطة ووافق على أجرها كتابةً.
An additional charge must not be collected for handling at night or on holidays, unless the cargo owner requested it outside the terminal’s plan and agreed to the charge in writing.
## اختلاف الوزن @weight
## Differences of weight
إذا زاد الوزن الفعلي على المعلن بأكثر من 5% وجب على صاحب البضاعة سداد أجر الوزن مع فرق أجور المناولة. وإذا كان الفرق دون ذلك تحملت المحطة أجر الوزن.
Where the actual weight exceeds the declared weight by more than 5%, the cargo owner must pay for the weighing and the difference in handling charges. Where the difference is smaller, the terminal bears the cost of the weighing.
## حاويات المسافنة @transhipment
## Transhipment containers
يُستحق عن حاوية المسافنة أجر مناولة واحد يشمل تفريغها وتحميلها وتخزينها مدة 30 يومًا. ويُشترط أن تُعلن في بيان الحمولة مسافنةً.
One handling charge is due for a transhipment container. It covers discharge, loading and storage for 30 days. It requires that the manifest declares the container as transhipment.
## البضائع العابرة @transit
## Goods in transit
تُعامل البضائع العابرة إلى الدول المجاورة معاملة الواردات، وتزيد مدة إعفائها 5 أيام.
Goods in transit to neighbouring countries are treated as imports, with five more days of free period.
# أجور التخزين
# Storage
## بداية مدة الإعفاء @start
## Start of the free period
تبدأ مدة الإعفاء من اليوم التالي لانتهاء تفريغ السفينة، أو من اليوم التالي لدخول البضاعة إلى الساحة إذا كانت مصدّرة.
The free period starts on the day after the vessel finishes discharging or, for exports, on the day after the cargo enters the yard.
## مدد الإعفاء @free
## Free periods
مدد الإعفاء هي المبينة في الملحق (2). ولا تُحتسب ضمنها أيام الإجازات الرسمية، ولا الأيام التي يتعذر فيها التسليم بسبب يرجع إلى الميناء أو المحطة أو إحدى الجهات الرقابية، متى ثبت ذلك في النظام.
The free periods are those of Annex 2. Public holidays are not counted, nor are days on which delivery is prevented by the port, the terminal or an inspecting agency, provided that the system shows it.
## شرائح الأجور @bands
## Bands
تُحتسب أجور تخزين الحاويات بعد مدة الإعفاء على 3 شرائح وفق الملحق (3). ويُحظر احتساب شريحة أعلى عن أيام سبقت بدايتها.
Container storage after the free period is charged in three bands as shown in Annex 3. A higher band must not be applied to days before it began.
## احتساب الأيام @days
## Counting of days
تُحتسب أيام التخزين من منتصف الليل إلى منتصف الليل، ويُعد جزء اليوم يومًا كاملًا. ويجب ألا يُحتسب يوم خروج البضاعة متى كان للشاحنة فيه موعد سارٍ وتأخر دخولها بسبب الميناء أو المحطة، وعلى المحطة أن تثبت ذلك آليًا.
Days of storage are counted from midnight to midnight, and part of a day counts as a whole day. The day on which cargo leaves must not be counted where the truck had a valid appointment and was kept waiting by the port or the terminal. The terminal must record this automatically.
## الحاويات المحجوزة للتفتيش @held
## Containers held for inspection
على المحطة أن تسجل وقت احتجاز الحاوية للتفتيش ووقت الإفراج عنها. وتُمدد مدة الإعفاء بعدد أيام الاحتجاز، ما لم يكن سببه مخالفة ثبتت على صاحب البضاعة.
The terminal must record the time at which a container is held for inspection and the time of its release. The free period is extended by the days held, unless the cause was a breach proved against the cargo owner.
## الحاويات الفارغة @empties
## Empty containers
تُحتسب أجور تخزين الحاويات الفارغة وفق جداول المحطة المنشورة، ولا تسري عليها شرائح الملحق (3). ويجوز للمحطة أن تطلب إخراجها بعد إشعار الخط الملاحي قبل 7 أيام.
Storage of empty containers is charged under the published tables of the terminal, and the bands of Annex 3 do not apply. The terminal may require them to be removed on seven days’ notice to the shipping line.
## البضائع الخطرة @dangerous
## Dangerous goods
تكون مدة الإعفاء للبضائع الخطرة يومًا واحدًا. ويُضاف إلى أجور تخزينها النصف، ولا يجوز أن تتجاوز مدة بقائها ما تحدده لائحة مناولة البضائع الخطرة (REG-03).
The free period of dangerous goods is one day. Half as much is added to their storage charges. Their stay must not exceed that of the regulation on dangerous goods (REG-03).
## الحاويات المبردة @reefer
## Reefer containers
تُضاف إلى أجور التخزين أجرة التغذية بالكهرباء والمراقبة عن كل يوم أو جزء منه، ولا تدخل هذه الأجرة في مدة الإعفاء. وعلى المحطة أن تسجل درجة الحرارة كل 4 ساعات وأن تطلع صاحب البضاعة عليها عند الطلب.
Power and monitoring are charged for each day or part of a day in addition to storage, and the free period does not cover them. The terminal must record the temperature every four hours and show the record to the cargo owner on request.
## الإعفاء من أجور التخزين @relief
## Relief
يُعفى صاحب البضاعة كليًا أو جزئيًا إذا تأخر التسليم بسبب قوة قاهرة أو عطل عام في الأنظمة الإلكترونية. ويجب أن يُقدَّم الطلب مع مستنداته خلال 30 يومًا من إصدار الفاتورة.
A cargo owner is relieved in whole or in part where delivery is delayed by force majeure or by a general failure of electronic systems. The request, with its documents, must be filed within 30 days of the invoice.
## البضائع المتروكة @abandoned
## Abandoned cargo
تُعد البضاعة متروكة إذا مضى على تفريغها 60 يومًا دون أن يتقدم صاحبها لاستلامها. ويجب إنذاره مرتين بينهما 7 أيام على الأقل، ثم تُحال إلى الجهة المختصة للتصرف فيها وفق الأنظمة.
Cargo is considered abandoned when 60 days have passed since discharge and its owner has not come forward. The owner must receive two notices at least seven days apart. The cargo is then referred to the competent agency for disposal under the law.
## نقل البضائع إلى ساحة مساندة @removal
## Removal to a supporting yard
يجوز للمحطة أن تنقل البضاعة التي تجاوزت 15 يومًا إلى ساحة مساندة داخل الميناء أو خارجه، على نفقة صاحبها. ويجب أن تشعره قبل 48 ساعة.
A terminal may move cargo held for more than 15 days to a supporting yard inside or outside the port, at the owner’s expense. It must give 48 hours’ notice.
# الفواتير والسداد
# Invoices and payment
## إصدار الفاتورة @invoice
## Invoices
يجب أن تُصدر الفاتورة إلكترونيًا خلال يومي عمل من انتهاء الخدمة، وأن تبين كل خدمة ووحدتها وعددها وأجرها والضريبة عليها ورقم السداد.
The invoice must be issued electronically within two working days of the end of the service. It must state each service with its unit, quantity, charge and tax, and the payment number.
## ضريبة القيمة المضافة @vat
## Value added tax
تُضاف ضريبة القيمة المضافة إلى الأجور بالنسبة النظامية، ويُستثنى ما يخضع لنسبة الصفر من خدمات النقل الدولي.
Value added tax is added at the statutory rate, except for international transport services that are zero-rated.
## السداد @payment
## Payment
يجب سداد الأجور إلكترونيًا برقم الفاتورة قبل إذن السفر أو إذن التسليم.
Charges must be paid electronically, quoting the invoice number, before port clearance or the delivery order is issued.
ويجوز فتح حساب آجل مقابل ضمان بنكي، ويجب ألا تتجاوز مدة السداد 15 يومًا من إصدار الفاتورة.
A credit account may be opened against a bank guarantee. Payment must then be made within 15 days of the invoice.
## الضمان البنكي @guarantee
## Bank guarantee
يجب أن يغطي الضمان متوسط أجور شهرين، وألا يقل عن 100,000 ريال، وأن تزيد مدته شهرًا على مدة الحساب الآجل. ويُراجع مقداره مرة كل سنة، ويجب على المكلف أن يستكمله خلال 15 يومًا من إشعاره.
The guarantee must cover the average charges of two months, must be at least SAR 100,000 and must run one month longer than the credit account. Its amount is reviewed once a year, and the payer must make it up within 15 days of notice.
## التأمين النقدي @deposit
## Deposit
يجوز لمن ليس له حساب آجل أن يودع قبل وصول السفينة مبلغًا يساوي أجور زيارتها المقدرة. ويجب أن يُرد إليه ما زاد على الفاتورة خلال 5 أيام عمل من إصدارها.
A payer without a credit account may deposit the estimated charges of the call before the vessel arrives. Whatever exceeds the invoice must be returned within five working days of its issue.
## التأخر في السداد @late
## Late payment
يُغلق الحساب الآجل إذا تأخر السداد 15 يومًا بعد موعده. ويجوز للهيئة أن تستوفي حقها من الضمان بعد إشعار مدته 5 أيام عمل، ولا يجوز فتح حساب جديد قبل مضي 6 أشهر.
A credit account is closed when payment is 15 days late. The Authority may draw on the guarantee after five working days’ notice. A new account must not be opened for six months.
## تصحيح الفاتورة @correction
## Correction of an invoice
على الإدارة المالية أن تصحح كل خطأ في فاتورة خلال سنة من إصدارها، بإشعار دائن أو مدين يبين سببه. ولا يجوز إصدار إشعار مدين بعد هذه المدة.
The finance office must correct any error in an invoice within one year of its issue, by a credit or debit note that gives the reason. A debit note must not be issued after that time.
## شرح الفاتورة @explain
## Explanation of an invoice
على الإدارة المالية في كل ميناء أن توضح طريقة احتساب الفاتورة عند الطلب خلال يومي عمل، وأن تسلّم المكلف بيانًا مكتوبًا بالأيام المحتسبة والشرائح المطبقة.
The finance office of each port must explain on request, within two working days, how an invoice was calculated, and must give the payer a written account of the days counted and the bands applied.
## الاعتراض على الفاتورة @objection
## Objection to an invoice
يجب أن يُقدَّم الاعتراض خلال {{objectionDays}} يومًا من تاريخ الفاتورة مع المستندات المؤيدة، ويجب أن يُجاب عنه خلال {{objectionAnswerDays}} أيام عمل.
An objection must be made within {{objectionDays}} days of the invoice with supporting documents, and must be answered within {{objectionAnswerDays}} working days.
ولا يوقف الاعتراض استحقاق الجزء غير المعترض عليه. ويجب أن تُعاد المبالغ المحصلة بالخطأ خلال 15 يوم عمل من قبوله.
An objection does not postpone payment of the part that is not disputed. Amounts collected in error must be returned within 15 working days of its acceptance.
## لجنة الاعتراضات @committee
## Objections committee
إذا رُفض الاعتراض جاز للمكلف أن يطلب خلال 15 يومًا عرضه على لجنة من 3 أعضاء، أحدهم من خارج الهيئة. ويجب أن تصدر اللجنة قرارها مسببًا خلال 30 يومًا.
Where an objection is refused, the payer may ask within 15 days for it to be put to a committee of three, one of them from outside the Authority. The committee must decide, with reasons, within 30 days.
## حفظ السجلات @records
## Keeping of records
على الهيئة ومشغلي المحطات حفظ سجلات الفواتير وما بُنيت عليه 10 سنوات، وإتاحتها للمراجعين النظاميين.
The Authority and terminal operators must keep invoices and the records on which they rest for 10 years and must open them to statutory auditors.
## المراجعة الداخلية @audit
## Internal review
تراجع الهيئة كل 3 أشهر عينة لا تقل عن 2% من فواتير كل ميناء ومحطة. ويجب أن يُرد ما حُصّل زيادةً دون انتظار اعتراض، وأن تُنشر نتائج المراجعة مجملةً في التقرير السنوي.
Every three months the Authority reviews a sample of at least 2% of the invoices of each port and terminal. Whatever was collected in excess must be returned without waiting for an objection, and the results must be published in summary in the annual report.
# المراجعة والنشر
# Review and publication
## مراجعة الأجور @review
## Review of charges
تُراجع الأجور كل 3 سنوات في ضوء تكلفة الخدمات ومؤشر الأسعار ومقارنتها بموانئ المنطقة. ويجب أن يُعلن أي تعديل قبل 90 يومًا من سريانه.
Charges are reviewed every three years in the light of the cost of services, the price index and charges in ports of the region. Any change must be announced 90 days before it takes effect.
## استطلاع رأي المستفيدين @consultation
## Consultation
يجب أن تُعرض مسودة التعديل على لجان المستفيدين في الموانئ 30 يومًا على الأقل، وأن تُنشر خلاصة الآراء وما أُخذ به منها.
The draft of a change must be open to the users’ committees of the ports for at least 30 days. A summary of their opinions, and of what was adopted, must be published.
## دليل الأجور السنوي @guide
## Annual tariff guide
تصدر الهيئة في يناير من كل سنة دليلًا يجمع الأجور المعمول بها وأمثلة على احتسابها. ويجب العمل بهذه اللائحة إذا اختلف الدليل عنها.
In January of each year the Authority issues a guide with the charges in force and examples of their calculation. Where the guide differs from this regulation, this regulation must be followed.
## أجور المحطات المتعاقد عليها @concession
## Charges of contracted terminals
يجب على مشغل المحطة أن ينشر أجوره قبل 30 يومًا من العمل بها. ولا يجوز أن تزيد على الحدود العليا في عقده، ولا أن تُمنح تخفيضات لا تتاح لغير المستفيد منها بالشروط نفسها.
A terminal operator must publish its charges 30 days before they take effect. They must not exceed the maximum in its contract, and it must not grant a reduction that is not open to others on the same conditions.
# أحكام ختامية
# Final provisions
## المخالفات @penalties
## Breaches
من تقاضى أجرًا يزيد على المقرر وجب عليه رده خلال 15 يوم عمل، ويُطبق عليه ما ورد في جدول المخالفات والجزاءات. ومن قدم بيانات غير صحيحة تؤثر في الاحتساب وجب عليه سداد الفرق ومثله.
Whoever collects more than the charge set must return it within 15 working days and is subject to the schedule of breaches and penalties. Whoever gives incorrect data that affect a calculation must pay the difference and the same amount again.
## التظلم @appeal
## Appeal
يجوز لمن صدر في حقه قرار بموجب هذه اللائحة، في غير الاعتراض على الفواتير، أن يتظلم أمام رئيس الهيئة خلال 60 يومًا من تاريخ علمه به.
Whoever is the subject of a decision under this regulation, other than on an objection to an invoice, may appeal to the President of the Authority within 60 days of notice.
## التعاميم والتعليمات @circulars
## Circulars and instructions
يصدر مدير عام الشؤون المالية التعاميم اللازمة لتنفيذ هذه اللائحة، ولا يجوز أن تستحدث أجرًا أو تزيده.
The Director General of Finance issues the circulars needed to carry out this regulation. They must not create or raise a charge.
## الأحكام الانتقالية @transition
## Transitional provisions
تُطبق على الخدمة الأجور النافذة يوم تقديمها. وتبقى الحسابات الآجلة المفتوحة قبل نفاذ هذه اللائحة قائمة، ويجب أن تُستكمل ضماناتها خلال 60 يومًا.
A service is charged as in force on the day it is provided. Credit accounts opened before this regulation remain open, and their guarantees must be completed within 60 days.
## الإلغاء والنفاذ @commencement
## Repeal and commencement
يُعمل بهذه اللائحة {{commencement}}، ويُلغى من ذلك التاريخ الإصدار السابق وجداوله.
This regulation takes effect {{commencement}}. The previous issue and its tables are repealed from that date.
### أجور السفن
### Charges to vessels
! أجور السفن بالريال السعودي قبل الضريبة
! Vessel charges in Saudi riyals before tax
|| الخدمة | الوحدة | الأجر
|| Service | Unit | Charge
= vesselChargeRows
### مدد الإعفاء من أجور التخزين
### Free periods of storage
! مدد الإعفاء بالأيام
! Free periods in days
|| نوع البضاعة | المدة
|| Cargo | Days
= freeDayRows
### أجور تخزين الحاويات
### Container storage
! أجور تخزين الحاويات بالريال السعودي عن اليوم الواحد
! Container storage in Saudi riyals a day
|| المدة | حاوية 20 قدمًا | حاوية 40 قدمًا
|| Period | 20-foot container | 40-foot container
= storageRows
### مواعيد الفواتير والاعتراض
### Times for invoices and objections
! المواعيد المقررة على الهيئة والمكلفين
! Times set for the Authority and for payers
|| الإجراء | المسؤول | الموعد
|| Step | By | Time
| إصدار الفاتورة | الإدارة المالية | خلال يومي عمل من انتهاء الخدمة
| Invoice | Finance office | within two working days of the end of the service
| شرح الفاتورة | الإدارة المالية | خلال يومي عمل من الطلب
| Explanation of an invoice | Finance office | within two working days of a request
| سداد الحساب الآجل | المكلف | خلال 15 يومًا من إصدار الفاتورة
| Payment of a credit account | Payer | within 15 days of the invoice
| الاعتراض على الفاتورة | المكلف | خلال {{objectionDays}} يومًا من تاريخها
| Objection to an invoice | Payer | within {{objectionDays}} days of its date
| الرد على الاعتراض | الإدارة المالية | خلال {{objectionAnswerDays}} أيام عمل
| Answer to an objection | Finance office | within {{objectionAnswerDays}} working days
| طلب العرض على اللجنة | المكلف | خلال 15 يومًا من الرفض
| Request to the committee | Payer | within 15 days of the refusal
| قرار اللجنة | لجنة الاعتراضات | خلال 30 يومًا
| Decision of the committee | Objections committee | within 30 days
| رد المبالغ | الهيئة أو المحطة | خلال 15 يوم عمل من قبول الاعتراض
| Return of amounts | Authority or terminal | within 15 working days of acceptance
### أمثلة على الاحتساب
### Examples of calculation
سفينة حاويات طولها {{exampleLength}} متر وحمولتها الإجمالية {{exampleTonnage}} طن، بقيت عند الرصيف {{exampleHours}} ساعة، وخدمها مرشد في الدخول ومرشد في الخروج، وعملت معها {{exampleTugs}} قاطرات ساعة واحدة في كل حركة.
A container ship {{exampleLength}} metres long, of {{exampleTonnage}} GT, stayed alongside for {{exampleHours}} hours. It took a pilot inward and outward, and {{exampleTugs}} tugs worked for one hour in each movement.
! أجور الزيارة بالريال السعودي قبل الضريبة
! Charges of the call in Saudi riyals before tax
|| الخدمة | الاحتساب | المبلغ
|| Service | Calculation | Amount
= callExampleRows
حاوية واردة طولها 40 قدمًا خرجت من الساحة في اليوم {{exampleStorageDay}} من بداية مدة الإعفاء.
An import container 40 feet long left the yard on day {{exampleStorageDay}} from the start of the free period.
! أجور تخزين الحاوية بالريال السعودي قبل الضريبة
! Storage of the container in Saudi riyals before tax
|| المدة | الاحتساب | المبلغ
|| Period | Calculation | Amount
= storageExampleRows
`;
