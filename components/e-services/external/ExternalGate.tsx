import { getTranslations } from 'next-intl/server';
import { useId, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { ByPhone } from '@/components/contact/ByPhone/ByPhone';
import buttons from '@/components/ui/Button/Button.module.css';
import { ExternalLink } from '@/components/ui/ExternalLink/ExternalLink';
import styles from './ExternalGate.module.css';

interface Props {
  readonly locale: Locale;
  readonly title: string;
  /** URL of the external system; undefined if not configured. */
  readonly href: string | undefined;
  /** Label of the button. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** Link to a service of another system, or the contact centre's number if none is configured. */
export async function ExternalGate({ locale, title, href, label, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'byPhone' });
  return (
    <Panel title={title}>
      {href ? (
        <>
          <p>
            <ExternalLink locale={locale} href={href} className={buttons.button}>
              {label}
            </ExternalLink>
          </p>
          <Note locale={locale} host={new URL(href).host} />
        </>
      ) : (
        <ByPhone locale={locale} text={t('service')} />
      )}
      {children}
    </Panel>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.gate} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

async function Note({ locale, host }: { locale: Locale; host: string }) {
  const t = await getTranslations({ locale, namespace: 'services.external' });
  return (
    <p className={styles.note}>{t.rich('note', { host: () => <bdi dir="ltr">{host}</bdi> })}</p>
  );
}
