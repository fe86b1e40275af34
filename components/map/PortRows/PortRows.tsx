'use client';

import { PortChoice } from '../PortChoice';
import styles from './PortRows.module.css';
import type { MapPort } from '../types';

interface Props {
  readonly ports: readonly MapPort[];
  readonly selected: string | undefined;
  readonly onSelect: (slug: string) => void;
}

/** List of ports, synchronised with the markers of the map. */
export function PortRows({ ports, selected, onSelect }: Props) {
  return (
    <ul className={styles.rows}>
      {ports.map((port) => (
        <li key={port.slug}>
          <PortChoice
            port={port}
            selected={port.slug === selected}
            onSelect={onSelect}
            className={port.slug === selected ? styles.selected : styles.row}
          >
            <span>{port.name}</span>
            <span className={styles.berths}>{port.berthCount}</span>
          </PortChoice>
        </li>
      ))}
    </ul>
  );
}
