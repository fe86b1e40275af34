import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { MediaSection } from '@/lib/routing/query-pages';
import { sectionHref } from '@/components/media/sectionLink';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { MoreLink } from '@/components/ui/MoreLink/MoreLink';
import styles from './MediaPanel.module.css';

interface Props {
  readonly locale: Locale;
  /** Press releases have no tab. */
  readonly section: Exclude<MediaSection, 'press'>;
  readonly empty: boolean;
  readonly children: ReactNode;
}

/** Cards of a media tab with "View all", which links to the section in the media centre. */
export async function MediaPanel({ locale, section, empty, children }: Props) {
  const t = await getTranslations({ locale });
  if (empty) return <EmptyState title={t('ui.empty.title')} headingLevel={4} />;
  return (
    <>
      {children}
      <p className={styles.all}>
        <MoreLink href={sectionHref(locale, section)}>{t(`home.media.all.${section}`)}</MoreLink>
      </p>
    </>
  );
}
