/** Messages of lists and fields. */
export const listTexts = {
  ar: {
    'lists.languages': 'اللغات',
    'lists.state.published': 'منشور',
    'lists.state.modified': 'مسودة أحدث من المنشور',
    'lists.state.draft': 'مسودة لم تُنشر',
    'lists.state.missing': 'غير موجود',
    'lists.unknown': 'تعذّر التحميل',
    'count.used':
      '{used} من نحو {limit, plural, one {محرف واحد} two {محرفين} few {{limit} محارف} many {{limit} محرفًا} other {{limit} محرف}}',
    'count.over':
      'أطول من مكانه في الموقع بنحو {over, plural, one {محرف واحد} two {محرفين} few {{over} محارف} many {{over} محرفًا} other {{over} محرف}} ({used} من {limit}).',
  },
  en: {
    'lists.languages': 'Languages',
    'lists.state.published': 'published',
    'lists.state.modified': 'draft newer than published',
    'lists.state.draft': 'draft, never published',
    'lists.state.missing': 'missing',
    'lists.unknown': 'Not loaded',
    'count.used': '{used} of about {limit} characters',
    'count.over': 'About {over} characters longer than its place on the site ({used} of {limit}).',
  },
} as const;
