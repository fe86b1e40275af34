import { getTranslations } from 'next-intl/server';
import type { MediaFile, Picture as ContentPicture } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { Card } from '../ui/Card/Card';
import { coverSizes } from '../ui/ResponsiveImage/imageSizes';
import { LibraryCard } from './LibraryCard/LibraryCard';
import { CardCover } from './CardCover';

interface Props {
  readonly locale: Locale;
  readonly title: string;
  /** ISO 8601. */
  readonly date: string;
  readonly file: MediaFile | null;
  readonly picture?: ContentPicture | null;
  /** Type of publication, for a typeset cover. */
  readonly kind: string;
}

/** A publication that opens as a PDF, or "document not found". */
export async function PublicationCard({ locale, title, date, file, picture, kind }: Props) {
  if (file) {
    return (
      <LibraryCard
        locale={locale}
        href={file.src}
        title={title}
        date={date}
        bytes={file.bytes}
        picture={picture}
        kind={kind}
      />
    );
  }
  const t = await getTranslations({ locale, namespace: 'media' });
  return (
    <Card
      variant="file"
      title={title}
      media={<CardCover {...{ picture, kind, title, date }} sizes={coverSizes} />}
      meta={t('documentNotFound')}
    />
  );
}
