import type { Position } from './projection';

/** Zoom of the interactive map (specification §9): 6 at first, 5 on narrow screens, 9 at most. */
export const MAX_ZOOM = 9;
const START_ZOOM = 6;
const NARROW_START_ZOOM = 5;
const NARROW_BELOW = 420;

/** Far enough out for all ports to fit on a telephone. */
export const MIN_ZOOM = 3.5;

/** Zoom that the map starts with, by the window's width in pixels. */
export function startZoom(windowWidth: number): number {
  return windowWidth < NARROW_BELOW ? NARROW_START_ZOOM : START_ZOOM;
}

/**
 * West, south, east, north: the map can't be moved out of these (specification §9). Wide enough
 * to both sides that on a broad screen the view can shift until the list covers no port.
 */
export const REGION: [number, number, number, number] = [26, 12, 62, 32];

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
