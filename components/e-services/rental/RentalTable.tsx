import { getTranslations } from 'next-intl/server';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import plainTable from '@/components/ui/shared/plainTable.module.css';
import { cx } from '@/components/ui/shared/cx';
import type { FacilityRental } from '@/lib/content/collections/facility-rentals';
import type { Locale } from '@/lib/i18n/locales';
import styles from './RentalTable.module.css';

interface Props {
  readonly locale: Locale;
  readonly rentals: readonly FacilityRental[];
}

const AMOUNTS = ['near', 'far', 'outside', 'fee'] as const;

const rent = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Yearly rents of each port in SAR per square metre; a table on phones too, to compare ports. */
export async function RentalTable({ locale, rentals }: Props) {
  const t = await getTranslations({ locale });
  const caption = t('services.rental.caption');
  if (rentals.length === 0) return <EmptyState title={t('ui.table.empty')} headingLevel={2} />;
  return (
    <div
      className={cx('table-scroll', styles.frame)}
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table className={cx(plainTable.table, styles.table)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('services.rental.port')}</th>
            {AMOUNTS.map((key) => (
              <th key={key} scope="col">
                {t(`services.rental.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rentals.map((rental) => (
            <tr key={rental.port}>
              <th scope="row">
                <BidiText>{rental.port}</BidiText>
              </th>
              {AMOUNTS.map((key) => {
                const amount = rental[key];
                return (
                  <td key={key}>
                    {typeof amount === 'number' ? <LtrText>{rent.format(amount)}</LtrText> : amount}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
