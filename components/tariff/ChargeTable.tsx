import type { ReactNode } from 'react';
import plainTable from '@/components/ui/shared/plainTable.module.css';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { formatAmount } from './formatAmount';
import styles from './TariffView.module.css';

interface ChargeRow {
  readonly service: string;
  /** Unit or formula. */
  readonly detail: ReactNode;
  /** In riyals. */
  readonly amount: number;
}

interface Props {
  readonly caption: ReactNode;
  /** Headings of the services and the amounts. */
  readonly columns: readonly [string, string];
  readonly rows: readonly ChargeRow[];
  readonly total?: { readonly label: string; readonly amount: number };
}

export function ChargeTable({ caption, columns: [service, amounts], rows, total }: Props) {
  return (
    <table className={plainTable.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{service}</th>
          <th scope="col" className={styles.amount}>
            {amounts}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.service}>
            <th scope="row">
              <span>{row.service}</span>
              <span className={styles.detail}>{row.detail}</span>
            </th>
            <td className={styles.amount}>
              <LtrText>{formatAmount(row.amount)}</LtrText>
            </td>
          </tr>
        ))}
      </tbody>
      {total ? (
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td className={styles.amount}>
              <strong>
                <LtrText>{formatAmount(total.amount)}</LtrText>
              </strong>
            </td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
