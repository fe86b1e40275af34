'use client';

import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { pixelsFromEquator } from '@/lib/map/projection';
import { spaceOut } from '@/lib/map/spacing';
import { cx } from '@/components/ui/shared/cx';
import type { MapPort } from '../types';
import styles from './EnginePins.module.css';

/** Minimum distance between two ports' targets, in pixels. */
const TARGET = 28;

type Marker = ComponentType<{
  longitude: number;
  latitude: number;
  offset: [number, number];
  children: ReactNode;
}>;

interface Props {
  /** The marker component of the map library. */
  readonly Marker: Marker;
  readonly ports: readonly MapPort[];
  readonly selected: string | undefined;
  readonly zoom: number;
  readonly onSelect: (slug: string) => void;
  /** A port that may be out of view has received keyboard focus. */
  readonly onReach: (slug: string) => void;
}

/** Markers of the ports as buttons; overlapping ones are spread apart. */
export function EnginePins({ Marker, ports, selected, zoom, onSelect, onReach }: Props) {
  const pins = useRef(new Map<string, HTMLElement>());
  const offsets = offsetsAt(ports, zoom);

  useEffect(() => {
    // The libraries put an image or button role on each marker's wrapper, around our own button.
    for (const pin of pins.current.values()) {
      for (const name of ['role', 'aria-label', 'tabindex'])
        pin.parentElement?.removeAttribute(name);
    }
  });

  return ports.map((port, index) => (
    <Marker
      key={port.slug}
      longitude={port.longitude}
      latitude={port.latitude}
      offset={[0, offsets[index] ?? 0]}
    >
      <button
        ref={(pin) => {
          if (pin) pins.current.set(port.slug, pin);
          else pins.current.delete(port.slug);
        }}
        type="button"
        data-port={port.slug}
        aria-pressed={port.slug === selected}
        className={cx(styles.pin, styles[port.side], port.slug === selected && styles.active)}
        onClick={() => onSelect(port.slug)}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) onReach(port.slug);
        }}
      >
        <span className={styles.mark} />
        <span className={styles.name}>{port.name}</span>
      </button>
    </Marker>
  ));
}

/** Vertical offset of each mark in pixels, so that targets on one coast do not overlap. */
function offsetsAt(ports: readonly MapPort[], zoom: number): number[] {
  const offsets = ports.map(() => 0);
  for (const side of ['west', 'east'] as const) {
    const indexes = ports.flatMap((port, index) => (port.side === side ? [index] : []));
    const heights = indexes.map((index) => pixelsFromEquator(ports[index]?.latitude ?? 0, zoom));
    spaceOut(heights, TARGET).forEach((height, place) => {
      offsets[indexes[place] ?? 0] = Math.round(height - (heights[place] ?? 0));
    });
  }
  return offsets;
}
