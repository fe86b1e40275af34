import { getTranslations } from 'next-intl/server';
import type { LibraryItem } from '@/lib/content/collections/libraries';
import type { Newsletter } from '@/lib/content/collections/newsletters';
import type { Locale } from '@/lib/i18n/locales';
import { Card } from '../ui/Card/Card';
import { DateText } from '../ui/DateText/DateText';
import { FileSize } from '../ui/FileSize/FileSize';
import { coverSizes } from '../ui/ResponsiveImage/imageSizes';
import { Tag } from '../ui/Tag/Tag';
import { CardCover } from './CardCover';

interface Props {
  readonly locale: Locale;
  readonly kind: 'library' | 'newsletter';
  readonly items: readonly (LibraryItem | Newsletter)[];
  readonly headingLevel?: 2 | 3 | 4;
}

/** Publications that open as a PDF in a new tab, or "document not found". */
export async function PublicationCards({ locale, kind, items, headingLevel }: Props) {
  const t = await getTranslations({ locale });
  return (
    <div className="grid grid--3">
      {items.map(({ file, title, publishedAt: date, ...item }) => (
        <Card
          key={'slug' in item ? item.slug : date + title}
          variant="file"
          headingLevel={headingLevel}
          href={file?.src}
          newTab={t('ui.opensInNewTab')}
          title={title}
          media={
            <CardCover
              {...{ title, date }}
              kind={t(`sections.${kind}`)}
              picture={'thumbnail' in item ? item.thumbnail : null}
              sizes={coverSizes}
            />
          }
          meta={
            file ? (
              <>
                <Tag>PDF</Tag>
                <FileSize locale={locale} bytes={file.bytes} />
                <DateText locale={locale} value={date} format="numeric" />
              </>
            ) : (
              t('media.documentNotFound')
            )
          }
        />
      ))}
    </div>
  );
}
