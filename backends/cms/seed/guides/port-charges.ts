import { CONTACTS } from './contacts';

export default `
يجمع هذا الدليل الأجور المعمول بها في الموانئ العشرة في عام 2026، ويبين من يسددها ومتى، وكيف تُحتسب، وكيف يُعترض عليها. وجميع المبالغ بالريال السعودي قبل ضريبة القيمة المضافة. ومرجعه لائحة أجور خدمات الموانئ (REG-02)، وهي الحَكَم عند الاختلاف.
This guide brings together the charges in force in the ten ports in 2026: who pays them and when, how they are calculated, and how to object. All amounts are in Saudi riyals before value added tax. It rests on the regulation on charges for port services (REG-02), which prevails where the two differ.
% picture:tugboats-1
# من يسدد
# Who pays
- أجور السفن: الوكيل الملاحي.
- Charges to vessels: the shipping agent.
- أجور البضائع والتخزين: صاحب البضاعة أو من يمثله.
- Charges on cargo and storage: the cargo owner or that person’s representative.
ولا يجوز تقاضي أجر لم يرد في اللائحة أو في الجداول المنشورة بموجبها. أما الرسوم الجمركية فلا تشملها هذه الأجور.
A charge that is not in the regulation, or in the tables published under it, must not be collected. Customs duties are separate.
# الخطوات بالترتيب
# The steps in order
% drawingCharges
+ اطلب إن شئت تقديرًا لأجور الزيارة قبل وصول السفينة، وتقدمه الإدارة المالية في الميناء خلال يوم عمل واحد.
+ If you wish, request an estimate of the charges of a call before the vessel arrives. The finance office of the port provides it within one working day.
+ تصدر الفاتورة إلكترونيًا خلال يومي عمل من انتهاء الخدمة، وفيها كل خدمة ووحدتها وعددها وأجرها وضريبتها ورقم السداد.
+ The invoice is issued online within two working days of the end of the service. It states each service with its unit, quantity, charge and tax, and the payment number.
+ راجع البنود، واطلب عند الحاجة شرحًا مكتوبًا، ويُقدم خلال يومي عمل.
+ Check the items. You may request a written explanation, which comes within two working days.
+ يجب السداد إلكترونيًا برقم الفاتورة قبل إذن السفر أو إذن التسليم.
+ You must pay online, quoting the invoice number, before port clearance or the delivery order is issued.
# أجور السفن
# Charges to vessels
! أجور السفن بالريال السعودي
! Vessel charges in Saudi riyals
|| الخدمة | الوحدة | الأجر
|| Service | Unit | Charge
= vesselChargeRows
تُجبر كسور الوحدة إلى وحدة كاملة، فيُجبر كسر الساعة إلى ساعة. وتُحتسب أجور الرسو من ربط أول حبل إلى فك آخر حبل.
Part of a unit counts as a whole unit, so part of an hour is charged as an hour. Berth charges run from the first line made fast to the last line let go.
! ما يزيد الأجر أو يخفضه
! What raises or lowers a charge
|| الحالة | الأثر
|| Case | Effect
| البقاء عند الرصيف بعد ساعتين من انتهاء العمل | يُضاعف أجر الرسو عن كل ساعة
| Staying beyond two hours after finishing work | The berth charge is doubled for each hour
| استعمال الكهرباء من الرصيف | تخفيض أجر الرسو {{shorePowerCut}}%
| Using shore power | Berth charge reduced by {{shorePowerCut}}%
| خط منتظم حقق {{linerCalls}} زيارة على الأقل في السنة السابقة | تخفيض رسم الميناء {{linerCut}}%، ويُطلب قبل نهاية يناير
| Regular service with at least {{linerCalls}} calls in the year before | Port dues reduced by {{linerCut}}%, if requested before the end of January
| دخول لتغيير الطاقم أو التزود بالمؤن أو الوقود لا يزيد على {{shortCallHours}} ساعة | نصف رسم الميناء
| Entry of up to {{shortCallHours}} hours to change crew or take stores or bunkers | Half of the port dues
| نقل السفينة بأمر من الميناء لسبب لا يرجع إليها | لا أجر على الحركة
| Shift by order of the port for a reason that is not the vessel’s | No charge for the movement
| منع المغادرة بسبب الطقس أو السلامة | لا تُحتسب ساعات المنع
| Kept from leaving by weather or safety | Those hours are not counted
# مثال على زيارة سفينة
# Example of a vessel’s call
سفينة حاويات طولها {{exampleLength}} متر وحمولتها الإجمالية {{exampleTonnage}} طن، بقيت عند الرصيف {{exampleHours}} ساعة، وخدمها مرشد في الدخول ومرشد في الخروج، وعملت معها {{exampleTugs}} قاطرات ساعة واحدة في كل حركة.
A container ship {{exampleLength}} metres long, of {{exampleTonnage}} GT, stayed alongside for {{exampleHours}} hours. It took a pilot inward and outward, and {{exampleTugs}} tugs worked for one hour in each movement.
! أجور الزيارة بالريال السعودي
! Charges of the call in Saudi riyals
|| الخدمة | الاحتساب | المبلغ
|| Service | Calculation | Amount
= callExampleRows
# تخزين البضائع
# Storage of cargo
تبدأ مدة الإعفاء من اليوم التالي لانتهاء تفريغ السفينة، أو من اليوم التالي لدخول البضاعة المصدّرة إلى الساحة. ولا تُحتسب ضمنها أيام الإجازات الرسمية، ولا أيام يتعذر فيها التسليم بسبب الميناء أو المحطة أو جهة رقابية متى ثبت ذلك في النظام.
The free period starts on the day after the vessel finishes discharging or, for exports, on the day after the cargo enters the yard. Public holidays are not counted, nor are days on which delivery is prevented by the port, the terminal or an inspecting agency, provided that the system shows it.
! مدد الإعفاء بالأيام
! Free periods in days
|| نوع البضاعة | المدة
|| Cargo | Days
= freeDayRows
! أجور تخزين الحاويات بالريال السعودي عن اليوم الواحد
! Container storage in Saudi riyals a day
|| المدة | حاوية 20 قدمًا | حاوية 40 قدمًا
|| Period | 20-foot container | 40-foot container
= storageRows
يُعد جزء اليوم يومًا كاملًا. ويُضاف إلى أجر تخزين البضائع الخطرة نصفه، وتُضاف إلى أجر تخزين الحاويات المبردة أجرة الكهرباء والمراقبة من يومها الأول.
Part of a day counts as a whole day. Half as much is added for dangerous goods. For reefer containers, power and monitoring are added from the first day.
# مثال على تخزين حاوية
# Example of storage
حاوية واردة طولها 40 قدمًا خرجت من الساحة في اليوم {{exampleStorageDay}} من بداية مدة الإعفاء.
An import container 40 feet long left the yard on day {{exampleStorageDay}} from the start of the free period.
! أجور تخزين الحاوية بالريال السعودي
! Storage of the container in Saudi riyals
|| المدة | الاحتساب | المبلغ
|| Period | Calculation | Amount
= storageExampleRows
# الحساب الآجل
# Credit account
يجوز فتح حساب آجل مقابل ضمان بنكي يغطي متوسط أجور شهرين، ولا يقل عن {{guaranteeLeast}} ريال.
You may open a credit account against a bank guarantee that covers the average charges of two months and is at least SAR {{guaranteeLeast}}.
يجب سداد فواتير الحساب الآجل خلال {{creditDays}} يومًا من إصدارها.
You must pay the invoices of a credit account within {{creditDays}} days of issue.
ومن ليس له حساب آجل يجوز له أن يودع أجور الزيارة المقدرة قبل وصول السفينة، ويُرد إليه ما زاد على الفاتورة خلال {{depositReturnDays}} أيام عمل من إصدارها.
A payer without one may deposit the estimated charges before the vessel arrives. Whatever exceeds the invoice is returned within {{depositReturnDays}} working days of its issue.
# ما يترتب على عدم السداد
# What happens if you do not pay
! الأثر في كل حالة
! What follows in each case
|| الحالة | الأثر
|| Case | What follows
| فاتورة سفينة لم تُسدد ولم تُضمن | لا يصدر إذن السفر
| A vessel’s invoice neither paid nor guaranteed | Port clearance is not issued
| فاتورة بضاعة لم تُسدد | لا يصدر إذن التسليم، وتستمر أجور التخزين
| A cargo invoice not paid | The delivery order is not issued, and storage goes on
| تأخر الحساب الآجل {{creditLateDays}} يومًا بعد موعده | إغلاق الحساب، والاستيفاء من الضمان، ولا حساب جديد قبل {{creditBarMonths}} أشهر
| A credit account {{creditLateDays}} days late | The account is closed, the guarantee is drawn on, and no new account is opened for {{creditBarMonths}} months
| مضي {{abandonedCargoDays}} يومًا على التفريغ دون استلام | تُعد البضاعة متروكة، وتُحال بعد إنذارين إلى الجهة المختصة
| {{abandonedCargoDays}} days since discharge without collection | The cargo is considered abandoned and, after two notices, is referred to the competent agency
| بيانات غير صحيحة أثرت في الاحتساب | سداد الفرق ومثله
| Incorrect data that affected a calculation | The difference is due, and the same amount again
# الاعتراض وطلب الإعفاء
# Objecting and asking for relief
! المواعيد بالترتيب
! The times in order
|| الإجراء | المسؤول | الموعد
|| Step | By | Time
| الاعتراض مع المستندات المؤيدة | صاحب الفاتورة | خلال {{objectionDays}} يومًا من تاريخ الفاتورة
| Objection with supporting documents | Payer | Within {{objectionDays}} days of the invoice
| الرد على الاعتراض | الإدارة المالية | خلال {{objectionAnswerDays}} أيام عمل
| Answer to the objection | Finance office | Within {{objectionAnswerDays}} working days
| طلب العرض على لجنة الاعتراضات | صاحب الفاتورة | خلال {{committeeRequestDays}} يومًا من الرفض
| Request to the objections committee | Payer | Within {{committeeRequestDays}} days of the refusal
| قرار اللجنة مسببًا | لجنة الاعتراضات | خلال {{committeeDays}} يومًا
| Decision, with reasons | Objections committee | Within {{committeeDays}} days
| رد المبالغ المحصلة بالخطأ | الهيئة أو المحطة | خلال {{refundDays}} يوم عمل من قبول الاعتراض
| Return of amounts collected in error | Authority or terminal | Within {{refundDays}} working days of acceptance
لا يوقف الاعتراض استحقاق الجزء غير المعترض عليه. ويُطلب الإعفاء من أجور التخزين بسبب قوة قاهرة أو عطل عام في الأنظمة الإلكترونية خلال {{reliefDays}} يومًا من إصدار الفاتورة.
An objection does not postpone payment of the part that is not disputed. Ask for relief from storage for force majeure or a general failure of electronic systems within {{reliefDays}} days of the invoice.
${CONTACTS}
| التقدير وشرح الفاتورة والاعتراض | الإدارة المالية في الميناء، عبر بوابة العملاء
| Estimates, explanations and objections | Finance office of the port, through the customer portal
| السداد الإلكتروني | مركز خدمة العملاء {{shortNumber}}، {{hours}}
| Electronic payment | Contact centre {{shortNumber}}, {{hours}}
| الاستفسار المكتوب | {{email}}
| Written enquiries | {{email}}
`;
