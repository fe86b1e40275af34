export default `
تصدر هذه اللائحة عن الهيئة الوطنية للموانئ بموجب {{decision}}، وتحل محل الإصدار الأول من لائحة معالجة الشكاوى والبلاغات.
This regulation is issued by the National Ports Authority under {{decision}}. It replaces the first issue of the regulation on complaints and reports.
# أحكام عامة
# General provisions
## التعريفات @definitions
## Definitions
يُقصد بالعبارات الآتية المعاني المبينة أمام كل منها:
In this regulation the following words have the meanings given beside them:
- الهيئة: الهيئة الوطنية للموانئ.
- Authority: the National Ports Authority.
- المستفيد: كل من يستخدم خدمات الموانئ أو يتأثر بها.
- User: anyone who uses the services of the ports or is affected by them.
- الشكوى: تعبير عن عدم رضا عن خدمة أو إجراء أو سلوك.
- Complaint: an expression of dissatisfaction with a service, a procedure or conduct.
- البلاغ: إخبار عن خطر أو عطل أو مخالفة.
- Report: information about a danger, a fault or a breach.
- المقترح: فكرة لتحسين خدمة.
- Suggestion: an idea for a better service.
## الحق في تقديم الشكوى @right
## Right to complain
يجوز لكل مستفيد أن يقدم شكوى أو بلاغًا أو مقترحًا دون مقابل. ولا يجوز أن يترتب على ذلك أثر في تعاملاته مع الهيئة.
Every user may make a complaint, report or suggestion free of charge. Doing so must not affect the person’s dealings with the Authority.
## نطاق التطبيق @scope
## Scope
تسري هذه اللائحة على خدمات الهيئة ومحطاتها ومن تتعاقد معهم. ولا تشمل الاعتراض على الفواتير ولا التظلم من القرارات، ولهما أحكام في لوائحهما.
This regulation applies to the services of the Authority, its terminals and its contractors. It does not cover objections to invoices or appeals against decisions, which follow their own regulations.
# تقديم الشكوى
# Making a complaint
## القنوات @channels
## Channels
تُستقبل الشكاوى عبر نموذج التواصل في الموقع، وبوابة العملاء، ومركز خدمة العملاء على الرقم {{shortNumber}}، ومكاتب العملاء في الموانئ. ويجيب مركز خدمة العملاء {{hours}}.
Complaints are received through the contact form on the website, the customer portal, the contact centre on {{shortNumber}} and the customer offices in the ports. The contact centre answers {{hours}}.
## المحتوى @content
## Content
يجب أن تتضمن الشكوى اسم صاحبها وصفته ووسيلة التواصل معه، والميناء المعني، والواقعة وتاريخها، وما يؤيدها من مستندات بصيغة PDF.
A complaint must give the name, capacity and contact details of its author, the port concerned, what happened and when, and any supporting documents in PDF.
## المساعدة @help
## Help
على موظف الاستقبال أن يكتب الشكوى عمن لا يستطيع كتابتها وأن يقرأها عليه. ويجب توفير مترجم إلى لغة الإشارة عند الطلب خلال 3 أيام عمل.
The officer at the desk must write the complaint for a person who cannot and must read it back. A sign language interpreter must be provided on request within three working days.
## ما لا يُقبل @inadmissible
## What is not accepted
يجوز حفظ الشكوى التي مضى على واقعتها سنة، أو سبق الفصل فيها، أو كانت منظورة أمام القضاء. ويجب إبلاغ صاحبها بالسبب خلال يومي عمل.
A complaint may be closed where a year has passed since the event, where it has been decided before, or where it is before a court. Its author must be told the reason within two working days.
# المعالجة
# Handling
## التسجيل @registration
## Registration
يجب أن تُمنح كل حالة رقمًا مرجعيًا فورًا، وأن تُصنف بحسب موضوعها ودرجة استعجالها، وأن تُحال إلى الإدارة المسؤولة في اليوم نفسه.
Every case must receive a reference number at once, be classified by subject and urgency, and be passed to the responsible department the same day.
## المدد @times
## Time limits
يجب ألا تتجاوز معالجة الحالة المدد المبينة في الملحق (1). وإذا احتاجت إلى أكثر منها وجب إبلاغ صاحبها بالسبب والموعد الجديد قبل انقضائها.
The handling of a case must not exceed the times of Annex 1. Where it takes longer, the author must be told the reason and the new date before they end.
## البلاغات العاجلة @urgent
## Urgent reports
يجب تحويل البلاغ الذي يمس الأرواح أو البيئة إلى مركز الطوارئ فورًا، ولا يجوز تأخيره لاستكمال بياناته.
A report that concerns life or the environment must be passed to the emergency centre at once and must not be held back to complete its particulars.
## تجنب تعارض المصالح @conflict
## Conflict of interest
لا يجوز أن يعالج الشكوى من وُجهت إليه أو رئيسه المباشر.
A complaint must not be handled by the person it concerns or by that person’s direct superior.
## الرد @reply
## Reply
يجب أن يكون الرد مكتوبًا بلغة واضحة، وأن يجيب عن كل نقطة، وأن يبين ما اتُّخذ وطريق المراجعة. وإذا ثبت الخطأ وجب الاعتذار وتصحيح أثره.
The reply must be written in clear language, must answer every point, and must say what was done and how to ask for a review. Where an error was made, the Authority must apologise and put it right.
## المراجعة @review
## Review
يجوز لمن لم يقنعه الرد أن يطلب المراجعة خلال 10 أيام. ويجب أن يتولاها موظف لم يشارك في المعالجة، وأن تُنجز خلال 5 أيام عمل.
An author not satisfied with the reply may ask for a review within 10 days. It must be carried out by an officer who took no part in the handling and must be completed within five working days.
# السرية والحماية
# Confidentiality and protection
## سرية البيانات @confidentiality
## Confidentiality
بيانات الشكوى سرية، ولا يجوز أن يطلع عليها إلا من تقتضي مهمته ذلك. ويجب حفظها {{complaintKeptYears}} سنوات ثم إتلافها.
Complaint data is confidential and may be seen only by those whose duties require it. It must be kept for {{complaintKeptYears}} years and must then be destroyed.
## البلاغ عن المخالفات الجسيمة @misconduct
## Reports of misconduct
يجوز البلاغ عن شبهة فساد أو مخالفة جسيمة دون ذكر الاسم. ويجب أن يُحال مباشرة إلى المراجعة الداخلية، وأن تُحمى هوية المبلّغ.
Suspected corruption or serious misconduct may be reported without giving a name. Such reports must go directly to internal audit, and the identity of the person reporting must be protected.
## منع الانتقام @retaliation
## No retaliation
يُحظر الإضرار بمن قدم شكوى أو بلاغًا بحسن نية أو شهد فيه. ويُسأل من فعل ذلك تأديبيًا.
A person who made a complaint or report in good faith, or gave evidence, must not be harmed for it. Whoever does so is subject to discipline.
# القياس والتحسين
# Measurement and improvement
## رضا المستفيدين @satisfaction
## Satisfaction
يُستطلع رأي صاحب الشكوى بعد إغلاقها بسؤالين لا أكثر. ويجوز له ألا يجيب.
Authors are asked for their opinion after a case is closed, in no more than two questions. They may choose not to answer.
## التقارير @reports
## Reports
يجب أن تُرفع إلى الإدارة العليا كل 3 أشهر أسباب الشكاوى المتكررة وما اتُّخذ بشأنها. وتُنشر أعدادها ومدد معالجتها في التقرير السنوي دون أسماء.
Every three months senior management must receive the causes of repeated complaints and what was done about them. Numbers and handling times are published in the annual report without names.
# أحكام ختامية
# Final provisions
## التعاميم والتعليمات @circulars
## Circulars and instructions
يصدر مدير عام الرقابة والالتزام التعاميم اللازمة لتنفيذ هذه اللائحة، ويجب أن تُنشر في موقع الهيئة.
The Director General of Inspection and Compliance issues the circulars needed to carry out this regulation. They must be published on the Authority’s website.
## الإلغاء والنفاذ @commencement
## Repeal and commencement
يُعمل بهذه اللائحة {{commencement}}، ويُلغى من ذلك التاريخ الإصدار السابق. وتُستكمل الحالات القائمة وفق المدد الأقصر.
This regulation takes effect {{commencement}}. The previous issue is repealed from that date. Open cases are completed within the shorter times.
### مدد المعالجة
### Handling times
! أقصى مدد المعالجة
! Longest handling times
|| المرحلة | المدة
|| Stage | Time
= complaintRows
`;
