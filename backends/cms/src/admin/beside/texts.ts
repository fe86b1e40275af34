/** Texts of the preview beside the text, by language. */
export const besideTexts = {
  ar: {
    'beside.panel': 'المعاينة أثناء الكتابة',
    'beside.open': 'معاينة بجانب النص',
    'beside.close': 'إغلاق المعاينة',
    'beside.title': 'المعاينة',
    'beside.frame': 'صفحة الموقع بالمسودة المحفوظة',
    'beside.device': 'عرض الصفحة',
    'beside.phone': 'جوال',
    'beside.desktop': 'حاسوب',
    'beside.tab': 'فتح في تبويب مستقل',
    'beside.width': 'عرض المعاينة',
    'beside.covers': 'المعاينة فوق النموذج لضيق النافذة. أغلقها لتعود إلى الكتابة.',
    'beside.loading': 'جارٍ تحميل المعاينة…',
    'beside.shown': 'تظهر المسودة المحفوظة.',
    'beside.unsaved': 'لا تظهر هنا التغييرات التي لم تُحفظ بعد.',
    'beside.save': 'حفظ وعرض',
    'beside.new': 'احفظ المحتوى أولًا لتظهر معاينته هنا.',
    'beside.missing':
      'لا يستطيع الموقع عرض هذا المحتوى بعد. املأ الحقول المطلوبة ثم احفظ. وتجد ما ينقص تحت «قبل النشر».',
    'beside.failed':
      'لم تظهر المسودة: لا يستجيب الموقع، أو غُودرت المعاينة فيه. أعد المحاولة أو افتحها في تبويب مستقل.',
    'beside.again': 'إعادة المحاولة',
  },
  en: {
    'beside.panel': 'Preview while writing',
    'beside.open': 'Preview beside the text',
    'beside.close': 'Close the preview',
    'beside.title': 'Preview',
    'beside.frame': 'Page of the site with the saved draft',
    'beside.device': 'Width of the page',
    'beside.phone': 'Phone',
    'beside.desktop': 'Desktop',
    'beside.tab': 'Open in a tab of its own',
    'beside.width': 'Width of the preview',
    'beside.covers':
      'This window is narrow, so the preview covers the form. Close it to go on writing.',
    'beside.loading': 'Loading the preview…',
    'beside.shown': 'This is the saved draft.',
    'beside.unsaved': 'Unsaved changes are not shown yet.',
    'beside.save': 'Save and show',
    'beside.new': 'Save this first to see it here.',
    'beside.missing':
      'The site cannot show this yet. Fill in the required fields and save. “Before publishing” says what is missing.',
    'beside.failed':
      'The draft is not shown: the site does not answer, or you have left the preview. Try again or open it in a tab of its own.',
    'beside.again': 'Try again',
  },
} as const;
