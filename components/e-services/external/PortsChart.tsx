import type { CSSProperties, ReactNode } from 'react';
import type { Port } from '@/lib/content/collections/ports';
import type { Locale } from '@/lib/i18n/locales';
import { CHART_HEIGHT, CHART_WIDTH, type Point } from '@/lib/map/projection';
import { ChartSheet } from '@/components/map/ChartSheet/ChartSheet';
import { mapPorts } from '../../map/mapPorts';
import { cx } from '@/components/ui/shared/cx';
import styles from './PortsChart.module.css';

interface Props {
  readonly locale: Locale;
  readonly ports: readonly Port[];
  /** Text alternative of the chart, shown below it where the names do not fit. */
  readonly label: string;
  /** Overlays empty land of the chart; below it on narrow screens. */
  readonly children: ReactNode;
}

/** Left edge of the view in chart units; leaves land for the panel in the south-east. */
const WEST = 20;

/** A chart of the ports with an overlay panel. */
export async function PortsChart({ locale, ports, label, children }: Props) {
  const placed = await mapPorts(locale, ports);
  return (
    <div className={styles.stage}>
      <div className={styles.view} dir="ltr" role="img" aria-label={label}>
        <div className={styles.sheet}>
          <ChartSheet locale={locale} ports={placed} west={WEST} listed />
          {placed.map((port) => (
            <span key={port.slug}>
              <span className={styles.mark} style={chartPosition(port.mark)} />
              <span
                className={cx(styles.name, styles[port.side])}
                style={chartPosition(port.label)}
              >
                {port.name}
              </span>
            </span>
          ))}
        </div>
      </div>
      <p className={styles.caption} aria-hidden="true">
        {label}
      </p>
      <div className={styles.panel}>{children}</div>
    </div>
  );
}

/** Maps are not mirrored in RTL, hence left and top. */
function chartPosition({ x, y }: Point): CSSProperties {
  return {
    left: `${(((x - WEST) / CHART_WIDTH) * 100).toFixed(2)}%`,
    top: `${((y / CHART_HEIGHT) * 100).toFixed(2)}%`,
  };
}
