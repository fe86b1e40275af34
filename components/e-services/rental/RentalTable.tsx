import { getTranslations } from 'next-intl/server';
import type { FacilityRental } from '@/lib/content/collections/facility-rentals';
import type { Figure } from '@/lib/content/values';
import type { Locale } from '@/lib/i18n/locales';
import { PagedTable } from '../../ui/data-table/PagedTable';
import type { DataCell, DataRow } from '../../ui/data-table/types';
import { LtrText } from '@/components/ui/LtrText/LtrText';

interface Props {
  readonly locale: Locale;
  readonly rentals: readonly FacilityRental[];
}

const rent = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Yearly rents of each port in SAR per square metre. */
export async function RentalTable({ locale, rentals }: Props) {
  const t = await getTranslations({ locale });
  const amount = (value: Figure | null): DataCell =>
    typeof value === 'number'
      ? { content: <LtrText>{rent.format(value)}</LtrText> }
      : (value ?? '');
  return (
    <PagedTable
      locale={locale}
      caption={t('services.rental.caption')}
      captionShown
      compact
      columns={[
        { key: 'port', label: t('services.rental.port'), rowHeader: true },
        { key: 'near', label: t('services.rental.near'), align: 'end' },
        { key: 'far', label: t('services.rental.far'), align: 'end' },
        { key: 'outside', label: t('services.rental.outside'), align: 'end' },
        { key: 'fee', label: t('services.rental.fee'), align: 'end' },
      ]}
      rows={rentals.map((rental): DataRow => ({
        id: rental.port,
        cells: {
          port: rental.port,
          near: amount(rental.near),
          far: amount(rental.far),
          outside: amount(rental.outside),
          fee: amount(rental.fee),
        },
      }))}
      empty={t('ui.table.empty')}
    />
  );
}
