import { getTranslations } from 'next-intl/server';
import { DateText } from '@/components/ui/DateText/DateText';
import type { Locale } from '@/lib/i18n/locales';
import type { OpenTender } from '@/lib/open-data/open-tenders';
import { routeHref } from '@/lib/routing/links';
import { LatestList } from './LatestList';

interface Props {
  readonly locale: Locale;
  readonly title: string;
  readonly tenders: readonly OpenTender[];
}

/** A few open tenders with their final dates. */
export async function OpenTenders({ locale, title, tenders }: Props) {
  const t = await getTranslations({ locale, namespace: 'notices' });
  return (
    <LatestList
      title={title}
      more={{ href: routeHref(locale, 'biddings'), label: t('allTenders') }}
      items={tenders.map(({ id, title: name, finalAt }) => ({
        href: routeHref(locale, 'tender', { query: { id } }),
        title: name[locale],
        note: t.rich('closes', {
          date: () => <DateText locale={locale} value={finalAt} format="numeric" />,
        }),
      }))}
    />
  );
}
