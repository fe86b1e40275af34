import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { Card } from './Card';
import { CardFoot } from './CardFoot';
import { DateText } from './DateText';
import { Icon } from './Icon';
import { cardSizes, leadCardSizes, pairCardSizes } from './imageSizes';
import { Picture, type PictureSource } from './Picture';

interface Props {
  readonly locale: Locale;
  readonly href: string;
  readonly title: string;
  /** Publication date, ISO 8601. */
  readonly date: string;
  readonly picture?: PictureSource | null;
  /** Picks the stand-in drawing, usually the slug. */
  readonly seed: string;
  readonly summary?: string;
  /** The first and larger card of a list. */
  readonly lead?: boolean;
  /** One of two cards that share a row. */
  readonly paired?: boolean;
  readonly headingLevel?: 2 | 3 | 4;
  readonly priority?: boolean;
}

/** A news article in a list. */
export async function NewsCard(props: Props) {
  const { locale, href, title, date, picture, seed, summary, lead = false } = props;
  const { paired, headingLevel, priority } = props;
  const t = await getTranslations({ locale, namespace: 'ui' });
  return (
    <Card
      href={href}
      title={title}
      headingLevel={headingLevel}
      variant={lead ? 'lead' : 'plain'}
      media={
        <Picture
          picture={picture && { ...picture, alt: '' }}
          seed={seed}
          sizes={lead ? leadCardSizes : paired ? pairCardSizes : cardSizes}
          priority={priority}
        />
      }
      meta={
        <>
          <Icon name="calendar" />
          <DateText locale={locale} value={date} format="numeric" />
        </>
      }
      text={summary}
      foot={lead ? <CardFoot>{t('readNews')}</CardFoot> : undefined}
    />
  );
}
