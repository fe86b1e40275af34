import { getTranslations } from 'next-intl/server';
import { DateText } from '@/components/ui/DateText/DateText';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import type { Circular } from '@/lib/content/circulars/circular';
import type { Locale } from '@/lib/i18n/locales';
import { circularHref } from '@/lib/routing/circular-pages';
import { LatestList } from './LatestList';

interface Props {
  readonly locale: Locale;
  readonly title: string;
  readonly circulars: readonly Circular[];
  /** Link to the whole list. */
  readonly more: { readonly href: string; readonly label: string };
}

/** A few circulars: subject, number and date. */
export async function LatestCirculars({ locale, title, circulars, more }: Props) {
  const t = await getTranslations({ locale, namespace: 'circulars' });
  return (
    <LatestList
      title={title}
      more={more}
      items={circulars.map(({ number, subject, releasedAt }) => ({
        href: circularHref(locale, number),
        title: subject || t('name', { number }),
        note: (
          <>
            <LtrText>{number}</LtrText>
            {' · '}
            <DateText locale={locale} value={releasedAt} format="numeric" />
          </>
        ),
      }))}
    />
  );
}
