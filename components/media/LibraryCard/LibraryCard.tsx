import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { Card } from '@/components/ui/Card/Card';
import { DateText } from '@/components/ui/DateText/DateText';
import { FileSize } from '@/components/ui/FileSize/FileSize';
import { coverSizes } from '@/components/ui/ResponsiveImage/imageSizes';
import type { PictureSource } from '@/components/ui/Picture/Picture';
import { CardCover } from '../CardCover';
import { Tag } from '@/components/ui/Tag/Tag';

interface Props {
  readonly locale: Locale;
  /** URL of the PDF; it opens in a new tab. */
  readonly href: string;
  readonly title: string;
  /** ISO 8601. */
  readonly date?: string;
  /** Size of the file in bytes. */
  readonly bytes?: number;
  readonly picture?: PictureSource | null;
  /** Type of publication, for a typeset cover. */
  readonly kind: string;
  readonly headingLevel?: 2 | 3 | 4;
}

/** A publication of the digital library: cover strip, PDF tag, size. */
export async function LibraryCard(props: Props) {
  const { locale, href, title, date, bytes, picture, kind, headingLevel } = props;
  const t = await getTranslations({ locale, namespace: 'ui' });
  return (
    <Card
      href={href}
      title={title}
      newTab={t('opensInNewTab')}
      variant="file"
      headingLevel={headingLevel}
      media={<CardCover {...{ picture, kind, title, date }} sizes={coverSizes} />}
      meta={
        <>
          <Tag>PDF</Tag>
          {bytes === undefined ? null : <FileSize locale={locale} bytes={bytes} />}
          {date ? <DateText locale={locale} value={date} format="numeric" /> : null}
        </>
      }
    />
  );
}
