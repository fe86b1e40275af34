import type { Locale } from '@/lib/i18n/locales';
import { AlbumCards } from './AlbumCards';
import { LibraryCards } from './LibraryCards';
import type { SectionContent } from './loadSection';
import { NewsCards } from './NewsCards/NewsCards';
import { NewsletterCards } from './NewsletterCards';
import { VideoCards } from './VideoCards';

export function SectionCards({ locale, content }: { locale: Locale; content: SectionContent }) {
  switch (content.section) {
    case 'news':
    case 'press':
      return <NewsCards locale={locale} list={content.list} />;
    case 'photos':
      return <AlbumCards locale={locale} albums={content.list.items} />;
    case 'video':
      return <VideoCards locale={locale} videos={content.list.items} />;
    case 'library':
      return <LibraryCards locale={locale} items={content.list.items} />;
    case 'newsletter':
      return <NewsletterCards locale={locale} issues={content.list.items} />;
  }
}
