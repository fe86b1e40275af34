import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { InOneLanguage } from '@/components/ui/InOneLanguage/InOneLanguage';
import styles from './ArticlePage.module.css';
import { OtherEntries } from './OtherEntries';
import type { ArticlePlace } from '@/lib/routing/article-links';
import { listTarget, nameKey } from './place';

interface Props {
  readonly locale: Locale;
  /** Language of the entry, which may lack a translation. */
  readonly language: Locale;
  readonly place: ArticlePlace;
  readonly slug: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Layout of entries: breadcrumb, back link, further entries. */
export async function ArticlePage({ locale, language, place, slug, title, children }: Props) {
  const t = await getTranslations({ locale });
  const { route, query } = listTarget(place);
  const list = routeHref(locale, route, { query });
  const own = { label: t(`article.crumb.${place}`), name: title };
  const trail = place === 'history' ? [own] : [{ label: t(nameKey(place)), href: list }, own];
  return (
    <>
      <div className={`wrap page-body ${styles.page ?? ''}`}>
        <Breadcrumb locale={locale} route={route} trail={trail} />
        <article className={styles.article}>
          <InOneLanguage locale={locale} language={language} className={styles.entry}>
            {children}
          </InOneLanguage>
          <ButtonLink href={list} variant="ghost" data-print="off">
            <Icon name="back" />
            {t(`article.back.${place}`)}
          </ButtonLink>
        </article>
      </div>
      <OtherEntries locale={locale} place={place} slug={slug} />
    </>
  );
}
