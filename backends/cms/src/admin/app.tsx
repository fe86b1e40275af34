/** What the editors' panel offers: Arabic and English, the authority's name, no news of its maker. */
const app = {
  config: {
    locales: ['ar'],
    tutorials: false,
    notifications: { releases: false },
    translations: {
      ar: {
        'Auth.form.welcome.title': 'الهيئة الوطنية للموانئ',
        'Auth.form.welcome.subtitle': 'الدخول إلى إدارة المحتوى',
      },
      en: {
        'Auth.form.welcome.title': 'National Ports Authority',
        'Auth.form.welcome.subtitle': 'Sign in to manage content',
      },
    },
  },
};

export default app;
