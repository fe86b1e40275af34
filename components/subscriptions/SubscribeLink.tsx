import { getTranslations } from 'next-intl/server';
import type { SubscriptionKind } from '@ports-authority/e-services-contract';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import { isOffered } from '@/lib/routing/offered';
import styles from './Subscriptions.module.css';

interface Props {
  readonly locale: Locale;
  readonly kind: SubscriptionKind;
  /** Filter of the page's list. */
  readonly topic?: string;
  readonly port?: string;
}

/** Link to the subscription of a list; renders nothing if subscriptions are disabled. */
export async function SubscribeLink({ locale, kind, topic, port }: Props) {
  const t = await getTranslations({ locale, namespace: 'subscriptions' });
  if (!isOffered('subscriptions')) return null;
  return (
    <SiteLink
      className={styles.link}
      href={routeHref(locale, 'subscriptions', { query: { kind, topic, port } })}
      data-print="off"
    >
      {t('link')}
    </SiteLink>
  );
}
