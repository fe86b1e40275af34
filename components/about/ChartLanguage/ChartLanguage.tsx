import { getTranslations } from 'next-intl/server';
import { languageSwitchHref } from '@/lib/routing/language-switch';
import { locales, type Locale } from '@/lib/i18n/locales';
import styles from './ChartLanguage.module.css';

/** Language switch of the chart: changes the site's language and returns to the chart. */
export async function ChartLanguage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  return (
    <div
      role="group"
      aria-label={t('about.chart.language')}
      className={styles.toggle}
      data-print="off"
    >
      {locales.map((language) =>
        language === locale ? (
          <span key={language} className={styles.current} aria-current="true" lang={language}>
            {t(`languages.${language}`)}
          </span>
        ) : (
          <a
            key={language}
            className={styles.other}
            href={languageSwitchHref(locale, 'about', { hash: 'chart' })}
            lang={language}
            hrefLang={language}
          >
            {t(`languages.${language}`)}
          </a>
        ),
      )}
    </div>
  );
}
