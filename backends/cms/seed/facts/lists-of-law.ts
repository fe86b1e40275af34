/* Lists of the regulations that guides repeat in full. */

/** What must not take place within port limits. */
export const PROHIBITIONS = `- تصريف الزيوت ومزائجها ومياه الصرف وماء الجمة غير المعالجة.
- discharge of oil, oily mixtures and untreated sewage or bilge water;
- إلقاء القمامة وبقايا البضائع ومياه غسل العنابر.
- disposal of garbage, cargo residues and hold washings;
- تشغيل أجهزة غسل العادم ذات الدورة المفتوحة.
- use of open-loop exhaust gas scrubbers;
- حرق المخلفات على متن السفن.
- burning of waste on board;
- تنظيف بدن السفينة تحت الماء دون جمع ما يسقط منه.
- cleaning of hulls under water without collecting what falls off.`;

/** What a request for a pilot contains. */
export const PILOTAGE_REQUEST = `- اسم السفينة ورقمها الدولي (IMO) وعلمها ونداءها.
- the name of the vessel, its IMO number, flag and call sign;
- الطول الكلي والعرض والحمولة الإجمالية وأقصى غاطس عند الحركة.
- its overall length, beam and gross tonnage, and its greatest draught at the time of the movement;
- البضائع وكمياتها، والبضائع الخطرة بأصنافها.
- its cargo with quantities, and dangerous goods with their classes;
- حالة المحركات والدفة والرفاصات الجانبية وأجهزة الملاحة.
- the condition of its engines, rudder, thrusters and aids to navigation;
- الرصيف المطلوب، وجهة الرسو عليه، وعدد القاطرات.
- the berth requested, the side to be made fast, and the number of tugs.`;
