import { CONTACTS, GENERAL_ENQUIRIES } from './contacts';

export default `
يعرّف هذا الدليل المستثمر المحلي والأجنبي بما يستطيع أن يستثمر فيه في الموانئ العشرة، وبنماذج التعاقد ومددها، وبالطريق من إبداء الرغبة إلى توقيع العقد، وبما يلتزم به الطرفان بعده. ومرجعه في الإيجار لائحة تأجير الأراضي والمرافق (REG-09)، وفي العقود الأخرى وثائق كل منافسة، وهي الحَكَم عند الاختلاف.
This guide tells local and foreign investors what they can invest in at the ten ports, the forms of contract and their lengths, the way from an expression of interest to a signed contract, and what both sides must do afterwards. Leases rest on the regulation on leasing land and facilities (REG-09), and other contracts on the documents of each tender, which prevail where they differ.
% picture:berth-aerial-2
# لماذا الموانئ العشرة
# Why the ten ports
تضم الموانئ {{berths}} رصيفًا على ساحلين، وتبلغ طاقتها الاستيعابية {{capacity}} مليون طن في السنة، وناولت في عام 2025 نحو {{tonnesRounded}} مليون طن و{{teu2025}} مليون حاوية قياسية.
The ports have {{berths}} berths on two coasts and a capacity of {{capacity}} million tonnes a year. In 2025 they handled about {{tonnesRounded}} million tonnes and {{teu2025}} million TEU.
% chartTeuByYear
! حركة الموانئ في عامي 2024 و2025
! Traffic of the ports in 2024 and 2025
|| المؤشر | 2024 | 2025
|| Indicator | 2024 | 2025
| البضائع (مليون طن) | {{tonnes2024}} | {{tonnes2025}}
| Cargo (million tonnes) | {{tonnes2024}} | {{tonnes2025}}
| الحاويات (مليون حاوية قياسية) | {{teu2024}} | {{teu2025}}
| Containers (million TEU) | {{teu2024}} | {{teu2025}}
| زيارات السفن | {{calls2024}} | {{calls2025}}
| Vessel calls | {{calls2024}} | {{calls2025}}
| متوسط انتظار السفينة (ساعة) | {{waiting2024}} | {{waiting2025}}
| Average waiting of a vessel (hours) | {{waiting2024}} | {{waiting2025}}
# القطاعات ذات الأولوية
# Priority sectors
- المناطق اللوجستية والمستودعات: إعادة التصدير والتجميع والتغليف.
- Logistics zones and warehouses: re-export, assembly and packaging.
- محطات البضائع السائبة والبضائع العامة.
- Terminals for bulk and general cargo.
- تموين السفن بالوقود منخفض الانبعاثات، وصيانة السفن، وبناء القطع البحرية الصغيرة.
- Bunkering with low-emission fuels, ship repair and the building of small craft.
- خدمات الركاب والواجهات البحرية.
- Passenger services and waterfronts.
تُعلن الفرص بتفصيلها وجدولها الزمني في صفحة المنافسات، وفيها دعوات التأهيل المسبق.
The opportunities, with their details and timetables, are announced on the biddings page, where the invitations to pre-qualify also appear.
# نماذج التعاقد
# Forms of contract
! نماذج التعاقد ومددها
! Forms of contract and their lengths
|| النموذج | المجال | المدة بالسنوات | ملكية الأصول
|| Form | Field | Length in years | Ownership of assets
= contractRows
يبقى الإرشاد والقطر وربط السفن خارج عقود المحطات. وتخضع أجور المشغلين للائحة أجور خدمات الموانئ (REG-02)، ولا يجوز للمشغل أن يعدّلها منفردًا.
Pilotage, towage and mooring stay outside terminal contracts. Operators’ charges are subject to the regulation on charges for port services (REG-02), and the operator must not alter them alone.
# الطريق إلى عقد تشغيل أو امتياز
# The way to an operating or concession contract
% drawingInvestor
+ اطلع على دعوات التأهيل المسبق والمنافسات المعلنة، وسجّل اهتمامك عبر بوابة العملاء.
+ Read the invitations to pre-qualify and the tenders announced, and register your interest through the customer portal.
+ وقّع تعهد المحافظة على سرية المعلومات، ثم اطلب وثائق التأهيل أو كراسة الفرصة.
+ Sign the confidentiality undertaking, then ask for the pre-qualification or opportunity documents.
+ قدّم ملف التأهيل: السجل التجاري، والقوائم المالية لثلاث سنوات، والخبرات المماثلة، وشهادات السلامة والبيئة.
+ Submit the qualification file: commercial registration, three years’ accounts, similar experience, and safety and environment certificates.
+ زر الموقع في المواعيد المحددة. ويجب أن تُقدم الاستفسارات كتابةً في الموعد المعلن، وتُنشر إجاباتها لجميع المتقدمين.
+ Visit the site on the dates set. Enquiries must be made in writing by the day announced, and the answers are published for all applicants.
+ يجب تقديم العرضين الفني والمالي في مظروفين مستقلين قبل الموعد النهائي. ولا تُقبل العروض بعده.
+ You must submit the technical and financial offers in separate envelopes before the final date. Offers are not accepted after it.
+ تُعلن النتيجة للعموم. ولمن لم يُقبل عرضه أن يتظلم خلال {{awardObjectionDays}} أيام عمل من إعلانها.
+ The result is made public. An applicant who was not successful can object within {{awardObjectionDays}} working days of the announcement.
+ قدّم الضمان النهائي ووقّع العقد، ثم يُسلّم الموقع بمحضر مشترك.
+ Provide the final guarantee and sign the contract. The site is then handed over with a joint record.
! ما تُقيَّم به الطلبات
! What applications are judged by
|| المعيار | ما يثبته
|| Criterion | What shows it
| الخبرة | محطات أو مشاريع مماثلة شغّلها المتقدم
| Experience | Similar terminals or projects run by the applicant
| القدرة المالية | القوائم المالية وحقوق الملكية ومصادر التمويل
| Financial capacity | Accounts, equity and sources of finance
| السلامة والبيئة | شهادات سارية في أنظمة الإدارة، وسجل الحوادث
| Safety and environment | Valid management system certificates and the record of incidents
| التوطين ونقل المعرفة | خطة التوظيف والتدريب
| Local employment and transfer of knowledge | A plan for employment and training
تُنشر أوزان المعايير والحدود الدنيا مع كل دعوة.
The weights and minimum scores are published with each invitation.
# استئجار أرض أو مستودع
# Renting land or a warehouse
+ يجب تقديم الطلب عبر الخدمات الإلكترونية، مع وصف النشاط والمساحة ومخطط أولي والسجل التجاري.
+ The application must be made through the e-services with a description of the activity, the area, an outline plan and the commercial registration.
+ تبت الهيئة في الطلب خلال {{rentalDays}} يومًا من اكتماله، وتذكر سبب الرفض. ويجوز التظلم منه خلال {{leaseAppealDays}} يومًا.
+ The Authority decides within {{rentalDays}} days of the application being complete, and gives the reason for a refusal. You may appeal against it within {{leaseAppealDays}} days.
+ إذا تقدم أكثر من طالب لموقع واحد وجب طرحه في منافسة معلنة.
+ Where more than one applicant asks for the same site, it must be offered in a public tender.
+ تعاين لجنة مشتركة الموقع وتحرر محضرًا بحالته. ولا تُستحق الأجرة قبل التسليم.
+ A joint committee inspects the site and records its condition. No rent is due before the handover.
! الأجور السنوية بالريال السعودي للمتر المربع
! Annual rent in Saudi riyals per square metre
|| الميناء | أرض قريبة من الأرصفة | أرض بعيدة عنها | أرض خارج الميناء | مبانٍ
|| Port | Land near the quays | Land away from them | Land outside the port | Buildings
= rentRows
لا تشمل الأجور ضريبة القيمة المضافة ولا قيمة الكهرباء والمياه. ولا يجوز أن تزيد أجرة الأراضي المخصصة لأبراج الاتصالات على {{towerRent}} ريال للمتر المربع في السنة، والمساحة التي تُحتسب عنها الأجرة {{towerSquareMetres}} مترًا مربعًا على الأقل.
The rent does not include value added tax, electricity or water. The rent of land for communication towers must not exceed {{towerRent}} riyals per square metre a year. The area charged is at least {{towerSquareMetres}} square metres.
! مواعيد الإيجار وحدوده
! Times and limits of a lease
|| الموضوع | الحد
|| Subject | Limit
| مدة عقد الأرض التي يبني عليها المستأجر | حتى {{leaseYears}} سنة
| Length of a lease of land on which the tenant builds | Up to {{leaseYears}} years
| مدة عقد المكتب أو المستودع القائم | سنة واحدة قابلة للتجديد
| Length of a lease of an existing office or warehouse | One year, renewable
| بدء البناء بعد التسليم | خلال {{buildMonths}} أشهر
| Start of building after the handover | Within {{buildMonths}} months
| الضمان البنكي | أجرة سنة
| Bank guarantee | One year’s rent
| مراجعة الأجرة | كل {{rentReviewYears}} سنوات، بما لا يجاوز {{rentReviewPercent}}%
| Review of the rent | Every {{rentReviewYears}} years, by no more than {{rentReviewPercent}}%
| إخلاء الموقع عند انتهاء العقد | خلال {{siteClearDays}} يومًا
| Clearing the site at the end | Within {{siteClearDays}} days
| رد الضمان | خلال {{leaseReturnDays}} يومًا من استلام الموقع
| Return of the guarantee | Within {{leaseReturnDays}} days of handing back the site
# ما توفره الهيئة وما يوفره المستثمر
# What each side provides
! توزيع المسؤوليات
! Division of responsibilities
|| الموضوع | الهيئة | المستثمر
|| Subject | Authority | Investor
| الأرصفة والقنوات والطرق الرئيسة | حتى حدود الموقع | داخل الموقع
| Berths, channels and main roads | Up to the boundary of the site | Within the site
| المباني والمعدات | لا | نعم
| Buildings and equipment | No | Yes
| الربط بمنصة الفسح وأنظمة الميناء | توفير الربط | الالتزام بمواصفاته
| Link to the clearance platform and port systems | Provides the link | Keeps to its specification
| الكهرباء والمياه | الشبكة حتى حدود الموقع | الاستهلاك
| Electricity and water | Network up to the boundary | Consumption
| السلامة والبيئة | الإشراف والتفتيش | التنفيذ والإبلاغ
| Safety and environment | Supervision and inspection | Carrying out and reporting
# بعد توقيع العقد
# After signature
- تتضمن العقود حدودًا دنيا للإنتاجية، ونسبًا للتوطين والتدريب، ومتطلبات للسلامة والبيئة، تُراجع كل ربع سنة.
- Contracts include minimum levels of productivity, shares of national employment and training, and requirements for safety and the environment, reviewed every quarter.
- تُطبق الحوافز والغرامات وفق جدول معلن مع وثائق المنافسة.
- Incentives and penalties follow a scale published with the tender documents.
- يُحظر تغيير النشاط أو التأجير من الباطن أو التنازل عن العقد دون موافقة خطية من الهيئة.
- The investor must not change the activity, sublet or assign the contract without the written consent of the Authority.
- يجوز للهيئة فسخ عقد الإيجار إذا تأخر السداد أكثر من {{rentLateDays}} يومًا بعد الإشعار، أو تُرك الموقع دون نشاط سنة، أو خالف المستأجر اشتراطات السلامة مخالفة جسيمة.
- The Authority may end a lease when payment is more than {{rentLateDays}} days late after notice, when the site has stood without activity for a year, or for a serious breach of safety.
- يجوز للهيئة أن تسترد الموقع لحاجة تشغيلية بإشعار مدته سنة، وعليها أن تعوض المستأجر عن القيمة الدفترية لمنشآته أو توفر له موقعًا بديلًا.
- The Authority may take a leased site back for operational need on one year’s notice. It must pay the tenant the book value of the installations or provide another site.
${CONTACTS}
| وثائق التأهيل وعقود التشغيل | إدارة عقود التشغيل في المقر الرئيس
| Pre-qualification documents and operating contracts | Operating contracts department, head office
| طلبات الاستئجار | نظام التأجير، من صفحة طلب استئجار المرافق
| Rental requests | The rental system, from the page on renting facilities
${GENERAL_ENQUIRIES}
`;
