import { getTranslations } from 'next-intl/server';
import { useId, type ReactNode } from 'react';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { Icon } from '@/components/ui/Icon/Icon';
import type { IconName } from '@/components/ui/Icon/icons';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import type { ContactFacts } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { TelephoneLink } from '@/components/ui/TelephoneLink/TelephoneLink';
import styles from './ContactPanels.module.css';

interface Props {
  readonly locale: Locale;
  readonly contact: ContactFacts;
}

/** The contact centre: short and international number, hours, fax, e-mail, P.O. box. */
export async function ContactFactsPanel({ locale, contact }: Props) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  const { shortNumber, internationalNumber, fax, email, postalBox, supportHours } = contact;
  return (
    <Frame title={t('centre')}>
      {shortNumber ? <TelephoneLink className={styles.number} number={shortNumber} /> : null}
      {supportHours ? (
        <p className="muted small">
          <BidiText>{supportHours}</BidiText>
        </p>
      ) : null}
      <ul className={`plain ${styles.list}`}>
        {internationalNumber ? (
          <Fact icon="phone">
            {t('fromAbroad')} <TelephoneLink number={internationalNumber} />
          </Fact>
        ) : null}
        {fax ? (
          <Fact icon="print">
            {t('fax')} <LtrText>{fax}</LtrText>
          </Fact>
        ) : null}
        {email ? (
          <Fact icon="mail">
            <a href={`mailto:${email}`}>
              <LtrText>{email}</LtrText>
            </a>
          </Fact>
        ) : null}
        {postalBox ? (
          <Fact icon="pin">
            <BidiText>{postalBox}</BidiText>
          </Fact>
        ) : null}
      </ul>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.facts} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} className={styles.icon} />
      <span>{children}</span>
    </li>
  );
}
