import { getTranslations } from 'next-intl/server';
import type { LibraryItem } from '@/lib/content/collections/libraries';
import type { Locale } from '@/lib/i18n/locales';
import { Alert } from '@/components/ui/Alert/Alert';
import { PdfTile } from '@/components/ui/PdfTile/PdfTile';
import { ArticlePage } from './ArticlePage';

interface Props {
  readonly locale: Locale;
  /** Language of the entry, which may lack a translation. */
  readonly language: Locale;
  readonly item: LibraryItem;
}

/** A library item at `/article?a=`: title, description, document. */
export async function LibraryItemView({ locale, language, item }: Props) {
  const t = await getTranslations({ locale: language, namespace: 'media' });
  return (
    <ArticlePage
      locale={locale}
      language={language}
      place="library"
      slug={item.slug}
      title={item.title}
      summary={item.description}
      date={item.publishedAt}
    >
      {item.file ? (
        <PdfTile
          locale={language}
          href={item.file.src}
          title={item.title}
          bytes={item.file.bytes}
        />
      ) : (
        <Alert tone="info" title={t('documentNotFound')} headingLevel={2} />
      )}
    </ArticlePage>
  );
}
