import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Port } from '@/lib/content/collections/ports';
import type { Locale } from '@/lib/i18n/locales';
import { Icon } from '../ui/Icon/Icon';
import type { IconName } from '../ui/Icon/icons';
import { LtrText } from '../ui/LtrText/LtrText';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { TelephoneLink } from '@/components/ui/TelephoneLink/TelephoneLink';
import styles from './PortContact.module.css';

interface Props {
  readonly locale: Locale;
  readonly contact: Port['contact'];
}

/** Contact details of the port; empty fields are omitted. */
export async function PortContact({ locale, contact }: Props) {
  const t = await getTranslations({ locale, namespace: 'ports' });
  const { telephone, fax, postalAddress } = contact;
  const rows = [
    telephone && {
      icon: 'phone' as const,
      label: t('telephone'),
      value: <TelephoneLink number={telephone} />,
    },
    fax && { icon: 'print' as const, label: t('fax'), value: <LtrText>{fax}</LtrText> },
    postalAddress && { icon: 'mail' as const, label: t('postalAddress'), value: postalAddress },
  ].filter((row) => row !== '');
  if (rows.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="port-contact">
      <h2 id="port-contact">{contact.title || t('contact')}</h2>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.icon} {...row} />
        ))}
      </dl>
    </section>
  );
}

function Row({ icon, label, value }: { icon: IconName; label: string; value: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>
        <Icon name={icon} className={styles.icon} />
        <span className={styles.label}>{label}</span>
      </dt>
      <dd>
        <BidiText>{value}</BidiText>
      </dd>
    </div>
  );
}
