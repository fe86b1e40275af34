import type { LibraryItem } from '@/lib/content/collections/libraries';
import type { Locale } from '@/lib/i18n/locales';
import { PublicationCard } from './PublicationCard';

interface Props {
  readonly locale: Locale;
  readonly items: readonly LibraryItem[];
}

/** Items of the digital library. */
export function LibraryCards({ locale, items }: Props) {
  return (
    <div className="grid grid--3">
      {items.map((item) => (
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
}
