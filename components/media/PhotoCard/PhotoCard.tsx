import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { Card } from '@/components/ui/Card/Card';
import { Icon } from '@/components/ui/Icon/Icon';
import { cardSizes } from '@/components/ui/ResponsiveImage/imageSizes';
import type { PictureSource } from '@/components/ui/Picture/Picture';
import { CardCover } from '../CardCover';

interface Props {
  readonly locale: Locale;
  readonly href: string;
  readonly title: string;
  /** Number of pictures in the album. */
  readonly count: number;
  readonly picture?: PictureSource | null;
  readonly headingLevel?: 2 | 3 | 4;
}

export async function PhotoCard(props: Props) {
  const { locale, href, title, count, picture, headingLevel } = props;
  const t = await getTranslations({ locale, namespace: 'ui' });
  return (
    <Card
      href={href}
      title={title}
      variant="photo"
      headingLevel={headingLevel}
      media={<CardCover {...{ picture, title }} kind={t('album')} sizes={cardSizes} />}
      chip={
        <>
          <Icon name="photo" />
          {t('photoCount', { count, digits: String(count) })}
        </>
      }
    />
  );
}
