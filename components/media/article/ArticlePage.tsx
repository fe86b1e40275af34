import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { InOneLanguage } from '@/components/ui/InOneLanguage/InOneLanguage';
import { ArticleBody } from './ArticleBody';
import { ArticleHead } from './ArticleHead';
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
  readonly summary: string;
  /** ISO 8601; omitted for photo articles. */
  readonly date?: string | undefined;
  /** Between head and body. */
  readonly cover?: ReactNode;
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** Layout of entries: breadcrumb, head, body, back link, further entries. */
export async function ArticlePage(props: Props) {
  const { locale, language, place, slug, title } = props;
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
            <ArticleHead {...props} locale={language} />
            {props.cover}
            <ArticleBody locale={language} place={place} slug={slug} title={title}>
              {props.children}
            </ArticleBody>
            {props.below}
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
