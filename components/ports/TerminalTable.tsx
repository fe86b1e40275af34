import { getTranslations } from 'next-intl/server';
import type { Terminal } from '@/lib/content/collections/ports';
import type { Locale } from '@/lib/i18n/locales';
import { BidiText } from '../ui/BidiText/BidiText';
import table from './PortTable.module.css';

interface Props {
  readonly locale: Locale;
  /** Name of the port. */
  readonly port: string;
  readonly terminals: readonly Terminal[];
}

/** Terminals of a port with berths, depth and draught; renders nothing without any. */
export async function TerminalTable({ locale, port, terminals }: Props) {
  if (terminals.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'ports' });
  const caption = t('terminalList', { port });
  return (
    <div className="table-scroll" role="region" tabIndex={0} aria-label={caption}>
      <table className={table.table}>
        <caption>
          <BidiText>{caption}</BidiText>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('terminal')}</th>
            <th scope="col">{t('berths')}</th>
            <th scope="col">{t('depth')}</th>
            <th scope="col">{t('draught')}</th>
          </tr>
        </thead>
        <tbody>
          {terminals.map(({ name, berths, depth, maximumDraught }) => (
            <tr key={name.en}>
              <th scope="row">
                <BidiText>{name[locale]}</BidiText>
              </th>
              <td className="num">{berths}</td>
              <td className="num">{depth ?? '–'}</td>
              <td className="num">{maximumDraught ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
