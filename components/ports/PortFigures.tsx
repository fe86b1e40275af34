import { getTranslations } from 'next-intl/server';
import type { Port } from '@/lib/content/collections/ports';
import { numberIn } from '@/lib/content/values';
import type { Locale } from '@/lib/i18n/locales';
import styles from './PortFigures.module.css';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Area, berths, terminals, capacity. Explicit roles: the layout drops those of a table. */
export async function PortFigures({ locale, port }: { locale: Locale; port: Port }) {
  const t = await getTranslations({ locale, namespace: 'ports' });
  const rows = [
    { label: t('area'), value: port.area, unit: t('squareKilometres') },
    { label: t('berths'), value: port.berths },
    { label: t('terminals'), value: port.terminals },
    {
      label: t('capacity'),
      value: port.capacity,
      unit: t('millionTonnes', { count: numberIn(port.capacity) ?? 0 }),
    },
  ];
  return (
    <table role="table" className={styles.figures}>
      <caption className="visually-hidden">{t('figures', { port: port.name })}</caption>
      <tbody role="rowgroup">
        {rows.map(({ label, value, unit }) => (
          <tr key={label} role="row">
            <th role="rowheader" scope="row">
              {label}
            </th>
            <td role="cell">
              {typeof value === 'number' ? (
                <span className="num">{number.format(value)}</span>
              ) : (
                <span>{value ?? '–'}</span>
              )}
              {typeof value === 'number' && unit ? <small> {unit}</small> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
