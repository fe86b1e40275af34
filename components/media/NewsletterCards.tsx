import { getTranslations } from 'next-intl/server';
import type { Newsletter } from '@/lib/content/collections/newsletters';
import type { Locale } from '@/lib/i18n/locales';
import { PublicationCard } from './PublicationCard';

interface Props {
  readonly locale: Locale;
  readonly issues: readonly Newsletter[];
}

export async function NewsletterCards({ locale, issues }: Props) {
  const t = await getTranslations({ locale, namespace: 'sections' });
  return (
    <div className="grid grid--3">
      {issues.map((issue) => (
        <PublicationCard
          key={issue.publishedAt + issue.title}
          locale={locale}
          title={issue.title}
          date={issue.publishedAt}
          file={issue.file}
          picture={issue.thumbnail}
          kind={t('newsletter')}
        />
      ))}
    </div>
  );
}
