import type { Locale } from '@/lib/i18n/locales';
import { AlbumCards } from './AlbumCards';
import type { SectionContent } from './loadSection';
import { NewsCards } from './NewsCards';
import { PublicationCard } from './PublicationCard';
import { VideoCards } from './VideoCards';

/** The cards of a section's page, each kind with its own. */
export function SectionCards({ locale, content }: { locale: Locale; content: SectionContent }) {
  switch (content.section) {
    case 'news':
      return <NewsCards locale={locale} list={content.list} />;
    case 'photos':
      return <AlbumCards locale={locale} albums={content.list.items} />;
    case 'video':
      return <VideoCards locale={locale} videos={content.list.items} />;
    case 'library':
      return (
        <div className="grid grid--3">
          {content.list.items.map((item) => (
            <PublicationCard
              key={item.slug}
              locale={locale}
              title={item.title}
              date={item.publishedAt}
              file={item.file}
              seed={item.slug}
            />
          ))}
        </div>
      );
    case 'newsletter':
      return (
        <div className="grid grid--3">
          {content.list.items.map((issue) => (
            <PublicationCard
              key={issue.publishedAt + issue.title}
              locale={locale}
              title={issue.title}
              date={issue.publishedAt}
              file={issue.file}
              picture={issue.thumbnail}
              seed={issue.title}
            />
          ))}
        </div>
      );
  }
}
