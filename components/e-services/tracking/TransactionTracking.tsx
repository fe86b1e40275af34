import { getMessages } from 'next-intl/server';
import { getFormWords } from '@/components/forms/getFormWords';
import { NeedsScripts } from '@/components/forms/NeedsScripts';
import { loadSiteSettings } from '@/lib/content/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { TrackingPanel } from './TrackingPanel';

/** Transaction tracking with its words (specification §2, transaction tracking). */
export async function TransactionTracking({ locale }: { locale: Locale }) {
  const [form, { tracking, ui }, { contact }] = await Promise.all([
    getFormWords(locale),
    getMessages({ locale }),
    loadSiteSettings(locale),
  ]);
  const phone = contact.shortNumber;
  return (
    <NeedsScripts locale={locale} phone={phone} about={tracking.noScripts}>
      <TrackingPanel locale={locale} words={{ form, tracking, phone, loading: ui.loading }} />
    </NeedsScripts>
  );
}
