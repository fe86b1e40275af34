import { getTranslations } from 'next-intl/server';
import type { ArticleSummary } from '@/lib/content/collections/articles';
import type { Locale } from '@/lib/i18n/locales';
import { Card } from '../ui/Card/Card';
import { CardFoot } from '../ui/CardFoot/CardFoot';
import { DateText } from '../ui/DateText/DateText';
import { Icon } from '../ui/Icon/Icon';
import { cardSizes, leadCardSizes, pairCardSizes } from '../ui/ResponsiveImage/imageSizes';
import { Picture } from '../ui/Picture/Picture';
import { articleHref } from '@/lib/routing/article-links';

interface Props {
  readonly locale: Locale;
  readonly article: ArticleSummary;
  /** The first, larger card with the article's summary. */
  readonly lead?: boolean;
  /** One of two cards that share a row. */
  readonly paired?: boolean;
  readonly headingLevel?: 2 | 3 | 4;
  readonly priority?: boolean;
}

export async function NewsCard(props: Props) {
  const { locale, article, lead = false, paired, headingLevel, priority } = props;
  const { cardImage: picture } = article;
  const t = await getTranslations({ locale, namespace: 'ui' });
  return (
    <Card
      href={articleHref(locale, article)}
      title={article.title}
      headingLevel={headingLevel}
      variant={lead ? 'lead' : 'plain'}
      media={
        <Picture
          picture={picture && { ...picture, alt: '' }}
          seed={article.slug}
          sizes={lead ? leadCardSizes : paired ? pairCardSizes : cardSizes}
          priority={priority}
        />
      }
      meta={
        <>
          <Icon name="calendar" />
          <DateText locale={locale} value={article.publishedAt} format="numeric" />
        </>
      }
      text={lead ? article.summary : undefined}
      foot={lead ? <CardFoot>{t('readNews')}</CardFoot> : undefined}
    />
  );
}
