import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { ArticleSummary } from '@/lib/content/collections/articles';
import type { LibraryItem } from '@/lib/content/collections/libraries';
import type { Newsletter } from '@/lib/content/collections/newsletters';
import type { Video } from '@/lib/content/collections/videos';
import type { Locale } from '@/lib/i18n/locales';
import type { MediaSection } from '@/lib/routing/query-pages';
import { AlbumCards } from '@/components/media/AlbumCards';
import { NewsCard } from '@/components/media/NewsCard';
import { PublicationCards } from '@/components/media/PublicationCards';
import { sectionHref } from '@/components/media/sectionLink';
import { VideoCards } from '@/components/media/VideoCards';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { Icon } from '@/components/ui/Icon/Icon';
import type { IconName } from '@/components/ui/Icon/icons';
import { MoreLink } from '@/components/ui/MoreLink/MoreLink';
import { Section } from '@/components/ui/Section/Section';
import { SectionHead } from '@/components/ui/SectionHead/SectionHead';
import { Tabs } from '@/components/ui/Tabs/Tabs';
import { HashSection } from '../HashSection/HashSection';
import styles from './HomeMedia.module.css';

/** Press releases have no tab. */
type TabSection = Exclude<MediaSection, 'press'>;

interface Props {
  readonly locale: Locale;
  readonly news: readonly ArticleSummary[];
  readonly videos: readonly Video[];
  readonly photos: readonly ArticleSummary[];
  readonly library: readonly LibraryItem[];
  readonly newsletters: readonly Newsletter[];
}

/** Media tabs: news, videos, pictures, library. The newsletter has no tab: `#newsletter` opens it. */
export async function HomeMedia(props: Props) {
  const { locale, news, videos, photos, library, newsletters } = props;
  const t = await getTranslations({ locale });
  /** Cards of a section with a link to it in the media centre. */
  const panel = (section: TabSection, items: readonly unknown[], cards: ReactNode) =>
    items.length === 0 ? (
      <EmptyState title={t('ui.empty.title')} headingLevel={4} />
    ) : (
      <>
        {cards}
        <p className={styles.all}>
          <MoreLink href={sectionHref(locale, section)}>{t(`home.media.all.${section}`)}</MoreLink>
        </p>
      </>
    );
  const tab = (
    section: TabSection,
    icon: IconName,
    items: readonly unknown[],
    cards: ReactNode,
  ) => ({
    id: section,
    label: t(`home.media.sections.${section}`),
    icon: <Icon name={icon} />,
    panel: panel(section, items, cards),
  });
  return (
    <Section labelledBy="media-title">
      <SectionHead id="media-title" title={t('home.media.title')} />
      <div className={styles.sections}>
        <Tabs
          label={t('home.media.tabs')}
          selectLabel={t('home.media.select')}
          headingLevel={3}
          narrow="row"
          syncHash
          items={[
            tab(
              'news',
              'news',
              news,
              <div className="grid grid--3">
                {news.map((article) => (
                  <NewsCard key={article.slug} {...{ locale, article }} headingLevel={4} />
                ))}
              </div>,
            ),
            tab('video', 'video', videos, <VideoCards {...{ locale, videos }} headingLevel={4} />),
            tab(
              'photos',
              'photo',
              photos,
              <AlbumCards locale={locale} albums={photos} headingLevel={4} />,
            ),
            tab(
              'library',
              'book',
              library,
              <PublicationCards
                {...{ locale, kind: 'library', items: library }}
                headingLevel={4}
              />,
            ),
          ]}
        />
        <HashSection id="newsletter" labelledBy="newsletter-title">
          <h3 id="newsletter-title" className={styles.title}>
            {t('home.media.sections.newsletter')}
          </h3>
          {panel(
            'newsletter',
            newsletters,
            <PublicationCards
              {...{ locale, kind: 'newsletter', items: newsletters }}
              headingLevel={4}
            />,
          )}
        </HashSection>
      </div>
    </Section>
  );
}
