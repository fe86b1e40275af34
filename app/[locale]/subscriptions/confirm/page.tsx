import { PageFrame } from '@/components/layout/PageFrame';
import { ConfirmView } from '@/components/subscriptions/ConfirmView';
import { toLocale } from '@/lib/i18n/locales';
import { subscriptionLink } from '@/lib/routing/subscription-links';
import { routeMetadata } from '@/lib/seo/route-metadata';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/subscriptions/confirm'>;

const OUTCOMES = ['confirmed', 'expired', 'failed'] as const;

export const generateMetadata = routeMetadata('subscriptionConfirm');

/** Target of the link in confirmation mails. */
export default async function ConfirmPage({ params, searchParams }: Props) {
  const locale = toLocale((await params).locale);
  const { token, done } = subscriptionLink(await searchParams);
  const outcome = OUTCOMES.find((candidate) => candidate === done) ?? null;
  return (
    <PageFrame
      locale={locale}
      route="subscriptionConfirm"
      query={{ t: token, done: outcome ?? undefined }}
      withoutContent
    >
      <ConfirmView locale={locale} token={token} done={outcome} />
    </PageFrame>
  );
}
