'use client';

import { useEffect, type MouseEvent } from 'react';
import { cx } from '@/components/ui/shared/cx';
import { otherLocale, type Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/routing/locale-path';
import styles from './LanguageSwitch.module.css';

interface Props {
  readonly locale: Locale;
  /** Name of the other language, in that language. */
  readonly name: string;
  /** This page in the other language, through `?lang=`, so that the choice is stored. */
  readonly href: string;
  readonly className?: string;
}

/** Link to this page in the other language: a full load that keeps query and hash. */
export function LanguageSwitch({ locale, name, href, className }: Props) {
  const other = otherLocale(locale);
  // Every layout has this switch; browser tests wait for the attribute as the sign of hydration.
  useEffect(() => {
    document.documentElement.dataset.interactive = '';
  }, []);
  const keepLocation = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = withCurrentLocation(new URL(href, window.location.href), window.location);
  };
  return (
    <a
      className={cx(styles.language, className ?? styles.switch)}
      href={href}
      lang={other}
      hrefLang={other}
      onClick={keepLocation}
      onAuxClick={keepLocation}
    >
      {name}
    </a>
  );
}

/** Adds the query and hash of the browser's URL to a link to the same page. */
export function withCurrentLocation(
  link: URL,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  if (splitLocale(link.pathname).barePath !== splitLocale(pathname).barePath) return link.href;
  for (const [name, value] of new URLSearchParams(search)) {
    if (!link.searchParams.has(name)) link.searchParams.set(name, value);
  }
  link.hash = hash;
  return link.href;
}
