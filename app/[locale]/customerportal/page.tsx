import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/PageFrame';
import { CustomerPortalView } from '@/components/portal/CustomerPortalView';
import { config } from '@/lib/config';
import { loadCustomerPortal } from '@/lib/content/collections/customer-portal';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/customerportal'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ locale: toLocale((await params).locale), route: 'customerPortal' });
}

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
