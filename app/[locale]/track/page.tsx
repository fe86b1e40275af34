import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { PageFrame } from '@/components/layout/PageFrame';
import { TrackView } from '@/components/e-services/track/TrackView';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { RELEASE_DATE } from '@/lib/startup/release';
import { findTrackingTargets, trackedServices } from '@/lib/tracking/targets';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/track'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'track' });
  return pageMetadata({ locale, route: 'track', description: t('lead') });
}

/** One entrance for every number: leads to its service with the number filled in. */
export default async function TrackPage({ params, searchParams }: Props) {
  const locale = toLocale((await params).locale);
  const number = ([(await searchParams).n].flat()[0] ?? '').trim();
  const { targets, isComplete } = await findTrackingTargets(locale, number);
  const [only, ...others] = targets;
  if (isComplete && only?.isFilled && !only.isMistyped && others.length === 0) redirect(only.href);
  return (
    <PageFrame
      locale={locale}
      route="track"
      query={number ? { n: number } : undefined}
      updatedAt={RELEASE_DATE}
      withoutContent
    >
      <TrackView
        locale={locale}
        number={number}
        targets={targets}
        isComplete={isComplete}
        services={trackedServices(locale)}
      />
    </PageFrame>
  );
}
