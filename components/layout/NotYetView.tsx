import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import type { RouteKey } from '@/lib/routing/routes';
import { ButtonLink } from '../ui/Button/ButtonLink';
import { MomentText } from '../ui/DateText/MomentText';
import { EmptyState } from '../ui/EmptyState/EmptyState';
import { PageHeader } from '../ui/PageHeader/PageHeader';

interface Props {
  readonly locale: Locale;
  /** The list that the entry will be in. */
  readonly list: RouteKey;
  /** ISO date or date-time at which it is published. */
  readonly from: string;
}

/** Placeholder of a scheduled entry: only its publication date. */
export async function NotYetView({ locale, list, from }: Props) {
  const t = await getTranslations({ locale });
  const name = t(`routes.${list}`);
  return (
    <>
      <PageHeader locale={locale} route={list} title={name} />
      <div className="wrap page-body">
        <EmptyState
          title={t('notYet.title')}
          headingLevel={2}
          action={
            <ButtonLink href={routeHref(locale, list)} variant="ghost">
              {name}
            </ButtonLink>
          }
        >
          {t.rich('notYet.text', {
            moment: () => <MomentText locale={locale} value={from} side="start" />,
          })}
        </EmptyState>
      </div>
    </>
  );
}
