import { getMessages } from 'next-intl/server';
import { getFormWords } from '@/components/forms/getFormWords';
import { NeedsScripts } from '@/components/forms/NeedsScripts';
import { loadSiteSettings } from '@/lib/content/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { HowToOrder } from '../movables/HowToOrder';
import { OrderPanel } from './OrderPanel';
import { GONE } from './words';

/** The order of movable items with its words (specification §2, orders). */
export async function MovableOrder({ locale }: { readonly locale: Locale }) {
  const [form, { order }, { contact }] = await Promise.all([
    getFormWords(locale),
    getMessages({ locale }),
    loadSiteSettings(locale),
  ]);
  const phone = contact.shortNumber;
  const words = { form: { ...form, errors: { ...form.errors, [GONE]: order.gone } }, order, phone };
  const otherWay = <HowToOrder locale={locale} />;
  return (
    <NeedsScripts locale={locale} phone={phone} about={order.noScripts}>
      <OrderPanel locale={locale} words={words} otherWay={otherWay} />
    </NeedsScripts>
  );
}
