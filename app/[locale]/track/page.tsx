import { redirect } from 'next/navigation';
import { PageFrame } from '@/components/layout/PageFrame';
import { TrackView } from '@/components/e-services/track/TrackView';
import { toLocale } from '@/lib/i18n/locales';
import { messages } from '@/lib/i18n/messages';
import { routeMetadata } from '@/lib/seo/route-metadata';
import { RELEASE_DATE } from '@/lib/startup/release';
import { findTrackingTargets, trackedServices } from '@/lib/tracking/targets';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/track'>;

export const generateMetadata = routeMetadata('track', (locale) => messages[locale].track.lead);

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
