import { getTranslations } from 'next-intl/server';
import type { ArticleSummary } from '@/lib/content/collections/articles';
import type { Locale } from '@/lib/i18n/locales';
import { articleHref } from '@/lib/routing/article-links';
import { Card } from '../ui/Card/Card';
import { Icon } from '../ui/Icon/Icon';
import { cardSizes } from '../ui/ResponsiveImage/imageSizes';
import { CardCover } from './CardCover';

interface Props {
  readonly locale: Locale;
  readonly albums: readonly ArticleSummary[];
  readonly headingLevel?: 2 | 3 | 4;
}

export async function AlbumCards({ locale, albums, headingLevel }: Props) {
  const t = await getTranslations({ locale, namespace: 'ui' });
  return (
    <div className="grid grid--3">
      {albums.map((album) => (
        <Card
          key={album.slug}
          href={articleHref(locale, album)}
          title={album.title}
          variant="photo"
          headingLevel={headingLevel}
          media={
            <CardCover
              picture={album.cardImage}
              title={album.title}
              kind={t('album')}
              sizes={cardSizes}
            />
          }
          chip={
            <>
              <Icon name="photo" />
              {t('photoCount', { count: album.imageCount, digits: String(album.imageCount) })}
            </>
          }
        />
      ))}
    </div>
  );
}
