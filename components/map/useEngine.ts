'use client';

import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { prefersLessData } from '../ui/shared/connection';
import type { EngineProps } from './engines/engine';

type EngineName = 'maplibre' | 'mapbox';

/** Component and library are loaded together, so that a press shows the map at once. */
const load = {
  maplibre: async () => {
    // oxlint-disable-next-line no-restricted-imports -- on demand
    const library = import('maplibre-gl');
    // oxlint-disable-next-line no-restricted-imports -- on demand
    const { MaplibreEngine } = await import('./engines/MaplibreEngine');
    await library;
    return MaplibreEngine;
  },
  mapbox: async () => {
    // oxlint-disable-next-line no-restricted-imports -- on demand
    const library = import('mapbox-gl');
    // oxlint-disable-next-line no-restricted-imports -- on demand
    const { MapboxEngine } = await import('./engines/MapboxEngine');
    await library;
    return MapboxEngine;
  },
} satisfies Record<EngineName, () => Promise<ComponentType<EngineProps>>>;

interface EngineState {
  /** The interactive map's component; undefined until loaded. */
  readonly Engine: ComponentType<EngineProps> | undefined;
  /** Returns to the static chart permanently. */
  readonly giveUp: () => void;
  /** Defined while loading waits for the visitor. */
  readonly start: (() => void) | undefined;
  readonly starting: boolean;
}

/**
 * Lazy-loads the interactive map when the chart scrolls into view. Mapbox waits for a press, because it
 * discloses the visit to a third party; MapLibre waits too on slow connections and with Save-Data.
 */
export function useEngine(chart: RefObject<HTMLElement | null>, name: EngineName): EngineState {
  const [Engine, setEngine] = useState<ComponentType<EngineProps>>();
  const [isRequested, setRequested] = useState(false);
  const [failed, setFailed] = useState(false);
  // Evaluated once: a map that is already shown stays.
  const [savesData] = useState(prefersLessData);
  const seen = useSeen(chart);
  const offered = seen && !failed && canDrawMaps();
  const wanted = offered && (isRequested || (name === 'maplibre' && !savesData));

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    load[name]().then(
      (component) => current && setEngine(() => component),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [wanted, name]);

  return {
    Engine: failed ? undefined : Engine,
    giveUp: () => setFailed(true),
    start: offered && !wanted ? () => setRequested(true) : undefined,
    starting: isRequested && !failed && Engine === undefined,
  };
}

/** True once the element has been in view. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen, element]);
  return seen;
}

let drawsMaps: boolean | undefined;

function canDrawMaps(): boolean {
  drawsMaps ??= document.createElement('canvas').getContext('webgl2') !== null;
  return drawsMaps;
}
