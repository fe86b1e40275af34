import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * 1024;

/** A file size in the page's language, at most one decimal: "6.4 ميغابايت", "820 KB"; empty for 0. */
export async function FileSize({ locale, bytes }: { locale: Locale; bytes: number }) {
  if (bytes === 0) return null;
  const t = await getTranslations({ locale, namespace: 'ui' });
  const large = bytes >= MEGABYTE;
  const size = large ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / KILOBYTE));
  const text = new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(size);
  return <span className="num">{t(large ? 'megabytes' : 'kilobytes', { size: text })}</span>;
}
