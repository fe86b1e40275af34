import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { Icon } from '@/components/ui/Icon/Icon';
import { RouteLink } from '@/components/ui/RouteLink/RouteLink';
import { audiences, wishRoutes } from '../pickerLinks';
import styles from './HelpPicker.module.css';

/** "How can we help": links by kind of visitor. CSS only, so that it works without scripts. */
export async function HelpPicker({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home.picker' });
  return (
    <section className={styles.section} aria-labelledby="picker-title">
      <div className="wrap">
        <div className={styles.picker} data-print="off">
          <div className={styles.intro}>
            <h2 id="picker-title">{t('title')}</h2>
            <p>{t('lead')}</p>
          </div>
          <div className={styles.who} role="radiogroup" aria-labelledby="picker-who">
            <p className={styles.label} id="picker-who">
              {t('iAm')}
            </p>
            {audiences.map(({ key }, index) => (
              <label key={key} className={styles.option}>
                <input type="radio" name="iam" value={key} defaultChecked={index === 0} />
                <span>{t(`audiences.${key}`)}</span>
              </label>
            ))}
          </div>
          <div className={styles.wishes} aria-live="polite">
            <p className={styles.label}>{t('wish')}</p>
            {audiences.map((audience) => (
              <div key={audience.key} className={styles.offer} data-audience={audience.key}>
                <p className={styles.name}>{t(`audiences.${audience.key}`)}</p>
                <ul className={styles.links} aria-label={t(`audiences.${audience.key}`)}>
                  {audience.wishes.map((wish) => (
                    <li key={wish}>
                      <RouteLink locale={locale} route={wishRoutes[wish]} className={styles.link}>
                        <span>
                          <b>{t(`wishes.${wish}.title`)}</b>
                          <small>{t(`wishes.${wish}.note`)}</small>
                        </span>
                        <Icon name="arrow" />
                      </RouteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
