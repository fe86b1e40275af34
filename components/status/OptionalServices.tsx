import { getTranslations } from 'next-intl/server';
import { hasCapability } from '@/lib/capabilities';
import type { Locale } from '@/lib/i18n/locales';

/** Capabilities of the e-services API that are visible to visitors. */
const NOTICED = [
  'request-tracking',
  'subscriptions',
  'service-ratings',
  'feedback',
  'port-calls',
  'tender-pages',
  'captcha-audio',
] as const;

/** Lists the enabled optional services; renders nothing without any. */
export async function OptionalServices({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'status' });
  const names = NOTICED.filter(hasCapability).map((name) => t(`optionalNames.${name}`));
  if (names.length === 0) return null;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return <p className="muted small">{t('optional', { list })}</p>;
}
