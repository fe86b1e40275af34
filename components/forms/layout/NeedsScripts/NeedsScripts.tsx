import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { Alert } from '@/components/ui/Alert/Alert';
import { ContactSentence } from '../ContactSentence/ContactSentence';
import styles from './NeedsScripts.module.css';

interface Props {
  readonly locale: Locale;
  readonly phone: string;
  /** What the service does. */
  readonly about: string;
  /** The part that needs scripts. */
  readonly children: ReactNode;
}

/** Shows visitors without scripts what a service does and whom to call, in place of the service. */
export async function NeedsScripts({ locale, phone, about, children }: Props) {
  const t = await getTranslations({ locale });
  return (
    <>
      <noscript>
        <Alert tone="info">
          <p>{about}</p>
          <ContactSentence text={t.raw('forms.needsScripts') as string} phone={phone} />
        </Alert>
      </noscript>
      <div className={styles.service}>{children}</div>
    </>
  );
}
