import { SUBSCRIPTION_KINDS, type SubscriptionKind } from '@ports-authority/e-services-contract';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { getFormLabels } from '@/components/forms/labels/getFormLabels';
import { Card } from '@/components/ui/Card/Card';
import { CardFoot } from '@/components/ui/CardFoot/CardFoot';
import { PageHeader } from '@/components/ui/PageHeader/PageHeader';
import { TabLinks } from '@/components/ui/TabLinks/TabLinks';
import { loadContactFacts } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { privacyNotice } from '@/lib/privacy/privacy-notice';
import { routeHref } from '@/lib/routing/links';
import { SubscribeForm } from './SubscribeForm';
import styles from './Subscriptions.module.css';

type FormProps = ComponentProps<typeof SubscribeForm>;

interface Props {
  readonly locale: Locale;
  /** Null until a kind is chosen. */
  readonly form: Pick<FormProps, 'start' | 'topics' | 'ports' | 'action'> | null;
}

/** Kinds of subscriptions, and the form of the chosen kind. */
export async function SubscriptionsView({ locale, form }: Props) {
  const t = await getTranslations({ locale });
  return (
    <>
      <PageHeader
        locale={locale}
        route="subscriptions"
        title={t('routes.subscriptions')}
        lead={t('subscriptions.lead')}
      />
      <div className="wrap page-body stack">
        {form ? (
          <>
            <TabLinks
              label={t('subscriptions.choose')}
              items={SUBSCRIPTION_KINDS.map((kind) => ({
                href: kindHref(locale, kind),
                label: t(`subscriptions.kinds.${kind}`),
                current: kind === form.start.kind,
              }))}
            />
            <p>{t(`subscriptions.about.${form.start.kind}`)}</p>
            <KindForm locale={locale} form={form} />
          </>
        ) : (
          <ul className={styles.kinds}>
            {SUBSCRIPTION_KINDS.map((kind) => (
              <li key={kind}>
                <Card
                  headingLevel={2}
                  href={kindHref(locale, kind)}
                  title={t(`subscriptions.kinds.${kind}`)}
                  text={t(`subscriptions.about.${kind}`)}
                  foot={<CardFoot>{t('subscriptions.form.submit')}</CardFoot>}
                />
              </li>
            ))}
          </ul>
        )}
        <p className="muted small">{t('subscriptions.later')}</p>
      </div>
    </>
  );
}

async function KindForm({ locale, form }: { locale: Locale; form: NonNullable<Props['form']> }) {
  const [labels, { subscriptions }, privacy, { shortNumber }] = await Promise.all([
    getFormLabels(locale),
    getMessages({ locale }),
    privacyNotice(locale, 'subscription'),
    loadContactFacts(locale),
  ]);
  return (
    <SubscribeForm
      // Another kind resets the form.
      key={form.start.kind}
      labels={{ form: labels, subscribe: subscriptions.form, privacy, phone: shortNumber }}
      {...form}
    />
  );
}

function kindHref(locale: Locale, kind: SubscriptionKind): string {
  return routeHref(locale, 'subscriptions', { query: { kind } });
}
