import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { EmptyState } from '../ui/EmptyState/EmptyState';

/** Shown in a tab without published content. */
export async function NotPublished({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'ui.empty' });
  return <EmptyState title={t('title')}>{t('text')}</EmptyState>;
}
