import { getMessages, getTranslations } from 'next-intl/server';
import { getSubmissionFormLabels } from '@/components/forms/labels/getSubmissionFormLabels';
import { hasCapability } from '@/lib/capabilities';
import { ORDER_GONE } from '@/lib/e-services/order-refusals';
import type { OrderAction } from '@/lib/e-services/order-state';
import type { Locale } from '@/lib/i18n/locales';
import { OrderPanel } from './OrderPanel';
import type { LabelsWith } from '@/components/forms/labels/labels';
import { ByPhone } from '@/components/contact/ByPhone/ByPhone';
import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import { Alert } from '@/components/ui/Alert/Alert';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { TelephoneLink } from '@/components/ui/TelephoneLink/TelephoneLink';

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

/** Ordering movable items by e-mail or telephone. */
async function HowToOrder({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale });
  const { email, shortNumber } = (await loadSiteSettings(locale)).contact;
  if (!email) return <ByPhone locale={locale} text={t('byPhone.service')} />;
  return (
    <Alert tone="info" title={t('services.movables.title')} headingLevel={2}>
      <p>
        {t.rich('services.movables.text', {
          email: () => (
            <a href={`mailto:${email}`}>
              <LtrText>{email}</LtrText>
            </a>
          ),
          number: () => <TelephoneLink number={shortNumber} />,
        })}
      </p>
    </Alert>
  );
}
