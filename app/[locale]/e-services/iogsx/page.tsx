import { getTranslations } from 'next-intl/server';
import { ExternalGate } from '@/components/e-services/external/ExternalGate';
import { serviceMetadata, ServicePage } from '@/components/e-services/ServicePage';
import { RouteLink } from '@/components/ui/RouteLink/RouteLink';
import { config } from '@/lib/config';
import { toLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/e-services/iogsx'>;

export const generateMetadata = serviceMetadata('oldInvoices');

/** Goods-owner invoices: the old external system. */
export default async function OldInvoicesPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'services.oldInvoices' });
  return (
    <ServicePage locale={locale} route="oldInvoices">
      <ExternalGate
        locale={locale}
        title={t('gate')}
        href={config().oldInvoicesUrl}
        label={t('start')}
      >
        <p>
          {t.rich('newer', {
            new: (text) => (
              <RouteLink locale={locale} route="newInvoices">
                {text}
              </RouteLink>
            ),
          })}
        </p>
      </ExternalGate>
    </ServicePage>
  );
}
