import { PageFrame } from '@/components/layout/PageFrame';
import { manageOutcome, ManageView } from '@/components/subscriptions/ManageView';
import { findSubscriptions } from '@/lib/e-services/subscriptions';
import { toLocale } from '@/lib/i18n/locales';
import { subscriptionLink } from '@/lib/routing/subscription-links';
import { routeMetadata } from '@/lib/seo/route-metadata';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/subscriptions/manage'>;

export const generateMetadata = routeMetadata('subscriptionManage');

/** Target of the manage link in mails. */
export default async function ManagePage({ params, searchParams }: Props) {
  const locale = toLocale((await params).locale);
  const { token, done } = subscriptionLink(await searchParams);
  const outcome = manageOutcome(done);
  return (
    <PageFrame
      locale={locale}
      route="subscriptionManage"
      query={{ t: token, done: outcome ?? undefined }}
      withoutContent
    >
      <ManageView
        locale={locale}
        token={token}
        subscriber={token ? await find(token) : null}
        done={outcome}
      />
    </PageFrame>
  );
}

/** Undefined while the e-services API is unavailable; the client has logged it. */
async function find(token: string) {
  return findSubscriptions(token).catch(() => undefined);
}
