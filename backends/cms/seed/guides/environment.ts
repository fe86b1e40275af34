import { PROHIBITIONS } from '../facts/lists-of-law';
import { CONTACTS, GENERAL_ENQUIRIES } from './contacts';

export default `
يبين هذا الدليل للسفن ووكلائها ومشغلي المحطات والمقاولين ما يلزم لحماية البيئة داخل حدود الموانئ ومناطق الانتظار. ومرجعه لائحة حماية البيئة البحرية في الموانئ (REG-08) وقواعد استقبال مخلفات السفن الملحقة بها، وهما الحَكَم عند الاختلاف. ولا يغني عن نظام البيئة ولا عن الاتفاقية الدولية لمنع التلوث من السفن (MARPOL).
This guideline says what it requires of vessels, their agents, terminal operators and contractors to protect the environment within port limits and anchorage areas. It rests on the regulation on the marine environment in ports (REG-08) and the rules for receiving ships’ waste annexed to it, which prevail where they differ. It does not replace the Environment Law or the International Convention for the Prevention of Pollution from Ships (MARPOL).
% picture:channel-buoy-1
# المحظورات
# What is forbidden
يُحظر داخل حدود الموانئ ما يأتي:
The following must not take place within port limits:
${PROHIBITIONS}
# تسليم مخلفات السفن
# Delivering ships’ waste
% drawingWaste
+ يجب على الوكيل أن يرسل إشعار المخلفات قبل {{wasteNoticeHours}} ساعة من الوصول، وفيه أنواعها وكمياتها والسعة المتبقية لكل خزان وميناء التسليم السابق.
+ The agent must send the waste notice {{wasteNoticeHours}} hours before arrival, with the types and quantities, the remaining capacity of each tank and the port of last delivery.
+ افرز القمامة إلى بلاستيك وأغذية وزجاج ومعادن ومخلفات خطرة.
+ Sort garbage into plastic, food, glass, metal and hazardous waste.
+ يجب على السفينة أن تسلّم مخلفاتها قبل مغادرتها، ما لم تثبت أن خزاناتها تكفي حتى الميناء التالي.
+ The vessel must deliver its waste before departure unless it shows that its tanks can hold it until the next port.
+ لا تجوز الاستعانة إلا بمنشأة رخصت لها الهيئة والجهة البيئية المختصة.
+ Only firms licensed by the Authority and the competent environmental agency may collect waste.
+ يتسلم الربان إيصالًا بالنوع والكمية والتاريخ، ويجب حفظه في السفينة سنتين.
+ The master receives a receipt with the type, quantity and date, which the vessel must keep for two years.
! المخلفات المستقبلة وطريقة تسليمها
! Waste received and means of delivery
|| النوع | وسيلة الاستقبال | المهلة
|| Type | Received by | Within
= wasteRows
# ما يُدفع
# What it costs
تدفع السفينة أجرًا ثابتًا على حمولتها الإجمالية، سواء أسلّمت مخلفات أم لم تسلّم. ويشمل الأجر القمامة حتى {{wasteCubicMetres}} أمتار مكعبة، ويُحتسب ما زاد بالمتر المكعب. وتُضاف أجرة على القمامة غير المفروزة. ويظهر الأجر في فاتورة الميناء في سطر مستقل.
The vessel pays a fixed charge on its gross tonnage whether or not it delivers waste. It covers garbage up to {{wasteCubicMetres}} cubic metres; the rest is charged by the cubic metre. A surcharge applies to mixed garbage. The charge is a line of its own on the port’s invoice.
# مياه الاتزان والوقود والهواء
# Ballast water, fuel and air
- لا يجوز تصريف مياه الاتزان قبل معالجتها بالمعيار D-2. ويجب تقديم سجلها قبل {{ballastHours}} ساعة من الوصول، ويجوز للهيئة أخذ عينات منها دون تأخير السفينة.
- Ballast water must not be discharged before treatment to the D-2 standard. Its record must be submitted {{ballastHours}} hours before arrival. The Authority may take samples without delaying the vessel.
- يجب ألا يزيد محتوى الكبريت في وقود السفن على {{sulphur}}.
- Marine fuel must contain no more than {{sulphur}} sulphur.
- يجب على السفينة الراسية أن تمنع الدخان الأسود، ويجوز إلزامها بالكهرباء من الرصيف حيث تتوافر إذا تكرر انبعاثه منها.
- A vessel alongside must prevent black smoke, and may be ordered to use shore power where it is available when smoke recurs.
- يُحظر استعمال صافرة السفينة داخل الميناء لغير السلامة.
- The whistle of a vessel must not be used in the port except for safety.
واستعمال الكهرباء من الرصيف يخفض أجر الرسو {{shorePowerCut}}%.
Using shore power lowers the berth charge by {{shorePowerCut}}%.
# على المحطات والورش
# Terminals and workshops
- يجب تغطية أكوام السوائب ورش الطرق، وتركيب مصدّات للرياح على السيور والمقابض.
- Bulk terminals must cover heaps, spray roads and fit wind screens to conveyors and grabs.
- يجب إيقاف المناولة متى تجاوز الغبار عند السور الحد المبين أدناه.
- Handling must stop when dust at the fence exceeds the limit below.
- يجب أن تمر مياه الساحات والورش بفاصل للزيوت يُنظف كل {{separatorMonths}} أشهر على الأقل.
- Water from yards and workshops must pass through an oil separator that is cleaned at least every {{separatorMonths}} months.
- يجب على المحطات القريبة من الأحياء أن تخفض ضوضاءها بين 10 مساءً و6 صباحًا.
- Terminals near residential areas must lower their noise between 10pm and 6am.
! حدود جودة الهواء والمياه
! Limits of air and water quality
|| المؤشر | الحد | موضع القياس
|| Indicator | Limit | Place of measurement
= monitoringRows
# التكريك والردم والموائل
# Dredging, reclamation and habitats
لا يجوز التكريك أو الردم إلا بعد دراسة للأثر البيئي ومسح للشعاب المرجانية وأشجار المانغروف. ويجب إيقاف العمل متى تجاوزت العكارة الحد المعتمد.
Dredging and reclamation must not begin without an environmental impact study and a survey of coral reefs and mangroves. Work must stop when turbidity exceeds the approved limit.
يجب على من أزال مانغروف أو مرجانًا بترخيص أن يغرس أو ينقل ما يعادل {{habitatTimes}} أمثاله، وأن يتابعه {{habitatYears}} سنوات.
Whoever removes mangroves or coral under a licence must plant or move {{habitatTimes}} times as much and must look after it for {{habitatYears}} years.
# عند مشاهدة تسرب
# If you see a spill
+ يجب الإبلاغ خلال {{spillMinutes}} دقيقة من مشاهدته، أيًا كان مصدره، على القناة 16 أو لمركز الطوارئ، بموضعه وكميته المقدرة واتجاه حركته.
+ You must report it within {{spillMinutes}} minutes of seeing it, whatever its source, on channel 16 or to the emergency centre, with its place, estimated quantity and drift.
+ أوقف المصدر وأبعد مسببات الاشتعال إن أمكن ذلك دون خطر.
+ Stop the source and remove sources of ignition where it is safe.
+ يُحظر استعمال المشتتات الكيميائية داخل الأحواض.
+ Chemical dispersants must not be used in the basins.
# ما يترتب على المخالفة
# What happens if you do not comply
يتحمل المتسبب في التلوث نفقات المكافحة والتنظيف وإعادة الحال. ولا يجوز أن تغادر السفينة المتسببة قبل تقديم ضمان بالتكلفة المقدرة.
Whoever causes pollution pays for the response, the cleaning and the restoration. The vessel that caused it must not leave before giving security for the estimated cost.
! الغرامات بالريال السعودي
! Fines in Saudi riyals
|| المخالفة | المرة الأولى | عند التكرار
|| Breach | First time | Repeated
= wastePenaltyRows
ولا يخل ذلك بالعقوبات المقررة في نظام البيئة. ويجوز التظلم أمام رئيس الهيئة خلال {{appealDays}} يومًا من العلم بالقرار.
The penalties of the Environment Law apply as well. You may appeal to the President of the Authority within {{appealDays}} days of notice of a decision.
# قصور مرافق الاستقبال
# If the facilities are inadequate
يجوز للربان أن يبلّغ عن قصور مرافق الاستقبال على النموذج الدولي المعتمد، وترد الهيئة خلال {{inadequacyDays}} أيام عمل.
The master may report inadequate facilities on the approved international form. The Authority answers within {{inadequacyDays}} working days.
${CONTACTS}
| التسربات | القناة 16 أو مركز الطوارئ في الميناء، على مدار الساعة
| Spills | Channel 16 or the emergency centre of the port, at any time
| المخلفات والتصاريح البيئية | إدارة السلامة في الميناء
| Waste and environmental permits | Safety department of the port
${GENERAL_ENQUIRIES}
`;
