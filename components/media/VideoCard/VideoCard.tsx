import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { Card } from '@/components/ui/Card/Card';
import { DateText } from '@/components/ui/DateText/DateText';
import { Icon } from '@/components/ui/Icon/Icon';
import { cardSizes } from '@/components/ui/ResponsiveImage/imageSizes';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import type { PictureSource } from '@/components/ui/Picture/Picture';
import { CardCover } from '../CardCover';

interface Props {
  readonly locale: Locale;
  readonly href: string;
  readonly title: string;
  /** ISO 8601. */
  readonly date?: string;
  /** Formatted minutes and seconds: `3:42`. */
  readonly duration?: string;
  readonly picture?: PictureSource | null;
  readonly headingLevel?: 2 | 3 | 4;
}

export async function VideoCard(props: Props) {
  const { locale, href, title, date, duration, picture, headingLevel } = props;
  const t = await getTranslations({ locale, namespace: 'ui' });
  return (
    <Card
      href={href}
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
        date ? (
          <>
            <Icon name="calendar" />
            <DateText locale={locale} value={date} format="numeric" />
          </>
        ) : undefined
      }
    />
  );
}
