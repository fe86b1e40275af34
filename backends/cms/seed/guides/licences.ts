export default `
يشرح هذا الدليل طلب ترخيص الوكالة الملاحية أو تموين السفن من الهيئة الوطنية للموانئ، وتجديده وتعديله. وتُقدَّم الطلبات جميعها عبر بوابة العملاء، ولا تُستقبل الطلبات الورقية.
This guide explains how to apply to the National Ports Authority for a licence to work as a shipping agent or a ship chandler, and how to renew or amend one. All applications are made through the customer portal. Paper applications are not accepted.
% picture:meeting-table-2
# أي ترخيص تحتاج
# Which licence you need
! الترخيصان والفرق بينهما
! The two licences
|| الموضوع | الوكالة الملاحية | تموين السفن
|| Subject | Shipping agent | Ship chandling
| ما يجيزه الترخيص | تمثيل السفن وملاكها في الميناء | تزويد السفن بالمؤن والمياه وقطع الغيار
| What it allows | Representing ships and their owners in the port | Supplying ships with stores, water and spare parts
| أدنى رأس مال | مليونا ريال | 500,000 ريال
| Least capital | SAR 2 million | SAR 500,000
| اللائحة | لائحة الوكالات الملاحية (REG-05) | لائحة تموين السفن (REG-06)
| Regulation | Regulation on shipping agencies (REG-05) | Regulation on ship chandling (REG-06)
# قبل أن تبدأ
# Before you begin
- أنشئ حسابًا للمنشأة في بوابة العملاء، وفوّض من ينوب عنها.
- Open an account for the firm on the customer portal and authorise its representative.
- راجع شروط الترخيص ورسومه في صفحة نظام التراخيص.
- Read the conditions and fees on the license system page.
- جهّز المستندات بصيغة PDF، على ألا يتجاوز حجم الملف 5 ميغابايت.
- Prepare the documents as PDF files of no more than 5 MB each.
# تقديم الطلب
# Making the application
% drawingLicence
+ سجّل الدخول، واختر «التراخيص» ثم «طلب جديد».
+ Sign in, choose “Licences” and then “New application”.
+ اختر نوع الترخيص والموانئ التي ترغب في مزاولة النشاط فيها.
+ Choose the licence type and the ports in which you wish to work.
+ املأ بيانات المنشأة ومديرها المسؤول وعناوين مكاتبها.
+ Enter the details of the firm, its responsible manager and its offices.
+ أرفق المستندات، وراجع الملخص، ثم أرسل الطلب.
+ Attach the documents, check the summary and send the application.
+ احتفظ برقم الطلب، وتابع حالته من حسابك.
+ Keep the application number and follow its status from your account.
# المستندات
# Documents
! ما يُرفق بالطلب
! What to attach
|| المستند | الوكالة الملاحية | تموين السفن
|| Document | Shipping agent | Ship chandling
| السجل التجاري وعقد التأسيس | مطلوب | مطلوب
| Commercial registration and articles of association | Required | Required
| شهادات الزكاة والضريبة والتأمينات الاجتماعية والتوطين | مطلوبة | مطلوبة
| Zakat, tax, social insurance and Saudisation certificates | Required | Required
| عقد وكالة مع خط ملاحي | مطلوب | لا يُطلب
| Agency contract with a shipping line | Required | Not required
| رخص المستودع والمركبات المبردة | لا تُطلب | مطلوبة
| Licences of the warehouse and the refrigerated vehicles | Not required | Required
# مدة كل مرحلة
# How long each stage takes
! المدد المعتادة بالأيام
! Usual times in days
|| المرحلة | المدة
|| Stage | Days
| التحقق من اكتمال المستندات | 5
| Checking that the documents are complete | 5
| الدراسة ومعاينة المقر | 15
| Review and inspection of the premises | 15
| الموافقة المبدئية وسداد الرسوم | 5
| Preliminary approval and payment of the fee | 5
| إصدار الترخيص | 5
| Issue of the licence | 5
ولا يتجاوز مجموع المراحل {{licenceDays}} يومًا من اكتمال الطلب.
All the stages together take no more than {{licenceDays}} days from a complete application.
# لماذا تُعاد الطلبات
# Why applications are returned
! أكثر أسباب الإعادة وعلاجها
! The most common reasons, and what to do
|| السبب | العلاج
|| Reason | What to do
| النشاط غير مدرج في السجل التجاري | أضف النشاط إلى السجل ثم أعد الإرسال
| The activity is not in the commercial registration | Have it added, then send the application again
| شهادة انتهت مدتها | أرفق شهادة سارية يوم التقديم
| A certificate has expired | Attach one that is valid on the day you apply
| عقد الوكالة غير مصدّق | صدّقه من الجهات المختصة
| The agency contract is not certified | Have it certified by the competent agencies
| المقر مغلق عند المعاينة | احجز موعدًا جديدًا من حسابك
| The premises were closed at the inspection | Book a new time from your account
ويبقى الطلب المعاد في حسابك 30 يومًا، ولا تحتاج إلى إدخاله مرة أخرى.
A returned application stays in your account for 30 days. You do not have to enter it again.
# التجديد والتعديل
# Renewal and amendment
يجب أن تقدم طلب التجديد قبل انتهاء الترخيص بـ30 يومًا على الأقل، وأن تحدّث بياناتك خلال 15 يومًا من أي تغيير في الملكية أو المدير المسؤول أو العنوان.
You must apply for renewal at least 30 days before the licence expires, and must report any change of ownership, responsible manager or address within 15 days.
# التظلم
# Appeal
لمن رُفض طلبه أن يتظلم خلال 60 يومًا من إشعاره بالرفض، ببيان أسبابه وإرفاق ما يؤيدها.
An applicant who has been refused may appeal within 60 days of being notified, giving reasons and supporting documents.
# الدعم
# Support
مركز خدمة العملاء {{shortNumber}}، {{hours}}.
Contact centre {{shortNumber}}, {{hours}}.
`;
