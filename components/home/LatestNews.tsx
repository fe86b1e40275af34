import { getTranslations } from 'next-intl/server';
import type { ArticleSummary } from '@/lib/content/collections/articles';
import { direction, type Locale } from '@/lib/i18n/locales';
import { sectionHref } from '../media/sectionLink';
import { getCarouselLabels } from '../ui/CarouselControls/carouselLabels';
import { MoreLink } from '../ui/MoreLink/MoreLink';
import { Section } from '../ui/Section/Section';
import { SectionHead } from '../ui/SectionHead/SectionHead';
import { NewsCarousel } from './NewsCarousel/NewsCarousel';
import { NewsSlide } from './NewsSlide/NewsSlide';

interface Props {
  readonly locale: Locale;
  /** Up to six, newest first. */
  readonly articles: readonly ArticleSummary[];
}

export async function LatestNews({ locale, articles }: Props) {
  const [t, controls] = await Promise.all([
    getTranslations({ locale, namespace: 'home.news' }),
    getCarouselLabels(locale, articles.length),
  ]);
  if (articles.length === 0) return null;
  return (
    <Section tone="tint" labelledBy="news-title">
      <SectionHead
        id="news-title"
        title={t('title')}
        action={<MoreLink href={sectionHref(locale, 'news')}>{t('all')}</MoreLink>}
      />
      <NewsCarousel
        direction={direction(locale)}
        labels={{ region: t('title'), role: t('role'), index: t('index'), controls }}
        slides={articles.map((article) => ({
          key: article.slug,
          title: article.title,
          content: <NewsSlide locale={locale} article={article} />,
        }))}
      />
    </Section>
  );
}
