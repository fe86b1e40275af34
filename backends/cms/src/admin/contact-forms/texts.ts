export const fileTexts = {
  ar: {
    'contact-form.file.title': 'المرفق',
    'contact-form.file.download': 'تنزيل المرفق',
    'contact-form.file.failed': 'تعذّر تنزيل المرفق. أعد المحاولة، وإن تكرر ذلك فراجع مدير النظام.',
  },
  en: {
    'contact-form.file.title': 'Attachment',
    'contact-form.file.download': 'Download the attachment',
    'contact-form.file.failed':
      'The attachment could not be downloaded. Try again. If the problem continues, ask the system administrator.',
  },
};
