import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/PageFrame';
import { ConfirmView } from '@/components/subscriptions/ConfirmView';
import { toLocale } from '@/lib/i18n/locales';
import { subscriptionLink } from '@/lib/routing/subscription-links';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/subscriptions/confirm'>;

const OUTCOMES = ['confirmed', 'expired', 'failed'] as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ locale: toLocale((await params).locale), route: 'subscriptionConfirm' });
}

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
