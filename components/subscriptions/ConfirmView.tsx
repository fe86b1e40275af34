import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/Alert/Alert';
import { Button } from '@/components/ui/Button/Button';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { PageHeader } from '@/components/ui/PageHeader/PageHeader';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import { SubscriptionForm } from './SubscriptionForm';

interface Props {
  readonly locale: Locale;
  /** Empty for an incomplete link. */
  readonly token: string;
  /** Result of the confirmation; null before. */
  readonly done: 'confirmed' | 'expired' | 'failed' | null;
}

/** Confirms by a button: link scanners of mail servers follow links but press none. */
export async function ConfirmView({ locale, token, done }: Props) {
  const t = await getTranslations({ locale });
  const outcome = token === '' && done !== 'confirmed' ? 'expired' : done;
  return (
    <>
      <PageHeader
        locale={locale}
        route="subscriptionConfirm"
        title={t('routes.subscriptionConfirm')}
      />
      <div className="wrap page-body stack">
        {outcome === 'confirmed' ? (
          <Alert tone="success" title={t('subscriptions.confirm.confirmed')} headingLevel={2}>
            <p>{t('subscriptions.confirm.confirmedText')}</p>
          </Alert>
        ) : null}
        {outcome === 'expired' ? (
          <Alert tone="warning" title={t('subscriptions.confirm.expired')} headingLevel={2}>
            <p>{t('subscriptions.confirm.expiredText')}</p>
          </Alert>
        ) : null}
        {outcome === 'failed' ? (
          <Alert tone="error" title={t('subscriptions.failed')} headingLevel={2}>
            <p>{t('subscriptions.failedText')}</p>
          </Alert>
        ) : null}
        {outcome === null || outcome === 'failed' ? (
          <>
            <p>{t('subscriptions.confirm.text')}</p>
            <SubscriptionForm locale={locale} token={token} action="confirm">
              <Button type="submit">{t('subscriptions.confirm.submit')}</Button>
            </SubscriptionForm>
          </>
        ) : (
          <p>
            <ButtonLink variant="ghost" href={routeHref(locale, 'subscriptions')}>
              {t('subscriptions.another')}
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  );
}
