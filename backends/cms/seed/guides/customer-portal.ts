export default `
بوابة العملاء هي المدخل الموحد لتعاملات عملاء الهيئة الوطنية للموانئ: يقدم فيها العميل طلباته ويتابع معاملاته وعقوده وفواتيره من حساب واحد. وهي موقع خارجي آمن تابع للهيئة.
The customer portal is the single entrance for customers of the National Ports Authority. From one account they make requests and follow their transactions, contracts and invoices. It is a secure external site that belongs to the Authority.
% picture:control-tower-2
# إنشاء حساب
# Opening an account
% drawingAccount
+ اضغط «إنشاء حساب جديد» في صفحة بوابة العملاء.
+ Select “Create an account” on the customer portal page.
+ اختر نوع الحساب: منشأة، أو فرد، أو جهة حكومية.
+ Choose the account type: firm, individual or government agency.
+ أدخل رقم السجل التجاري أو رقم الهوية، ورقم الجوال، والبريد الإلكتروني.
+ Enter the commercial registration or identity number, a mobile number and an email address.
+ أكّد الرمز المرسل إلى جوالك، واختر كلمة مرور من 12 خانة على الأقل.
+ Confirm the code sent to your mobile and choose a password of at least 12 characters.
+ أرفق خطاب تفويض لمن يمثل المنشأة، ويُفعَّل الحساب خلال يومي عمل.
+ Attach a letter of authority for the firm’s representative. The account is activated within two working days.
# ما تحتاج إليه
# What you need
! المطلوب لكل نوع من الحسابات
! Requirements of each type of account
|| النوع | ما يُدخل | ما يُرفق
|| Type | What to enter | What to attach
| منشأة | رقم السجل التجاري | خطاب تفويض مختوم
| Firm | Commercial registration number | Stamped letter of authority
| فرد | رقم الهوية أو الإقامة | لا شيء
| Individual | Identity or residence number | Nothing
| جهة حكومية | رقم الجهة وبريدها الرسمي | قرار تسمية مدير الحساب
| Government agency | Its number and official email address | Decision that names the account manager
# تسجيل الدخول
# Signing in
أدخل اسم المستخدم وكلمة المرور، ثم الرمز المرسل إلى جوالك. ويُقفل الحساب 30 دقيقة بعد 5 محاولات غير صحيحة. ولاستعادة كلمة المرور، اضغط «نسيت كلمة المرور».
Enter your user name and password, then the code sent to your mobile. After five wrong attempts the account is locked for 30 minutes. To recover a password, select “Forgotten password”.
# ما تقدمه البوابة
# What the portal offers
! أقسام البوابة
! Sections of the portal
|| القسم | ما تنجزه فيه
|| Section | What you can do there
| التراخيص | طلب ترخيص جديد أو تجديده أو تعديله
| Licences | Apply for, renew or amend a licence
| العقود | الاطلاع على عقود التأجير ومواعيد تجديدها
| Contracts | See rental contracts and when they are due for renewal
| الفواتير | عرض الفواتير والإيصالات والاعتراض وطلب الاسترداد
| Invoices | See invoices and receipts, object and request refunds
| تصاريح الدخول | طلب تصاريح الأشخاص والمركبات وتجديدها
| Entry permits | Request and renew permits for people and vehicles
| المستخدمون | إضافة موظفين مفوضين وتحديد صلاحياتهم
| Users | Add authorised employees and set their permissions
| الإشعارات | تنبيهات بحالة الطلبات ومواعيد التجديد
| Notifications | Alerts on requests and renewal dates
أما استئجار الأراضي والمرافق فيُطلب من نظام التأجير الخارجي، وتجد رابطه في صفحة طلب استئجار المرافق.
Land and facilities are rented through the external rental system, which the facility rental page links to.
# صلاحيات المستخدمين
# Permissions of users
! ما يفعله كل مستخدم
! What each user can do
|| الصلاحية | يطّلع | يقدّم الطلبات | يسدد | يضيف مستخدمين
|| Permission | Read | Send requests | Pay | Add users
| مدير الحساب | نعم | نعم | نعم | نعم
| Account manager | Yes | Yes | Yes | Yes
| مقدم طلبات | نعم | نعم | لا | لا
| Requester | Yes | Yes | No | No
| محاسب | نعم | لا | نعم | لا
| Accountant | Yes | No | Yes | No
| مطّلع | نعم | لا | لا | لا
| Reader | Yes | No | No | No
يُسجَّل كل إجراء باسم من نفّذه، فلا تشارك بيانات الدخول مع غيرك. ويجب أن يُلغى حساب من ترك العمل في اليوم نفسه.
Every action is recorded under the name of the person who took it, so do not share your sign-in details. The account of a person who leaves must be closed the same day.
# تتبع طلب
# Following a request
! حالات الطلب
! Statuses of a request
|| الحالة | معناها | ما عليك
|| Status | Meaning | What to do
| مسودة | لم يُرسل بعد | أكمله وأرسله
| Draft | Not sent yet | Complete it and send it
| قيد الدراسة | لدى الإدارة المختصة | لا شيء
| Under review | With the department concerned | Nothing
| معاد | ينقصه مستند أو بيان | أكمل النقص خلال 30 يومًا
| Returned | A document or detail is missing | Supply it within 30 days
| مقبول بانتظار السداد | صدرت فاتورته | سدد الفاتورة
| Accepted, payment due | Its invoice has been issued | Pay the invoice
| مكتمل | صدر الترخيص أو التصريح | نزّل الوثيقة
| Completed | The licence or permit has been issued | Download the document
# حماية حسابك
# Protecting your account
- تحقق من عنوان البوابة قبل إدخال بياناتك.
- Check the address of the portal before you enter your details.
- سجّل الخروج بعد كل استخدام على جهاز مشترك.
- Sign out after each use on a shared device.
- أبلغ الهيئة عن أي دخول مشتبه فيه خلال {{incidentHours}} ساعة.
- Report any suspicious sign-in to the Authority within {{incidentHours}} hours.
# الدعم
# Support
مركز خدمة العملاء {{shortNumber}}، {{hours}}، ومن خارج المملكة +966 11 000 0000.
Contact centre {{shortNumber}}, {{hours}}; from abroad, +966 11 000 0000.
`;
