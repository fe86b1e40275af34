import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { direction, otherLocale, type Locale } from '@/lib/i18n/locales';
import { Alert } from '../Alert/Alert';
import styles from './InOneLanguage.module.css';

interface Props {
  /** Of the page around it. */
  readonly locale: Locale;
  /** Of the content. */
  readonly language: Locale;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Content that may not exist in the page's language: it is then shown in its own, below a line in
 * both languages that says so.
 */
export async function InOneLanguage({ locale, language, className, children }: Props) {
  if (language === locale) return <div className={className}>{children}</div>;
  const sentences = await Promise.all(
    [locale, otherLocale(locale)].map(async (one) => {
      const t = await getTranslations({ locale: one, namespace: 'oneLanguage' });
      return { one, text: t(`only.${language}`) };
    }),
  );
  return (
    <>
      <div className={styles.notice}>
        <Alert tone="info">
          {sentences.map(({ one, text }) => (
            <p key={one} lang={one} dir={direction(one)} className={styles.sentence}>
              {text}
            </p>
          ))}
        </Alert>
      </div>
      <div lang={language} dir={direction(language)} className={className}>
        {children}
      </div>
    </>
  );
}
