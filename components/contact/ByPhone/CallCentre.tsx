import { getTranslations } from 'next-intl/server';
import type { ContactFacts } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import buttons from '@/components/ui/Button/Button.module.css';
import { Icon } from '@/components/ui/Icon/Icon';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import styles from './ByPhone.module.css';

interface Props {
  readonly locale: Locale;
  /** Service that the contact centre provides. */
  readonly text: string;
  readonly contact: Pick<ContactFacts, 'shortNumber' | 'supportHours'>;
}

export async function CallCentre({ locale, text, contact }: Props) {
  const t = await getTranslations({ locale, namespace: 'byPhone' });
  const { shortNumber, supportHours } = contact;
  return (
    <div className={styles.phone}>
      <p>{text}</p>
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
      {shortNumber && supportHours ? (
        <p className={styles.hours}>
          <BidiText>{supportHours}</BidiText>
        </p>
      ) : null}
    </div>
  );
}
