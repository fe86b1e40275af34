import {
  RATING_REASONS,
  RATING_SCORES,
  type RatedService,
} from '@ports-authority/e-services-contract';
import { getTranslations } from 'next-intl/server';
import radio from '@/components/forms/fields/RadioGroup/RadioGroup.module.css';
import buttons from '@/components/ui/Button/Button.module.css';
import { Icon } from '@/components/ui/Icon/Icon';
import { RouteLink } from '@/components/ui/RouteLink/RouteLink';
import field from '@/components/ui/shared/Field.module.css';
import type { Locale } from '@/lib/i18n/locales';
import styles from './ServiceRating.module.css';

interface Props {
  readonly locale: Locale;
  readonly service: RatedService;
}

/** "How was this service?": a plain form that needs no JavaScript, opened by those who used it. */
export async function ServiceRating({ locale, service }: Props) {
  const t = await getTranslations({ locale, namespace: 'serviceRatings' });
  return (
    <section className={styles.rating} aria-label={t('form')} data-print="off">
      <details>
        <summary className={styles.question}>
          <h2 className={styles.title}>{t('question')}</h2>
          <Icon name="chevronDown" />
        </summary>
        <form method="post" action="/api/service-ratings" className={styles.form}>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="service" value={service} />
          <fieldset className={styles.scores}>
            <legend className="visually-hidden">{t('question')}</legend>
            {RATING_SCORES.map((score) => (
              <label key={score} className={styles.score}>
                <input type="radio" name="score" value={score} required className={radio.input} />
                {t(`scores.${score}`)}
              </label>
            ))}
          </fieldset>
          <label>
            <span className={field.label}>{t('reason')}</span>
            <span className={field.select}>
              <select name="reason" defaultValue="" className={field.control}>
                <option value="">{t('noReason')}</option>
                {RATING_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {t(`reasons.${reason}`)}
                  </option>
                ))}
              </select>
            </span>
          </label>
          <div className={styles.end}>
            <button type="submit" className={`${buttons.button ?? ''} ${buttons.ghost ?? ''}`}>
              {t('send')}
            </button>
            <RouteLink locale={locale} route="serviceRatings">
              {t('results')}
            </RouteLink>
          </div>
          <p className="muted small">{t('privacy')}</p>
        </form>
      </details>
    </section>
  );
}
