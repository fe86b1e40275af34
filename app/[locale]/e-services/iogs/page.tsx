import { getTranslations } from 'next-intl/server';
import { ExternalGate } from '@/components/e-services/external/ExternalGate';
import { serviceMetadata, ServicePage } from '@/components/e-services/ServicePage';
import { RouteLink } from '@/components/ui/RouteLink/RouteLink';
import { config } from '@/lib/config';
import { toLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/e-services/iogs'>;

export const generateMetadata = serviceMetadata('newInvoices');

/** Goods-owner invoices: the trial of the new billing system. */
export default async function NewInvoicesPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'services.newInvoices' });
  return (
    <ServicePage locale={locale} route="newInvoices">
      <ExternalGate
        locale={locale}
        title={t('gate')}
        href={config().newInvoicesUrl}
        label={t('start')}
      >
        <p>
          {t.rich('trial', {
            old: (text) => (
              <RouteLink locale={locale} route="oldInvoices">
                {text}
              </RouteLink>
            ),
          })}
        </p>
      </ExternalGate>
    </ServicePage>
  );
}
