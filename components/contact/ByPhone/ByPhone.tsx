import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { CallCentre } from './CallCentre';

interface Props {
  readonly locale: Locale;
  /** What the contact centre does for the caller. */
  readonly sentence: string;
}

/** The way to a service without a system to link to: the contact centre, with number and hours. */
export async function ByPhone({ locale, sentence }: Props) {
  const { contact } = await loadSiteSettings(locale);
  return <CallCentre locale={locale} sentence={sentence} contact={contact} />;
}
