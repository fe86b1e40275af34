import { CONTACTS, GENERAL_ENQUIRIES } from './contacts';

export default `
يعين هذا الدليل الموردين والمقاولين على التعامل مع الهيئة: كيف يسجلون، وكيف يعدّون عروضًا تُقبل، ومتى تُصرف مستحقاتهم، وبماذا يُلزمون داخل الموانئ. وهو دليل إرشادي لا يغني عن نظام المنافسات والمشتريات الحكومية ولائحته التنفيذية، وهما الحَكَم عند الاختلاف.
This guide helps suppliers and contractors to work with the Authority: how to register, how to prepare offers that can be accepted, when they are paid and what they must observe inside the ports. It is for guidance and does not replace the Government Tenders and Procurement Law and its implementing regulations, which prevail where they differ.
% picture:warehouse-1
# التسجيل
# Registration
يسجل المورد بياناته في المنصة الحكومية للمنافسات، ثم يقدم إلى الهيئة شهاداته. ويجب أن تكون سارية عند تقديم العرض وعند توقيع العقد:
Suppliers register on the government tender platform, then submit their certificates to the Authority. They must be valid when the offer is made and when the contract is signed:
! الشهادات المطلوبة
! Certificates required
|| الشهادة | متى تُطلب
|| Certificate | When it is required
| السجل التجاري | دائمًا
| Commercial registration | Always
| شهادة الزكاة والضريبة | دائمًا
| Zakat and tax certificate | Always
| شهادة التأمينات الاجتماعية | دائمًا
| Social insurance certificate | Always
| شهادة نسبة التوطين | دائمًا
| National employment certificate | Always
| شهادة تصنيف المقاولين | في أعمال الإنشاء والأعمال البحرية والكهربائية
| Classification of contractors | For construction, marine and electrical works
| ترخيص تموين السفن | لمن يورّد إلى السفن
| Ship chandling licence | For those who supply vessels
# طرق الشراء
# Methods of purchase
! طرق الشراء وحدودها ومددها
! Methods of purchase, limits and times
|| الطريقة | حدود القيمة بالريال | أقل مدة لتقديم العروض
|| Method | Value in riyals | Least time for offers
= purchaseRows
تُنشر المنافسات العامة ودعوات التأهيل في صفحة المنافسات، وفيها رسوم الوثائق والموعد النهائي وموعد فتح العروض ومكان التسليم.
Public tenders and invitations to qualify are published on the biddings page, with the fee for the documents, the final date, the date of opening and the place of submission.
# من الإعلان إلى العقد
# From the announcement to the contract
% drawingSupplier
+ اقرأ الإعلان، وتحقق من الموعد النهائي ومن شروط التأهيل.
+ Read the announcement and check the final date and the conditions of qualification.
+ سدّد رسوم الوثائق عبر السداد الإلكتروني واحتفظ بالإيصال.
+ Pay for the documents through electronic payment and keep the receipt.
+ يجب تقديم الاستفسارات كتابةً قبل موعد فتح المظاريف بمدة لا تقل عن {{bidEnquiryDays}} أيام، وتُنشر إجاباتها لجميع المتنافسين.
+ Enquiries must be made in writing at least {{bidEnquiryDays}} days before the envelopes are opened. The answers are published for all bidders.
+ سلّم عرضك في مظروف مختوم في المكان المبين في الإعلان قبل الموعد النهائي. ولا تُقبل العروض بعده.
+ Submit your offer in a sealed envelope at the place named in the announcement before the final date. Offers are not accepted after it.
+ تُفتح العروض في جلسة علنية وتُتلى قيمها، ثم تُدقق حسابيًا وتُقيَّم فنيًا. ولا تعني تلاوتها الترسية.
+ Offers are opened in public and their amounts read out, then checked arithmetically and evaluated. Reading them out does not mean an award.
+ تُنشر نتيجة الترسية. ولمن لم يُقبل عرضه أن يتظلم خلال {{awardObjectionDays}} أيام عمل من إعلانها.
+ The award is published. A bidder who was not successful can object within {{awardObjectionDays}} working days of the announcement.
+ قدّم الضمان النهائي ووقّع العقد.
+ Provide the final guarantee and sign the contract.
# إعداد العرض
# Preparing an offer
- يجب تقديم العرضين الفني والمالي منفصلين، ما لم تنص الوثائق على خلاف ذلك.
- Technical and financial offers must be submitted separately unless the documents say otherwise.
- يجب أن تُكتب الأسعار بالريال رقمًا وكتابةً، وأن تشمل الضرائب والرسوم.
- Prices must be in riyals, in figures and in words, and include taxes and fees.
- يُرفق الضمان الابتدائي بالنسبة المحددة في الوثائق.
- Attach the bid bond at the rate set in the documents.
- لا يجوز تعديل جداول الكميات أو الشطب فيها.
- Bills of quantities must not be altered or crossed out.
- يوقع العرض من له صلاحية التوقيع في السجل التجاري أو بوكالة شرعية.
- The offer is signed by a person authorised in the commercial registration or by power of attorney.
! أسباب شائعة للاستبعاد وكيف تتفاداها
! Common reasons for exclusion and how to avoid them
|| السبب | ما يفيد
|| Reason | What helps
| انتهاء صلاحية إحدى الشهادات | راجع تواريخها قبل التسليم بأسبوع
| A certificate has expired | Check the dates a week before submission
| نقص الضمان الابتدائي في قيمته أو مدته | اطلب نموذج الضمان من الوثائق نفسها
| The bid bond is too small or too short | Use the form of bond in the documents
| تعديل جداول الكميات | اكتب ملاحظاتك في خطاب مستقل
| Bills of quantities were altered | Write your notes in a separate letter
| غياب توقيع أو ختم | اجعل شخصًا آخر يراجع الصفحات
| A signature or stamp is missing | Let a second person check the pages
| وصول العرض بعد الموعد | سلّمه قبل اليوم الأخير
| The offer arrived late | Submit it before the last day
# التنفيذ داخل الموانئ
# Working inside the ports
- يجب أن يحمل كل عامل ومركبة تصريح دخول. يُبت في التصريح الدائم خلال {{permitDays}} أيام عمل، وفي المؤقت خلال يومي عمل.
- Every worker and vehicle must hold an entry permit. A permanent permit is decided within {{permitDays}} working days, a temporary one within two.
- يجب الحصول على تصريح عمل قبل الأعمال الساخنة، والعمل في الأماكن المغلقة، والعمل على ارتفاع يزيد على {{heightMetres}} متر.
- A work permit must be obtained before hot work, work in enclosed spaces and work above {{heightMetres}} metres.
- يجب إتمام التوعية بتعليمات السلامة والأمن قبل استلام التصريح.
- Safety and security training must be completed before the permit is collected.
- يجب إبلاغ برج المراقبة فورًا بكل حادث، وتحرير محضره خلال {{incidentReportHours}} ساعات.
- Any incident must be reported to the control tower at once and recorded within {{incidentReportHours}} hours.
- تُسلَّم مخلفات الأعمال إلى منشأة مرخصة، ويُحظر إلقاؤها في مياه الميناء.
- Waste from works is delivered to a licensed firm and must not be thrown into port waters.
! الغرامات بالريال السعودي
! Fines in Saudi riyals
|| المخالفة | المرة الأولى | عند التكرار
|| Breach | First time | Repeated
= supplierPenaltyRows
# صرف المستحقات
# Payment
! المواعيد من التوقيع إلى الصرف
! Times from signature to payment
|| المرحلة | الموعد
|| Stage | Time
| تسليم الموقع | خلال {{siteHandoverDays}} يومًا من توقيع العقد
| Handover of the site | Within {{siteHandoverDays}} days of signature
| اعتماد المستخلص | خلال {{certificateDays}} يوم عمل من تقديمه مكتملًا
| Approval of a payment certificate | Within {{certificateDays}} working days of a complete claim
| صرف المستحقات | خلال {{paymentDays}} يومًا من الاعتماد
| Payment | Within {{paymentDays}} days of approval
يُرفق بالمستخلص محضر الإنجاز والفاتورة الضريبية والشهادات السارية. وإذا نقص مستند أُخبر به المورد في قائمة كاملة، وتبدأ المدة من اكتماله.
Attach the record of completion, the tax invoice and valid certificates to the claim. If a document is missing, the supplier is told in a full list, and the time runs from the day it is complete.
# النزاهة
# Integrity
- يُحظر تقديم الهدايا إلى منسوبي الهيئة، أيًا كانت قيمتها.
- Gifts must not be offered to the Authority’s staff, whatever their value.
- يجب أن يُفصح المتنافس عن أي صلة له بأعضاء لجان الفحص.
- Bidders must declare any connection with members of the evaluation committees.
- لا يجوز للمتنافسين أن يتفقوا على الأسعار أو على اقتسام المنافسات.
- Bidders must not agree on prices or share out tenders between them.
- يجوز البلاغ عن المخالفات الجسيمة دون ذكر الاسم، ويُحال البلاغ مباشرة إلى المراجعة الداخلية.
- Serious misconduct may be reported without giving a name. Reports go directly to internal audit.
${CONTACTS}
| منافسة بعينها | الجهة المبينة في إعلانها
| A particular tender | The department named in its announcement
| التصاريح | بوابة العملاء
| Permits | The customer portal
${GENERAL_ENQUIRIES}
`;
