export default `
تصدر هذه اللائحة عن الهيئة الوطنية للموانئ بموجب {{decision}}، وتحل محل الإصدار الثالث من لائحة تأجير الأراضي والمرافق.
This regulation is issued by the National Ports Authority under {{decision}}. It replaces the third issue of the regulation on leasing land and facilities.
# أحكام عامة
# General provisions
## التعريفات @definitions
## Definitions
يُقصد بالعبارات الآتية المعاني المبينة أمام كل منها:
In this regulation the following words have the meanings given beside them:
- الهيئة: الهيئة الوطنية للموانئ.
- Authority: the National Ports Authority.
- الموقع: أرض أو مستودع أو مكتب أو مساحة داخل حدود الميناء معروضة للتأجير.
- Site: land, a warehouse, an office or a space within port limits that is offered for rent.
- المستأجر: من أبرمت معه الهيئة عقد إيجار بموجب هذه اللائحة.
- Tenant: whoever has a lease from the Authority under this regulation.
- السور: السور الجمركي للميناء.
- Fence: the customs fence of the port.
## نطاق التطبيق @scope
## Scope
تسري هذه اللائحة على تأجير الأراضي والمستودعات والمكاتب والمواقع داخل حدود الموانئ. ولا تسري على عقود الامتياز والتشغيل، ولها وثائقها.
This regulation applies to the lease of land, warehouses, offices and sites within port limits. It does not apply to concession and operating contracts, which follow their own documents.
## أغراض التأجير @purposes
## Purposes
لا يجوز تأجير المواقع إلا للأنشطة المرتبطة بأعمال الموانئ والخدمات اللوجستية، وبما يتفق مع المخطط العام للميناء واشتراطات السلامة.
Sites may be leased only for port-related and logistics activities, in keeping with the master plan of the port and with safety requirements.
# الطلب والبت فيه
# Application and decision
## تقديم الطلب @application
## Application
يجب تقديم الطلب عبر الخدمات الإلكترونية، مع وصف النشاط والمساحة ومخطط أولي والسجل التجاري.
The application must be made through the e-services with a description of the activity, the area, an outline plan and the commercial registration.
## البت في الطلب @decision
## Decision
على الهيئة أن تبت في الطلب خلال {{rentalDays}} يومًا من اكتماله. ويجب أن يُذكر في الرفض سببه، ويجوز التظلم منه خلال 60 يومًا.
The Authority must decide within {{rentalDays}} days of the application being complete. A refusal must state its reason and may be appealed against within 60 days.
## تعدد الطلبات @competition
## Several applications
إذا تقدم أكثر من طالب لموقع واحد وجب طرحه في منافسة معلنة. وتُقيَّم العروض بحسب الأجرة، وملاءمة النشاط، وحجم الحركة المتوقع.
Where more than one applicant asks for the same site, it must be offered in a public tender. Offers are judged by rent, fitness of the activity and expected traffic.
## المعاينة والتسليم @handover
## Inspection and handover
يجب أن تُعاين لجنة مشتركة الموقع قبل تسليمه، وأن تحرر محضرًا بحالته وحدوده وعداداته. ولا تُستحق الأجرة قبل التسليم.
A joint committee must inspect the site before it is handed over and record its condition, limits and meters. No rent is due before the handover.
# الأجرة والضمان
# Rent and guarantee
## فئات المواقع @classes
## Classes of site
تُصنف المواقع بحسب بعدها عن الأرصفة إلى 3 فئات: قريبة، وبعيدة، وخارج السور. وتُحدد لكل فئة في كل ميناء أجرة سنوية للمتر المربع، ويجب أن تُنشر في موقع الهيئة.
Sites fall into three classes by distance from the quays: near, far and outside the fence. For each class in each port an annual rent per square metre is set. It must be published on the Authority’s website.
## أبراج الاتصالات @towers
## Communication towers
لا يجوز أن تزيد أجرة الأراضي المخصصة لأبراج الاتصالات على {{towerRent}} ريال للمتر المربع في السنة، والمساحة التي تُحتسب عنها الأجرة 25 مترًا مربعًا على الأقل.
The rent of land for communication towers must not exceed {{towerRent}} riyals per square metre a year. The area charged is at least 25 square metres.
## السداد والضمان @payment
## Payment and guarantee
يجب سداد الأجرة سنويًا مقدمًا، وتقديم ضمان بنكي يعادل أجرة سنة. ولا يجوز أن تغير المراجعة التي تُجرى كل 5 سنوات الأجرة بأكثر من 15%.
Rent must be paid annually in advance, and the tenant must give a bank guarantee equal to one year’s rent. The review every five years must not change the rent by more than 15%.
## الخدمات @utilities
## Utilities
على المستأجر أن يسدد قيمة الكهرباء والمياه والنظافة بحسب استهلاكه. ويُحظر أن يبيع الخدمة لغيره.
The tenant must pay for electricity, water and cleaning as used. The tenant must not sell them to others.
# العقد وواجبات المستأجر
# Lease and duties of the tenant
## مدة العقد @term
## Term
تكون مدة العقد سنة للمكاتب والمستودعات القائمة، وحتى 20 سنة للأراضي التي يبني عليها المستأجر. ويجوز تجديده لمن وفى بالتزاماته.
Leases run for one year for existing offices and warehouses, and for up to 20 years for land on which the tenant builds. They may be renewed for a tenant who has met its obligations.
## البناء @building
## Building
لا يجوز البناء قبل الحصول على رخصة بناء واعتماد المخططات من الهيئة والدفاع المدني. ويجب أن يبدأ البناء خلال 6 أشهر من التسليم.
Building must not begin without a building permit and the approval of the plans by the Authority and Civil Defence. It must begin within six months of the handover.
## تغيير النشاط والتأجير من الباطن @subletting
## Change of activity and subletting
يُحظر تغيير النشاط أو التأجير من الباطن أو التنازل عن العقد دون موافقة خطية من الهيئة.
The tenant must not change the activity, sublet or assign the lease without the written consent of the Authority.
## الصيانة والسلامة @maintenance
## Maintenance and safety
على المستأجر أن يصون الموقع ووسائل الإطفاء فيه، وأن يؤمّن عليه ضد الحريق، وأن يمكّن مفتشي الهيئة من دخوله.
The tenant must maintain the site and its fire equipment, insure it against fire and admit the Authority’s inspectors.
## البيانات @data
## Data
على المستأجر أن يقدم كل 3 أشهر بيانًا بحركة البضائع في موقعه. ولا يجوز استعمال هذه البيانات لغير الإحصاء والتخطيط.
The tenant must submit a statement of the cargo passing through the site every three months. This data must not be used except for statistics and planning.
# انتهاء العقد
# End of the lease
## انتهاء المدة @end
## Expiry
تؤول المنشآت الثابتة إلى الهيئة عند انتهاء المدة ما لم يُتفق على غير ذلك. ويجب إخلاء الموقع خلال 90 يومًا.
Fixed installations pass to the Authority at the end of the term unless otherwise agreed. The site must be cleared within 90 days.
## الفسخ @termination
## Termination
يجوز للهيئة فسخ العقد إذا تأخر السداد أكثر من 60 يومًا بعد الإشعار، أو تُرك الموقع دون نشاط سنة، أو خالف المستأجر اشتراطات السلامة مخالفة جسيمة.
The Authority may end the lease when payment is more than 60 days late after notice, when the site has stood without activity for a year, or for a serious breach of safety.
## الحاجة إلى الموقع @recovery
## Recovery of the site
يجوز للهيئة أن تسترد الموقع لحاجة تشغيلية بإشعار مدته سنة. ويجب أن تعوض المستأجر عن قيمة منشآته الدفترية، أو توفر له موقعًا بديلًا.
The Authority may take the site back for operational need on one year’s notice. It must pay the tenant the book value of the installations or provide another site.
## إعادة الموقع @return
## Return of the site
تعاين لجنة مشتركة الموقع وتثبت حالته قبل استلامه، ويُرد الضمان خلال 30 يومًا من الاستلام.
A joint committee inspects the site and records its condition before it is handed back. The guarantee is returned within 30 days.
# أحكام ختامية
# Final provisions
## التعاميم والتعليمات @circulars
## Circulars and instructions
يصدر نائب الرئيس للشؤون التنظيمية والتراخيص التعاميم اللازمة لتنفيذ هذه اللائحة، ويجب أن تُنشر في موقع الهيئة.
The Vice President for Regulation and Licensing issues the circulars needed to carry out this regulation. They must be published on the Authority’s website.
## الإلغاء والنفاذ @commencement
## Repeal and commencement
يُعمل بهذه اللائحة {{commencement}}. وتبقى العقود القائمة نافذة بشروطها حتى تنتهي أو تُجدد.
This regulation takes effect {{commencement}}. Existing leases remain in force on their terms until they expire or are renewed.
### مواعيد الإيجار
### Times of a lease
! المدد التي تلتزم بها الهيئة والمستأجر
! Times that the Authority and the tenant must keep
|| الإجراء | المدة
|| Step | Time
| البت في الطلب | {{rentalDays}} يومًا
| Decision on an application | {{rentalDays}} days
| بدء البناء | 6 أشهر
| Start of building | six months
| إخلاء الموقع | 90 يومًا
| Clearing the site | 90 days
| رد الضمان | 30 يومًا
| Return of the guarantee | 30 days
`;
