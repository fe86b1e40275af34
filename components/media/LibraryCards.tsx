import { getTranslations } from 'next-intl/server';
import type { LibraryItem } from '@/lib/content/collections/libraries';
import type { Locale } from '@/lib/i18n/locales';
import { PublicationCard } from './PublicationCard';

interface Props {
  readonly locale: Locale;
  readonly items: readonly LibraryItem[];
}

export async function LibraryCards({ locale, items }: Props) {
  const t = await getTranslations({ locale, namespace: 'sections' });
  return (
    <div className="grid grid--3">
      {items.map((item) => (
        <PublicationCard
          key={item.slug}
          locale={locale}
          title={item.title}
          date={item.publishedAt}
          file={item.file}
          kind={t('library')}
        />
      ))}
    </div>
  );
}
