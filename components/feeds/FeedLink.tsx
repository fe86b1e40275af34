import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { feedHref } from '@/lib/seo/feed-links';
import type { FeedName } from '@/lib/routing/site-files';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden';
import styles from './FeedLink.module.css';

interface Props {
  readonly locale: Locale;
  readonly feed: FeedName;
  /** Filter of the page's list. */
  readonly query?: Readonly<Record<string, string>>;
}

/** A link to the feed of the page's list. */
export async function FeedLink({ locale, feed, query }: Props) {
  const t = await getTranslations({ locale, namespace: 'feeds' });
  return (
    <a
      className={styles.link}
      href={feedHref(locale, feed, query)}
      type="application/rss+xml"
      data-print="off"
    >
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="6" cy="18" r="2" fill="currentColor" />
        <path d="M4 11a9 9 0 019 9M4 4a16 16 0 0116 16" />
      </svg>
      <span aria-hidden="true" lang="en">
        {t('link')}
      </span>
      <VisuallyHidden>{t(`${feed}.label`)}</VisuallyHidden>
    </a>
  );
}
