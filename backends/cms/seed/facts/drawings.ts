type Language = 'ar' | 'en';
type Step = Readonly<Record<Language, string>>;

const WIDTH = 640;
const BOX = 28;
const LINE = 14;

/**
 * Numbered steps beside each other, from the side where reading begins.
 * @param title of the drawing, with what its steps lead to
 * @param steps short names; `|` breaks a line
 */
function stepsDrawing(title: Step, steps: readonly Step[], language: Language): string {
  const room = WIDTH / steps.length;
  const names = steps.map((step) => step[language].split('|'));
  const height = BOX + 8 + LINE * Math.max(...names.map((lines) => lines.length));
  const middles = steps.map((_, index) => {
    const fromStart = (index + 0.5) * room;
    return language === 'ar' ? WIDTH - fromStart : fromStart;
  });
  const ends = [middles[0] ?? 0, middles.at(-1) ?? 0];
  const rail = `<rect class="rail" x="${Math.min(...ends)}" y="${BOX / 2 - 1}" width="${Math.abs((ends[1] ?? 0) - (ends[0] ?? 0))}" height="2"/>`;
  const marks = names.map((lines, index) => {
    const middle = middles[index] ?? 0;
    const texts = lines
      .map(
        (line, row) =>
          `<text class="name" x="${middle}" y="${BOX + 14 + row * LINE}">${line}</text>`,
      )
      .join('');
    return (
      `<rect x="${middle - BOX / 2}" y="0" width="${BOX}" height="${BOX}" rx="4"/>` +
      `<text class="step" x="${middle}" y="${BOX / 2 + 5}">${index + 1}</text>${texts}`
    );
  });
  const spoken = names.map((lines, index) => `${index + 1}. ${lines.join(' ')}`).join('; ');
  const label = `${title[language]}: ${spoken}`;
  const drawing = `<svg viewBox="0 0 ${WIDTH} ${height}">${rail}${marks.join('')}</svg>`;
  return `<figure class="drawing"><div role="img" aria-label="${label}">${drawing}</div><figcaption>${title[language]}</figcaption></figure>`;
}

const DRAWINGS: Readonly<Record<string, { title: Step; steps: readonly Step[] }>> = {
  drawingPayment: {
    title: { ar: 'من الفاتورة إلى الإيصال', en: 'From the invoice to the receipt' },
    steps: [
      { ar: 'رقم|الفاتورة', en: 'Invoice|number' },
      { ar: 'مراجعة|المبلغ', en: 'Check the|amount' },
      { ar: 'بيانات|البطاقة', en: 'Card|details' },
      { ar: 'رمز|المصرف', en: 'Bank’s|code' },
      { ar: 'حفظ|الإيصال', en: 'Keep the|receipt' },
    ],
  },
  drawingLicence: {
    title: { ar: 'مراحل طلب الترخيص', en: 'Stages of a licence application' },
    steps: [
      { ar: 'تقديم|الطلب', en: 'Application' },
      { ar: 'اكتمال|المستندات', en: 'Documents|complete' },
      { ar: 'معاينة|المقر', en: 'Inspection of|the premises' },
      { ar: 'الموافقة|والسداد', en: 'Approval|and payment' },
      { ar: 'إصدار|الترخيص', en: 'Licence|issued' },
    ],
  },
  drawingMovables: {
    title: { ar: 'من اختيار المادة إلى استلامها', en: 'From choosing an item to collecting it' },
    steps: [
      { ar: 'اختيار|المادة', en: 'Choose the|item' },
      { ar: 'إرسال|الطلب', en: 'Send the|request' },
      { ar: 'التحقق من|الصفة', en: 'Authority|checked' },
      { ar: 'موافقة|المستودعات', en: 'Warehouse|approval' },
      { ar: 'موعد|الاستلام', en: 'Collection' },
    ],
  },
  drawingCall: {
    title: { ar: 'حالات زيارة السفينة', en: 'Statuses of a vessel call' },
    steps: [
      { ar: 'متوقعة|الوصول', en: 'Expected' },
      { ar: 'في منطقة|الانتظار', en: 'Anchorage|area' },
      { ar: 'في الميناء', en: 'In port' },
      { ar: 'غادرت|الميناء', en: 'Departed' },
    ],
  },
  drawingAccount: {
    title: { ar: 'إنشاء حساب المنشأة', en: 'Opening the account of a firm' },
    steps: [
      { ar: 'نوع|الحساب', en: 'Account|type' },
      { ar: 'بيانات|المنشأة', en: 'Details of|the firm' },
      { ar: 'رمز|الجوال', en: 'Code to|the mobile' },
      { ar: 'خطاب|التفويض', en: 'Letter of|authority' },
      { ar: 'تفعيل|الحساب', en: 'Account|activated' },
    ],
  },
  drawingTruck: {
    title: { ar: 'من الحجز إلى الخروج', en: 'From booking to leaving' },
    steps: [
      { ar: 'إذن|التسليم', en: 'Delivery|order' },
      { ar: 'حجز|الموعد', en: 'Book the|appointment' },
      { ar: 'البوابة', en: 'Gate' },
      { ar: 'الساحة', en: 'Yard' },
      { ar: 'الوزن|والخروج', en: 'Weighing|and exit' },
    ],
  },
  drawingPilot: {
    title: { ar: 'من إشعار الوصول إلى الرسو', en: 'From notice of arrival to berth' },
    steps: [
      { ar: 'إشعار|الوصول', en: 'Notice of|arrival' },
      { ar: 'طلب|المرشد', en: 'Request|a pilot' },
      { ar: 'تأكيد|الطلب', en: 'Confirm the|request' },
      { ar: 'صعود|المرشد', en: 'Pilot|boards' },
      { ar: 'الرسو', en: 'Berth' },
    ],
  },
  drawingDangerous: {
    title: { ar: 'من التصنيف إلى الإخراج', en: 'From classification to collection' },
    steps: [
      { ar: 'التصنيف|والوثائق', en: 'Class and|documents' },
      { ar: 'الإقرار', en: 'Declaration' },
      { ar: 'رد إدارة|السلامة', en: 'Answer of|the port' },
      { ar: 'التفريغ|والتخزين', en: 'Discharge|and storage' },
      { ar: 'الإخراج|في المدة', en: 'Collection|in time' },
    ],
  },
  drawingCharges: {
    title: { ar: 'من التقدير إلى الإذن', en: 'From estimate to clearance' },
    steps: [
      { ar: 'تقدير|الأجور', en: 'Estimate' },
      { ar: 'الفاتورة', en: 'Invoice' },
      { ar: 'مراجعة|البنود', en: 'Check the|items' },
      { ar: 'السداد', en: 'Payment' },
      { ar: 'إذن السفر|أو التسليم', en: 'Clearance or|delivery order' },
    ],
  },
  drawingIncident: {
    title: { ar: 'من الحادث إلى المحضر', en: 'From the incident to the record' },
    steps: [
      { ar: 'الإنقاذ', en: 'Save life' },
      { ar: 'إبلاغ برج|المراقبة', en: 'Tell the|control tower' },
      { ar: 'حفظ|الموقع', en: 'Keep the|scene' },
      { ar: 'تحرير|المحضر', en: 'Record the|incident' },
    ],
  },
  drawingWaste: {
    title: { ar: 'من الإشعار إلى الإيصال', en: 'From notice to receipt' },
    steps: [
      { ar: 'إشعار|المخلفات', en: 'Waste|notice' },
      { ar: 'الفرز', en: 'Sorting' },
      { ar: 'التسليم إلى|منشأة مرخصة', en: 'Delivery to a|licensed firm' },
      { ar: 'حفظ|الإيصال', en: 'Keep the|receipt' },
    ],
  },
  drawingComplaint: {
    title: { ar: 'من الشكوى إلى الرد', en: 'From the complaint to the reply' },
    steps: [
      { ar: 'تقديم|الشكوى', en: 'Make the|complaint' },
      { ar: 'رقم|مرجعي', en: 'Reference|number' },
      { ar: 'الإدارة|المسؤولة', en: 'Responsible|department' },
      { ar: 'الرد', en: 'Reply' },
      { ar: 'المراجعة', en: 'Review' },
    ],
  },
  drawingVisit: {
    title: { ar: 'من التصريح إلى الخروج', en: 'From the permit to leaving' },
    steps: [
      { ar: 'طلب|التصريح', en: 'Request a|permit' },
      { ar: 'قرار|الميناء', en: 'Decision of|the port' },
      { ar: 'البوابة', en: 'Gate' },
      { ar: 'معدات|الوقاية', en: 'Protective|equipment' },
      { ar: 'الخروج', en: 'Exit' },
    ],
  },
  drawingSpill: {
    title: {
      ar: 'من الإبلاغ إلى انتهاء الاستجابة',
      en: 'From the report to the end of the response',
    },
    steps: [
      { ar: 'الإبلاغ', en: 'Report' },
      { ar: 'إيقاف|المصدر', en: 'Stop the|source' },
      { ar: 'الحواجز|العائمة', en: 'Lay the|booms' },
      { ar: 'استخلاص|الزيت', en: 'Recover|the oil' },
      { ar: 'نقل|المخلفات', en: 'Remove|the waste' },
      { ar: 'إعلان|الانتهاء', en: 'Declare it|closed' },
    ],
  },
  drawingInvestor: {
    title: { ar: 'من الدعوة إلى العقد', en: 'From the invitation to the contract' },
    steps: [
      { ar: 'الدعوة', en: 'Invitation' },
      { ar: 'التأهيل', en: 'Qualification' },
      { ar: 'زيارة|الموقع', en: 'Site|visit' },
      { ar: 'العرضان الفني|والمالي', en: 'Technical and|financial offer' },
      { ar: 'الترسية', en: 'Award' },
      { ar: 'توقيع|العقد', en: 'Contract|signed' },
    ],
  },
  drawingSupplier: {
    title: { ar: 'من الإعلان إلى صرف المستحقات', en: 'From the announcement to payment' },
    steps: [
      { ar: 'الإعلان', en: 'Announcement' },
      { ar: 'وثائق|المنافسة', en: 'Tender|documents' },
      { ar: 'تسليم|العرض', en: 'Submit the|offer' },
      { ar: 'فتح العروض|والترسية', en: 'Opening and|award' },
      { ar: 'توقيع|العقد', en: 'Contract|signed' },
      { ar: 'صرف|المستحقات', en: 'Payment' },
    ],
  },
};

/** Drawings of the user guides, by name. */
export function drawingsIn(language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(DRAWINGS).map(([name, { title, steps }]) => [
      name,
      stepsDrawing(title, steps, language),
    ]),
  );
}
