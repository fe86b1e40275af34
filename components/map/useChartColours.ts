'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { CHART_COLOURS, type ChartColours } from '@/lib/map/chart-style';

function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** All colours in one string: useSyncExternalStore needs a referentially stable snapshot. */
function readColours(): string {
  const style = getComputedStyle(document.documentElement);
  return CHART_COLOURS.map((name) => style.getPropertyValue(`--chart-${name}`).trim()).join('|');
}

/** The chart's colours in the current theme; undefined on the server. */
export function useChartColours(): ChartColours | undefined {
  const colours = useSyncExternalStore(onThemeChange, readColours, () => '');
  // A stable reference: the map re-renders for every new object.
  return useMemo(() => (colours === '' ? undefined : named(colours.split('|'))), [colours]);
}

function named(values: readonly string[]): ChartColours {
  return Object.fromEntries(
    CHART_COLOURS.map((name, index) => [name, values[index] ?? '']),
  ) as ChartColours;
}
