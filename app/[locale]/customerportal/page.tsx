import { PageFrame } from '@/components/layout/PageFrame';
import { CustomerPortalView } from '@/components/portal/CustomerPortalView';
import { config } from '@/lib/config';
import { loadCustomerPortal } from '@/lib/content/collections/customer-portal';
import { toLocale } from '@/lib/i18n/locales';
import { routeMetadata } from '@/lib/seo/route-metadata';

type Props = PageProps<'/[locale]/customerportal'>;

export const generateMetadata = routeMetadata('customerPortal');

/** Customer portal landing. */
export default async function CustomerPortalPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const portal = await loadCustomerPortal(locale);
  const { customerPortalUrl, customerPortalRegisterUrl } = config();
  return (
    <PageFrame locale={locale} route="customerPortal" updatedAt={portal.updatedAt}>
      <CustomerPortalView
        locale={locale}
        portal={portal}
        urls={{
          login: customerPortalUrl[locale],
          register: customerPortalRegisterUrl[locale],
        }}
      />
    </PageFrame>
  );
}
