import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  readonly locale: Locale;
  /** Null renders nothing. */
  readonly count: number | null;
  readonly className?: string;
}

/** "62 berths" in the right plural form. */
export async function BerthCount({ locale, count, className }: Props) {
  const t = await getTranslations({ locale, namespace: 'ports' });
  if (count === null) return null;
  return <span className={className}>{t('berthCount', { count, digits: String(count) })}</span>;
}
