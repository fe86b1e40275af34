'use client';

import type { CSSProperties } from 'react';
import { CHART_HEIGHT, CHART_WIDTH, type Point } from '@/lib/map/projection';
import { cx } from '@/components/ui/shared/cx';
import styles from './ChartPins.module.css';
import { PortChoice } from '../PortChoice';
import type { MapPort } from '../types';

interface Props {
  readonly ports: readonly MapPort[];
  /** Left edge of the view in chart units. */
  readonly west: number;
  readonly selected: string | undefined;
  readonly onSelect: (slug: string) => void;
}

/**
 * Ports on the chart. The name is the link or button, the mark a second target for pointers. On narrow
 * screens, where names do not fit, the list replaces them.
 */
export function ChartPins({ ports, west, selected, onSelect }: Props) {
  return (
    <ul className={styles.pins}>
      {ports.map((port) => {
        const active = port.slug === selected;
        return (
          <li key={port.slug} className={cx(active && styles.active)}>
            <a
              href={port.href}
              aria-hidden="true"
              tabIndex={-1}
              className={styles.mark}
              style={chartPosition(port.mark, west)}
              onClick={(event) => {
                event.preventDefault();
                onSelect(port.slug);
              }}
            />
            <span
              className={cx(styles.name, styles[port.side])}
              style={chartPosition(port.label, west)}
            >
              <PortChoice
                port={port}
                selected={active}
                onSelect={onSelect}
                className={styles.choice}
              >
                {port.name}
              </PortChoice>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Maps are not mirrored in RTL, hence left and top. */
function chartPosition({ x, y }: Point, west: number): CSSProperties {
  return {
    left: `${(((x - west) / CHART_WIDTH) * 100).toFixed(2)}%`,
    top: `${((y / CHART_HEIGHT) * 100).toFixed(2)}%`,
  };
}
