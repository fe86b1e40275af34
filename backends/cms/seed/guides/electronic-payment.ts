export default `
يشرح هذا الدليل سداد فواتير الهيئة الوطنية للموانئ عبر بوابة دفع خارجية آمنة، وقراءة الفاتورة قبل سدادها، وما تفعله إذا تعذّر السداد. والخدمة متاحة على مدار الساعة دون أجر إضافي.
This guide explains how to pay invoices of the National Ports Authority through a secure external payment gateway, how to read an invoice before you pay it, and what to do when a payment does not succeed. The service is open at any time and costs nothing extra.
% picture:truck-gate-1
# ما يمكن سداده
# What you can pay
! أنواع الفواتير
! Types of invoice
|| الفاتورة | لمن تصدر | متى تُسدد
|| Invoice | Issued to | When to pay
| أجور السفن | الوكيل الملاحي | قبل إذن السفر
| Charges to vessels | Shipping agent | Before port clearance
| أجور المناولة والتخزين | صاحب البضاعة أو من يمثله | قبل إذن التسليم
| Handling and storage | Cargo owner or representative | Before the delivery order
| رسوم التراخيص | طالب الترخيص | بعد الموافقة المبدئية
| Licence fees | Applicant | After preliminary approval
| أجور تأجير المرافق | المستأجر | في موعد الدفعة المبين في العقد
| Facility rents | Tenant | On the date in the contract
| وثائق المنافسات | المتنافس | قبل تسليم العرض
| Tender documents | Bidder | Before the bid is submitted
# قبل أن تبدأ
# Before you begin
- تأكد من أن الفاتورة صادرة وغير مسددة، وأن رقمها أمامك.
- Make sure that the invoice has been issued and is unpaid, and have its number at hand.
- تأكد من أن بطاقتك سارية ومفعّلة للشراء عبر الإنترنت، وأن حدها اليومي يكفي المبلغ.
- Make sure that your card is valid and enabled for online purchases, and that its daily limit covers the amount.
- أبقِ هاتفك قريبًا منك لاستقبال رمز التحقق من مصرفك.
- Keep your telephone nearby to receive your bank’s verification code.
# خطوات السداد
# How to pay
% drawingPayment
+ افتح صفحة السداد الإلكتروني في موقع الهيئة، ثم انتقل منها إلى بوابة الدفع، وتُفتح في علامة تبويب جديدة.
+ Open the electronic payment page on the Authority’s website and go on to the payment gateway, which opens in a new tab.
+ أدخل رقم الفاتورة، ثم اضغط «عرض».
+ Enter the invoice number and select “Show”.
+ راجع اسم المستفيد والمبلغ وتاريخ الاستحقاق، وقارنها بفاتورتك.
+ Check the payee, the amount and the due date against your invoice.
+ اختر نوع البطاقة، وأدخل رقمها وتاريخ انتهائها ورمز الأمان.
+ Choose the card type and enter its number, expiry date and security code.
+ أدخل رمز التحقق الذي أرسله مصرفك، ثم أكّد العملية مرة واحدة.
+ Enter the verification code sent by your bank, then confirm once.
+ احفظ الإيصال. وتُحدَّث حالة الفاتورة خلال دقائق.
+ Save the receipt. The status of the invoice is updated within minutes.
# كيف تقرأ فاتورة سفينة
# How to read a vessel’s invoice
كل سطر في الفاتورة خدمة واحدة: وحدتها وعددها وأجرها. والجدول مثال على زيارة سفينة حاويات طولها {{exampleLength}} متر وحمولتها الإجمالية {{exampleTonnage}} طن، بقيت عند الرصيف {{exampleHours}} ساعة، وعملت معها {{exampleTugs}} قاطرات ساعة واحدة في كل حركة.
Each line of an invoice is one service with its unit, quantity and charge. The table is the example of a container ship {{exampleLength}} metres long, of {{exampleTonnage}} GT, that stayed alongside for {{exampleHours}} hours; {{exampleTugs}} tugs worked for one hour in each movement.
! أجور الزيارة بالريال السعودي قبل الضريبة
! Charges of the call in Saudi riyals before tax
|| الخدمة | الاحتساب | المبلغ
|| Service | Calculation | Amount
= callExampleRows
# كيف تقرأ فاتورة تخزين
# How to read a storage invoice
تبدأ مدة الإعفاء من اليوم التالي لانتهاء تفريغ السفينة. والجدول مثال على حاوية واردة طولها 40 قدمًا خرجت في اليوم {{exampleStorageDay}} من بداية المدة.
The free period starts on the day after the vessel finishes discharging. The table is the example of an import container 40 feet long that left on day {{exampleStorageDay}} from the start of that period.
! أجور تخزين الحاوية بالريال السعودي قبل الضريبة
! Storage of the container in Saudi riyals before tax
|| المدة | الاحتساب | المبلغ
|| Period | Calculation | Amount
= storageExampleRows
# الاعتراض على فاتورة
# Objecting to an invoice
يجب أن تقدم اعتراضك خلال {{objectionDays}} يومًا من تاريخ الفاتورة مع المستندات المؤيدة، عبر بوابة العملاء. ونجيب عنه خلال {{objectionAnswerDays}} أيام عمل. ولا يوقف الاعتراض سداد الجزء الذي لا تعترض عليه.
You must object within {{objectionDays}} days of the date of the invoice, with supporting documents, through the customer portal. We answer within {{objectionAnswerDays}} working days. You must still pay the part that you do not dispute.
# إذا تعذّر السداد
# When a payment does not succeed
! الحالات الشائعة
! Common situations
|| الحالة | ما تفعله
|| Situation | What to do
| لم يصل رمز التحقق | اطلب إعادة إرساله بعد دقيقة، ثم تواصل مع مصرفك
| The verification code has not arrived | Ask for it again after one minute, then contact your bank
| خُصم المبلغ ولم تُحدَّث الفاتورة | لا تكرر السداد. انتظر يوم عمل واحدًا، ثم أرسل الإيصال إلى مركز خدمة العملاء
| The amount was debited but the invoice is unchanged | Do not pay again. Wait one working day, then send the receipt to the contact centre
| رُفضت البطاقة | تحقق من حدها اليومي وتفعيلها، أو استخدم بطاقة أخرى
| The card was declined | Check its daily limit and activation, or use another card
| لم يظهر رقم الفاتورة | تحقق من الرقم، وقد تكون الفاتورة مسددة أو ملغاة
| The invoice number is not found | Check the number. The invoice may have been paid or cancelled
| سُددت الفاتورة مرتين | قدّم طلب استرداد عبر بوابة العملاء، ويُعاد المبلغ خلال {{refundDays}} يوم عمل
| An invoice was paid twice | Request a refund through the customer portal. It is made within {{refundDays}} working days
# حماية بياناتك
# Protecting your data
- لا تطلب الهيئة رقم بطاقتك أو رمز التحقق بالهاتف أو البريد أو الرسائل.
- The Authority never asks for your card number or verification code by telephone, email or message.
- تحقق من عنوان البوابة قبل إدخال بياناتك، ولا تستخدم شبكة عامة عند السداد.
- Check the address of the gateway before you enter your details, and do not pay over a public network.
- لا يطّلع موقع الهيئة على بيانات بطاقتك ولا يحفظها.
- The Authority’s website does not see or keep your card details.
# الدعم
# Support
مركز خدمة العملاء {{shortNumber}}، {{hours}}.
Contact centre {{shortNumber}}, {{hours}}.
`;
