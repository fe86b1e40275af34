import type { Core } from '@strapi/strapi';

/** Languages of the content with their names in the panel. */
export const LOCALES = { ar: 'العربية', en: 'English' } as const;

const LOCALE = 'plugin::i18n.locale';

export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.db.query(LOCALE);
  for (const [code, name] of Object.entries(LOCALES)) {
    const found = await locales.findOne({ where: { code } });
    if (!found) await locales.create({ data: { code, name } });
    else if (found.name !== name) await locales.update({ where: { code }, data: { name } });
  }
}
