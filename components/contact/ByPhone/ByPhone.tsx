import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { CallCentre } from './CallCentre';

interface Props {
  readonly locale: Locale;
  /** Service that the contact centre provides. */
  readonly text: string;
}

/** Fallback of a service without a configured system: the contact centre's number and hours. */
export async function ByPhone({ locale, text }: Props) {
  const { contact } = await loadSiteSettings(locale);
  return <CallCentre locale={locale} text={text} contact={contact} />;
}
