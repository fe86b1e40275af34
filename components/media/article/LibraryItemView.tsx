import { getTranslations } from 'next-intl/server';
import type { LibraryItem } from '@/lib/content/collections/libraries';
import type { Locale } from '@/lib/i18n/locales';
import { Alert } from '@/components/ui/Alert/Alert';
import { PdfTile } from '@/components/ui/PdfTile/PdfTile';
import { ArticleBody } from './ArticleBody';
import { ArticleHead } from './ArticleHead';
import { ArticlePage } from './ArticlePage';

interface Props {
  readonly locale: Locale;
  readonly item: LibraryItem;
}

/** A library item at `/article?a=`: title, description, its document. */
export async function LibraryItemView({ locale, item }: Props) {
  const t = await getTranslations({ locale, namespace: 'media' });
  return (
    <ArticlePage locale={locale} place="library" slug={item.slug}>
      <ArticleHead
        locale={locale}
        place="library"
        title={item.title}
        summary={item.description}
        date={item.publishedAt}
      />
      <ArticleBody locale={locale} place="library" slug={item.slug} title={item.title}>
        {item.file ? (
          <PdfTile
            locale={locale}
            href={item.file.src}
            title={item.title}
            bytes={item.file.bytes}
          />
        ) : (
          <Alert tone="info" title={t('documentNotFound')} headingLevel={2} />
        )}
      </ArticleBody>
    </ArticlePage>
  );
}
