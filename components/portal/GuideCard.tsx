import { getTranslations } from 'next-intl/server';
import type { MediaFile } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { Card } from '../ui/Card/Card';
import { FileSize } from '../ui/FileSize/FileSize';
import { Illustration } from '../ui/Illustration/Illustration';
import type { IllustrationName } from '../ui/Illustration/illustrations';
import { Tag } from '../ui/Tag/Tag';

interface Props {
  readonly locale: Locale;
  readonly title: string;
  readonly file: MediaFile | null;
  readonly cover: IllustrationName;
}

/** A user guide that opens as a PDF, or "document not found". */
export async function GuideCard({ locale, title, file, cover }: Props) {
  const t = await getTranslations({ locale });
  return (
    <Card
      variant="file"
      title={title}
      href={file?.src}
      newTab={t('ui.opensInNewTab')}
      media={<Illustration name={cover} />}
      meta={
        file ? (
          <>
            <Tag>PDF</Tag>
            <FileSize locale={locale} bytes={file.bytes} />
          </>
        ) : (
          t('media.documentNotFound')
        )
      }
    />
  );
}
