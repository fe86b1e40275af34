import { getTranslations } from 'next-intl/server';
import type { PageText } from '@/lib/content/collections/pages';
import type { Locale } from '@/lib/i18n/locales';
import { SubscribeLink } from '@/components/subscriptions/SubscribeLink';
import { FeedLink } from '@/components/feeds/FeedLink';
import { VideosData } from '@/components/structured-data/VideosData';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { TextHeader } from '@/components/ui/PageHeader/TextHeader';
import { Introduction } from '@/components/ui/Introduction/Introduction';
import { Pagination } from '@/components/ui/Pagination/Pagination';
import type { SectionContent } from '../loadSection';
import styles from './MediaCenterView.module.css';
import { SECTION_LABELS } from '../sectionLabels';
import { sectionHref } from '../sectionLink';
import { SectionTabs } from '../SectionTabs';
import { AlbumCards } from '../AlbumCards';
import { NewsCards } from '../NewsCards/NewsCards';
import { PublicationCards } from '../PublicationCards';
import { VideoCards } from '../VideoCards';

interface Props {
  readonly locale: Locale;
  /** Editors' texts; the title defaults to the route's name. */
  readonly text: PageText | null;
  readonly content: SectionContent;
}

/** One page of a section of the media centre. */
export async function MediaCenterView({ locale, text, content }: Props) {
  const t = await getTranslations({ locale });
  const { section, list } = content;
  const name = t(`sections.${SECTION_LABELS[section]}`);
  return (
    <>
      <TextHeader locale={locale} route="mediaCenter" text={text} art="cover-lighthouse-night" />
      <div className="wrap page-body">
        <Introduction text={text} />
        <SectionTabs locale={locale} current={section} />
        {content.section === 'video' ? (
          <VideosData locale={locale} videos={content.list.items} />
        ) : null}
        <section className={styles.section} aria-labelledby="media-section">
          {/* The newsletter has no tab, so its name is shown here. */}
          <h2
            id="media-section"
            className={section === 'newsletter' ? styles.heading : 'visually-hidden'}
          >
            {name}
          </h2>
          {list.items.length === 0 ? (
            <EmptyState title={t('ui.empty.title')}>{t('ui.empty.text')}</EmptyState>
          ) : (
            <SectionCards locale={locale} content={content} />
          )}
          <Pagination
            locale={locale}
            page={list.page}
            pages={list.pages}
            href={(page) => sectionHref(locale, section, page)}
          />
          {section === 'news' || section === 'press' ? (
            <p className={styles.feed}>
              <SubscribeLink locale={locale} kind="news" topic={section} />
              <FeedLink locale={locale} feed={section} />
            </p>
          ) : null}
        </section>
      </div>
    </>
  );
}

function SectionCards({ locale, content }: { locale: Locale; content: SectionContent }) {
  switch (content.section) {
    case 'news':
    case 'press':
      return <NewsCards locale={locale} list={content.list} />;
    case 'photos':
      return <AlbumCards locale={locale} albums={content.list.items} />;
    case 'video':
      return <VideoCards locale={locale} videos={content.list.items} />;
    case 'library':
    case 'newsletter':
      return <PublicationCards locale={locale} kind={content.section} items={content.list.items} />;
  }
}
