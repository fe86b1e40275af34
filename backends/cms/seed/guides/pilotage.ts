import { PILOTAGE_REQUEST } from '../facts/lists-of-law';
import { CONTACTS } from './contacts';

export default `
الإرشاد إلزامي في مناطق الإرشاد المعتمدة لكل سفينة تتجاوز حمولتها الإجمالية {{pilotageTonnage}} طن، عند الدخول والخروج والتنقل بين الأرصفة. ويبين هذا الدليل للربان والوكيل الملاحي ما يُطلب ومتى، وكيف يُجهز صعود المرشد، وما يُستحق من أجور. ومرجعه لائحة الإرشاد والقطر (REG-04)، وهي الحَكَم عند الاختلاف.
Pilotage is compulsory in the approved pilotage areas for every vessel of over {{pilotageTonnage}} GT, when entering, leaving or shifting between berths. This guide tells masters and shipping agents what to request and when, how to prepare for boarding, and what is charged. It rests on the regulation on pilotage and towage (REG-04), which prevails where the two differ.
% picture:pilot-boat-1
# من يجب أن يأخذ مرشدًا
# Who must take a pilot
يجب أن تأخذ السفن الآتية مرشدًا أيًا كانت حمولتها:
The following vessels must take a pilot whatever their tonnage:
- السفينة التي تحمل بضائع خطرة من الصنفين 1 و7.
- a vessel that carries dangerous goods of classes 1 and 7;
- السفينة المقطورة والمنصة العائمة والوحدة التي لا تتحرك بقوتها.
- a vessel under tow, a floating platform, and a craft that does not move under its own power;
- السفينة التي تعطل محركها أو دفتها أو أحد أجهزة ملاحتها الرئيسة.
- a vessel with a defect of its engine, its rudder or a main aid to navigation.
وتُعفى سفن الجهات الأمنية، ووحدات الخدمة المرخص لها في الميناء نفسه، والسفينة التي يحمل ربانها شهادة إعفاء سارية لذلك الميناء. ويجب على السفينة المعفاة أن تتصل ببرج المراقبة وأن تتبع تعليماته.
Vessels of security agencies, service craft licensed for the port, and vessels whose master holds a valid exemption certificate for that port are exempt. An exempt vessel must still report to the control tower and follow its instructions.
# المواعيد بالترتيب
# The times in order
% drawingPilot
! ما يُقدَّم ومن يقدمه ومتى
! What to submit, by whom and when
|| الإجراء | المسؤول | الموعد
|| Step | By | Time
| إشعار الوصول وطلب الرسو | الوكيل الملاحي | قبل الوصول بـ{{arrivalNoticeHours}} ساعة
| Notice of arrival and berth request | Shipping agent | {{arrivalNoticeHours}} hours before arrival
| إقرار البضائع الخطرة | الوكيل الملاحي | قبل الوصول بـ{{dangerousNoticeHours}} ساعة
| Dangerous goods declaration | Shipping agent | {{dangerousNoticeHours}} hours before arrival
| طلب المرشد في نظام الطلبات البحرية | الوكيل الملاحي | قبل الحركة بـ{{pilotRequestHours}} ساعة
| Request for a pilot in the marine request system | Shipping agent | {{pilotRequestHours}} hours before the movement
| تأكيد الطلب | الوكيل الملاحي | قبل الحركة بـ{{pilotConfirmHours}} ساعات
| Confirmation of the request | Shipping agent | {{pilotConfirmHours}} hours before the movement
| آخر تعديل دون مقابل | الوكيل الملاحي | قبل الحركة بـ{{pilotChangeHours}} ساعات
| Last change free of charge | Shipping agent | {{pilotChangeHours}} hours before the movement
| بطاقة المرشد وخطة المرور | الربان | عند صعود المرشد
| Pilot card and passage plan | Master | When the pilot boards
# ما يتضمنه الطلب
# What the request contains
${PILOTAGE_REQUEST}
# صعود المرشد
# Boarding
+ يجب أن يُجهز سلم المرشد في الجهة المحمية من الريح، على ارتفاع لا يزيد على متر واحد فوق الماء.
+ You must rig the pilot ladder on the lee side, no more than one metre above the water.
+ يجب أن يُضاف سلم جانبي متى زادت مسافة الصعود على {{ladderMetres}} أمتار.
+ You must add an accommodation ladder wherever the climb exceeds {{ladderMetres}} metres.
+ يجب أن يقف عند موضع الصعود ضابط مسؤول معه جهاز اتصال وطوق نجاة مزود بضوء، وأن يُضاء الموضع ليلًا.
+ A responsible officer must stand at the boarding place with a radio and a lifebuoy fitted with a light, and the place must be lit at night.
+ يجب أن تبقى السرعة بين {{boardingKnotsFrom}} و{{boardingKnotsTo}} عقد، ما لم يطلب قائد زورق الإرشاد غير ذلك.
+ You must keep a speed of {{boardingKnotsFrom}} to {{boardingKnotsTo}} knots, unless the coxswain of the pilot boat asks for another.
+ يجب أن يسلّم الربان بطاقة المرشد، ولا يجوز أن يخفي أي عطل يؤثر في المناورة.
+ The master must hand over the pilot card and must not conceal any defect that affects manoeuvring.
وللمرشد أن يرفض الصعود إذا كان السلم معيبًا. وتتحمل السفينة عندئذ أجرة الانتظار، ويُحظر عليها الدخول حتى يزول العيب. ويبقى الربان مسؤولًا عن قيادة السفينة ما دام المرشد على متنها.
The pilot may refuse to board if the ladder is defective. The vessel then pays the waiting charge and must not enter until the defect has been put right. The master remains in command while the pilot is on board.
# القاطرات والغاطس
# Tugs and draught
! أدنى عدد من القاطرات بحسب طول السفينة وسرعة الرياح
! Minimum number of tugs by length of vessel and wind
|| طول السفينة | رياح حتى 20 عقدة | رياح تزيد على 20 عقدة
|| Length of vessel | Wind up to 20 knots | Wind above 20 knots
= tugRows
يجوز للمرشد أن يزيد العدد بحسب الطقس والتيار وحالة السفينة، أو أن ينقصه بقاطرة واحدة لسفينة لها رفاصات جانبية عاملة.
The pilot may ask for more because of the weather, the current or the condition of the vessel, or for one fewer where it has working thrusters.
يجب ألا يقل الخلوص تحت القعر أثناء الحركة عن {{underKeelPercent}}% من الغاطس، ولا عند الرصيف عن متر واحد. وتجد أقصى غاطس لكل محطة في الملحق (3) من اللائحة.
Under-keel clearance must be at least {{underKeelPercent}}% of the draught during the movement and at least one metre alongside. The greatest draught of each terminal is in Annex 3 of the regulation.
# الحدود الجوية
# Weather limits
! الحدود التي يوقف عندها الإرشاد
! Limits at which pilotage is suspended
|| نوع السفينة | سرعة الرياح (عقدة) | ارتفاع الموج (متر) | الرؤية (ميل بحري)
|| Type of ship | Wind (knots) | Wave height (metres) | Visibility (nautical miles)
= weatherRows
يجوز لمدير العمليات البحرية إيقاف الحركة دون هذه الحدود متى اقتضت السلامة ذلك. ويُعلن الإيقاف والاستئناف على القناة 16 وفي صفحة حركة السفن.
The marine operations manager may stop movements below these limits where safety so requires. Both the stop and the resumption are announced on channel 16 and on the vessel schedule page.
# الأجور وما يترتب على الإلغاء والتأخر
# Charges, cancellation and delay
! أجور السفن بالريال السعودي قبل الضريبة
! Vessel charges in Saudi riyals before tax
|| الخدمة | الوحدة | الأجر
|| Service | Unit | Charge
= vesselChargeRows
! الإلغاء والتأخر
! Cancellation and delay
|| الحالة | ما يُستحق
|| Case | What is due
| الإلغاء بعد تحرك المرشد | نصف أجر الإرشاد
| Cancelled after the pilot has set out | Half the pilotage charge
| الإلغاء بعد صعود المرشد | أجر الإرشاد كاملًا
| Cancelled after the pilot has boarded | The whole pilotage charge
| تأخر السفينة أكثر من {{pilotLateMinutes}} دقيقة والمرشد حاضر | أجرة انتظار عن كل ساعة أو جزء منها
| Vessel more than {{pilotLateMinutes}} minutes late with the pilot present | A waiting charge for each hour or part of one
| تأخر المرشد أكثر من ساعة لسبب لا يرجع إلى الطقس أو السفينة | يُخفض أجر الإرشاد بمقدار الربع
| Pilot more than one hour late, other than for weather or the vessel | The pilotage charge is reduced by a quarter
# عند وقوع حادث
# If there is an incident
يجب إبلاغ برج المراقبة فورًا بكل تصادم أو جنوح أو تلامس مع رصيف أو علامة ملاحية وبسقوط إنسان في الماء، وتقديم تقرير مكتوب خلال {{incidentReportHours}} ساعات.
You must report every collision, grounding, contact with a quay or aid to navigation, and person overboard to the control tower at once, and in writing within {{incidentReportHours}} hours.
${CONTACTS}
| الحركة الجارية والطوارئ | برج المراقبة على القناة 16 ثم قناة العمل، على مدار الساعة
| Movements and emergencies | Control tower on channel 16, then the working channel, at any time
| نظام الطلبات البحرية والفواتير | مركز خدمة العملاء {{shortNumber}}، {{hours}}
| Marine request system and invoices | Contact centre {{shortNumber}}, {{hours}}
| التظلم من قرار | رئيس الهيئة، خلال {{appealDays}} يومًا من الإبلاغ
| Appeal against a decision | President of the Authority, within {{appealDays}} days of notice
| الاستفسار المكتوب | {{email}}
| Written enquiries | {{email}}
`;
