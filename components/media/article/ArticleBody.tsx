import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { config } from '@/lib/config';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './ArticleBody.module.css';
import { canonicalQuery, type ArticlePlace } from '@/lib/routing/article-links';
import { PrintButton } from './PrintButton';
import { ShareButton } from './ShareButton';

interface Props {
  readonly locale: Locale;
  readonly place: ArticlePlace;
  readonly slug: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Body of an entry with share and print buttons. */
export async function ArticleBody({ locale, place, slug, title, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'article' });
  const path = routeHref(locale, 'article', { query: canonicalQuery(place, slug) });
  return (
    <div className={styles.grid}>
      <div role="group" aria-label={t('tools')} className={styles.tools} data-print="off">
        <ShareButton
          title={title}
          url={config().siteUrl + path}
          labels={{ share: t('share'), copied: t('copied'), failed: t('copyFailed') }}
        >
          <Icon name="share" />
        </ShareButton>
        <PrintButton label={t('print')}>
          <Icon name="print" />
        </PrintButton>
      </div>
      {children}
    </div>
  );
}
