import { getTranslations } from 'next-intl/server';
import type { YearlyFigures } from '@/lib/content/collections/statistics';
import type { Locale } from '@/lib/i18n/locales';
import { PagedTable } from '../../ui/data-table/PagedTable';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { MEASURES } from './measures';

interface Props {
  readonly locale: Locale;
  readonly figures: readonly YearlyFigures[];
}

const digits = new Intl.NumberFormat('en');

/** The chart's figures as a table. */
export async function FiguresTable({ locale, figures }: Props) {
  const t = await getTranslations({ locale });
  return (
    <PagedTable
      locale={locale}
      caption={t('services.statistics.caption')}
      columns={[
        { key: 'year', label: t('services.statistics.year'), rowHeader: true },
        ...MEASURES.map((measure) => ({
          key: measure,
          label: t(`services.statistics.measures.${measure}`),
          align: 'end' as const,
        })),
      ]}
      rows={figures.map((row) => ({
        id: String(row.year),
        cells: {
          year: String(row.year),
          ...Object.fromEntries(
            MEASURES.map((measure) => [
              measure,
              { content: <LtrText>{digits.format(row[measure])}</LtrText> },
            ]),
          ),
        },
      }))}
      empty={t('ui.table.empty')}
    />
  );
}
