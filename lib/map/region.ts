import type { Position } from './projection';

/**
 * Levels of the interactive map (specification §9): 6 at first, 5 on narrow screens, 9 at most.
 * They count as web maps do, whose world is 256 pixels wide at level 0: so the first view is the
 * drawn chart's, and all ports are in it.
 */
export const MAX_ZOOM = 9;
const START_ZOOM = 6;
const NARROW_START_ZOOM = 5;
const NARROW_BELOW = 420;

/** Far enough out for all ports to fit on a telephone. */
export const MIN_ZOOM = 4.5;

/** A port that is chosen from afar is shown at least this near. */
export const PORT_ZOOM = 7;

/** A level as the map libraries count it, whose world is 512 pixels wide at zoom 0. */
export function libraryZoom(level: number): number {
  return level - 1;
}

/** Level that the map starts with, by the window's width in pixels. */
export function startZoom(windowWidth: number): number {
  return windowWidth < NARROW_BELOW ? NARROW_START_ZOOM : START_ZOOM;
}

/**
 * West, south, east, north: the map can't be moved out of these (specification §9). Wide enough
 * for the first view on a broad screen, shifted until the list covers no port.
 */
export const REGION: [number, number, number, number] = [17, 10, 68, 34];

/** West, south, east, north of the smallest frame around some positions; undefined for none. */
export function frameOf(
  positions: readonly Position[],
): [number, number, number, number] | undefined {
  if (positions.length === 0) return undefined;
  const longitudes = positions.map(({ longitude }) => longitude);
  const latitudes = positions.map(({ latitude }) => latitude);
  return [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ];
}

/** Meridian between the two coasts. */
const DIVIDE = 45;

/** The sea a port lies on, by its longitude. */
export function seaOf({ longitude }: Position): 'redSea' | 'gulf' {
  return longitude < DIVIDE ? 'redSea' : 'gulf';
}
