import { getTranslations } from 'next-intl/server';
import { languageSwitchHref } from '@/lib/i18n/links';
import { locales, type Locale } from '@/lib/i18n/locales';
import styles from './ChartLanguage.module.css';

const names: Readonly<Record<Locale, string>> = { ar: 'العربية', en: 'English' };

/**
 * Arabic or English chart: switches the language of the site, stores it and comes back to the
 * chart (decisions, "Organisational chart button").
 */
export async function ChartLanguage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about.chart' });
  return (
    <div role="group" aria-label={t('language')} className={styles.toggle} data-print="off">
      {locales.map((language) =>
        language === locale ? (
          <span key={language} className={styles.current} aria-current="true" lang={language}>
            {names[language]}
          </span>
        ) : (
          <a
            key={language}
            className={styles.other}
            href={languageSwitchHref(locale, 'about', { hash: 'chart' })}
            lang={language}
            hrefLang={language}
          >
            {names[language]}
          </a>
        ),
      )}
    </div>
  );
}
