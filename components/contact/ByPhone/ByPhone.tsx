import { getTranslations } from 'next-intl/server';
import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import { ButtonLink } from '@/components/ui/Button/Button';
import buttons from '@/components/ui/Button/Button.module.css';
import { Icon } from '@/components/ui/Icon/Icon';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import styles from './ByPhone.module.css';

interface Props {
  readonly locale: Locale;
  /** What the contact centre does for the caller. */
  readonly sentence: string;
}

/** The way to a service without a system to link to: the contact centre, with number and hours. */
export async function ByPhone({ locale, sentence }: Props) {
  const t = await getTranslations({ locale, namespace: 'byPhone' });
  const { shortNumber, supportHours } = (await loadSiteSettings(locale)).contact;
  return (
    <div className={styles.phone}>
      <p>{sentence}</p>
      {shortNumber ? (
        <p>
          <a href={`tel:${shortNumber}`} className={buttons.button}>
            <Icon name="phone" />
            <span>{t.rich('call', { number: () => <LtrText>{shortNumber}</LtrText> })}</span>
          </a>
        </p>
      ) : (
        <p>
          <ButtonLink href={routeHref(locale, 'contact')}>{t('contact')}</ButtonLink>
        </p>
      )}
      {shortNumber && supportHours ? <p className={styles.hours}>{supportHours}</p> : null}
    </div>
  );
}
