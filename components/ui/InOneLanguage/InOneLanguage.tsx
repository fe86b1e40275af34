import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { direction, otherLocale, type Locale } from '@/lib/i18n/locales';
import { Alert } from '../Alert/Alert';
import styles from './InOneLanguage.module.css';

interface Props {
  /** Locale of the page. */
  readonly locale: Locale;
  /** Locale of the content. */
  readonly language: Locale;
  readonly className?: string;
  readonly children: ReactNode;
}

/** i18n fallback: untranslated content in its own language, with a notice in both languages. */
export async function InOneLanguage({ locale, language, className, children }: Props) {
  if (language === locale) return <div className={className}>{children}</div>;
  const notices = await Promise.all(
    [locale, otherLocale(locale)].map(async (shown) => {
      const t = await getTranslations({ locale: shown, namespace: 'oneLanguage' });
      return { shown, text: t(`only.${language}`) };
    }),
  );
  return (
    <>
      <div className={styles.notice}>
        <Alert tone="info">
          {notices.map(({ shown, text }) => (
            <p key={shown} lang={shown} dir={direction(shown)} className={styles.sentence}>
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
