import { CONTACTS } from './contacts';

export default `
يبين هذا الميثاق ما تلتزم به الهيئة نحو كل من يتعامل معها، فردًا كان أو منشأة، ومتى تُنجزه، وما الذي يستطيع المستفيد أن يفعله إذا تأخرت الخدمة أو لم تُرضِه. ومرجعه في الشكاوى لائحة معالجة الشكاوى والبلاغات (REG-12)، وهي الحَكَم عند الاختلاف.
This charter says what the Authority must do for everyone who deals with it, individuals and firms, by when, and what you can do when a service is late or unsatisfactory. For complaints it rests on the regulation on complaints and reports (REG-12), which prevails where the two differ.
% picture:passenger-terminal-1
# ما نلتزم به
# What we undertake
- نعامل المستفيدين على قدم المساواة، باحترام وخصوصية.
- We treat all customers equally, with respect and in confidence.
- نعلن متطلبات كل خدمة ورسومها ومدتها قبل تقديم الطلب.
- We publish what each service requires, what it costs and how long it takes before you apply.
- لا نطلب مستندًا تحتفظ به جهة حكومية مرتبطة بأنظمتنا.
- We do not ask for a document that a government agency linked to our systems already holds.
- نعلل كل قرار بالرفض، ونبين طريق الاعتراض عليه.
- We give reasons for every refusal and explain how to object to it.
- نكتب بلغة واضحة، بالعربية والإنجليزية.
- We write in clear language, in Arabic and English.
- نخبرك قبل انقضاء المدة إذا احتاج طلبك إلى وقت أطول، ونبين السبب والموعد الجديد.
- If your request needs more time, we tell you before the time ends, with the reason and the new date.
# مدد إنجاز الخدمات
# How long services take
! مدد الخدمات بعد اكتمال الطلب
! Times of services once the request is complete
|| الخدمة | المدة
|| Service | Time
| ترخيص الوكالة الملاحية أو تموين السفن | {{licenceDays}} يومًا
| Shipping agent or ship chandling licence | {{licenceDays}} days
| طلب استئجار المرافق | {{rentalDays}} يومًا
| Request to rent a facility | {{rentalDays}} days
| طلب المواد المنقولة للجهات الحكومية | {{surplusDecisionDays}} يومًا
| Order of movable items by a government agency | {{surplusDecisionDays}} days
| طلب مشاركة البيانات | {{dataSharingDays}} يوم عمل
| Data sharing request | {{dataSharingDays}} working days
| تصريح الدخول الدائم | {{permitDays}} أيام عمل
| Permanent entry permit | {{permitDays}} working days
| تصريح الدخول المؤقت | يوما عمل
| Temporary entry permit | Two working days
| تصريح الدخول اليومي | ساعتان
| Day permit | Two hours
| الاعتراض على فاتورة | {{objectionAnswerDays}} أيام عمل
| Objection to an invoice | {{objectionAnswerDays}} working days
| تذكرة دعم | {{ticketDays}} أيام عمل
| Support ticket | {{ticketDays}} working days
| البحث عن السفن، ومتابعة المعاملات، والفواتير، والإحصاءات | فوري
| Vessel search, transaction tracking, invoices and statistics | Immediate
تبدأ المدة من اكتمال الطلب ومستنداته. وإذا نقص مستند أُخبرت به مرة واحدة، في قائمة كاملة.
The time runs from the day the request and its documents are complete. If documents are missing, you are told once, in a full list.
# كيف تصل إلينا
# How to reach us
! قنوات التواصل وسرعة الاستجابة
! Channels and response times
|| القناة | الاستجابة | أوقات العمل
|| Channel | Response | Hours
| مركز خدمة العملاء، الرقم الموحد {{shortNumber}} | دقيقتان لبدء المكالمة | {{hours}}
| Contact centre, {{shortNumber}} | Two minutes until a call is taken | {{hours}}
| نموذج التواصل في الموقع | يوما عمل | طوال اليوم
| Contact form on the website | Two working days | All day
| البريد {{email}} | يوما عمل | طوال اليوم
| Email to {{email}} | Two working days | All day
| مكاتب العملاء في الموانئ | {{deskMinutes}} دقيقة انتظارًا | {{deskHours}}
| Customer offices in the ports | {{deskMinutes}} minutes’ wait | {{deskHours}}
| طلب معاودة الاتصال | نتصل بك في أوقات العمل | {{hours}}
| Callback request | We call you during opening hours | {{hours}}
يتسلم كل من قدم طلبًا عبر الموقع رقمًا مرجعيًا فور الإرسال، ويتابع به طلبه في صفحة متابعة الطلبات والشكاوى.
Whoever sends a form on the website receives a reference number at once and can follow the case with it on the request tracking page.
# الخدمة للجميع
# Service for everyone
- يجب على موظف الاستقبال أن يكتب الشكوى عمن لا يستطيع كتابتها، وأن يقرأها عليه.
- The officer at the desk must write the complaint for a person who cannot, and must read it back.
- يجب توفير مترجم إلى لغة الإشارة خلال {{interpreterDays}} أيام عمل من الطلب.
- A sign language interpreter must be provided within {{interpreterDays}} working days of a request.
- الموقع والخدمات الإلكترونية معدّة للعمل بلوحة المفاتيح وبقارئات الشاشة.
- The website and the e-services are built to work by keyboard and with screen readers.
- تُقبل الشكاوى والاستفسارات بالهاتف وفي مكاتب العملاء أيضًا، لمن لا يستعمل الإنترنت.
- Complaints and enquiries are also accepted by telephone and at the customer offices, for those who do not use the internet.
# الشكوى خطوة بخطوة
# A complaint, step by step
% drawingComplaint
+ قدّم الشكوى عبر نموذج التواصل أو بوابة العملاء أو الهاتف أو مكتب العملاء في الميناء. وتقديمها دون مقابل، ولا يجوز أن يؤثر في تعاملاتك مع الهيئة.
+ Make the complaint through the contact form, the customer portal, by telephone or at the customer office in the port. It is free of charge and must not affect your dealings with the Authority.
+ اذكر الميناء والواقعة وتاريخها، وأرفق ما يؤيدها من مستندات بصيغة PDF.
+ State the port, what happened and when, and attach any supporting documents as a PDF file.
+ يجب أن تُمنح كل حالة رقمًا مرجعيًا فورًا، وأن تُحال إلى الإدارة المسؤولة في اليوم نفسه.
+ Every case must receive a reference number at once and be passed to the responsible department the same day.
+ يصلك الرد مكتوبًا. ويجب أن يجيب عن كل نقطة، وأن يبين ما اتُّخذ وطريق المراجعة.
+ The reply comes in writing. It must answer every point and say what was done and how to ask for a review.
+ إذا لم يقنعك الرد فيجوز لك أن تطلب المراجعة خلال {{reviewRequestDays}} أيام. ويتولاها موظف لم يشارك في المعالجة.
+ If you are not satisfied, you may ask for a review within {{reviewRequestDays}} days. It is carried out by an officer who took no part in the handling.
! مدد معالجة الشكاوى
! Handling times of complaints
|| المرحلة | المدة
|| Stage | Time
= complaintRows
لا يجوز أن يعالج الشكوى من وُجهت إليه أو رئيسه المباشر. وإذا ثبت الخطأ وجب الاعتذار وتصحيح أثره.
A complaint must not be handled by the person it concerns or by that person’s direct superior. Where an error was made, the Authority must apologise and put it right.
ويجوز حفظ الشكوى التي مضى على واقعتها سنة، أو سبق الفصل فيها، أو كانت منظورة أمام القضاء. ويجب إبلاغ صاحبها بالسبب خلال يومي عمل.
A complaint may be closed where a year has passed since the event, where it has been decided before, or where it is before a court. Its author must be told the reason within two working days.
# الاعتراض على القرارات والفواتير
# Objecting to decisions and invoices
لا تُعالج الاعتراضات على الفواتير ولا التظلمات من القرارات بوصفها شكاوى، ولكل منها طريق وموعد:
Objections to invoices and appeals against decisions are not handled as complaints. Each has its own way and time:
! إلى أين تتجه
! Where to turn
|| الموضوع | الطريق | الموعد
|| Subject | Way | Time
| فاتورة خدمات الموانئ | الإدارة المالية في الميناء، عبر بوابة العملاء | خلال {{objectionDays}} يومًا من تاريخها
| Invoice for port services | Finance office of the port, through the customer portal | Within {{objectionDays}} days of its date
| رفض الاعتراض على فاتورة | لجنة الاعتراضات | خلال {{committeeRequestDays}} يومًا من الرفض
| Refusal of an objection to an invoice | Objections committee | Within {{committeeRequestDays}} days of the refusal
| غرامة أو قرار إداري | رئيس الهيئة | خلال {{appealDays}} يومًا من العلم به
| Fine or administrative decision | President of the Authority | Within {{appealDays}} days of notice of it
| مخالفة سائق أو ناقل | إلكترونيًا، في نظام المواعيد | خلال {{truckObjectionDays}} أيام
| Breach by a driver or haulier | Online, in the appointments system | Within {{truckObjectionDays}} days
| نتيجة ترسية منافسة | الجهة المعلِنة في الهيئة | خلال {{awardObjectionDays}} أيام عمل من إعلانها
| Award of a tender | The department that announced it | Within {{awardObjectionDays}} working days of the announcement
# بياناتك
# Your data
- لا تُستعمل بياناتك الشخصية إلا في الغرض الذي جُمعت له، ولا تُشارك إلا وفق الأنظمة.
- Personal data is used only for the purpose for which it was collected, and shared only as the law allows.
- لك أن تطلب الاطلاع على بياناتك وتصحيحها، ونجيب خلال {{dataRightsDays}} يومًا.
- You can ask to see and correct your data. We answer within {{dataRightsDays}} days.
- بيانات الشكوى سرية، وتُحفظ {{complaintKeptYears}} سنوات ثم تُتلف.
- Complaint data is confidential. It is kept for {{complaintKeptYears}} years and then destroyed.
- يجوز البلاغ عن شبهة فساد أو مخالفة جسيمة دون ذكر الاسم، ويُحظر الإضرار بمن بلّغ بحسن نية.
- You may report suspected corruption or serious misconduct without giving your name. Whoever reports in good faith must not be harmed for it.
# ما نرجوه منك
# What we ask of you
- قدّم بيانات صحيحة ومستندات واضحة.
- Give correct details and legible documents.
- حدّث وسائل التواصل معك متى تغيرت.
- Keep your contact details up to date.
- احضر في الموعد المحجوز، أو ألغه قبل وقته.
- Keep your appointments, or cancel them in good time.
- عامل موظفينا بالاحترام الذي يعاملونك به.
- Treat our staff with the respect they show to you.
# كيف نقيس التزامنا
# How we measure ourselves
تُرفع إلى الإدارة العليا كل {{complaintReportMonths}} أشهر أسباب الشكاوى المتكررة وما اتُّخذ بشأنها. وتُنشر أعداد الشكاوى ومدد معالجتها في التقرير السنوي دون أسماء. ونسأل صاحب الشكوى بعد إغلاقها سؤالين لا أكثر، ويجوز له ألا يجيب.
Every {{complaintReportMonths}} months senior management receives the causes of repeated complaints and what was done about them. Numbers of complaints and handling times are published in the annual report without names. After a case is closed we ask its author no more than two questions, which the author may choose not to answer.
${CONTACTS}
| الاستفسارات والشكاوى | مركز خدمة العملاء {{shortNumber}}، {{hours}}
| Enquiries and complaints | Contact centre {{shortNumber}}, {{hours}}
| الكتابة إلينا | نموذج التواصل في الموقع أو {{email}}
| Writing to us | The contact form on the website or {{email}}
| خطر على الأرواح أو البيئة | القناة 16 أو مركز الطوارئ في الميناء، على مدار الساعة
| Danger to life or the environment | Channel 16 or the emergency centre of the port, at any time
`;
