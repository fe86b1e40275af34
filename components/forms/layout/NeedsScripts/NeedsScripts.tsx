import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { Alert } from '@/components/ui/Alert/Alert';
import { ContactSentence } from '../ContactSentence/ContactSentence';
import styles from './NeedsScripts.module.css';

interface Props {
  readonly locale: Locale;
  readonly phone: string;
  /** Description of the service. */
  readonly about: string;
  /** The part that needs JavaScript. */
  readonly children: ReactNode;
}

/** Without JavaScript, shows a description and a telephone number in place of the children. */
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
