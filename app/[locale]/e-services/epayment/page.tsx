import { getTranslations } from 'next-intl/server';
import { ExternalGate } from '@/components/e-services/external/ExternalGate';
import { CardSchemes } from '@/components/e-services/payment/CardSchemes';
import { serviceMetadata, ServicePage } from '@/components/e-services/ServicePage';
import { config } from '@/lib/config';
import { toLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/e-services/epayment'>;

export const generateMetadata = serviceMetadata('ePayment');

/** Electronic payment through the external gateway. */
export default async function ElectronicPaymentPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'services.payment' });
  return (
    <ServicePage locale={locale} route="ePayment">
      <ExternalGate
        locale={locale}
        title={t('gate')}
        href={config().paymentGatewayUrl}
        label={t('start')}
      >
        <CardSchemes locale={locale} />
      </ExternalGate>
    </ServicePage>
  );
}
