import type { Core } from '@strapi/strapi';

const LOCALES = [
  { code: 'ar', name: 'العربية' },
  { code: 'en', name: 'English' },
];

export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  for (const { code, name } of LOCALES) {
    const found = await locales.findByCode(code);
    if (!found) await locales.create({ code, name });
    else if (found.name !== name) await locales.update({ id: found.id }, { name });
  }
  await locales.setDefaultLocale({ code: 'ar' });
}
