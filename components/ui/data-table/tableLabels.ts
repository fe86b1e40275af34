import { getMessages } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

export async function getTableLabels(locale: Locale) {
  const { ui } = await getMessages({ locale });
  return { ...ui.table, pagination: ui.pagination, loading: ui.loading };
}

export type TableLabels = Awaited<ReturnType<typeof getTableLabels>>;
