import { loadEmergencyNotice } from '@/lib/content/collections/emergency-banner';
import type { Locale } from '@/lib/i18n/locales';
import { EmergencyNoticeBar } from './EmergencyNoticeBar';

/** The current emergency notice; renders nothing without a notice. */
export async function EmergencyBanner({ locale }: { locale: Locale }) {
  const notice = await loadEmergencyNotice(locale);
  return notice && <EmergencyNoticeBar notice={notice} />;
}
