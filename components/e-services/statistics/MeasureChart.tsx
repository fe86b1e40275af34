import type { Locale } from '@/lib/i18n/locales';
import styles from './MeasureChart.module.css';
import { axisMarks, type YearValue } from './measures';

interface Props {
  readonly locale: Locale;
  /** Text alternative of the chart. */
  readonly label: string;
  /** Label of the axis with its unit. */
  readonly unit: string;
  /** Oldest year first. */
  readonly values: readonly YearValue[];
}

/** SVG units per year, and the width of its bar. */
const STEP = 10;
const BAR = 6;
const HEIGHT = 100;

/** A bar chart of one measure by year, left to right in both languages. */
export function MeasureChart({ locale, label, unit, values }: Props) {
  const marks = axisMarks(Math.max(...values.map(({ value }) => value)));
  const top = marks.at(-1) ?? 1;
  const width = values.length * STEP;
  const short = new Intl.NumberFormat(`${locale}-u-nu-latn`, { notation: 'compact' });
  const full = new Intl.NumberFormat('en');
  return (
    <div className={styles.chart} dir="ltr" role="img" aria-label={label}>
      <span className={styles.unit} dir="auto">
        {unit}
      </span>
      <div className={styles.marks}>
        {marks.map((mark) => (
          <span key={mark} className="num" dir="auto">
            {short.format(mark)}
          </span>
        ))}
      </div>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {marks.map((mark) => (
          <line
            key={mark}
            className={mark === 0 ? styles.base : styles.line}
            x1={0}
            x2={width}
            y1={barHeight(top - mark, top)}
            y2={barHeight(top - mark, top)}
          />
        ))}
        {values.map(({ year, value }, index) => (
          <rect
            key={year}
            className={styles.bar}
            x={index * STEP + (STEP - BAR) / 2}
            y={barHeight(top - value, top)}
            width={BAR}
            height={barHeight(value, top)}
          >
            <title>{`${year}: ${full.format(value)}`}</title>
          </rect>
        ))}
      </svg>
      <div className={styles.years}>
        {values.map(({ year }) => (
          <span key={year} className="num">
            {year}
          </span>
        ))}
      </div>
    </div>
  );
}

function barHeight(value: number, top: number): number {
  return Math.round((value / top) * HEIGHT * 100) / 100;
}
