import { cx } from '../ui/cx';
import { otherLocale, type Locale } from '@/lib/i18n/locales';
import styles from './LanguageSwitch.module.css';

const names: Readonly<Record<Locale, string>> = { ar: 'العربية', en: 'English' };

interface Props {
  readonly locale: Locale;
  /** This page in the other language; it passes through `?lang=`, so that the choice is stored. */
  readonly href: string;
  readonly className?: string;
}

/** A link to the page in the other language, under that language's own name. A full page load. */
export function LanguageSwitch({ locale, href, className }: Props) {
  const other = otherLocale(locale);
  return (
    <a className={cx(className ?? styles.switch)} href={href} lang={other} hrefLang={other}>
      {names[other]}
    </a>
  );
}
