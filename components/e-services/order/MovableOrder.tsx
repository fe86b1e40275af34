import { getMessages } from 'next-intl/server';
import { getSubmissionFormLabels } from '@/components/forms/labels/getSubmissionFormLabels';
import { hasCapability } from '@/lib/capabilities';
import { ORDER_GONE } from '@/lib/e-services/order-refusals';
import type { OrderAction } from '@/lib/e-services/order-state';
import type { Locale } from '@/lib/i18n/locales';
import { HowToOrder } from '../movables/HowToOrder';
import { OrderPanel } from './OrderPanel';
import type { LabelsWith } from '@/components/forms/labels/labels';

interface Props {
  readonly locale: Locale;
  /** Server action for forms without JavaScript. */
  readonly action: OrderAction;
}

export async function MovableOrder({ locale, action }: Props) {
  const [{ form, submission, phone, privacy }, { order }] = await Promise.all([
    getSubmissionFormLabels(locale, 'order'),
    getMessages({ locale }),
  ]);
  const labels: LabelsWith<'order'> = {
    form: { ...form, errors: { ...form.errors, [ORDER_GONE]: order.gone } },
    order,
    submission: {
      ...submission,
      sent: order.placed,
      sentText: hasCapability('reservations')
        ? `${order.placedText} ${order.reservedText}`
        : order.placedText,
    },
    phone,
    privacy,
  };
  const otherWay = <HowToOrder locale={locale} />;
  return <OrderPanel labels={labels} otherWay={otherWay} action={action} />;
}
