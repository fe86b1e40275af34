export default `
تصدر هذه اللائحة عن الهيئة الوطنية للموانئ بموجب {{decision}}.
This regulation is issued by the National Ports Authority under {{decision}}.
# أحكام عامة
# General provisions
## الغرض @purpose
## Purpose
تنظم هذه اللائحة حصر المنقولات التي لم تعد الهيئة بحاجة إليها في مستودعات الموانئ، وعرضها على الجهات الحكومية الأخرى، وبيع ما يبقى منها، بما يحفظ المال العام ويطيل عمر الأصول.
This regulation governs the counting of movable items in port warehouses that the Authority no longer needs, their offer to other government agencies and the sale of what remains, so that public money is saved and assets last longer.
## التعريفات @definitions
## Definitions
يُقصد بالعبارات الآتية المعاني المبينة أمام كل منها:
In this regulation the following words have the meanings given beside them:
- الهيئة: الهيئة الوطنية للموانئ.
- Authority: the National Ports Authority.
- الفائض: كل منقول صالح للاستعمال لم تعد الهيئة بحاجة إليه.
- Surplus: any usable item that the Authority no longer needs.
- الرجيع: كل منقول أُعيد إلى المستودع ولا يصلح للاستعمال إلا بعد إصلاحه.
- Returned item: an item brought back to the warehouse that can be used only after repair.
- الخردة: كل منقول فقد صفته الأصلية ولم تبقَ له إلا قيمة مادته.
- Scrap: an item that has lost its original character and keeps only the value of its material.
- الجهة: كل وزارة أو هيئة أو مؤسسة عامة تطلب منقولات الهيئة.
- Agency: any ministry, authority or public institution that requests items of the Authority.
## نطاق التطبيق @scope
## Scope
تسري هذه اللائحة على الأثاث والأجهزة والمركبات والمعدات وقطع الغيار في مستودعات الموانئ والمركز الرئيس. ولا تسري على البضائع المتروكة، ولا على الوثائق والأسلحة.
This regulation applies to furniture, devices, vehicles, equipment and spare parts in the warehouses of the ports and the head office. It does not apply to abandoned cargo, documents or weapons.
# الحصر والتصنيف
# Counting and classification
## لجان الحصر @committees
## Committees
تُشكل في كل ميناء لجنة حصر من 3 أعضاء لا يكون أمين المستودع أحدهم. ويجب أن تجرد المستودعات مرة كل سنة على الأقل.
Each port has a committee of three, of whom the storekeeper is not one. It must count the warehouses at least once a year.
## بيانات المنقول @record
## Record of an item
يجب أن يُسجل لكل منقول:
The following must be recorded of each item:
- تصنيفه الرئيس والفرعي ورقمه.
- its main and sub-category and its number;
- صورته وكميته وموقعه.
- its picture, quantity and place;
- حالته وسنة شرائه وقيمته الدفترية.
- its condition, year of purchase and book value.
## إزالة البيانات @erasure
## Erasure of data
لا يجوز عرض جهاز يحمل بيانات قبل محوها بطريقة معتمدة. ويجب إتلاف وسائط التخزين التي لا يمكن محوها.
A device that holds data must not be offered before they have been erased by an approved method. Storage media that cannot be erased must be destroyed.
## المواد الخطرة @dangerous
## Dangerous items
يُحظر عرض المنقولات التي تحوي مواد خطرة إلا بعد موافقة إدارة السلامة، ويجب التخلص منها عن طريق منشأة مرخص لها.
Items that contain dangerous substances must not be offered without the consent of the safety department, and must be disposed of through a licensed firm.
# العرض على الجهات
# Offer to agencies
## مدة العرض @offer
## Period of the offer
يجب أن تُعرض المنقولات الصالحة على الجهات الحكومية في موقع الهيئة مدة لا تقل عن {{surplusOfferDays}} يومًا.
Usable items must be offered to government agencies on the Authority’s website for at least {{surplusOfferDays}} days.
## الطلب @request
## Request
يجب تقديم الطلب إلكترونيًا من موظف مفوض، ويُذكر فيه اسمه ورقم هويته وجهته وإدارته ومدينته، والمادة وكميتها، ومبررات الحاجة. ولا يجوز أن تزيد الكمية على المتاح.
The request must be made electronically by an authorised official, with that person’s name, identity number, agency, department and city, the item and quantity, and the reasons for the need. The quantity must not exceed the stock available.
## الأولوية @priority
## Priority
الأولوية لأول طلب مكتمل. ويجوز لرئيس الهيئة تقديم جهة صحية أو تعليمية أو جهة طوارئ عليه بقرار مسبب.
The first complete request has priority. The President of the Authority may place a health, education or emergency agency before it, with reasons.
## البت في الطلب @decision
## Decision
على الهيئة أن تبت في الطلب خلال {{surplusDecisionDays}} يومًا، وتُحجز المادة {{reservationDays}} يومًا من تقديم الطلب.
The Authority must decide within {{surplusDecisionDays}} days. The item is reserved for {{reservationDays}} days from the request.
## المعاينة @inspection
## Inspection
يجوز للجهة أن تعاين المادة قبل استلامها بموعد يُحدد خلال 5 أيام عمل من طلبه. ولها أن تعدل عن الطلب بعد المعاينة.
The agency may inspect the item before collecting it, at a time given within five working days of the request, and may withdraw after the inspection.
## التسليم @handover
## Handing over
يجب أن يكون التسليم بمحضر يوقعه الطرفان وأمين المستودع. وعلى الجهة المستلمة أن تتحمل التحميل والنقل وأن تقيد المواد في سجلاتها.
Items must be handed over by a record signed by both parties and the storekeeper. The receiving agency must pay for loading and transport and must enter the items in its own registers.
## سقوط الحجز @lapse
## Lapse
يسقط الحجز إذا لم تُستلم المواد خلال {{surplusCollectDays}} يومًا من الموعد، وتُعرض على الطلب التالي.
The reservation lapses if the items are not collected within {{surplusCollectDays}} days of the appointment, and they are offered to the next request.
# البيع
# Sale
## المزاد @auction
## Auction
يُباع ما لم تطلبه جهة في مزاد علني أو إلكتروني يُعلن قبل 15 يومًا على الأقل. ويجب سداد الثمن كاملًا خلال 5 أيام عمل من الترسية.
Items that no agency requests are sold at a public or electronic auction announced at least 15 days beforehand. The price must be paid in full within five working days of award.
## التقدير @valuation
## Valuation
تقدر لجنة مستقلة قيمة المنقولات قبل المزاد. ولا يجوز البيع بأقل من 80% من التقدير إلا بعد مزادين لم يبلغاه.
An independent committee values the items before the auction. They must not be sold for less than 80% of the valuation unless two auctions have failed to reach it.
## إخراج المبيع @removal
## Removal
على المشتري أن يخرج ما اشتراه خلال 10 أيام عمل من السداد. وتُحتسب عليه أجرة تخزين بعدها، ويُلغى البيع إذا مضى 60 يومًا.
The buyer must remove the items within 10 working days of payment. Storage is charged after that, and the sale is cancelled after 60 days.
## منع الشراء @prohibition
## Prohibition
لا يجوز لمنسوبي الهيئة ولا لأعضاء اللجان شراء هذه المنقولات مباشرة أو بوساطة غيرهم. ويقع باطلًا كل بيع يخالف ذلك، ويُحال صاحبه إلى التحقيق.
Staff of the Authority and members of the committees must not buy these items, directly or through others. A sale in breach of this rule is void, and the person concerned is referred for investigation.
# أحكام ختامية
# Final provisions
## النشر @publication
## Publication
تنشر الهيئة في يناير من كل سنة عدد ما عُرض وما نُقل وما بيع من المنقولات وقيمته.
In January of each year the Authority publishes the number and value of items offered, transferred and sold.
## حفظ السجلات @records
## Keeping of records
يجب حفظ محاضر الحصر والتسليم والبيع 10 سنوات.
Records of counting, handing over and sale must be kept for 10 years.
## التعاميم والتعليمات @circulars
## Circulars and instructions
يصدر مدير عام الشؤون المالية التعاميم اللازمة لتنفيذ هذه اللائحة، ويجب أن تُنشر في موقع الهيئة.
The Director General of Finance issues the circulars needed to carry out this regulation. They must be published on the Authority’s website.
## النفاذ @commencement
## Commencement
يُعمل بهذه اللائحة {{commencement}}، ويُلغى من ذلك التاريخ ما يتعارض معها من تعليمات.
This regulation takes effect {{commencement}}. Instructions that conflict with it are repealed from that date.
### مراحل المنقول
### Stages of an item
! المراحل ومددها
! Stages and their times
|| المرحلة | المدة
|| Stage | Time
| العرض على الجهات | {{surplusOfferDays}} يومًا
| Offer to agencies | {{surplusOfferDays}} days
| البت في الطلب | {{surplusDecisionDays}} يومًا
| Decision on a request | {{surplusDecisionDays}} days
| الاستلام | {{surplusCollectDays}} يومًا
| Collection | {{surplusCollectDays}} days
| إعلان المزاد | 15 يومًا
| Notice of the auction | 15 days
`;
