import { CONTACTS } from './contacts';

export default `
يسري هذا الدليل على كل من يدخل الميناء من عاملين ومقاولين وسائقين وزوار، ويبين ما يلزمه قبل الدخول وأثناء العمل وعند وقوع حادث. ومرجعه لائحة الموانئ وقواعد العمل فيها (REG-01) ولائحة أمن المرافق المينائية (REG-07)، وهما الحَكَم عند الاختلاف.
This manual applies to all who enter a port, whether workers, contractors, drivers or visitors. It says what you must do before you enter, at work and in an incident. It rests on the Port Rules and Regulations (REG-01) and the regulation on port facility security (REG-07), which prevail where they differ from it.
% picture:quay-cranes-2
# قبل الدخول
# Before you enter
+ اطلب تصريح الدخول عبر بوابة العملاء.
+ Request an entry permit through the customer portal.
+ أتم التوعية بتعليمات السلامة والأمن لدى منشأتك قبل استلام التصريح، وتُعاد كل سنتين. ويجب على السائق أن يجتاز دورة السلامة في الموانئ، وهي دون مقابل.
+ Complete your firm’s safety and security training before you collect the permit; it is repeated every two years. Drivers must complete the port safety course, which is free of charge.
+ أبرز التصريح ظاهرًا طوال وجودك في الميناء. ولا يجوز إعارته.
+ Wear the permit visibly at all times. You must not lend it.
! أنواع التصاريح
! Types of permit
|| النوع | لمن يُمنح | مدته | البت في طلبه
|| Type | Given to | Valid for | Decided within
| دائم | العاملون في الميناء | سنة واحدة | {{permitDays}} أيام عمل
| Permanent | People who work in the port | One year | {{permitDays}} working days
| مؤقت | المقاولون ومن لهم مهمة محددة | {{temporaryPermitDays}} يومًا على الأكثر | يوما عمل
| Temporary | Contractors and people with a set task | Up to {{temporaryPermitDays}} days | Two working days
| يومي | الزوار | يوم واحد | ساعتان
| Day | Visitors | One day | Two hours
يجب أن يرافق الزائر في المناطق المقيدة حامل تصريح دائم طوال الزيارة.
A visitor to a restricted area must be accompanied throughout by the holder of a permanent permit.
# معدات الوقاية الشخصية
# Personal protective equipment
! المعدات الواجبة بحسب موقع العمل
! Equipment required by place of work
|| الموقع | خوذة | سترة عاكسة | حذاء واقٍ | سترة نجاة
|| Place | Helmet | High-visibility vest | Safety shoes | Life jacket
| الأرصفة | نعم | نعم | نعم | على بعد أقل من متر واحد من الحافة
| Quays | Yes | Yes | Yes | Less than one metre from the edge
| الساحات والمستودعات | نعم | نعم | نعم | لا
| Yards and warehouses | Yes | Yes | Yes | No
| ربط الحبال وفكها | نعم | نعم | نعم | نعم
| Mooring and unmooring | Yes | Yes | Yes | Yes
| القوارب والقاطرات | نعم | نعم | نعم | نعم
| Boats and tugs | Yes | Yes | Yes | Yes
# قواعد لا استثناء منها
# Rules without exception
- لا يجوز تجاوز {{roadSpeed}} كيلومترًا في الساعة على الطرق و{{yardSpeed}} في الساحات وعلى الأرصفة.
- You must not exceed {{roadSpeed}} kilometres an hour on roads and {{yardSpeed}} in yards and on quays.
- يُحظر الوقوف تحت حمل معلق وعبور مسار رافعة تعمل.
- You must not stand under a suspended load or cross the track of a working crane.
- يُحظر الوقوف في مجال ارتداد الحبال وهي مشدودة.
- You must not stand in the snap-back zone of a line under load.
- يُحظر التدخين خارج الأماكن المخصصة له.
- You must not smoke outside the places set aside for it.
- يُحظر التصوير في المناطق المقيدة واستخدام الطائرات المسيّرة دون تصريح، ويُطلب قبل {{photoPermitDays}} أيام عمل.
- You must not photograph restricted areas or use drones without a permit, requested {{photoPermitDays}} working days beforehand.
- يُحظر لمس حقيبة أو طرد متروك. ابتعد عنه {{clearMetres}} متر، وأبلغ ضابط أمن المرفق.
- You must not touch an unattended bag or parcel. Move {{clearMetres}} metres away and tell the facility security officer.
- يُحظر العمل تحت أشعة الشمس من الساعة 12 ظهرًا إلى 3 عصرًا في الأشهر التي تحددها الجهة المختصة.
- You must not work in direct sun from 12 noon to 3pm in the months set by the competent agency.
# أعمال لا تبدأ دون تصريح
# Work that needs a permit first
- اللحام والقطع والغطس وإنزال قوارب النجاة وطلاء البدن على متن سفينة راسية: تصريح من إدارة السلامة في الميناء لكل عمل.
- Welding, cutting, diving, lowering of lifeboats and painting of the hull on a vessel alongside: a permit of the port’s safety department for each job.
- العمل على ارتفاع يزيد على {{heightMetres}} متر، وداخل العنابر والخزانات: تصريح لكل مناوبة، ولا يجوز الدخول قبل قياس الأكسجين والغازات، ويبقى مراقب عند المدخل.
- Work more than {{heightMetres}} metres above ground, and inside holds and tanks: a permit for each shift. You must not enter before oxygen and gases have been measured, and an attendant stays at the entrance.
- تزويد السفن بالوقود: يُبلَّغ برج المراقبة قبل {{bunkerNoticeHours}} ساعات.
- Bunkering: tell the control tower {{bunkerNoticeHours}} hours beforehand.
- مناولة قطعة يزيد وزنها على {{heavyTonnes}} طن: موافقة تُطلب قبل {{heavyDays}} أيام عمل مع خطة الرفع.
- Handling a piece of more than {{heavyTonnes}} tonnes: consent, requested {{heavyDays}} working days beforehand with the lifting plan.
# متى يتوقف العمل بسبب الرياح
# When work stops for wind
! سرعة الرياح التي يتوقف عندها العمل
! Wind at which work stops
|| العمل | الرياح (عقدة)
|| Work | Wind (knots)
| تزويد السفن بالوقود ومناولة البضائع الخطرة | {{bunkerWind}}
| Bunkering and handling of dangerous goods | {{bunkerWind}}
| حركة السفن | {{pilotWind}}
| Movements of vessels | {{pilotWind}}
| رافعات الرصيف | {{craneWind}}
| Ship-to-shore cranes | {{craneWind}}
لا يجوز استئناف عمل الرافعات إلا بعد أن تبقى الرياح دون الحد {{resumeMinutes}} دقيقة.
Cranes must not resume until the wind has stayed below the limit for {{resumeMinutes}} minutes.
# واجبات المنشأة
# Duties of the firm
- يجب فحص معدات الرفع كل {{craneMonths}} شهرًا من جهة معتمدة، وفحص ملحقاتها كل {{gearMonths}} أشهر.
- Lifting equipment must be examined every {{craneMonths}} months by an approved agency, and its gear every {{gearMonths}} months.
- يجب إبقاء معدات الإطفاء صالحة وطرقها خالية، وتدريب العاملين عليها كل {{gearMonths}} أشهر.
- Fire-fighting equipment must be kept in working order and the ways to it clear, and workers trained every {{gearMonths}} months.
- يجب توفير ماء شرب بارد وأماكن راحة مظللة في الحر.
- Cold drinking water and shaded places of rest must be provided in the heat.
- يجب حفظ السجلات {{recordYears}} سنوات، وتسليمها إلى مفتشي الهيئة خلال يومي عمل من طلبها.
- Records must be kept for {{recordYears}} years and given to the Authority’s inspectors within two working days of a request.
# عند وقوع حادث
# If there is an incident
% drawingIncident
+ أنقذ المصاب إن أمكن ذلك دون خطر، وأوقف العمل.
+ Save life where it is safe to, and stop the work.
+ يجب إبلاغ برج المراقبة فورًا، على القناة 16 أو بهاتفه المعلن عند البوابة، بالموضع وما حدث وعدد المصابين.
+ You must tell the control tower at once, on channel 16 or by the telephone shown at the gate: the place, what happened and how many are hurt.
+ لا يجوز تغيير موقع الحادث الجسيم قبل معاينته، إلا لإنقاذ حياة أو منع ضرر أكبر.
+ The scene of a serious incident must not be changed before it has been inspected, except to save life or prevent greater damage.
+ يجب تدوين الحادث على النموذج المعتمد خلال {{incidentReportHours}} ساعات، وحفظ التسجيلات {{recordingDays}} يومًا على الأقل.
+ You must record the incident on the approved form within {{incidentReportHours}} hours and keep recordings for at least {{recordingDays}} days.
والحادث الوشيك يُبلَّغ عنه أيضًا، ولا يُؤاخذ من أبلغ عنه بحسن نية.
Report near misses too. No one who reports in good faith is blamed for it.
# الغرامات والجزاءات
# Fines and other measures
! الغرامات بالريال السعودي
! Fines in Saudi riyals
|| المخالفة | المرة الأولى | عند التكرار
|| Breach | First time | Repeated
= penaltyRows
تُعد المخالفة مكررة إذا وقعت خلال سنة من القرار السابق. ويجوز للهيئة، إضافةً إلى الغرامة، إيقاف تصريح الدخول مدة لا تتجاوز {{permitBarDays}} يومًا.
A breach is repeated when it occurs within one year of the earlier decision. Besides the fine, the Authority may suspend an entry permit for up to {{permitBarDays}} days.
! ما بعد المحضر
! After the report of a breach
|| الإجراء | الموعد
|| Step | Time
| الرد على المحضر عبر بوابة العملاء | خلال {{breachAnswerDays}} أيام من الإبلاغ
| Answer to the report through the customer portal | Within {{breachAnswerDays}} days of notice
| السداد مع تخفيض الربع | خلال {{fineEarlyDays}} أيام من صدور القرار
| Payment reduced by a quarter | Within {{fineEarlyDays}} days of the decision
| سداد الغرامة | خلال {{fineDays}} يومًا من صيرورة القرار نهائيًا
| Payment of the fine | Within {{fineDays}} days of the decision becoming final
| التظلم أمام رئيس الهيئة | خلال {{appealDays}} يومًا من العلم بالقرار
| Appeal to the President of the Authority | Within {{appealDays}} days of notice
${CONTACTS}
| الحوادث والحريق والخطر | برج المراقبة في الميناء، على مدار الساعة
| Incidents, fire and danger | Control tower of the port, at any time
| تصاريح العمل | إدارة السلامة في الميناء
| Permits for work | Safety department of the port
| تصاريح الدخول والاستفسارات | مركز خدمة العملاء {{shortNumber}}، {{hours}}، أو {{email}}
| Entry permits and enquiries | Contact centre {{shortNumber}}, {{hours}}, or {{email}}
`;
