import { getTranslations } from 'next-intl/server';
import type { ServiceTime } from '@/lib/content/collections/sla';
import type { Locale } from '@/lib/i18n/locales';
import { PagedTable } from '../../ui/data-table/PagedTable';

interface Props {
  readonly locale: Locale;
  readonly times: readonly ServiceTime[];
}

/** Table of the service-level agreement. */
export async function ServiceTimes({ locale, times }: Props) {
  const t = await getTranslations({ locale });
  return (
    <PagedTable
      locale={locale}
      caption={t('services.sla.caption')}
      captionShown
      compact
      columns={[
        { key: 'number', label: t('services.sla.number'), nowrap: true, later: true },
        { key: 'service', label: t('services.sla.service'), rowHeader: true },
        { key: 'time', label: t('services.sla.time'), nowrap: true },
      ]}
      rows={times.map(({ service, time }, index) => ({
        id: `${index + 1} ${service}`,
        cells: { number: index + 1, service, time },
      }))}
      empty={t('ui.table.empty')}
    />
  );
}
