import { getTranslations } from 'next-intl/server';
import type { YearlyFigures } from '@/lib/content/collections/statistics';
import type { Locale } from '@/lib/i18n/locales';
import { FiguresTable } from './FiguresTable';
import { MeasureChart } from './MeasureChart';
import { MEASURES, measureValues, type YearValue } from './measures';
import radio from '@/components/forms/fields/RadioGroup/RadioGroup.module.css';
import styles from './YearlyChart.module.css';

interface Props {
  readonly locale: Locale;
  /** Oldest year first; not empty. */
  readonly figures: readonly YearlyFigures[];
}

const digits = new Intl.NumberFormat('en');

/** Chart with a choice of measures, and the same figures as a table. */
export async function YearlyChart({ locale, figures }: Props) {
  const t = await getTranslations({ locale, namespace: 'services.statistics' });
  return (
    <section aria-labelledby="chart-title">
      <h2 id="chart-title" className={styles.title}>
        {t('chart')}
      </h2>
      <div className={styles.panel}>
        <fieldset className={styles.measures}>
          <legend>{t('measure')}</legend>
          <div className={styles.choices}>
            {MEASURES.map((measure, index) => (
              <label key={measure} className={styles.choice}>
                <input
                  type="radio"
                  name="measure"
                  value={measure}
                  defaultChecked={index === 0}
                  className={radio.input}
                />
                {t(`measures.${measure}`)}
              </label>
            ))}
          </div>
        </fieldset>
        {MEASURES.map((measure) => {
          const values = measureValues(measure, figures);
          const name = t(`measures.${measure}`);
          const texts = extremes(values);
          const summary = texts.highestYear === texts.lastYear ? 'summaryAtHighest' : 'summary';
          return (
            <figure key={measure} className={styles.figure} data-measure={measure}>
              <MeasureChart
                locale={locale}
                label={t('chartOf', { measure: name, ...span(values) })}
                unit={name}
                values={values}
              />
              <figcaption className={styles.summary}>
                {t(summary, { measure: name, ...texts })}
              </figcaption>
            </figure>
          );
        })}
      </div>
      <details className={styles.table}>
        <summary>{t('table')}</summary>
        <FiguresTable locale={locale} figures={figures} />
      </details>
    </section>
  );
}

function span(values: readonly YearValue[]) {
  return { from: String(values[0]?.year), to: String(values.at(-1)?.year) };
}

/** Parameters of a chart's text alternative. */
function extremes(values: readonly YearValue[]) {
  const first = values[0] ?? { year: 0, value: 0 };
  const last = values.at(-1) ?? first;
  const highest = values.reduce(
    (best, current) => (current.value > best.value ? current : best),
    first,
  );
  return {
    first: digits.format(first.value),
    firstYear: String(first.year),
    last: digits.format(last.value),
    lastYear: String(last.year),
    highest: digits.format(highest.value),
    highestYear: String(highest.year),
  };
}
