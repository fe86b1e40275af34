import { BeforeOrder } from '@/components/e-services/order/BeforeOrder';
import { MovableOrder } from '@/components/e-services/order/MovableOrder';
import { serviceMetadata, ServicePage } from '@/components/e-services/ServicePage';
import { toLocale } from '@/lib/i18n/locales';
import { sendOrder } from './actions';

type Props = PageProps<'/[locale]/e-services/moveableitems'>;

export const generateMetadata = serviceMetadata('movableItems');

/** Surplus warehouse items for government agencies, and the form to order them. */
export default async function MovableItemsPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  return (
    <ServicePage locale={locale} route="movableItems" first={<BeforeOrder locale={locale} />}>
      <MovableOrder locale={locale} action={sendOrder} />
    </ServicePage>
  );
}
