import { getTranslations } from 'next-intl/server';
import type { Video } from '@/lib/content/collections/videos';
import type { Locale } from '@/lib/i18n/locales';
import { videoHref } from '@/lib/routing/article-links';
import { Card } from '../ui/Card/Card';
import { DateText } from '../ui/DateText/DateText';
import { Icon } from '../ui/Icon/Icon';
import { LtrText } from '../ui/LtrText/LtrText';
import { cardSizes } from '../ui/ResponsiveImage/imageSizes';
import { CardCover } from './CardCover';
import { formatDuration } from './duration';

interface Props {
  readonly locale: Locale;
  readonly videos: readonly Video[];
  readonly headingLevel?: 2 | 3 | 4;
}

export async function VideoCards({ locale, videos, headingLevel }: Props) {
  const t = await getTranslations({ locale, namespace: 'ui' });
  return (
    <div className="grid grid--3">
      {videos.map(({ slug, title, publishedAt: date, durationSeconds, thumbnail: picture }) => {
        const duration = formatDuration(durationSeconds);
        return (
          <Card
            key={slug}
            href={videoHref(locale, slug)}
            title={title}
            headingLevel={headingLevel}
            media={<CardCover {...{ picture, title, date }} kind={t('video')} sizes={cardSizes} />}
            chip={
              <>
                <Icon name="play" />
                {duration ? <LtrText>{duration}</LtrText> : <span>{t('video')}</span>}
              </>
            }
            meta={
              <>
                <Icon name="calendar" />
                <DateText locale={locale} value={date} format="numeric" />
              </>
            }
          />
        );
      })}
    </div>
  );
}
