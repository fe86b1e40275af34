'use client';

import type { CSSProperties } from 'react';
import { CHART_HEIGHT, CHART_WIDTH, type Point } from '@/lib/map/projection';
import { cx } from '@/components/ui/shared/cx';
import styles from './ChartPins.module.css';
import { PortChoice } from '../PortChoice';
import type { MapPort } from '../types';

interface Props {
  readonly ports: readonly MapPort[];
  /** Left edge of the chart's view, in chart units. */
  readonly west: number;
  readonly selected: string | undefined;
  readonly onSelect: (slug: string) => void;
}

/**
 * The ports on the drawn chart. The name is the link or button; the mark does the same for a
 * pointer only. On narrow screens, where names do not fit, the list replaces them.
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
              style={placeOf(port.mark, west)}
              onClick={(event) => {
                event.preventDefault();
                onSelect(port.slug);
              }}
            />
            <span className={cx(styles.name, styles[port.side])} style={placeOf(port.label, west)}>
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

/** Geography is not mirrored in right-to-left pages, hence left and top. */
function placeOf({ x, y }: Point, west: number): CSSProperties {
  return {
    left: `${(((x - west) / CHART_WIDTH) * 100).toFixed(2)}%`,
    top: `${((y / CHART_HEIGHT) * 100).toFixed(2)}%`,
  };
}
