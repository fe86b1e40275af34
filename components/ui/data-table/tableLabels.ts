import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { TableLabels } from './types';

export async function getTableLabels(locale: Locale): Promise<TableLabels> {
  const t = await getTranslations({ locale, namespace: 'ui' });
  return {
    search: t('table.search'),
    pageSize: t('table.pageSize'),
    sortBy: t('table.sortBy'),
    unsorted: t('table.unsorted'),
    ascending: t('table.ascending'),
    descending: t('table.descending'),
    records: t.raw('table.records') as string,
    empty: t('table.empty'),
    loading: t('loading'),
    pagination: t('pagination.label'),
    position: t.raw('pagination.position') as string,
    page: t.raw('pagination.page') as string,
    previous: t('pagination.previous'),
    next: t('pagination.next'),
  };
}
