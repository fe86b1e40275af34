import { getTranslations } from 'next-intl/server';
import { hasCapability } from '@/lib/capabilities';
import type { Locale } from '@/lib/i18n/locales';
import { cx } from '@/components/ui/shared/cx';
import { DateText } from '@/components/ui/DateText/DateText';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './LastUpdated.module.css';
import { FEEDBACK_FORM } from '@ports-authority/e-services-contract';
import { FeedbackQuestion } from '../../feedback/FeedbackQuestion';

interface Props {
  readonly locale: Locale;
  /** ISO 8601 time of the content's last change. */
  readonly date: string;
  /** False hides the feedback question, as on the home page. */
  readonly asks?: boolean;
}

/** Bar above the footer: last update, feedback. */
export async function LastUpdated({ locale, date, asks = true }: Props) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <aside className={styles.bar} aria-label={t('aboutThisPage')}>
      <div className={cx('wrap', styles.inner)}>
        <p className={styles.stamp}>
          <Icon name="clock" className={styles.mark} />
          <span>
            {t('lastUpdated')} <DateText locale={locale} value={date} />
          </span>
        </p>
        {asks && hasCapability('feedback') ? <PageFeedback locale={locale} /> : null}
      </div>
    </aside>
  );
}

/** "Was this page useful?" below content; needs JavaScript. */
async function PageFeedback({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'feedback' });
  const labels = {
    form: t('form'),
    question: t('question'),
    yes: t('yes'),
    no: t('no'),
    failed: t('failed'),
  };
  return (
    <FeedbackQuestion locale={locale} labels={labels} limit={FEEDBACK_FORM.fields.reason.max} />
  );
}
