import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { FilePanel } from './contact-forms/FilePanel';
import fileTexts from './contact-forms/texts.json';
import deskInArabic from './desk/texts.ar.json';
import deskInEnglish from './desk/texts.en.json';
import { addEditing, addWidgets, editingTexts } from './editing';
import { addMenuLinks } from './menu';
import { removeUnsavedOnSignOut } from './publishing/unsaved-changes';
import { brand } from './branding/brand';
import { addStyles } from './styles';

const app = {
  config: {
    ...brand,
    locales: ['ar'],
    tutorials: false,
    notifications: { releases: false },
    translations: {
      ar: {
        'Auth.form.welcome.title': 'الهيئة الوطنية للموانئ',
        'Auth.form.welcome.subtitle': 'الدخول إلى إدارة المحتوى',
        ...fileTexts.ar,
        ...deskInArabic,
        ...editingTexts.ar,
      },
      en: {
        'Auth.form.welcome.title': 'National Ports Authority',
        'Auth.form.welcome.subtitle': 'Sign in to manage content',
        ...fileTexts.en,
        ...deskInEnglish,
        ...editingTexts.en,
      },
    },
  },

  register(panel: StrapiApp): void {
    addStyles();
    addMenuLinks(panel);
    addWidgets(panel);
    removeUnsavedOnSignOut();
  },

  bootstrap(panel: StrapiApp): void {
    const { apis } = panel.getPlugin('content-manager');
    (apis as ContentManagerPlugin['config']['apis']).addEditViewSidePanel([FilePanel]);
    addEditing(panel);
  },
};

export default app;
