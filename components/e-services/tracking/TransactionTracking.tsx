import { getMessages } from 'next-intl/server';
import { getFormLabels } from '@/components/forms/labels/getFormLabels';
import { NeedsScripts } from '@/components/forms/layout/NeedsScripts/NeedsScripts';
import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { TrackingPanel } from './TrackingPanel';

export async function TransactionTracking({ locale }: { locale: Locale }) {
  const [form, { tracking }, { contact }] = await Promise.all([
    getFormLabels(locale),
    getMessages({ locale }),
    loadSiteSettings(locale),
  ]);
  const phone = contact.shortNumber;
  return (
    <NeedsScripts locale={locale} phone={phone} about={tracking.noScripts}>
      <TrackingPanel locale={locale} labels={{ form, tracking }} phone={phone} />
    </NeedsScripts>
  );
}
