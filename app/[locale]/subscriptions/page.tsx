import { SUBSCRIPTION_KINDS, type SubscriptionKind } from '@ports-authority/e-services-contract';
import { PageFrame } from '@/components/layout/PageFrame';
import { SubscriptionsView } from '@/components/subscriptions/SubscriptionsView';
import { subscriptionChoices } from '@/lib/content/subscription-choices';
import { ifAvailable } from '@/lib/content/unavailable';
import { toLocale, type Locale } from '@/lib/i18n/locales';
import { messages } from '@/lib/i18n/messages';
import { filterKey } from '@/lib/routing/circular-filters';
import { routeMetadata } from '@/lib/seo/route-metadata';
import { RELEASE_DATE } from '@/lib/startup/release';
import { subscribeWithoutScripts } from './actions';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/subscriptions'>;

export const generateMetadata = routeMetadata(
  'subscriptions',
  (locale) => messages[locale].subscriptions.lead,
);

/** Subscriptions, rendered per request: lists link here with preselections in the query. */
export default async function SubscriptionsPage(props: Props) {
  const { locale, kind, ...filter } = await read(props);
  const form = kind ? await loadForm(locale, kind, filter) : null;
  const { topic, port, imo } = form?.start ?? {};
  return (
    <PageFrame
      locale={locale}
      route="subscriptions"
      // Subjects have another name in the other language.
      query={kind ? { kind, port, imo, topic: kind === 'news' ? topic : undefined } : undefined}
      updatedAt={RELEASE_DATE}
      withoutContent
    >
      <SubscriptionsView locale={locale} form={form} />
    </PageFrame>
  );
}

interface Filter {
  readonly topic: string;
  readonly port: string;
  readonly imo: string;
}

/** The form of a kind; invalid preselections are ignored. */
async function loadForm(locale: Locale, kind: SubscriptionKind, { topic, port, imo }: Filter) {
  const choices = await ifAvailable(subscriptionChoices(locale, kind));
  const { topics, ports } = choices ?? { topics: [], ports: [] };
  const known = (choices: readonly { value: string }[], wanted: string) =>
    choices.some(({ value }) => value === wanted) ? wanted : '';
  const start = {
    kind,
    topic: known(topics, topic),
    port: known(ports, port),
    imo: kind === 'vessel' ? imo : '',
    rhythm: 'immediate',
    language: locale,
  };
  return { start, topics, ports, action: subscribeWithoutScripts };
}

async function read({ params, searchParams }: Props) {
  const query = await searchParams;
  const queryValue = (name: string) => [query[name]].flat()[0] ?? '';
  return {
    locale: toLocale((await params).locale),
    kind: SUBSCRIPTION_KINDS.find((kind) => kind === queryValue('kind')),
    topic: filterKey(queryValue('topic')),
    port: filterKey(queryValue('port')),
    imo: /^\d{7}$/.test(queryValue('imo')) ? queryValue('imo') : '',
  };
}
