import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { ArticleSummary, LibraryItem, Newsletter, Video } from '@/lib/content/types';
import { routeHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import { EmptyState } from '../ui/EmptyState';
import { Icon } from '../ui/Icon';
import { LibraryCard } from '../ui/LibraryCard';
import { MoreLink } from '../ui/MoreLink';
import { NewsCard } from '../ui/NewsCard';
import { PhotoCard } from '../ui/PhotoCard';
import { Section } from '../ui/Section';
import { SectionHead } from '../ui/SectionHead';
import { Tabs } from '../ui/Tabs';
import { VideoCard } from '../ui/VideoCard';
import { clockTime } from './clockTime';
import { HashSection } from './HashSection';
import styles from './HomeMedia.module.css';

interface Props {
  readonly locale: Locale;
  readonly news: readonly ArticleSummary[];
  readonly videos: readonly Video[];
  readonly photos: readonly ArticleSummary[];
  readonly library: readonly LibraryItem[];
  readonly newsletters: readonly Newsletter[];
}

/** Values of the media centre's query for each of its sections (decisions, "Identifiers and data"). */
const o = {
  news: 'News',
  videos: 'Video',
  photos: 'Photos',
  library: 'library',
  newsletter: 'newsletter',
} as const;

type SectionKey = keyof typeof o;

/**
 * The media tabs: news, videos, pictures and library. The newsletter has no button: `#newsletter`
 * opens it (specification §2, home page).
 */
export async function HomeMedia({ locale, ...content }: Props) {
  const t = await getTranslations({ locale, namespace: 'home.media' });
  const tab = (key: SectionKey, icon: ReactNode, cards: readonly ReactNode[]) => ({
    id: key,
    label: t(`sections.${key}`),
    icon,
    panel: <Panel locale={locale} section={key} cards={cards} />,
  });
  return (
    <Section labelledBy="media-title">
      <SectionHead id="media-title" title={t('title')} />
      <div className={styles.sections}>
        <Tabs
          label={t('tabs')}
          selectLabel={t('select')}
          headingLevel={3}
          narrow="row"
          syncHash
          items={[
            tab('news', <Icon name="news" />, newsCards(locale, content.news)),
            tab('videos', <Icon name="video" />, videoCards(locale, content.videos)),
            tab('photos', <Icon name="photo" />, photoCards(locale, content.photos)),
            tab('library', <Icon name="book" />, libraryCards(locale, content.library)),
          ]}
        />
        <HashSection id="newsletter" labelledBy="newsletter-title">
          <h3 id="newsletter-title" className={styles.title}>
            {t('sections.newsletter')}
          </h3>
          <Panel
            locale={locale}
            section="newsletter"
            cards={newsletterCards(locale, content.newsletters)}
          />
        </HashSection>
      </div>
    </Section>
  );
}

interface PanelProps {
  readonly locale: Locale;
  readonly section: SectionKey;
  readonly cards: readonly ReactNode[];
}

async function Panel({ locale, section, cards }: PanelProps) {
  const t = await getTranslations({ locale });
  if (cards.length === 0) return <EmptyState title={t('ui.empty.title')} headingLevel={4} />;
  return (
    <>
      <ul className="plain grid grid--3">
        {cards.map((card, index) => (
          <li key={index} className={styles.item}>
            {card}
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <MoreLink href={routeHref(locale, 'mediaCenter', { query: { o: o[section] } })}>
          {t(`home.media.all.${section}`)}
        </MoreLink>
      </p>
    </>
  );
}

function newsCards(locale: Locale, articles: readonly ArticleSummary[]) {
  return articles.map(({ slug, title, publishedAt, cardImage }) => (
    <NewsCard
      key={slug}
      locale={locale}
      href={routeHref(locale, 'article', { query: { news: slug } })}
      title={title}
      date={publishedAt}
      picture={cardImage}
      seed={slug}
      headingLevel={4}
    />
  ));
}

function videoCards(locale: Locale, videos: readonly Video[]) {
  return videos.map(({ address, title, publishedAt, durationSeconds, thumbnail }) => (
    <VideoCard
      key={address}
      locale={locale}
      href={address}
      title={title}
      date={publishedAt}
      duration={durationSeconds === null ? undefined : clockTime(durationSeconds)}
      picture={thumbnail}
      seed={address}
      headingLevel={4}
    />
  ));
}

function photoCards(locale: Locale, albums: readonly ArticleSummary[]) {
  return albums.map(({ slug, title, imageCount, cardImage }) => (
    <PhotoCard
      key={slug}
      locale={locale}
      href={routeHref(locale, 'article', { query: { photo: slug } })}
      title={title}
      count={imageCount}
      picture={cardImage}
      seed={slug}
      headingLevel={4}
    />
  ));
}

function libraryCards(locale: Locale, items: readonly LibraryItem[]) {
  return items.map(({ slug, title, file }) => (
    <LibraryCard
      key={slug}
      locale={locale}
      href={file?.src ?? routeHref(locale, 'article', { query: { a: slug } })}
      title={title}
      bytes={file?.bytes}
      seed={slug}
      headingLevel={4}
    />
  ));
}

function newsletterCards(locale: Locale, newsletters: readonly Newsletter[]) {
  return newsletters.map(({ title, file, thumbnail }) => (
    <LibraryCard
      key={title}
      locale={locale}
      href={file?.src ?? routeHref(locale, 'mediaCenter', { query: { o: o.newsletter } })}
      title={title}
      bytes={file?.bytes}
      picture={thumbnail}
      seed={title}
      headingLevel={4}
    />
  ));
}
